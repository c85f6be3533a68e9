/** The last touch: words that an era has others for, wherever they stand. */
import type { Lexicon } from './lexicon.ts';

export function spoken(words: Lexicon, written: string): string {
  return negated(
    words,
    CHANGES.reduce((text, change) => change(words, text), written),
  );
}

type Change = (words: Lexicon, text: string) => string;

const CHANGES: readonly Change[] = [
  ({ turnEnd }, text) => text.replaceAll(/\b([Uu])ntil end of turn\b/g, `$1ntil ${turnEnd}`),
  ({ duel }, text) => text.replaceAll(/\b(a|the) duel\b/g, `$1 ${duel}`),
  ({ exile }, text) => (exile.verb === 'exile' ? text : text.replaceAll(/\bexiled\b/g, `${exile.verb}d`)),
  ({ cast }, text) => (cast.one === 'play' ? text.replaceAll(/\bwas( not)? cast\b/g, 'was$1 played') : text),
  ({ blockers }, text) =>
    text.replaceAll(/\b(b|B)lockers\b/g, (_, first: string) =>
      first === 'B' ? blockers.charAt(0).toUpperCase() + blockers.slice(1) : blockers,
    ),
  ({ untapStep }, text) =>
    untapStep === 'untapping'
      ? text.replaceAll(/\bduring ([\w' ]*?)(next )?untapping\b/g, 'at the beginning of $1$2turn')
      : text,
  ({ landTypes }, text) =>
    landTypes === 'small'
      ? text.replaceAll(/\b[A-Z]\w+(?= destroyed this way)/g, (type) => type.toLowerCase())
      : text,
  ({ target }, text) => (target === 'target' ? text : aimedAtNothing(text)),
];

/** Portal has no word for what a spell is aimed at. */
const aimedAtNothing = (text: string): string =>
  text
    .replaceAll(
      /Change the target of (.*?) with a single target/g,
      'Change what $1 affects, if that is one thing alone',
    )
    .replaceAll(/\bthe target of\b/g, 'the object of');

function negated({ negatives }: Lexicon, text: string): string {
  if (negatives === 'whole') return text;
  const able = text.replaceAll('cannot', "can't").replaceAll('Cannot', "Can't");
  return negatives === 'cannot'
    ? able
    : able.replace(/\b(do|does|did|is|are|was|were|has|have) not\b/gi, "$1n't");
}
