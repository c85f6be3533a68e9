import { tableFormat } from '../../csv.ts';

export const csvArchidekt = tableFormat({
  title: 'Archidekt CSV',
  columns: [
    ['Quantity', 'count'],
    ['Name', 'name'],
    ['Finish', 'foil'],
    ['Condition', 'condition'],
    ['Date Added', 'Date Added'],
    ['Language', 'language'],
    ['Purchase Price', 'price'],
    ['Tags', 'tags'],
    ['Edition Name', 'setName'],
    ['Edition Code', 'set'],
    ['Multiverse Id', 'Multiverse Id'],
    ['Scryfall ID', 'scryfallId'],
    ['Collector Number', 'number'],
  ],
  foil: { no: 'Normal', foil: 'Foil', etched: 'Etched' },
  lowerCaseSets: true,
});
