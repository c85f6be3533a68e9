/** What the window knows of the player at hand: cards, packs, marks and decks, as the program told it last. */
import type { CatalogueCard, CatalogueEntry, CatalogueView } from '../../src-shared/catalogue.ts';
import type {
  CardMarks,
  Copies,
  DeckSummary,
  NewPlayer,
  Pack,
  Player,
  Settled,
} from '../../src-shared/collection.ts';
import type { CollectionChanged } from '../../src-shared/collection-calls.ts';
import type { CallName, Input, Outcome, Output, Refusal } from '../../src-shared/contract.ts';
import type { Rulebook } from '../../src-shared/rulebooks.ts';
import type { ProgramClient } from './client.ts';
import { cardsByName, KnownCatalogues } from './catalogues.ts';

export class CollectionStore {
  readonly #program: ProgramClient;
  /** Whoever played last comes first. Undefined until the program has told them. */
  players = $state.raw<readonly Player[]>();
  /** Players who can be taken back, the latest first; asked for by the room that shows them. */
  thrownAway = $state.raw<readonly Player[]>([]);
  owned = $state.raw<readonly Copies[]>([]);
  packs = $state.raw<readonly Pack[]>([]);
  marks = $state.raw<Readonly<Record<string, CardMarks>>>({});
  decks = $state.raw<readonly DeckSummary[]>([]);
  catalogue = $state.raw<CatalogueView>();
  readonly #catalogues = new KnownCatalogues((rulebook) => this.#ask('collection.catalogue', { rulebook }));
  /** Why something could not be read the last time. */
  refusal = $state.raw<Refusal>();

  readonly #byName = $derived(this.catalogue && cardsByName(this.catalogue));
  readonly #counts = $derived(countsIn(this.owned));

  constructor(program: ProgramClient) {
    this.#program = program;
    program.on('collection.changed', (changed) => {
      this.#changedElsewhere(changed);
    });
  }

  /** The player at hand. */
  get player(): Player | undefined {
    return this.players?.[0];
  }

  card(name: string): CatalogueCard | undefined {
    return this.#byName?.[name];
  }

  entry(place: number): (CatalogueEntry & { readonly facts: CatalogueCard }) | undefined {
    const entry = this.catalogue?.entries[place];
    const facts = entry && this.catalogue?.cards[entry.card];
    return entry && facts && { ...entry, facts };
  }

  /** Of a card in all its printings, or of one printing. Whoever holds every card has as many as are wanted. */
  ownedOf(card: string, set?: string, number?: string): number {
    if (this.player?.holds === 'everything') return Infinity;
    return this.#counts[set === undefined ? card : keyOf(card, set, number ?? '')] ?? 0;
  }

  async read(rulebook: Rulebook): Promise<void> {
    await Promise.all([this.readPlayers(), this.readCatalogue(rulebook)]);
    await this.readHoldings();
  }

  async readPlayers(): Promise<void> {
    const players = await this.#ask('players.list', undefined);
    if (players) this.players = players;
  }

  async readThrownAway(): Promise<void> {
    const thrownAway = await this.#ask('players.thrownAway', undefined);
    if (thrownAway) this.thrownAway = thrownAway;
  }

  async readCatalogue(rulebook: Rulebook): Promise<void> {
    const catalogue = await this.#catalogues.get(rulebook);
    if (catalogue) this.catalogue = catalogue;
  }

  async readHoldings(): Promise<void> {
    const player = this.player?.id;
    if (player === undefined) {
      this.#holdNothing();
      return;
    }
    const [owned, packs, marks, decks] = await Promise.all([
      this.#ask('collection.owned', { player }),
      this.#ask('packs.list', { player }),
      this.#ask('collection.marks', { player }),
      this.#ask('decks.list', { player }),
    ]);
    // Another player may have sat down meanwhile.
    if (player !== this.player?.id) return;
    if (owned) this.owned = owned;
    if (packs) this.packs = packs;
    if (marks) this.marks = Object.fromEntries(marks.map((one) => [one.card, one]));
    if (decks) this.decks = decks;
  }

  #holdNothing(): void {
    this.owned = [];
    this.packs = [];
    this.marks = {};
    this.decks = [];
  }

  async readDecks(): Promise<void> {
    const player = this.player?.id;
    const decks = player === undefined ? undefined : await this.#ask('decks.list', { player });
    if (decks && player === this.player?.id) this.decks = decks;
  }

  async addPlayer(wanted: NewPlayer): Promise<Settled<Player> | undefined> {
    const added = await this.#ask('players.add', wanted);
    if (added?.kind === 'done') await this.sit(added.value);
    return added;
  }

  /** Another player's cards come to the table. */
  async sit({ id }: Player): Promise<void> {
    await this.#ask('players.sit', { player: id });
    await this.readPlayers();
    await this.readHoldings();
  }

  /** What is changed shows in the list at once. */
  async changePlayer(
    { id }: Player,
    changed: Partial<Pick<NewPlayer, 'name' | 'portrait' | 'holds'>>,
  ): Promise<Settled<Player> | undefined> {
    const settled = await this.#ask('players.change', { player: id, ...changed });
    if (settled?.kind === 'done') await this.readPlayers();
    return settled;
  }

  async throwAway(player: Player): Promise<Settled<null> | undefined> {
    const settled = await this.#ask('players.throwAway', { player: player.id });
    if (settled?.kind !== 'done') return settled;
    this.thrownAway = [player, ...this.thrownAway];
    await this.readPlayers();
    await this.readHoldings();
    return settled;
  }

  async takeBack({ id }: Player): Promise<Settled<Player> | undefined> {
    const settled = await this.#ask('players.takeBack', { player: id });
    if (settled?.kind !== 'done') return settled;
    this.thrownAway = this.thrownAway.filter((other) => other.id !== id);
    await this.readPlayers();
    await this.readHoldings();
    return settled;
  }

  /** It shows at once; where another window has written the note meanwhile, that one stands. */
  async mark(
    marked: CardMarks,
    was: Omit<CardMarks, 'card'> = this.marksOf(marked.card),
  ): Promise<Settled<null> | undefined> {
    const player = this.player?.id;
    if (player === undefined) return undefined;
    this.marks = { ...this.marks, [marked.card]: marked };
    const { isFavourite, note } = was;
    const settled = await this.#ask('collection.mark', { player, ...marked, was: { isFavourite, note } });
    if (settled?.kind === 'refused') await this.readHoldings();
    return settled;
  }

  marksOf(card: string): CardMarks {
    return this.marks[card] ?? { card, isFavourite: false, note: '' };
  }

  #changedElsewhere(changed: CollectionChanged): void {
    if (changed.what === 'players') void this.#readPlayersAnew();
    else if (changed.player === this.player?.id)
      void (changed.what === 'decks' ? this.readDecks() : this.readHoldings());
  }

  async #readPlayersAnew(): Promise<void> {
    const before = this.player?.id;
    await this.readPlayers();
    if (this.player?.id !== before) await this.readHoldings();
    await this.readThrownAway();
  }

  /** What the program says, or nothing, with the reason in `refusal`. */
  async #ask<Name extends CallName>(name: Name, input: Input<Name>): Promise<Output<Name> | undefined> {
    const outcome: Outcome<Output<Name>> = await this.#program.call(name, input);
    this.refusal = outcome.ok ? undefined : outcome.refusal;
    return outcome.ok ? outcome.value : undefined;
  }
}

const keyOf = (card: string, set: string, number: string): string => [card, set, number].join('\n');

/** Under the card's name, and under each printing. */
function countsIn(owned: readonly Copies[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { card, set, number, count } of owned)
    for (const key of [card, keyOf(card, set, number)]) counts[key] = (counts[key] ?? 0) + count;
  return counts;
}
