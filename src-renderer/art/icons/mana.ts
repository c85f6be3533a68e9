import { COLOURS } from '../../../src-shared/duel/words.ts';
import { filled, lens, line, pierced, type IconDrawing } from './drawing.ts';

export const MANA_ICONS = [...COLOURS, 'colourless'] as const;
export type ManaIcon = (typeof MANA_ICONS)[number];

const ear = [
  lens(12, 5.2, 7.6, 3.1, 90),
  lens(8.1, 9.6, 6.6, 2.8, 52),
  lens(15.9, 9.6, 6.6, 2.8, 128),
  lens(7.9, 14, 6.6, 2.8, 52),
  lens(16.1, 14, 6.6, 2.8, 128),
].join('');

const upperWings =
  'M11.2 12.6C6.6 13.2 2 10.2 1.8 4.4 5.8 2.6 10.4 5.2 11.6 9l.4-1.6.4 1.6c1.2-3.8 5.8-6.4 9.8-4.6-.2 5.8-4.8 8.8-9.4 8.2l-.2 1z';
const eyeSpots = 'M6.1 6.4a1.5 1.5 0 1 0 .02 0zM17.9 6.4a1.5 1.5 0 1 0 .02 0z';

export const mana: Record<ManaIcon, IconDrawing> = {
  white: [filled(ear), line(1.7, 'M12 8v14')],
  blue: [
    line(2.2, 'M2.6 18.4c2.6 2.2 5.2 2.2 7.6.2s4.8-2 7.2 0 3 1.6 4 1'),
    line(
      2.5,
      'M3.4 14.6C3.6 8.4 8 3.8 13.6 3.8c4.6 0 7.4 3 7.2 6.4-.2 3-2.4 4.8-4.9 4.7-2.2-.1-3.6-1.6-3.4-3.4.2-1.4 1.4-2.2 2.6-1.9',
    ),
  ],
  black: [
    pierced(upperWings + eyeSpots),
    filled(
      'M11.3 13.8c-3.6 0-6.2 2.4-5.6 7.4 3.4.2 5.2-2 5.8-4.8l.5 3.2.5-3.2c.6 2.8 2.4 5 5.8 4.8.6-5-2-7.4-5.6-7.4z',
    ),
    line(1.1, 'M11.4 7.4C11 5.4 10 3.6 8.6 2.6M12.6 7.4c.4-2 1.4-3.8 2.8-4.8'),
  ],
  red: [
    filled('M11.3 3.2 1.4 20.4h9.6l1.5-4.6-2.9-2.7 2.4-4z'),
    filled('m12.9 3.9 1.7 5.4-2.2 3.4 3 2.6-1.9 5.1h9.1z'),
  ],
  green: [
    pierced(
      'M20.8 2.8C10.6 2.2 3.4 7 3.4 14.2c0 1.6.4 3 1 4L2.6 21l1.6 1 1.9-2.4c1.2.6 2.6.9 4 .7 7.6-.8 11.4-8 10.7-17.5zM6.6 16.7 15.8 8l-.8-.9-9.4 8.3z',
    ),
  ],
  // The books write mana without a colour as a number, and have no sign of its own for it.
  colourless: [line(2.6, 'M8.4 8.2 12.6 5v14'), line(2.4, 'M8.2 19h8.6')],
};
