/** Cardmarket's list has the numbers of its shop in place of names. */
import { find } from '../../draft.ts';
import type { FileFormat } from '../../format.ts';

export const csvCardmarket: FileFormat = {
  title: 'Cardmarket CSV',
  endings: ['csv'],
  read: ({ draft }) => find(draft, 'noNames', 1, 'This list of Cardmarket'),
  holds: { zones: [], heads: [] },
};
