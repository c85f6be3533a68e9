/** From what somebody typed to what is searched for. Nothing typed is an error: what is not understood is told. */
import { colourOf } from '../duel/colours.ts';
import { COLOURS, KEYWORDS, type Colour, type Keyword } from '../duel/words.ts';
import { RULEBOOKS } from '../rulebooks.ts';
import {
  FLAG_NAMES,
  FLAGS,
  fieldNamed,
  isNumberField,
  type ColourField,
  type Legality,
  type NumberField,
  type SearchComparison,
  type SearchField,
} from './fields.ts';
import {
  SEARCH_RARITIES,
  type Misunderstanding,
  type Query,
  type ReadQuery,
  type SearchFinding,
  type Term,
} from './query.ts';
import { isJoint, tokensOf, type AskingPiece, type Token } from './tokens.ts';

/** Longer ones come from a paste that went astray. */
export const LONGEST_SEARCH = 1_000;
const DEEPEST = 20;

/** Understood, or what is wrong with it. */
type Understood = Term | Misunderstanding;

/** Names that are no part of the language. */
interface Known {
  readonly isSet: (code: string) => boolean;
  readonly isFormat: (name: string) => boolean;
}

/** Where only the language matters. */
const ANY_NAME: Known = { isSet: () => true, isFormat: () => true };

export function readQuery(text: string, known: Known = ANY_NAME): ReadQuery {
  const whole = text.slice(0, LONGEST_SEARCH);
  const { tokens, findings } = tokensOf(whole);
  const parser = new Parser(tokens, [...findings], known);
  if (text.length > LONGEST_SEARCH) {
    const place = { at: LONGEST_SEARCH, end: text.length };
    parser.findings.push({ kind: 'tooLong', words: '', place });
  }
  return { query: parser.whole(), findings: parser.findings };
}

class Parser {
  readonly findings: SearchFinding[];
  readonly #tokens: readonly Token[];
  readonly #known: Known;
  #next = 0;

  constructor(tokens: readonly Token[], findings: SearchFinding[], known: Known) {
    this.#tokens = tokens;
    this.findings = findings;
    this.#known = known;
  }

  whole(): Query {
    const parts: Query[] = [];
    while (this.#next < this.#tokens.length) {
      parts.push(this.#choices(0));
      const stray = this.#tokens[this.#next];
      if (stray) this.#complain('strayBracket', ')', stray);
      this.#next++;
    }
    return together('every', parts);
  }

  #choices(depth: number): Query {
    const choices = [this.#run(depth)];
    while (this.#here?.kind === 'or') {
      this.#next++;
      choices.push(this.#run(depth));
    }
    return together('either', choices.filter(isAsking));
  }

  #run(depth: number): Query {
    const parts: Query[] = [];
    for (let token = this.#here; token && token.kind !== 'or' && token.kind !== 'close'; token = this.#here) {
      const part = this.#part(token, depth);
      if (part) parts.push(part);
    }
    return together('every', parts);
  }

  get #here(): Token | undefined {
    return this.#tokens[this.#next];
  }

  #part(token: Token, depth: number): Query | undefined {
    this.#next++;
    if (token.kind === 'not') return this.#negated(token, depth);
    if (token.kind === 'open') return this.#bracket(token, depth);
    return isJoint(token) ? undefined : this.#asked(token);
  }

  #asked(token: AskingPiece): Query | undefined {
    const understood = named(termOf(token), this.#known);
    if (typeof understood !== 'string') return { kind: 'term', term: understood, place: token.place };
    this.#complain(understood, wordsAbout(token, understood), token);
    return undefined;
  }

  #negated(token: Token, depth: number): Query | undefined {
    const here = this.#here;
    if (!here || here.kind === 'or' || here.kind === 'close') return undefined;
    const of = this.#part(here, depth);
    if (!of || !isAsking(of)) return undefined;
    const end = this.#tokens[this.#next - 1]?.place.end ?? token.place.end;
    return { kind: 'not', of, place: { at: token.place.at, end } };
  }

  #bracket(token: Token, depth: number): Query {
    if (depth >= DEEPEST) {
      this.#complain('tooDeep', '(', token);
      this.#next = this.#tokens.length;
      return together('every', []);
    }
    const inside = this.#choices(depth + 1);
    if (this.#here?.kind === 'close') this.#next++;
    else this.#complain('openBracket', '(', token);
    return inside;
  }

  #complain(kind: Misunderstanding, words: string, token: Token): void {
    const field = token.kind === 'field' ? fieldNamed(token.name) : undefined;
    this.findings.push({ kind, words, place: token.place, ...(field && { field }) });
  }
}

function wordsAbout(token: AskingPiece, finding: Misunderstanding): string {
  if (token.kind !== 'field') return token.words;
  return finding === 'unknownField' || finding === 'noValue' ? token.name : token.value;
}

const isAsking = (query: Query): boolean => query.kind !== 'every' || query.of.length > 0;

function together(kind: 'every' | 'either', of: readonly Query[]): Query {
  const [only] = of;
  return only && of.length === 1 ? only : { kind: of.length === 0 ? 'every' : kind, of };
}

/** What names a set or a format names one that there is. */
function named(understood: Understood, known: Known): Understood {
  if (typeof understood === 'string') return understood;
  if (understood.kind === 'set' && !known.isSet(understood.set)) return 'unknownSet';
  if (understood.kind === 'legality' && !known.isFormat(understood.format)) return 'unknownFormat';
  return understood;
}

function termOf(token: AskingPiece): Understood {
  switch (token.kind) {
    case 'words':
      return token.words === '' ? 'noValue' : { kind: 'words', field: 'name', words: token.words };
    case 'exact':
      return token.words === '' ? 'noValue' : { kind: 'exactName', name: token.words };
    case 'field': {
      const field = fieldNamed(token.name);
      if (!field) return 'unknownField';
      return token.value === '' ? 'noValue' : fieldTerm(field, token.comparison, token.value);
    }
  }
}

function fieldTerm(field: SearchField, comparison: SearchComparison, value: string): Understood {
  if (isNumberField(field)) return numberTerm(field, comparison, value);
  switch (field) {
    case 'name':
    case 'type':
    case 'text':
    case 'note':
      return plain(comparison, { kind: 'words', field, words: value });
    case 'keyword':
      return keywordTerm(comparison, value);
    case 'colour':
    case 'identity':
      return coloursTerm(field, comparison, value);
    case 'cost':
      return { kind: 'cost', comparison, symbols: symbolsOf(value) };
    case 'rarity':
      return rarityTerm(comparison, value);
    case 'set':
      return isOrder(comparison) ? 'notComparable' : { kind: 'set', comparison, set: value.toLowerCase() };
    case 'rulebook': {
      const rulebook = RULEBOOKS.find((known) => known === value.toLowerCase());
      return rulebook ? plain(comparison, { kind: 'rulebook', rulebook }) : 'unknownRulebook';
    }
    case 'legal':
    case 'banned':
    case 'restricted':
      return legalityTerm(field, comparison, value);
    case 'is':
    case 'in':
      return flagTerm(field, comparison, value);
  }
}

const isOrder = (comparison: SearchComparison): boolean => ![':', '=', '!='].includes(comparison);

/** For what either is so or not. */
const plain = (comparison: SearchComparison, term: Term): Understood =>
  comparison === ':' || comparison === '=' ? term : 'notComparable';

function numberTerm(field: NumberField, comparison: SearchComparison, value: string): Understood {
  if (/^-?\d{1,6}$/.test(value)) return { kind: 'number', field, comparison, against: Number(value) };
  const other = fieldNamed(value);
  return other && isNumberField(other) ? { kind: 'number', field, comparison, against: other } : 'notANumber';
}

function keywordTerm(comparison: SearchComparison, value: string): Understood {
  const wanted = value.toLowerCase().replaceAll(/[^a-z]/g, '');
  const keyword = KEYWORDS.find((known: Keyword) => known.toLowerCase() === wanted);
  return keyword ? plain(comparison, { kind: 'keyword', keyword }) : 'unknownKeyword';
}

function coloursTerm(field: ColourField, comparison: SearchComparison, value: string): Understood {
  const word = value.toLowerCase();
  if (/^\d$/.test(word)) return { kind: 'colourCount', field, comparison, count: Number(word) };
  // "Multicoloured" is a number of colours, so that it can be compared with nothing else.
  if (['m', 'multi', 'multicolor', 'multicolour', 'gold'].includes(word))
    return isOrder(comparison)
      ? 'notComparable'
      : { kind: 'colourCount', field, comparison: comparison === '!=' ? '<' : '>=', count: 2 };
  const colours = coloursNamed(word);
  return colours ? { kind: 'colours', field, comparison, colours } : 'unknownColour';
}

function coloursNamed(word: string): readonly Colour[] | undefined {
  if (word === 'c' || word === 'colorless' || word === 'colourless') return [];
  const named = COLOURS.find((colour) => colour === word);
  if (named) return [named];
  const letters = [...new Set(word)].map((letter) => colourOf(letter.toUpperCase()));
  return letters.every((colour) => colour !== undefined) ? letters : undefined;
}

/** `2rr`, `{2}{R}{R}` and `{W/U}` alike: symbols as they stand on cards, numbers as one symbol. */
function symbolsOf(value: string): string[] {
  const symbols = value.toUpperCase().match(/\{[^{}]*\}|\d+|[A-Z]/g) ?? [];
  return symbols.map((symbol) => (symbol.startsWith('{') ? symbol : `{${symbol}}`));
}

const RARITY_LETTERS = new Map(SEARCH_RARITIES.map((rarity) => [rarity[0], rarity]));

function rarityTerm(comparison: SearchComparison, value: string): Understood {
  const word = value.toLowerCase();
  const rarity =
    SEARCH_RARITIES.find((known) => known === word) ??
    (word.length === 1 ? RARITY_LETTERS.get(word) : undefined);
  return rarity ? { kind: 'rarity', comparison, rarity } : 'unknownRarity';
}

const legalityTerm = (legality: Legality, comparison: SearchComparison, value: string): Understood =>
  plain(comparison, { kind: 'legality', legality, format: value.toLowerCase() });

/** `is:owned` and `in:deck`, `in:collection`. */
function flagTerm(field: 'is' | 'in', comparison: SearchComparison, value: string): Understood {
  const word = value.toLowerCase();
  if (field === 'in') {
    if (word === 'deck') return plain(comparison, { kind: 'flag', flag: 'inDeck' });
    if (word === 'collection') return plain(comparison, { kind: 'flag', flag: 'owned' });
    return 'unknownFlag';
  }
  const flag = FLAGS.find((known) => FLAG_NAMES[known].includes(word));
  return flag ? plain(comparison, { kind: 'flag', flag }) : 'unknownFlag';
}
