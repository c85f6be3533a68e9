/** Whether what was agreed on can be played, and with which decks. */
import {
  arranged,
  declined,
  SIZES_OF,
  type Arranged,
  type DeckSource,
  type DeckWish,
  type MatchOrder,
  type MatchSide,
  type Terms,
} from '../../src-shared/campaign.ts';
import type { Breach, Deck } from '../../src-shared/decks.ts';
import { editionNamed } from '../engine/editions/registry.ts';
import { halvesOf, missingFor, sizeOf } from './cards.ts';
import type { CampaignParts } from './ports.ts';

const hasAnte = ({ rulebook }: Pick<Terms, 'rulebook'>): boolean => editionNamed(rulebook).opening.ante;

/** R465, U177, U178. */
export function termsFault({ rulebook, size, stakes }: Terms, wish: DeckWish): Arranged<null> {
  if (!SIZES_OF[rulebook].includes(size)) return declined('otherSize');
  if (stakes !== 'none' && !hasAnte({ rulebook })) return declined('noAnte');
  const endsByAnte = stakes === 'keeps' || stakes === 'paper';
  if (size === 'untilSpent' && !(wish.kind === 'half' && endsByAnte)) return declined('otherSize');
  return arranged(null);
}

export interface FoundDeck {
  readonly source: DeckSource;
  readonly name: string;
  readonly deck: Deck;
}

type Wanted = Pick<MatchOrder, 'player' | 'terms'>;
type DeckParts = Pick<CampaignParts, 'rules' | 'belongings'>;

/** U011 to U015: one that was chosen, or one of the list by chance. A chosen one that breaks a rule is told why. */
export function findDeck(
  parts: DeckParts,
  { player, terms }: Wanted,
  wish: DeckWish,
  { side, seed }: { readonly side: MatchSide; readonly seed: number },
): Arranged<FoundDeck> {
  if (wish.kind === 'chance') return byChance(parts, { player, terms }, side, seed);
  const found = wish.kind === 'ready' ? readyDeck(parts, terms, wish) : ownDeck(parts, player, wish);
  if (!found) return declined('noSuchDeck', { side });
  const breaches = breachesOf(parts, terms, found, side);
  return breaches.length > 0 ? declined('deckBreaches', { side, breaches }) : arranged(found);
}

function byChance(
  parts: DeckParts,
  { player, terms }: Wanted,
  side: MatchSide,
  seed: number,
): Arranged<FoundDeck> {
  const ready = [...parts.rules.ready(terms).keys()].map((name) =>
    readyDeck(parts, terms, { kind: 'ready', name }),
  );
  const own =
    side === 'player'
      ? parts.belongings.decks(player).map(({ id }) => ownDeck(parts, player, { kind: 'own', deck: id }))
      : [];
  const list = [...ready, ...own].filter(
    (deck) => deck !== undefined && breachesOf(parts, terms, deck, side).length === 0,
  );
  const found = list[seed % list.length];
  return found ? arranged(found) : declined('noSuchDeck', { side });
}

function readyDeck(
  { rules }: DeckParts,
  terms: Terms,
  source: Extract<DeckSource, { kind: 'ready' }>,
): FoundDeck | undefined {
  // One that the options have no use for is told so, not that it is not there.
  const deck = rules.ready({ ...terms, options: [] }).get(source.name);
  return deck && { source, name: source.name, deck };
}

function ownDeck(
  { belongings }: DeckParts,
  player: number,
  source: Exclude<DeckSource, { kind: 'ready' }>,
): FoundDeck | undefined {
  const deck = belongings.decks(player).find(({ id }) => id === source.deck)?.deck;
  return deck && { source, name: deck.name ?? '', deck };
}

/** Decks that come with the program fit the rulebooks they are offered for. */
function breachesOf(
  { rules }: DeckParts,
  terms: Terms,
  { source, deck }: FoundDeck,
  side: MatchSide,
): readonly Breach[] {
  if (source.kind === 'ready' && rules.ready({ ...terms, allTimes: false }).has(source.name)) return [];
  const { fewest } = terms;
  const breaches = rules.breaches(deck, terms);
  const isAgreed = side === 'player' && fewest !== undefined && sizeOf(deck) >= fewest;
  return isAgreed ? breaches.filter(({ kind }) => kind !== 'tooFew') : breaches;
}

/** U182, R467: both must be able to draw a hand and to put up a card. */
export function split(
  { rules }: DeckParts,
  terms: Terms,
  whole: FoundDeck,
  seed: number,
): Arranged<Readonly<Record<MatchSide, Deck>>> {
  const [player, wizard] = halvesOf(whole.deck, seed);
  const isTooSmall = rules.breaches(player, terms).some(({ kind }) => kind === 'tooFew');
  return isTooSmall ? declined('tooSmallToSplit', { side: 'player' }) : arranged({ player, wizard });
}

/** Whether cards change hands: a ready deck never touches what the player has. */
export function isForReal(
  { belongings }: DeckParts,
  { player, terms }: Wanted,
  decks: Readonly<Record<MatchSide, FoundDeck>>,
): boolean {
  const isAtStake = terms.stakes === 'keeps' || terms.stakes === 'once';
  const isOwn = decks.player.source.kind === 'own' && decks.wizard.source.kind === 'ready';
  return isAtStake && isOwn && belongings.player(player)?.holds === 'own';
}

/** Cards of the deck that the player does not have. */
export const notOwned = ({ belongings }: DeckParts, player: number, { deck }: FoundDeck): string[] =>
  missingFor(deck, belongings.owned(player));
