/** Triggered abilities and delayed effects see what happened, and wait for their place. */
import type { About, Act, CardNumber, Duel, Seat, Snapshot, Thing } from '../value/duel.ts';
import { editionOf } from '../editions/registry.ts';
import { isTrue } from '../reading/conditions.ts';
import { contextAt, contextOf, type Context } from '../reading/context.ts';
import { fitsCard, fitsThing } from '../reading/filters.ts';
import { readSeats } from '../reading/refs.ts';
import { anyWorksElsewhere, buriedTriggers } from '../faces/buried.ts';
import { derivedOf, type InsteadInPlay } from '../value/derived.ts';
import type { Condition } from '../language/condition.ts';
import type { InsteadKind } from '../language/instead.ts';
import type { Moment, MomentKind } from '../language/moment.ts';
import type { Step, Zone } from '../../../src-shared/duel/words.ts';
import { cardOf, cardThing, objectOf, sameThing } from '../value/things.ts';
import { looksOf, snapshotOf } from '../reading/looks.ts';

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
  /** For each player whose step it is; `isFirst`: for the first of them. */
  | { readonly kind: 'atStep'; readonly step: Step; readonly seat: Seat; readonly isFirst: boolean }
  | { readonly kind: 'attacks'; readonly card: CardNumber; readonly seat: Seat }
  | { readonly kind: 'attackDeclared'; readonly cards: readonly CardNumber[] }
  | {
      readonly kind: 'meets';
      readonly card: CardNumber;
      readonly as: 'blocker' | 'blocked';
      readonly others: readonly CardNumber[];
    }
  | { readonly kind: 'blocks'; readonly card: CardNumber; readonly attacker: CardNumber }
  | { readonly kind: 'goesUnblocked'; readonly card: CardNumber; readonly seat: Seat }
  | {
      readonly kind: 'dealsDamage';
      readonly source: Snapshot;
      readonly to: Thing;
      readonly amount: number;
      readonly combat: boolean;
    }
  | { readonly kind: 'isDamaged'; readonly card: CardNumber }
  | { readonly kind: 'gainsLife'; readonly seat: Seat; readonly amount: number }
  | {
      readonly kind: 'countersOff';
      readonly card: CardNumber;
      readonly counter: string;
      readonly amount: number;
    }
  | { readonly kind: 'casts'; readonly item: number; readonly seat: Seat }
  | {
      readonly kind: 'taps';
      readonly card: CardNumber;
      readonly seat: Seat;
      readonly forMana: boolean;
      /** What was made, in symbols. */
      readonly mana?: string;
    }
  | { readonly kind: 'playsLand'; readonly seat: Seat }
  | { readonly kind: 'targeted'; readonly card: CardNumber; readonly item: number; readonly seat: Seat }
  | { readonly kind: 'phases'; readonly card: CardNumber; readonly way: 'out' | 'in' }
  | { readonly kind: 'controlLost'; readonly card: CardNumber; readonly seat: Seat }
  | { readonly kind: 'draws'; readonly seat: Seat }
  /** `by`: whose spell or ability had it discarded; absent: a price, or the rules. */
  | { readonly kind: 'discards'; readonly card: CardNumber; readonly seat: Seat; readonly by?: Seat }
  /** `by`: what regenerated it. */
  | { readonly kind: 'regenerates'; readonly card: CardNumber; readonly by: Snapshot };

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
    const { seat, isFirst } = happened;
    if (isOneForAll(moment) && !isFirst) return undefined;
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
  attackDeclared: (duel, context, moment, happened) =>
    happened.kind === 'attackDeclared' &&
    happened.cards.some((card) => fits(duel, context, moment.filter, card))
      ? { amount: happened.cards.filter((card) => fits(duel, context, moment.filter, card)).length }
      : undefined,
  meets: (duel, context, moment, happened) => {
    if (happened.kind !== 'meets' || (moment.as !== 'either' && moment.as !== happened.as)) return undefined;
    if (!fits(duel, context, moment.filter, happened.card)) return undefined;
    const others = happened.others.filter((card) => fits(duel, context, moment.other, card));
    return others.length > 0 ? { it: cardThing(duel, happened.card), amount: others.length } : undefined;
  },
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
    if (moment.noncombat && happened.combat) return undefined;
    if (!fitsCard(duel, context, moment.source, cardOf(happened.source), happened.source.looks))
      return undefined;
    const source = objectOf(happened.source);
    if (happened.to.kind === 'seat') {
      if (!moment.players || !readSeats(duel, context, moment.players).includes(happened.to.seat))
        return undefined;
      return { source, player: happened.to.seat, amount: happened.amount };
    }
    if (!moment.to || !fitsThing(duel, context, moment.to, happened.to)) return undefined;
    return { source, it: happened.to, amount: happened.amount };
  },
  isDamaged: (duel, context, moment, happened) =>
    happened.kind === 'isDamaged' && fits(duel, context, moment.filter, happened.card)
      ? { it: cardThing(duel, happened.card) }
      : undefined,
  gainsLife: (duel, context, moment, happened) =>
    happened.kind === 'gainsLife' && readSeats(duel, context, moment.who).includes(happened.seat)
      ? { player: happened.seat, amount: happened.amount }
      : undefined,
  countersOff: (duel, context, moment, happened) =>
    happened.kind === 'countersOff' &&
    happened.counter === moment.counter &&
    fits(duel, context, moment.filter, happened.card)
      ? { it: cardThing(duel, happened.card), amount: happened.amount }
      : undefined,
  casts: (duel, context, moment, happened) => {
    if (happened.kind !== 'casts' || !readSeats(duel, context, moment.who).includes(happened.seat))
      return undefined;
    const it: Thing = { kind: 'chain', id: happened.item };
    return fitsThing(duel, context, moment.filter, it) ? { it, player: happened.seat } : undefined;
  },
  playsLand: (duel, context, moment, happened) =>
    happened.kind === 'playsLand' && readSeats(duel, context, moment.who).includes(happened.seat)
      ? { player: happened.seat }
      : undefined,
  taps: (duel, context, moment, happened) =>
    happened.kind === 'taps' &&
    (!moment.forMana || happened.forMana) &&
    fits(duel, context, moment.filter, happened.card)
      ? {
          it: cardThing(duel, happened.card),
          player: happened.seat,
          ...(happened.mana === undefined ? {} : { mana: happened.mana }),
        }
      : undefined,
  draws: (duel, context, moment, happened) =>
    happened.kind === 'draws' && readSeats(duel, context, moment.who).includes(happened.seat)
      ? { player: happened.seat }
      : undefined,
  discards: (duel, context, moment, happened) => {
    if (happened.kind !== 'discards' || !readSeats(duel, context, moment.who).includes(happened.seat))
      return undefined;
    const { by } = happened;
    if (moment.by && (by === undefined || !readSeats(duel, context, moment.by).includes(by)))
      return undefined;
    return fits(duel, context, moment.filter, happened.card)
      ? { it: cardThing(duel, happened.card), player: happened.seat }
      : undefined;
  },
  regenerates: (duel, context, moment, happened) =>
    happened.kind === 'regenerates' &&
    sameThing(context.self, objectOf(happened.by)) &&
    fits(duel, context, moment.filter, happened.card)
      ? { it: cardThing(duel, happened.card) }
      : undefined,
  targeted: (duel, context, moment, happened) => {
    if (happened.kind !== 'targeted' || !fits(duel, context, moment.filter, happened.card)) return undefined;
    if (moment.by && !readSeats(duel, context, moment.by).includes(happened.seat)) return undefined;
    const it: Thing = { kind: 'chain', id: happened.item };
    return { it, other: cardThing(duel, happened.card), player: happened.seat };
  },
  controlLost: (duel, context, moment, happened) =>
    happened.kind === 'controlLost' &&
    readSeats(duel, context, moment.who).includes(happened.seat) &&
    fits(duel, context, moment.filter, happened.card)
      ? { it: cardThing(duel, happened.card), player: happened.seat }
      : undefined,
  phases: (duel, context, moment, happened) =>
    happened.kind === 'phases' &&
    happened.way === moment.way &&
    fits(duel, context, moment.filter, happened.card)
      ? { it: cardThing(duel, happened.card) }
      : undefined,
  // Looked at with the deaths, not with what happens.
  whenever: () => undefined,
};

/** A turn has one end and one end of combat, however many share it. */
const isOneForAll = ({ step, once, whose }: Extract<Moment, { kind: 'atStep' }>): boolean =>
  once === true ||
  ((step === 'end' || step === 'endCombat') && whose.kind === 'players' && whose.who === 'everyone');

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
interface Watcher {
  readonly act: Act;
  readonly context: Context;
  readonly moment: Moment;
  readonly if: Condition | undefined;
}

/** The triggered abilities now in play, and in graveyards, that wait for this kind of event, in this step. */
export function watchersOf(duel: Duel, kinds: readonly MomentKind[], happened?: Occurrence): Watcher[] {
  const found: Watcher[] = [];
  const buried = buriedTriggers(duel);
  const { triggers } = derivedOf(duel);
  for (const { card, at, ability } of buried.length === 0 ? triggers : [...triggers, ...buried]) {
    const { moment } = ability;
    if (!kinds.includes(moment.kind)) continue;
    if (moment.kind === 'atStep' && happened?.kind === 'atStep' && moment.step !== happened.step) continue;
    const context = contextAt(duel, card, at);
    const act = actOf(context.you, snapshotOf(duel, card), at.face, at.ability);
    found.push({ act, context, moment, if: ability.if });
  }
  return found;
}

export function actOf(you: Seat, source: Snapshot, face: number, ability: number): Act {
  return { you, source, face, ability, targets: [], modes: [], x: 0, shares: [] };
}

/** What a replacement in play does, as its controller's. */
export const actOfInstead = (
  duel: Duel,
  { card, at }: Pick<InsteadInPlay<InsteadKind>, 'card' | 'at'>,
): Act => actOf(contextAt(duel, card, at).you, snapshotOf(duel, card), at.face, at.ability);

const KINDS_OF: Readonly<Record<Occurrence['kind'], readonly MomentKind[]>> = {
  moves: ['moves'],
  atStep: ['atStep'],
  attacks: ['attacks'],
  attackDeclared: ['attackDeclared'],
  meets: ['meets'],
  blocks: ['blocks', 'becomesBlocked'],
  goesUnblocked: ['goesUnblocked'],
  dealsDamage: ['dealsDamage'],
  isDamaged: ['isDamaged'],
  gainsLife: ['gainsLife'],
  countersOff: ['countersOff'],
  casts: ['casts'],
  taps: ['taps'],
  playsLand: ['playsLand'],
  targeted: ['targeted'],
  controlLost: ['controlLost'],
  phases: ['phases'],
  draws: ['draws'],
  discards: ['discards'],
  regenerates: ['regenerates'],
};

export function notice(duel: Duel, happened: Occurrence): void {
  if (derivedOf(duel).triggers.length > 0 || anyWorksElsewhere(duel))
    tell(duel, watchersOf(duel, KINDS_OF[happened.kind], happened), happened);
  tellDelayed(duel, happened);
}

/** What leaves play is seen by those who were there with it, and by the effects that wait. */
export function noticeLeaving(duel: Duel, before: readonly Watcher[], happened: Occurrence): void {
  tell(duel, before, happened);
  tellDelayed(duel, happened);
}

/** What a spell or ability (by its number on the chain) is aimed at notices it. */
export function noticeTargets(duel: Duel, { targets, you }: Act, item: number): void {
  const cards = targets
    .flat()
    .flatMap((thing) => (thing.kind === 'card' && duel.board[thing.card] ? [thing.card] : []));
  for (const card of new Set(cards)) notice(duel, { kind: 'targeted', card, item, seat: you });
}

/** Those watchers for whom this is the moment join the waiting. */
export function tell(duel: Duel, watchers: readonly Watcher[], happened: Occurrence): void {
  for (const watcher of watchers) {
    const about = matches(duel, watcher.context, watcher.moment, happened);
    if (!about) continue;
    const act: Act = { ...watcher.act, about };
    if (watcher.if && !waitsForTheEnd(duel, watcher.moment) && !isTrue(duel, contextOf(act), watcher.if))
      continue;
    duel.waiting.push({ act, node: 0 });
  }
}

/** What is due as a phase ends asks for its condition then. */
const waitsForTheEnd = (duel: Duel, moment: Moment): boolean =>
  moment.kind === 'atStep' && moment.part === 'end' && editionOf(duel).timing.stepTriggers === 'duties';

function tellDelayed(duel: Duel, happened: Occurrence): void {
  for (const effect of duel.effects) {
    if (effect.kind !== 'delayed') continue;
    const context = contextOf(effect.act, effect.act.slots);
    const about = matches(duel, context, effect.moment, happened);
    if (!about) continue;
    if (effect.eachTime) {
      duel.waiting.push({ act: { ...effect.act, about }, node: effect.node });
      continue;
    }
    duel.effects = duel.effects.filter((other) => other !== effect);
    duel.waiting.push({ act: effect.act, node: effect.node });
  }
}
