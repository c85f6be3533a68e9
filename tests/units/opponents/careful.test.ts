import { describe, expect, test } from 'vitest';
import { fallback, viewFor, type Duel, type Question, type Reply } from '../../../src-main/engine/index.ts';
import { carefulReply } from '../../../src-main/opponents/careful/careful.ts';
import { thoughtOf } from '../../../src-main/opponents/thought.ts';
import {
  act,
  goOnUntil,
  inHand,
  openingDuel,
  permanentNamed,
  positionDuel,
  say,
  type SeatWords,
} from '../../support/rule-duel.ts';

/** What the mind says to the question at hand. */
function thinks(duel: Duel): Reply {
  const seat = duel.question?.seat ?? 0;
  const reply = carefulReply(thoughtOf(duel, { mind: 'sorcerer', seat, seed: 1 }));
  if (!reply) throw new Error('The mind has no idea.');
  return reply;
}

/** Seat 0 is the mind's, seat 1 lets everything happen, until this holds or the duel is over. */
function playUntil(duel: Duel, isThere: (question: Question) => boolean): Duel {
  for (let asked = 0; asked < 300; asked++) {
    const { question } = duel;
    if (!question || isThere(question)) return duel;
    say(duel, question.seat === 0 ? thinks(duel) : fallback(duel));
  }
  throw new Error('It never came to that.');
}

/** The rest of turn 1, and turn 2 as well if need be. */
const playTurn = (duel: Duel): Duel => playUntil(duel, () => duel.turn.number > 1);
const playTwoTurns = (duel: Duel): Duel => playUntil(duel, () => duel.turn.number > 2);

const many = (name: string, count: number): string[] => Array.from({ length: count }, () => name);
const inPlay = (duel: Duel): string[] => viewFor(duel, 0).permanents.map(({ name }) => name);
const inHandOf = (duel: Duel): (string | undefined)[] =>
  viewFor(duel, 0).players[0]?.hand.map(({ name }) => name) ?? [];
const life = (duel: Duel, seat: number): number => viewFor(duel, 0).players[seat]?.life ?? 0;

const NOBODY: SeatWords = {};

describe.each(['fifth', 'm11'])('full judgement under %s', (edition) => {
  const table = (mine: SeatWords, theirs: SeatWords = NOBODY): Duel => positionDuel(edition, [mine, theirs]);

  test('plays the land whose colour its hand needs', () => {
    const duel = playTurn(
      table({ hand: ['Forest', 'Mountain', 'Grizzly Bears'], battlefield: ['Mountain', 'Mountain'] }),
    );
    expect(inHandOf(duel)).not.toContain('Forest');
    expect(inPlay(duel)).toContain('Grizzly Bears');
  });

  test('sends no creature into a fight whose mana it needs', () => {
    const duel = playTurn(
      table({ hand: ['Hill Giant'], battlefield: [...many('Mountain', 3), 'Llanowar Elves'] }),
    );
    expect(inPlay(duel)).toContain('Hill Giant');
  });

  test('leaves alone the mana of a better spell that comes after the fight', () => {
    const duel = playTurn(
      table({ hand: ['Holy Strength', 'White Knight'], battlefield: ['Plains', 'Plains', 'Savannah Lions'] }),
    );
    expect(inPlay(duel)).toContain('White Knight');
  });

  test('does two things rather than one that is worth less than both', () => {
    const duel = playTurn(
      table({
        hand: ['Grizzly Bears', 'Grizzly Bears', 'Hill Giant'],
        battlefield: [...many('Forest', 3), 'Mountain'],
      }),
    );
    expect(inPlay(duel).filter((name) => name === 'Grizzly Bears')).toHaveLength(2);
  });

  test('casts the biggest creature it can pay for', () => {
    const duel = table({ hand: ['Grizzly Bears', 'Craw Wurm'], battlefield: many('Forest', 6) });
    expect(inPlay(playTurn(duel))).toContain('Craw Wurm');
  });

  test('removes the best creature of the other side', () => {
    const duel = playTwoTurns(
      table(
        { hand: ['Terror'], battlefield: many('Swamp', 2) },
        { battlefield: ['Grizzly Bears', 'Serra Angel', 'Scryb Sprites'] },
      ),
    );
    expect(inPlay(duel)).not.toContain('Serra Angel');
    expect(inPlay(duel)).toContain('Grizzly Bears');
  });

  test('burns a creature that dies of it rather than a player who does not', () => {
    const duel = playTwoTurns(
      table(
        { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
        { battlefield: ['Hill Giant', 'Earth Elemental'] },
      ),
    );
    expect(inPlay(duel)).toEqual(['Mountain', 'Earth Elemental']);
    expect(life(duel, 1)).toBe(20);
  });

  test('burns the player when that is the end', () => {
    const duel = playTurn(
      table(
        { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
        { battlefield: ['Hill Giant'], life: 3 },
      ),
    );
    expect(duel.result).toEqual({ kind: 'won', seats: [0] });
  });

  test('puts as much into a spell as it needs', () => {
    const duel = playTurn(table({ hand: ['Fireball'], battlefield: many('Mountain', 8) }, { life: 7 }));
    expect(duel.result).toEqual({ kind: 'won', seats: [0] });
  });

  test('keeps what makes a creature grow for a fight', () => {
    const idle = playTurn(table({ hand: ['Giant Growth'], battlefield: ['Forest', 'Wall of Brambles'] }));
    expect(inHandOf(idle)).toContain('Giant Growth');
    const duel = positionDuel(
      edition,
      [{ hand: ['Giant Growth'], battlefield: ['Forest', 'Grizzly Bears'] }, { battlefield: ['Hill Giant'] }],
      { active: 1 },
    );
    goOnUntil(duel, ({ kind }) => kind === 'attack');
    const giant = permanentNamed(duel, 'Hill Giant');
    say(duel, { kind: 'attack', attackers: [{ card: giant, seat: 0, walker: -1, band: -1 }] });
    goOnUntil(duel, ({ kind }) => kind === 'block');
    say(duel, {
      kind: 'block',
      blocks: [{ blocker: permanentNamed(duel, 'Grizzly Bears'), attacker: giant }],
    });
    playTurn(duel);
    expect(inPlay(duel)).toEqual(['Forest', 'Grizzly Bears']);
  });

  test('counters what is worth it', () => {
    const duel = positionDuel(
      edition,
      [
        { hand: ['Counterspell'], battlefield: many('Island', 2) },
        { hand: ['Craw Wurm'], battlefield: many('Forest', 6) },
      ],
      { active: 1 },
    );
    goOnUntil(duel, ({ seat, kind }) => seat === 1 && kind === 'act' && duel.turn.step === 'main1');
    act(duel, { kind: 'cast', card: inHand(duel, 1, 'Craw Wurm') });
    playTurn(duel);
    expect(inPlay(duel)).not.toContain('Craw Wurm');
    expect(inHandOf(duel)).not.toContain('Counterspell');
  });

  test('puts what helps on its own creatures and what hinders on theirs', () => {
    const battlefield = ['Plains', 'Mountain', 'White Knight'];
    const theirs = { battlefield: ['Wall of Swords', 'Goblin Piker', 'Grizzly Bears'] };
    const helped = playTurn(table({ hand: ['Holy Strength'], battlefield }, theirs));
    const strength = permanentNamed(helped, 'Holy Strength');
    expect(helped.board[strength]?.attachedTo).toBe(permanentNamed(helped, 'White Knight'));
    const hindered = playTurn(table({ hand: ['Immolation'], battlefield }, theirs));
    expect(inPlay(hindered)).not.toContain('Grizzly Bears');
  });

  test('attacks when nobody can stop it, and not when it would only die', () => {
    const open = playTurn(table({ battlefield: ['Grizzly Bears'] }, {}));
    expect(life(open, 1)).toBe(18);
    const closed = playTurn(table({ battlefield: ['Grizzly Bears'] }, { battlefield: ['Craw Wurm'] }));
    expect(inPlay(closed)).toContain('Grizzly Bears');
  });

  test('attacks with everybody when that is the end', () => {
    const duel = playTurn(
      table({ battlefield: [...many('Grizzly Bears', 3)], life: 3 }, { battlefield: ['Craw Wurm'], life: 4 }),
    );
    expect(duel.result).toEqual({ kind: 'won', seats: [0] });
  });

  test('stays at home when it would die of the answer', () => {
    const duel = table(
      { battlefield: ['Scryb Sprites', 'Hill Giant'], life: 3 },
      { battlefield: ['Hill Giant', 'Goblin Piker'], life: 20 },
    );
    goOnUntil(duel, ({ kind }) => kind === 'attack');
    const reply = thinks(duel);
    const sent = reply.kind === 'attack' ? reply.attackers.map(({ card }) => card) : [];
    expect(sent).not.toContain(permanentNamed(duel, 'Hill Giant'));
  });

  /** Seat 1 attacks with everything; what does seat 0 say? */
  function blockReply(mine: SeatWords, theirs: SeatWords): { readonly duel: Duel; readonly reply: Reply } {
    const duel = positionDuel(edition, [mine, theirs], { active: 1 });
    goOnUntil(duel, ({ kind }) => kind === 'attack');
    const attackers = viewFor(duel, 1)
      .permanents.filter(({ controller, types }) => controller === 1 && types.includes('creature'))
      .map(({ card }) => ({ card, seat: 0, walker: -1, band: -1 }));
    say(duel, { kind: 'attack', attackers });
    goOnUntil(duel, ({ kind }) => kind === 'block');
    return { duel, reply: thinks(duel) };
  }

  test('blocks what it beats', () => {
    const { duel, reply } = blockReply({ battlefield: ['Hill Giant'] }, { battlefield: ['Grizzly Bears'] });
    expect(reply).toEqual({
      kind: 'block',
      blocks: [
        { blocker: permanentNamed(duel, 'Hill Giant'), attacker: permanentNamed(duel, 'Grizzly Bears') },
      ],
    });
  });

  test('throws a creature away only to survive', () => {
    const mine = { battlefield: ['Scryb Sprites'] };
    const theirs = { battlefield: ['Craw Wurm'] };
    expect(blockReply({ ...mine, life: 20 }, theirs).reply).toEqual({ kind: 'block', blocks: [] });
    expect(blockReply({ ...mine, life: 5 }, theirs).reply).toMatchObject({ blocks: [{}] });
  });

  test('two stand before one that neither could stop', () => {
    const { reply } = blockReply({ battlefield: many('Grizzly Bears', 2) }, { battlefield: ['Hill Giant'] });
    expect(reply).toMatchObject({ blocks: [{}, {}] });
  });

  test('regenerates what is dying, and only then', () => {
    const idle = playTwoTurns(table({ battlefield: ['Swamp', 'Drudge Skeletons'] }));
    const swamp = permanentNamed(idle, 'Swamp');
    expect(idle.board[swamp]?.tapped).toBe(false);
    const { duel } = blockReply(
      { battlefield: ['Swamp', 'Drudge Skeletons'] },
      { battlefield: ['Grizzly Bears'] },
    );
    playTurn(duel);
    expect(inPlay(duel)).toContain('Drudge Skeletons');
    expect(life(duel, 0)).toBe(20);
  });

  test('prevents the damage that would kill', () => {
    const duel = positionDuel(
      edition,
      [{ battlefield: ['Samite Healer', 'Grizzly Bears'] }, { hand: ['Shock'], battlefield: ['Mountain'] }],
      { active: 1 },
    );
    goOnUntil(duel, ({ seat, kind }) => seat === 1 && kind === 'act' && duel.turn.step === 'main1');
    const bears = permanentNamed(duel, 'Grizzly Bears');
    const targets = [
      [{ kind: 'card', card: bears, incarnation: duel.cards[bears]?.incarnation ?? 0 }],
    ] as const;
    act(duel, { kind: 'cast', card: inHand(duel, 1, 'Shock'), targets });
    playTurn(duel);
    expect(inPlay(duel)).toContain('Grizzly Bears');
  });

  test('discards the land it has enough of, not what it waits to cast', () => {
    const duel = playTurn(
      table({
        hand: [...many('Forest', 5), 'Craw Wurm', 'Giant Spider', 'Spined Wurm', 'War Mammoth'],
        battlefield: many('Forest', 3),
      }),
    );
    expect(inHandOf(duel).length).toBe(7);
    expect(inHandOf(duel)).toEqual(expect.arrayContaining(['Craw Wurm', 'Spined Wurm']));
  });

  test('sacrifices the least of its creatures when its upkeep asks for one', () => {
    const duel = positionDuel(
      edition,
      [{ battlefield: ['Lord of the Pit', 'Scryb Sprites', 'Serra Angel'] }, NOBODY],
      { step: 'upkeep' },
    );
    playUntil(duel, () => duel.turn.step !== 'upkeep');
    expect(inPlay(duel)).toEqual(['Lord of the Pit', 'Serra Angel']);
    expect(life(duel, 0)).toBe(20);
  });

  test('draws no mana for nothing', () => {
    const duel = table(
      { battlefield: ['Forest', 'Llanowar Elves', 'Sol Ring'] },
      { battlefield: ['Craw Wurm'] },
    );
    playTwoTurns(duel);
    for (const name of ['Forest', 'Llanowar Elves', 'Sol Ring'])
      expect(duel.board[permanentNamed(duel, name)]?.tapped, name).toBe(false);
  });
});

test('hands with hardly a land or hardly anything else go back where they may', () => {
  const deck = (lands: number): string[] => [
    ...many('Forest', lands),
    ...many('Grizzly Bears', 7 - lands),
    ...many('Forest', 13),
  ];
  const kept = [0, 1, 2, 3, 4, 5, 6, 7].map((lands) => {
    const duel = openingDuel('m11', [deck(lands), deck(3)], { stacked: true });
    goOnUntil(duel, ({ kind, seat }) => kind === 'keep' && seat === 0);
    return thinks(duel);
  });
  expect(kept.map((reply) => reply.kind === 'keep' && reply.keep)).toEqual([
    false,
    false,
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('of two that would replace damage it has the one come first that serves it', () => {
  const duel = positionDuel('m11', [
    { battlefield: ['Guardian Seraph', { card: 'Pariah', attachedTo: 2 }] },
    { hand: ['Lightning Bolt'], battlefield: ['Hill Giant', 'Mountain'] },
  ]);
  goOnUntil(duel, ({ kind, seat }) => kind === 'act' && seat === 1);
  act(duel, {
    kind: 'cast',
    card: inHand(duel, 1, 'Lightning Bolt'),
    targets: [[{ kind: 'seat', seat: 0 }]],
  });
  goOnUntil(duel, ({ kind }) => kind === 'choose');
  const reply = thinks(duel);
  const pariah = permanentNamed(duel, 'Pariah');
  // First the Seraph would save the giant a point, and with it its life.
  expect(reply).toMatchObject({ kind: 'choose', things: [{ kind: 'card', card: pariah }] });
});
