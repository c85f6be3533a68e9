/** Rules of 2007 that a scenario cannot show: who is asked, who knows what, and what waits as plain data. */
import { describe, expect, test } from 'vitest';
import {
  answer,
  asked,
  blind,
  hash,
  options,
  UNKNOWN,
  viewFor,
  type CardNumber,
  type Duel,
  type DuelEvent,
  type Question,
  type Seat,
} from '../../../src-main/engine/index.ts';
import type { Step } from '../../../src-shared/duel/words.ts';
import {
  act,
  goOnUntil,
  handSize,
  inHand,
  keepAll,
  lifeOf,
  offers,
  openingDuel,
  permanentNamed,
  positionDuel,
  say,
  times,
  type SeatWords,
} from '../../support/rule-duel.ts';

const DECK = [...times(24, 'Forest'), ...times(36, 'Grizzly Bears')];

/** Attacks with these, and each is blocked by those beside it. */
function fight(duel: Duel, attackers: Readonly<Record<string, readonly string[]>>): void {
  goOnUntil(duel, ({ kind }) => kind === 'attack');
  const cards = Object.keys(attackers).map((name) => permanentNamed(duel, name));
  say(duel, { kind: 'attack', attackers: cards.map((card) => ({ card, seat: 1, walker: -1, band: -1 })) });
  goOnUntil(duel, ({ kind }) => kind === 'block' || duel.turn.step === 'combatDamage');
  const blocks = Object.entries(attackers).flatMap(([attacker, blockers]) =>
    blockers.map((name) => ({
      blocker: permanentNamed(duel, name),
      attacker: permanentNamed(duel, attacker),
    })),
  );
  if (blocks.length > 0) say(duel, { kind: 'block', blocks });
}

const damageWaits = (duel: Duel): boolean => duel.chain.some(({ kind }) => kind === 'combatDamage');

/** A fight whose damage has been assigned. */
function fought(seats: readonly SeatWords[], attackers: Readonly<Record<string, readonly string[]>>): Duel {
  const duel = positionDuel('tenth', seats);
  fight(duel, attackers);
  goOnUntil(duel, () => damageWaits(duel));
  return duel;
}

describe('the opening', () => {
  test('R015: whoever lost last has the say who starts', () => {
    const duel = openingDuel('tenth', [DECK, DECK], { lostLast: 1 });
    expect(duel.question).toEqual({ seat: 1, for: 1, kind: 'start' });
    say(duel, { kind: 'start', first: false });
    keepAll(duel);
    expect(duel.turn.active).toEqual([0]);
  });

  test.each([
    ['heads', 0],
    ['tails', 1],
  ] as const)('R015: without an earlier duel chance picks who decides: %s', (face, seat) => {
    const duel = openingDuel('tenth', [DECK, DECK], { fixedChance: [face] });
    expect(duel.question).toEqual({ seat, for: seat, kind: 'start' });
    say(duel, { kind: 'start', first: true });
    keepAll(duel);
    expect(duel.turn.active).toEqual([seat]);
  });

  test('R022: a hand may be rejected until none is left, and play starts when both keep', () => {
    const duel = openingDuel('tenth', [DECK, DECK], { fixedChance: ['heads'] });
    say(duel, { kind: 'start', first: true });
    const sizes: number[] = [];
    for (let redraws = 0; redraws < 3; redraws++) {
      say(duel, { kind: 'keep', keep: false });
      sizes.push(handSize(duel, 0));
    }
    expect(sizes).toEqual([6, 5, 4]);
    expect(duel.turn.number).toBe(0);
    keepAll(duel);
    expect(duel.turn.number).toBe(1);
  });
});

describe('priority', () => {
  test('R234: the active player is asked first in every step but untap and cleanup', () => {
    const first = new Map<Step, Seat>();
    const duel = positionDuel('tenth', [{}, {}], { turn: 3, step: 'upkeep' });
    goOnUntil(
      duel,
      () => duel.turn.number !== 3,
      undefined,
      ({ kind, seat }) => {
        if (kind === 'act' && !first.has(duel.turn.step)) first.set(duel.turn.step, seat);
      },
    );
    expect([...first.keys()]).toEqual([
      'upkeep',
      'draw',
      'main1',
      'beginCombat',
      'declareAttackers',
      'endCombat',
      'main2',
      'end',
    ]);
    expect(new Set(first.values())).toEqual(new Set([0]));
  });

  test('R234: whoever answers in the turn of another is asked again, before the player whose turn it is', () => {
    const duel = positionDuel('tenth', [
      { hand: ['Incinerate', 'Incinerate'], battlefield: ['Mountain', 'Mountain', 'Mountain'] },
      { hand: ['Shock', 'Shock'], battlefield: ['Mountain', 'Mountain'] },
    ]);
    const cast = (seat: Seat, name: string): void => {
      act(duel, {
        kind: 'cast',
        card: inHand(duel, seat, name),
        targets: [[{ kind: 'seat', seat: 1 - seat }]],
      });
    };
    cast(0, 'Incinerate');
    act(duel, { kind: 'pass' });
    expect(duel.question?.seat).toBe(1);
    cast(1, 'Shock');
    expect([duel.chain.length, duel.question?.seat]).toEqual([2, 1]);
    cast(1, 'Shock');
    expect([duel.chain.length, duel.question?.seat]).toEqual([3, 1]);
    act(duel, { kind: 'pass' });
    expect(duel.question?.seat).toBe(0);
    act(duel, { kind: 'pass' });
    expect([duel.chain.length, duel.question?.seat]).toEqual([2, 0]);
  });

  test('R339: while combat damage waits the active player speaks first, and after it is dealt again', () => {
    const duel = fought([{ battlefield: ['Hill Giant'] }, {}], { 'Hill Giant': [] });
    expect([duel.turn.step, duel.question?.seat, lifeOf(duel, 1)]).toEqual(['combatDamage', 0, 20]);
    act(duel, { kind: 'pass' });
    expect([duel.chain.length, duel.question?.seat, lifeOf(duel, 1)]).toEqual([1, 1, 20]);
    act(duel, { kind: 'pass' });
    expect([duel.turn.step, duel.chain.length, duel.question?.seat]).toEqual(['combatDamage', 0, 0]);
    expect(lifeOf(duel, 1)).toBe(17);
  });
});

describe('combat damage on the stack', () => {
  const GANG: readonly SeatWords[] = [
    { battlefield: ['Hill Giant', 'Mogg Fanatic'] },
    { battlefield: ['Grizzly Bears', 'Glory Seeker'] },
  ];
  const GANGED = { 'Hill Giant': ['Grizzly Bears', 'Glory Seeker'], 'Mogg Fanatic': [] };

  test('R339: it shows who deals how much to whom', () => {
    const duel = fought(GANG, GANGED);
    const shown = viewFor(duel, 1).chain.map(({ kind, damage }) => ({
      kind,
      damage: damage?.map(({ source, amount }) => [source, amount]),
    }));
    expect(shown).toEqual([
      {
        kind: 'combatDamage',
        damage: [
          ['Hill Giant', 2],
          ['Hill Giant', 1],
          ['Grizzly Bears', 2],
          ['Glory Seeker', 2],
          ['Mogg Fanatic', 1],
        ],
      },
    ]);
    expect(asked(duel)?.onto).toBe(duel.chain[0]?.id);
  });

  test('R329, R507: nobody lines blockers up, and any division among them is taken', () => {
    const duel = positionDuel('tenth', GANG);
    const kinds = new Set<Question['kind']>();
    fight(duel, GANGED);
    goOnUntil(
      duel,
      ({ kind }) => kind === 'assign',
      undefined,
      ({ kind }) => kinds.add(kind),
    );
    expect(kinds).not.toContain('lineUp');
    const seeker = permanentNamed(duel, 'Glory Seeker');
    const to = { kind: 'card', card: seeker, incarnation: duel.cards[seeker]?.incarnation ?? 0 } as const;
    expect(answer(duel, { kind: 'assign', shares: [{ to, amount: 2 }] })?.reason).toBe('wrongTotal');
    expect(answer(duel, { kind: 'assign', shares: [{ to, amount: 3 }] })).toBeUndefined();
    expect(damageWaits(duel)).toBe(true);
  });

  test('R339: a duel in which it waits survives being written down', () => {
    const duel = fought(GANG, GANGED);
    const again = JSON.parse(JSON.stringify(duel)) as Duel;
    for (const copy of [duel, again]) goOnUntil(copy, () => copy.turn.step === 'main2');
    expect(hash(again)).toBe(hash(duel));
    expect(lifeOf(duel, 1)).toBe(19);
  });

  test('R339: no spell or ability can aim at it', () => {
    const counterspell = { hand: ['Cancel'], battlefield: times(3, 'Island') };
    const duel = fought([{ battlefield: ['Hill Giant'] }, counterspell], { 'Hill Giant': [] });
    goOnUntil(duel, ({ seat }) => seat === 1);
    expect(damageWaits(duel)).toBe(true);
    expect(offers(duel, 'cast', inHand(duel, 1, 'Cancel'))).toBe(false);
  });

  test('R392: what lifelink stands for is told on the stack', () => {
    const duel = positionDuel('tenth', [{ battlefield: ['Child of Night'] }, {}]);
    fight(duel, { 'Child of Night': [] });
    goOnUntil(duel, () => duel.chain.some(({ kind }) => kind === 'trigger'));
    const [item] = viewFor(duel, 0).chain;
    expect([item?.kind, item?.name, item?.controller]).toEqual(['trigger', 'Child of Night', 0]);
    expect([lifeOf(duel, 0), lifeOf(duel, 1)]).toEqual([20, 18]);
    goOnUntil(duel, () => duel.chain.length === 0);
    expect([lifeOf(duel, 0), lifeOf(duel, 1)]).toEqual([22, 18]);
  });
});

describe('knowledge', () => {
  test('R303: every graveyard is open to both players', () => {
    const graveyard = ['Grizzly Bears', 'Forest'];
    const duel = positionDuel('tenth', [{ graveyard }, { graveyard }]);
    for (const seat of [0, 1]) {
      for (const player of viewFor(duel, seat).players)
        expect(player.graveyard.map(({ name }) => name).toSorted()).toEqual(['Forest', 'Grizzly Bears']);
    }
  });

  test('R453: only its owner sees a hand, the number of its cards is public', () => {
    const duel = positionDuel('tenth', [{ hand: ['Grizzly Bears', 'Forest'] }, {}]);
    const seen = (seat: Seat): (string | undefined)[] | undefined =>
      viewFor(duel, seat).players[0]?.hand.map(({ name }) => name);
    expect(seen(0)?.toSorted()).toEqual(['Forest', 'Grizzly Bears']);
    expect(seen(1)).toEqual([undefined, undefined]);
  });

  test('R454: nobody looks into a library, its order stays and its size is known', () => {
    const library = [...times(3, 'Grizzly Bears'), ...times(17, 'Forest')];
    const duel = positionDuel('tenth', [{ library }, {}], { turn: 3, step: 'upkeep' });
    const before: readonly CardNumber[] = duel.libraries[0] ?? [];
    for (const seat of [0, 1]) {
      expect(viewFor(duel, seat).players[0]?.library).toBe(20);
      const hidden = blind(duel, seat);
      expect(before.map((card) => hidden.cards[card]?.face)).toEqual(before.map(() => UNKNOWN));
    }
    goOnUntil(duel, () => duel.turn.step === 'main1');
    expect(duel.libraries[0]).toEqual(before.slice(1));
  });

  test('R458: a revealed card is shown to all players', () => {
    const library = ['Island', ...times(19, 'Grizzly Bears')];
    const seats = [{ hand: ['Sylvan Scrying'], library, battlefield: times(2, 'Forest') }, {}];
    const duel = positionDuel('tenth', seats);
    act(duel, { kind: 'cast', card: inHand(duel, 0, 'Sylvan Scrying') });
    goOnUntil(duel, ({ kind }) => kind === 'choose');
    const offered = options(duel);
    if (offered?.kind !== 'choose') throw new Error('There is nothing to choose.');
    const events: DuelEvent[] = [];
    say(duel, { kind: 'choose', things: offered.things.slice(0, 1) }, (event) => events.push(event));
    expect(events.filter(({ kind }) => kind === 'revealed')).toHaveLength(1);
    expect(viewFor(duel, 1).players[0]?.hand.map(({ name }) => name)).toEqual(['Island']);
  });
});
