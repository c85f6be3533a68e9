import { tableFormat } from '../../csv.ts';

export const csvGoldfish = tableFormat({
  title: 'MTGGoldfish CSV',
  columns: [
    ['Card', 'name'],
    ['Set ID', 'set'],
    ['Set Name', 'setName'],
    ['Quantity', 'count'],
    ['Foil', 'foil'],
    ['Variation', 'variant'],
    ['Collector Number', 'number'],
    ['Scryfall ID', 'scryfallId'],
  ],
  foil: { no: 'regular', foil: 'foil', etched: 'foil' },
});
