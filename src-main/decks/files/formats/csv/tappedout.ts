import { tableFormat } from '../../csv.ts';

export const csvTappedout = tableFormat({
  title: 'TappedOut deck CSV',
  columns: [
    ['Board', 'zone'],
    ['Qty', 'count'],
    ['Name', 'name'],
    ['Printing', 'set'],
    ['Foil', 'foil'],
    ['Alter', 'altered'],
    ['Signed', 'signed'],
    ['Condition', 'condition'],
    ['Language', 'language'],
    ['Commander', 'in:commander'],
  ],
  zones: ['main', 'side', 'maybe', 'acquire', 'commander'],
  flag: ['True', ''],
});
