/** From what was gathered to a deck: names, sets and printings are looked up, and what stands twice is added up. */
import type { Deck, DeckCard, Finding } from '../../../src-shared/decks.ts';
import { findName, nearNames, type FoundName } from '../names/lookup.ts';
import { printingsOf, printedNames } from '../printing.ts';
import { fittingSets, holds, isOwnSet, setsMeant } from './codes.ts';
import { misreadOnce } from './bytes.ts';
import { MOST } from './count.ts';
import type { Draft, DraftCard } from './draft.ts';
import { shortened } from './shortened.ts';
import { addTo } from '../../../src-shared/sums.ts';

const MOST_FINDINGS = 10_000;

interface Finished {
  readonly deck: Deck;
  readonly findings: readonly Finding[];
}

/** Cards between two tellings of how far it is. */
const TELL_EVERY = 1_000;

export function finish(draft: Draft, heard?: (done: number, total: number) => void): Finished {
  const findings = [...draft.findings];
  const support = supportOf(draft.cards);
  const cards = draft.cards.map((card, place) => {
    if (place % TELL_EVERY === 0) heard?.(place, draft.cards.length);
    return settled(card, support, findings);
  });
  if (cards.length === 0 && findings.length === 0) findings.push({ kind: 'nothingRead', text: '' });
  return { deck: deckOf(draft, added(cards, findings)), findings: limited(findings) };
}

function deckOf(draft: Draft, entries: readonly DeckCard[]): Deck {
  return {
    ...draft.heads,
    tags: [...new Set(draft.tags)],
    entries,
    source: draft.from ?? draft.source,
    fields: { ...draft.fields },
    kept: draft.kept,
  };
}

function limited(findings: readonly Finding[]): readonly Finding[] {
  const sorted = findings.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
  if (sorted.length <= MOST_FINDINGS) return sorted;
  const further = String(sorted.length - MOST_FINDINGS);
  return [...sorted.slice(0, MOST_FINDINGS), { kind: 'furtherFindings', text: further }];
}

/** How often the cards of this file stand for a set beyond doubt. */
function supportOf(cards: readonly DraftCard[]): ReadonlyMap<string, number> {
  const support = new Map<string, number>();
  for (const { set, name } of cards) {
    if (set === undefined) continue;
    const fitting = fittingSets(set, findName(name).name);
    const [only] = fitting;
    if (only !== undefined && fitting.length === 1) addTo(support, only);
  }
  return support;
}

function settled(draft: DraftCard, support: ReadonlyMap<string, number>, findings: Finding[]): DeckCard {
  const { name, known } = namedCard(draft, findings);
  const { set, number } = printingOf(draft, name, known, support, findings);
  return {
    name,
    known,
    count: draft.count,
    zone: draft.zone,
    ...(set === undefined ? {} : { set }),
    ...(number === undefined ? {} : { number }),
    ...(draft.art === undefined ? {} : { art: draft.art }),
    foil: draft.foil ?? 'no',
    tags: [...new Set(draft.tags)],
    fields: { ...draft.fields },
  };
}

function namedCard(
  { name: written, line, set, number }: DraftCard,
  findings: Finding[],
): { name: string; known: boolean } {
  const found = mended(written);
  if (found.kind === 'alias')
    findings.push({ kind: 'nameRead', line, text: shortened(written), instead: found.name });
  if (found.kind !== 'unknown') return { name: found.name, known: true };
  const there = set === undefined || number === undefined ? undefined : nameAt(set, number);
  if (written.trim() === '' && there !== undefined) {
    findings.push({ kind: 'nameRead', line, text: `${set ?? ''} ${number ?? ''}`, instead: there });
    return { name: there, known: true };
  }
  // Of so many, the last ones are not listed: what they may have meant is worth no search.
  const likely = findings.length < MOST_FINDINGS ? nearNames(written) : [];
  const near = [...new Set([...likely, ...(there === undefined ? [] : [there])])];
  findings.push({ kind: 'unknownCard', line, text: shortened(written), near });
  return { name: found.name, known: false };
}

/** Letters that were read wrongly before they came into the file are no letters of a name. */
function mended(written: string): FoundName {
  const found = findName(written);
  const meant = found.kind === 'unknown' ? misreadOnce(written) : undefined;
  const again = meant === undefined ? found : findName(meant);
  return again.kind === 'known' && again !== found ? { kind: 'alias', name: again.name } : found;
}

interface Placed {
  readonly set?: string | undefined;
  readonly number?: string | undefined;
}

/** What a card is by its name never yields to a printing; a printing that is another card's is left out. */
function printingOf(
  { set: written, number, line }: DraftCard,
  name: string,
  known: boolean,
  support: ReadonlyMap<string, number>,
  findings: Finding[],
): Placed {
  if (written === undefined) return number === undefined ? {} : { number };
  const set = chosenSet(fittingSets(written, name), support);
  if (set === undefined) {
    const instead = fittingSets(written, name).join(' or ');
    findings.push({ kind: 'setUnclear', line, text: `${name} [${written}]`, instead });
    return {};
  }
  if (!isOwnSet(set) || !known) return { set, number };
  const there = number === undefined ? undefined : nameAt(set, number);
  if (there !== undefined && there !== name) {
    findings.push({ kind: 'printingOther', line, text: `${name} ${set} ${number ?? ''}`, instead: there });
    return holds(set, name) ? { set } : {};
  }
  if (!holds(set, name) || (number !== undefined && there === undefined))
    findings.push({ kind: 'printingUnknown', line, text: `${set} ${number ?? ''} of ${name}` });
  return { set, number };
}

function chosenSet(fitting: readonly string[], support: ReadonlyMap<string, number>): string | undefined {
  const [best, next] = fitting.toSorted((one, other) => (support.get(other) ?? 0) - (support.get(one) ?? 0));
  if (best === undefined || next === undefined) return best;
  return (support.get(best) ?? 0) > (support.get(next) ?? 0) ? best : undefined;
}

let places: ReadonlyMap<string, string> | undefined;

/** Whose card a printing is. */
function nameAt(written: string, number: string): string | undefined {
  places ??= new Map(
    printedNames().flatMap((name) =>
      printingsOf(name).map((printing) => [`${printing.set} ${printing.number}`, name] as const),
    ),
  );
  return places.get(`${setsMeant(written)[0] ?? written} ${number}`);
}

/** In the order they come. */
function added(cards: readonly DeckCard[], findings: Finding[]): DeckCard[] {
  const found = new Map<string, DeckCard>();
  for (const card of cards) {
    const key = keyOf(card);
    const count = (found.get(key)?.count ?? 0) + card.count;
    if (count > MOST) findings.push({ kind: 'countRejected', text: `${count} ${card.name}` });
    else found.set(key, { ...card, count });
  }
  return [...found.values()];
}

/** What two entries have in common that are one. */
export function keyOf(card: DeckCard): string {
  const { name, zone, set, number, art, foil, tags } = card;
  return `${zone}\0${name}\0${set ?? ''}\0${number ?? ''}\0${art ?? ''}\0${foil}\0${tags.join('\u0001')}\0${fieldsKey(card)}`;
}

function fieldsKey({ fields }: DeckCard): string {
  const keys = Object.keys(fields);
  return keys.length === 0
    ? ''
    : keys
        .sort()
        .map((key) => `${key}\u0001${fields[key] ?? ''}`)
        .join('\u0002');
}
