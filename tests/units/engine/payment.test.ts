/** What is paid with what, where a plain count of mana would leave it open. */
import { describe, expect, test } from 'vitest';
import {
  answer,
  options,
  paymentAsked,
  poured,
  type CardNumber,
  type Duel,
  type ManaUse,
} from '../../../src-main/engine/index.ts';
import { artifact, creatures } from '../../../src-main/cards/words.ts';
import { artifacts } from '../../../src-main/engine/language/filters/hasType.ts';
import { activated, rule, statically } from '../../../src-main/engine/language/abilities.ts';
import { grant } from '../../../src-main/engine/language/modification.ts';
import { all } from '../../../src-main/engine/language/refs/all.ts';
import { tap } from '../../../src-main/engine/language/costs/tapCost.ts';
import { payLife } from '../../../src-main/engine/language/costs/lifeCost.ts';
import { sacrificeThis } from '../../../src-main/engine/language/costs/sacrificeCost.ts';
import { addMana } from '../../../src-main/engine/language/effects/addMana.ts';
import { gainLife } from '../../../src-main/engine/language/effects/life.ts';
import type { Face } from '../../../src-main/engine/language/face.ts';
import { manaOf } from '../../../src-main/engine/language/mana.ts';
import { everyone, you } from '../../../src-main/engine/language/refs/players.ts';
import {
  planPayment,
  type PaymentPlan,
  type PaymentWish,
} from '../../../src-main/engine/payment/planPayment.ts';
import {
  act,
  goOnUntil,
  inHand,
  offers,
  permanentNamed,
  positionDuel,
  say,
} from '../../support/rule-duel.ts';

const nameOf = (duel: Duel, card: CardNumber): string => duel.faces[duel.cards[card]?.face ?? 0]?.name ?? '';

function planOf(duel: Duel, cost: string, wish: PaymentWish = {}): PaymentPlan {
  const payment = planPayment(duel, 0, manaOf(cost), wish);
  if (payment.kind !== 'plan') throw new Error(`${cost} cannot be paid.`);
  return payment;
}

const used = (duel: Duel, plan: PaymentPlan): string[] =>
  plan.uses.map(({ use }) => nameOf(duel, use.card)).sort();

const withSources = (battlefield: readonly string[], hand: readonly string[] = [], edition = 'm11'): Duel =>
  positionDuel(edition, [{ battlefield, hand }, {}]);

describe('what is spent first', () => {
  const CASES: readonly (readonly [string, readonly string[], string, readonly string[]])[] = [
    ['a plain land before a creature', ['Llanowar Elves', 'Forest'], '{G}', ['Forest']],
    ['a plain land before one with other uses', ['Strip Mine', 'Forest'], '{1}', ['Forest']],
    ['a plain land before one that hurts', ['City of Brass', 'Forest'], '{G}', ['Forest']],
    ['a creature before life', ['City of Brass', 'Llanowar Elves'], '{G}', ['Llanowar Elves']],
    ['life before what does not come back', ['City of Brass', 'Black Lotus'], '{U}', ['City of Brass']],
    ['one source of two mana before two of one', ['Forest', 'Forest', 'Sol Ring'], '{2}', ['Sol Ring']],
    ['nothing of two mana where one is enough', ['Llanowar Elves', 'Sol Ring'], '{1}', ['Llanowar Elves']],
    ['one colour before two', ['Taiga', 'Mountain', 'Mountain'], '{1}{R}', ['Mountain', 'Mountain']],
  ];

  test.each(CASES)('%s', (_name, battlefield, cost, expected) => {
    const duel = withSources(battlefield);
    expect(used(duel, planOf(duel, cost))).toEqual(expected);
  });

  test('a painful land gives plain mana for plain mana, and hurts for nothing', () => {
    const duel = withSources(['Adarkar Wastes', 'Plains']);
    const plan = planOf(duel, '{1}{W}');
    expect(plan.uses.find(({ use }) => nameOf(duel, use.card) === 'Adarkar Wastes')?.gives).toEqual([
      0, 0, 0, 0, 0, 1,
    ]);
  });
});

describe('with more sources than can be tried in every way', () => {
  const KINDS = ['W', 'U', 'B', 'R', 'G', 'C'];
  const pairs = KINDS.flatMap((one, place) => KINDS.slice(place + 1).map((other) => one + other));
  const triples = pairs.flatMap((pair) =>
    KINDS.slice(KINDS.indexOf(pair.slice(1)) + 1).map((third) => pair + third),
  );
  const ringsOf = (mana: readonly string[]): Face[] =>
    mana.map((units) => artifact(`Ring of ${units}`, '{1}', activated(tap, addMana(units))).face);

  test.each([6, 7, 8])('no more are used than %i rings, and what does not come back is kept', (count) => {
    const battlefield = ['Black Lotus', ...ringsOf(pairs), 'City of Brass'];
    const duel = positionDuel('m11', [{ battlefield }, {}]);
    const plan = planOf(duel, `{${count * 2}}`);
    expect(used(duel, plan).filter((name) => name.startsWith('Ring of'))).toHaveLength(count);
    expect([plan.uses.length, plan.over]).toEqual([count, 0]);
  });

  test('which came first does not matter, where many are alike', () => {
    const kinds = ringsOf(['WW', 'UU', 'BB', 'RRR']);
    const mixed = Array.from({ length: 24 }, (_, place) => kinds[place % 4] as Face);
    const sorted = mixed.toSorted((one, other) => (one.name < other.name ? -1 : 1));
    for (const cost of ['{5}{W}{U}{B}', '{W}{W}{W}{U}{U}{U}{B}', '{13}', '{R}{R}{R}{R}{8}'])
      expect(planOf(positionDuel('m11', [{ battlefield: mixed }, {}]), cost).over).toBe(
        planOf(positionDuel('m11', [{ battlefield: sorted }, {}]), cost).over,
      );
  });

  test('the trying comes to an end', () => {
    const duel = positionDuel('m11', [{ battlefield: ringsOf([...pairs, ...triples]) }, {}]);
    // Every ring gives two mana or more: none of them is tapped for nothing.
    expect(planOf(duel, '{30}').over).toBeLessThan(2);
  });
});

describe('what is kept', () => {
  test('the colours that the rest of the hand wants', () => {
    const duel = withSources(['Mountain', 'Forest', 'Island'], ['Lightning Bolt', 'Unsummon']);
    expect(used(duel, planOf(duel, '{1}'))).toEqual(['Forest']);
  });

  test('the colour of the fast effects in play', () => {
    const duel = withSources(['Swamp', 'Forest', 'Drudge Skeletons']);
    expect(used(duel, planOf(duel, '{1}'))).toEqual(['Forest']);
  });

  test.each([
    [['Badlands', 'Island', 'Mountain'], ['Unsummon', 'Terror'], '{2}', ['Badlands', 'Mountain']],
    [
      ['Swamp', 'Taiga', 'Badlands', 'Island'],
      ['Dark Ritual', 'Grizzly Bears'],
      '{3}',
      ['Island', 'Swamp', 'Taiga'],
    ],
  ] as const)('of %j what still pays for one of %j after %s', (battlefield, hand, cost, expected) => {
    const duel = withSources(battlefield, hand);
    expect(used(duel, planOf(duel, cost))).toEqual(expected);
  });

  test('what is paid for is wanted no more', () => {
    const duel = withSources(['Mountain', 'Forest', 'Forest'], ['Lightning Bolt', 'Grizzly Bears']);
    const bolt = inHand(duel, 0, 'Lightning Bolt');
    expect(used(duel, planOf(duel, '{1}', { card: bolt }))).toEqual(['Mountain']);
    expect(used(duel, planOf(duel, '{1}'))).toEqual(['Forest']);
  });

  test('what the player has set aside, and it is said when that is why nothing pays', () => {
    const duel = withSources(['Mountain', 'Taiga']);
    const mountain = permanentNamed(duel, 'Mountain');
    expect(used(duel, planOf(duel, '{R}', { spare: [mountain] }))).toEqual(['Taiga']);
    expect(planPayment(duel, 0, manaOf('{1}{R}'), { spare: [mountain] })).toEqual({
      kind: 'short',
      missing: { x: 0, symbols: [], generic: 1 },
      spared: true,
    });
  });

  test('mana of the pool goes before any source', () => {
    const duel = withSources(['Forest', 'Forest']);
    act(duel, { kind: 'useMana', card: permanentNamed(duel, 'Forest'), ability: 0, choice: 0 });
    const plan = planOf(duel, '{1}');
    expect(plan.uses).toEqual([]);
    expect(plan.fromPool).toEqual([0, 0, 0, 0, 1, 0]);
  });
});

describe('what is missing', () => {
  test.each([
    ['{U}', ['Forest', 'Mountain'], { x: 0, symbols: [2], generic: 0 }],
    ['{3}{R}', ['Forest', 'Mountain'], { x: 0, symbols: [], generic: 2 }],
    ['{R}{R}', ['Mountain'], { x: 0, symbols: [8], generic: 0 }],
  ] as const)('of %s', (cost, battlefield, missing) => {
    const duel = withSources(battlefield);
    expect(planPayment(duel, 0, manaOf(cost))).toEqual({ kind: 'short', missing, spared: false });
  });
});

describe('an X', () => {
  test('is as large as can be paid for, or as large as is asked', () => {
    const duel = withSources(['Mountain', 'Mountain', 'Forest', 'Sol Ring']);
    expect(planOf(duel, '{X}{R}', { x: 'all' }).x).toBe(4);
    expect(planOf(duel, '{X}{R}', { x: 2 })).toMatchObject({ x: 2, over: 0 });
  });

  test('may ask for one colour alone', () => {
    const duel = withSources(['Swamp', 'Swamp', 'Swamp', 'Forest']);
    expect(planOf(duel, '{X}{1}{B}', { x: 'all', xOnly: 4 }).x).toBe(2);
  });
});

describe('mana with a price', () => {
  test('a source that asks for mana gets it first, and is used only where nothing simpler pays', () => {
    const duel = withSources(['Island', 'Forest', 'Apprentice Wizard'], ['Grizzly Bears']);
    expect(used(duel, planOf(duel, '{1}{G}'))).toEqual(['Forest', 'Island']);
    const large = planOf(duel, '{2}{G}');
    expect(large.uses.map(({ use }) => nameOf(duel, use.card))).toEqual([
      'Island',
      'Apprentice Wizard',
      'Forest',
    ]);
    expect(large.over).toBe(1);
  });

  test('a price turns mana that would be wasted into what is needed', () => {
    const duel = withSources(['Sol Ring', 'Celestial Prism']);
    const plan = planOf(duel, '{U}');
    expect(plan.uses.map(({ use }) => nameOf(duel, use.card))).toEqual(['Sol Ring', 'Celestial Prism']);
    expect(plan.over).toBe(0);
  });

  test.each([
    [1, 2, '{2}', '{3}'],
    [2, 5, '{2}', '{3}'],
    [1, 1, '{1}', '{2}'],
  ])('paid with %i life each, it gives no more than %i life pay for', (each, life, most, more) => {
    const ring = artifact('Ring of Blood', '{1}', activated(payLife(each), addMana('B'))).face;
    const duel = positionDuel('m11', [{ battlefield: [ring], life }, {}]);
    expect(planOf(duel, most).over).toBe(0);
    expect(planPayment(duel, 0, manaOf(more))).toMatchObject({ kind: 'short' });
  });

  test.each([
    [1, ['Forest'], ['Forest', 'Mountain']],
    [2, ['Forest', 'Mountain'], ['Forest', 'Mountain', 'Island']],
    [0, [], ['Forest']],
  ])('an ability costs %i more where something in play says so', (more, short, enough) => {
    const toll = artifact(
      'Toll',
      '{1}',
      rule({ kind: 'abilityCost', filter: artifacts, who: everyone, more }),
    ).face;
    const lamp = artifact('Lamp', '{1}', activated('{1}', gainLife(you, 1))).face;
    for (const [lands, isOffered] of [
      [short, false],
      [enough, true],
    ] as const) {
      const duel = positionDuel('m11', [{ battlefield: [lamp, toll, ...lands] }, {}]);
      expect(offers(duel, 'activate', permanentNamed(duel, 'Lamp'))).toBe(isOffered);
    }
  });

  test('its price leaves the pool as it is used', () => {
    const duel = withSources(['Forest', 'Forest', 'Celestial Prism']);
    for (const card of duel.battlefield.slice(0, 2))
      act(duel, { kind: 'useMana', card, ability: 0, choice: 0 });
    act(duel, { kind: 'useMana', card: permanentNamed(duel, 'Celestial Prism'), ability: 0, choice: 1 });
    expect(duel.pools[0]).toEqual([0, 1, 0, 0, 0, 0]);
  });
});

test.each(['alpha', 'fifth', 'tenth', 'm11'])(
  'mana that follows from tapping is counted, and is there at once (%s)',
  (edition) => {
    const duel = positionDuel(edition, [
      { hand: ['Grizzly Bears'], battlefield: ['Forest', { card: 'Wild Growth', attachedTo: 0 }] },
      {},
    ]);
    const bears = inHand(duel, 0, 'Grizzly Bears');
    expect(planOf(duel, '{1}{G}').uses).toHaveLength(1);
    act(duel, { kind: 'cast', card: bears });
    expect(duel.cards[bears]?.zone).toBe('chain');
    expect(duel.pools[0]).toEqual([0, 0, 0, 0, 0, 0]);
  },
);

describe('by hand', () => {
  function asked(): { readonly duel: Duel; readonly bears: CardNumber } {
    const duel = withSources(['Forest', 'Mountain', 'Plains'], ['Grizzly Bears']);
    for (const card of duel.battlefield) act(duel, { kind: 'useMana', card, ability: 0, choice: 0 });
    const bears = inHand(duel, 0, 'Grizzly Bears');
    act(duel, { kind: 'cast', card: bears, pay: 'ask' });
    return { duel, bears };
  }

  test('U116: with more in the pool than is needed, what is spent is chosen mana by mana', () => {
    const { duel, bears } = asked();
    expect(options(duel)).toEqual({ kind: 'mana', uses: [], pool: [1, 0, 0, 1, 1, 0] });
    say(duel, { kind: 'mana', use: { place: 0, count: 1 } });
    expect(duel.cards[bears]?.zone).toBe('chain');
    expect(duel.pools[0]).toEqual([0, 0, 0, 1, 0, 0]);
  });

  test('mana that would leave the rest unpaid is refused, and nothing changes', () => {
    const { duel } = asked();
    say(duel, { kind: 'mana', use: { place: 4, count: 1 } });
    expect(options(duel)).toMatchObject({ pool: [1, 0, 0, 1, 0, 0] });
    const before = JSON.stringify(duel);
    for (const use of [
      { place: 4, count: 1 },
      { place: 0, count: 2 },
      { place: 3, count: 0 },
      { place: 3, count: -1 },
      { place: 9, count: 1 },
    ])
      expect(answer(duel, { kind: 'mana', use })?.reason).toBe('cannotPay');
    expect(JSON.stringify(duel)).toBe(before);
  });

  test('U126: called off, all of it stays in the pool', () => {
    const { duel, bears } = asked();
    say(duel, { kind: 'mana', use: { place: 4, count: 1 } });
    say(duel, { kind: 'cancel' });
    expect(duel.cards[bears]?.zone).toBe('hand');
    expect(duel.pools[0]).toEqual([1, 0, 0, 1, 1, 0]);
  });

  test('a plan is one reply; sources that do not pay for it, or are no sources, are refused', () => {
    const duel = withSources(['Forest', 'Mountain', 'Plains'], ['Grizzly Bears']);
    const [forest = -1, mountain = -1, plains = -1] = duel.battlefield;
    const bears = inHand(duel, 0, 'Grizzly Bears');
    const use = (card: CardNumber): ManaUse => ({ card, ability: 0, choice: 0 });
    act(duel, { kind: 'cast', card: bears, pay: 'ask' });
    expect(answer(duel, { kind: 'mana', use: [use(mountain), use(plains)] })?.reason).toBe('cannotPay');
    expect(answer(duel, { kind: 'mana', use: [use(bears)] })?.reason).toBe('notThere');
    say(duel, { kind: 'mana', use: [use(plains), use(forest)] });
    goOnUntil(duel, () => duel.chain.length > 0);
    expect(duel.board[mountain]?.tapped).toBe(false);
    expect(duel.pools[0]).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('R243: an ability that was begun goes on though nothing has it any more', () => {
  const lamp = artifact(
    'Lamp That Burns Itself',
    '{2}',
    statically(all(creatures), [grant(activated('{1}', gainLife(you, 3)))]),
    activated(sacrificeThis, addMana('C')),
  ).face;

  test('what paid for it had given the ability to its source', () => {
    const duel = positionDuel('m11', [{ battlefield: [lamp, 'Grizzly Bears'] }, {}]);
    const [paying, bears] = [
      permanentNamed(duel, 'Lamp That Burns Itself'),
      permanentNamed(duel, 'Grizzly Bears'),
    ];
    act(duel, { kind: 'activate', card: bears, ability: 0, pay: 'ask' });
    expect(options(duel)).toMatchObject({ kind: 'mana', uses: [{ card: paying, ability: 0 }] });
    say(duel, { kind: 'mana', use: { card: paying, ability: 0, choice: 0 } });
    goOnUntil(duel, () => duel.purses[0]?.life === 23);
    expect(duel.cards[paying]?.zone).toBe('graveyard');
    expect(duel.pools[0]).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('a payment in the middle of an effect', () => {
  function asked(): Duel {
    const battlefield = ['Stasis', 'Island', 'Tundra'];
    const duel = positionDuel('m11', [{ battlefield }, {}], { step: 'upkeep' });
    goOnUntil(duel, ({ kind }) => kind === 'yesNo');
    return duel;
  }

  test('its plan is shown with the question, less what is set aside', () => {
    const duel = asked();
    const [island, tundra] = [permanentNamed(duel, 'Island'), permanentNamed(duel, 'Tundra')];
    expect(paymentAsked(duel)).toMatchObject({
      kind: 'plan',
      uses: [{ use: { card: island }, gives: '{U}' }],
    });
    expect(paymentAsked(duel, { spare: [island] })).toMatchObject({ uses: [{ use: { card: tundra } }] });
    expect(paymentAsked(duel, { spare: [island, tundra] })).toEqual({
      kind: 'short',
      missing: '{U}',
      spared: true,
    });
  });

  test('nobody is asked for one when the duel is over', () => {
    const duel = asked();
    say(duel, { kind: 'concede', seat: 1 });
    expect([paymentAsked(duel), poured(duel)]).toEqual([undefined, undefined]);
  });

  test('whoever says yes names the sources', () => {
    const duel = asked();
    const tundra = permanentNamed(duel, 'Tundra');
    const payment = paymentAsked(duel, { spare: [permanentNamed(duel, 'Island')] });
    const pay = payment?.kind === 'plan' ? payment.uses.map(({ use }) => use) : [];
    expect(answer(duel, { kind: 'yesNo', yes: true, pay: [{ card: 99, ability: 0, choice: 0 }] })).toEqual({
      reason: 'notThere',
      card: 99,
    });
    say(duel, { kind: 'yesNo', yes: true, pay });
    expect(duel.board[tundra]?.tapped).toBe(true);
    expect(duel.board[permanentNamed(duel, 'Island')]?.tapped).toBe(false);
    expect(permanentNamed(duel, 'Stasis')).toBeDefined();
  });
});
