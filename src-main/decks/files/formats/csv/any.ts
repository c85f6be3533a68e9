/** A table of no program that is known here, with headers that can be understood. */
import { tableFormat } from '../../csv.ts';

export const csvAny = tableFormat({
  title: 'CSV',
  columns: [
    ['Count', 'count'],
    ['Name', 'name'],
    ['Set', 'set'],
    ['Collector Number', 'number'],
    ['Foil', 'foil'],
    ['Zone', 'zone'],
  ],
  zones: ['main', 'side', 'maybe', 'tokens'],
});
