import { triggered } from '../../engine/language/abilities.ts';
import { discarding } from '../../engine/language/costs/discardCost.ts';
import { choose } from '../../engine/language/effects/choose.ts';
import { look } from '../../engine/language/effects/look.ts';
import { unlessPays } from '../../engine/language/effects/may.ts';
import { move } from '../../engine/language/effects/move.ts';
import { sacrifice, sacrificeIt } from '../../engine/language/effects/sacrifice.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { anything } from '../../engine/language/filters/logic.ts';
import { dies, enters } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { everyone, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { aPlayer, creature, creatures, formerly, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  formerly(
    'Gatekeeper',
    creature(
      'Abyssal Gatekeeper',
      '{1}{B}',
      'Horror',
      1,
      1,
      triggered(dies(is(self)), sacrifice(everyone, creatures)),
    ),
  ),
  sorcery(
    'Agonizing Memories',
    '{2}{B}{B}',
    sequence(
      look(all(anything, 'hand', aPlayer)),
      choose(all(anything, 'hand', aPlayer), 'those cards', { least: 2, most: 2 }),
      move(slot('those cards'), 'library', { place: 'top', order: you }),
    ),
  ),
  creature(
    'Hidden Horror',
    '{1}{B}{B}',
    'Horror',
    4,
    4,
    triggered(enters(is(self)), unlessPays(discarding(creatures), sacrificeIt(self))),
  ),
];
