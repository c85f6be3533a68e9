// prettier-ignore
import {
  aCreature, anything, aPermanent, bury, changeWords, controllerOf, counter, creature, creatures, discard,
  draw, instant, interrupt, is, lookAtTop, phasesIn, phasesOut, revealUntil, self, sequence, sorcery, spell,
  targetSpell, triggered, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  sorcery(
    'Ancestral Memories',
    '{2}{U}{U}{U}',
    lookAtTop(you, 7, 'graveyard', { filter: anything, least: 2, most: 2, to: 'hand' }),
  ),
  interrupt('Dissipate', '{1}{U}{U}', counter(targetSpell(spell), 'exile')),
  instant('Mind Bend', '{U}', changeWords(aPermanent, 'either')),
  sorcery(
    'Polymorph',
    '{3}{U}',
    sequence(bury(aCreature), revealUntil(controllerOf(aCreature), creatures, 'battlefield', 'shuffled')),
  ),
  creature(
    "Teferi's Imp",
    '{2}{U}',
    'Imp',
    1,
    1,
    'flying',
    'phasing',
    triggered(phasesOut(is(self)), discard(you)),
    triggered(phasesIn(is(self)), draw(you)),
  ),
];
