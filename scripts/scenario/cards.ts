/** The cards a scenario may name: the corpus, and what the file itself makes up. */
import type { Ability } from '../../src-main/engine/language/ability.ts';
import { keyword } from '../../src-main/engine/language/abilities.ts';
import type { Face } from '../../src-main/engine/language/face.ts';
import { COLOURS, KEYWORDS, SUPERTYPES, TYPES, type Keyword } from '../../src-shared/duel/words.ts';
import { cardNames, faceNamed } from '../../src-main/cards/index.ts';
import { UnreadableScenario, type MadeUpFace, type Scenario } from './read.ts';

/** The faces of one scenario, numbered as they are asked for. */
export class Faces {
  readonly list: Face[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #madeUp: ReadonlyMap<string, MadeUpFace>;
  readonly #eras: readonly string[];

  constructor(scenario: Scenario, eras: readonly string[]) {
    this.#madeUp = new Map((scenario.faces ?? []).map((face) => [face.name, face]));
    this.#eras = eras;
  }

  numberOf(name: string): number {
    return this.#numberFor(name, () => this.#find(name));
  }

  /** A token that a card makes, by its own name; or a card of the corpus as a token. */
  tokenNumber(name: string, madeBy: string | undefined): number {
    return this.#numberFor(`token ${name} of ${madeBy ?? 'any'}`, () => {
      const made = this.#madeUp.has(name) ? undefined : tokenNamed(name, madeBy, this.#eras);
      return made ?? { ...this.#find(name), token: true };
    });
  }

  #numberFor(key: string, find: () => Face): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.list.push(find());
    this.#numbers.set(key, this.list.length - 1);
    return this.list.length - 1;
  }

  at(number: number): Face {
    const face = this.list[number];
    if (!face) throw new Error(`There is no face ${number}.`);
    return face;
  }

  #find(name: string): Face {
    const madeUp = this.#madeUp.get(name);
    if (madeUp) return makeFace(madeUp);
    const face = faceNamed(name, this.#eras);
    if (!face) throw new UnreadableScenario([`unknown card ${name}`]);
    return face;
  }
}

/** What a card of these times makes under this name; undefined where none does. */
function tokenNamed(name: string, madeBy: string | undefined, eras: readonly string[]): Face | undefined {
  const makers = madeBy === undefined ? cardNames() : [madeBy];
  const made = makers
    .flatMap((maker) => tokensIn(faceNamed(maker, eras)?.abilities))
    .filter((token) => token.name === name);
  if (madeBy !== undefined && made.length === 0) throw new UnreadableScenario([`${madeBy} makes no ${name}`]);
  const kinds = new Set(made.map((token) => JSON.stringify(token)));
  if (madeBy === undefined && kinds.size > 1)
    throw new UnreadableScenario([`not every ${name} is the same: "madeBy" says which card makes it`]);
  return made[0];
}

/** The faces of tokens in an ability tree, outermost first. */
function tokensIn(node: unknown): Face[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'kind' in node && node.kind === 'create' && 'token' in node ? [node.token as Face] : [];
  return [...own, ...Object.values(node).flatMap(tokensIn)];
}

function makeFace(face: MadeUpFace): Face {
  const types = face.types.map((word) => oneOf(TYPES, word, 'type'));
  return {
    name: face.name,
    ...(face.cost === undefined ? {} : { cost: face.cost }),
    types,
    supertypes: (face.supertypes ?? []).map((word) => oneOf(SUPERTYPES, word, 'supertype')),
    subtypes: face.subtypes ?? [],
    ...(face.colors ? { colours: face.colors.map((word) => oneOf(COLOURS, word, 'colour')) } : {}),
    ...(face.power === undefined ? {} : { power: face.power }),
    ...(face.toughness === undefined ? {} : { toughness: face.toughness }),
    ...(face.loyalty === undefined ? {} : { loyalty: face.loyalty }),
    abilities: (face.keywords ?? []).map((word): Ability => keyword(keywordOf(word))),
  };
}

function oneOf<Word extends string>(words: readonly Word[], written: string, what: string): Word {
  const found = words.find((word) => word.toLowerCase() === written.toLowerCase());
  if (found === undefined) throw new UnreadableScenario([`there is no ${what} ${written}`]);
  return found;
}

/** A keyword as people write it: "first strike". */
export const maybeKeyword = (written: string): Keyword | undefined =>
  KEYWORDS.find((word) => word.toLowerCase() === written.replaceAll(/[\s-]/g, '').toLowerCase());

function keywordOf(written: string): Keyword {
  const found = maybeKeyword(written);
  if (!found) throw new UnreadableScenario([`there is no keyword ${written}`]);
  return found;
}
