import { tableFormat } from '../../csv.ts';

export const csvTcgplayer = tableFormat({
  title: 'TCGplayer CSV',
  columns: [
    ['Quantity', 'count'],
    ['Name', 'name'],
    ['Simple Name', 'simpleName'],
    ['Set', 'setName'],
    ['Card Number', 'number'],
    ['Set Code', 'set'],
    ['Printing', 'foil'],
    ['Condition', 'condition'],
    ['Language', 'language'],
    ['Rarity', 'rarity'],
    ['Product ID', 'Product ID'],
    ['SKU', 'SKU'],
  ],
  foil: { no: 'Normal', foil: 'Foil', etched: 'Foil' },
});
