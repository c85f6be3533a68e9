/** What can lie open over the table, one thing at a time, with the keyboard to itself. */
import type { CardNumber, Seat } from '../../src-shared/duel/things.ts';
import type { Warning } from '../../src-shared/preferences.ts';
import type { HelpPassage } from '../help/passages.ts';
import type { Offer } from './gestures/gesture.ts';
import type { Repeatable } from './gestures/repeating.svelte.ts';
import type { Word } from './sitting.svelte.ts';

export const PILES = ['graveyard', 'exile', 'ante'] as const;
export type Pile = (typeof PILES)[number];

export type Over =
  | { readonly kind: 'offers'; readonly offers: readonly Offer[] }
  | { readonly kind: 'warned'; readonly warnings: readonly Warning[]; readonly word: Word }
  | { readonly kind: 'pile'; readonly seat: Seat; readonly pile: Pile }
  | { readonly kind: 'card'; readonly card: CardNumber }
  | { readonly kind: 'concede' }
  | { readonly kind: 'draw' }
  /** The wizard would rather play on. */
  | { readonly kind: 'drawDeclined' }
  | { readonly kind: 'passage'; readonly passage: HelpPassage }
  | { readonly kind: 'habits' }
  /** What is not asked, and the Stops. */
  | { readonly kind: 'agreements' }
  /** Acts of one card, of which one is to be repeated. */
  | { readonly kind: 'repeat'; readonly acts: readonly Repeatable[] };
