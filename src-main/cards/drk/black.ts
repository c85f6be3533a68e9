import { instead, triggered } from '../../engine/language/abilities.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { sacrificeOf } from '../../engine/language/costs/sacrificeCost.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { revealHand } from '../../engine/language/effects/library.ts';
import { unlessPays } from '../../engine/language/effects/may.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { white } from '../../engine/language/filters/hasColour.ts';
import { bonus } from '../../engine/language/modification.ts';
import { atStep, goesUnblocked } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { controllerOf } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { that } from '../../engine/language/refs/that.ts';
import { aPlayer, artifacts, aura, creature, creatures, formerly, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  aura(
    'Curse Artifact',
    '{2}{B}{B}',
    artifacts,
    triggered(
      atStep('upkeep', controllerOf(attached)),
      unlessPays(sacrificeOf(is(attached)), damage(2, that('player')), that('player')),
    ),
  ),
  sorcery(
    'Inquisition',
    '{2}{B}',
    sequence(revealHand(aPlayer), damage(count(all(white, 'hand', aPlayer)), aPlayer)),
  ),
  formerly(
    'Murk Dwellers',
    creature(
      'Murk Dwellers',
      '{3}{B}',
      'Zombie',
      2,
      2,
      triggered(goesUnblocked(is(self)), gains(self, bonus(2, 0), 'endOfCombat')),
    ),
  ),
  formerly(
    'Uncle Istvan',
    creature(
      'Uncle Istvan',
      '{1}{B}{B}{B}',
      'Human',
      1,
      3,
      instead({ kind: 'damageStopped', from: creatures, to: is(self) }),
    ),
  ),
];
