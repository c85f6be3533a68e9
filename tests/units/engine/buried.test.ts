/** What a text means by an object that it follows into the graveyard, also where the object went nowhere. */
import { expect, test } from 'vitest';
import type { Duel, Thing } from '../../../src-main/engine/index.ts';
import { creature, creatures, enchantment } from '../../../src-main/cards/words.ts';
import { triggered } from '../../../src-main/engine/language/abilities.ts';
import { toHand } from '../../../src-main/engine/language/effects/move.ts';
import { is } from '../../../src-main/engine/language/filters/belonging.ts';
import { dies } from '../../../src-main/engine/language/moment.ts';
import { buried } from '../../../src-main/engine/language/refs/buried.ts';
import { self } from '../../../src-main/engine/language/refs/self.ts';
import { act, goOnUntil, inHand, permanentNamed, positionDuel } from '../../support/rule-duel.ts';

const mourner = enchantment('Mourner', '{1}', triggered(dies(creatures), toHand(buried(self)))).face;
const wanderer = creature(
  'Wanderer',
  '{1}',
  'Spirit',
  2,
  2,
  triggered(dies(is(self)), toHand(buried(self))),
).face;

/** Lightning strikes the creature of this name, and all that follows has happened. */
function struck(name: string): Duel {
  const duel = positionDuel('m11', [
    { hand: ['Lightning Bolt'], battlefield: ['Mountain', mourner, wanderer] },
    { battlefield: ['Grizzly Bears'] },
  ]);
  const card = permanentNamed(duel, name);
  const target: Thing = { kind: 'card', card, incarnation: duel.cards[card]?.incarnation ?? 0 };
  act(duel, { kind: 'cast', card: inHand(duel, 0, 'Lightning Bolt'), targets: [[target]] });
  goOnUntil(duel, () => duel.chain.length === 0 && duel.turn.step !== 'main1');
  return duel;
}

test('what is still in play goes from there', () => {
  expect(() => inHand(struck('Grizzly Bears'), 0, 'Mourner')).not.toThrow();
});

test('what has died goes from the graveyard', () => {
  expect(() => inHand(struck('Wanderer'), 0, 'Wanderer')).not.toThrow();
});
