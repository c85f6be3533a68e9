import { tableFormat } from '../../csv.ts';

export const csvTappedoutInventory = tableFormat({
  title: 'TappedOut inventory CSV',
  columns: [
    ['Qty', 'count'],
    ['Name', 'name'],
    ['Set', 'set'],
    ['Set Number', 'number'],
    ['Foil', 'foil'],
    ['Alter', 'altered'],
    ['Signed', 'signed'],
    ['Condition', 'condition'],
    ['Languange', 'language'],
    ['Proxy', 'proxy'],
  ],
  foil: { no: '-', foil: 'foil', etched: 'foil' },
});
