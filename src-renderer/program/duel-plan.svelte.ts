/** What the next duel is to be, as the player has put it together so far: as it was the last time, until it is changed. */
import type {
  DeckWish,
  DuelTerms,
  GauntletOrder,
  MatchOrder,
  MatchSize,
  Stakes,
  Terms,
} from '../../src-shared/campaign.ts';
import type { DeckSummary, PlayerId } from '../../src-shared/collection.ts';
import {
  LARGEST_SEED,
  type Custom,
  type DeckChoice,
  type DuelOrder,
  type MindName,
  type SeatOrder,
  type UndoRule,
} from '../../src-shared/duels.ts';
import { ANYBODY, type WizardChoice } from '../../src-shared/wizards.ts';
import { DEFAULT_PREFERENCES, type Preferences } from '../../src-shared/preferences.ts';
import type { Rulebook } from '../../src-shared/rulebooks.ts';
import type { RuleOption } from '../../src-shared/rule-options.ts';
import {
  USUAL_CUSTOMS,
  type Agreements,
  type Competition,
  type PlannedChair,
  type SetUp,
} from '../../src-shared/set-up.ts';
import type { KeptDuels } from './duels.svelte.ts';

const BY_CHANCE: DeckWish = { kind: 'chance' };

/** Its antes alone make an end of it. */
const ENDS_BY_ANTE: readonly Stakes[] = ['keeps', 'paper'];

export class DuelPlan {
  readonly #preferences: { readonly shown: Preferences };
  readonly #duels: Pick<KeptDuels, 'choices' | 'isPlayable'>;
  readonly #own: { readonly decks: readonly DeckSummary[] };
  /** A choice of another rulebook than the preferred one stands until another is preferred. */
  #book = $state.raw<{ readonly chosen: Rulebook; readonly preferred: Rulebook }>();
  /** What was changed since it was remembered. */
  #draft = $state.raw<Partial<SetUp>>({});
  /** As it was typed. */
  seed = $state('');

  constructor(
    preferences: { readonly shown: Preferences },
    duels: Pick<KeptDuels, 'choices' | 'isPlayable'>,
    own: { readonly decks: readonly DeckSummary[] } = { decks: [] },
  ) {
    this.#preferences = preferences;
    this.#duels = duels;
    this.#own = own;
  }

  /** To be remembered. */
  get setUp(): SetUp {
    return { ...this.#preferences.shown.setUp, ...this.#draft };
  }

  get rulebook(): Rulebook {
    const preferred = this.#preferences.shown.rulebook;
    const wanted = this.#book?.preferred === preferred ? this.#book.chosen : preferred;
    return this.#playable(wanted);
  }

  set rulebook(chosen: Rulebook) {
    this.#book = { chosen, preferred: this.#preferences.shown.rulebook };
  }

  get competition(): Competition {
    return this.setUp.competition;
  }

  set competition(competition: Competition) {
    this.#change({ competition });
  }

  /** What was chosen, which may not fit the rulebook. */
  get agreements(): Agreements {
    return this.setUp.agreements;
  }

  set agreements(agreements: Agreements) {
    this.#change({ agreements });
  }

  get chairs(): readonly PlannedChair[] {
    return this.setUp.chairs;
  }

  get undo(): UndoRule {
    return this.setUp.undo;
  }

  set undo(undo: UndoRule) {
    this.#change({ undo });
  }

  /** Whether the chairs may have decks of every rulebook. */
  get allTimes(): boolean {
    return this.setUp.allTimes;
  }

  set allTimes(allTimes: boolean) {
    this.#change({ allTimes });
  }

  /** With what the options say of decks. Undefined until the program has told. */
  get custom(): Custom | undefined {
    const custom = this.#custom;
    return custom && { ...custom, fewest: this.#fewestByOptions ?? custom.fewest };
  }

  /** Those that fit the rulebook, or all of them, that are as large as the options want them. */
  get decks(): readonly DeckChoice[] {
    const fewest = this.#fewestByOptions ?? 0;
    return (this.#duels.choices?.decks ?? []).filter(
      ({ rulebooks, cards }) => cards >= fewest && (this.allTimes || rulebooks.includes(this.rulebook)),
    );
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

  /** One deck is divided between the two. */
  get isHalved(): boolean {
    return this.deckOf(0).kind === 'half';
  }

  /** U177: those that the rulebook has, and that what else was chosen leaves. */
  get sizes(): readonly MatchSize[] {
    const sizes = this.custom?.sizes ?? ['duel'];
    return sizes.filter((size) => size !== 'untilSpent' || this.#mayGoOnUntilSpent);
  }

  get size(): MatchSize {
    const { size } = this.agreements;
    return this.sizes.includes(size) ? size : 'duel';
  }

  get stakes(): Stakes {
    const { stakes } = this.agreements;
    return this.custom?.stakes.includes(stakes) ? stakes : 'none';
  }

  get level(): MindName {
    const player = this.chairs[1]?.player;
    return this.competition === 'gauntlet' || player === undefined || player === 'person'
      ? this.agreements.level
      : player;
  }

  /** U004: how hard it is depends on these. Undefined: there is nobody to be beaten. */
  get rated(): { level: MindName; size: MatchSize; stakes: Stakes } | undefined {
    if (this.competition === 'single' && !this.isAgainstWizard) return undefined;
    return { level: this.level, size: this.size, stakes: this.stakes };
  }

  get isAgainstWizard(): boolean {
    return this.chairs[0]?.player === 'person' && this.chairs[1]?.player !== 'person';
  }

  /** It is more than one duel, or something was agreed on that a duel by itself does not know. */
  get isMatch(): boolean {
    const { life, hand, fewest, hints } = this.agreements;
    const isAgreed = life !== undefined || hand !== undefined || fewest !== undefined || !hints;
    const isLong = this.size !== 'duel' || this.stakes === 'keeps' || this.stakes === 'once';
    return this.isAgainstWizard && (isLong || isAgreed || this.isHalved);
  }

  /** Those that the rulebook has. */
  get offeredOptions(): readonly RuleOption[] {
    return this.#custom?.options.map(({ option }) => option) ?? [];
  }

  get options(): readonly RuleOption[] {
    return this.offeredOptions.filter((option) => this.setUp.options.includes(option));
  }

  /** What was chosen of other rulebooks stays chosen. */
  set options(chosen: readonly RuleOption[]) {
    const others = this.setUp.options.filter((option) => !this.offeredOptions.includes(option));
    this.#change({ options: [...others, ...chosen] });
  }

  get seedIsBad(): boolean {
    const typed = this.seed.trim();
    return typed !== '' && (!/^\d+$/.test(typed) || Number(typed) > LARGEST_SEED);
  }

  /** One that is not offered is not played. */
  deckOf(chair: number): DeckWish {
    const wish = this.chairs[chair]?.deck ?? BY_CHANCE;
    return this.#isOffered(wish) ? wish : BY_CHANCE;
  }

  seat(chair: number, change: Partial<PlannedChair>): void {
    this.#change({
      chairs: this.chairs.map((sitting, at) => (at === chair ? { ...sitting, ...change } : sitting)),
    });
  }

  /** With a bad seed there is nothing to order. */
  get order(): DuelOrder | undefined {
    if (this.seedIsBad) return undefined;
    const typed = this.seed.trim();
    return {
      ...this.#duelTerms,
      seats: this.chairs.map(({ player }, chair) => ({
        player,
        ...(player !== 'person' && { wizard: this.wizardOf(chair)?.id ?? ANYBODY }),
        ...chosen(this.deckOf(chair)),
      })),
      ...(typed !== '' && { seed: Number(typed) }),
      ante: this.stakes !== 'none',
    };
  }

  /** As it would be played. */
  get terms(): Terms {
    const { level: _, opponents: __, sideboarding, ...agreed } = this.agreements;
    return {
      ...{ ...agreed, ...this.#duelTerms, size: this.size, stakes: this.stakes },
      sideboarding: sideboarding && (this.custom?.maySideboard ?? false),
    };
  }

  matchOrder(player: PlayerId): MatchOrder {
    const wizard = this.wizardOf(1)?.id;
    const against = this.deckOf(1);
    return {
      ...{ player, level: this.level, deck: this.deckOf(0), terms: this.terms },
      ...(wizard !== undefined && { wizard }),
      ...(against.kind !== 'chance' && { against }),
    };
  }

  gauntletOrder(player: PlayerId): GauntletOrder {
    const { level, opponents } = this.agreements;
    return { player, deck: whole(this.deckOf(0)), terms: { ...this.terms, level, opponents } };
  }

  /** The duel of a single click: whatever was put together stays as it is. */
  get quickOrder(): DuelOrder {
    return {
      rulebook: this.#playable(this.#preferences.shown.rulebook),
      seats: [{ player: 'person' }, { player: 'magician' }],
      ...{ ...USUAL_CUSTOMS, ante: false },
    };
  }

  #isOffered(wish: DeckWish): boolean {
    switch (wish.kind) {
      case 'ready':
        return this.decks.some(({ name }) => name === wish.name);
      case 'own':
      case 'half':
        return this.ownDecks.some(({ id }) => id === wish.deck);
      case 'chance':
        return true;
    }
  }

  get #duelTerms(): DuelTerms {
    const { competition: _, agreements: __, chairs: ___, ...customs } = this.setUp;
    return { ...customs, rulebook: this.rulebook, options: this.options };
  }

  get #mayGoOnUntilSpent(): boolean {
    return this.competition === 'single' && this.isHalved && ENDS_BY_ANTE.includes(this.stakes);
  }

  get #custom(): Custom | undefined {
    return this.#duels.choices?.customs.find(({ rulebook }) => rulebook === this.rulebook);
  }

  /** Undefined: they say nothing of decks. */
  get #fewestByOptions(): number | undefined {
    const said = this.#custom?.options.flatMap(({ option, fewest }) =>
      fewest !== undefined && this.options.includes(option) ? [fewest] : [],
    );
    return said?.length ? Math.max(...said) : undefined;
  }

  #change(change: Partial<SetUp>): void {
    this.#draft = { ...this.#draft, ...change };
  }

  #playable(rulebook: Rulebook): Rulebook {
    return this.#duels.isPlayable(rulebook) ? rulebook : DEFAULT_PREFERENCES.rulebook;
  }
}

/** U182: a deck is divided in a match alone. */
const whole = (wish: DeckWish): DeckWish => (wish.kind === 'half' ? { ...wish, kind: 'own' } : wish);

/** Nothing: by chance. */
function chosen(wish: DeckWish): Pick<SeatOrder, 'deck'> {
  const deck = whole(wish);
  return deck.kind === 'ready' || deck.kind === 'own' ? { deck } : {};
}
