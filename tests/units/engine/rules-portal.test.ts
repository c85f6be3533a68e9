/** What a scenario cannot show of Portal: the opening, who is asked and who is not, and what a seat may know. */
import { describe, expect, test } from 'vitest';
import {
  answer,
  blind,
  hash,
  knows,
  options,
  viewFor,
  type Duel,
  type DuelEvent,
  type Question,
  type Reply,
  type Seat,
} from '../../../src-main/engine/index.ts';
import { editionNamed, editionWith, maybeEditionNamed } from '../../../src-main/engine/editions/registry.ts';
import { sorcery } from '../../../src-main/cards/words.ts';
import { discard } from '../../../src-main/engine/language/effects/discard.ts';
import { opponents } from '../../../src-main/engine/language/refs/players.ts';
import { OPTIONS_OF, OPTIONS_TOGETHER, RULE_OPTIONS } from '../../../src-shared/rule-options.ts';
import {
  act,
  attackWith,
  goOnUntil,
  handSize,
  inHand,
  offered,
  offers,
  openingDuel,
  permanentNamed,
  positionDuel,
  say,
  times,
  under,
} from '../../support/rule-duel.ts';

const portal = under('portal');

const handOf = (duel: Duel, viewer: Seat, seat: Seat): readonly (string | undefined)[] =>
  viewFor(duel, viewer).players[seat]?.hand.map(({ name }) => name) ?? [];

/** Every question until this holds. */
function questionsUntil(duel: Duel, isThere: (question: Question) => boolean): Question[] {
  const questions: Question[] = [];
  goOnUntil(duel, isThere, undefined, (question) => questions.push(question));
  return questions;
}

describe('The opening', () => {
  const deck = times(35, 'Plains', 'Forest', 'Border Guard', 'Grizzly Bears', 'Blaze');

  test('R010 R011 twenty life, and the top seven cards of a deck shuffled by its seed', () => {
    const [one, same, other] = [3, 3, 4].map((seed) => openingDuel('portal', [deck, deck], { seed })) as [
      Duel,
      Duel,
      Duel,
    ];
    expect(viewFor(one, 0).players.map(({ life }) => life)).toEqual([20, 20]);
    expect(hash(one)).toBe(hash(same));
    expect(handOf(one, 0, 0)).not.toEqual(handOf(other, 0, 0));
    expect(viewFor(one, 0).players.map(({ hand, library }) => hand.length + library)).toEqual([35, 35]);
  });

  test('R012 one fair shuffle: every card comes to lie on top', () => {
    const names = ['Border Guard', 'Bog Imp', 'Blaze', 'Forest'];
    const tops = new Set(
      Array.from({ length: 40 }, (_, seed) => {
        const duel = openingDuel('portal', [names, names], { seed });
        const top = [...(duel.hands[0] ?? [])][0] ?? 0;
        return duel.faces[duel.cards[top]?.face ?? -1]?.name;
      }),
    );
    expect([...tops].sort()).toEqual(names.toSorted());
  });

  test('R013 who lost the last duel begins, without one the coin decides; nobody chooses', () => {
    for (const lostLast of [0, 1]) {
      const duel = openingDuel('portal', [deck, deck], { lostLast });
      expect(duel.turn.active).toEqual([lostLast]);
      expect(duel.question?.kind).not.toBe('start');
    }
    const tossed = (['heads', 'tails'] as const).map(
      (face) => openingDuel('portal', [deck, deck], { fixedChance: [face] }).turn.active,
    );
    expect(tossed).toEqual([[0], [1]]);
  });

  const landless = [...times(7, 'Border Guard'), ...times(28, 'Plains', 'Border Guard')];
  const onlyLand = [...times(7, 'Plains'), ...times(28, 'Plains', 'Border Guard')];
  const mixed = times(35, 'Plains', 'Border Guard');
  const opened = (decks: readonly string[][], sink?: (event: DuelEvent) => void): Duel =>
    openingDuel('portal', decks, { stacked: true, lostLast: 0 }, sink);

  test('R021 a hand of no land or all land may be shown and drawn anew, a mixed one may not', () => {
    expect(opened([landless, mixed]).question).toMatchObject({ seat: 0, kind: 'keep' });
    expect(opened([onlyLand, mixed]).question).toMatchObject({ seat: 0, kind: 'keep' });
    expect(opened([mixed, mixed]).question?.kind).toBe('act');
    const events: DuelEvent[] = [];
    const duel = opened([landless, mixed]);
    const shown = duel.hands[0];
    say(duel, { kind: 'keep', keep: false }, (event) => events.push(event));
    expect(events).toContainEqual({ kind: 'revealed', cards: shown, seat: 0 });
    expect(handSize(duel, 0)).toBe(7);
  });

  test('R021 then the other may as well, without showing anything', () => {
    const events: DuelEvent[] = [];
    const duel = opened([landless, mixed]);
    say(duel, { kind: 'keep', keep: false });
    expect(duel.question).toMatchObject({ seat: 1, kind: 'keep' });
    say(duel, { kind: 'keep', keep: false }, (event) => events.push(event));
    expect(events.map(({ kind }) => kind)).not.toContain('revealed');
    expect(duel.question?.kind).toBe('act');
  });

  test('R021 P4: not even a hand that could have been drawn anew by itself', () => {
    const events: DuelEvent[] = [];
    const duel = opened([landless, onlyLand]);
    say(duel, { kind: 'keep', keep: false });
    const hidden = duel.hands[1] ?? [];
    say(duel, { kind: 'keep', keep: false }, (event) => events.push(event));
    expect(events.map(({ kind }) => kind)).not.toContain('revealed');
    const seen = hidden.flatMap((card) => duel.cards[card] ?? []).map((card) => knows(duel, 0, card));
    expect([seen.length, seen.includes(true)]).toEqual([7, false]);
  });

  test('R021 P4: whoever is the first to draw anew shows the hand, though asked last, and the other follows unseen', () => {
    const events: DuelEvent[] = [];
    const duel = opened([landless, onlyLand]);
    say(duel, { kind: 'keep', keep: true });
    const shown = duel.hands[1];
    say(duel, { kind: 'keep', keep: false }, (event) => events.push(event));
    expect(events).toContainEqual({ kind: 'revealed', cards: shown, seat: 1 });
    expect(duel.question).toMatchObject({ seat: 0, kind: 'keep' });
    events.length = 0;
    say(duel, { kind: 'keep', keep: false }, (event) => events.push(event));
    expect(events.map(({ kind }) => kind)).not.toContain('revealed');
  });
});

describe('Who is asked', () => {
  test('R163 only the active player, for the cards before and after the attack, however attentive the other is', () => {
    const duel = portal([{ hand: ['Forest'] }, { hand: ['Shock'], battlefield: ['Mountain'] }]);
    const questions = questionsUntil(duel, () => duel.turn.number === 2);
    expect(questions.map(({ seat }) => seat)).toEqual([0, 0, 0]);
    expect(questions.map(({ kind }) => kind)).toEqual(['act', 'attack', 'act']);
  });

  test('R164 the other only with a card that names the moment, and the means to play it', () => {
    const hand = ['Deep Wood'];
    const able = portal([{ battlefield: ['Grizzly Bears'] }, { hand, battlefield: ['Forest', 'Forest'] }]);
    attackWith(able, ['Grizzly Bears']);
    expect(able.question).toMatchObject({ seat: 1, kind: 'act' });
    expect(offered(able)).toEqual([{ kind: 'cast', card: inHand(able, 1, 'Deep Wood') }]);
    const poor = portal([{ battlefield: ['Grizzly Bears'] }, { hand, battlefield: ['Forest'] }]);
    attackWith(poor, ['Grizzly Bears']);
    expect(poor.question).not.toMatchObject({ seat: 1, kind: 'act' });
  });

  test('R164 after a card each of the others is asked once, after an ability nobody is', () => {
    const duel = portal([
      { hand: ['Grizzly Bears'], battlefield: ['Forest', 'Forest', 'Capricious Sorcerer'] },
      { hand: ['Mystic Denial', 'Mystic Denial'], battlefield: times(6, 'Island') },
    ]);
    const sorcerer = permanentNamed(duel, 'Capricious Sorcerer');
    act(duel, { kind: 'activate', card: sorcerer, ability: 0, targets: [[{ kind: 'seat', seat: 1 }]] });
    expect(duel.question).toMatchObject({ seat: 0, kind: 'act' });
    expect(viewFor(duel, 0).players[1]?.life).toBe(19);
    act(duel, { kind: 'cast', card: inHand(duel, 0, 'Grizzly Bears') });
    expect(duel.question).toMatchObject({ seat: 1, kind: 'act' });
    act(duel, { kind: 'pass' });
    expect(duel.question).toMatchObject({ seat: 0, kind: 'act' });
    expect(permanentNamed(duel, 'Grizzly Bears')).toBeGreaterThanOrEqual(0);
  });

  test('R315 the defender is asked again after each fight, and no longer when nobody is left to meet', () => {
    const duel = portal([
      { battlefield: ['Gorilla Warrior', 'Elvish Ranger'] },
      { battlefield: ['Border Guard', 'Foot Soldiers', 'Bog Imp'] },
    ]);
    attackWith(duel, ['Gorilla Warrior', 'Elvish Ranger']);
    goOnUntil(duel, ({ kind }) => kind === 'block');
    const blocker = permanentNamed(duel, 'Border Guard');
    const [warrior, ranger] = [
      permanentNamed(duel, 'Gorilla Warrior'),
      permanentNamed(duel, 'Elvish Ranger'),
    ];
    const both = [
      { blocker, attacker: warrior },
      { blocker: permanentNamed(duel, 'Foot Soldiers'), attacker: ranger },
    ];
    const before = hash(duel);
    expect(answer(duel, { kind: 'block', blocks: both })).toEqual({ reason: 'oneAttacker', card: ranger });
    expect(hash(duel)).toBe(before);
    say(duel, { kind: 'block', blocks: [{ blocker, attacker: warrior }] });
    expect(duel.question).toMatchObject({ seat: 1, kind: 'block' });
    expect(options(duel)).toMatchObject({
      blockers: [{ attackers: [ranger] }, { attackers: [ranger] }],
    });
    say(duel, { kind: 'block', blocks: both.slice(1) });
    expect(duel.question).toMatchObject({ seat: 0, kind: 'act' });
    expect(duel.turn.step).toBe('main2');
  });
});

describe('Letting through', () => {
  const attacked = (edition: string): Duel => {
    const duel = positionDuel(edition, [
      { battlefield: ['Gorilla Warrior', 'Elvish Ranger'] },
      { battlefield: ['Border Guard'] },
    ]);
    attackWith(duel, ['Gorilla Warrior', 'Elvish Ranger']);
    goOnUntil(duel, ({ kind }) => kind === 'block');
    return duel;
  };

  test('R315 one by one, or all that are left', () => {
    const duel = attacked('portal');
    const through = permanentNamed(duel, 'Gorilla Warrior');
    say(duel, { kind: 'block', blocks: [], through });
    expect([duel.question?.kind, viewFor(duel, 0).players[1]?.life]).toEqual(['block', 17]);
    expect(answer(duel, { kind: 'block', blocks: [], through })).toEqual({
      reason: 'notOffered',
      card: through,
    });
    say(duel, { kind: 'block', blocks: [] });
    expect([duel.turn.step, viewFor(duel, 0).players[1]?.life]).toEqual(['main2', 13]);
  });

  test('R315 not together with a block, and not where all are met together', () => {
    const duel = attacked('portal');
    const [through, attacker] = [
      permanentNamed(duel, 'Gorilla Warrior'),
      permanentNamed(duel, 'Elvish Ranger'),
    ];
    const blocks = [{ blocker: permanentNamed(duel, 'Border Guard'), attacker }];
    expect(answer(duel, { kind: 'block', blocks, through })).toMatchObject({ reason: 'notOffered' });
    const other = attacked('m11');
    const reply: Reply = { kind: 'block', blocks: [], through: permanentNamed(other, 'Gorilla Warrior') };
    expect(answer(other, reply)).toMatchObject({ reason: 'notOffered' });
  });
});

describe('Mana', () => {
  const paying = (): Duel => {
    const duel = portal([
      { hand: ['Gorilla Warrior'], battlefield: ['Forest', 'Forest', 'Mountain', 'Island'] },
      {},
    ]);
    act(duel, { kind: 'cast', card: inHand(duel, 0, 'Gorilla Warrior'), pay: 'ask' });
    return duel;
  };
  const tapped = (duel: Duel, name: string): Reply => ({
    kind: 'mana',
    use: { card: permanentNamed(duel, name), ability: 0, choice: 0 },
  });

  test('R087 no land is offered for its mana alone, and none is tapped so', () => {
    const duel = portal([{ battlefield: ['Forest'] }, {}]);
    const card = permanentNamed(duel, 'Forest');
    expect(offered(duel)).toEqual([]);
    for (const choice of [
      { kind: 'useMana', card, ability: 0, choice: 0 },
      { kind: 'activate', card, ability: 0 },
    ] as const)
      expect(answer(duel, { kind: 'act', act: choice })).toEqual({ reason: 'wrongTime', card });
  });

  test('R087 land by land: what would pay nothing, or leave the rest unpaid, is refused', () => {
    const duel = paying();
    expect(duel.question).toMatchObject({ kind: 'mana' });
    say(duel, tapped(duel, 'Mountain'));
    say(duel, tapped(duel, 'Island'));
    say(duel, tapped(duel, 'Forest'));
    expect(duel.question).toMatchObject({ seat: 0, kind: 'act' });
    expect(viewFor(duel, 0).players[0]?.pool).toEqual([0, 0, 0, 0, 0, 0]);
    expect(permanentNamed(duel, 'Gorilla Warrior')).toBeGreaterThanOrEqual(0);
    const narrow = portal([{ hand: ['Blaze'], battlefield: ['Forest', 'Mountain', 'Island'] }, {}]);
    const targets = [[{ kind: 'seat' as const, seat: 1 }]];
    act(narrow, { kind: 'cast', card: inHand(narrow, 0, 'Blaze'), targets, x: 0, pay: 'ask' });
    const forest = permanentNamed(narrow, 'Forest');
    expect(answer(narrow, tapped(narrow, 'Forest'))).toEqual({ reason: 'cannotPay', card: forest });
    expect(options(narrow)).toMatchObject({ uses: [{ card: permanentNamed(narrow, 'Mountain') }] });
  });

  test('R087 who has not begun to pay may call it off, who has goes on', () => {
    const duel = paying();
    say(duel, { kind: 'cancel' });
    expect(handOf(duel, 0, 0)).toEqual(['Gorilla Warrior']);
    const begun = paying();
    say(begun, tapped(begun, 'Mountain'));
    expect(answer(begun, { kind: 'cancel' })).toMatchObject({ reason: 'notOffered' });
    say(begun, { kind: 'mana', use: 'auto' });
    expect(permanentNamed(begun, 'Gorilla Warrior')).toBeGreaterThanOrEqual(0);
  });

  test('R062 the land of the turn is offered until the first card is played', () => {
    const duel = portal([{ hand: ['Forest', 'Devoted Hero'], battlefield: ['Plains'] }, {}]);
    const forest = inHand(duel, 0, 'Forest');
    expect(offers(duel, 'land', forest)).toBe(true);
    act(duel, { kind: 'cast', card: inHand(duel, 0, 'Devoted Hero') });
    expect(offers(duel, 'land', forest)).toBe(false);
  });
});

describe('R487 each of the standard rules is another answer (U200)', () => {
  test('who lost chooses to play or to draw, and who plays first does not draw', () => {
    const deck = times(40, 'Plains', 'Border Guard');
    const duel = openingDuel('portal+playOrDraw', [deck, deck], { lostLast: 1 });
    expect(duel.question).toEqual({ seat: 1, for: 1, kind: 'start' });
    say(duel, { kind: 'start', first: true });
    goOnUntil(duel, ({ kind }) => kind === 'act');
    expect([handSize(duel, 0), handSize(duel, 1)]).toEqual([7, 7]);
  });

  test('all interceptors are declared at once, and all damage is dealt together', () => {
    const duel = positionDuel('portal+interceptorsAtOnce', [
      { battlefield: ['Gorilla Warrior', 'Elvish Ranger'] },
      { battlefield: ['Border Guard', 'Foot Soldiers'] },
    ]);
    attackWith(duel, ['Gorilla Warrior', 'Elvish Ranger']);
    goOnUntil(duel, ({ kind }) => kind === 'block');
    const fight = (blocker: string, attacker: string) => ({
      blocker: permanentNamed(duel, blocker),
      attacker: permanentNamed(duel, attacker),
    });
    const damaged: string[] = [];
    const blocks = [fight('Border Guard', 'Gorilla Warrior'), fight('Foot Soldiers', 'Elvish Ranger')];
    say(duel, { kind: 'block', blocks }, (event) => damaged.push(event.kind));
    expect(damaged.filter((kind) => kind === 'damaged')).toHaveLength(4);
    expect(damaged.lastIndexOf('damaged')).toBeLessThan(damaged.indexOf('moved'));
    expect(duel.turn.step).toBe('main2');
  });

  test('a life is looked at when the combat ends', () => {
    const duel = positionDuel('portal+lossAtPhaseEnd', [{ battlefield: ['Serpent Warrior'] }, { life: 2 }]);
    attackWith(duel, ['Serpent Warrior']);
    goOnUntil(duel, ({ kind }) => kind === 'act' || kind === 'choose');
    expect(duel.result).toEqual({ kind: 'won', seats: [0] });
  });

  test('a hand comes down to seven', () => {
    const quiet = positionDuel('portal+discardToSeven', [{ hand: times(9, 'Forest') }, {}]);
    goOnUntil(quiet, ({ kind }) => kind === 'choose');
    expect(quiet.question).toMatchObject({ seat: 0, kind: 'choose' });
    goOnUntil(quiet, () => quiet.turn.number === 2);
    expect(handSize(quiet, 0)).toBe(7);
  });

  test('no life in the middle of a phase is no loss yet', () => {
    const duel = positionDuel('portal+lossAtPhaseEnd', [
      {
        life: 3,
        hand: ['Serpent Warrior', 'Sacred Nectar'],
        battlefield: [...times(3, 'Swamp'), 'Plains', 'Plains'],
      },
      {},
    ]);
    act(duel, { kind: 'cast', card: inHand(duel, 0, 'Serpent Warrior') });
    expect([duel.result, viewFor(duel, 0).players[0]?.life]).toEqual([undefined, 0]);
    act(duel, { kind: 'cast', card: inHand(duel, 0, 'Sacred Nectar') });
    goOnUntil(duel, () => duel.turn.number === 2);
    expect(viewFor(duel, 0).players[0]?.life).toBe(4);
  });
});

describe('what is chosen', () => {
  test.each(OPTIONS_OF.portal)('%s is another answer by itself and beside the others (U200)', (option) => {
    const { name, ...changed } = editionWith('portal', [option]);
    const { name: _, ...book } = editionNamed('portal');
    expect(name).toBe(`portal+${option}`);
    expect(changed).not.toEqual(book);
    const others = OPTIONS_TOGETHER.portal.filter((other) => other !== option);
    const { name: __, ...without } = editionWith('portal', others);
    const { name: ___, ...together } = editionWith('portal', [...others, option]);
    expect(together).not.toEqual(without);
  });

  test('means nothing under a rulebook that does not have it', () => {
    expect(editionWith('fifth', RULE_OPTIONS)).toBe(editionNamed('fifth'));
    expect(editionWith('portal', ['redraw'])).toBe(editionNamed('portal'));
    expect(maybeEditionNamed('fifth+playOrDraw')).toBeUndefined();
    expect(maybeEditionNamed('portal+redraw')).toBeUndefined();
  });

  test('duels of the time when the options of a book went together are read as before', () => {
    const all = editionWith('portal', OPTIONS_TOGETHER.portal);
    expect(editionNamed('standardPortal')).toEqual({ ...all, name: 'standardPortal' });
    expect(editionNamed('alphaWithRedraw').opening.mulligan).toBe(editionNamed('fifth').opening.mulligan);
  });
});

describe('What is known', () => {
  test('R303 every discard pile is open to both players', () => {
    const duel = portal([{ graveyard: ['Grizzly Bears', 'Blaze'] }, {}]);
    for (const viewer of [0, 1])
      expect(viewFor(duel, viewer).players[0]?.graveyard.map(({ name }) => name)).toEqual([
        'Grizzly Bears',
        'Blaze',
      ]);
  });

  test('R453 only its owner sees a hand, its number is public', () => {
    const duel = portal([{ hand: ['Blaze', 'Forest'] }, {}]);
    expect(handOf(duel, 0, 0)).toEqual(['Blaze', 'Forest']);
    expect(handOf(duel, 1, 0)).toEqual([undefined, undefined]);
  });

  test('R454 no one looks into a deck; its order stays and its size is known', () => {
    const duel = portal([{ library: times(8, 'Blaze', 'Forest') }, {}]);
    const before = duel.libraries[0] ?? [];
    for (const viewer of [0, 1]) {
      const hidden = blind(duel, viewer);
      expect(new Set(before.map((card) => hidden.cards[card]?.face))).toEqual(new Set([-1]));
      expect(viewFor(duel, viewer).players[0]?.library).toBe(8);
    }
    goOnUntil(duel, () => duel.turn.number === 3);
    expect(duel.libraries[0]).toEqual(before.slice(1));
  });

  test('R457 a random discard is drawn by the seeded generator and asks nobody', () => {
    const knives = sorcery('Made-up Knives', '{0}', discard(opponents, 1, { atRandom: true })).face;
    const discarded = (seed: number): string | undefined => {
      const duel = portal([{ hand: [knives] }, { hand: ['Blaze', 'Forest', 'Bog Imp', 'Border Guard'] }]);
      duel.chance = { ...duel.chance, state: seed };
      act(duel, { kind: 'cast', card: inHand(duel, 0, 'Made-up Knives') });
      expect(duel.question).toMatchObject({ seat: 0, kind: 'act' });
      return viewFor(duel, 0).players[1]?.graveyard[0]?.name;
    };
    expect(discarded(5)).toBe(discarded(5));
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(discarded)).size).toBeGreaterThan(1);
  });
});
