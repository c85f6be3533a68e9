import { describe, expect, test } from 'vitest';
import type { CorpusCard } from '../../../src-main/cards/card.ts';
import { RULEBOOKS } from '../../../src-shared/rulebooks.ts';
import { FACTS } from '../../../src-main/cards/facts.ts';
import { allCards, byName, cardNames, faceIn, faceNamed } from '../../../src-main/cards/index.ts';
import { LACKING, WAITING } from '../../../src-main/cards/waiting.ts';
import type { InsteadAbility } from '../../../src-main/engine/language/ability.ts';
import type { Face } from '../../../src-main/engine/language/face.ts';
import { manaOf } from '../../../src-main/engine/language/mana.ts';
import { KEYWORDS, SUPERTYPES, TYPES } from '../../../src-shared/duel/words.ts';

const eachCard = allCards().map((card) => [card.face.name, card] as const);

/** The face itself and every form that another time printed. */
const formsOf = (card: CorpusCard): Face[] => [card.face, ...RULEBOOKS.map((era) => faceIn(card, [era]))];

/** A star in the corner is counted by an ability; the number printed beside it is not compared. */
const withoutStars = (size: string): string =>
  size
    .split('/')
    .map((part) => (part.includes('*') ? '0' : part))
    .join('/');

const printedSize = ({ power, toughness, loyalty }: Face): string | undefined =>
  power === undefined ? loyalty?.toString() : `${power}/${toughness}`;

/** The parts of a type line, each in no order. */
const inNoOrder = (types: string | undefined): string[][] | undefined =>
  types?.split(' — ').map((part) => part.split(' ').sort());

const typeLine = ({ supertypes, types, subtypes }: Face): string =>
  [[...supertypes, ...types].map(capital), subtypes]
    .filter((words) => words.length > 0)
    .map((words) => words.join(' '))
    .join(' — ');

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const takesShape = ({ instead }: InsteadAbility): boolean =>
  instead.kind === 'asEnters' && instead.first?.kind === 'takeShape';

test('every card has its facts, and every fact its card', () => {
  const names = new Set([...cardNames(), ...Object.keys(WAITING)]);
  expect(
    [...names].filter((name) => !FACTS[name]),
    'Write down what is printed on them in src-main/cards/facts.ts',
  ).toEqual([]);
  expect(Object.keys(FACTS).filter((name) => !names.has(name))).toEqual([]);
});

test('facts stand in the order of the names', () => {
  const names = Object.keys(FACTS);
  expect(names.filter((name, place) => name < (names[place - 1] ?? ''))).toEqual([]);
});

describe.each(eachCard)('%s', (name, card) => {
  const known = FACTS[name];
  const { face } = card;

  test('has the cost, types and size of the card', () => {
    expect({ cost: face.cost, types: inNoOrder(typeLine(face)), size: printedSize(face) }).toEqual({
      cost: known?.cost,
      types: inNoOrder(known?.types),
      size: known?.size && withoutStars(known.size),
    });
  });

  test('has a star where its size is counted, or chosen as it comes', () => {
    const counts = face.abilities.some(
      (ability) => ability.kind === 'countedSize' || (ability.kind === 'instead' && takesShape(ability)),
    );
    expect(counts).toBe(known?.size?.includes('*') === true);
  });

  test('is plain data', () => {
    expect(JSON.parse(JSON.stringify(card))).toStrictEqual(card);
  });

  test('is written in words that exist', () => {
    for (const form of formsOf(card)) {
      expect(() => manaOf(form.cost ?? '')).not.toThrow();
      for (const type of form.types) expect(TYPES).toContain(type);
      for (const supertype of form.supertypes) expect(SUPERTYPES).toContain(supertype);
      for (const ability of form.abilities)
        if (ability.kind === 'keyword') expect(KEYWORDS).toContain(ability.keyword);
    }
  });

  test('describes every target it speaks of, and speaks of every target it describes', () => {
    for (const form of formsOf(card)) {
      for (const { targets, spoken } of textsIn(form)) {
        expect(spoken.every((n) => targets[n] !== undefined)).toBe(true);
        if (!form.subtypes.includes('Aura')) expect(new Set(spoken).size).toBe(targets.length);
      }
    }
  });
});

interface Text {
  readonly targets: readonly unknown[];
  readonly spoken: readonly number[];
}

/** The abilities with targets anywhere in a tree, each with the numbers its own effect speaks of. */
function textsIn(node: unknown): Text[] {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap(textsIn);
  if (!('targets' in node && 'effect' in node && Array.isArray(node.targets))) return inner;
  return [{ targets: node.targets, spoken: targetsIn(node.effect) }, ...inner];
}

function targetsIn(node: unknown): number[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('targets' in node) return [];
  if ('kind' in node && node.kind === 'target' && 'n' in node) return [Number(node.n)];
  return Object.values(node).flatMap(targetsIn);
}

describe('the corpus', () => {
  const [some] = allCards();
  if (!some) throw new Error('There are no cards.');

  test('refuses a card that stands twice', () => {
    expect(() => byName([some, some])).toThrow(`The card ${some.face.name} stands twice.`);
  });

  test('knows no card that is not there', () => {
    expect(faceNamed('No Such Card', ['m11'])).toBeUndefined();
  });

  test('gives the form of the nearest time that has one, and the same one each time', () => {
    expect(faceNamed('Counterspell', ['tenth', 'm11'])?.types).toEqual(['instant']);
    expect(faceNamed('Counterspell', ['fifth', 'alpha'])?.types).toEqual(['interrupt']);
    expect(faceNamed('Counterspell', ['fifth', 'alpha'])).toBe(faceNamed('Counterspell', ['fifth', 'alpha']));
    expect(faceNamed('Goblin King', ['fifth', 'alpha'])?.subtypes).toEqual(['Lord']);
  });

  test('keeps account of what it cannot say yet', () => {
    const names = cardNames();
    expect(Object.keys(WAITING).filter((name) => names.includes(name))).toEqual([]);
    expect(Object.keys(LACKING).filter((name) => !names.includes(name))).toEqual([]);
  });
});
