/** How far a reply is thought through: counted in replies given, so that a thought can be repeated. */
import { expect, test } from 'vitest';
import type { Duel, Reply } from '../../../src-main/engine/index.ts';
import { artifact, enchantment } from '../../../src-main/cards/words.ts';
import { activated, triggered } from '../../../src-main/engine/language/abilities.ts';
import { tap } from '../../../src-main/engine/language/costs/tapCost.ts';
import { gainLife } from '../../../src-main/engine/language/effects/life.ts';
import { gainsLife } from '../../../src-main/engine/language/moment.ts';
import { you } from '../../../src-main/engine/language/refs/players.ts';
import { newSearch, worthOfReply } from '../../../src-main/opponents/judgement/trying.ts';
import { permanentNamed, positionDuel } from '../../support/rule-duel.ts';

const PLENTY = 10_000;
const spring = artifact('Spring', '{1}', activated(tap, gainLife(you, 1))).face;
const echo = enchantment('Echo', '{1}', triggered(gainsLife(you), gainLife(you, 1))).face;

/** How many replies it takes to see what comes of the spring. */
function thought(battlefield: readonly (typeof spring)[]): {
  readonly replies: number;
  readonly worth: number;
} {
  const duel: Duel = positionDuel('m11', [{ battlefield }, {}]);
  const card = permanentNamed(duel, 'Spring');
  const reply: Reply = { kind: 'act', act: { kind: 'activate', card, ability: 0 } };
  const search = newSearch(0, PLENTY, { judge: (world) => world.purses[0]?.life ?? 0 });
  const worth = worthOfReply(search, duel, reply) ?? -1;
  // A reply takes longer where more is in play.
  const each = 1 + battlefield.length / 30;
  return { replies: Math.round((PLENTY - search.left) / each), worth };
}

test('to the next quiet moment, and no further', () => {
  expect(thought([spring])).toEqual({ replies: 3, worth: 21 });
});

test('what never comes to an end is looked at for 120 replies and judged as it then stands', () => {
  expect(thought([spring, echo])).toEqual({ replies: 121, worth: 80 });
});
