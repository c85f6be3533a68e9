import { activated } from '../../engine/language/abilities.ts';
import { thatMuch } from '../../engine/language/amounts/thatMuch.ts';
import { during } from '../../engine/language/conditions/moment.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { counter } from '../../engine/language/effects/counterSpell.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { discard } from '../../engine/language/effects/discard.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { forEach } from '../../engine/language/effects/forEach.ts';
import { move } from '../../engine/language/effects/move.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { sorceryCard } from '../../engine/language/filters/hasType.ts';
import { spell } from '../../engine/language/filters/isSpell.ts';
import { both, either } from '../../engine/language/filters/logic.ts';
import { each } from '../../engine/language/refs/each.ts';
import { everyone, you } from '../../engine/language/refs/players.ts';
import { targetSpell } from '../../engine/language/refs/target.ts';
import { aCreature, anyTarget, creature, creatures, inEra, interrupt, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature(
    'Capricious Sorcerer',
    '{2}{U}',
    'Human Wizard',
    1,
    1,
    activated(tap, damage(1, anyTarget), {
      onlyDuring: during(['upkeep', 'draw', 'main1', 'beginCombat'], you),
    }),
  ),
  sorcery(
    'Flux',
    '{2}{U}',
    sequence(
      forEach(
        everyone,
        sequence(discard(each, 'any', { slot: 'discarded' }), draw(each, thatMuch('discarded'))),
      ),
      draw(you),
    ),
  ),
  inEra(
    'portal',
    { types: ['sorcery'] },
    interrupt(
      'Mystic Denial',
      '{1}{U}{U}',
      counter(targetSpell(both(spell, either(creatures, sorceryCard)))),
    ),
  ),
  creature('Snapping Drake', '{3}{U}', 'Drake', 3, 2, 'flying'),
  sorcery('Time Ebb', '{2}{U}', move(aCreature, 'library', { place: 'top' })),
  creature('Wind Drake', '{2}{U}', 'Drake', 2, 2, 'flying'),
];
