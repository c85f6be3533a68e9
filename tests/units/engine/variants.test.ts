import { describe, expect, test } from 'vitest';
import { PASS } from '../../../src-shared/duel/question.ts';
import {
  answer,
  asked,
  blind,
  hash,
  options,
  viewFor,
  type Duel,
  type DuelEvent,
  type Question,
  type QuestionKind,
  type Reply,
  type Seat,
  type Variant,
} from '../../../src-main/engine/index.ts';
import {
  act,
  goOnUntil,
  handSize,
  inHand,
  offers,
  openingDuel,
  permanentNamed,
  say,
  tableDuel,
  times,
  type SeatWords,
} from '../../support/rule-duel.ts';

const DECK: readonly string[] = Array.from({ length: 40 }, (_, place) =>
  place % 2 === 0 ? 'Forest' : 'Grizzly Bears',
);
const decks = (count: number): (readonly string[])[] => Array.from({ length: count }, () => DECK);
const lives = (duel: Duel): number[] => viewFor(duel, 0).players.map(({ life }) => life);

/** Plays on until this seat is asked this. */
const until = (duel: Duel, kind: QuestionKind, seat: Seat): void => {
  goOnUntil(duel, (question) => question.kind === kind && question.seat === seat);
  expect(duel.question).toMatchObject({ kind, seat });
};

const cast = (duel: Duel, seat: Seat, name: string, target?: Seat): void => {
  const targets = target === undefined ? {} : { targets: [[{ kind: 'seat', seat: target }] as const] };
  act(duel, { kind: 'cast', card: inHand(duel, seat, name), ...targets });
};

/** Who is asked from here on, up to so many questions. */
function askedNext(duel: Duel, count: number): Set<Seat> {
  const seats = new Set<Seat>();
  let asked = 0;
  goOnUntil(
    duel,
    () => asked++ === count,
    undefined,
    ({ seat }) => seats.add(seat),
  );
  return seats;
}

describe('Two-Headed Giant', () => {
  const giants = (seats: readonly SeatWords[], edition = 'm11'): Duel =>
    tableDuel(edition, 'twoHeadedGiant', seats);

  test('R492: each head is asked for its own creatures, and nothing attacks before both have spoken', () => {
    const duel = giants([{ battlefield: ['Grizzly Bears'] }, { battlefield: ['Hill Giant'] }, {}, {}]);
    const [bears, giant] = ['Grizzly Bears', 'Hill Giant'].map((name) => permanentNamed(duel, name));
    until(duel, 'attack', 0);
    expect(options(duel)).toMatchObject({ attackers: [{ card: bears }] });
    const at = (card = -1, seat = 2): Reply => ({
      kind: 'attack',
      attackers: [{ card, seat, walker: -1, band: -1 }],
    });
    expect(answer(duel, at(giant))).toEqual({ reason: 'notYours', card: giant });
    say(duel, at(bears));
    expect(viewFor(duel, 0).combat).toBeUndefined();
    expect(duel.question).toEqual({ seat: 1, for: 1, kind: 'attack' });
    say(duel, at(giant, 3));
    expect(viewFor(duel, 0).combat?.groups.map(({ attackers, seat }) => [attackers, seat])).toEqual([
      [[bears], 2],
      [[giant], 3],
    ]);
  });

  test('R492: bands of the two heads stay apart', () => {
    const duel = giants(
      [
        { battlefield: ['Benalish Hero', 'Grizzly Bears'] },
        { battlefield: ['Mesa Pegasus', 'Hill Giant'] },
        {},
        {},
      ],
      'fifth',
    );
    const bandOf = (...names: string[]): Reply => ({
      kind: 'attack',
      attackers: names.map((name) => ({ card: permanentNamed(duel, name), seat: 2, walker: -1, band: 0 })),
    });
    until(duel, 'attack', 0);
    say(duel, bandOf('Benalish Hero', 'Grizzly Bears'));
    say(duel, bandOf('Mesa Pegasus', 'Hill Giant'));
    expect(viewFor(duel, 0).combat?.groups.map(({ attackers }) => attackers.length)).toEqual([2, 2]);
  });

  test('R492: both heads may play a land in their turn, and neither in that of the others', () => {
    const duel = giants([{ hand: ['Forest'] }, { hand: ['Island'] }, { hand: ['Swamp'] }, {}]);
    act(duel, { kind: 'land', card: inHand(duel, 0, 'Forest') });
    until(duel, 'act', 1);
    act(duel, { kind: 'land', card: inHand(duel, 1, 'Island') });
    until(duel, 'act', 2);
    expect(offers(duel, 'land', inHand(duel, 2, 'Swamp'))).toBe(false);
  });

  test('R492: an extra turn is one of both heads, and the others follow after it', () => {
    const duel = giants([{}, { hand: ['Time Walk'], battlefield: ['Island', 'Island'] }, {}, {}], 'fifth');
    until(duel, 'act', 1);
    cast(duel, 1, 'Time Walk');
    goOnUntil(duel, () => duel.turn.number === 2);
    expect(duel.turn.active).toEqual([0, 1]);
    goOnUntil(duel, () => duel.turn.number === 3);
    expect(duel.turn.active).toEqual([2, 3]);
  });

  test('R492: what happens in the draw step of each player happens for either head', () => {
    const duel = giants([{ battlefield: ['Howling Mine'] }, {}, {}, {}]);
    goOnUntil(duel, () => duel.turn.number === 2 && duel.turn.step === 'main1');
    expect([2, 3].map((seat) => handSize(duel, seat))).toEqual([2, 2]);
  });

  test('R492: damage to either head is taken by both', () => {
    const duel = giants([
      { hand: ['Lava Axe'], battlefield: times(5, 'Mountain') },
      { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
      {},
      {},
    ]);
    cast(duel, 0, 'Lava Axe', 2);
    until(duel, 'act', 1);
    goOnUntil(duel, ({ seat }) => seat === 1 && duel.chain.length === 0);
    cast(duel, 1, 'Lightning Bolt', 3);
    goOnUntil(duel, () => duel.chain.length === 0);
    expect(lives(duel)).toEqual([30, 30, 22, 22]);
  });

  test('R492: a giant without life loses with both heads', () => {
    const duel = giants([{ hand: ['Lightning Bolt'], battlefield: ['Mountain'] }, {}, { life: 3 }, {}]);
    cast(duel, 0, 'Lightning Bolt', 3);
    goOnUntil(duel, () => false);
    expect(duel.result).toEqual({ kind: 'won', seats: [0, 1] });
    expect(duel.lost).toEqual([false, false, true, true]);
  });

  test('R492: the other giant begins when the one who has the say would rather draw', () => {
    const duel = openingDuel('m11', decks(4), { variant: 'twoHeadedGiant' });
    const { seat } = duel.question as Question;
    say(duel, { kind: 'start', first: false });
    goOnUntil(duel, ({ kind }) => kind === 'act');
    expect(duel.turn.active).toEqual(seat < 2 ? [2, 3] : [0, 1]);
    goOnUntil(duel, () => duel.turn.number === 2 && duel.turn.step === 'main1');
    expect(duel.setup.seats.map((_, place) => handSize(duel, place))).toEqual(
      seat < 2 ? [8, 8, 7, 7] : [7, 7, 8, 8],
    );
  });

  test('R023: each head may exchange its first hand for seven cards again', () => {
    const duel = openingDuel('m11', decks(4), { variant: 'twoHeadedGiant' });
    say(duel, { kind: 'start', first: true });
    const { seat } = duel.question as Question;
    say(duel, { kind: 'keep', keep: false });
    expect(handSize(duel, seat)).toBe(7);
  });

  test('R492: the heads whose turn it is speak first, then the others', () => {
    const duel = giants([{}, {}, {}, {}]);
    const order: Seat[] = [];
    goOnUntil(
      duel,
      () => order.length === 4,
      undefined,
      ({ seat }) => order.push(seat),
    );
    expect(order).toEqual([0, 1, 2, 3]);
  });
});

describe('Emperor', () => {
  const court = (seats: Partial<Record<Seat, SeatWords>>, active = 0): Duel =>
    tableDuel(
      'm11',
      'emperor',
      Array.from({ length: 6 }, (_, seat) => seats[seat] ?? {}),
      { active },
    );
  const goals = (duel: Duel): unknown => {
    const offered = options(duel);
    return offered?.kind === 'attack'
      ? offered.attackers.flatMap((one) => one.goals.map(({ seat }) => seat))
      : [];
  };

  test.each([
    [0, [5]],
    [2, [3]],
    [1, []],
  ])('R493: seat %i attacks %j', (seat, reached) => {
    const duel = court({ [seat]: { battlefield: ['Hill Giant'] } }, seat);
    until(duel, 'attack', seat);
    expect(goals(duel)).toEqual(reached);
  });

  test('R493: where a general has fallen the next ones sit side by side', () => {
    const duel = court({ 1: { battlefield: ['Hill Giant'] } }, 1);
    say(duel, { kind: 'concede', seat: 2 });
    until(duel, 'attack', 1);
    expect(goals(duel)).toEqual([3]);
    expect(duel.result).toBeUndefined();
  });

  test('R493: the generals fall with their emperor, and a general who fell before wins with the others', () => {
    const duel = court({});
    say(duel, { kind: 'concede', seat: 0 });
    say(duel, { kind: 'concede', seat: 4 });
    expect(duel.result).toEqual({ kind: 'won', seats: [0, 1, 2] });
    expect(duel.lost).toEqual([true, false, false, true, true, true]);
  });

  test('R493: nobody skips the first draw', () => {
    const duel = openingDuel('m11', decks(6), { variant: 'emperor' });
    goOnUntil(duel, () => duel.turn.number === 1 && duel.turn.step === 'main1');
    expect(handSize(duel, duel.turn.active[0] as Seat)).toBe(8);
  });
});

describe("Portal's circle", () => {
  const AXE: SeatWords = { hand: times(2, 'Lava Axe'), battlefield: times(10, 'Mountain') };
  const circle = (seats: readonly SeatWords[], edition = 'm11'): Duel =>
    tableDuel(edition, 'portalCircle', seats);

  test('R488: an opponent is the player on the left, and the next one when that one is out', () => {
    const duel = circle([
      { hand: ["Liliana's Specter"], battlefield: times(3, 'Swamp') },
      {},
      { hand: ['Forest'] },
      {
        hand: ['Forest'],
      },
    ]);
    say(duel, { kind: 'concede', seat: 1 });
    cast(duel, 0, "Liliana's Specter");
    goOnUntil(duel, () => duel.turn.step === 'main2');
    expect([2, 3].map((seat) => handSize(duel, seat))).toEqual([0, 1]);
  });

  test('R489: who defeats another by the way scores nothing: the point is that of the player on the right', () => {
    const duel = circle([AXE, {}, { life: 5 }, {}]);
    cast(duel, 0, 'Lava Axe', 2);
    goOnUntil(duel, () => duel.turn.step === 'main2');
    expect(duel.points).toEqual([0, 1, 0, 0]);
    expect(lives(duel)).toEqual([20, 25, 0, 20]);
  });

  test('R489: of two who fall together the one behind scores too', () => {
    const duel = circle([
      { hand: ['Earthquake'], battlefield: times(4, 'Mountain') },
      { life: 3 },
      { life: 3 },
      {},
    ]);
    act(duel, { kind: 'cast', card: inHand(duel, 0, 'Earthquake'), x: 3 });
    goOnUntil(duel, () => duel.turn.step === 'main2');
    expect(duel.points).toEqual([1, 1, 0, 0]);
    expect(lives(duel)).toEqual([22, 0, 0, 17]);
  });

  test('R490: most points win, also after a defeat, and the table is told how many everybody has', () => {
    const duel = circle([{}, {}, {}, {}]);
    for (const seat of [1, 2, 0]) say(duel, { kind: 'concede', seat });
    expect(duel.result).toEqual({ kind: 'won', seats: [0], points: [2, 0, 0, 1] });
    expect(viewFor(duel, 3).players.map(({ points }) => points)).toEqual([2, 0, 0, 1]);
  });

  test('R490: the last two fall together with as many points: nobody wins', () => {
    const duel = circle([
      { hand: ['Earthquake'], battlefield: times(4, 'Mountain'), life: 3 },
      { life: 3 },
      { life: 3 },
    ]);
    act(duel, { kind: 'cast', card: inHand(duel, 0, 'Earthquake'), x: 3 });
    goOnUntil(duel, () => false);
    expect(duel.result).toEqual({ kind: 'draw', why: 'together', points: [1, 1, 1] });
  });

  test.each(['fifth', 'm11'])(
    'R488: %s lends its rules to a circle where nobody skips the first draw',
    (edition) => {
      const duel = openingDuel(edition, decks(3), { variant: 'portalCircle' });
      goOnUntil(duel, () => duel.turn.number === 1 && duel.turn.step === 'main1');
      expect(handSize(duel, duel.turn.active[0] as Seat)).toBe(8);
    },
  );
});

describe('R034: a player leaves while others go on', () => {
  const three = (seats: readonly SeatWords[], edition = 'm11', variant: Variant = 'freeForAll'): Duel =>
    tableDuel(edition, variant, seats);

  test('in the middle of an effect of the own: it ends there, and the player is not asked again', () => {
    const duel = three([{ hand: ['Diabolic Tutor'], battlefield: times(4, 'Swamp') }, {}, {}]);
    cast(duel, 0, 'Diabolic Tutor');
    until(duel, 'choose', 0);
    say(duel, { kind: 'concede', seat: 0 });
    expect(duel.chain).toEqual([]);
    expect(askedNext(duel, 12)).toEqual(new Set([1, 2]));
  });

  test('in the middle of what somebody else does: the others are still asked for theirs', () => {
    const hand = ['Forest', 'Island'];
    const duel = three([{ hand: ["Liliana's Specter"], battlefield: times(3, 'Swamp') }, { hand }, { hand }]);
    cast(duel, 0, "Liliana's Specter");
    until(duel, 'choose', 1);
    say(duel, { kind: 'concede', seat: 1 });
    expect(duel.question).toEqual({ seat: 2, for: 2, kind: 'choose' });
    goOnUntil(duel, () => duel.turn.step === 'main2');
    expect(handSize(duel, 2)).toBe(1);
  });

  test('while blockers are lined up: those against others still are', () => {
    const two = { battlefield: ['Grizzly Bears', 'Runeclaw Bear'] };
    const duel = three([{ battlefield: ['Hill Giant', 'Craw Wurm'] }, two, two]);
    until(duel, 'attack', 0);
    const [giant = 0, wurm = 0] = ['Hill Giant', 'Craw Wurm'].map((name) => permanentNamed(duel, name));
    const sent = [giant, wurm].map((card, place) => ({ card, seat: place + 1, walker: -1, band: -1 }));
    say(duel, { kind: 'attack', attackers: sent });
    for (const [seat, attacker] of [
      [1, giant],
      [2, wurm],
    ] as const) {
      until(duel, 'block', seat);
      const bears = duel.battlefield.filter((card) => duel.cards[card]?.owner === seat);
      say(duel, { kind: 'block', blocks: bears.map((blocker) => ({ blocker, attacker })) });
    }
    until(duel, 'lineUp', 0);
    say(duel, { kind: 'concede', seat: 1 });
    expect(duel.question).toEqual({ seat: 0, for: 0, kind: 'lineUp' });
    const line = options(duel);
    const others = duel.battlefield.filter((card) => duel.cards[card]?.owner === 2);
    expect(line).toEqual({ kind: 'lineUp', blockers: others });
  });

  test('while somebody else chooses among what leaves', () => {
    const duel = three([
      { hand: ['Duress'], battlefield: ['Swamp'] },
      { hand: ['Lightning Bolt', 'Lava Axe'] },
      {},
    ]);
    cast(duel, 0, 'Duress', 1);
    until(duel, 'choose', 0);
    say(duel, { kind: 'concede', seat: 1 });
    expect(duel.question).toMatchObject({ kind: 'act', seat: 0 });
    expect(viewFor(duel, 0).players[0]?.graveyard.map(({ name }) => name)).toEqual(['Duress']);
  });

  test('while asked which of two replacements comes first: the next one is asked anew', () => {
    const guarded = (angel: number): SeatWords => ({
      battlefield: ['Guardian Seraph', 'Serra Angel', { card: 'Pariah', attachedTo: angel }],
    });
    const duel = three([
      { hand: ['Earthquake', "Harm's Way"], battlefield: [...times(3, 'Mountain'), 'Plains'] },
      guarded(5),
      guarded(8),
    ]);
    const earthquake = inHand(duel, 0, 'Earthquake');
    act(duel, { kind: 'cast', card: earthquake, x: 2 });
    const incarnation = duel.cards[earthquake]?.incarnation ?? -1;
    cast(duel, 0, "Harm's Way", 1);
    until(duel, 'choose', 0);
    say(duel, { kind: 'choose', things: [{ kind: 'card', card: earthquake, incarnation }] });
    const asksWhichFirst = (seat: Seat): void =>
      goOnUntil(duel, (question) => question.seat === seat && asked(duel)?.purpose === 'replacement');
    asksWhichFirst(2);
    say(duel, { kind: 'concede', seat: 2 });
    asksWhichFirst(1);
    expect(asked(duel)).toMatchObject({ damage: [{ to: { kind: 'seat', seat: 1 }, amount: 2 }] });
  });

  test('with all that a spell being announced could be aimed at: it was never cast', () => {
    const duel = three([
      { hand: ['Detonate'], battlefield: times(4, 'Mountain') },
      {},
      { battlefield: ['Mind Stone'] },
    ]);
    act(duel, { kind: 'cast', card: inHand(duel, 0, 'Detonate') });
    expect(duel.question).toMatchObject({ seat: 0, kind: 'x' });
    say(duel, { kind: 'concede', seat: 2 });
    expect(duel.question).toMatchObject({ seat: 0, kind: 'act' });
    expect(handSize(duel, 0)).toBe(1);
    expect(offers(duel, 'cast', inHand(duel, 0, 'Detonate'))).toBe(false);
  });

  test('while paying for a spell: it was never cast', () => {
    const duel = three([{ hand: ['Fireball'], battlefield: times(5, 'Mountain') }, {}, {}]);
    act(duel, { kind: 'cast', card: inHand(duel, 0, 'Fireball') });
    expect(duel.question?.kind).not.toBe('act');
    say(duel, { kind: 'concede', seat: 0 });
    expect(lives(duel)).toEqual([20, 20, 20]);
    expect(askedNext(duel, 12)).toEqual(new Set([1, 2]));
  });

  test('with triggered abilities still to be put in order: those of the others happen', () => {
    const duel = three([
      { battlefield: ['Howling Mine'] },
      { battlefield: ['Serendib Efreet', 'Force of Nature'] },
      {},
    ]);
    until(duel, 'order', 1);
    say(duel, { kind: 'concede', seat: 1 });
    expect(duel.chain).toEqual([]);
    expect(askedNext(duel, 12)).toEqual(new Set([0, 2]));
    expect(lives(duel)).toEqual([20, 20, 20]);
  });

  test('while attackers are declared against the player: the others are still attacked', () => {
    const duel = three([
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
      { battlefield: ['Giant Spider'] },
      {},
    ]);
    until(duel, 'attack', 0);
    const attackers = ['Grizzly Bears', 'Hill Giant'].map((name, place) => ({
      card: permanentNamed(duel, name),
      seat: place + 1,
      walker: -1,
      band: -1,
    }));
    say(duel, { kind: 'attack', attackers });
    until(duel, 'block', 1);
    say(duel, { kind: 'concede', seat: 1 });
    goOnUntil(duel, () => duel.turn.step === 'main2');
    expect(lives(duel)).toEqual([20, 20, 17]);
  });

  test('before the duel has begun', () => {
    const duel = openingDuel('m11', decks(3), { variant: 'freeForAll' });
    const { seat } = duel.question as Question;
    say(duel, { kind: 'concede', seat });
    const others = [0, 1, 2].filter((other) => other !== seat);
    expect(askedNext(duel, 12)).toEqual(new Set(others));
    expect(duel.turn.number).toBeGreaterThan(0);
    expect(others).toContain(duel.turn.active[0]);
  });

  test('what was under the control of the player goes back, and what the player did for the turn stays done', () => {
    const duel = three([
      { battlefield: ['Grizzly Bears'] },
      {
        hand: ['Act of Treason', 'Giant Growth'],
        battlefield: [...times(3, 'Mountain'), 'Forest'],
      },
      { battlefield: ['Hill Giant'] },
    ]);
    goOnUntil(
      duel,
      ({ seat, kind }) =>
        duel.turn.number === 2 && duel.turn.step === 'main1' && seat === 1 && kind === 'act',
    );
    const at = (name: string) => {
      const card = permanentNamed(duel, name);
      return [[{ kind: 'card', card, incarnation: duel.cards[card]?.incarnation ?? 0 }]] as const;
    };
    const use = (name: string, host: string): void => {
      act(duel, { kind: 'cast', card: inHand(duel, 1, name), targets: at(host) });
      goOnUntil(duel, () => duel.chain.length === 0);
    };
    use('Act of Treason', 'Grizzly Bears');
    use('Giant Growth', 'Hill Giant');
    say(duel, { kind: 'concede', seat: 1 });
    expect(
      viewFor(duel, 0).permanents.map(({ name, controller, power }) => [name, controller, power]),
    ).toEqual([
      ['Grizzly Bears', 0, 2],
      ['Hill Giant', 2, 6],
    ]);
  });

  test('what nobody had seen of the player stays unseen', () => {
    const duel = three([{}, { hand: ['Lava Axe'] }, {}]);
    const card = inHand(duel, 1, 'Lava Axe');
    say(duel, { kind: 'concede', seat: 1 });
    expect(blind(duel, 0).cards[card]).toMatchObject({ face: -1, zone: 'nowhere' });
    expect(viewFor(duel, 0).players[1]).toMatchObject({ lost: true, hand: [], library: 0 });
  });

  test('spells of the player are gone, and what was aimed at the player does nothing', () => {
    const events: DuelEvent[] = [];
    const duel = three([
      { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
      { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
      {},
    ]);
    cast(duel, 0, 'Lightning Bolt', 1);
    until(duel, 'act', 1);
    cast(duel, 1, 'Lightning Bolt', 2);
    expect(duel.chain).toHaveLength(2);
    say(duel, { kind: 'concede', seat: 1 });
    expect(duel.chain).toHaveLength(1);
    goOnUntil(
      duel,
      () => duel.chain.length === 0,
      (event) => events.push(event),
    );
    expect(events.some(({ kind }) => kind === 'fizzled')).toBe(true);
    expect(lives(duel)).toEqual([20, 20, 20]);
  });

  test('an attentive player who has left is heard no more, whoever else gives up', () => {
    const duel = three([{}, {}, {}, {}]);
    say(duel, { kind: 'concede', seat: 2 });
    say(duel, { kind: 'concede', seat: 0 });
    expect(answer(duel, { kind: 'concede', seat: 0 })).toEqual({ reason: 'hasLost' });
    expect(askedNext(duel, 30)).toEqual(new Set([1, 3]));
  });

  test('the duel is the same after it was saved in between', () => {
    const duel = three([{ hand: ['Diabolic Tutor'], battlefield: times(4, 'Swamp') }, {}, {}]);
    cast(duel, 0, 'Diabolic Tutor');
    until(duel, 'choose', 0);
    const saved = JSON.parse(JSON.stringify(duel)) as Duel;
    for (const one of [duel, saved]) {
      say(one, { kind: 'concede', seat: 0 });
      for (let passed = 0; passed < 8; passed++) if (one.question?.kind === 'act') say(one, PASS);
    }
    expect(hash(saved)).toBe(hash(duel));
  });
});

describe('Free-for-All', () => {
  test('R494: the last one left wins', () => {
    const duel = tableDuel('m11', 'freeForAll', [{}, {}, {}]);
    say(duel, { kind: 'concede', seat: 0 });
    expect(duel.result).toBeUndefined();
    say(duel, { kind: 'concede', seat: 2 });
    expect(duel.result).toEqual({ kind: 'won', seats: [1] });
  });

  test('R495: opponents are all the others, and each is aimed at by name', () => {
    const duel = tableDuel('m11', 'freeForAll', [
      { hand: ["Liliana's Specter"], battlefield: times(3, 'Swamp') },
      { hand: ['Forest'] },
      { hand: ['Forest'] },
    ]);
    cast(duel, 0, "Liliana's Specter");
    goOnUntil(duel, () => duel.turn.step === 'main2');
    expect([1, 2].map((seat) => handSize(duel, seat))).toEqual([0, 0]);
  });
});
