import { tableFormat } from '../../csv.ts';

export const csvManabox = tableFormat({
  title: 'ManaBox CSV',
  columns: [
    ['Binder Name', 'binder'],
    ['Binder Type', 'binderType'],
    ['Name', 'name'],
    ['Set code', 'set'],
    ['Set name', 'setName'],
    ['Collector number', 'number'],
    ['Foil', 'foil'],
    ['Rarity', 'rarity'],
    ['Quantity', 'count'],
    ['ManaBox ID', 'ManaBox ID'],
    ['Scryfall ID', 'scryfallId'],
    ['Purchase price', 'price'],
    ['Misprint', 'misprint'],
    ['Altered', 'altered'],
    ['Condition', 'condition'],
    ['Language', 'language'],
    ['Purchase price currency', 'currency'],
  ],
  foil: { no: 'normal', foil: 'foil', etched: 'etched' },
});
