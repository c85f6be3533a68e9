import { describe, expect, test } from 'vitest';
import {
  answer,
  clone,
  fallback,
  options,
  viewFor,
  type ActChoice,
  type Duel,
  type DuelEvent,
  type Reply,
  type Seat,
} from '../../../src-main/engine/index.ts';
import { FIFTH } from '../../../src-main/engine/editions/fifth.ts';
import { statically, triggered } from '../../../src-main/engine/language/abilities.ts';
import { fits } from '../../../src-main/engine/language/conditions/fits.ts';
import { damage } from '../../../src-main/engine/language/effects/damage.ts';
import { draw } from '../../../src-main/engine/language/effects/draw.ts';
import { when } from '../../../src-main/engine/language/effects/conditional.ts';
import { gains } from '../../../src-main/engine/language/effects/gains.ts';
import { mill } from '../../../src-main/engine/language/effects/library.ts';
import { gainLife } from '../../../src-main/engine/language/effects/life.ts';
import { chooseOne } from '../../../src-main/engine/language/effects/modes.ts';
import { sequence } from '../../../src-main/engine/language/effects/sequence.ts';
import { tapIt } from '../../../src-main/engine/language/effects/tapping.ts';
import type { Face } from '../../../src-main/engine/language/face.ts';
import { untapped } from '../../../src-main/engine/language/filters/state.ts';
import { alsoIs, bonus } from '../../../src-main/engine/language/modification.ts';
import { atStep } from '../../../src-main/engine/language/moment.ts';
import { all } from '../../../src-main/engine/language/refs/all.ts';
import { everyone, you } from '../../../src-main/engine/language/refs/players.ts';
import type { Step } from '../../../src-shared/duel/words.ts';
import { aCreature, artifact, creatures, enchantment, instant, land } from '../../../src-main/cards/words.ts';
import {
  act,
  goOnUntil,
  handSize,
  inHand,
  offered,
  offers,
  openingDuel,
  permanentNamed,
  say,
  thingAt,
  times,
  under,
} from '../../support/rule-duel.ts';

const fifth = under('fifth');

const isStep = (duel: Duel, step: Step): boolean => duel.turn.step === step;

describe('The opening', () => {
  const deck = times(40, 'Plains', 'Forest', 'Gray Ogre', 'Shock', 'Sol Ring', 'Bad Moon');
  const handOf = (duel: Duel, seat: Seat): readonly (string | undefined)[] =>
    viewFor(duel, seat).players[seat]?.hand.map(({ name }) => name) ?? [];
  const orderOf = (duel: Duel): string =>
    JSON.stringify(
      [...(duel.hands[0] ?? []), ...(duel.libraries[0] ?? [])].map((card) => duel.cards[card]?.face),
    );

  test('R010 life begins at twenty in every duel, whatever it was in the last', () => {
    const first = openingDuel('fifth', [deck, deck]);
    answer(first, { kind: 'concede', seat: 1 });
    const next = openingDuel('fifth', [deck, deck], { seed: 8 });
    expect(viewFor(next, 0).players.map(({ life }) => life)).toEqual([20, 20]);
  });

  test('R011 the deck is shuffled by its seed, and seven cards are drawn', () => {
    const [one, same, other] = [3, 3, 4].map((seed) => {
      const duel = openingDuel('fifth', [deck, deck], { seed });
      say(duel, { kind: 'start', first: true });
      return duel;
    }) as [Duel, Duel, Duel];
    expect(orderOf(one)).toBe(orderOf(same));
    expect(orderOf(one)).not.toBe(orderOf(other));
    expect([handSize(one, 0), handSize(one, 1)]).toEqual([7, 7]);
    expect(viewFor(one, 0).players.map(({ library }) => library)).toEqual([33, 33]);
  });

  test.each([
    ['heads', 0],
    ['tails', 1],
  ] as const)('R014 the coin shows %s: seat %i assigns the roles', (face, seat) => {
    for (const first of [true, false]) {
      const events: DuelEvent[] = [];
      const duel = openingDuel('fifth', [deck, deck], { fixedChance: [face] }, (event) => events.push(event));
      expect(events).toContainEqual({ kind: 'coin', seat, face });
      expect(duel.question).toEqual({ seat, for: seat, kind: 'start' });
      say(duel, { kind: 'start', first });
      expect(duel.turn.active).toEqual([first ? seat : 1 - seat]);
    }
  });

  /** Stacked decks, the first seat begins. */
  function opened(...decks: [string[], string[]]): Duel {
    const duel = openingDuel('fifth', decks, { stacked: true, fixedChance: ['heads'] });
    say(duel, { kind: 'start', first: true });
    return duel;
  }
  const landless = [...times(7, 'Gray Ogre'), ...times(33, 'Plains', 'Gray Ogre')];
  const onlyLand = [...times(7, 'Plains'), ...times(33, 'Plains', 'Gray Ogre')];
  const mixed = times(40, 'Plains', 'Gray Ogre');

  test('R019 a hand without land or of nothing but land may be drawn anew, a mixed one may not', () => {
    expect(opened(landless, mixed).question).toMatchObject({ seat: 0, kind: 'keep' });
    expect(opened(onlyLand, mixed).question).toMatchObject({ seat: 0, kind: 'keep' });
    expect(opened(mixed, landless).question).toMatchObject({ seat: 1, kind: 'keep' });
    expect(opened(mixed, mixed).question).not.toMatchObject({ kind: 'keep' });
  });

  test('R019 the hand goes back, the deck is shuffled, seven new cards are drawn', () => {
    const events: DuelEvent[] = [];
    const duel = opened(landless, mixed);
    say(duel, { kind: 'keep', keep: false }, (event) => events.push(event));
    expect(events).toContainEqual({ kind: 'shuffled', seat: 0 });
    expect(handSize(duel, 0)).toBe(7);
    expect(viewFor(duel, 0).players[0]?.library).toBe(33);
  });

  test('R020 when one player redraws the other may too, whatever that hand holds', () => {
    const duel = opened(landless, mixed);
    say(duel, { kind: 'keep', keep: false });
    expect(duel.question).toMatchObject({ seat: 1, kind: 'keep' });
    say(duel, { kind: 'keep', keep: false });
    expect(duel.question).not.toMatchObject({ kind: 'keep' });
    expect(duel.turn.number).toBe(1);
  });

  test('R020 when the second player redraws the first is asked after all', () => {
    const duel = opened(mixed, landless);
    say(duel, { kind: 'keep', keep: false });
    expect(duel.question).toMatchObject({ seat: 0, kind: 'keep' });
  });

  test('R020 a second bad hand must be kept', () => {
    const duel = opened(times(40, 'Gray Ogre'), mixed);
    say(duel, { kind: 'keep', keep: false });
    expect(handOf(duel, 0)).toEqual(times(7, 'Gray Ogre'));
    expect(duel.question).toMatchObject({ seat: 1, kind: 'keep' });
    say(duel, { kind: 'keep', keep: true });
    expect(duel.question).not.toMatchObject({ kind: 'keep' });
  });

  test('R464 with ante on, each player puts up one card of the deck before the duel', () => {
    const duel = openingDuel('fifth', [deck, deck], { ante: true });
    say(duel, { kind: 'start', first: true });
    for (const player of viewFor(duel, 0).players) {
      expect(player.ante).toHaveLength(1);
      expect(player.ante[0]?.name).toBeDefined();
      expect([player.hand.length, player.library]).toEqual([7, 32]);
    }
    const without = openingDuel('fifth', [deck, deck]);
    expect(viewFor(without, 0).players.map(({ ante }) => ante.length)).toEqual([0, 0]);
  });

  test('R464 the winner takes what both put up, and the result says so', () => {
    const duel = openingDuel('fifth', [deck, deck], { ante: true });
    const ante = viewFor(duel, 0).players.flatMap((player) => player.ante.map(({ card }) => card));
    answer(duel, { kind: 'concede', seat: 0 });
    expect(duel.result).toEqual({ kind: 'won', seats: [1], ante });
    expect(ante.map((card) => duel.cards[card]?.owner)).toEqual([0, 1]);
    const without = openingDuel('fifth', [deck, deck]);
    answer(without, { kind: 'concede', seat: 0 });
    expect(without.result).toEqual({ kind: 'won', seats: [1] });
  });
});

describe('The turn', () => {
  test('R040 every phase occurs, in order, even when nothing can be done in it', () => {
    const steps: Step[] = [];
    const sink = (event: DuelEvent): void => {
      if (event.kind === 'stepBegan') steps.push(event.step);
    };
    const duel = fifth([{}, {}], { step: 'untap' }, sink);
    goOnUntil(duel, () => duel.turn.number === 2, sink);
    const ofOneTurn = steps.slice(0, steps.lastIndexOf('untap'));
    const phases = ofOneTurn.filter((step) => !['declareBlockers', 'combatDamage'].includes(step));
    expect(phases).toEqual([
      'untap',
      'upkeep',
      'draw',
      'main1',
      'beginCombat',
      'declareAttackers',
      'endCombat',
      'main2',
      'discard',
      'cleanup',
    ]);
    expect(FIFTH.steps.filter((step) => phases.includes(step))).toEqual(phases);
  });

  describe('R045 what untaps under Smoke and Winter Orb', () => {
    const tapped = (card: string): { card: string; tapped: true } => ({ card, tapped: true });
    const untapping = (...more: string[]): Duel =>
      fifth(
        [
          {
            battlefield: ['Smoke', 'Winter Orb', ...more, ...['Gray Ogre', 'Swamp', 'Forest'].map(tapped)],
          },
          {},
        ],
        { step: 'untap' },
      );
    const choose = (duel: Duel, ...names: string[]): Reply => ({
      kind: 'choose',
      things: names.map((name) => thingAt(duel, name)),
    });
    const tappedNow = (duel: Duel): (string | undefined)[] =>
      viewFor(duel, 0).permanents.flatMap(({ tapped: is, name }) => (is ? [name] : []));

    test('is chosen before anything untaps, one land where there are two, nothing where there is one', () => {
      const duel = untapping();
      expect(duel.question).toEqual({ seat: 0, for: 0, kind: 'choose' });
      expect(tappedNow(duel)).toEqual(['Gray Ogre', 'Swamp', 'Forest']);
      expect(options(duel)).toMatchObject({ things: [{}, {}], least: 1, most: 1 });
      say(duel, choose(duel, 'Forest'));
      expect(tappedNow(duel)).toEqual(['Swamp']);
    });

    test('may be neither more nor less than both leave room for, taken together', () => {
      const asked = untapping('Kormus Bell');
      for (const names of [[], ['Gray Ogre'], ['Forest'], ['Swamp', 'Forest'], ['Swamp', 'Gray Ogre']])
        expect(answer(clone(asked), choose(asked, ...names)), names.join()).toEqual({
          reason: 'wrongNumber',
        });
      for (const [names, left] of [
        [['Swamp'], ['Gray Ogre', 'Forest']],
        [['Gray Ogre', 'Forest'], ['Swamp']],
      ] as const) {
        const duel = clone(asked);
        say(duel, choose(duel, ...names));
        expect(tappedNow(duel)).toEqual(left);
      }
    });

    test('is the same under two Smokes as under one', () => {
      const duel = untapping('Smoke', 'Kormus Bell');
      expect(options(duel)).toMatchObject({ least: 1, most: 2 });
      say(duel, fallback(duel));
      expect(tappedNow(duel)).toEqual(['Swamp']);
    });
  });

  const ordered = (step: Step): [Face, Face] => {
    const parts = (['begin', 'plain', 'end'] as const).map((part) =>
      triggered(atStep(step, everyone, part), gainLife(you, { begin: 1, plain: 10, end: 100 }[part])),
    );
    return [artifact('Mine', '{1}', ...parts).face, artifact('Theirs', '{1}', ...parts).face];
  };

  test.each([['upkeep'], ['draw'], ['discard']] as const)(
    'R046 R047 effects of the %s come in three parts, the active player first in each',
    (step) => {
      const [mine, theirs] = ordered(step);
      const changes: [Seat, number][] = [];
      const sink = (event: DuelEvent): void => {
        if (event.kind === 'life') changes.push([event.seat, event.change]);
      };
      const duel = fifth(
        [{ battlefield: [mine] }, { battlefield: [theirs] }],
        { step, active: 1, turn: 2 },
        sink,
      );
      goOnUntil(duel, () => !isStep(duel, step), sink);
      expect(changes).toEqual([
        [1, 1],
        [0, 1],
        [1, 10],
        [0, 10],
        [1, 100],
        [0, 100],
      ]);
    },
  );

  describe('R048 R050 an untap cost', () => {
    const dutiesOffered = (duel: Duel): number => offered(duel).filter(({ kind }) => kind === 'duty').length;
    const duty = (duel: Duel): void =>
      act(duel, offered(duel).find(({ kind }) => kind === 'duty') as ActChoice);
    const brassMen = (lands: readonly string[]): Duel =>
      fifth([{ battlefield: [{ card: 'Brass Man', tapped: true }, ...lands] }, {}], { step: 'upkeep' });

    test('is not offered again while it is on its way', () => {
      const duel = brassMen(['Mountain', 'Forest']);
      expect(dutiesOffered(duel)).toBe(1);
      duty(duel);
      expect([duel.question?.kind, duel.chain.length, dutiesOffered(duel)]).toEqual(['act', 1, 0]);
    });

    test.each([
      ['declined', ['Mountain'], true],
      ['not to be paid', [], false],
    ])('that was %s is not offered again in that upkeep', (_, lands, isAsked) => {
      const duel = brassMen(lands);
      duty(duel);
      goOnUntil(duel, ({ kind }) => kind === 'yesNo' || duel.chain.length === 0);
      expect(duel.question?.kind === 'yesNo').toBe(isAsked);
      if (isAsked) say(duel, { kind: 'yesNo', yes: false });
      expect([duel.turn.step, duel.question?.kind, dutiesOffered(duel)]).toEqual(['upkeep', 'act', 0]);
    });
  });

  test('R058 both players may act before the draw, after it, and after each further card', () => {
    const duel = fifth([{ battlefield: ['Howling Mine'] }, {}], { step: 'draw', active: 1, turn: 2 });
    const asked = new Set<string>();
    goOnUntil(
      duel,
      () => !isStep(duel, 'draw'),
      undefined,
      ({ seat }) => asked.add(`seat ${seat} with ${handSize(duel, 1)}`),
    );
    for (const size of [0, 1, 2])
      for (const seat of [0, 1]) expect(asked).toContain(`seat ${seat} with ${size}`);
  });

  test('R072 nobody may act in the discard phase after the discard', () => {
    const duel = fifth([{ hand: times(9, 'Plains') }, {}], { step: 'discard' });
    const hands: number[] = [];
    goOnUntil(
      duel,
      () => duel.turn.number === 2,
      undefined,
      ({ kind }) => {
        if (kind === 'act') hands.push(handSize(duel, 0));
      },
    );
    expect(new Set(hands)).toEqual(new Set([9]));
    expect(handSize(duel, 0)).toBe(7);
  });

  test('R077 where "at end of turn" deals damage only prevention may be used', () => {
    const striking = artifact('Evening Bell', '{1}', triggered(atStep('end', you), damage(2, you))).face;
    const duel = fifth([{ battlefield: [striking, 'Samite Healer', 'Mountain'], hand: ['Shock'] }, {}], {
      step: 'discard',
    });
    const healer = permanentNamed(duel, 'Samite Healer');
    const shock = inHand(duel, 0, 'Shock');
    goOnUntil(duel, ({ seat }) => isStep(duel, 'cleanup') && seat === 0);
    expect(duel.turn.step).toBe('cleanup');
    expect(offers(duel, 'cast', shock)).toBe(false);
    expect(offers(duel, 'activate', healer)).toBe(true);
    act(duel, { kind: 'activate', card: healer, ability: 0, targets: [[{ kind: 'seat', seat: 0 }]] });
    goOnUntil(duel, () => duel.turn.number === 2);
    expect(viewFor(duel, 0).players[0]?.life).toBe(19);
  });

  test('R084 the end of a phase is announced to the other player before it ends', () => {
    const duel = fifth([{}, { hand: ['Shock'], battlefield: ['Mountain'] }], { step: 'main2' });
    expect(duel.question).toMatchObject({ seat: 0, kind: 'act' });
    act(duel, { kind: 'pass' });
    expect(duel.question).toMatchObject({ seat: 1, kind: 'act' });
    const shock = inHand(duel, 1, 'Shock');
    act(duel, { kind: 'cast', card: shock, targets: [[{ kind: 'seat', seat: 0 }]] });
    goOnUntil(duel, () => viewFor(duel, 0).players[0]?.life === 18);
    goOnUntil(duel, ({ seat }) => seat === 0);
    expect(duel.turn.step).toBe('main2');
  });
});

describe('Mana and casting', () => {
  test('R101 drawing mana opens nothing: whoever drew it goes on, the chain stays empty', () => {
    const duel = fifth([
      { battlefield: ['Llanowar Elves'] },
      { hand: ['Shock', 'Counterspell'], battlefield: ['Mountain', 'Island', 'Island'] },
    ]);
    act(duel, { kind: 'useMana', card: permanentNamed(duel, 'Llanowar Elves'), ability: 0, choice: 0 });
    expect(duel.chain).toEqual([]);
    expect(viewFor(duel, 1).players[0]?.pool).toEqual([0, 0, 0, 0, 1, 0]);
    expect(duel.question).toMatchObject({ seat: 0, kind: 'act' });
  });

  test('R089 colourless is no colour one can choose', () => {
    const duel = fifth([{ hand: ['Sleight of Mind'], battlefield: ['Island', 'Black Knight'] }, {}]);
    act(duel, {
      kind: 'cast',
      card: inHand(duel, 0, 'Sleight of Mind'),
      targets: [[thingAt(duel, 'Black Knight')]],
    });
    goOnUntil(duel, ({ kind }) => kind === 'word');
    for (const word of ['colourless', 'colorless', 'C'])
      expect(answer(duel, { kind: 'word', word })).toBeDefined();
    expect(answer(duel, { kind: 'word', word: 'white' })).toBeUndefined();
  });

  test('R182 a half-announced spell goes back to the hand, mana already drawn stays and burns', () => {
    const duel = fifth([{ hand: ['Gray Ogre'], battlefield: ['Mountain', 'Mountain', 'Mountain'] }, {}]);
    const ogre = inHand(duel, 0, 'Gray Ogre');
    const mountain = permanentNamed(duel, 'Mountain');
    act(duel, { kind: 'cast', card: ogre, pay: 'ask' });
    expect(duel.question?.kind).toBe('mana');
    say(duel, { kind: 'mana', use: { card: mountain, ability: 0, choice: 0 } });
    say(duel, { kind: 'cancel' });
    expect(inHand(duel, 0, 'Gray Ogre')).toBe(ogre);
    expect(duel.chain).toEqual([]);
    expect(viewFor(duel, 0).players[0]?.pool).toEqual([0, 0, 0, 1, 0, 0]);
    goOnUntil(duel, () => isStep(duel, 'main2'));
    expect(viewFor(duel, 0).players[0]?.life).toBe(19);
  });
});

describe('Effects', () => {
  const tapAndHurt = instant('Tap and Hurt', '{0}', sequence(tapIt(aCreature), damage(1, aCreature))).face;
  const tapToHurt = instant(
    'Tap to Hurt',
    '{0}',
    when(fits(aCreature, untapped), sequence(tapIt(aCreature), damage(1, aCreature))),
  ).face;
  test.each([
    ['still damages a creature already tapped', tapAndHurt, 1],
    ['does nothing to it where tapping is what it takes', tapToHurt, 0],
  ] as const)('R185 R186 an effect that taps and damages %s', (_, spell, dealt) => {
    const duel = fifth([{ hand: [spell] }, { battlefield: [{ card: 'Hill Giant', tapped: true }] }]);
    act(duel, { kind: 'cast', card: inHand(duel, 0, spell.name), targets: [[thingAt(duel, 'Hill Giant')]] });
    goOnUntil(duel, () => duel.graveyards[0]?.length === 1);
    expect(viewFor(duel, 0).permanents.find(({ name }) => name === 'Hill Giant')?.damage).toBe(dealt);
  });

  test.each([
    [0, { life: 21, hand: 0, damage: 1 }],
    [1, { life: 21, hand: 1, damage: 0 }],
  ])('R172 a choice in the middle of a text is made on announcement too (mode %i)', (mode, wanted) => {
    const spell = instant(
      'Mixed Blessing',
      '{0}',
      sequence(gainLife(you, 1), chooseOne({ hurt: damage(1, aCreature), draw: draw(you) })),
    ).face;
    const duel = fifth([{ hand: [spell] }, { battlefield: ['Hill Giant', 'Gray Ogre'] }]);
    act(duel, { kind: 'cast', card: inHand(duel, 0, 'Mixed Blessing') });
    expect(options(duel)).toEqual({ kind: 'modes', modes: [[0], [1]] });
    say(duel, { kind: 'modes', modes: [mode] });
    expect(duel.question?.kind).toBe(mode === 0 ? 'targets' : 'act');
    if (mode === 0) say(duel, { kind: 'targets', targets: [thingAt(duel, 'Hill Giant')] });
    expect(duel.chain[0]?.act.modes).toEqual([mode]);
    goOnUntil(duel, () => duel.graveyards[0]?.length === 1);
    const { life, hand } = viewFor(duel, 0).players[0] ?? {};
    const damaged = viewFor(duel, 0).permanents.find(({ name }) => name === 'Hill Giant')?.damage;
    expect({ life, hand: hand?.length, damage: damaged }).toEqual(wanted);
  });

  test.each([0, 1])(
    'R232 an effect on both players is carried out on the active player first (seat %i)',
    (active) => {
      const seats: Seat[] = [];
      const all = instant('Feast', '{0}', draw(everyone)).face;
      const duel = fifth([{ hand: [all] }, { hand: [all] }], { active, turn: 2 });
      const sink = (event: DuelEvent): void => {
        if (event.kind === 'moved' && event.cause === 'draw') seats.push(event.seat);
      };
      // The other player casts it, so that the caster being first would show.
      goOnUntil(duel, ({ seat }) => seat !== active);
      act(duel, { kind: 'cast', card: inHand(duel, 1 - active, 'Feast') }, sink);
      goOnUntil(duel, () => seats.length === 2, sink);
      expect(seats).toEqual([active, 1 - active]);
    },
  );

  const swept = (...creatures: string[]): Duel => {
    const duel = fifth([
      { hand: ['Wrath of God'], battlefield: times(4, 'Plains') },
      { battlefield: creatures, graveyard: ['Shock'] },
    ]);
    act(duel, { kind: 'cast', card: inHand(duel, 0, 'Wrath of God') });
    goOnUntil(duel, ({ kind }) => kind === 'order' || duel.battlefield.length === 4);
    return duel;
  };
  const buried = (duel: Duel, seat: Seat): readonly (string | undefined)[] =>
    viewFor(duel, 0).players[seat]?.graveyard.map(({ name }) => name) ?? [];

  test.each([[['Gray Ogre', 'Hill Giant', 'Grizzly Bears']], [['Grizzly Bears', 'Gray Ogre', 'Hill Giant']]])(
    'R302 the owner orders cards that go to the graveyard together, the top one first: %s',
    (wanted) => {
      const duel = swept('Gray Ogre', 'Hill Giant', 'Grizzly Bears');
      expect(duel.question).toEqual({ seat: 1, for: 1, kind: 'order' });
      const order = wanted.map((name) => permanentNamed(duel, name));
      expect(answer(duel, { kind: 'order', order: order.slice(1) })).toBeDefined();
      say(duel, { kind: 'order', order });
      expect(buried(duel, 1)).toEqual([...wanted, 'Shock']);
    },
  );

  test('R302 cards of one name need no order, and are not asked for', () => {
    const duel = swept('Gray Ogre', 'Gray Ogre');
    expect(duel.question?.kind).not.toBe('order');
    expect(buried(duel, 1)).toEqual(['Gray Ogre', 'Gray Ogre', 'Shock']);
  });

  test('R302 each owner orders the own cards, the active player first', () => {
    const duel = fifth([
      { hand: ['Wrath of God'], battlefield: [...times(4, 'Plains'), 'White Knight', 'Mesa Pegasus'] },
      { battlefield: ['Gray Ogre', 'Hill Giant'] },
    ]);
    act(duel, { kind: 'cast', card: inHand(duel, 0, 'Wrath of God') });
    for (const seat of [0, 1]) {
      goOnUntil(duel, ({ kind }) => kind === 'order');
      expect(duel.question).toMatchObject({ seat, kind: 'order' });
      say(duel, fallback(duel));
    }
    expect(buried(duel, 1)).toHaveLength(2);
  });

  test('R302 cards from a library are seen by everybody when they are ordered', () => {
    const milling = instant('Short Memory', '{0}', mill(everyone, 2)).face;
    const duel = fifth([{ hand: [milling] }, { library: ['Gray Ogre', 'Hill Giant', 'Plains'] }]);
    act(duel, { kind: 'cast', card: inHand(duel, 0, 'Short Memory') });
    goOnUntil(duel, ({ kind }) => kind === 'order');
    expect(duel.question?.seat).toBe(1);
    const [ogre = -1, giant = -1] = duel.libraries[1] ?? [];
    expect([ogre, giant].map((card) => duel.cards[card]?.known)).toEqual([3, 3]);
    say(duel, { kind: 'order', order: [ogre, giant] });
    expect(buried(duel, 1)).toEqual(['Gray Ogre', 'Hill Giant']);
  });

  test('R302 discarded cards go one after the other, as they are named', () => {
    const duel = fifth([{ hand: [...times(7, 'Plains'), 'Shock', 'Gray Ogre'] }, {}], { step: 'discard' });
    goOnUntil(duel, ({ kind }) => kind === 'choose');
    const things = ['Gray Ogre', 'Shock'].map((name) => {
      const card = inHand(duel, 0, name);
      return { kind: 'card', card, incarnation: duel.cards[card]?.incarnation ?? 0 } as const;
    });
    say(duel, { kind: 'choose', things });
    expect(duel.question?.kind).not.toBe('order');
    expect(buried(duel, 0)).toEqual(['Shock', 'Gray Ogre']);
  });

  test('R302 a card goes on top of the graveyard', () => {
    const duel = fifth([{ hand: ['Shock'], battlefield: ['Mountain'], graveyard: ['Hill Giant'] }, {}]);
    act(duel, {
      kind: 'cast',
      card: inHand(duel, 0, 'Shock'),
      targets: [[{ kind: 'seat', seat: 1 }]],
    });
    goOnUntil(duel, () => duel.graveyards[0]?.length === 2);
    expect(viewFor(duel, 0).players[0]?.graveyard.map(({ name }) => name)).toEqual(['Shock', 'Hill Giant']);
  });
});

describe('The windows of resolution', () => {
  const boltAnswered = (): Duel => {
    const duel = fifth([
      { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
      { hand: ['Giant Growth'], battlefield: ['Hill Giant', 'Samite Healer', 'Forest'] },
    ]);
    act(duel, {
      kind: 'cast',
      card: inHand(duel, 0, 'Lightning Bolt'),
      targets: [[thingAt(duel, 'Hill Giant')]],
    });
    return duel;
  };

  test('R223 while a batch resolves only prevention may be begun, before that anything but prevention', () => {
    const duel = boltAnswered();
    const [growth, healer] = [inHand(duel, 1, 'Giant Growth'), permanentNamed(duel, 'Samite Healer')];
    const seen = new Set<string>();
    goOnUntil(
      duel,
      () => !duel.chain.length && duel.graveyards[1]?.length === 1,
      undefined,
      ({ seat }) => {
        if (seat !== 1) return;
        const open = [offers(duel, 'cast', growth) && 'Growth', offers(duel, 'activate', healer) && 'Healer'];
        seen.add(open.filter((name) => name !== false).join(' and '));
      },
    );
    expect([...seen].filter((names) => names !== '')).toEqual(['Growth', 'Healer']);
  });

  test('R283 what is dying is in play until the prevention step ends, then in the graveyard', () => {
    const duel = boltAnswered();
    const healer = permanentNamed(duel, 'Samite Healer');
    goOnUntil(duel, ({ seat }) => seat === 1 && offers(duel, 'activate', healer));
    expect(() => permanentNamed(duel, 'Hill Giant')).not.toThrow();
    expect(duel.graveyards[1]).toEqual([]);
    goOnUntil(duel, ({ seat }) => seat === 0 && duel.graveyards[1]?.length === 1);
    expect(duel.turn.step).toBe('main1');
    expect(viewFor(duel, 1).players[1]?.graveyard.map(({ name }) => name)).toEqual(['Hill Giant']);
  });

  test('R271 destruction without damage offers regeneration and never prevention', () => {
    const duel = fifth([
      { battlefield: ['Royal Assassin'] },
      { battlefield: [{ card: 'Drudge Skeletons', tapped: true }, 'Samite Healer', 'Swamp'] },
    ]);
    const [skeletons, healer] = [
      permanentNamed(duel, 'Drudge Skeletons'),
      permanentNamed(duel, 'Samite Healer'),
    ];
    act(duel, {
      kind: 'activate',
      card: permanentNamed(duel, 'Royal Assassin'),
      ability: 0,
      targets: [[thingAt(duel, 'Drudge Skeletons')]],
    });
    const seen = new Set<string>();
    goOnUntil(
      duel,
      () => duel.graveyards[1]?.length === 1,
      undefined,
      () => {
        if (offers(duel, 'activate', skeletons)) seen.add('regeneration');
        if (offers(duel, 'activate', healer)) seen.add('prevention');
      },
    );
    expect([...seen]).toEqual(['regeneration']);
  });

  test('R216 while a spell is being cast an interrupt may be aimed at that spell alone', () => {
    const duel = fifth([
      { hand: ['Gray Ogre'], battlefield: [...times(3, 'Mountain'), 'Hill Giant'] },
      { hand: ['Blue Elemental Blast'], battlefield: ['Island'] },
    ]);
    act(duel, { kind: 'cast', card: inHand(duel, 0, 'Gray Ogre') });
    const blast = inHand(duel, 1, 'Blue Elemental Blast');
    goOnUntil(duel, ({ seat }) => seat === 1 && offers(duel, 'cast', blast));
    const giant = thingAt(duel, 'Hill Giant');
    const destroying = { kind: 'cast', card: blast, modes: [1], targets: [[giant]] } as const;
    expect(answer(duel, { kind: 'act', act: destroying })).toBeDefined();
    act(duel, { kind: 'pass' });
    goOnUntil(duel, ({ seat }) => seat === 1 && offers(duel, 'cast', blast));
    expect(duel.chain).toHaveLength(1);
    act(duel, destroying);
    goOnUntil(duel, () => duel.chain.length === 0);
    expect(viewFor(duel, 0).players[0]?.graveyard.map(({ name }) => name)).toEqual(['Hill Giant']);
  });
});

describe('Permanents', () => {
  const anthem = statically(all(creatures), bonus(1, 1));
  const alloyed = (enchanted: Face): Face => ({ ...enchanted, types: ['artifact', ...enchanted.types] });
  const ogrePower = (permanent: Face, tapped: boolean): number | undefined => {
    const duel = fifth([{ battlefield: [{ card: permanent, tapped }, 'Gray Ogre'] }, {}]);
    return viewFor(duel, 0).permanents.find(({ name }) => name === 'Gray Ogre')?.power;
  };

  test('R415 an enchantment or land that is an artifact as well keeps working when tapped, a mere artifact does not', () => {
    expect(ogrePower(artifact('Banner', '{1}', anthem).face, true)).toBe(2);
    expect(ogrePower(alloyed(enchantment('Banner', '{1}', anthem).face), true)).toBe(3);
    expect(ogrePower(alloyed(land('Banner', '', anthem).face), true)).toBe(3);
  });

  test('R415 a land turned artifact is summoning sick only if it is a creature', () => {
    const shift = (types: ('artifact' | 'creature')[]): Face =>
      instant('Shift', '{0}', gains(all({ kind: 'anything' }), alsoIs(types))).face;
    const works = (types: ('artifact' | 'creature')[]): boolean => {
      const spell = shift(types);
      const duel = fifth([{ hand: ['Forest', spell] }, {}]);
      act(duel, { kind: 'land', card: inHand(duel, 0, 'Forest') });
      goOnUntil(duel, ({ seat }) => seat === 0);
      act(duel, { kind: 'cast', card: inHand(duel, 0, 'Shift') });
      goOnUntil(duel, ({ seat }) => seat === 0 && duel.chain.length === 0);
      return offers(duel, 'useMana', permanentNamed(duel, 'Forest'));
    };
    expect(works(['artifact'])).toBe(true);
    expect(works(['artifact', 'creature'])).toBe(false);
  });

  test("R446 a land's ability without activation cost works when the land is tapped", () => {
    const field = land('High Field', '', anthem).face;
    expect(ogrePower(field, false)).toBe(3);
    expect(ogrePower(field, true)).toBe(3);
  });

  test('R192 nothing offers to give up a permanent unasked', () => {
    const duel = fifth([{ battlefield: ['Gray Ogre', 'Bad Moon', 'Forest', 'Sol Ring'] }, {}]);
    const ogre = permanentNamed(duel, 'Gray Ogre');
    expect(offers(duel, 'activate', ogre)).toBe(false);
    expect(offers(duel, 'activate', permanentNamed(duel, 'Bad Moon'))).toBe(false);
    expect(answer(duel, { kind: 'act', act: { kind: 'activate', card: ogre, ability: 0 } })).toBeDefined();
    expect(permanentNamed(duel, 'Gray Ogre')).toBe(ogre);
  });
});

describe('What a player may know', () => {
  const duel = fifth([
    { hand: ['Shock'], library: ['Hill Giant', 'Gray Ogre'], graveyard: ['Sol Ring'] },
    { hand: ['Terror', 'Forest'], graveyard: ['Bad Moon', 'Plains'] },
  ]);
  const [mine, theirs] = [0, 1].map((seat) => viewFor(duel, seat).players) as [
    ReturnType<typeof viewFor>['players'],
    ReturnType<typeof viewFor>['players'],
  ];

  test('R303 every graveyard is open to both players', () => {
    for (const players of [mine, theirs]) {
      expect(players[0]?.graveyard.map(({ name }) => name)).toEqual(['Sol Ring']);
      expect(players[1]?.graveyard.map(({ name }) => name)).toEqual(['Bad Moon', 'Plains']);
    }
  });

  test('R305 a card removed from the game is set aside face up, in its owner’s name', () => {
    const removing = fifth([
      { hand: ['Swords to Plowshares'], battlefield: ['Plains'] },
      { battlefield: ['Gray Ogre'] },
    ]);
    act(removing, {
      kind: 'cast',
      card: inHand(removing, 0, 'Swords to Plowshares'),
      targets: [[thingAt(removing, 'Gray Ogre')]],
    });
    goOnUntil(removing, () => removing.exiles[1]?.length === 1);
    for (const seat of [0, 1])
      expect(viewFor(removing, seat).players[1]?.exile.map(({ name }) => name)).toEqual(['Gray Ogre']);
  });

  test('R448 every card keeps its owner, whoever controls it', () => {
    const stolen = fifth([
      { battlefield: [{ card: 'Control Magic', attachedTo: 1 }] },
      { battlefield: ['Gray Ogre'] },
    ]);
    expect(viewFor(stolen, 0).permanents.find(({ name }) => name === 'Gray Ogre')).toMatchObject({
      owner: 1,
      controller: 0,
    });
  });

  test('R453 only its owner sees a hand, its number is public', () => {
    expect(mine[0]?.hand.map(({ name }) => name)).toEqual(['Shock']);
    expect(mine[1]?.hand.map(({ name }) => name)).toEqual([undefined, undefined]);
    expect(theirs[0]?.hand.map(({ name }) => name)).toEqual([undefined]);
    expect(theirs[1]?.hand.map(({ name }) => name)).toEqual(['Terror', 'Forest']);
  });

  test('R454 no one looks into a library, only its size is known', () => {
    expect(mine[0]?.library).toBe(2);
    expect(theirs[0]?.library).toBe(2);
    expect(JSON.stringify([mine, theirs])).not.toMatch(/Hill Giant|Gray Ogre/);
  });

  test('R454 the order of a library stays as it is', () => {
    const drawing = fifth([{}, { library: ['Hill Giant', 'Gray Ogre', 'Shock'] }], { step: 'main2' });
    goOnUntil(drawing, () => drawing.turn.number === 5);
    expect(viewFor(drawing, 1).players[1]?.hand.map(({ name }) => name)).toEqual(['Hill Giant', 'Gray Ogre']);
  });
});
