import { filled, line, pierced, type IconDrawing } from './drawing.ts';

/** Called as the keywords that they stand for. */
export const ABILITY_ICONS = [
  'banding',
  'deathtouch',
  'defender',
  'doubleStrike',
  'fear',
  'firstStrike',
  'flash',
  'flying',
  'haste',
  'lifelink',
  'reach',
  'shroud',
  'trample',
  'vigilance',
] as const;
export type AbilityIcon = (typeof ABILITY_ICONS)[number];

export const abilities: Record<AbilityIcon, IconDrawing> = {
  banding: [line(2.6, 'M8.4 6.6a5.4 5.4 0 1 0 .02 0z'), line(2.6, 'M15.6 6.6a5.4 5.4 0 1 0 .02 0z')],
  deathtouch: [
    filled('M4 2.4c5.6-.6 10.6-.6 16 0-.2 6.4-2.4 10.4-6.4 13-3.4-1.2-8-5.2-9.6-13z'),
    filled('M14.4 16.6c2.4 2.6 2 5.2 0 5.2s-2.4-2.6 0-5.2z'),
  ],
  defender: [filled('M3 2.8h4v3h3v-3h4v3h3v-3h4v6.4l-2.4 2v10.4H5.4V11.2L3 9.2z')],
  doubleStrike: [
    filled('M21.4 2.6 20 7 8 18.6 5.4 16 17 4z'),
    filled('M2.6 2.6 4 7l12 11.6 2.6-2.6L7 4z'),
    line(2.2, 'm2.6 16.2 5.2 5.2M21.4 16.2l-5.2 5.2'),
  ],
  fear: [
    pierced(
      'M2.4 5c6-2.4 13.2-2.4 19.2 0 .6 8.6-2.8 15-9.6 17.6C5.2 20 1.8 13.6 2.4 5zM5.4 9.6c1 3 3.2 3.8 5.4 3-.4-2.4-2.6-3.6-5.4-3zM18.6 9.6c-2.8-.6-5 .6-5.4 3 2.2.8 4.4 0 5.4-3zM8.4 17.4c2.2 1.4 5 1.4 7.2 0-2.2-1.8-5-1.8-7.2 0z',
    ),
  ],
  firstStrike: [
    filled('M21.6 2.4 19.4 9 9.8 18.4 5.6 14.2 15 4.6z'),
    line(2.4, 'm3.4 15.4 5.2 5.2M2.4 21.6l3-3'),
    line(1.8, 'M3 9.6 7.6 5M3 4.6 5.6 2'),
  ],
  flash: [filled('M14 1.6 3.6 13.6h6.6L8.4 22.4 20 9.6h-7z')],
  flying: [
    filled(
      'M2.6 6.4C9.6 1.6 18 2.4 22 8.6c-2.8-.6-4.8-.6-6.2-.1 2 .6 3.6 1.6 4.2 3.6-2.6-.9-4.6-.9-6-.3 1.5.7 2.5 1.8 2.6 3.6-1.9-.8-3.4-.8-4.6-.2 1 .8 1.5 1.8 1.2 3.4C7 18.6 2.6 13.4 2.6 6.4z',
    ),
  ],
  haste: [
    filled('M10.6 3.4 22 12l-11.4 8.6 2.8-7H8.6v-3.2h4.8z'),
    line(2, 'M1.8 7.6h5.4M1.8 12h3.6M1.8 16.4h5.4'),
  ],
  lifelink: [
    pierced(
      'M12 21.6C5 16.6 1.4 12.6 1.4 8.2 1.4 3 8.4 1.4 12 6.4c3.6-5 10.6-3.4 10.6 1.8 0 4.4-3.6 8.4-10.6 13.4zM10.7 8.4v2.6H8.1v2.6h2.6v2.6h2.6v-2.6h2.6V11h-2.6V8.4z',
    ),
  ],
  reach: [
    line(2.3, 'M5 2.4c9 3.2 9 16 0 19.2'),
    line(1.6, 'M5 2.4v19.2'),
    line(2, 'M2 12h17'),
    filled('m23 12-6.4-3.6v7.2z'),
  ],
  shroud: [
    pierced(
      'M12 1.6c5.4 1.6 8 6 8.2 20.4-1.6-1.6-2.6-1.6-4.1 0-1.5-1.6-2.6-1.6-4.1 0-1.5-1.6-2.6-1.6-4.1 0-1.5-1.6-2.5-1.6-4.1 0C4 7.6 6.6 3.2 12 1.6zM12 7a4 5 0 1 0 .02 0z',
    ),
  ],
  trample: [
    filled(
      'M11.2 2.4C5.4 3.6 2.8 9.6 3.6 18.4c.2 2.2 1.4 3.2 3.2 3.2 3 0 4.4-1.6 4.4-4.4zM12.8 2.4c5.8 1.2 8.4 7.2 7.6 16-.2 2.2-1.4 3.2-3.2 3.2-3 0-4.4-1.6-4.4-4.4z',
    ),
  ],
  vigilance: [
    pierced(
      'M12 7c5 0 8.6 3 10.4 6-1.8 3-5.4 6-10.4 6S3.4 16 1.6 13C3.4 10 7 7 12 7zM12 9.4a3.6 3.6 0 1 0 .02 0z',
    ),
    line(1.9, 'M12 1.8v2.4M5.4 3.4l1.4 2.2M18.6 3.4l-1.4 2.2'),
  ],
};
