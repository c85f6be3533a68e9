/** What a wizard likes tilts her choices, and no temper at all tilts nothing. */
import { describe, expect, test } from 'vitest';
import { fallback, type Duel, type Reply } from '../../../src-main/engine/index.ts';
import { NO_LEANINGS } from '../../../src-main/opponents/judgement/temper.ts';
import { ownReply } from '../../../src-main/opponents/minds.ts';
import { thoughtOf } from '../../../src-main/opponents/thought.ts';
import type { Temper } from '../../../src-shared/wizards.ts';
import { goOnUntil, positionDuel, say, type SeatWords } from '../../support/rule-duel.ts';
import { MINDS, type MindName } from '../../../src-shared/duels.ts';

/** A moment at which it does not wait for something better. */
const seedFor = (mind: MindName): number => (mind === 'magician' ? 3 : 6);

function reply(duel: Duel, leanings?: Partial<Temper>, mind: MindName = 'magician'): Reply | undefined {
  const seat = duel.question?.seat ?? 0;
  const temper = leanings && { ...NO_LEANINGS, ...leanings };
  const budget = { nodes: 600 };
  return ownReply(thoughtOf(duel, { mind, seat, seed: seedFor(mind), budget, ...(temper && { temper }) }));
}

const position = (mine: SeatWords, theirs: SeatWords): Duel => positionDuel('m11', [mine, theirs]);

const castBy = (duel: Duel, leanings: Partial<Temper>, mind: MindName = 'magician'): string | undefined => {
  const said = reply(duel, leanings, mind);
  if (said?.kind !== 'act' || said.act.kind !== 'cast') return undefined;
  return duel.faces[duel.cards[said.act.card]?.face ?? -1]?.name;
};

describe('a wizard', () => {
  test('with a liking for creatures summons where one with a liking for fire burns', () => {
    const duel = position(
      { hand: ['Gray Ogre', 'Volcanic Hammer'], battlefield: ['Mountain', 'Mountain', 'Mountain'] },
      { battlefield: ['Grizzly Bears'] },
    );
    expect(castBy(duel, { creatures: 1, burn: 0 })).toBe('Gray Ogre');
    expect(castBy(duel, { creatures: 0, burn: 1 })).toBe('Volcanic Hammer');
  });

  test('sends more into a fight when she is bold than when she is shy', () => {
    const duel = position(
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
      { battlefield: ['Grizzly Bears', 'Gray Ogre'] },
    );
    goOnUntil(duel, ({ kind }) => kind === 'attack');
    const sent = (aggression: number): number => {
      const said = reply(duel, { aggression });
      return said?.kind === 'attack' ? said.attackers.length : -1;
    };
    expect([sent(0), sent(1)]).toEqual([1, 2]);
  });

  test('keeps a spell that gains little when she is patient', () => {
    const islands = ['Island', 'Island'];
    const duel = position(
      { hand: ['Unsummon'], battlefield: [...islands, 'Grizzly Bears'] },
      { hand: ['Forest'], battlefield: ['Hill Giant'] },
    );
    expect(castBy(duel, { patience: 0 }, 'sorcerer')).toBe('Unsummon');
    expect(castBy(duel, { patience: 1 }, 'sorcerer')).toBeUndefined();
  });
});

test.each(MINDS)('a temper without leanings is as good as none (%s)', (mind) => {
  const duel = position(
    { hand: ['Gray Ogre', 'Shock', 'Mountain'], battlefield: ['Mountain', 'Mountain', 'Hill Giant'] },
    { hand: ['Grizzly Bears'], battlefield: ['Forest', 'Forest', 'Grizzly Bears'] },
  );
  for (let asked = 0; asked < 25 && duel.question; asked++) {
    const without = reply(duel, undefined, mind);
    expect(reply(duel, {}, mind)).toEqual(without);
    say(duel, without ?? fallback(duel));
  }
  expect(duel.decisions).toBeGreaterThan(10);
});
