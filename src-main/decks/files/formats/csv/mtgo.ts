import { tableFormat } from '../../csv.ts';

export const csvMtgo = tableFormat({
  title: 'Magic Online CSV',
  columns: [
    ['Card Name', 'name'],
    ['Quantity', 'count'],
    ['ID #', 'CatID'],
    ['Rarity', 'rarity'],
    ['Set', 'set'],
    ['Collector #', 'number'],
    ['Premium', 'foil'],
    ['Sideboarded', 'in:side'],
    ['Annotation', 'annotation'],
  ],
  quotes: 'names',
  foil: { no: 'No', foil: 'Yes', etched: 'Yes' },
  zones: ['main', 'side'],
});
