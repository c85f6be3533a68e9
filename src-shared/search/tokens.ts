/** A search in pieces. */
import { FIELD_COMPARISONS, type SearchComparison } from './fields.ts';
import type { QueryPlace, SearchFinding } from './query.ts';

/** What joins the parts of a search. */
interface Joint {
  readonly kind: 'open' | 'close' | 'or' | 'not';
  readonly place: QueryPlace;
}

/** A piece that asks for something. */
export type AskingPiece =
  | { readonly kind: 'words' | 'exact'; readonly words: string; readonly place: QueryPlace }
  | {
      readonly kind: 'field';
      readonly name: string;
      readonly comparison: SearchComparison;
      readonly value: string;
      readonly place: QueryPlace;
    };

export type Token = Joint | AskingPiece;

const JOINTS: readonly string[] = ['open', 'close', 'or', 'not'] satisfies Joint['kind'][];
export const isJoint = (token: Token): token is Joint => JOINTS.includes(token.kind);

const FIELD = /([A-Za-z]+)(!=|<=|>=|:|=|<|>)/y;
const QUOTES = `"'“”`;
const CLOSING: Readonly<Record<string, string>> = { '"': '"', "'": "'", '“': '”', '”': '”' };

class Reader {
  readonly text: string;
  readonly tokens: Token[] = [];
  readonly findings: SearchFinding[] = [];
  at = 0;

  constructor(text: string) {
    this.text = text;
  }

  read(): void {
    while (this.#skipBlanks()) this.#next();
  }

  #skipBlanks(): boolean {
    while (this.at < this.text.length && isBlank(this.#here)) this.at++;
    return this.at < this.text.length;
  }

  get #here(): string {
    return this.text[this.at] ?? '';
  }

  #next(): void {
    const at = this.at;
    if (this.#here === '(' || this.#here === ')') {
      const kind = this.#here === '(' ? 'open' : 'close';
      this.at++;
      this.tokens.push({ kind, place: { at, end: this.at } });
    } else if (this.#here === '-' && !isBlank(this.text[at + 1] ?? ' ')) {
      this.at++;
      this.tokens.push({ kind: 'not', place: { at, end: this.at } });
    } else if (this.#here === '!' && !isBlank(this.text[at + 1] ?? ' ')) {
      this.at++;
      const words = this.#value();
      this.tokens.push({ kind: 'exact', words, place: { at, end: this.at } });
    } else this.#fieldOrWords(at);
  }

  #fieldOrWords(at: number): void {
    FIELD.lastIndex = at;
    const [whole, name, sign] = FIELD.exec(this.text) ?? [];
    const comparison = FIELD_COMPARISONS.find((known) => known === sign);
    if (whole === undefined || name === undefined || comparison === undefined) {
      this.#words(at);
      return;
    }
    this.at += whole.length;
    const value = this.#value();
    this.tokens.push({ kind: 'field', name, comparison, value, place: { at, end: this.at } });
  }

  #words(at: number): void {
    const isQuoted = this.#here === '"' || this.#here === '“';
    const words = this.#value();
    const place = { at, end: this.at };
    const joint = isQuoted ? undefined : words.toLowerCase();
    if (joint === 'or') this.tokens.push({ kind: 'or', place });
    else if (joint === 'not') this.tokens.push({ kind: 'not', place });
    else if (joint !== 'and') this.tokens.push({ kind: 'words', words, place });
  }

  /** What stands in quotes, or up to a blank or a bracket. */
  #value(): string {
    return QUOTES.includes(this.#here) && this.#here !== '' ? this.#quoted() : this.#bare();
  }

  #quoted(): string {
    const from = this.at;
    const close = this.text.indexOf(CLOSING[this.#here] ?? '"', from + 1);
    if (close < 0) {
      const words = this.text.slice(from + 1);
      this.at = this.text.length;
      this.findings.push({ kind: 'openQuote', words, place: { at: from, end: this.at } });
      return words;
    }
    this.at = close + 1;
    return this.text.slice(from + 1, close);
  }

  #bare(): string {
    const from = this.at;
    while (this.at < this.text.length && !isBlank(this.#here) && !'()'.includes(this.#here)) this.at++;
    return this.text.slice(from, this.at);
  }
}

const isBlank = (letter: string): boolean => /\s/.test(letter);

export function tokensOf(text: string): {
  readonly tokens: readonly Token[];
  readonly findings: readonly SearchFinding[];
} {
  const reader = new Reader(text);
  reader.read();
  return { tokens: reader.tokens, findings: reader.findings };
}
