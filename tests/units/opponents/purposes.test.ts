/** What comes to mind first when something has to be chosen, and when an ability has been used often enough. */
import { expect, test } from 'vitest';
import { clone, fallback, type Duel, type Reply } from '../../../src-main/engine/index.ts';
import { looksOf } from '../../../src-main/engine/reading/looks.ts';
import { chooseAct } from '../../../src-main/opponents/acts/weighing.ts';
import { candidates } from '../../../src-main/opponents/judgement/candidates.ts';
import { newSearch } from '../../../src-main/opponents/judgement/trying.ts';
import { act, goOnUntil, inHand, permanentNamed, positionDuel, say } from '../../support/rule-duel.ts';

test('the source that is guarded against is the biggest of theirs', () => {
  const duel = positionDuel('tenth', [
    { battlefield: ['Circle of Protection: Red', 'Plains', 'Uthden Troll', 'Fire Elemental'] },
    { battlefield: ['Goblin Hero', 'Shivan Dragon', 'Hill Giant'] },
  ]);
  act(duel, { kind: 'activate', card: permanentNamed(duel, 'Circle of Protection: Red'), ability: 0 });
  goOnUntil(duel, ({ kind }) => kind === 'choose');
  const sources = candidates(duel, 0).flatMap((reply) =>
    reply.kind === 'choose' ? reply.things.map((thing) => nameOf(duel, thing)) : [],
  );
  expect(sources.slice(0, 3)).toEqual(['Shivan Dragon', 'Hill Giant', 'Goblin Hero']);
});

test('an ability that was used four times must promise something each further time', () => {
  const duel = positionDuel('m11', [{ battlefield: ['Shivan Dragon', ...many('Mountain', 9)] }, {}]);
  const dragon = permanentNamed(duel, 'Shivan Dragon');
  const search = newSearch(0, 10_000, { judge: (world) => looksOf(world, dragon).power * 0.1 });
  let uses = 0;
  for (let asked = 0; asked < 100 && duel.turn.step === 'main1'; asked++) {
    const reply: Reply =
      duel.question?.kind === 'act' && duel.question.seat === 0
        ? chooseAct(search, clone(duel), () => 0.05)
        : fallback(duel);
    if (reply.kind === 'act' && reply.act.kind === 'activate') uses += 1;
    say(duel, reply);
  }
  expect(uses).toBe(4);
});

test.each([
  [3, [0, 1, 2, 3]],
  [8, [0, 1, 2, 3, 4, 5, 6, 7, 8]],
  [12, [0, 1, 2, 3, 4, 5, 6, 7, 8, 12]],
])('of an X of at most %i the small ones are tried, each once, and the largest', (most, wanted) => {
  const duel = positionDuel('m11', [{ hand: ['Fireball'], battlefield: many('Mountain', most + 1) }, {}]);
  act(duel, { kind: 'cast', card: inHand(duel, 0, 'Fireball') });
  const [plain, ...others] = candidates(duel, 0)
    .map((reply) => (reply.kind === 'x' ? reply.x : -1))
    .toReversed();
  expect(others.toSorted((one, other) => one - other)).toEqual(wanted);
  expect(wanted).toContain(plain);
});

const many = (name: string, count: number): string[] => Array.from({ length: count }, () => name);

const nameOf = (duel: Duel, thing: { readonly kind: string; readonly card?: number }): string =>
  duel.faces[duel.cards[thing.card ?? -1]?.face ?? -1]?.name ?? thing.kind;
