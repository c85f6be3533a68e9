import { filled, line, pierced, type IconDrawing } from './drawing.ts';

export const TABLE_ICONS = [
  'tap',
  'sick',
  'target',
  'noTarget',
  'dying',
  'steal',
  'poison',
  'grave',
  'wand',
  'lock',
] as const;
type TableIcon = (typeof TABLE_ICONS)[number];

export const table: Record<TableIcon, IconDrawing> = {
  tap: [
    filled('M2.4 13.2h14.2v8.4H2.4z'),
    line(2.5, 'M7.2 4.2c5.8-1 11 2.4 12.2 7.4'),
    filled('m23 9-3.2 6.2-4.6-4.6z'),
  ],
  sick: [
    pierced(
      'M5 1.6h14v2.6h-1.6c0 4-1.6 6-3.6 7.8 2 1.8 3.6 3.8 3.6 7.8H19v2.6H5v-2.6h1.6c0-4 1.6-6 3.6-7.8-2-1.8-3.6-3.8-3.6-7.8H5zM12 13.4c-2 1.4-3 3-3.2 5.4h6.4c-.2-2.4-1.2-4-3.2-5.4z',
    ),
  ],
  target: [
    line(2.2, 'M12 4.8a7.2 7.2 0 1 0 .02 0z'),
    line(2.2, 'M12 1v6.4M12 16.6V23M1 12h6.4M16.6 12H23'),
    filled('M12 10.2a1.8 1.8 0 1 0 .02 0z'),
  ],
  noTarget: [line(2.8, 'M12 3a9 9 0 1 0 .02 0z'), line(2.8, 'M5.6 18.4 18.4 5.6')],
  dying: [
    filled('M11 6.4C7.2 1.6 1.6 3.6 1.6 8.4c0 4 3.4 7.8 9.6 12.4l1.4-4.4-3.4-2.8 3-3.2z'),
    filled('M13.2 6.4C17 1.6 22.4 3.6 22.4 8.4c0 4-3.2 7.8-9 12.2l1.4-4.8-3.2-2.4 3.2-3.4z'),
  ],
  steal: [
    line(3, 'M3.6 15.6C4 7.6 11 4.4 17 7.4'),
    filled('m22.2 10.4-8.4.6 4-7.2z'),
    line(2.6, 'M8 20.6h12'),
  ],
  poison: [
    pierced(
      'M12 1.6c4.4 6 7.2 9.4 7.2 13.4a7.2 7.2 0 0 1-14.4 0c0-4 2.8-7.4 7.2-13.4zM9.2 13a1.6 1.8 0 1 0 .02 0zM14.8 13a1.6 1.8 0 1 0 .02 0zM10.6 18.8h2.8l-1.4-2z',
    ),
  ],
  grave: [pierced('M5 21.6V9.4a7 7 0 0 1 14 0v12.2zM10.9 7.4v2.4H8.6v2.2h2.3v5.6h2.2V12h2.3V9.8h-2.3V7.4z')],
  lock: [
    line(2.6, 'M7.2 11V7.6a4.8 4.8 0 0 1 9.6 0V11'),
    pierced('M4.4 10.6h15.2v11H4.4zM12 13.6a1.9 1.9 0 0 1 1 3.5v2.1h-2v-2.1a1.9 1.9 0 0 1 1-3.5z'),
  ],
  wand: [
    line(3, 'M4 20 15.6 8.4'),
    filled('m18 1.6 1.3 3.3 3.3 1.3-3.3 1.3L18 10.8l-1.3-3.3-3.3-1.3 3.3-1.3z'),
  ],
};
