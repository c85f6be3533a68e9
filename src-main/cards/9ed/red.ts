// prettier-ignore
import {
  aCreature, activated, all, bonus, control, creature, creatures, damageEach, everyone, gains, has, minus,
  sacrificeThis, sequence, sorcery, untapIt, x,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  creature(
    'Bloodfire Colossus',
    '{6}{R}{R}',
    'Giant',
    6,
    6,
    activated(['{R}', sacrificeThis], damageEach(6, all(creatures), everyone)),
  ),
  sorcery('Flowstone Slide', '{X}{2}{R}{R}', gains(all(creatures), bonus(x, minus(0, x)))),
  creature('Goblin Sky Raider', '{2}{R}', 'Goblin Warrior', 1, 2, 'flying'),
  sorcery('Threaten', '{2}{R}', sequence(untapIt(aCreature), gains(aCreature, [control, has('haste')]))),
];
