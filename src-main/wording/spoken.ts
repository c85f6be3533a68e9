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
      ? text.replaceAll(/\bduring ([\w' ]*?)(next )?untapping(s?)\b/g, 'at the beginning of $1$2turn$3')
      : text,
  ({ landTypes }, text) =>
    landTypes === 'small'
      ? text.replaceAll(/\b[A-Z]\w+(?= destroyed this way)/g, (type) => type.toLowerCase())
      : text,
  ({ holding }, text) => (holding === 'have' ? onSides(text) : text),
  ({ target }, text) => (target === 'target' ? text : aimedAtNothing(text)),
];

/** Portal knows no control: cards lie on somebody's side of the table. */
const onSides = (text: string): string =>
  SIDES.reduce((told, [control, side]) => told.replaceAll(control, side), text);

const SIDES: readonly (readonly [RegExp, string])[] = [
  [/\bYou control (enchanted \w+)/g, 'Put $1 on your side'],
  [/\bgain control of (.*?)(?= until | for as long|[.,])/g, 'take $1 onto your side'],
  [/\bGain control of (.*?)(?= until | for as long|[.,])/g, 'Take $1 onto your side'],
  [/\bgains control of (.*?)(?=[.,])/g, 'takes $1 onto his or her side'],
  [/\b([Ee])xchange control of /g, '$1xchange '],
  [/\byou lose control of it\b/g, 'it leaves your side'],
  [/ or its controller loses control of it\b/g, " or its player's side"],
  [/\bcame under its controller's control\b/g, "came onto its player's side"],
  [/\bunder their owners' control\b/g, "on their owners' sides"],
  [/\b(permanents|creatures) you control\b/g, 'your $1'],
  [/\b(spells or abilities) your opponent controls\b/g, '$1 of your opponent'],
  [/\ba spell or ability your opponent controls\b/g, 'a spell or ability of your opponent'],
  [/\bcontrolled by your opponent who played\b/g, 'of an opponent who played'],
  [/\byou do not control\b/g, 'that are not yours'],
  [/\byou have controlled (.*?) since\b/g, 'you have had $1 in play since'],
  [/\ban untapped (\w+) you control\b/g, 'one of your untapped $1s'],
  [/\bhe or she controlled\b/g, 'he or she had in play'],
  [/\bhe or she controls\b/g, 'he or she has in play'],
  [/\bwho controls the fewest\b/g, 'who has the fewest'],
  [/\bone of the (?=your )/g, 'one of '],
  [/\bone of the that player's /g, 'one of his or her '],
  [/\bfive untapped (\w+) you control\b/g, 'five of your untapped $1'],
  [/\bcontroller(?=s?\b)/g, 'player'],
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
