/** A search as a question to one printing after the other. */
import type { SearchComparison, Flag, Legality, NumberField } from '../../../src-shared/search/fields.ts';
import { folded } from '../../../src-shared/folding.ts';
import {
  SEARCH_RARITIES,
  type Query,
  type SearchRarity,
  type Term,
} from '../../../src-shared/search/query.ts';
import { colourMask } from '../../engine/language/mana.ts';
import type { CataloguePrinting } from './catalogue.ts';
import type { Holdings } from './holdings.ts';
import { addTo } from '../../../src-shared/sums.ts';

type Matches = (entry: CataloguePrinting) => boolean;

export function matcherOf(query: Query, holdings: Holdings): Matches {
  switch (query.kind) {
    case 'every': {
      const all = query.of.map((part) => matcherOf(part, holdings));
      return (entry) => all.every((matches) => matches(entry));
    }
    case 'either': {
      const any = query.of.map((part) => matcherOf(part, holdings));
      return (entry) => any.some((matches) => matches(entry));
    }
    case 'not': {
      const matches = matcherOf(query.of, holdings);
      return (entry) => !matches(entry);
    }
    case 'term':
      return termMatcher(query.term, holdings);
  }
}

function termMatcher(term: Term, holdings: Holdings): Matches {
  switch (term.kind) {
    case 'words':
      return wordsMatcher(term.field, folded(term.words), holdings);
    case 'exactName': {
      const name = folded(term.name);
      return ({ card }) => card.folded.name === name;
    }
    case 'keyword':
      return ({ card }) => card.keywords.has(term.keyword);
    case 'number':
      return numberMatcher(term, holdings);
    case 'colours': {
      const wanted = colourMask(term.colours);
      const usual = term.field === 'identity' ? '<=' : wanted === 0 ? '=' : '>=';
      const compares = maskComparer(term.comparison === ':' ? usual : term.comparison, wanted);
      return ({ card }) => compares(term.field === 'identity' ? card.identity : card.colours);
    }
    case 'colourCount': {
      const compares = comparer(term.comparison);
      return ({ card }) =>
        compares(bitsIn(term.field === 'identity' ? card.identity : card.colours), term.count);
    }
    case 'cost':
      return costMatcher(term.comparison, term.symbols);
    case 'rarity': {
      const compares = comparer(term.comparison);
      const wanted = rankOf(term.rarity);
      return ({ rarity }) => compares(rankOf(rarity), wanted);
    }
    case 'set': {
      const isSame: Matches = (entry) => entry.set.toLowerCase() === term.set;
      return term.comparison === '!=' ? (entry) => !isSame(entry) : isSame;
    }
    case 'rulebook':
      return ({ card }) => card.rulebooks.has(term.rulebook);
    case 'legality':
      return ({ card }) => isPlayedAs(term.legality, holdings.legalityOf(card.name, term.format));
    case 'flag':
      return flagMatcher(term.flag, holdings);
  }
}

/** A restricted card is legal: once. */
const isPlayedAs = (wanted: Legality, is: Legality | undefined): boolean =>
  is === wanted || (wanted === 'legal' && is === 'restricted');

function wordsMatcher(
  field: Extract<Term, { kind: 'words' }>['field'],
  wanted: string,
  holdings: Holdings,
): Matches {
  switch (field) {
    case 'name':
      return ({ card }) => card.folded.name.includes(wanted);
    case 'type':
      return ({ card }) => card.folded.typeLine.includes(wanted);
    case 'text': {
      const parts = wanted.split('~');
      if (parts.length === 1) return ({ card }) => card.folded.text.includes(wanted);
      return ({ card }) => card.folded.text.includes(parts.join(card.folded.name));
    }
    case 'note':
      return ({ card }) => folded(holdings.noteOf(card.name)).includes(wanted);
  }
}

function numberMatcher(
  { field, comparison, against }: Extract<Term, { kind: 'number' }>,
  holdings: Holdings,
): Matches {
  const compares = comparer(comparison);
  const one = numberReader(field, holdings);
  const other = typeof against === 'number' ? () => against : numberReader(against, holdings);
  return (entry) => {
    const left = one(entry);
    const right = other(entry);
    return left !== undefined && right !== undefined && compares(left, right);
  };
}

function numberReader(
  field: NumberField,
  holdings: Holdings,
): (entry: CataloguePrinting) => number | undefined {
  switch (field) {
    case 'power':
    case 'toughness':
    case 'loyalty':
      return ({ card }) => card.face[field];
    case 'value':
      return ({ card }) => card.value;
    case 'owned':
      return (entry) => holdings.ownedOf(entry);
    case 'inDeck':
      return ({ card }) => holdings.inDeckOf(card.name);
    case 'year':
      return ({ year }) => year;
    case 'number':
      return ({ number }) => Number.parseInt(number, 10);
  }
}

function flagMatcher(flag: Flag, holdings: Holdings): Matches {
  switch (flag) {
    case 'permanent':
      return ({ card }) => !isShortLived(card.face.types);
    case 'spell':
      return ({ card }) => !card.face.types.includes('land');
    case 'basic':
      return ({ card }) => card.face.supertypes.includes('basic');
    case 'multicoloured':
      return ({ card }) => bitsIn(card.colours) > 1;
    case 'vanilla':
      return ({ card }) => card.face.types.includes('creature') && card.face.abilities.length === 0;
    case 'reprint':
      return ({ card }) => card.printings > 1;
    case 'favourite':
      return ({ card }) => holdings.isFavourite(card.name);
    case 'owned':
      return (entry) => holdings.ownedOf(entry) > 0;
    case 'inDeck':
      return ({ card }) => holdings.inDeckOf(card.name) > 0;
  }
}

const isShortLived = (types: readonly string[]): boolean =>
  types.includes('instant') || types.includes('sorcery') || types.includes('interrupt');

const rankOf = (rarity: SearchRarity): number => SEARCH_RARITIES.indexOf(rarity);

/** Usually those with at least these symbols; `{2}` asks for a generic part of two or more. */
function costMatcher(comparison: SearchComparison, symbols: readonly string[]): Matches {
  const wanted = countsOf(symbols);
  const compares = countsComparer(comparison === ':' ? '>=' : comparison);
  return ({ card }) => card.face.cost !== undefined && compares(countsOf(card.symbols), wanted);
}

type Counts = ReadonlyMap<string, number>;

function countsOf(symbols: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const symbol of symbols) {
    const number = /^\{(\d+)\}$/.exec(symbol)?.[1];
    const key = number === undefined ? symbol : 'generic';
    addTo(counts, key, Number(number ?? 1));
  }
  return counts;
}

const holds = (one: Counts, other: Counts): boolean =>
  [...other].every(([symbol, count]) => (one.get(symbol) ?? 0) >= count);

const areSame = (one: Counts, other: Counts): boolean => holds(one, other) && holds(other, one);

function countsComparer(comparison: Exclude<SearchComparison, ':'>): (one: Counts, other: Counts) => boolean {
  switch (comparison) {
    case '=':
      return areSame;
    case '!=':
      return (one, other) => !areSame(one, other);
    case '>=':
      return holds;
    case '<=':
      return (one, other) => holds(other, one);
    case '>':
      return (one, other) => holds(one, other) && !holds(other, one);
    case '<':
      return (one, other) => holds(other, one) && !holds(one, other);
  }
}

function maskComparer(comparison: Exclude<SearchComparison, ':'>, wanted: number): (mask: number) => boolean {
  const hasAll = (mask: number): boolean => (mask & wanted) === wanted;
  const hasNoOther = (mask: number): boolean => (mask & ~wanted) === 0;
  switch (comparison) {
    case '=':
      return (mask) => mask === wanted;
    case '!=':
      return (mask) => mask !== wanted;
    case '>=':
      return hasAll;
    case '>':
      return (mask) => hasAll(mask) && mask !== wanted;
    case '<=':
      return hasNoOther;
    case '<':
      return (mask) => hasNoOther(mask) && mask !== wanted;
  }
}

function comparer(comparison: SearchComparison): (one: number, other: number) => boolean {
  switch (comparison) {
    case ':':
    case '=':
      return (one, other) => one === other;
    case '!=':
      return (one, other) => one !== other;
    case '<':
      return (one, other) => one < other;
    case '<=':
      return (one, other) => one <= other;
    case '>':
      return (one, other) => one > other;
    case '>=':
      return (one, other) => one >= other;
  }
}

function bitsIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
