/** What is printed on the faces of a duel, in the words of its rulebook. */
import type { FaceText } from '../../src-shared/table.ts';
import type { Rulebook } from '../../src-shared/rulebooks.ts';
import { COLOURS, type Colour, type Keyword } from '../../src-shared/duel/words.ts';
import { faceNamed } from '../cards/index.ts';
import { editionNamed, editionOf } from '../engine/editions/registry.ts';
import { faceAt, wordsOf } from '../engine/position.ts';
import type { Duel } from '../engine/index.ts';
import type { Ability } from '../engine/language/ability.ts';
import type { Face } from '../engine/language/face.ts';
import { coloursOf, manaOf } from '../engine/language/mana.ts';
import { shownName } from '../wording/nameless.ts';
import { cornerOf } from '../wording/corner.ts';
import { forceOf } from '../wording/force.ts';
import type { Lexicon } from '../wording/lexicon.ts';
import { abilityTextOf, lexiconNamed, modeTextsOf, textOf } from '../wording/text.ts';
import { typeLineOf } from '../wording/type-line.ts';

function lexiconFor(name: string): Lexicon {
  const words = lexiconNamed(name);
  if (!words) throw new Error(`There is no lexicon called "${name}".`);
  return words;
}

/** As another rulebook prints the card: its own face of that time, and its words. */
export function faceInWords(face: Face, rulebook: Rulebook): FaceText {
  const { lexicon, eras } = editionNamed(rulebook);
  const printed = face.token ? undefined : faceNamed(face.name, eras);
  return faceText(printed ?? face, lexiconFor(lexicon));
}

export class Faces {
  readonly #words: Lexicon;
  readonly #texts = new Map<Face, FaceText>();

  constructor(duel: Duel) {
    this.#words = lexiconFor(editionOf(duel).lexicon);
  }

  textAt(duel: Duel, number: number): FaceText {
    const face = faceAt(duel, number);
    let text = this.#texts.get(face);
    if (!text) {
      text = faceText(face, this.#words);
      this.#texts.set(face, text);
    }
    return text;
  }

  ability(face: Face, ability: Ability): string {
    return abilityTextOf(face, ability, this.#words);
  }

  modes(face: Face, ability: Ability): string[] {
    return modeTextsOf(face, ability, this.#words);
  }
}

function faceText(face: Face, words: Lexicon): FaceText {
  const keywords = keywordsIn(face);
  const force = forceOf(face);
  const corner = cornerOf(face, words);
  return {
    name: shownName(face.name),
    ...(face.cost === undefined ? {} : { cost: face.cost }),
    typeLine: typeLineOf(face, words),
    text: textOf(face, words),
    types: face.types,
    subtypes: face.subtypes,
    colours: coloursIn(face),
    ...(face.power === undefined ? {} : { power: face.power }),
    ...(face.toughness === undefined ? {} : { toughness: face.toughness }),
    ...(corner === undefined ? {} : { corner }),
    ...(face.loyalty === undefined ? {} : { loyalty: face.loyalty }),
    ...(keywords.length === 0 ? {} : { keywords }),
    ...(force === undefined ? {} : { force }),
  };
}

const coloursIn = (face: Face): readonly Colour[] =>
  face.colours ?? wordsOf(COLOURS, coloursOf(manaOf(face.cost ?? '')));

const keywordsIn = ({ abilities }: Face): Keyword[] =>
  abilities.flatMap((ability) => (ability.kind === 'keyword' ? [ability.keyword] : []));
