/** What a rulebook has players do in the parts of a phase. */
import type { Act, CardNumber, Duel, Duty, Seat, Waiting } from '../value/duel.ts';
import { editionOf } from '../editions/registry.ts';
import { matches } from '../events/noticing.ts';
import { isOwn, isRestingNow } from '../layers/switchedOff.ts';
import { isTrue } from '../reading/conditions.ts';
import { contextOf } from '../reading/context.ts';
import { looksOf } from '../reading/looks.ts';
import { readSeats } from '../reading/refs.ts';
import { abilityAt, effectsOf } from '../faces/faces.ts';
import type { WindowFrame } from '../value/frame.ts';
import { inTurnOrder } from '../value/seats.ts';

export function dutyOf(duel: Duel, { act, node }: Waiting): Duty {
  const ability = abilityAt(duel, act);
  const root = effectsOf(ability)[node];
  const part =
    ability.kind === 'triggered' && ability.moment.kind === 'atStep' ? ability.moment.part : 'plain';
  const mandatory = root?.kind !== 'may' && (root?.kind !== 'pays' || root.otherwise !== undefined);
  const locks = root?.kind === 'pays' && root.otherwise ? act.source.card : -1;
  return { id: duel.nextId++, owner: ownerOf(duel, act, node), part, mandatory, locks, act, node };
}

/** What one player alone may do is that player's to begin, whoever controls the text that says so. */
function ownerOf(duel: Duel, act: Act, node: number): Seat {
  const root = effectsOf(abilityAt(duel, act))[node];
  if (root?.kind !== 'may' && (root?.kind !== 'pays' || root.otherwise)) return act.you;
  const [seat, ...others] = readSeats(duel, contextOf(act), root.who);
  return seat === undefined || others.length > 0 ? act.you : seat;
}

/** The duties of a seat that can be done in this window. */
export function dutiesFor(duel: Duel, window: WindowFrame, seat: Seat): Duty[] {
  if (window.speed !== 'open' || duel.duties.length === 0) return [];
  const first = nextMandatory(duel, window.part);
  if (first && beginnerOf(duel, first) !== seat && comesBefore(duel, beginnerOf(duel, first), seat))
    return [];
  return dueNow(duel).filter(
    (duty) => beginnerOf(duel, duty) === seat && duty.part === window.part && !isUnderWay(duel, duty),
  );
}

const isUnderWay = ({ chain }: Duel, { id }: Duty): boolean => chain.some(({ act }) => act.duty === id);

const comesBefore = (duel: Duel, one: Seat, other: Seat): boolean => {
  const order = inTurnOrder(duel);
  return order.indexOf(one) < order.indexOf(other);
};

/** Whoever controls it now; in some phases whoever's turn it is says in what order all of them are done. */
export function beginnerOf(duel: Duel, duty: Duty): Seat {
  const { owner, mandatory, part } = asItIsNow(duel, duty) ?? duty;
  const { orderedByActive } = editionOf(duel).timing;
  if (!mandatory || part !== 'plain' || !orderedByActive.includes(duel.turn.step)) return owner;
  return duel.turn.active.find((seat) => !duel.lost[seat]) ?? owner;
}

/** What must be done before this part of the phase can end; the active player's first. */
export function nextMandatory(duel: Duel, part: Duty['part']): Duty | undefined {
  if (duel.duties.length === 0) return undefined;
  const due = dueNow(duel);
  for (const seat of inTurnOrder(duel)) {
    const duty = due.find((other) => other.mandatory && other.part === part && other.owner === seat);
    if (duty) return duty;
  }
  return undefined;
}

/** An upkeep cost that is not dealt with rests the activated abilities of its permanent. */
export const isAwaitingUpkeep = (duel: Duel, card: CardNumber): boolean =>
  duel.duties.length > 0 && dueNow(duel).some(({ locks }) => locks === card);

const dueNow = (duel: Duel): Duty[] => duel.duties.flatMap((duty) => asItIsNow(duel, duty) ?? []);

/**
 * Its permanent is still there and does something, what it asks for is so, and the phase is one of which it speaks:
 * under whoever controls the permanent now, whose duty it is then.
 */
function asItIsNow(duel: Duel, duty: Duty): Duty | undefined {
  const { card, incarnation, looks } = duty.act.source;
  if (duel.cards[card]?.incarnation !== incarnation) return undefined;
  const isPermanent = Boolean(duel.board[card]);
  if (isPermanent && !isStillSaid(duel, card, duty.act)) return undefined;
  const ability = abilityAt(duel, duty.act);
  if (ability.kind !== 'triggered') return duty;
  if (isPermanent && isRestingNow(duel, card, duty.act, ability)) return undefined;
  const isFollowing = isPermanent && duty.act.you === looks.controller;
  const you = isFollowing ? looksOf(duel, card).controller : duty.act.you;
  const act = you === duty.act.you ? duty.act : { ...duty.act, you };
  const { moment } = ability;
  const seat = act.about?.player;
  if (moment.kind === 'atStep' && seat !== undefined) {
    const happened = { kind: 'atStep', step: moment.step, seat, isFirst: true } as const;
    if (!matches(duel, contextOf(act), moment, happened)) return undefined;
  }
  if (ability.if && !isTrue(duel, contextOf(act), ability.if)) return undefined;
  return act === duty.act ? duty : { ...duty, act, owner: ownerOf(duel, act, duty.node) };
}

/** What another gave it is over when that has gone. */
const isStillSaid = (duel: Duel, card: CardNumber, { source, face, ability }: Act): boolean =>
  isOwn(duel, source.looks, { face, ability }) ||
  looksOf(duel, card).abilities.some((at) => at.face === face && at.ability === ability);

/** An untap cost may be paid again when the permanent is tapped again in the same phase. */
export function isRepeatable(duel: Duel, duty: Duty): boolean {
  const ability = abilityAt(duel, duty.act);
  const root = effectsOf(ability)[duty.node];
  return !duty.mandatory && root?.kind === 'pays' && ability.kind === 'triggered' && ability.if !== undefined;
}

/** What was declined is not asked again in this phase, though its permanent stays as it is. */
export function declineDuty(duel: Duel, act: Act): void {
  duel.duties = duel.duties.filter(({ id }) => id !== act.duty);
}
