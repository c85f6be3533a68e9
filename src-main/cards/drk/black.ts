import { activated, instead, triggered } from '../../engine/language/abilities.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { x } from '../../engine/language/amounts/x.ts';
import { turnOf } from '../../engine/language/conditions/moment.ts';
import { sacrificeOf } from '../../engine/language/costs/sacrificeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { discard } from '../../engine/language/effects/discard.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { revealHand } from '../../engine/language/effects/library.ts';
import { unlessPays } from '../../engine/language/effects/may.ts';
import { exile } from '../../engine/language/effects/move.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { tapIt } from '../../engine/language/effects/tapping.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { white } from '../../engine/language/filters/hasColour.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { both, not } from '../../engine/language/filters/logic.ts';
import { bonus } from '../../engine/language/modification.ts';
import { atStep, goesUnblocked } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { controllerOf, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import { that } from '../../engine/language/refs/that.ts';
import {
  aPlayer,
  anOpponent,
  artifacts,
  aura,
  cannotBeBlockedBy,
  creature,
  creatures,
  formerly,
  instant,
  sorcery,
} from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  sorcery(
    'Ashes to Ashes',
    '{1}{B}{B}',
    sequence(exile(target(both(creatures, not(artifacts)), { least: 2, most: 2 })), damage(5, you)),
  ),
  creature('Bog Imp', '{1}{B}', 'Imp', 1, 1, 'flying'),
  creature('Bog Rats', '{B}', 'Rat', 1, 1, cannotBeBlockedBy(subtype('Wall'))),
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
  instant('Marsh Gas', '{B}', gains(all(creatures), bonus(-2, 0))),
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
    'Rag Man',
    creature(
      'Rag Man',
      '{2}{B}{B}',
      'Human Minion',
      2,
      1,
      activated(
        ['{B}{B}{B}', tap],
        sequence(revealHand(anOpponent), discard(anOpponent, 1, { filter: creatures, atRandom: true })),
        { onlyDuring: turnOf(you) },
      ),
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
  sorcery('Word of Binding', '{X}{B}{B}', tapIt(target(creatures, { least: x, most: x }))),
];
