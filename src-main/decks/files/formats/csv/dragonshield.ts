import { tableFormat } from '../../csv.ts';

export const csvDragonshield = tableFormat({
  title: 'Dragon Shield CSV',
  columns: [
    ['Folder Name', 'binder'],
    ['Quantity', 'count'],
    ['Trade Quantity', 'tradelist'],
    ['Card Name', 'name'],
    ['Set Code', 'set'],
    ['Set Name', 'setName'],
    ['Card Number', 'number'],
    ['Condition', 'condition'],
    ['Printing', 'foil'],
    ['Language', 'language'],
    ['Price Bought', 'price'],
    ['Date Bought', 'Date Bought'],
    ['LOW', 'LOW'],
    ['MID', 'MID'],
    ['MARKET', 'MARKET'],
  ],
  foil: { no: 'Normal', foil: 'Foil', etched: 'Etched' },
  firstLine: '"sep=,"',
});
