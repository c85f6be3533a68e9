/**
 * Which replacements are in play, and of what each is one. Whoever proposes an event asks here for those of a kind; a
 * kind of which it is not said what it replaces does not compile.
 */
import type { CardNumber, Duel, Seat } from '../value/duel.ts';
import type { Filter } from '../language/filter.ts';
import type { InsteadKind } from '../language/instead.ts';
import type { Ref } from '../language/ref.ts';
import { derivedOf, type InsteadInPlay } from '../value/derived.ts';
import type { DamageEntry, MoveEntry } from '../value/frame.ts';
import { cardAt, cardOf, cardThing } from '../value/things.ts';
import type { MoveCause } from '../../../src-shared/duel/events.ts';
import { isTrue } from './conditions.ts';
import { contextAt, type Context } from './context.ts';
import { fitsCard } from './filters.ts';
import { looksOf } from './looks.ts';
import { isOutOfReach } from './protection.ts';
import { readSeats } from './refs.ts';

const NONE: readonly never[] = [];

/** All of a kind, whatever they replace. */
export function insteadsInPlay<Kind extends InsteadKind>(
  duel: Duel,
  kind: Kind,
): readonly InsteadInPlay<Kind>[] {
  const { insteads } = derivedOf(duel);
  return insteads.size === 0 ? NONE : ((insteads.get(kind) ?? NONE) as readonly InsteadInPlay<Kind>[]);
}

/** Whether it replaces this. */
export function replaces<Kind extends InsteadKind>(
  duel: Duel,
  one: InsteadInPlay<Kind>,
  ...event: Replaced<Kind>
): boolean {
  return (REPLACES[one.instead.kind] as unknown as Replacing<Kind>)(duel, one, ...event);
}

export function insteadsOf<Kind extends InsteadKind>(
  duel: Duel,
  kind: Kind,
  ...event: Replaced<Kind>
): readonly InsteadInPlay<Kind>[] {
  const all = insteadsInPlay(duel, kind);
  return all.length === 0 ? NONE : all.filter((one) => replaces(duel, one, ...event));
}

/** It names a replacement as long as its permanent is the same: none replaces one event twice. */
export const keyOf = ({ card, at }: Pick<InsteadInPlay<InsteadKind>, 'card' | 'at'>): string =>
  `${card}.${at.face}.${at.ability}`;

/** What a kind of replacement is asked about. */
type Replaced<Kind extends InsteadKind> = (typeof REPLACES)[Kind] extends (
  duel: Duel,
  one: never,
  ...event: infer Rest extends readonly unknown[]
) => boolean
  ? Rest
  : never;

type Replacing<Kind extends InsteadKind> = (
  duel: Duel,
  one: InsteadInPlay<Kind>,
  ...event: Replaced<Kind>
) => boolean;

type Said = Pick<InsteadInPlay<InsteadKind>, 'card' | 'at'>;

const contextOf = (duel: Duel, { card, at }: Said): Context => contextAt(duel, card, at);

const ofPlayers = (
  duel: Duel,
  one: Said & { readonly instead: { readonly who: Ref } },
  seat: Seat,
): boolean => readSeats(duel, contextOf(duel, one), one.instead.who).includes(seat);

/** A card says it of itself on its way into play: whoever brings it there reads it off its face. */
const ofItselfAlone = (): boolean => false;

const REPLACES = {
  asEnters: ofItselfAlone,
  damageStopped: (duel, one, entry: DamageEntry, combat: boolean) => {
    const { part } = one.instead;
    return (part === undefined || (part === 'combatOnly') === combat) && covers(duel, one, entry);
  },
  damageTurned: (duel, one, entry: DamageEntry) => {
    const { when } = one.instead;
    return covers(duel, one, entry) && (!when || isTrue(duel, contextOf(duel, one), when));
  },
  damageMultiplied: (duel, one, { source }: DamageEntry) =>
    fitsCard(duel, contextOf(duel, one), one.instead.from, cardOf(source), source.looks),
  gainReplaced: ofPlayers,
  movedElsewhere: (duel, one, entry: MoveEntry, cause: MoveCause, by: Seat | undefined) => {
    const { filter, from, to, discarded, of } = one.instead;
    const { owner, zone } = cardAt(duel, entry.card);
    if (to !== entry.to || (from !== undefined && from !== zone)) return false;
    if (discarded && !(cause === 'discard' && isDiscardedTo(duel, one, entry.card, by))) return false;
    const context = contextOf(duel, one);
    return (
      (!of || readSeats(duel, context, of).includes(owner)) &&
      fitsCard(duel, context, filter, entry.card, looksOf(duel, entry.card))
    );
  },
  drawReplaced: (duel, one, seat: Seat) => {
    const { when } = one.instead;
    return ofPlayers(duel, one, seat) && (!when || isTrue(duel, contextOf(duel, one), when));
  },
  turnSkipped: (duel, one, seat: Seat) => {
    const { when } = one.instead;
    return ofPlayers(duel, one, seat) && (!when || isTrue(duel, contextOf(duel, one), when));
  },
} satisfies { [Kind in InsteadKind]: (duel: Duel, one: InsteadInPlay<Kind>, ...event: never[]) => boolean };

/** To an effect, and to whose it asks for: of an opponent of the card's owner, say. */
function isDiscardedTo(
  duel: Duel,
  { instead }: InsteadInPlay<'movedElsewhere'>,
  card: CardNumber,
  by: Seat | undefined,
): boolean {
  if (by === undefined) return false;
  const owner: Context = { you: cardAt(duel, card).owner, self: cardThing(duel, card) };
  return !instead.by || readSeats(duel, owner, instead.by).includes(by);
}

function covers(
  duel: Duel,
  one: Said & { readonly instead: { readonly from: Filter; readonly to?: Filter; readonly players?: Ref } },
  { to, source }: DamageEntry,
): boolean {
  const { instead, card } = one;
  const context = contextOf(duel, one);
  const isRecipient =
    to.kind === 'seat'
      ? instead.players !== undefined && readSeats(duel, context, instead.players).includes(to.seat)
      : to.kind === 'card' &&
        instead.to !== undefined &&
        fitsCard(duel, context, instead.to, to.card, looksOf(duel, to.card));
  return (
    isRecipient &&
    fitsCard(duel, context, instead.from, cardOf(source), source.looks) &&
    !isOutOfReach(duel, source.card, looksOf(duel, card), card)
  );
}
