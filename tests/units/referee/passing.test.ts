import { describe, expect, onTestFinished, test } from 'vitest';
import type { Preferences } from '../../../src-shared/preferences.ts';
import { positionDuel, type SeatWords } from '../../support/rule-duel.ts';
import { seated, Seated } from '../../support/seated.ts';

const NO_STOPS: Partial<Preferences> = { stops: { yours: [], theirs: [] }, attention: 'stops' };
const quiet: Partial<Preferences> = {
  ...NO_STOPS,
  stops: { yours: ['main1'], theirs: [] },
};

/** Both chairs are one person's, so that nothing but the words of the test is said. */
function solo(
  edition: string,
  seats: readonly SeatWords[],
  habits: Partial<Preferences> = quiet,
  step: 'upkeep' | 'main1' | 'main2' = 'main1',
): Seated {
  const { setup } = positionDuel(edition, seats, { step });
  const stops = { yours: [step], theirs: [] };
  const table = seated(setup, { players: ['person', 'person'], habits: { ...habits, stops } });
  table.habits = { ...table.habits, ...habits };
  return table;
}

const forest = (count: number): string[] => Array.from({ length: count }, () => 'Forest');

describe.each(['m11', 'fifth'])('Done under %s', (edition) => {
  test('U040: play runs on to the next Stop', () => {
    const table = solo(edition, [{}, {}], { ...quiet, stops: { yours: ['main1', 'main2'], theirs: [] } });
    expect(table.place).toBe('your main1');
    expect(table.done()).toEqual({ kind: 'taken' });
    expect(table.place).toBe('your main2');
    table.done();
    expect([table.view.turn, table.view.step]).toEqual([2, 'main1']);
  });

  test('U040: play runs on to a decision that must be made', () => {
    const table = solo(edition, [{ battlefield: ['Grizzly Bears'] }, {}]);
    table.done();
    expect(table.prompt.options.kind).toBe('attack');
  });

  test('U040: play runs on to a chance where a fast effect is at hand and its mana too', () => {
    const hand = ['Giant Growth'];
    const battlefield = [...forest(1), 'Wall of Swords'];
    const table = solo(edition, [{ hand, battlefield }, {}], { ...quiet, attention: 'chances' });
    table.done();
    expect(table.view.step).not.toBe('main1');
    expect(table.view.turn).toBe(1);
    expect(table.offers('Giant Growth')).toBe(true);
    const poor = solo(edition, [{ hand, battlefield: ['Wall of Swords'] }, {}], {
      ...quiet,
      attention: 'chances',
    });
    poor.done();
    expect(poor.view.turn).toBe(2);
  });

  test('who wants to hear of everything is asked in every step with a word to say', () => {
    const table = solo(edition, [{}, {}], { ...quiet, attention: 'everything' });
    const steps: string[] = [];
    for (let said = 0; said < 40 && table.view.turn === 1; said++) {
      if (table.prompt.seat === 0) steps.push(table.view.step);
      table.done();
    }
    expect(steps).toContain('main1');
    expect(steps).toContain('main2');
    expect(steps.length).toBeGreaterThan(3);
  });

  test('U042: Go to closes the step in progress and enters the next', () => {
    const table = solo(edition, [{}, {}]);
    const steps = table.view.bar;
    const before = steps.indexOf(table.view.step);
    table.table.goOn(table.prompt.decision, true);
    expect(table.view.turn).toBe(1);
    expect(steps.indexOf(table.view.step)).toBeGreaterThan(before);
    expect(table.view.step).not.toBe('main2');
  });
});

describe.each(['m11', 'fifth'])('Run to under %s', (edition) => {
  const runTo = (table: Seated, half: 'yours' | 'theirs', step: 'upkeep' | 'main1' | 'main2') =>
    table.table.runTo(table.prompt.decision, { half, step }, true);

  test('U087: it runs to a step of either half and skips what lies between', () => {
    const table = solo(edition, [{ battlefield: ['Grizzly Bears'] }, {}], NO_STOPS, 'upkeep');
    runTo(table, 'yours', 'main2');
    expect([table.view.turn, table.place]).toEqual([1, 'your main2']);
    expect(table.prompt.seat).toBe(0);
    runTo(table, 'theirs', 'upkeep');
    expect([table.view.turn, table.view.step, table.prompt.seat]).toEqual([2, 'upkeep', 0]);
  });

  test('U090, U091: a Stop on the way ends the run, and the destination is forgotten', () => {
    const table = solo(edition, [{}, {}], { ...NO_STOPS, stops: { yours: ['main2'], theirs: [] } }, 'upkeep');
    runTo(table, 'theirs', 'main1');
    expect([table.view.turn, table.view.step]).toEqual([1, 'main2']);
    expect(table.view.destination).toBeUndefined();
    table.done();
    expect(table.view.turn).not.toBe(1);
    expect([table.prompt.seat, table.view.step]).toEqual([1, 'main2']);
  });

  test('U095: no run leads back: an earlier step is that of the next turn', () => {
    const table = solo(edition, [{}, {}], NO_STOPS, 'upkeep');
    runTo(table, 'yours', 'main2');
    runTo(table, 'yours', 'main1');
    expect([table.view.turn, table.place]).toEqual([3, 'your main1']);
  });

  test('U089, U130: a run stops for what can be answered, and for nothing else', () => {
    const bolt = { hand: ['Lightning Bolt'], battlefield: ['Mountain'] };
    const atFace = (table: Seated) =>
      table.act({
        kind: 'cast',
        card: table.inHand('Lightning Bolt'),
        targets: [[{ kind: 'seat', seat: 0 }]],
      });
    const setUp = (mine: SeatWords) => {
      const table = solo(edition, [mine, bolt], { ...NO_STOPS, stops: { yours: ['main2'], theirs: [] } });
      runTo(table, 'theirs', 'main2');
      return table;
    };
    const armed = setUp({ hand: ['Giant Growth'], battlefield: ['Forest', 'Grizzly Bears'] });
    expect(armed.prompt.seat).toBe(0);
    runTo(armed, 'theirs', 'main2');
    if (armed.prompt.seat === 1) atFace(armed);
    expect(armed.view.chain).toHaveLength(1);
    expect(armed.prompt.seat).toBe(0);
    expect(armed.view.destination).toBeUndefined();
    const unarmed = setUp({});
    runTo(unarmed, 'theirs', 'main2');
    if (unarmed.prompt.seat === 1) atFace(unarmed);
    expect(unarmed.view.chain).toHaveLength(0);
    expect(unarmed.view.players[0]?.life).toBe(17);
  });
});

test('U088: a run stops for a duty of the upkeep', () => {
  const table = solo('fifth', [{}, { battlefield: ['Conversion', 'Plains', 'Plains'] }], NO_STOPS);
  table.table.runTo(table.prompt.decision, { half: 'theirs', step: 'main2' }, true);
  expect([table.view.turn, table.view.step, table.prompt.seat]).toEqual([2, 'upkeep', 1]);
});

test('U092: a marked step never ends without a word, also when something happened in it', () => {
  const mine = { hand: ['Lightning Bolt', 'Lightning Bolt'], battlefield: ['Mountain', 'Mountain'] };
  const table = solo('m11', [mine, {}], quiet);
  for (let casts = 1; casts <= 2; casts++) {
    table.act({
      kind: 'cast',
      card: table.inHand('Lightning Bolt'),
      targets: [[{ kind: 'seat', seat: 1 }]],
    });
    expect(table.view.players[1]?.life).toBe(20 - 3 * casts);
    expect([table.place, table.prompt.seat]).toEqual(['your main1', 0]);
  }
  table.done();
  expect(table.view.turn).toBe(2);
});

test('U092: who let a marked step go is asked in it again when the other has done something since', () => {
  const theirs = { hand: ['Lightning Bolt'], battlefield: ['Mountain'] };
  const table = solo('m11', [{ battlefield: ['Forest'] }, theirs], {
    ...NO_STOPS,
    stops: { yours: ['main1'], theirs: ['main1'] },
  });
  table.done();
  expect([table.place, table.prompt.seat]).toEqual(['your main1', 1]);
  const targets = [[{ kind: 'seat', seat: 0 } as const]];
  table.act({ kind: 'cast', card: table.inHand('Lightning Bolt'), targets });
  expect([table.place, table.prompt.seat, table.view.players[0]?.life]).toEqual(['your main1', 0, 17]);
  table.done();
  expect([table.view.step, table.prompt.seat]).toEqual(['main1', 1]);
});

test('U094: a Stop on the opponent’s main phase gives the last word before combat', () => {
  const table = solo('m11', [{ battlefield: ['Grizzly Bears'] }, {}], {
    ...NO_STOPS,
    stops: { yours: [], theirs: ['main1'] },
  });
  table.done();
  expect([table.view.step, table.prompt.seat, table.prompt.options.kind]).toEqual(['main1', 1, 'act']);
  table.done();
  table.answer({ kind: 'attack', attackers: [] });
  expect([table.view.turn, table.view.step, table.prompt.seat]).toEqual([2, 'main1', 0]);
});

test('after an announcement the word goes on, unless it is held', () => {
  const mine = {
    hand: ['Lightning Bolt', 'Giant Growth'],
    battlefield: ['Mountain', 'Forest', 'Grizzly Bears'],
  };
  const targets = [[{ kind: 'seat', seat: 1 } as const]];
  const gone = solo('m11', [mine, {}], quiet);
  gone.act({ kind: 'cast', card: gone.card('Lightning Bolt'), targets });
  expect(gone.view.players[1]?.life).toBe(17);
  const held = solo('m11', [mine, {}], quiet);
  held.act({ kind: 'cast', card: held.card('Lightning Bolt'), targets }, true);
  expect(held.view.chain).toHaveLength(1);
  expect(held.offers('Giant Growth')).toBe(true);
  held.done();
  expect(held.view.players[1]?.life).toBe(17);
});

test('R339: the attacker too is asked while combat damage waits, if there is an answer at hand', async () => {
  const asked = (mine: string) => {
    const table = solo('tenth', [{ battlefield: [mine] }, {}], quiet);
    table.done();
    const attacker = { card: table.card(mine), seat: 1, walker: -1, band: -1 };
    table.answer({ kind: 'attack', attackers: [attacker] });
    return table;
  };
  const fanatic = asked('Mogg Fanatic');
  expect([fanatic.view.step, fanatic.prompt.seat]).toEqual(['combatDamage', 0]);
  expect(fanatic.view.chain.map(({ kind, text }) => [kind, text])).toEqual([
    ['combatDamage', 'Mogg Fanatic deals 1 damage to person.'],
  ]);
  expect(fanatic.offers('Mogg Fanatic')).toBe(true);
  const giant = asked('Hill Giant');
  await giant.settled();
  expect(giant.view.players[1]?.life).toBe(17);
});

test('nobody is asked to interrupt an own spell, unless the word was held', () => {
  const mine = { hand: ['Lightning Bolt', 'Counterspell'], battlefield: ['Mountain', 'Island', 'Island'] };
  const targets = [[{ kind: 'seat', seat: 1 } as const]];
  const gone = solo('fifth', [mine, {}], quiet);
  gone.act({ kind: 'cast', card: gone.inHand('Lightning Bolt'), targets });
  expect(gone.view.players[1]?.life).toBe(17);
  const held = solo('fifth', [mine, {}], quiet);
  held.act({ kind: 'cast', card: held.inHand('Lightning Bolt'), targets }, true);
  expect([held.prompt.asked.purpose, held.offers('Counterspell')]).toEqual(['interrupt', true]);
});

test('a question that was yielded is not asked again, until all is asked again', () => {
  const mine = { hand: ['Lightning Bolt', 'Lightning Bolt'], battlefield: ['Mountain', 'Mountain'] };
  const theirs = { hand: ['Giant Growth'], battlefield: ['Forest', 'Grizzly Bears'] };
  const table = solo('m11', [mine, theirs], quiet);
  const bolt = () =>
    table.act({
      kind: 'cast',
      card: table.inHand('Lightning Bolt'),
      targets: [[{ kind: 'seat', seat: 1 }]],
    });
  bolt();
  expect([table.prompt.seat, table.prompt.canYield]).toEqual([1, true]);
  expect(table.table.yield(table.prompt.decision, undefined)).toEqual({ kind: 'taken' });
  expect(table.view.yields).toMatchObject([{ name: 'Lightning Bolt', says: 'pass' }]);
  bolt();
  expect(table.prompt.seat).toBe(0);
  expect(table.view.players[1]?.life).toBe(14);
  table.table.forgetYields('something else');
  expect(table.view.yields).toHaveLength(1);
  table.table.forgetYields(table.view.yields[0]?.key);
  expect(table.view.yields).toEqual([]);
});

/** The same duel, laid anew from what was written down. */
function startedAgain(before: Seated): Seated {
  before.close();
  const after = new Seated({ folder: before.folder, habits: before.habits });
  onTestFinished(() => {
    after.close();
  });
  after.sit(before.id);
  return after;
}

test('what was said about being asked holds again after the program was ended', () => {
  const mine = { hand: ['Lightning Bolt', 'Lightning Bolt'], battlefield: ['Mountain', 'Mountain'] };
  const theirs = { hand: ['Giant Growth'], battlefield: ['Forest', 'Grizzly Bears'] };
  const table = solo('m11', [mine, theirs], quiet);
  const targets = [[{ kind: 'seat', seat: 1 } as const]];
  table.act({ kind: 'cast', card: table.inHand('Lightning Bolt'), targets });
  table.table.yield(table.prompt.decision, undefined);
  table.table.spare(table.card('Forest'), true);
  const { yields, spared } = table.view;
  expect([yields.length, spared.length]).toEqual([1, 1]);
  const again = startedAgain(table);
  expect([again.view.yields, again.view.spared]).toEqual([yields, spared]);
  again.act({ kind: 'cast', card: again.inHand('Lightning Bolt'), targets });
  expect([again.prompt.seat, again.view.players[1]?.life]).toEqual([0, 14]);
  again.table.forgetYields();
  expect(startedAgain(again).view.yields).toEqual([]);
});

test('an answer to a decision that is past is late, and changes nothing', () => {
  const table = solo('m11', [{}, {}], quiet);
  const { decision } = table.prompt;
  table.done();
  const before = table.view;
  expect(table.table.done(decision, true)).toEqual({ kind: 'late' });
  expect(table.table.answer(decision, { kind: 'cancel' }, true, false)).toEqual({ kind: 'late' });
  expect(table.view).toBe(before);
});

test('an illegal reply is refused with its reason, and changes nothing', () => {
  const table = solo('m11', [{ hand: ['Grizzly Bears'] }, {}], quiet);
  const before = table.view;
  const card = table.card('Grizzly Bears');
  expect(table.act({ kind: 'cast', card })).toEqual({
    kind: 'refused',
    refusal: { reason: 'cannotPay', card },
  });
  expect(table.view).toBe(before);
});

describe('U050: what is set aside, where a payment was promised in advance', () => {
  function promised(setAside: readonly string[]): Seated {
    const battlefield = ['Stasis', 'Island', 'Tundra'];
    const table = solo('m11', [{ battlefield }, {}], quiet, 'upkeep');
    for (const name of setAside) table.table.spare(table.card(name), true);
    while (table.prompt.options.kind !== 'yesNo') table.done();
    return table;
  }

  const isTapped = (table: Seated, name: string): boolean =>
    table.view.cards[table.card(name)]?.tapped === true;

  test('is not tapped for it', () => {
    const table = promised(['Island']);
    expect(table.table.yield(table.prompt.decision, true)).toEqual({ kind: 'taken' });
    expect([isTapped(table, 'Island'), isTapped(table, 'Tundra')]).toEqual([false, true]);
  });

  test('is not tapped where nothing else pays either: it is said, and asked again', () => {
    const table = promised(['Island', 'Tundra']);
    expect(table.prompt.payment).toEqual({ kind: 'short', missing: '{U}', spared: true });
    expect(table.table.yield(table.prompt.decision, true)).toMatchObject({ kind: 'refused' });
    expect(table.prompt.options.kind).toBe('yesNo');
    expect(table.view.yields).toEqual([]);
  });
});
