/** What is printed on the faces of a duel, in the words of its rulebook. */
import type { FaceText } from '../../src-shared/table.ts';
import { COLOURS, type Colour } from '../../src-shared/duel/words.ts';
import { editionOf } from '../engine/editions/registry.ts';
import { faceAt } from '../engine/faces.ts';
import type { Duel } from '../engine/index.ts';
import type { Ability } from '../engine/language/ability.ts';
import type { Face } from '../engine/language/face.ts';
import { coloursOf, manaOf } from '../engine/language/mana.ts';
import { wordsOf } from '../engine/masks.ts';
import type { Lexicon } from '../wording/lexicon.ts';
import { abilityTextOf, lexiconNamed, modeTextsOf, textOf } from '../wording/text.ts';
import { typeLineOf } from '../wording/type-line.ts';

export class Faces {
  readonly #words: Lexicon;
  readonly #texts = new Map<Face, FaceText>();

  constructor(duel: Duel) {
    const { lexicon } = editionOf(duel);
    const words = lexiconNamed(lexicon);
    if (!words) throw new Error(`There is no lexicon called "${lexicon}".`);
    this.#words = words;
  }

  textAt(duel: Duel, number: number): FaceText {
    const face = faceAt(duel, number);
    let text = this.#texts.get(face);
    if (!text) {
      text = this.#textOf(face);
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

  #textOf(face: Face): FaceText {
    return {
      name: face.name,
      ...(face.cost === undefined ? {} : { cost: face.cost }),
      typeLine: typeLineOf(face, this.#words),
      text: textOf(face, this.#words),
      types: face.types,
      subtypes: face.subtypes,
      colours: coloursIn(face),
      ...(face.power === undefined ? {} : { power: face.power }),
      ...(face.toughness === undefined ? {} : { toughness: face.toughness }),
      ...(face.loyalty === undefined ? {} : { loyalty: face.loyalty }),
    };
  }
}

const coloursIn = (face: Face): readonly Colour[] =>
  face.colours ?? wordsOf(COLOURS, coloursOf(manaOf(face.cost ?? '')));
