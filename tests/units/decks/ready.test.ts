import { describe, expect, test } from 'vitest';
import { faceNamed } from '../../../src-main/cards/index.ts';
import { LACKING } from '../../../src-main/cards/waiting.ts';
import { readyDecks, type ReadyDeck } from '../../../src-main/decks/ready.ts';
import { outOfTime, setsOf } from '../../../src-main/decks/times.ts';
import { answer, newDuel, some, type Duel, type Setup } from '../../../src-main/engine/index.ts';
import { editionNamed } from '../../../src-main/engine/editions/registry.ts';
import type { Face } from '../../../src-main/engine/language/face.ts';
import { manaOf, totalOf } from '../../../src-main/engine/language/mana.ts';
import { isBasicLand } from '../../../src-shared/duel/colours.ts';
import { COLOURS, type Colour } from '../../../src-shared/duel/words.ts';
import { RULEBOOKS, type Rulebook } from '../../../src-shared/rulebooks.ts';
import { rollFrom } from '../../../scripts/fuzz/duels.ts';

const LAND_OF: Readonly<Record<Colour, string>> = {
  white: 'Plains',
  blue: 'Island',
  black: 'Swamp',
  red: 'Mountain',
  green: 'Forest',
};

/** The smallest deck each rulebook allows. */
const FEWEST: Readonly<Record<Rulebook, number>> = { alpha: 40, fifth: 40, portal: 35, tenth: 60, m11: 60 };

/** The sets that the decks of a rulebook are made of: of its time, those that stand for it. */
const SETS: Readonly<Record<Rulebook, readonly string[]>> = {
  alpha: ['LEA', 'LEB'],
  fifth: [
    ...['LEA', 'LEB', '2ED', '3ED', '4ED', '5ED', 'ARN', 'ATQ', 'LEG', 'DRK'],
    ...['FEM', 'HML', 'ICE', 'ALL', 'MIR', 'VIS', 'WTH'],
  ],
  portal: ['POR'],
  tenth: ['10E'],
  m11: ['10E', 'M10', 'M11'],
};

const allFor = (rulebook: Rulebook) => readyDecks().filter(({ rulebooks }) => rulebooks.includes(rulebook));
const ours = readyDecks().filter(({ group }) => group === 'ours');
const others = readyDecks().filter(({ group }) => group !== 'ours');
const decksFor = (rulebook: Rulebook) => ours.filter(({ rulebooks }) => rulebooks.includes(rulebook));

/** Every card as often as it is there, as that rulebook has it. */
function facesOf(deck: ReadyDeck, rulebook: string): Face[] {
  const { eras } = editionNamed(rulebook);
  return deck.list.flatMap(({ card, copies }) => {
    const face = faceNamed(card, eras);
    if (!face) throw new Error(`${rulebook} has no ${card}`);
    return Array.from({ length: copies }, () => face);
  });
}

const share = (faces: readonly Face[], isMeant: (face: Face) => boolean) =>
  faces.filter(isMeant).length / faces.length;
const isLand = ({ types }: Face) => types.includes('land');

describe.each(RULEBOOKS)('for %s', (rulebook) => {
  const decks = decksFor(rulebook);

  test('there are at least four, together of every colour, and some of two colours (U192)', () => {
    expect(decks.length).toBeGreaterThanOrEqual(4);
    expect(new Set(decks.flatMap(({ colours }) => colours))).toEqual(new Set(COLOURS));
    expect(decks.some(({ colours }) => colours.length === 2)).toBe(true);
  });
});

describe.each(['fifth', 'm11'] as const)('for %s', (rulebook) => {
  const decks = decksFor(rulebook);

  test('there are at least six, one of each colour alone, and one of artifacts', () => {
    expect(decks.length).toBeGreaterThanOrEqual(6);
    const colours = decks.map((deck) => deck.colours.join(' '));
    expect(colours).toEqual(expect.arrayContaining([...COLOURS]));
    const ofArtifacts = decks.map((deck) =>
      share(facesOf(deck, rulebook), ({ types }) => types.includes('artifact')),
    );
    expect(Math.max(...ofArtifacts)).toBeGreaterThan(0.3);
  });
});

test('no two have the same name or the same words about them, and they are read once', () => {
  const decks = readyDecks();
  expect(new Set(decks.map(({ name }) => name)).size).toBe(decks.length);
  expect(new Set(decks.map(({ about }) => about)).size).toBe(decks.length);
  expect(readyDecks()).toBe(decks);
});

test('each of a rulebook differs from every other of it in most of its cards', () => {
  const spells = ({ list }: ReadyDeck) =>
    new Map(list.filter(({ card }) => !isBasicLand(card)).map(({ card, copies }) => [card, copies]));
  for (const one of ours) {
    for (const other of ours) {
      if (one === other || !one.rulebooks.some((name) => other.rulebooks.includes(name))) continue;
      const [mine, theirs] = [spells(one), spells(other)];
      const shared = [...mine].map(([card, copies]) => Math.min(copies, theirs.get(card) ?? 0));
      const total = [...mine.values()].reduce((sum, copies) => sum + copies, 0);
      expect(shared.reduce((sum, copies) => sum + copies, 0) / total).toBeLessThan(0.5);
    }
  }
});

describe.each(readyDecks().map((deck) => [deck.name, deck] as const))('%s', (_, deck) => {
  test('says how it plays in one sentence', () => {
    expect(deck.about).toMatch(/^[A-Z][^.!?]{30,110}\.$/);
  });

  test('has no card that lacks a part of what it does', () => {
    expect(deck.list.filter(({ card }) => card in LACKING)).toEqual([]);
  });

  test.each(deck.rulebooks)('has only cards of its time (%s)', (rulebook) => {
    expect(
      outOfTime(
        rulebook,
        deck.list.map(({ card }) => card),
      ),
    ).toEqual([]);
  });
});

/** The smallest that was sold. */
const FEWEST_SOLD = 35;

describe.each(others.map((deck) => [deck.name, deck] as const))('%s, made by others', (_, deck) => {
  test('is a deck: large enough, at most four of a card but of basic lands, of some rulebook (R003, R004, R005, R006)', () => {
    expect(deck.rulebooks.length).toBeGreaterThan(0);
    expect(deck.cards).toBeGreaterThanOrEqual(FEWEST_SOLD);
    for (const { card, copies } of deck.list) expect(isBasicLand(card) || copies <= 4, card).toBe(true);
  });
});

test('those of the wizards of 1997 are played by the book of that year', () => {
  const books = others.filter(({ group }) => group === 'wizards').flatMap(({ rulebooks }) => rulebooks);
  expect(new Set(books)).toEqual(new Set(['fifth']));
});

describe.each(ours.map((deck) => [deck.name, deck] as const))('%s, made by us', (_, deck) => {
  test('is a deck of its rulebooks: its size, and at most four of a card but of basic lands (R001, R003, R004, R005, R006)', () => {
    expect(deck.rulebooks.length).toBeGreaterThan(0);
    for (const rulebook of deck.rulebooks) {
      expect(deck.cards).toBeGreaterThanOrEqual(FEWEST[rulebook]);
      expect(deck.cards).toBeLessThanOrEqual(60);
      expect(facesOf(deck, rulebook)).toHaveLength(deck.cards);
    }
    for (const { card, copies } of deck.list) expect(isBasicLand(card) || copies <= 4, card).toBe(true);
  });

  test.each(deck.rulebooks)('has only cards out of the sets that stand for the time (%s)', (rulebook) => {
    const names = deck.list.map(({ card }) => card);
    expect(names.filter((card) => !SETS[rulebook].some((set) => setsOf(card).includes(set)))).toEqual([]);
  });

  test.each(deck.rulebooks)(
    'has the lands, the creatures and the costs of a deck that works (%s)',
    (rulebook) => {
      const faces = facesOf(deck, rulebook);
      expect(share(faces, isLand)).toBeGreaterThanOrEqual(0.38);
      expect(share(faces, isLand)).toBeLessThanOrEqual(0.45);
      const spells = faces.filter((face) => !isLand(face));
      expect(share(spells, ({ types }) => types.includes('creature'))).toBeGreaterThan(0.5);
      const costs = spells.map(({ cost = '' }) => totalOf(manaOf(cost)));
      expect(costs.reduce((sum, cost) => sum + cost, 0) / costs.length).toBeLessThan(3.2);
      expect(costs.filter((cost) => cost <= 2).length / costs.length).toBeGreaterThan(0.3);
      expect(costs.filter((cost) => cost >= 4).length / costs.length).toBeGreaterThan(0.1);
      expect(costs.filter((cost) => cost >= 5).length / costs.length).toBeLessThan(0.3);
    },
  );

  test.each(deck.rulebooks)('has lands for every colour it is said to have (%s)', (rulebook) => {
    const faces = facesOf(deck, rulebook);
    for (const colour of deck.colours) {
      const lands = faces.filter((face) => face.subtypes.includes(LAND_OF[colour]));
      expect(lands.length).toBeGreaterThanOrEqual(8);
    }
  });
});

function setUp(rulebook: string, decks: readonly ReadyDeck[], seed: number): Setup {
  const faces = [...new Set(decks.flatMap((deck) => facesOf(deck, rulebook)))];
  const seats = decks.map((deck, team) => ({
    name: deck.name,
    team,
    attentive: false,
    deck: facesOf(deck, rulebook).map((face) => faces.indexOf(face)),
  }));
  return { edition: rulebook, faces, seats, variant: 'duel', seed, ante: false };
}

/** To the end, deciding by chance. */
function play(setup: Setup): Duel {
  const duel = newDuel(setup);
  const roll = rollFrom(setup.seed);
  while (!duel.result) {
    const reply = some(duel, roll);
    const refusal = answer(duel, reply);
    if (refusal) throw new Error(`${refusal.reason}: ${JSON.stringify(reply)}`);
  }
  return duel;
}

const endOf = ({ result }: Duel) => (result?.kind === 'draw' ? result.why : result?.kind);

describe.each(RULEBOOKS)('under %s', (rulebook) => {
  /** Ours in a ring; those of others, which are many, two by two. */
  const pairsOf = (decks: readonly ReadyDeck[], step: number) =>
    decks.flatMap((one, place) => {
      const other = decks[(place + 1) % decks.length] ?? one;
      return place % step === 0 ? [{ names: `${one.name} and ${other.name}`, pair: [one, other] }] : [];
    });
  const made = allFor(rulebook).filter(({ group }) => group !== 'ours');
  const pairs = [...pairsOf(decksFor(rulebook), 1), ...pairsOf(made, 2)];

  test.each(pairs)('$names can be played against each other to the end', ({ pair }) => {
    const seeds = pair.every(({ group }) => group === 'ours') ? [1, 2, 3] : [1];
    for (const seed of seeds) {
      const duel = play(setUp(rulebook, pair, seed));
      // Two who lose their last life in one phase have drawn, and that is an end too.
      expect(['won', 'together']).toContain(endOf(duel));
      expect(duel.turn.number).toBeGreaterThan(3);
    }
  });
});
