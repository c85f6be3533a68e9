/** Who sits in the chairs of a duel, and what each of them plays. */
import { createHash } from 'node:crypto';
import type { DeckTerms } from '../../src-shared/campaign.ts';
import type { Breach } from '../../src-shared/decks.ts';
import type { DuelOrder, SeatOrder } from '../../src-shared/duels.ts';
import { ANYBODY } from '../../src-shared/wizards.ts';
import type { ReadHandle } from '../collection/database/handles.ts';
import { keptDeck } from '../collection/decks/decks.ts';
import { players } from '../collection/players/players.ts';
import { checkDeck } from '../decks/index.ts';
import { offeredDecks } from '../decks/offered.ts';
import { outOfTime } from '../decks/times.ts';
import { wizards, wizardWithId, type Wizard } from '../opponents/personalities.ts';
import { listOf, type DeckList } from '../referee/deck-list.ts';
import { readyDeck } from './deck-box.ts';
import { Refused } from './failures.ts';

type Wanted = DeckTerms & Pick<DuelOrder, 'seats'>;

interface Seats {
  readonly seats: readonly SeatOrder[];
  readonly decks: readonly DeckList[];
}

/** The same for the same seed. Throws a refusal where somebody or something is not there, or may not be played. */
export function seated(database: ReadHandle, wanted: Wanted, seed: number): Seats {
  const seats = whoComes(wanted, seed);
  return { seats, decks: whatIsPlayed(database, { ...wanted, seats }, seed) };
}

/** Nobody comes twice where anybody may, as long as there are enough; whoever comes plays what she likes. */
function whoComes({ seats, ...terms }: Wanted, seed: number): SeatOrder[] {
  const offered = offeredDecks(terms);
  const taken = seats.map(({ wizard }) => wizard);
  return seats.map(({ player, wizard, deck }, chair) => {
    if (wizard === undefined || player === 'person') return { player, deck };
    const found = wizard === ANYBODY ? anybody(taken, seed, chair) : wizardWithId(wizard);
    if (!found) throw new Refused('noSuchWizard', wizard);
    taken.push(found.id);
    const liked = offered.find(({ name }) => name === found.decks[terms.rulebook])?.name;
    return {
      player,
      wizard: found.id,
      deck: deck ?? (liked === undefined ? undefined : { kind: 'ready', name: liked }),
    };
  });
}

function anybody(taken: readonly (string | undefined)[], seed: number, chair: number): Wizard | undefined {
  const all = wizards();
  const free = all.filter(({ id }) => !taken.includes(id));
  const pool = free.length > 0 ? free : all;
  return pool[drawn(seed, chair + CHAIRS) % pool.length];
}

/** Apart from the numbers that decks are drawn with. */
const CHAIRS = 8;

/** Decks by chance are different ones as long as there are enough. */
function whatIsPlayed(database: ReadHandle, { seats, ...terms }: Wanted, seed: number): DeckList[] {
  const taken: DeckList[] = [];
  for (const [chair, { deck }] of seats.entries()) {
    if (deck?.kind === 'own') taken.push(ownDeck(database, deck.deck, terms));
    else if (deck?.kind === 'ready') taken.push(offeredDeck(terms, deck.name));
    else taken.push(anyDeck(terms, taken, drawn(seed, chair)));
  }
  return taken;
}

/** Of the player at hand, as it is now. */
function ownDeck(database: ReadHandle, id: number, terms: DeckTerms): DeckList {
  const [player] = players(database);
  const kept = player && keptDeck(database, player.id, id);
  if (!kept || kept.thrownAway !== undefined) throw new Refused('noSuchDeck');
  const breaches = checkDeck(kept.deck, { kind: 'rulebook', ...terms });
  if (breaches.length > 0) throw notLegal(breaches);
  return listOf(kept.name, kept.deck);
}

function offeredDeck(terms: DeckTerms, wanted: string): DeckList {
  const found = offeredDecks(terms).find(({ name }) => name === wanted);
  if (!found) throw notOffered(terms, wanted);
  return found;
}

function anyDeck(terms: DeckTerms, taken: readonly DeckList[], number: number): DeckList {
  const offered = offeredDecks(terms);
  const free = offered.filter((deck) => !taken.includes(deck));
  const pool = free.length > 0 ? free : offered;
  const found = pool[number % pool.length];
  if (!found) throw new Refused('noSuchDeck');
  return found;
}

const drawn = (seed: number, chair: number): number =>
  createHash('sha256').update(`${seed} ${chair}`).digest().readUInt32BE();

const notLegal = (breaches: readonly Breach[]): Refused => new Refused('deckNotLegal', undefined, breaches);

/** As many strangers of a deck as a sentence can name. */
const NAMED_AT_MOST = 5;

function notOffered(terms: DeckTerms, name: string): Refused {
  const deck = readyDeck(name);
  const wouldBe = offeredDecks({ ...terms, options: [] }).some((offered) => offered.name === name);
  if (deck && wouldBe) return notLegal(checkDeck(deck, { kind: 'rulebook', ...terms }));
  const strangers = outOfTime(terms.rulebook, deck?.entries.map((entry) => entry.name) ?? []);
  if (strangers.length === 0) return new Refused('noSuchDeck', name);
  return new Refused('cardsOutOfTime', strangers.slice(0, NAMED_AT_MOST).join(', '));
}
