/** The deck builder's state: the deck at work, what was found, what is chosen, and what the rules say to it. */
import { createContext } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import type { CatalogueCard } from '../../src-shared/catalogue.ts';
import type { DeckFormats } from '../../src-shared/collection-calls.ts';
import type { DeckDetails, DeckSummary, KeptDeck, PlayerId, Settled } from '../../src-shared/collection.ts';
import type { Outcome, Refusal } from '../../src-shared/contract.ts';
import type { Deck, DeckAgainst, DeckVerdict, DeckZone } from '../../src-shared/decks.ts';
import { isSame } from '../../src-shared/difference.ts';
import { isBasicLand } from '../../src-shared/duel/colours.ts';
import { Finder } from '../searching/finder.svelte.ts';
import type { CollectionStore } from '../program/collection-store.svelte.ts';
import type { ProgramClient } from '../program/client.ts';
import { Bench } from './bench.svelte.ts';
import { countsByName, moved, withCard, withCount, type Wanted } from './drafting.ts';
import { DeckKeeper, type DeckWorker } from './keeping.svelte.ts';
import { merged } from './merging.ts';
import { Playtesting } from './playtesting.svelte.ts';
import { keyOf, pilesOf, type Grouping, type PileLine } from './piles.ts';
import { adviceOf, statisticsOf } from './statistics.ts';

export const BUILDER_DIALOGS = [
  'hand',
  'playtest',
  'versions',
  'lands',
  'layOut',
  'adapt',
  'writeFile',
  'about',
] as const;
type BuilderDialog = (typeof BUILDER_DIALOGS)[number];

/** What is under way with a pointer. */
type Dragged = { readonly kind: 'found'; readonly wanted: Wanted } | { readonly kind: 'lines' };

export class Workshop {
  readonly program: ProgramClient;
  readonly collection: CollectionStore;
  readonly finder: Finder;
  readonly playtesting: Playtesting;
  readonly bench = new Bench((deck) => {
    this.#keeper?.keep(deck);
  });
  kept = $state.raw<DeckSummary>();
  player = $state.raw<PlayerId>();
  /** The deck could not be read; `gone`: there is none. */
  trouble = $state.raw<Refusal | 'gone'>();
  verdict = $state.raw<DeckVerdict>();
  verdictTrouble = $state.raw<Refusal>();
  against = $state.raw<DeckAgainst>();
  formats = $state.raw<DeckFormats>({ names: [], latest: '' });
  grouping = $state<Grouping>('cost');
  isTable = $state(false);
  /** The card that is shown large, by name. */
  shown = $state<string>();
  dialog = $state<BuilderDialog>();
  dragged = $state.raw<Dragged>();
  /** Lines of the deck, by their keys. */
  readonly chosen = new SvelteSet<string>();
  #keeper = $state.raw<DeckKeeper>();
  #checks = 0;
  #question: string | undefined;

  readonly known = (name: string): CatalogueCard | undefined => this.collection.card(name);
  readonly statistics = $derived(statisticsOf(this.bench.deck, this.known));
  readonly advice = $derived(adviceOf(this.statistics));
  readonly piles = $derived(pilesOf(this.bench.deck.entries, this.known, this.grouping));
  readonly counts = $derived(countsByName(this.bench.deck));
  /** More of them than the player has: of a card, how many there are. */
  readonly missing = $derived(
    Object.entries(this.counts).filter(([name, count]) => this.#isShort(name, count)),
  );
  readonly chosenLines = $derived(
    this.piles.flatMap(({ lines }) => lines).filter(({ key }) => this.chosen.has(key)),
  );

  constructor(program: ProgramClient, collection: CollectionStore) {
    this.program = program;
    this.collection = collection;
    this.finder = new Finder(program);
    this.playtesting = new Playtesting(program);
  }

  get keeper(): DeckKeeper | undefined {
    return this.#keeper;
  }

  async open(id: number): Promise<void> {
    this.trouble = undefined;
    if (!this.collection.player) await this.collection.readPlayers();
    const player = this.collection.player?.id;
    if (player === undefined) {
      this.trouble = this.collection.refusal ?? 'gone';
      return;
    }
    const outcome = await this.program.call('decks.read', { player, deck: id });
    if (!outcome.ok) this.trouble = outcome.refusal;
    else if (outcome.value === null) this.trouble = 'gone';
    else await this.#lay(player, outcome.value);
  }

  async #lay(player: PlayerId, kept: KeptDeck): Promise<void> {
    const isOwn = this.collection.player?.holds === 'own';
    this.finder.text = `${isOwn ? 'is:owned ' : ''}book:${kept.rulebook}`;
    // All of the room is shown at once: the cards that are found are most of it.
    const [formats] = await Promise.all([
      this.program.call('decks.formats', undefined),
      this.collection.readCatalogue(kept.rulebook),
      this.collection.owned.length === 0 ? this.collection.readHoldings() : undefined,
      this.#find({ player, rulebook: kept.rulebook, inDeck: undefined }),
    ]);
    this.trouble =
      this.collection.catalogue?.rulebook === kept.rulebook ? undefined : this.collection.refusal;
    if (!formats.ok) this.trouble = formats.refusal;
    if (this.trouble !== undefined || !formats.ok) return;
    this.formats = formats.value;
    this.player = player;
    this.#keeper = this.#keeperOf(player, kept);
    this.bench.lay(this.#keeper.begin(this.#worker, kept));
    void this.#keeper.tryNow();
    // Reading all the rest took its time.
    void this.#keeper.look();
    this.against = { kind: 'rulebook', rulebook: kept.rulebook };
    this.kept = kept;
    this.shown = this.bench.deck.entries[0]?.name;
  }

  readonly #worker: DeckWorker = {
    kept: (saved) => {
      void this.#see(saved);
      void this.collection.readDecks();
    },
    tookIn: (deck, before, theirs) => {
      this.bench.takeIn(deck, (step) => merged(before, step, theirs));
    },
    laid: (deck) => {
      this.bench.lay(deck);
    },
  };

  /** What another window has changed beside the cards shows at once. */
  async #see(now: DeckSummary): Promise<void> {
    const { kept } = this;
    if (!kept || isSame(shownOf(kept), shownOf(now))) return;
    this.kept = now;
    if (now.rulebook !== kept.rulebook) await this.#turnTo(now.rulebook);
  }

  /** One for each deck as long as the window stands: a change that is not kept yet outlives the visit. */
  #keeperOf(player: PlayerId, kept: KeptDeck): DeckKeeper {
    const keepers = keepersOf(this.program);
    const deck = kept.id;
    const keeper =
      keepers.get(deck) ??
      new DeckKeeper(
        {
          read: () => this.program.call('decks.read', { player, deck }),
          save: (content, from) => this.program.call('decks.save', { player, deck, content, from }),
        },
        this.#worker,
        kept,
      );
    keepers.set(deck, keeper);
    return keeper;
  }

  async search(): Promise<void> {
    const { player, kept } = this;
    if (player === undefined || !kept) return;
    // Else each change of the deck would be a search.
    const inDeck = /deck/i.test(this.finder.text) ? this.counts : undefined;
    await this.#find({ player, rulebook: kept.rulebook, inDeck });
  }

  /** Nothing is asked twice in succession. */
  async #find(about: Parameters<Finder['search']>[0]): Promise<void> {
    const { text, order, everyPrinting } = this.finder;
    const question = JSON.stringify([about, text, order, everyPrinting]);
    if (question === this.#question) return;
    this.#question = question;
    await this.finder.search(about);
    if (this.finder.refusal && question === this.#question) this.#question = undefined;
  }

  /** The latest answer counts. */
  async check(content: Deck, against: DeckAgainst): Promise<void> {
    const asked = ++this.#checks;
    const outcome = await this.program.call('decks.check', { content, against });
    if (asked !== this.#checks) return;
    this.verdictTrouble = outcome.ok ? undefined : outcome.refusal;
    if (outcome.ok) this.verdict = outcome.value;
  }

  /** `was`: what the player saw there. */
  async change(
    changed: Partial<DeckDetails>,
    was: DeckDetails,
  ): Promise<Outcome<Settled<DeckSummary>> | undefined> {
    const { player, kept } = this;
    if (player === undefined || !kept) return undefined;
    const outcome = await this.program.call('decks.change', {
      ...{ player, deck: kept.id, ...changed },
      was: detailsOf(was),
    });
    if (!outcome.ok || outcome.value.kind === 'refused') return outcome;
    this.kept = outcome.value.value;
    if (changed.rulebook) await this.#turnTo(changed.rulebook);
    void this.collection.readDecks();
    return outcome;
  }

  async takeBack(): Promise<Outcome<Settled<DeckSummary>> | undefined> {
    const { player, kept } = this;
    if (player === undefined || !kept) return undefined;
    const outcome = await this.program.call('decks.takeBack', { player, deck: kept.id });
    if (outcome.ok && outcome.value.kind === 'done') await this.#see(outcome.value.value);
    return outcome;
  }

  async #turnTo(rulebook: DeckSummary['rulebook']): Promise<void> {
    await this.collection.readCatalogue(rulebook);
    this.against = { kind: 'rulebook', rulebook };
  }

  isFree(name: string): boolean {
    return isBasicLand(name);
  }

  #isShort(name: string, count: number): boolean {
    return !this.isFree(name) && this.known(name) !== undefined && count > this.collection.ownedOf(name);
  }

  add(wanted: Wanted, count = 1, zone: DeckZone = 'main'): void {
    this.shown = wanted.name;
    this.bench.do((deck) => withCard(deck, wanted, count, zone));
  }

  recount(line: PileLine, by: number): void {
    this.bench.do((deck) => withCount(deck, line.at, line.entry.count + by));
  }

  /** All of the lines at once, as one step. */
  moveLines(lines: readonly PileLine[], zone: DeckZone, count?: number): void {
    this.#each(lines, (deck, at) => moved(deck, at, zone, count));
  }

  removeLines(lines: readonly PileLine[]): void {
    this.#each(lines, (deck, at) => withCount(deck, at, 0));
  }

  #each(lines: readonly PileLine[], step: (deck: Deck, at: number) => Deck): void {
    this.bench.do((whole) =>
      lines.reduce((deck, { key }) => {
        const at = deck.entries.findIndex((entry) => keyOf(entry) === key);
        return at < 0 ? deck : step(deck, at);
      }, whole),
    );
    this.chosen.clear();
  }

  /** What is dragged is let go over a zone of the deck, or beside it. */
  drop(zone: DeckZone | 'out'): void {
    const { dragged } = this;
    this.dragged = undefined;
    if (dragged?.kind === 'found' && zone !== 'out') this.add(dragged.wanted, 1, zone);
    if (dragged?.kind !== 'lines') return;
    if (zone === 'out') this.removeLines(this.chosenLines);
    else this.moveLines(this.chosenLines, zone);
  }
}

const detailsOf = ({ name, rulebook, tags, note }: DeckDetails): DeckDetails => ({
  ...{ name, rulebook, tags, note },
});

const shownOf = (deck: DeckSummary) => ({ ...detailsOf(deck), thrownAway: deck.thrownAway });

const KEEPERS = new WeakMap<ProgramClient, Map<number, DeckKeeper>>();

function keepersOf(program: ProgramClient): Map<number, DeckKeeper> {
  const known = KEEPERS.get(program);
  if (known) return known;
  const keepers = new Map<number, DeckKeeper>();
  KEEPERS.set(program, keepers);
  program.on('collection.changed', (changed) => {
    if (changed.what === 'decks') lookAt(keepers, changed.deck);
  });
  // Nothing was heard while the line was lost.
  program.onLine(({ kind }) => {
    if (kind === 'open') lookAt(keepers);
  });
  return keepers;
}

function lookAt(keepers: Map<number, DeckKeeper>, deck?: number): void {
  for (const [id, keeper] of keepers) if (deck === undefined || deck === id) void keeper.look();
}

export const [useWorkshop, provideWorkshop] = createContext<Workshop>();
