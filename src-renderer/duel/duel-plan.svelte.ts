/** What the next duel is to be, as the player has put it together so far. It is kept as long as the window is open. */
import type { DeckSummary } from '../../src-shared/collection.ts';
import type { DeckChoice, DuelOrder, PlayerKind, SeatOrder, UndoRule } from '../../src-shared/duels.ts';
import { ANYBODY, type WizardChoice } from '../../src-shared/wizards.ts';
import { DEFAULT_PREFERENCES, type Preferences, type Rulebook } from '../../src-shared/preferences.ts';
import type { KeptDuels } from '../program/duels.svelte.ts';

/** In the place of a deck's name. */
export const BY_CHANCE = '';

/** What stands before the number of an own deck, where a ready one has its name. */
const OWN = 'own deck ';

export const ownDeckValue = ({ id }: Pick<DeckSummary, 'id'>): string => `${OWN}${id}`;

export const LARGEST_SEED = 2 ** 32 - 1;

interface Chair {
  readonly player: PlayerKind;
  /** An id, or by chance. */
  readonly wizard: string;
  /** The one chosen last, which may not fit the rulebook. */
  readonly deck: string;
}

export class DuelPlan {
  readonly #preferences: { readonly shown: Preferences };
  readonly #duels: Pick<KeptDuels, 'choices' | 'isPlayable'>;
  readonly #own: { readonly decks: readonly DeckSummary[] };
  /** A choice of another rulebook than the preferred one stands until another is preferred. */
  #book = $state.raw<{ readonly chosen: Rulebook; readonly preferred: Rulebook }>();
  #ante = $state(false);
  #byOption = $state(false);
  chairs = $state.raw<readonly Chair[]>([
    { player: 'person', wizard: ANYBODY, deck: BY_CHANCE },
    { player: 'magician', wizard: ANYBODY, deck: BY_CHANCE },
  ]);
  /** As it was typed. */
  seed = $state('');
  undo = $state<UndoRule>('unseen');
  /** Whether the chairs may have decks of every rulebook. */
  allTimes = $state(false);

  constructor(
    preferences: { readonly shown: Preferences },
    duels: Pick<KeptDuels, 'choices' | 'isPlayable'>,
    own: { readonly decks: readonly DeckSummary[] } = { decks: [] },
  ) {
    this.#preferences = preferences;
    this.#duels = duels;
    this.#own = own;
  }

  get rulebook(): Rulebook {
    const preferred = this.#preferences.shown.rulebook;
    const wanted = this.#book?.preferred === preferred ? this.#book.chosen : preferred;
    return this.#playable(wanted);
  }

  set rulebook(chosen: Rulebook) {
    this.#book = { chosen, preferred: this.#preferences.shown.rulebook };
  }

  /** Those that fit the rulebook, or all of them. */
  get decks(): readonly DeckChoice[] {
    const decks = this.#duels.choices?.decks ?? [];
    return this.allTimes ? decks : decks.filter(({ rulebooks }) => rulebooks.includes(this.rulebook));
  }

  /** Of the player at hand, built for the rulebook, or all of them. */
  get ownDecks(): readonly DeckSummary[] {
    return this.#own.decks.filter(({ rulebook }) => this.allTimes || rulebook === this.rulebook);
  }

  get wizards(): readonly WizardChoice[] {
    return this.#duels.choices?.wizards ?? [];
  }

  /** Undefined: a person, or whoever comes. */
  wizardOf(chair: number): WizardChoice | undefined {
    const sitting = this.chairs[chair];
    return sitting?.player === 'person' ? undefined : this.wizards.find(({ id }) => id === sitting?.wizard);
  }

  get hasAnte(): boolean {
    return this.#duels.choices?.anteIn.includes(this.rulebook) ?? false;
  }

  get ante(): boolean {
    return this.#ante && this.hasAnte;
  }

  set ante(wanted: boolean) {
    this.#ante = wanted;
  }

  get hasOption(): boolean {
    return this.#duels.choices?.optionIn.includes(this.rulebook) ?? false;
  }

  get byOption(): boolean {
    return this.#byOption && this.hasOption;
  }

  set byOption(wanted: boolean) {
    this.#byOption = wanted;
  }

  get seedIsBad(): boolean {
    const typed = this.seed.trim();
    return typed !== '' && (!/^\d+$/.test(typed) || Number(typed) > LARGEST_SEED);
  }

  deckOf(chair: number): string {
    const deck = this.chairs[chair]?.deck ?? BY_CHANCE;
    const isThere =
      this.decks.some(({ name }) => name === deck) || this.ownDecks.some((own) => ownDeckValue(own) === deck);
    return isThere ? deck : BY_CHANCE;
  }

  seat(chair: number, change: Partial<Chair>): void {
    this.chairs = this.chairs.map((sitting, at) => (at === chair ? { ...sitting, ...change } : sitting));
  }

  /** With a bad seed there is nothing to order. */
  get order(): DuelOrder | undefined {
    if (this.seedIsBad) return undefined;
    const typed = this.seed.trim();
    return {
      rulebook: this.rulebook,
      seats: this.chairs.map(({ player }, chair) =>
        seatOrder(player, this.wizardOf(chair)?.id ?? ANYBODY, this.deckOf(chair)),
      ),
      ...(typed === '' ? {} : { seed: Number(typed) }),
      undo: this.undo,
      ante: this.ante,
      allTimes: this.allTimes,
      byOption: this.byOption,
    };
  }

  /** The duel of a single click: whatever was put together stays as it is. */
  get quickOrder(): DuelOrder {
    return {
      rulebook: this.#playable(this.#preferences.shown.rulebook),
      seats: [{ player: 'person' }, { player: 'magician' }],
      undo: 'unseen',
      ante: false,
      allTimes: false,
      byOption: false,
    };
  }

  #playable(rulebook: Rulebook): Rulebook {
    return this.#duels.isPlayable(rulebook) ? rulebook : DEFAULT_PREFERENCES.rulebook;
  }
}

function seatOrder(player: PlayerKind, wizard: string, deck: string): SeatOrder {
  return {
    player,
    ...(player === 'person' ? {} : { wizard }),
    ...deckOrder(deck),
  };
}

function deckOrder(deck: string): Pick<SeatOrder, 'deck' | 'own'> {
  if (deck === BY_CHANCE) return {};
  return deck.startsWith(OWN) ? { own: Number(deck.slice(OWN.length)) } : { deck };
}
