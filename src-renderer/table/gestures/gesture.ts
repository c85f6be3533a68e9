/** What the pointer and the keyboard are doing for the question at hand: one machine for each kind of question. */
import type { Drafted, Options } from '../../../src-shared/duel/options.ts';
import type { Pour, Poured } from '../../../src-shared/duel/payment.ts';
import type { Preview } from '../../../src-shared/duel/preview.ts';
import type { Attacker, Block, Reply } from '../../../src-shared/duel/question.ts';
import type { CardNumber } from '../../../src-shared/duel/things.ts';
import type { Prompt, RestingAbility, TableView } from '../../../src-shared/table.ts';
import type { Sign, Spot } from '../spots.ts';

/** One of several acts that a click may mean. */
export interface Offer {
  readonly text: string;
  /** Why it cannot be taken now; undefined: it can. */
  readonly whyNot?: string;
  /** The number of the rule behind it. */
  readonly rule?: string | undefined;
  readonly take: () => void;
}

/** What a gesture needs of the table. */
export interface Hands {
  readonly view: TableView;
  readonly prompt: Prompt;
  /** U145, U151, U170: what was chosen is not taken back. */
  readonly isStrict: boolean;
  say: (reply: Reply) => void;
  /** Passes until something asks for the player. */
  pass: () => void;
  /** Lets the player choose among several acts of one card. */
  offer: (offers: readonly Offer[]) => void;
  /** Asks the program what may be added to a half-made reply. */
  draft: (draft: Reply) => Promise<Drafted | undefined>;
  /** Asks the program what an X comes to with this poured in. */
  pour: (pour: Pour) => Promise<Poured | undefined>;
  /** Asks the program for the abilities of a permanent that cannot be used now. */
  resting: (card: CardNumber) => Promise<readonly RestingAbility[]>;
  /** Asks the program what a reply would lead to. */
  preview: (reply: Reply) => Promise<Preview | undefined>;
}

export interface Gesture {
  readonly kind: Options['kind'];
  signOf: (spot: Spot) => Sign | undefined;
  /** A click on a spot without a sign does nothing. */
  click: (spot: Spot) => void;
  /** Undefined: there is no Done, the answer is a click or a button of the question's own. */
  readonly canFinish: boolean | undefined;
  finish: () => void;
  /** Whether there is something that Cancel takes back. */
  readonly canCancel: boolean;
  cancel: () => void;
}

/** What is chosen of a combat so far, for the lanes. */
export interface CombatDraft {
  readonly attackers?: readonly Attacker[];
  readonly blocks?: readonly Block[];
  /** The blocker that is about to be sent. */
  readonly held?: CardNumber;
}

export type OptionsOf<Kind extends Options['kind']> = Extract<Options, { kind: Kind }>;

/** The question's own buttons are the whole of it. */
export abstract class ButtonsOnly implements Gesture {
  abstract readonly kind: Options['kind'];
  protected readonly hands: Hands;

  constructor(hands: Hands) {
    this.hands = hands;
  }

  get canFinish(): boolean | undefined {
    return undefined;
  }

  get canCancel(): boolean {
    return false;
  }

  signOf(_spot: Spot): Sign | undefined {
    return undefined;
  }

  click(_spot: Spot): void {
    // Nothing at the table takes part.
  }

  finish(): void {
    // There is nothing to finish but by the buttons.
  }

  cancel(): void {
    // Nothing was begun.
  }
}
