/**
 * Phrases that say more than they seem to, held against the trees: a card whose text has the phrase, and whose tree has
 * no node that says it, does something else than it says. Which cards have which phrase is written down in
 * phrases.json; the texts themselves are not.
 */
import { expect, test } from 'vitest';
import { faceIn, allCards, faceNamed } from '../../../src-main/cards/index.ts';
import { FACTS } from '../../../src-main/cards/facts.ts';
import { editionNamed } from '../../../src-main/engine/editions/registry.ts';
import CARDS from './phrases.json' with { type: 'json' };

interface Phrase {
  /** What one of the nodes that say it looks like. */
  readonly nodes: RegExp;
  /** Those whose tree says it in another way, and in which. */
  readonly otherwise?: Readonly<Record<string, string>>;
}

const COUNTERS = 'the counters are a price, and X is how many of them were paid';
const CALLED_OFF = 'a spell that is not countered goes nowhere by this';
const SHOWN = 'the node itself deals with what it has shown';

const PHRASES: Readonly<Record<keyof typeof CARDS, Phrase>> = {
  'this way': {
    nodes: /"kind":"(?:slot|thatMuch|did|regenerates)"/,
    otherwise: {
      'Black Mana Battery': COUNTERS,
      'Blue Mana Battery': COUNTERS,
      'Bottomless Vault': COUNTERS,
      'Dwarven Hold': COUNTERS,
      'Green Mana Battery': COUNTERS,
      'Hollow Trees': COUNTERS,
      'Icatian Store': COUNTERS,
      'Red Mana Battery': COUNTERS,
      'Sand Silos': COUNTERS,
      'White Mana Battery': COUNTERS,
      Dissipate: CALLED_OFF,
      'Memory Lapse': CALLED_OFF,
      Abundance: SHOWN,
      Polymorph: SHOWN,
      'Warp World': SHOWN,
      'Blood Tithe': 'nothing keeps anybody from losing life, or changes how much',
      'Drain Power': 'the whole pool goes over, and it is that pool which was lost',
      'Magnetic Mountain': 'each creature is paid for and untapped by itself',
    },
  },
  'one of them': {
    nodes: /"kind":"(?:lookAtTop|slot|foremost)"/,
    otherwise: { Camouflage: 'the piles are laid out where blockers are declared' },
  },
  // Said as it happens where the rulebook has it so, and no mode.
  'may tap or untap': { nodes: /"kind":"whichever"/ },
  'an opponent controls more': { nodes: /"kind":"trueOfOne"/ },
  'any number of': {
    nodes: /:99\b|"any"|"kind":"chooseNumber"|"kind":"counter",[^}]*"x"|"kind":"anyNumber"/,
    otherwise: {
      Camouflage: 'the piles are made where blockers are declared',
      'Goblin Polka Band': 'X is how many, and is paid for',
      'Magnetic Mountain': 'each creature is asked about by itself',
      'Master of the Wild Hunt': 'a Wolf may be given none of the damage',
    },
  },
  'any color that … could produce': {
    nodes: /"kind":"couldProduce"[^}]*\}[^}]*"coloursOnly":true|"coloursOnly":true/,
  },
  'could produce': { nodes: /"kind":"couldProduce"/ },
  'a deck can have any number': { nodes: /"kind":"anyNumber"/ },
  "an opponent's choice": { nodes: /"by":(?:"opponent"|\{"kind":"players","who":"opponents"\})/ },
  'opening hand': { nodes: /"kind":"beginsInPlay"/ },
  'chooses a card name': { nodes: /"kind":"nameCard"/ },
  'at random': {
    nodes: /[rR]andom|"chance(?:Some)?"|"kind":"(?:blocksByChance|rollNumber|oneAtRandom|pickFromDecks)"/,
  },
  'any player may': { nodes: /"anyPlayer":true/ },
  'damage prevented': { nodes: /"kind":"thatMuch"/ },
  'another target': { nodes: /"another":true/ },
  'once each turn': { nodes: /"kind":"uses"|"perTurn"|"oncePerTurn"|"most":1/ },
  'each opponent': { nodes: /"who":"opponents"/ },
  'target opponent': { nodes: /"players":"opponents"/ },
};

const treeOf = (name: string): string => JSON.stringify(faceNamed(name, [])?.abilities ?? []);

test.each(Object.entries(PHRASES))(
  '"%s": the tree of every card that says it has a node for it',
  (phrase, says) => {
    const { nodes, otherwise = {} } = says;
    const cards: readonly string[] = CARDS[phrase as keyof typeof CARDS];
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.filter((card) => !(card in otherwise) && !nodes.test(treeOf(card)))).toEqual([]);
    expect(
      Object.keys(otherwise).filter((card) => !cards.includes(card) || nodes.test(treeOf(card))),
    ).toEqual([]);
  },
);

test('in Portal whatever its cards do as they come into play they do only when they were played (R518)', () => {
  const { eras } = editionNamed('portal');
  const arriving = allCards().filter(
    (card) =>
      FACTS[card.face.name]?.printings.includes('POR:') === true &&
      faceIn(card, []).abilities.some(
        (ability) =>
          ability.kind === 'triggered' &&
          ability.moment.kind === 'moves' &&
          ability.moment.to === 'battlefield' &&
          ability.moment.filter.kind === 'is',
      ),
  );
  expect(arriving.length).toBeGreaterThan(15);
  const brought = arriving.filter((card) =>
    faceIn(card, eras).abilities.some(
      (ability) =>
        ability.kind === 'triggered' &&
        ability.moment.kind === 'moves' &&
        ability.moment.to === 'battlefield' &&
        ability.moment.from !== 'chain',
    ),
  );
  expect(brought.map(({ face }) => face.name)).toEqual([]);
});
