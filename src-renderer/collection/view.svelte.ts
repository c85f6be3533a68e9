/** What the collection room shows: the cards found, the one that is looked at, and in whose words. */
import { createContext } from 'svelte';
import type { Copies, Settled } from '../../src-shared/collection.ts';
import type { Refusal } from '../../src-shared/contract.ts';
import type { Rulebook } from '../../src-shared/rulebooks.ts';
import type { FaceText } from '../../src-shared/table.ts';
import type { ProgramClient } from '../program/client.ts';
import { Finder } from '../searching/finder.svelte.ts';
import type { FoundEntry } from '../searching/found.ts';
import { COLLECTION, refusedSentence, type CollectionTab } from './sentences.ts';
import { notDone } from '../words/refusals.ts';
import type { CollectionStore } from '../program/collection-store.svelte.ts';

export class CollectionView {
  readonly #program: ProgramClient;
  readonly collection: CollectionStore;
  readonly finder: Finder;
  tab = $state<CollectionTab>('cards');
  isTable = $state(false);
  /** The place in the catalogue of the printing that is shown large. */
  shown = $state<number>();
  /** Undefined: as the rulebook at hand says it. */
  words = $state.raw<Rulebook>();
  /** Why something was not done the last time, as a sentence. */
  trouble = $state<string>();
  #told = $state.raw<Readonly<Partial<Record<Rulebook, Readonly<Record<string, FaceText>>>>>>({});

  constructor(program: ProgramClient, collection: CollectionStore) {
    this.#program = program;
    this.collection = collection;
    this.finder = new Finder(program);
  }

  get entry(): FoundEntry | undefined {
    return this.shown === undefined ? undefined : this.collection.entry(this.shown);
  }

  /** The face of a card in the words that were asked for; undefined until the program has told them. */
  faceIn(name: string, rulebook: Rulebook): FaceText | undefined {
    if (rulebook === this.collection.catalogue?.rulebook) return this.collection.card(name)?.face;
    return this.#told[rulebook]?.[name];
  }

  /** Each rulebook is asked for once. */
  async readWords(rulebook: Rulebook): Promise<Refusal | undefined> {
    this.words = rulebook;
    if (this.#told[rulebook] || rulebook === this.collection.catalogue?.rulebook) return undefined;
    const outcome = await this.#program.call('collection.catalogue', { rulebook });
    if (!outcome.ok) return outcome.refusal;
    const faces = Object.fromEntries(outcome.value.cards.map(({ face }) => [face.name, face]));
    this.#told = { ...this.#told, [rulebook]: faces };
    return undefined;
  }

  async search(rulebook: Rulebook): Promise<void> {
    const player = this.collection.player?.id;
    if (player === undefined) return;
    await this.finder.search({ player, rulebook });
    const { found } = this.finder;
    if (this.shown === undefined || !found.includes(this.shown)) this.shown = found[0];
  }

  /** Cards come or go by hand. False, with the reason in `trouble`, where they cannot. */
  async change(cards: readonly Copies[]): Promise<boolean> {
    const player = this.collection.player?.id;
    if (player === undefined) return false;
    const outcome = await this.#program.call('collection.change', { player, cards });
    this.trouble = !outcome.ok
      ? notDone(outcome.refusal)
      : outcome.value.kind === 'refused'
        ? refusedSentence(outcome.value.refusal)
        : undefined;
    await this.collection.readHoldings();
    return this.trouble === undefined;
  }

  async toggleFavourite(card: string): Promise<void> {
    const { isFavourite, note } = this.collection.marksOf(card);
    await this.collection.mark({ card, isFavourite: !isFavourite, note });
  }

  /** `was`: what stood there when the writing began. False, with the reason in `trouble`, where it is not kept. */
  async keepNote(card: string, note: string, was: string): Promise<boolean> {
    const { isFavourite } = this.collection.marksOf(card);
    if (was === note) return true;
    const settled = await this.collection.mark({ card, isFavourite, note }, { isFavourite, note: was });
    this.trouble = this.#whyNotKept(card, settled);
    return this.trouble === undefined;
  }

  #whyNotKept(card: string, settled: Settled<null> | undefined): string | undefined {
    const { refusal } = this.collection;
    if (settled?.kind === 'done') return undefined;
    if (!settled) return refusal && notDone(refusal);
    return settled.refusal.reason === 'changedElsewhere'
      ? COLLECTION.noteElsewhere(this.collection.marksOf(card).note)
      : refusedSentence(settled.refusal);
  }

  /** The cards of one set. */
  showSet(code: string): void {
    this.tab = 'cards';
    this.finder.everyPrinting = true;
    this.finder.text = `e:${code.toLowerCase()}`;
  }
}

export const [useView, provideView] = createContext<CollectionView>();
