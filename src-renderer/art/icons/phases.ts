import { filled, line, pierced, type IconDrawing } from './drawing.ts';

/** Called as the steps that they stand for; `combat` stands for all steps of combat. */
export const PHASE_ICONS = [
  'untap',
  'upkeep',
  'draw',
  'main1',
  'combat',
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
  'firstStrikeDamage',
  'combatDamage',
  'endCombat',
  'main2',
  'discard',
  'end',
  'cleanup',
] as const;
export type PhaseIcon = (typeof PHASE_ICONS)[number];

const BLADE = 'M20.8 2.2 19 8.4 10.2 17l-3.2-3.2L15.6 5z';
const HILT = 'm4.4 12.4 7.2 7.2-1.5 1.5-2.6-1.6-2.6 2.7c-1.6 1.4-3.9-.9-2.5-2.5l2.6-2.6-1.9-3z';
const SHIELD = 'M12 1.8 21 4.6v6.2c0 5.6-3.6 9.4-9 11.6-5.4-2.2-9-6-9-11.6V4.6z';

export const phases: Record<PhaseIcon, IconDrawing> = {
  untap: [
    filled(
      'M3 21.8c.2-3.6-.6-6 .4-8.4.5-1 2-.9 2.2.3l.4 2.1L5.4 9.6c-.1-1.5 1.9-1.9 2.3-.4l1.2 5.4.2-6.8c0-1.5 2.1-1.5 2.2 0l.3 6.8 1.3-5.2c.4-1.4 2.3-1 2.1.5l-.9 6c.8-1 2.4-.6 2.2.8-.3 2.5-1.7 3.5-2.5 5.1z',
    ),
    line(2, 'M12 3.6c4.6-1.8 9 .6 9.6 5'),
    filled('m24 7.4-2.6 4.8-3.6-4z'),
  ],
  upkeep: [
    filled(
      'M2 13.6h6.2v-1.8H22c-.6 3-3.2 4.6-6.8 4.8v2.2l3.2 1.6v1.6H7.6v-1.6l3-1.6v-2.2C6 16.6 3 15.6 2 13.6z',
    ),
    filled('m12.6 1.4 5.8 4.8-2.5 3-5.8-4.8z'),
    line(2.2, 'M12.6 6.6 8 10'),
  ],
  draw: [
    filled(
      'M1.6 14.2 6 13c2.2-1.6 4.2-1.4 6.2-.2l4 .2c1.8.2 1.7 2.4 0 2.5l-4.4.1h5l3.4-2.9c1.3-1 2.7.5 1.7 1.7l-4.5 4.7c-1 1-1.9 1.4-3.2 1.4H7.6l-6 1.3z',
    ),
    filled('m11.4 1.4 6.6 2.2-2.6 7.6-6.6-2.2z'),
  ],
  main1: [filled('M15.6 2.4a9.8 9.8 0 1 0 5.6 14.4A8.4 8.4 0 0 1 15.6 2.4z')],
  combat: [
    pierced(
      'M12 1.8 21 4.6v6.2c0 5.6-3.6 9.4-9 11.6-5.4-2.2-9-6-9-11.6V4.6zM12 3.8 4.8 6v4.8c0 4.6 2.8 7.6 7.2 9.5 4.4-1.9 7.2-4.9 7.2-9.5V6z',
    ),
    filled('m12 4.6 1.5 2v7.2h2.3v1.7h-2.9v3.3h-1.8v-3.3H8.2v-1.7h2.3V6.6z'),
  ],
  beginCombat: [
    filled(
      'M1.6 6.8c.6-1.6 2.4-2 3.4-.8C6.8 11 11 13.2 15.8 12.2L22.6 7v14.2L16.4 18C9.2 19.6 3.2 15 1.6 6.8z',
    ),
    line(1.7, 'M8 3.2 6.4 1M12 3.8V1M15.8 5l1.6-2.4'),
  ],
  declareAttackers: [filled(BLADE), filled(HILT)],
  declareBlockers: [filled(SHIELD)],
  firstStrikeDamage: [
    filled(
      'M11 2.2 3 4.7v6.1c0 5.2 3 8.8 7.8 11.1l1.8-6-3.2-2.4 2.8-4.7zM13.4 2.4 21 4.7v6.1c0 5-2.8 8.5-7.4 10.8l2-6.5-3.4-2.4 2.6-4.6z',
    ),
  ],
  combatDamage: [
    line(1.6, 'M12 3.8 19.2 6v4.8c0 4.6-2.8 7.6-7.2 9.5-4.4-1.9-7.2-4.9-7.2-9.5V6z'),
    filled('M23 1 21.6 6 8.4 18.6l-2.6-2.6L19 2.4z'),
    filled('m3.6 14.6 5.8 5.8-1.3 1.3-2-1.1-2 2c-1.3 1.1-3-.6-1.9-1.9l2-2-1.3-2.4z'),
  ],
  endCombat: [line(2.2, 'M5 1.8v20.4'), filled('M6.4 10.2c4-2 7.4 2 13.4 0v9.2c-6 2-9.4-2-13.4 0z')],
  main2: [filled('M8.4 2.4a9.8 9.8 0 1 1-5.6 14.4A8.4 8.4 0 0 0 8.4 2.4z')],
  discard: [
    filled(
      'M1.6 9.8 6 11c2.2 1.6 4.2 1.4 6.2.2l4-.2c1.8-.2 1.7-2.4 0-2.5l-4.4-.1h5l3.4 2.9c1.3 1 2.7-.5 1.7-1.7l-4.5-4.7c-1-1-1.9-1.4-3.2-1.4H7.6l-6-1.3z',
    ),
    filled('m8 15.2 6.6-2.2 2.6 7.6-6.6 2.2z'),
  ],
  end: [
    filled('M4.6 16a7.4 7.4 0 0 1 14.8 0z'),
    line(2.2, 'M1.6 19.4h20.8'),
    line(2, 'M12 2.4v3M4.4 6l2 2M19.6 6l-2 2'),
  ],
  cleanup: [
    line(2.4, 'M20.2 1.6 13 11.4'),
    filled(
      'm9.8 9.8 6 4.4-1.8 2.6-6.4-4.4zM7 13.2l6.2 4.4-2.6 4.6c-2.6-.2-3-.8-3.6-1.8-.6.8-1.6.8-2.8-.6-.8.6-1.8.4-2.6-.8z',
    ),
  ],
};
