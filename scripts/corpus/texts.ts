/** Every card as each rulebook has it, in the words of that rulebook's time. */
import { allCards, faceIn } from '../../src-main/cards/index.ts';
import type { CorpusCard } from '../../src-main/cards/card.ts';
import { outOfTime } from '../../src-main/decks/times.ts';
import { editionNamed } from '../../src-main/engine/editions/registry.ts';
import type { Face } from '../../src-main/engine/language/face.ts';
import { cornerOf } from '../../src-main/wording/corner.ts';
import type { Lexicon } from '../../src-main/wording/lexicon.ts';
import { lexiconNamed, textOf } from '../../src-main/wording/text.ts';
import { typeLineOf } from '../../src-main/wording/type-line.ts';
import type { Rulebook } from '../../src-shared/rulebooks.ts';

export interface Told {
  readonly rulebook: Rulebook;
  readonly face: Face;
  readonly typeLine: string;
  /** A line a paragraph. */
  readonly text: string;
}

export function wordsOf(rulebook: Rulebook): Lexicon {
  const { lexicon } = editionNamed(rulebook);
  const words = lexiconNamed(lexicon);
  if (!words) throw new Error(`${rulebook} speaks in the words of ${lexicon}, which there are not.`);
  return words;
}

export function told(card: CorpusCard, rulebook: Rulebook): Told {
  const words = wordsOf(rulebook);
  const face = faceIn(card, editionNamed(rulebook).eras);
  return { rulebook, face, typeLine: typeLineOf(face, words), text: textOf(face, words) };
}

export const allTold = (rulebook: Rulebook): Told[] => allCards().map((card) => told(card, rulebook));

/** Of the cards that a player of that time could know. */
export function toldOfTime(rulebook: Rulebook): Told[] {
  const strangers = new Set(
    outOfTime(
      rulebook,
      allCards().map(({ face }) => face.name),
    ),
  );
  return allTold(rulebook).filter(({ face }) => !strangers.has(face.name));
}

/** "Serra Angel  {3}{W}{W}  Summon Angel  4/4", and the text below. */
export function printed({ rulebook, face, typeLine, text }: Told): string {
  const size =
    face.loyalty !== undefined
      ? `loyalty ${face.loyalty}`
      : face.power === undefined
        ? undefined
        : sizeOf(face, wordsOf(rulebook));
  const head = [face.name, face.cost, typeLine, size].filter((part) => part !== undefined).join('  ');
  return text === '' ? head : `${head}\n${text.replaceAll(/^/gm, '    ')}`;
}

function sizeOf(face: Face, words: Lexicon): string {
  const { power, toughness } = cornerOf(face, words) ?? face;
  return `${power ?? 0}/${toughness ?? 0}`;
}
