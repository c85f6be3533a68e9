/** What is known of cards that go to the bottom in an order left to chance. */
import { expect, test } from 'vitest';
import { instant } from '../../../src-main/cards/words.ts';
import { viewFor } from '../../../src-main/engine/index.ts';
import { lookAtTop } from '../../../src-main/engine/language/effects/library.ts';
import { anything } from '../../../src-main/engine/language/filters/logic.ts';
import { you } from '../../../src-main/engine/language/refs/players.ts';
import { act, goOnUntil, inHand, positionDuel } from '../../support/rule-duel.ts';

test.each([
  [2, ['Swamp']],
  [3, undefined],
])('of %i cards the one that goes down alone stays known, and of several none does', (count, known) => {
  const take = { filter: anything, least: 1, most: 1, to: 'hand' } as const;
  const glance = instant('Glance', '{U}', lookAtTop(you, count, 'bottomAtRandom', take)).face;
  const library = ['Island', 'Swamp', 'Shock'].slice(0, count);
  const duel = positionDuel('m11', [{ hand: [glance], battlefield: ['Island'], library }, {}]);
  act(duel, { kind: 'cast', card: inHand(duel, 0, 'Glance') });
  goOnUntil(duel, () => duel.graveyards[0]?.length === 1);
  expect(inHand(duel, 0, 'Island')).toBeGreaterThanOrEqual(0);
  expect(viewFor(duel, 0).players[0]?.top?.map(({ name }) => name)).toEqual(known);
});
