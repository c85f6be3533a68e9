import { describe, expect, test } from 'vitest';
import type { Card } from '../../../src-main/cards/card.ts';
import { RULEBOOKS } from '../../../src-shared/rulebooks.ts';
import { allCards, byName, cardNames, faceIn, faceNamed } from '../../../src-main/cards/index.ts';
import { LACKING, WAITING } from '../../../src-main/cards/waiting.ts';
import type { InsteadAbility } from '../../../src-main/engine/language/ability.ts';
import type { Face } from '../../../src-main/engine/language/face.ts';
import { manaOf } from '../../../src-main/engine/language/mana.ts';
import { KEYWORDS, SUPERTYPES, TYPES } from '../../../src-shared/duel/words.ts';
import facts from './facts.json' with { type: 'json' };

interface Facts {
  readonly name: string;
  readonly manaCost?: string;
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string | number;
}

const byTheirName = new Map((facts as readonly Facts[]).map((known) => [known.name, known]));
const eachCard = allCards().map((card) => [card.face.name, card] as const);

/** The face itself and every form that another time printed. */
const formsOf = (card: Card): Face[] => [card.face, ...RULEBOOKS.map((era) => faceIn(card, [era]))];

/** A star in the corner is counted by an ability; the number printed beside it is not compared. */
const printedSize = (size: string | undefined): number | undefined =>
  size === undefined ? undefined : size.includes('*') ? 0 : Number(size);

const takesShape = ({ instead }: InsteadAbility): boolean =>
  instead.kind === 'asEnters' && instead.first?.kind === 'takeShape';

test('every card has its facts, and every fact its card', () => {
  expect([...cardNames()].sort()).toEqual([...byTheirName.keys()].sort());
});

describe.each(eachCard)('%s', (name, card) => {
  const known = byTheirName.get(name);
  const { face } = card;

  test('has the cost, types and size of the card', () => {
    expect({
      cost: face.cost,
      types: [...face.types].sort(),
      subtypes: [...face.subtypes].sort(),
      power: face.power,
      toughness: face.toughness,
      loyalty: face.loyalty,
    }).toEqual({
      cost: known?.manaCost,
      types: known?.types.map((type) => type.toLowerCase()).sort(),
      subtypes: [...(known?.subtypes ?? [])].sort(),
      power: printedSize(known?.power),
      toughness: printedSize(known?.toughness),
      loyalty: known?.loyalty === undefined ? undefined : Number(known.loyalty),
    });
  });

  test('has a star where its size is counted, or chosen as it comes', () => {
    const counts = face.abilities.some(
      (ability) => ability.kind === 'countedSize' || (ability.kind === 'instead' && takesShape(ability)),
    );
    const isStarred = [known?.power, known?.toughness].some((size) => size?.includes('*') === true);
    expect(counts).toBe(isStarred);
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
    expect(Object.keys(WAITING).filter((name) => byTheirName.has(name))).toEqual([]);
    expect(Object.keys(LACKING).filter((name) => !byTheirName.has(name))).toEqual([]);
  });
});
