// prettier-ignore
import {
  aCreature, activated, addMana, bonus, both, comesFor, gains, land, sacrificeOf, scry, subtype, tap, taps,
  untapped, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  land(
    'Heart of Yavimaya',
    '',
    comesFor(subtype('Forest')),
    taps('G'),
    activated(tap, gains(aCreature, bonus(1, 1))),
  ),
  land(
    'Lake of the Dead',
    '',
    comesFor(subtype('Swamp')),
    taps('B'),
    activated([tap, sacrificeOf(subtype('Swamp'))], addMana('BBBB')),
  ),
  land(
    'Soldevi Excavations',
    '',
    comesFor(both(subtype('Island'), untapped)),
    taps('CU'),
    activated(['{1}', tap], scry(you, 1)),
  ),
];
