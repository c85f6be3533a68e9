/** The card that is looked at, and how it is read: in whose words and frame, and with how much room for its text. */
import type { Outcome } from '../../src-shared/contract.ts';
import type { CardNumber } from '../../src-shared/duel/things.ts';
import type { Preferences } from '../../src-shared/preferences.ts';
import type { Rulebook } from '../../src-shared/rulebooks.ts';
import type { FaceText, TableView, News } from '../../src-shared/table.ts';

export function eraOf(view: TableView | undefined, { eraFrames, rulebook }: Preferences): Rulebook {
  return eraFrames === 'ofDuel' ? (view?.rulebook ?? rulebook) : eraFrames;
}

/** Wherever the card is: at the table (face down for who knows it as well), on the chain, or behind an effect that lasts. */
export function faceNumberOf({ cards, chain, effects }: TableView, card: CardNumber): number | undefined {
  return (
    cards[card]?.beneath ??
    cards[card]?.face ??
    [...chain, ...effects].find((other) => other.card === card)?.face
  );
}

/** Asks what is printed on a card, in the words of a rulebook. */
export type CardWords = (card: CardNumber, rulebook: Rulebook) => Promise<Outcome<FaceText | null>>;

export class CardReading {
  readonly #ask: CardWords;
  /** The card that the Showcase shows. */
  shown = $state.raw<CardNumber>();
  /** Undefined: in the words of the duel's rulebook. */
  rulebook = $state.raw<Rulebook>();
  /** The text box has grown to hold the whole text. */
  isExpanded = $state(false);
  #told = $state.raw<Readonly<Record<string, FaceText>>>({});
  /** Not watched: what is asked for again after a failure would be asked for without end. */
  readonly #asked: Record<string, boolean> = {};

  constructor(ask: CardWords) {
    this.#ask = ask;
  }

  /** Another card is looked at: it is read as this duel reads it. */
  show(card: CardNumber): void {
    if (this.shown === card) return;
    this.rulebook = undefined;
    this.isExpanded = false;
    this.shown = card;
  }

  /** U100: what was just drawn is looked at. */
  showDrawn({ cards, plays }: TableView, { events }: News): void {
    const drawn = events.findLast(
      (event) =>
        event.kind === 'moved' &&
        event.cause === 'draw' &&
        event.to === 'hand' &&
        cards[event.card] !== undefined &&
        plays.includes(event.seat),
    );
    if (drawn?.kind === 'moved') this.show(drawn.card);
  }

  expand(): void {
    this.isExpanded = !this.isExpanded;
  }

  faceIn(view: TableView, card: CardNumber, rulebook: Rulebook): FaceText | undefined {
    const face = faceNumberOf(view, card);
    return face === undefined ? undefined : this.#told[keyOf(face, rulebook)];
  }

  /** Each face is asked for once in each rulebook's words. */
  async lookUp(view: TableView, card: CardNumber, rulebook: Rulebook): Promise<void> {
    const face = faceNumberOf(view, card);
    if (face === undefined || face < 0) return;
    const key = keyOf(face, rulebook);
    if (this.#asked[key]) return;
    this.#asked[key] = true;
    const outcome = await this.#ask(card, rulebook);
    if (outcome.ok && outcome.value) this.#told = { ...this.#told, [key]: outcome.value };
    // The line may be back when it is looked at again.
    else this.#asked[key] = false;
  }
}

const keyOf = (face: number, rulebook: Rulebook): string => `${face} ${rulebook}`;
