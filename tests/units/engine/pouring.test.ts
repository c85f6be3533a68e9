/** U121: X is what is poured in above the rest of the cost. */
import { describe, expect, test } from 'vitest';
import {
  answer,
  poured,
  viewFor,
  whyNot,
  type CardNumber,
  type Duel,
  type ManaUse,
} from '../../../src-main/engine/index.ts';
import type { Pour, Poured } from '../../../src-shared/duel/payment.ts';
import { act, inHand, positionDuel, say } from '../../support/rule-duel.ts';

const NOTHING: Pour = { uses: [], pool: [0, 0, 0, 0, 0, 0] };

const nameOf = (duel: Duel, card: CardNumber): string => duel.faces[duel.cards[card]?.face ?? 0]?.name ?? '';

/** The spell is announced, and its X asked for. */
function casting(edition: string, spell: string, battlefield: readonly string[]): Duel {
  const duel = positionDuel(edition, [{ hand: [spell], battlefield }, {}]);
  act(duel, { kind: 'cast', card: inHand(duel, 0, spell), pay: 'ask' });
  expect(duel.question?.kind).toBe('x');
  return duel;
}

function pouredIn(duel: Duel, pour: Pour): Poured {
  const found = poured(duel, pour);
  if (!found) throw new Error('It cannot be poured in.');
  return found;
}

/** The first use of each of these that is offered, one after the other. */
function pourOf(duel: Duel, names: readonly string[], gives?: string): Pour {
  return names.reduce<Pour>((pour, name) => {
    const use = pouredIn(duel, pour).uses.find(
      (shown) => nameOf(duel, shown.use.card) === name && (gives === undefined || shown.gives === gives),
    )?.use;
    if (!use) throw new Error(`${name} is not offered.`);
    return { ...pour, uses: [...pour.uses, use] };
  }, NOTHING);
}

const offered = (duel: Duel, pour: Pour = NOTHING): string[] => [
  ...new Set(pouredIn(duel, pour).uses.map(({ use }) => nameOf(duel, use.card))),
];

const tapped = (duel: Duel): string[] =>
  viewFor(duel, 0)
    .permanents.filter((permanent) => permanent.tapped)
    .map(({ name }) => name)
    .sort();

const card = (duel: Duel, name: string): CardNumber =>
  duel.battlefield.find((number) => nameOf(duel, number) === name) ?? -1;

function finish(duel: Duel, x: number, pour: Pour): void {
  say(duel, { kind: 'x', x, pour });
  while (duel.question?.kind === 'targets')
    say(duel, { kind: 'targets', targets: [{ kind: 'seat', seat: 1 }] });
}

describe('U121: what X comes to', () => {
  test('the rest of the cost is paid first, and X is what is above it', () => {
    const duel = casting('m11', 'Fireball', ['Mountain', 'Mountain', 'Forest', 'Sol Ring']);
    expect(pouredIn(duel, NOTHING)).toMatchObject({ x: 0, open: '{R}', all: 2 });
    expect(pouredIn(duel, pourOf(duel, ['Mountain']))).toMatchObject({ x: 0, open: '', all: 2 });
    expect(pouredIn(duel, pourOf(duel, ['Mountain', 'Forest']))).toMatchObject({ x: 1, open: '' });
    expect(pouredIn(duel, pourOf(duel, ['Sol Ring']))).toMatchObject({ x: 2, open: '{R}', all: 4 });
  });

  test('an X that is paid twice grows with every second mana', () => {
    const duel = casting('fifth', 'Recall', ['Island', 'Island', 'Island', 'Island', 'Island']);
    const xs = [1, 2, 3, 4, 5].map(
      (count) =>
        pouredIn(
          duel,
          pourOf(
            duel,
            Array.from({ length: count }, () => 'Island'),
          ),
        ).x,
    );
    expect(xs).toEqual([0, 0, 1, 1, 2]);
  });

  test('where one colour alone pays for X, another pays for the rest and is then of no use', () => {
    const duel = casting('fifth', 'Drain Life', ['Swamp', 'Swamp', 'Swamp', 'Plains', 'Forest']);
    expect(offered(duel)).toEqual(expect.arrayContaining(['Swamp', 'Plains', 'Forest']));
    const pour = pourOf(duel, ['Plains']);
    expect(offered(duel, pour)).toEqual(['Swamp']);
    expect(whyNot(duel, 0, { kind: 'pour', card: card(duel, 'Forest'), pour })).toMatchObject({
      reason: 'notNeeded',
    });
    expect(pouredIn(duel, pourOf(duel, ['Plains', 'Swamp', 'Swamp', 'Swamp']))).toMatchObject({ x: 2 });
  });

  test('a source is not poured in so that the rest could not be paid any more', () => {
    const duel = casting('m11', 'Fireball', ['Taiga', 'Forest']);
    const greens = pouredIn(duel, NOTHING).uses.filter(({ gives }) => gives === '{G}');
    expect(greens.map(({ use }) => nameOf(duel, use.card))).toEqual(['Forest']);
  });

  test('mana of the pool is poured in by number', () => {
    const duel = positionDuel('fifth', [{ hand: ['Fireball'], battlefield: ['Mountain', 'Forest'] }, {}]);
    act(duel, { kind: 'useMana', card: card(duel, 'Forest'), ability: 0, choice: 0 });
    act(duel, { kind: 'cast', card: inHand(duel, 0, 'Fireball'), pay: 'ask' });
    expect(pouredIn(duel, NOTHING).pool).toEqual([0, 0, 0, 0, 1, 0]);
    const green = { ...NOTHING, pool: [0, 0, 0, 0, 1, 0] };
    expect(pouredIn(duel, green)).toMatchObject({ x: 1, open: '{R}', fromPool: '{G}' });
    expect(poured(duel, { ...NOTHING, pool: [0, 0, 0, 0, 2, 0] })).toBeUndefined();
  });

  test('an X that is paid in something else than mana is not poured', () => {
    const duel = positionDuel('m11', [{ hand: ['Grizzly Bears'], battlefield: ['Forest'] }, {}]);
    expect(poured(duel)).toBeUndefined();
  });
});

describe('U121: why something cannot be poured in', () => {
  test.each([
    ['a tapped land', { card: 'Plains', tapped: true }, 'isTapped'],
    ['what gives no mana', 'Grizzly Bears', 'nothingToUse'],
    ['what asks for mana itself', 'Celestial Prism', 'asksForMana'],
  ] as const)('%s', (_name, laid, reason) => {
    const duel = positionDuel('m11', [
      { hand: ['Fireball'], battlefield: ['Mountain', 'Mountain', 'Mountain', laid] },
      {},
    ]);
    act(duel, { kind: 'cast', card: inHand(duel, 0, 'Fireball'), pay: 'ask' });
    const name = typeof laid === 'string' ? laid : laid.card;
    expect(whyNot(duel, 0, { kind: 'pour', card: card(duel, name), pour: NOTHING })).toEqual({
      reason,
      card: card(duel, name),
    });
    const mountain = card(duel, 'Mountain');
    expect(whyNot(duel, 0, { kind: 'pour', card: mountain, pour: NOTHING })).toBeUndefined();
    const pour = pourOf(duel, ['Mountain', 'Mountain', 'Mountain']);
    expect(whyNot(duel, 0, { kind: 'pour', card: mountain, pour })).toMatchObject({
      reason: 'chosenAlready',
    });
  });
});

describe('U121: what was poured pays', () => {
  test.each(['alpha', 'fifth', 'tenth', 'm11'])(
    'nothing is tapped before the announcement is whole, and then just that (%s)',
    (edition) => {
      const duel = casting(edition, 'Fireball', ['Mountain', 'Mountain', 'Mountain', 'Forest', 'Plains']);
      const pour = pourOf(duel, ['Forest', 'Mountain', 'Plains']);
      say(duel, { kind: 'x', x: pouredIn(duel, pour).x, pour });
      expect(tapped(duel)).toEqual([]);
      while (duel.question?.kind === 'targets')
        say(duel, { kind: 'targets', targets: [{ kind: 'seat', seat: 1 }] });
      expect(duel.question?.kind).not.toBe('mana');
      expect(tapped(duel)).toEqual(['Forest', 'Mountain', 'Plains']);
      expect(duel.chain[0]?.act.x).toBe(2);
      expect(duel.pools[0]).toEqual(NOTHING.pool);
    },
  );

  test('under Portal as well, where mana does not stay', () => {
    const duel = casting('portal', 'Blaze', ['Mountain', 'Mountain', 'Mountain', 'Forest']);
    finish(duel, 1, pourOf(duel, ['Forest', 'Mountain']));
    expect(tapped(duel)).toEqual(['Forest', 'Mountain']);
    expect(viewFor(duel, 0).players[1]?.life).toBe(19);
  });

  test('called off, it leaves everything untapped', () => {
    const duel = casting('fifth', 'Fireball', ['Mountain', 'Mountain']);
    say(duel, { kind: 'x', x: 1, pour: pourOf(duel, ['Mountain', 'Mountain']) });
    expect(duel.question?.kind).toBe('targets');
    say(duel, { kind: 'cancel' });
    expect(tapped(duel)).toEqual([]);
    expect(duel.pools[0]).toEqual(NOTHING.pool);
  });

  test('with a smaller X said, what is not needed stays untapped', () => {
    const duel = casting('m11', 'Fireball', ['Mountain', 'Mountain', 'Mountain', 'Mountain']);
    finish(duel, 1, pourOf(duel, ['Mountain', 'Mountain', 'Mountain', 'Mountain']));
    expect(tapped(duel)).toEqual(['Mountain', 'Mountain']);
  });

  test('with a larger X said, the rest is asked for', () => {
    const duel = casting('m11', 'Fireball', ['Mountain', 'Mountain', 'Forest', 'Forest']);
    finish(duel, 3, pourOf(duel, ['Forest']));
    expect(duel.question?.kind).toBe('mana');
    expect(tapped(duel)).toEqual(['Forest']);
    say(duel, { kind: 'mana', use: 'auto' });
    expect(duel.chain[0]?.act.x).toBe(3);
  });
});

describe('U121: what is refused', () => {
  const refusalOf = (duel: Duel, x: number, pour: Pour): string | undefined =>
    answer(duel, { kind: 'x', x, pour })?.reason;

  test('the same source twice, another’s source, and more of the pool than there is', () => {
    const duel = casting('m11', 'Fireball', ['Mountain', 'Mountain']);
    const [use] = pourOf(duel, ['Mountain']).uses as readonly [ManaUse];
    expect(refusalOf(duel, 0, { ...NOTHING, uses: [use, use] })).toBe('cannotPay');
    expect(refusalOf(duel, 0, { ...NOTHING, uses: [{ ...use, card: 999 }] })).toBe('cannotPay');
    expect(refusalOf(duel, 0, { ...NOTHING, pool: [0, 0, 0, 1, 0, 0] })).toBe('cannotPay');
    expect(refusalOf(duel, 0, { ...NOTHING, pool: [0, 0, 0, -1, 0, 0] })).toBe('cannotPay');
  });

  test('an X that what is left cannot pay for', () => {
    const duel = casting('m11', 'Fireball', ['Mountain', 'Forest']);
    expect(refusalOf(duel, 2, pourOf(duel, ['Forest']))).toBe('cannotPay');
    expect(refusalOf(duel, 1, pourOf(duel, ['Forest']))).toBeUndefined();
  });
});
