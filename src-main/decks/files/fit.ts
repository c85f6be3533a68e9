/** A deck as a kind of file can hold it, and what has to stay behind. */
import {
  AGAINST_ZONES,
  cardsIn,
  type Deck,
  type DeckCard,
  type DeckFormat,
  type DeckZone,
  type Finding,
} from '../../../src-shared/decks.ts';
import { HEADS } from './draft.ts';
import { keyOf } from './finish.ts';
import type { Holds } from './format.ts';

export interface Fitted {
  readonly deck: Deck;
  readonly findings: readonly Finding[];
}

export function fit(deck: Deck, format: DeckFormat, holds: Holds): Fitted {
  const findings: Finding[] = [];
  const isOwn = deck.source === format;
  const zoned = inZones(folded(deck.entries, holds, findings), holds, findings);
  const entries = merged(zoned.map((card) => plainer(card, holds, isOwn, findings)));
  return { deck: { ...headed(deck, format, holds, isOwn, findings), entries }, findings: once(findings) };
}

/** What is left out of many cards is told once. */
function once(findings: readonly Finding[]): Finding[] {
  const told = new Map(findings.map((finding) => [`${finding.kind} ${finding.text}`, finding]));
  return [...told.values()];
}

type Counts = ReadonlyMap<string, DeckCard>;

/**
 * The sideboards by colour as one: what is there against anyone belongs to the deck as it is played; of the others each
 * card as often as against the colour that wants it most, less those.
 */
function folded(entries: readonly DeckCard[], holds: Holds, findings: Finding[]): readonly DeckCard[] {
  const against = AGAINST_ZONES.filter((zone) => entries.some((card) => card.zone === zone));
  if (against.length === 0 || against.every((zone) => holds.zones.includes(zone))) return entries;
  const counts = (zone: DeckZone): Counts =>
    new Map(
      entries.filter((card) => card.zone === zone).map((card) => [keyOf({ ...card, zone: 'side' }), card]),
    );
  const anyone = counts('againstAnyone');
  const most = new Map<string, DeckCard>();
  for (const zone of AGAINST_ZONES.slice(1))
    for (const [key, card] of counts(zone)) if (card.count > (most.get(key)?.count ?? 0)) most.set(key, card);
  const side = [...most].flatMap(([key, card]): DeckCard[] => {
    const count = card.count - (anyone.get(key)?.count ?? 0);
    return count > 0 ? [{ ...card, zone: 'side', count }] : [];
  });
  const main = [...anyone.values()].map((card): DeckCard => ({ ...card, zone: 'main' }));
  findings.push({
    kind: 'zonesFolded',
    text: `${cardsIn({ entries: main }, 'main')} cards go to the main deck, ${cardsIn({ entries: side }, 'side')} to the sideboard`,
  });
  const others = entries.filter(({ zone }) => !(AGAINST_ZONES as readonly DeckZone[]).includes(zone));
  return merged([...others, ...main, ...side]);
}

/** A commander or companion that has no place of its own is a card of the sideboard, or of the deck. */
const STAND_INS: Readonly<Partial<Record<DeckZone, readonly DeckZone[]>>> = {
  commander: ['side', 'main'],
  companion: ['side'],
};

const ZONE_WORDS: Readonly<Partial<Record<DeckZone, string>>> = {
  main: 'the main deck',
  side: 'the sideboard',
  maybe: 'the cards that may yet come in',
  tokens: 'the tokens',
  acquire: 'the cards to be acquired',
};
const wordFor = (zone: DeckZone): string => ZONE_WORDS[zone] ?? `the zone "${zone}"`;

function inZones(entries: readonly DeckCard[], holds: Holds, findings: Finding[]): DeckCard[] {
  return entries.flatMap((card): DeckCard[] => {
    if (holds.zones.includes(card.zone)) return [card];
    // A companion is often listed in the sideboard as well.
    const isThereToo =
      card.zone === 'companion' && entries.some(({ zone, name }) => zone === 'side' && name === card.name);
    const zone = STAND_INS[card.zone]?.find((other) => holds.zones.includes(other));
    const text = `${card.count} ${card.name} of ${wordFor(card.zone)}`;
    if (zone === undefined || isThereToo) {
      findings.push({ kind: 'zoneLeftOut', text });
      return [];
    }
    findings.push({ kind: 'zoneMoved', text, instead: wordFor(zone) });
    return [{ ...card, zone }];
  });
}

function plainer(card: DeckCard, holds: Holds, isOwn: boolean, findings: Finding[]): DeckCard {
  const left = (what: string): void => {
    findings.push({ kind: 'partLeftOut', text: what });
  };
  const hasSet = holds.set === true && card.set !== undefined;
  const hasNumber =
    card.number !== undefined && (holds.number === 'alone' || (holds.number !== undefined && hasSet));
  const hasArt = holds.art === true && card.art !== undefined && (hasSet || holds.number !== 'besideSet');
  if (card.set !== undefined && !hasSet) left('the sets of cards');
  if (card.number !== undefined && !hasNumber) left('the numbers of printings');
  if (card.art !== undefined && !hasArt) left('the pictures of lands');
  const foil = holds.foil === undefined ? 'no' : card.foil === 'etched' ? holds.foil : card.foil;
  if (foil !== card.foil) left(`${card.foil} cards`);
  if (card.tags.length > 0 && holds.tags !== true) left('the tags of cards');
  const { set: _, number: __, art: ___, ...rest } = card;
  return {
    ...rest,
    ...(hasSet ? { set: card.set } : {}),
    ...(hasNumber ? { number: card.number } : {}),
    ...(hasArt ? { art: card.art } : {}),
    foil,
    tags: holds.tags === true ? card.tags : [],
    fields: fieldsOf(card, holds, isOwn, findings),
  };
}

function fieldsOf(card: DeckCard, holds: Holds, isOwn: boolean, findings: Finding[]): Record<string, string> {
  const isKept = (key: string): boolean =>
    holds.everything === true || (isOwn && holds.own === 'all') || (holds.fields?.includes(key) ?? false);
  const kept = Object.entries(card.fields).filter(([key]) => isKept(key));
  for (const key of Object.keys(card.fields))
    if (!isKept(key)) findings.push({ kind: 'fieldLeftOut', text: key });
  return Object.fromEntries(kept);
}

function headed(deck: Deck, format: DeckFormat, holds: Holds, isOwn: boolean, findings: Finding[]): Deck {
  const heads = HEADS.flatMap((which) => {
    const value = deck[which];
    if (value === undefined || holds.heads.includes(which)) return [[which, value] as const];
    findings.push({ kind: 'headLeftOut', text: which });
    return [];
  });
  if (deck.tags.length > 0 && holds.deckTags !== true) findings.push({ kind: 'headLeftOut', text: 'tags' });
  const keepsOwn = (isOwn && holds.own !== undefined) || holds.everything === true;
  if (!keepsOwn) {
    for (const key of Object.keys(deck.fields)) findings.push({ kind: 'fieldLeftOut', text: key });
    for (const { where } of deck.kept) findings.push({ kind: 'keptLeftOut', text: where });
  }
  return {
    ...Object.fromEntries(heads.filter(([, value]) => value !== undefined)),
    tags: holds.deckTags === true ? deck.tags : [],
    entries: [],
    source: holds.everything === true ? deck.source : format,
    fields: keepsOwn ? deck.fields : {},
    kept: keepsOwn ? deck.kept : [],
  };
}

/** Cards that differed only in what was left out are one entry. */
export function merged(entries: readonly DeckCard[]): DeckCard[] {
  const found = new Map<string, DeckCard>();
  for (const card of entries) {
    const key = keyOf(card);
    found.set(key, { ...card, count: (found.get(key)?.count ?? 0) + card.count });
  }
  return [...found.values()];
}
