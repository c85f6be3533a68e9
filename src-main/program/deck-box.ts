/** Decks as they stand in a player's box, and what rulebooks and formats of play say to them. */
import type { BoxedDeck } from '../../src-shared/collection-calls.ts';
import type { PlayerId } from '../../src-shared/collection.ts';
import type { Deck, DeckAgainst, DeckVerdict } from '../../src-shared/decks.ts';
import { coloursIn } from '../../src-shared/duel/colours.ts';
import type { Colour } from '../../src-shared/duel/words.ts';
import type { Rulebook } from '../../src-shared/rulebooks.ts';
import type { Legality } from '../../src-shared/search/fields.ts';
import { faceNamed } from '../cards/index.ts';
import type { ReadHandle } from '../collection/database/handles.ts';
import { deckSummaries, keptDeck } from '../collection/decks/decks.ts';
import { checkDeck, playFormat, type PlayFormat } from '../decks/index.ts';
import { deckOf, readyDecks } from '../decks/ready.ts';
import { setsOf } from '../decks/times.ts';

export const box = (
  database: ReadHandle,
  player: PlayerId,
  rulebook: Rulebook,
  areThrownAway = false,
): BoxedDeck[] =>
  deckSummaries(database, player, areThrownAway).flatMap(({ id }) => {
    const kept = keptDeck(database, player, id);
    return kept ? [boxed(id, kept.deck, rulebook)] : [];
  });

function boxed(id: number, deck: Deck, rulebook: Rulebook): BoxedDeck {
  const cover = coverOf(deck);
  return {
    deck: id,
    ...(cover !== undefined && { cover }),
    colours: coloursOf(deck),
    breaches: checkDeck(deck, { kind: 'rulebook', rulebook }),
  };
}

type Face = NonNullable<ReturnType<typeof faceNamed>>;

interface Known {
  readonly face: Face;
  readonly count: number;
}

const knownIn = ({ entries }: Deck): Known[] =>
  entries.flatMap(({ name, zone, count }) => {
    const face = zone === 'main' ? faceNamed(name, []) : undefined;
    return face ? [{ face, count }] : [];
  });

const isSpell = ({ face }: Known): boolean => !face.types.includes('land');

/** The card there is most of; of a deck of lands, a land. */
function coverOf(deck: Deck): string | undefined {
  const cards = knownIn(deck).toSorted((one, other) => other.count - one.count);
  const creature = cards.find((card) => isSpell(card) && card.face.types.includes('creature'));
  return (creature ?? cards.find(isSpell) ?? cards[0])?.face.name;
}

const coloursOf = (deck: Deck): Colour[] =>
  coloursIn(
    knownIn(deck)
      .map(({ face }) => face.cost ?? '')
      .join(''),
  );

export function verdict(deck: Deck, against: DeckAgainst): DeckVerdict {
  const breaches = checkDeck(deck, against);
  const date = against.kind === 'format' ? playFormat(against.format, against.day)?.date : undefined;
  return { breaches, ...(date !== undefined && { date }) };
}

/** A copy of a ready deck, to be changed. */
export function readyDeck(wanted: string): Deck | undefined {
  const ready = readyDecks().find(({ name }) => name === wanted);
  return ready && deckOf(ready);
}

/** As they are on the last day known; a search asks for one of them card by card. */
const formats = new Map<string, PlayFormat | undefined>();

function formatNamed(name: string): PlayFormat | undefined {
  if (!formats.has(name)) formats.set(name, playFormat(name));
  return formats.get(name);
}

export const isFormat = (name: string): boolean => formatNamed(name) !== undefined;

/** Undefined: nobody knows the format, or the card is in none of its sets. */
export function legalityOf(card: string, name: string): Legality | undefined {
  const format = formatNamed(name);
  if (!format) return undefined;
  if (format.banned.includes(card)) return 'banned';
  if (!isIn(format, card)) return undefined;
  return format.restricted.includes(card) ? 'restricted' : 'legal';
}

const isIn = ({ sets }: PlayFormat, card: string): boolean => setsOf(card).some((set) => sets.includes(set));
