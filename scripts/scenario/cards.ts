/** The cards a scenario may name: the corpus, and what the file itself makes up. */
import type { Ability } from '../../src-main/engine/language/ability.ts';
import { keyword } from '../../src-main/engine/language/abilities.ts';
import type { Face } from '../../src-main/engine/language/face.ts';
import { COLOURS, KEYWORDS, SUPERTYPES, TYPES, type Keyword } from '../../src-shared/duel/words.ts';
import { faceNamed } from '../../src-main/cards/index.ts';
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

  numberOf(name: string, token = false): number {
    const key = token ? `token ${name}` : name;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const face = this.#find(name);
    this.list.push(token ? { ...face, token: true } : face);
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
