// prettier-ignore
import {
  activated, all, attacking, bonus, both, creature, creatures, formerly, gains, instant, putCounters,
  putIntoPlay, sequence, slot, tap, target, you, yours,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  creature('Archangel', '{5}{W}{W}', 'Angel', 5, 5, 'flying', 'vigilance'),
  formerly(
    'Soldier',
    creature(
      'Infantry Veteran',
      '{W}',
      'Human Soldier',
      1,
      1,
      activated(tap, gains(target(both(creatures, attacking)), bonus(1, 1))),
    ),
  ),
  formerly(
    'Archer',
    creature('Longbow Archer', '{W}{W}', 'Human Soldier Archer', 2, 2, 'firstStrike', 'reach'),
  ),
  instant(
    'Miraculous Recovery',
    '{4}{W}',
    sequence(
      putIntoPlay(target(yours(creatures), { zone: 'graveyard' }), { slot: 'returned' }),
      putCounters(slot('returned'), '+1/+1'),
    ),
  ),
  instant("Warrior's Honor", '{2}{W}', gains(all(creatures, 'battlefield', you), bonus(1, 1))),
];
