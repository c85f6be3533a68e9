/** Duels for the windows: what can be ordered, and the tables where it is played. */
import { createHash, randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Beginning } from '../../src-shared/beginning.ts';
import { DECKS_STAY, SIZES_OF, STAKES } from '../../src-shared/campaign.ts';
import type {
  Custom,
  DeckChoice,
  DuelChoices,
  DuelOrder,
  DuelSummary,
  SeatOrder,
} from '../../src-shared/duels.ts';
import type { Breach } from '../../src-shared/decks.ts';
import type { Stuck } from '../../src-shared/table.ts';
import { ANYBODY, type WizardChoice } from '../../src-shared/wizards.ts';
import { RULEBOOKS, type Rulebook } from '../../src-shared/rulebooks.ts';
import { OPTIONS_OF } from '../../src-shared/rule-options.ts';
import type { Database } from '../collection/database/database.ts';
import { keptDeck } from '../collection/decks/decks.ts';
import { players } from '../collection/players/players.ts';
import { checkDeck } from '../decks/index.ts';
import { fewestBy, offeredDecks, type DeckTerms } from '../decks/offered.ts';
import { readyDecks, type ReadyDeck } from '../decks/ready.ts';
import { outOfTime } from '../decks/times.ts';
import { editionNamed, editionNames } from '../engine/editions/registry.ts';
import { wizards, wizardWithId, type Wizard } from '../opponents/personalities.ts';
import { openMinds, type Minds } from '../opponents/threads.ts';
import { beginningOf } from '../referee/beginning.ts';
import type { Journal } from '../referee/ports.ts';
import { Referee } from '../referee/referee.ts';
import { told } from '../referee/replay.ts';
import { MOST_DECISIONS, type DeckList } from '../referee/set-up.ts';
import type { Table } from '../referee/table/table.ts';
import { readyDeck } from './deck-box.ts';
import { messageOf, Refused, worldFailure } from './failures.ts';
import { openFilms } from './films.ts';
import { withPrint } from './prints.ts';
import type { ProgramParts, ProgramSetup } from './program.ts';
import { openReplays, type Replays } from './replays.ts';
import { openWaiting } from './waiting.ts';

export interface Duels {
  choices: () => DuelChoices;
  begin: (order: DuelOrder) => { duel: string };
  /** With these decks, whatever the rulebook says of them. */
  beginWith: Referee['begin'];
  /** Whoever wants to know that a duel is over, once that is written. */
  whenEnded: (listener: (duel: string) => void) => void;
  /** Whoever may have something to write that could not be written when it was time. */
  whenFree: (listener: () => void) => void;
  /** A duel was written down beside the tables. */
  tellNew: () => void;
  /** Takes down what went wrong behind the tables. */
  failed: (failure: unknown) => void;
  list: () => DuelSummary[];
  /** Throws a refusal when there is no such duel. */
  table: (id: string) => Table;
  forget: (id: string) => void;
  /** Undefined: there is no such duel, or nothing to tell of how it began. */
  beginning: (id: string) => Beginning | undefined;
  readonly replays: Replays;
  /** Minds that nobody plays against: they judge and advise. */
  readonly advisers: Pick<Minds, 'hint'>;
  close: () => void;
}

export function openDuels(
  database: Database,
  {
    preferences,
    announce,
    patience,
  }: Pick<ProgramParts, 'preferences' | 'announce'> & Pick<ProgramSetup, 'patience'>,
): Duels {
  const minds = openMinds({ within: patience });
  const advisers = openMinds({ within: patience });
  const journal = database.duels as Journal;
  const failed = (failure: unknown): Stuck => {
    const kind = worldFailure(failure) ?? 'failed';
    const stack = failure instanceof Error ? failure.stack : undefined;
    // What the player can mend is told at the table; the rest somebody has to look at.
    if (!MENDED_BY_PLAYERS.includes(kind))
      database.problems.record({ where: 'duel', message: messageOf(failure), stack });
    if (MAY_PASS.includes(kind)) waiting.begin();
    return kind;
  };
  const listeners: ((duel: string) => void)[] = [];
  const whenFree: (() => void)[] = [];
  const waiting = openWaiting({
    isFree: database.mayWrite,
    goOn: () => {
      for (const listener of whenFree) listener();
      for (const duel of stuck) sitAgain(duel);
    },
    failed,
  });
  /** The tables that could not write down what happened. */
  const stuck = new Set<string>();
  const sitAgain = (duel: string): void => {
    const table = referee.table(duel);
    if (table && table !== 'over') table.sit();
    else stuck.delete(duel);
  };
  const referee = new Referee({
    journal,
    minds,
    habits: preferences.read,
    clock: {
      now: () => new Date(),
      wait: (milliseconds, signal) => wait(milliseconds, undefined, { signal }),
    },
    failed,
    cutShort: (summary, replies) => {
      const facts = { rulebook: summary.rulebook, began: summary.began, replies: String(replies) };
      database.notices.add({ kind: 'duelCutShort', facts });
      announce('notices.changed', database.notices.all());
    },
    tell: (change) => {
      const why = change.view?.set?.['stuck'] as Stuck | undefined;
      if (why !== undefined && MAY_PASS.includes(why)) stuck.add(change.duel);
      if (change.view?.drop?.includes('stuck')) stuck.delete(change.duel);
      announce('table.changed', change);
    },
    summarised: (summary) => {
      announce('duels.changed', null);
      if (summary?.result) for (const listener of listeners) listener(summary.id);
    },
  });

  const films = openFilms(journal, failed);
  listeners.push(() => void films.makeMissing());
  void films.makeMissing();

  return {
    choices,
    begin: (order) => {
      if (!isPlayable(order.rulebook)) throw new Refused('notPlayable', order.rulebook);
      const seed = order.seed ?? randomInt(2 ** 32);
      const seated = { ...order, seats: seatsFor(order, seed) };
      const own = (deck: number): DeckList => ownDeck(database, deck, order);
      const agreed = { mostDecisions: MOST_DECISIONS };
      return { duel: referee.begin(seated, decksFor(seated, seed, own), seed, agreed) };
    },
    beginWith: (...ordered) => referee.begin(...ordered),
    whenEnded: (listener) => {
      listeners.push(listener);
    },
    whenFree: (listener) => {
      whenFree.push(listener);
    },
    tellNew: () => {
      void films.makeMissing();
      announce('duels.changed', null);
    },
    failed,
    list: () => referee.list().map(told),
    table: (id) => {
      const found = referee.table(id);
      if (!found) throw new Refused('noSuchDuel', id);
      if (found === 'over') throw new Refused('duelOver', id);
      return found;
    },
    forget: (id) => {
      referee.forget(id);
    },
    beginning: (id) => {
      const record = journal.read(id);
      const told = record && beginningOf(record);
      return (
        told && {
          ...told,
          antes: told.antes.map((faces) =>
            faces.map((face) => withPrint(face, record.summary.rulebook) ?? face),
          ),
        }
      );
    },
    advisers,
    replays: openReplays({
      journal,
      advisers,
      begun: () => {
        announce('duels.changed', null);
      },
    }),
    close: () => {
      films.close();
      waiting.end();
      referee.close();
      minds.close().catch(failed);
      advisers.close().catch(failed);
    },
  };
}

const MENDED_BY_PLAYERS: readonly Stuck[] = ['diskFull', 'notAllowed', 'databaseBusy'];

/** A damaged database is mended at a start. */
const MAY_PASS: readonly Stuck[] = [...MENDED_BY_PLAYERS, 'diskFailing'];

/** The engine has it, and there is something to play with. */
const isPlayable = (rulebook: Rulebook): boolean =>
  editionNames().includes(rulebook) && decksOf(rulebook).length > 0;

const decksOf = (rulebook: Rulebook): readonly ReadyDeck[] =>
  readyDecks().filter(({ rulebooks }) => rulebooks.includes(rulebook));

function choices(): DuelChoices {
  const playable = RULEBOOKS.filter(isPlayable);
  return {
    rulebooks: RULEBOOKS.map((rulebook) => ({ rulebook, playable: playable.includes(rulebook) })),
    decks: readyDecks().map(choiceOf),
    wizards: wizards().map(wizardChoiceOf),
    anteIn: playable.filter((rulebook) => editionNamed(rulebook).opening.ante),
    customs: playable.map(customOf),
  };
}

function customOf(rulebook: Rulebook): Custom {
  const { opening, decks } = editionNamed(rulebook);
  return {
    rulebook,
    sizes: SIZES_OF[rulebook],
    stakes: opening.ante ? STAKES : ['none'],
    maySideboard: !DECKS_STAY.includes(rulebook),
    life: opening.life('duel'),
    hand: opening.hand,
    fewest: decks.fewest,
    options: OPTIONS_OF[rulebook].map((option) => {
      const fewest = fewestBy(rulebook, [option]);
      return { option, ...(fewest !== undefined && { fewest }) };
    }),
  };
}

const choiceOf = ({ list: _, ...choice }: ReadyDeck): DeckChoice => choice;

const wizardChoiceOf = ({ temper: _, lines: __, ...choice }: Wizard): WizardChoice => choice;

/** Who comes where anybody may, nobody twice as long as there are enough, and what whoever comes plays. */
export function seatsFor(
  { seats, ...terms }: DeckTerms & Pick<DuelOrder, 'seats'>,
  seed: number,
): SeatOrder[] {
  const offered = offeredDecks(terms);
  const taken = seats.map(({ wizard }) => wizard);
  return seats.map(({ player, wizard, deck, own }, chair) => {
    if (wizard === undefined || player === 'person') return { player, deck, own };
    const found = wizard === ANYBODY ? anybody(taken, seed, chair) : wizardWithId(wizard);
    if (!found) throw new Refused('noSuchWizard', wizard);
    taken.push(found.id);
    const liked = offered.find(({ name }) => name === found.decks[terms.rulebook])?.name;
    return { player, wizard: found.id, deck: deck ?? liked, own };
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

/** Decks by chance are different ones as long as there are enough, and the same ones for the same seed. */
export function decksFor(
  order: DeckTerms & Pick<DuelOrder, 'seats'>,
  seed: number,
  ownDeckOf: (deck: number) => DeckList,
): DeckList[] {
  const offered = offeredDecks(order);
  const taken: DeckList[] = [];
  for (const [chair, { deck, own }] of order.seats.entries()) {
    if (own !== undefined) {
      taken.push(ownDeckOf(own));
      continue;
    }
    const free = offered.filter((other) => !taken.includes(other));
    const pool = free.length > 0 ? free : offered;
    const found =
      deck === undefined ? pool[drawn(seed, chair) % pool.length] : offered.find(({ name }) => name === deck);
    if (!found) throw notOffered(order, deck);
    taken.push(found);
  }
  return taken;
}

const notLegal = (breaches: readonly Breach[]): Refused => new Refused('deckNotLegal', undefined, breaches);

/** A deck of the player at hand, as it is now. */
export function ownDeck({ read }: Pick<Database, 'read'>, id: number, terms: DeckTerms): DeckList {
  const [player] = players(read);
  const kept = player && keptDeck(read, player.id, id);
  if (!kept || kept.thrownAway !== undefined) throw new Refused('noSuchDeck');
  const breaches = checkDeck(kept.deck, { kind: 'rulebook', ...terms });
  if (breaches.length > 0) throw notLegal(breaches);
  const main = kept.deck.entries.filter(({ zone }) => zone === 'main');
  return { name: kept.name, list: main.map(({ name, count }) => ({ card: name, copies: count })) };
}

const drawn = (seed: number, chair: number): number =>
  createHash('sha256').update(`${seed} ${chair}`).digest().readUInt32BE();

/** As many strangers of a deck as a sentence can name. */
const NAMED_AT_MOST = 5;

function notOffered(terms: DeckTerms, name: string | undefined): Refused {
  const deck = name === undefined ? undefined : readyDeck(name);
  const wouldBe = offeredDecks({ ...terms, options: [] }).some((offered) => offered.name === name);
  if (deck && wouldBe) return notLegal(checkDeck(deck, { kind: 'rulebook', ...terms }));
  const strangers = outOfTime(terms.rulebook, deck?.entries.map((entry) => entry.name) ?? []);
  if (strangers.length === 0) return new Refused('noSuchDeck', name);
  return new Refused('cardsOutOfTime', strangers.slice(0, NAMED_AT_MOST).join(', '));
}
