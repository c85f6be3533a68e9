/** Who sits where, and what they have said about being asked. Nothing of it is part of the duel. */
import type { CardNumber } from '../../src-shared/duel/things.ts';
import type { PlayerKind } from '../../src-shared/duels.ts';
import type { Step } from '../../src-shared/duel/words.ts';
import type { Destination, Yielded } from '../../src-shared/table.ts';
import type { Wizard } from '../../src-shared/wizards.ts';
import type { Duel, Seat } from '../engine/index.ts';
import { wizardCalled } from '../opponents/personalities.ts';
import type { Agreement, SpokenAgreements } from './ports.ts';

/** How long a chair that has given its word away passes. */
export type PassesUntil =
  /** A Stop, a decision or a chance. */
  | { readonly kind: 'asked' }
  /** The next step in which there is a word to say. */
  | { readonly kind: 'nextStep'; readonly turn: number; readonly step: Step }
  | {
      readonly kind: 'arrived';
      readonly destination: Destination;
      /** Where it began: it never leads back. */
      readonly turn: number;
      readonly step: Step;
    };

export interface Chair {
  readonly player: PlayerKind;
  readonly name: string;
  readonly deck: string;
  /** Who sits there, if it is a wizard that the program knows. */
  readonly wizard: Wizard | undefined;
  passesUntil: PassesUntil;
  /** The step that was let go with nothing waiting: its Stop has been heard. */
  heard: string | undefined;
  /** The step in which something was done last: an own main phase then ends with Done, not by itself. */
  busy: string | undefined;
  /** The word is kept after the own announcement. */
  holds: boolean;
  readonly yields: Map<string, Yielded>;
  /** Sources left alone by automatic payments (U050), each as the object it was when that was said. */
  readonly spared: Map<CardNumber, number>;
}

const UNSAID: Pick<Chair, 'passesUntil' | 'heard' | 'busy' | 'holds'> = {
  passesUntil: { kind: 'asked' },
  heard: undefined,
  busy: undefined,
  holds: false,
};

export function newChair(player: PlayerKind, name: string, deck: string): Chair {
  return {
    player,
    name,
    deck,
    wizard: player === 'person' ? undefined : wizardCalled(name),
    ...UNSAID,
    yields: new Map(),
    spared: new Map(),
  };
}

/** Whatever the chair's last words led to is taken back; its agreements stay. */
export function takeWordsBack(chair: Chair): void {
  Object.assign(chair, UNSAID);
}

/** The seats of persons. */
export const personsAmong = (seats: readonly { readonly player: PlayerKind }[]): Seat[] =>
  seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));

/** What a person's chair has said, for the journal. */
export const agreementOf = ({ yields, spared }: Chair, seat: Seat): Agreement => ({
  seat,
  yields: [...yields.values()],
  spared: [...spared],
});

/** What was said before the program was ended holds again. */
export function agreeAgain(chairs: readonly Chair[], agreements: SpokenAgreements = []): void {
  for (const { seat, yields, spared } of agreements) {
    const chair = chairs[seat];
    for (const yielded of yields) chair?.yields.set(yielded.key, yielded);
    for (const [card, incarnation] of spared) chair?.spared.set(card, incarnation);
  }
}

/** What the chair has set aside and is still there. */
export const sparedBy = ({ spared }: Chair, duel: Duel): CardNumber[] =>
  [...spared].flatMap(([card, incarnation]) =>
    duel.board[card] && duel.cards[card]?.incarnation === incarnation ? card : [],
  );
