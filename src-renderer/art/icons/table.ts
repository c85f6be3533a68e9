import { filled, line, type IconDrawing } from './drawing.ts';

export const TABLE_ICONS = ['tap'] as const;
export type TableIcon = (typeof TABLE_ICONS)[number];

export const table: Record<TableIcon, IconDrawing> = {
  tap: [
    filled('M2.4 13.2h14.2v8.4H2.4z'),
    line(2.5, 'M7.2 4.2c5.8-1 11 2.4 12.2 7.4'),
    filled('m23 9-3.2 6.2-4.6-4.6z'),
  ],
};
