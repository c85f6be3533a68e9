/** Triggered abilities and delayed effects see what happened, and wait for their place. */
import type { About, Act, CardNumber, Duel, Seat, Snapshot, Thing } from './duel.ts';
import { contextAt, contextOf, fitsCard, fitsThing, isTrue, readSeats, type Context } from './evaluate.ts';
import { derivedOf } from './layers.ts';
import type { Condition } from './language/condition.ts';
import type { Moment, MomentKind } from './language/moment.ts';
import type { Step, Zone } from '../../src-shared/duel/words.ts';
import { cardThing, looksOf, snapshotOf } from './things.ts';

/** Something that happened, in the words of `Moment`. */
export type Occurrence =
  | {
      readonly kind: 'moves';
      readonly thing: Thing;
      readonly card: CardNumber;
      readonly from: Zone;
      readonly to: Zone;
      readonly seat: Seat;
    }
  | { readonly kind: 'atStep'; readonly step: Step; readonly seat: Seat }
  | { readonly kind: 'attacks'; readonly card: CardNumber; readonly seat: Seat }
  | { readonly kind: 'blocks'; readonly card: CardNumber; readonly attacker: CardNumber }
  | { readonly kind: 'goesUnblocked'; readonly card: CardNumber; readonly seat: Seat }
  | {
      readonly kind: 'dealsDamage';
      readonly source: Snapshot;
      readonly to: Thing;
      readonly amount: number;
      readonly combat: boolean;
    }
  | { readonly kind: 'casts'; readonly item: number; readonly seat: Seat }
  | { readonly kind: 'taps'; readonly card: CardNumber; readonly seat: Seat; readonly forMana: boolean }
  | { readonly kind: 'draws'; readonly seat: Seat }
  | { readonly kind: 'regenerates'; readonly card: CardNumber };

type Match<Kind extends MomentKind> = (
  duel: Duel,
  context: Context,
  moment: Extract<Moment, { kind: Kind }>,
  happened: Occurrence,
) => About | undefined;

const MOMENTS: { [Kind in MomentKind]: Match<Kind> } = {
  moves: (duel, context, moment, happened) => {
    if (happened.kind !== 'moves') return undefined;
    if (moment.from !== undefined && moment.from !== happened.from) return undefined;
    if (moment.to !== undefined && moment.to !== happened.to) return undefined;
    return fitsThing(duel, context, moment.filter, happened.thing)
      ? { it: happened.thing, player: happened.seat }
      : undefined;
  },
  atStep: (duel, context, moment, happened) => {
    if (happened.kind !== 'atStep' || happened.step !== moment.step) return undefined;
    const { seat } = happened;
    // The turn of a player who left on the way goes on, as nobody's in particular.
    const isMeant = duel.lost[seat]
      ? moment.whose.kind === 'players' && moment.whose.who === 'everyone'
      : readSeats(duel, context, moment.whose).includes(seat);
    return isMeant ? { player: seat } : undefined;
  },
  attacks: (duel, context, moment, happened) =>
    happened.kind === 'attacks' && fits(duel, context, moment.filter, happened.card)
      ? { it: cardThing(duel, happened.card), player: happened.seat }
      : undefined,
  blocks: (duel, context, moment, happened) =>
    happened.kind === 'blocks' &&
    fits(duel, context, moment.filter, happened.card) &&
    fits(duel, context, moment.attacker, happened.attacker)
      ? { it: cardThing(duel, happened.card), other: cardThing(duel, happened.attacker) }
      : undefined,
  becomesBlocked: (duel, context, moment, happened) =>
    happened.kind === 'blocks' &&
    fits(duel, context, moment.filter, happened.attacker) &&
    fits(duel, context, moment.by, happened.card)
      ? { it: cardThing(duel, happened.attacker), other: cardThing(duel, happened.card) }
      : undefined,
  goesUnblocked: (duel, context, moment, happened) =>
    happened.kind === 'goesUnblocked' && fits(duel, context, moment.filter, happened.card)
      ? { it: cardThing(duel, happened.card), player: happened.seat }
      : undefined,
  dealsDamage: (duel, context, moment, happened) => {
    if (happened.kind !== 'dealsDamage' || (moment.combat && !happened.combat)) return undefined;
    if (!fitsCard(duel, context, moment.source, happened.source.card, happened.source.looks))
      return undefined;
    const source: Thing = {
      kind: 'card',
      card: happened.source.card,
      incarnation: happened.source.incarnation,
    };
    if (happened.to.kind === 'seat') {
      if (!moment.players || !readSeats(duel, context, moment.players).includes(happened.to.seat))
        return undefined;
      return { source, player: happened.to.seat, amount: happened.amount };
    }
    if (!moment.to || !fitsThing(duel, context, moment.to, happened.to)) return undefined;
    return { source, it: happened.to, amount: happened.amount };
  },
  casts: (duel, context, moment, happened) => {
    if (happened.kind !== 'casts' || !readSeats(duel, context, moment.who).includes(happened.seat))
      return undefined;
    const it: Thing = { kind: 'chain', id: happened.item };
    return fitsThing(duel, context, moment.filter, it) ? { it, player: happened.seat } : undefined;
  },
  taps: (duel, context, moment, happened) =>
    happened.kind === 'taps' &&
    (!moment.forMana || happened.forMana) &&
    fits(duel, context, moment.filter, happened.card)
      ? { it: cardThing(duel, happened.card), player: happened.seat }
      : undefined,
  draws: (duel, context, moment, happened) =>
    happened.kind === 'draws' && readSeats(duel, context, moment.who).includes(happened.seat)
      ? { player: happened.seat }
      : undefined,
  regenerates: (duel, context, moment, happened) =>
    happened.kind === 'regenerates' && fits(duel, context, moment.filter, happened.card)
      ? { it: cardThing(duel, happened.card) }
      : undefined,
  // Looked at with the deaths, not with what happens.
  whenever: () => undefined,
};

function fits(
  duel: Duel,
  context: Context,
  filter: Parameters<typeof fitsCard>[2],
  card: CardNumber,
): boolean {
  return fitsCard(duel, context, filter, card, looksOf(duel, card));
}

export function matches(
  duel: Duel,
  context: Context,
  moment: Moment,
  happened: Occurrence,
): About | undefined {
  return (MOMENTS[moment.kind] as Match<MomentKind>)(duel, context, moment, happened);
}

/** A triggered ability in play, with everything its text may speak of, as it was at one moment. */
export interface Watcher {
  readonly act: Act;
  readonly context: Context;
  readonly moment: Moment;
  readonly if: Condition | undefined;
}

/** The triggered abilities now in play that wait for this kind of event. */
export function watchersOf(duel: Duel, kinds: readonly MomentKind[]): Watcher[] {
  const found: Watcher[] = [];
  for (const { card, at, ability } of derivedOf(duel).triggers) {
    if (!kinds.includes(ability.moment.kind)) continue;
    const context = contextAt(duel, card, at);
    const act = actOf(context.you, snapshotOf(duel, card), at.face, at.ability);
    found.push({ act, context, moment: ability.moment, if: ability.if });
  }
  return found;
}

export function actOf(you: Seat, source: Snapshot, face: number, ability: number): Act {
  return { you, source, face, ability, targets: [], modes: [], x: 0, shares: [] };
}

const KINDS_OF: Readonly<Record<Occurrence['kind'], readonly MomentKind[]>> = {
  moves: ['moves'],
  atStep: ['atStep'],
  attacks: ['attacks'],
  blocks: ['blocks', 'becomesBlocked'],
  goesUnblocked: ['goesUnblocked'],
  dealsDamage: ['dealsDamage'],
  casts: ['casts'],
  taps: ['taps'],
  draws: ['draws'],
  regenerates: ['regenerates'],
};

export function notice(duel: Duel, happened: Occurrence): void {
  if (derivedOf(duel).triggers.length > 0) tell(duel, watchersOf(duel, KINDS_OF[happened.kind]), happened);
  tellDelayed(duel, happened);
}

/** Those watchers for whom this is the moment join the waiting. */
export function tell(duel: Duel, watchers: readonly Watcher[], happened: Occurrence): void {
  for (const watcher of watchers) {
    const about = matches(duel, watcher.context, watcher.moment, happened);
    if (!about) continue;
    const act: Act = { ...watcher.act, about };
    if (watcher.if && !isTrue(duel, contextOf(act), watcher.if)) continue;
    duel.waiting.push({ act, node: 0 });
  }
}

export function tellDelayed(duel: Duel, happened: Occurrence): void {
  for (const effect of duel.effects) {
    if (effect.kind !== 'delayed') continue;
    const context = contextOf(effect.act, effect.act.slots);
    if (!matches(duel, context, effect.moment, happened)) continue;
    duel.effects = duel.effects.filter((other) => other !== effect);
    duel.waiting.push({ act: effect.act, node: effect.node });
  }
}
