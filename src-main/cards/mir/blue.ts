import { triggered } from '../../engine/language/abilities.ts';
import { changeWords } from '../../engine/language/effects/changeWords.ts';
import { counter } from '../../engine/language/effects/counterSpell.ts';
import { bury } from '../../engine/language/effects/destroy.ts';
import { discard } from '../../engine/language/effects/discard.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { lookAtTop } from '../../engine/language/effects/library.ts';
import { chooseOne } from '../../engine/language/effects/modes.ts';
import { revealUntil } from '../../engine/language/effects/revealUntil.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { spell } from '../../engine/language/filters/isSpell.ts';
import { anything } from '../../engine/language/filters/logic.ts';
import { phasesIn, phasesOut } from '../../engine/language/moment.ts';
import { controllerOf, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { targetSpell } from '../../engine/language/refs/target.ts';
import { aCreature, aPermanent, creature, creatures, instant, interrupt, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  sorcery(
    'Ancestral Memories',
    '{2}{U}{U}{U}',
    lookAtTop(you, 7, 'graveyard', { filter: anything, least: 2, most: 2, to: 'hand' }),
  ),
  interrupt('Dissipate', '{1}{U}{U}', counter(targetSpell(spell), 'exile')),
  instant(
    'Mind Bend',
    '{U}',
    chooseOne({
      colour: changeWords(aPermanent, 'colour'),
      'land type': changeWords(aPermanent, 'landType'),
    }),
  ),
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
