import { activated, triggered } from '../../engine/language/abilities.ts';
import { powerOf, toughnessOf } from '../../engine/language/amounts/measure.ts';
import { putCounters } from '../../engine/language/effects/counters.ts';
import { create } from '../../engine/language/effects/create.ts';
import { later } from '../../engine/language/effects/delayed.ts';
import { bury } from '../../engine/language/effects/destroy.ts';
import { exile } from '../../engine/language/effects/move.ts';
import { sacrifice, sacrificeIt } from '../../engine/language/effects/sacrifice.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { anything, both, not } from '../../engine/language/filters/logic.ts';
import { attacking, token } from '../../engine/language/filters/state.ts';
import { atStep, becomesBlocked, blocks, enters, leavesPlay } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { controllerOf, everyone, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { target } from '../../engine/language/refs/target.ts';
import { that } from '../../engine/language/refs/that.ts';
import {
  artifacts,
  aura,
  creature,
  creatures,
  creatureToken,
  damageEach,
  formerly,
  instant,
  sorcery,
} from '../builders.ts';
import type { Card } from '../card.ts';

const anAttackerOfFlesh = target(both(creatures, not(artifacts), attacking));

export const cards: readonly Card[] = [
  instant(
    'Broken Visage',
    '{4}{B}',
    sequence(
      bury(anAttackerOfFlesh),
      create(creatureToken('black', 'Spirit', 'Spirit', 0, 0), 1, you, {
        size: { power: powerOf(anAttackerOfFlesh), toughness: toughnessOf(anAttackerOfFlesh) },
        slot: 'that token',
      }),
      later(atStep('end', everyone), sacrificeIt(slot('that token'))),
    ),
  ),
  sorcery('Dry Spell', '{1}{B}', damageEach(1, all(creatures), everyone)),
  aura(
    'Funeral March',
    '{1}{B}{B}',
    creatures,
    triggered(leavesPlay(is(attached)), sacrifice(controllerOf(that()), creatures)),
  ),
  formerly(
    'Lycanthrope',
    creature(
      'Greater Werewolf',
      '{4}{B}',
      'Werewolf',
      2,
      4,
      triggered(
        blocks(is(self), anything),
        later(atStep('endCombat', everyone), putCounters(that('other'), '-0/-2')),
      ),
      triggered(
        becomesBlocked(is(self), anything),
        later(atStep('endCombat', everyone), putCounters(that('other'), '-0/-2')),
      ),
    ),
  ),
  formerly(
    'Autocrat',
    creature(
      'Sengir Autocrat',
      '{3}{B}',
      'Human',
      2,
      2,
      triggered(enters(is(self)), create(creatureToken('black', 'Serf', 'Serf', 0, 1), 3)),
      triggered(leavesPlay(is(self)), exile(all(both(subtype('Serf'), token)))),
    ),
  ),
  aura('Torture', '{B}', creatures, activated('{1}{B}', putCounters(attached, '-1/-1'))),
];
