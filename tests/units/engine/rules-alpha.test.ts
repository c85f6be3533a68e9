import { describe, expect, test } from 'vitest';
import { artifactCreature, creature } from '../../../src-main/cards/words.ts';
import { ALPHA } from '../../../src-main/engine/editions/alpha.ts';
import {
  answer,
  asked,
  fallback,
  options,
  viewFor,
  type CardNumber,
  type Duel,
  type DuelEvent,
  type Question,
  type Seat,
} from '../../../src-main/engine/index.ts';
import type { Step } from '../../../src-shared/duel/words.ts';
import type { Thing } from '../../../src-shared/duel/things.ts';
import {
  act,
  goOnUntil,
  handSize,
  inHand,
  lifeOf,
  openingDuel,
  pass,
  permanentNamed,
  say,
  thingAt,
  times,
  under,
} from '../../support/rule-duel.ts';

const alpha = under('alpha');

const DECK = times(
  40,
  'Plains',
  'Forest',
  'Gray Ogre',
  'Lightning Bolt',
  'Sol Ring',
  'Bad Moon',
  'Terror',
  'Fog',
);

const player = (seat: Seat): Thing => ({ kind: 'seat', seat });

/** The seat has the word, and not only about what is being announced. */
const isOpenTo = (question: Question, duel: Duel, seat: Seat): boolean =>
  question.seat === seat && asked(duel)?.purpose === 'open';

/** Casts at one target, when the seat has the word. */
function cast(duel: Duel, seat: Seat, name: string, at: Thing, mode?: number): CardNumber {
  goOnUntil(duel, (question) => isOpenTo(question, duel, seat));
  const card = inHand(duel, seat, name);
  const modes = mode === undefined ? {} : { modes: [mode] };
  act(duel, { kind: 'cast', card, targets: [[at]], ...modes });
  return card;
}

/** Goes on until a place in a batch is to be chosen; false: it never is. */
function isAskedToArrange(duel: Duel): boolean {
  goOnUntil(duel, ({ kind }) => kind === 'choose' || duel.chain.length === 0);
  return duel.question?.kind === 'choose';
}

describe('The opening', () => {
  test('R012 the deck is shuffled once, by its seed, and any card may come to lie on top', () => {
    const topOf = (seed: number): string | undefined =>
      viewFor(openingDuel('alpha', [DECK, DECK], { seed }), 0).players[0]?.hand[0]?.name;
    expect(topOf(5)).toBe(topOf(5));
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 400; seed++) {
      const name = topOf(seed) ?? '';
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    // Eight names, five cards each: fifty of four hundred are to be expected, with a deviation of seven.
    expect(counts.size).toBe(8);
    for (const [name, count] of counts) {
      expect(count, name).toBeGreaterThan(20);
      expect(count, name).toBeLessThan(80);
    }
  });

  test.each([0, 1])('R013 the loser of the duel before (seat %i) takes the first turn, unasked', (seat) => {
    const duel = openingDuel('alpha', [DECK, DECK], { lostLast: seat });
    expect(duel.turn).toMatchObject({ number: 1, active: [seat] });
    expect(duel.question?.kind).toBe('act');
  });

  test.each([
    ['heads', 0],
    ['tails', 1],
  ] as const)('R013 without a duel before, a coin showing %s gives seat %i the first turn', (face, seat) => {
    const events: DuelEvent[] = [];
    const duel = openingDuel('alpha', [DECK, DECK], { fixedChance: [face] }, (event) => events.push(event));
    expect(events).toContainEqual({ kind: 'coin', seat, face });
    expect(duel.turn.active).toEqual([seat]);
  });

  test('R018 a hand is kept as it is drawn, whatever it holds', () => {
    const landless = times(40, 'Gray Ogre');
    const onlyLand = times(40, 'Plains');
    const duel = openingDuel('alpha', [landless, onlyLand], { fixedChance: ['heads'] });
    expect(duel.question?.kind).toBe('act');
    expect([handSize(duel, 0), handSize(duel, 1)]).toEqual([7, 7]);
  });

  test('R018 by the option, a hand without land is drawn anew once, as Fifth has it', () => {
    const landless = times(40, 'Gray Ogre');
    const duel = openingDuel('alpha+redraw', [landless, landless], { fixedChance: ['heads'] });
    expect(duel.question).toMatchObject({ seat: 0, kind: 'keep' });
    say(duel, { kind: 'keep', keep: false });
    expect(duel.question).toMatchObject({ seat: 1, kind: 'keep' });
  });

  test('R463 before the hands are drawn the top card of each deck is put up, and the winner keeps both', () => {
    const stacked = (top: string): string[] => [top, ...times(39, 'Plains')];
    const duel = openingDuel('alpha', [stacked('Gray Ogre'), stacked('Terror')], {
      ante: true,
      stacked: true,
    });
    const { players } = viewFor(duel, 0);
    expect(players.map(({ ante }) => ante.map(({ name }) => name))).toEqual([['Gray Ogre'], ['Terror']]);
    expect(players[0]?.hand.map(({ name }) => name)).not.toContain('Gray Ogre');
    const stakes = players.flatMap(({ ante }) => ante.map(({ card }) => card));
    answer(duel, { kind: 'concede', seat: 1 });
    expect(duel.result).toEqual({ kind: 'won', seats: [0], ante: stakes });
  });

  test('R028 after a draw each takes the own stake back', () => {
    const duel = openingDuel('alpha', [DECK, DECK], { ante: true, mostDecisions: 1 });
    for (let asked = 0; asked < 3 && !duel.result; asked++) answer(duel, fallback(duel));
    expect(duel.result).toEqual({ kind: 'draw', why: 'decisions' });
  });
});

describe('The turn', () => {
  test('R039 runs untap, upkeep, draw, main, discard, end; the attack stands within the main phase', () => {
    const steps: Step[] = [];
    const sink = (event: DuelEvent): void => {
      if (event.kind === 'stepBegan') steps.push(event.step);
    };
    const duel = alpha([{}, {}], { step: 'untap' }, sink);
    goOnUntil(duel, () => duel.turn.number === 2, sink);
    const phases = ALPHA.phaseEnds.map((step) => steps.indexOf(step));
    expect(phases).not.toContain(-1);
    expect(phases).toEqual(phases.toSorted((one, other) => one - other));
    expect(steps.indexOf('main1')).toBeLessThan(steps.indexOf('declareAttackers'));
  });

  test('R016 the first player draws in the first turn too', () => {
    const duel = openingDuel('alpha', [DECK, DECK], { lostLast: 0 });
    goOnUntil(duel, () => duel.turn.step === 'main1');
    expect(handSize(duel, 0)).toBe(8);
  });
});

describe('A batch', () => {
  const bolts = (): Duel =>
    alpha([
      { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
      { hand: ['Lightning Bolt', 'Giant Growth'], battlefield: ['Mountain', 'Forest', 'Grizzly Bears'] },
    ]);

  test('R201 the active player speaks first, answers may be answered, and nothing happens until both stop', () => {
    const duel = bolts();
    expect(duel.question).toMatchObject({ seat: 0, kind: 'act' });
    cast(duel, 0, 'Lightning Bolt', player(1));
    cast(duel, 1, 'Lightning Bolt', player(0));
    goOnUntil(duel, (question) => isOpenTo(question, duel, 0));
    expect([lifeOf(duel, 0), lifeOf(duel, 1), duel.chain.length]).toEqual([20, 20, 2]);
    pass(duel);
    expect([lifeOf(duel, 0), lifeOf(duel, 1)]).toEqual([20, 20]);
    pass(duel);
    expect([lifeOf(duel, 0), lifeOf(duel, 1), duel.chain.length]).toEqual([17, 17, 0]);
  });

  test.each([
    ['two bolts at one player', 'Lightning Bolt', () => player(1), 'Lightning Bolt', () => player(1), false],
    [
      'bolts at different players',
      'Lightning Bolt',
      () => player(1),
      'Lightning Bolt',
      () => player(0),
      false,
    ],
    ['a bolt and a growth on one creature', 'Lightning Bolt', bears, 'Giant Growth', bears, true],
    ['a bolt and a growth on two creatures', 'Lightning Bolt', bears, 'Giant Growth', ogre, false],
    ['two growths on one creature', 'Giant Growth', bears, 'Giant Growth', bears, false],
    ['a growth and a return to the hand', 'Giant Growth', bears, 'Unsummon', bears, true],
  ] as const)(
    'R202 %s: somebody chooses what comes first only where it matters',
    (_, one, at, other, atOther, isAsked) => {
      const lands = ['Mountain', 'Forest', 'Island'];
      const duel = alpha([
        { hand: [one], battlefield: lands },
        { hand: [other], battlefield: [...lands, 'Grizzly Bears', 'Gray Ogre'] },
      ]);
      cast(duel, 0, one, at(duel));
      cast(duel, 1, other, atOther(duel));
      expect(isAskedToArrange(duel)).toBe(isAsked);
      if (isAsked) expect(duel.question).toEqual({ seat: 1, for: 1, kind: 'choose' });
    },
  );

  test('R202 whoever cast the later one is asked, may choose either, and unasked puts it in front', () => {
    const start = (): Duel => {
      const duel = bolts();
      cast(duel, 0, 'Lightning Bolt', thingAt(duel, 'Grizzly Bears'));
      cast(duel, 1, 'Giant Growth', thingAt(duel, 'Grizzly Bears'));
      expect(isAskedToArrange(duel)).toBe(true);
      return duel;
    };
    const duel = start();
    const [bolt, growth] = duel.chain.map(({ id }): Thing => ({ kind: 'chain', id }));
    expect(options(duel)).toMatchObject({ things: [growth, bolt], least: 1, most: 1 });
    expect(asked(duel)).toMatchObject({ purpose: 'timing', by: { name: 'Giant Growth' } });
    expect(fallback(duel)).toEqual({ kind: 'choose', things: [growth] });
    say(duel, { kind: 'choose', things: [bolt as Thing] });
    goOnUntil(duel, () => duel.chain.length === 0);
    expect(duel.graveyards[1]).toHaveLength(2);
    const other = start();
    say(other, { kind: 'choose', things: [growth as Thing] });
    goOnUntil(other, () => other.chain.length === 0);
    expect(viewFor(other, 0).permanents.find(({ name }) => name === 'Grizzly Bears')?.damage).toBe(3);
  });

  test('R202 R203 to kill what an effect comes from does not touch the effect', () => {
    const duel = alpha([
      { battlefield: ['Prodigal Sorcerer'] },
      { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
    ]);
    const sorcerer = thingAt(duel, 'Prodigal Sorcerer');
    const card = permanentNamed(duel, 'Prodigal Sorcerer');
    act(duel, { kind: 'activate', card, ability: 0, targets: [[player(1)]] });
    cast(duel, 1, 'Lightning Bolt', sorcerer);
    expect(isAskedToArrange(duel)).toBe(false);
    expect(lifeOf(duel, 1)).toBe(19);
  });

  test('R038 what conflicts has a fixed outcome: no coin is tossed, and the same replies lead to the same end', () => {
    const play = (): Duel => {
      const duel = bolts();
      cast(duel, 0, 'Lightning Bolt', thingAt(duel, 'Grizzly Bears'));
      cast(duel, 1, 'Giant Growth', thingAt(duel, 'Grizzly Bears'));
      const before = JSON.stringify(duel.chance);
      goOnUntil(duel, () => duel.chain.length === 0);
      expect(JSON.stringify(duel.chance)).toBe(before);
      return duel;
    };
    expect(JSON.stringify(play())).toBe(JSON.stringify(play()));
  });

  test('R130 the source that a Circle guards against is named as it is used', () => {
    const duel = alpha([
      { battlefield: ['Prodigal Sorcerer'] },
      { battlefield: ['Circle of Protection: Blue', 'Plains', 'Air Elemental'] },
    ]);
    act(duel, {
      kind: 'activate',
      card: permanentNamed(duel, 'Prodigal Sorcerer'),
      ability: 0,
      targets: [[player(1)]],
    });
    goOnUntil(duel, (question) => isOpenTo(question, duel, 1));
    act(duel, { kind: 'activate', card: permanentNamed(duel, 'Circle of Protection: Blue'), ability: 0 });
    expect(duel.question).toEqual({ seat: 1, for: 1, kind: 'choose' });
    expect(asked(duel)).toMatchObject({ purpose: 'source', by: { name: 'Circle of Protection: Blue' } });
    expect(duel.chain).toHaveLength(2);
    say(duel, { kind: 'choose', things: [thingAt(duel, 'Air Elemental')] });
    // Whom it guards against can be seen: nothing comes of it which of the two is first.
    expect(isAskedToArrange(duel)).toBe(false);
    expect(lifeOf(duel, 1)).toBe(19);
  });
});

const bears = (duel: Duel): Thing => thingAt(duel, 'Grizzly Bears');
const ogre = (duel: Duel): Thing => thingAt(duel, 'Gray Ogre');

describe('Interrupts', () => {
  const counters = (): Duel =>
    alpha([
      {
        hand: ['Gray Ogre', 'Counterspell', 'Deathlace'],
        battlefield: [...times(3, 'Mountain'), 'Island', 'Island', 'Swamp'],
      },
      { hand: ['Counterspell', 'Blue Elemental Blast'], battlefield: times(3, 'Island') },
    ]);

  /** The names of what waits, and of what was countered so far. */
  const waiting = (duel: Duel): string[] => duel.chain.map(({ looks }) => looks.name);
  const onChain = (duel: Duel, name: string): Thing => ({
    kind: 'chain',
    id: duel.chain.find(({ looks }) => looks.name === name)?.id ?? -1,
  });

  test('R211 R212 a spell is held for its caster first, then for the rival, until neither interrupts it', () => {
    const duel = counters();
    act(duel, { kind: 'cast', card: inHand(duel, 0, 'Gray Ogre') });
    expect(duel.question).toEqual({ seat: 0, for: 0, kind: 'act' });
    pass(duel);
    expect(duel.question).toEqual({ seat: 1, for: 1, kind: 'act' });
    const blast = inHand(duel, 1, 'Blue Elemental Blast');
    act(duel, { kind: 'cast', card: blast, modes: [0], targets: [[onChain(duel, 'Gray Ogre')]] });
    expect(waiting(duel)).toEqual(['Gray Ogre', 'Blue Elemental Blast']);
    expect(duel.question).toMatchObject({ seat: 0, kind: 'act' });
    act(duel, {
      kind: 'cast',
      card: inHand(duel, 0, 'Counterspell'),
      targets: [[onChain(duel, 'Blue Elemental Blast')]],
    });
    pass(duel);
    expect(waiting(duel)).toEqual(['Gray Ogre', 'Blue Elemental Blast', 'Counterspell']);
    pass(duel);
    expect(waiting(duel)).toEqual(['Gray Ogre']);
    expect(duel.graveyards.map((cards) => cards.length)).toEqual([1, 1]);
    goOnUntil(duel, () => duel.chain.length === 0);
    expect(permanentNamed(duel, 'Gray Ogre')).toBeDefined();
  });

  test('R210 interrupts on a spell that is gone by then are discarded', () => {
    const duel = counters();
    act(duel, { kind: 'cast', card: inHand(duel, 0, 'Gray Ogre') });
    pass(duel);
    act(duel, {
      kind: 'cast',
      card: inHand(duel, 1, 'Counterspell'),
      targets: [[onChain(duel, 'Gray Ogre')]],
    });
    pass(duel);
    const blast = inHand(duel, 1, 'Blue Elemental Blast');
    act(duel, { kind: 'cast', card: blast, modes: [0], targets: [[onChain(duel, 'Gray Ogre')]] });
    goOnUntil(duel, () => duel.chain.length === 0);
    expect(duel.graveyards.map((cards) => cards.length)).toEqual([1, 2]);
  });

  test('R210 an interrupt of no spell happens before the batch that waits', () => {
    const duel = alpha([
      { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
      { hand: ['Deathlace'], battlefield: ['Grizzly Bears', 'Swamp'] },
    ]);
    cast(duel, 0, 'Lightning Bolt', player(1));
    cast(duel, 1, 'Deathlace', thingAt(duel, 'Grizzly Bears'));
    pass(duel);
    pass(duel);
    expect(waiting(duel)).toEqual(['Lightning Bolt']);
    expect(viewFor(duel, 0).permanents.find(({ name }) => name === 'Grizzly Bears')?.colours).toEqual([
      'black',
    ]);
    expect(lifeOf(duel, 1)).toBe(20);
  });
});

describe('Cards', () => {
  test('R127 a card that asks for several colours has the first of them only', () => {
    const gold = creature('Gilded Bear', '{1}{G}{W}', 'Bear', 2, 2).face;
    const machine = artifactCreature('Plain Machine', '{2}', '', 1, 1).face;
    const duel = alpha([{ battlefield: [gold, machine], hand: [gold] }, {}]);
    const colours = (name: string): readonly string[] | undefined =>
      viewFor(duel, 0).permanents.find((permanent) => permanent.name === name)?.colours;
    expect(colours('Gilded Bear')).toEqual(['green']);
    expect(colours('Plain Machine')).toEqual([]);
  });

  const [mine, theirs] = [0, 1].map((seat) => {
    const duel = alpha([
      { hand: ['Lightning Bolt'], graveyard: ['Sol Ring'], library: ['Hill Giant', 'Gray Ogre'] },
      { hand: ['Terror', 'Forest'], graveyard: ['Bad Moon', 'Plains'] },
    ]);
    return viewFor(duel, seat).players;
  });

  test('R303 every graveyard is open to both players', () => {
    for (const players of [mine, theirs])
      expect(players?.map(({ graveyard }) => graveyard.map(({ name }) => name))).toEqual([
        ['Sol Ring'],
        ['Bad Moon', 'Plains'],
      ]);
  });

  test('R521 what is put into a graveyard, or taken out of it, is seen by both', () => {
    const duel = alpha([
      { hand: ['Raise Dead', 'Forest'], battlefield: ['Swamp'], graveyard: ['Gray Ogre', 'Hill Giant'] },
      { battlefield: ['Disrupting Scepter', 'Plains', 'Plains', 'Plains'] },
    ]);
    const raised =
      viewFor(duel, 0).players[0]?.graveyard.find(({ name }) => name === 'Gray Ogre')?.card ?? -1;
    const aim: Thing = { kind: 'card', card: raised, incarnation: duel.cards[raised]?.incarnation ?? -1 };
    act(duel, { kind: 'cast', card: inHand(duel, 0, 'Raise Dead'), targets: [[aim]] });
    goOnUntil(duel, () => duel.chain.length === 0 && handSize(duel, 0) === 2);
    const seen = viewFor(duel, 1).players[0];
    expect(seen?.hand.map(({ name }) => name).sort()).toEqual(['Gray Ogre', undefined]);
    expect(seen?.graveyard.map(({ name }) => name)).toEqual(['Raise Dead', 'Hill Giant']);
  });

  test('R453 only its owner sees a hand, its number is public', () => {
    const hands = (players: typeof mine) => players?.map(({ hand }) => hand.map(({ name }) => name));
    expect(hands(mine)).toEqual([['Lightning Bolt'], [undefined, undefined]]);
    expect(hands(theirs)).toEqual([[undefined], ['Terror', 'Forest']]);
  });

  test('R454 no one looks into a library, only its size is known', () => {
    expect([mine?.[0]?.library, theirs?.[0]?.library]).toEqual([2, 2]);
    expect(JSON.stringify([mine, theirs])).not.toMatch(/Hill Giant|Gray Ogre/);
  });
});
