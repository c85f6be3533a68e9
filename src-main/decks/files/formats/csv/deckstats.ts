import { tableFormat } from '../../csv.ts';

export const csvDeckstats = tableFormat({
  title: 'deckstats CSV',
  columns: [
    ['amount', 'count'],
    ['card_name', 'name'],
    ['is_foil', 'foil'],
    ['is_pinned', 'is_pinned'],
    ['is_signed', 'signed'],
    ['set_id', 'set_id'],
    ['set_code', 'set'],
    ['collector_number', 'number'],
    ['language', 'language'],
    ['condition', 'condition'],
    ['comment', 'comment'],
    ['added', 'added'],
    ['is_commander', 'in:commander'],
    ['is_sideboard', 'in:side'],
    ['is_maybeboard', 'in:maybe'],
  ],
  foil: { no: '0', foil: '1', etched: '1' },
  zones: ['main', 'side', 'maybe', 'commander'],
  flag: ['1', '0'],
});
