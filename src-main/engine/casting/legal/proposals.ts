/** What is about to be announced. */
import type { CardNumber, Duel, Seat, Snapshot, Thing } from '../../value/duel.ts';
import { abilityAt, faceAt, looksOfFace } from '../../faces/faces.ts';
import { faceDownFace } from '../../faces/faceDown.ts';
import type { ActivatedAbility } from '../../language/ability.ts';
import type { Cost } from '../../language/cost.ts';
import type { Effect } from '../../language/effect.ts';
import type { Face } from '../../language/face.ts';
import { manaOf, NO_MANA, type ManaAmount } from '../../language/mana.ts';
import type { TargetClause } from '../../language/refs/target.ts';
import { contextAt, type Context } from '../../reading/context.ts';
import { cardThing } from '../../value/things.ts';
import { snapshotOf } from '../../reading/looks.ts';
import { activatedOf } from '../../reading/activated.ts';
import { leavesChoice } from '../costs.ts';
import { priceOfAbility, priceOfSpell } from '../prices.ts';

/** A text about to be announced: where its tree stands, what it asks, and from where it is read. */
export interface Proposal {
  readonly seat: Seat;
  readonly card: CardNumber;
  readonly what: 'cast' | 'activate';
  readonly ability: number;
  readonly face: number;
  /** The ability's number on its face; -1 for a permanent that does nothing as it resolves. */
  readonly tree: number;
  readonly effect: Effect;
  readonly targets: readonly TargetClause[];
  readonly costs: readonly Cost[];
  readonly mana: ManaAmount;
  readonly dearerByTargets: boolean;
  /** Mana that pays for X must be of these colours. */
  readonly xOnly?: string;
  readonly source: Snapshot;
  readonly context: Context;
}

/** What is tapped as a part of the cost gives no mana for the rest of it. `chosen`: for each cost with a choice. */
export function engagedBy(
  { what, card, costs }: Pick<Proposal, 'what' | 'card' | 'costs'>,
  chosen: readonly (readonly CardNumber[])[] = [],
): readonly CardNumber[] {
  const choices = costs.filter(leavesChoice);
  const others = choices.flatMap((cost, place) => (cost.kind === 'tapOf' ? (chosen[place] ?? []) : []));
  return what === 'activate' && costs.some(({ kind }) => kind === 'tap') ? [card, ...others] : others;
}

const NOTHING: Effect = { kind: 'sequence', of: [] };

/** `free`: without the mana cost, but with whatever is asked in addition. */
export function proposeCast(
  duel: Duel,
  seat: Seat,
  card: CardNumber,
  free = false,
  alternative = false,
): Proposal {
  const record = duel.cards[card];
  if (!record) throw new Error(`There is no card ${card}.`);
  const face = faceAt(duel, record.face);
  const tree = face.abilities.findIndex((ability) => ability.kind === 'spell');
  const spell = face.abilities[tree];
  const source = snapshotOf(duel, card);
  const base = {
    seat,
    card,
    what: 'cast' as const,
    ability: -1,
    face: record.face,
    tree,
    source,
    context: { you: seat, self: cardThing(duel, card) },
  };
  const instead = alternative ? (alternativeOf(face) ?? []) : [];
  const isUnpriced = free || alternative;
  const mana = priceOfSpell(duel, seat, card, source.looks, isUnpriced ? NO_MANA : manaOf(face.cost ?? ''));
  if (spell?.kind !== 'spell')
    return { ...base, effect: NOTHING, targets: [], costs: instead, mana, dearerByTargets: false };
  return {
    ...base,
    effect: spell.effect,
    targets: spell.targets,
    costs: [...instead, ...spell.costs],
    mana,
    dearerByTargets: spell.dearerByTargets === true,
    ...(spell.xOnly === undefined ? {} : { xOnly: spell.xOnly }),
  };
}

/** Face down it is announced as what it shows: for nothing but what such creatures cost more in play. */
export function proposeFaceDown(duel: Duel, seat: Seat, card: CardNumber): Proposal {
  const face = faceDownFace(duel);
  const looks = looksOfFace(duel, face, seat);
  return {
    ...{ seat, card, what: 'cast', ability: -1, face, tree: -1, effect: NOTHING, targets: [], costs: [] },
    mana: priceOfSpell(duel, seat, card, looks, NO_MANA),
    dearerByTargets: false,
    source: { ...snapshotOf(duel, card), looks },
    context: { you: seat, self: cardThing(duel, card) },
  };
}

/** Its player says what X is: mana, or counters that come off. */
export const asksForX = ({ mana, costs }: Proposal): boolean =>
  mana.x > 0 || costs.some((cost) => cost.kind === 'counter' && typeof cost.count !== 'number');

/** What may be paid in the place of its mana cost. */
export function alternativeOf({ abilities }: Face): readonly Cost[] | undefined {
  for (const ability of abilities)
    if (ability.kind === 'rule' && ability.rule.kind === 'alternativePrice') return ability.rule.costs;
  return undefined;
}

export function proposeActivate(
  duel: Duel,
  seat: Seat,
  card: CardNumber,
  place: number,
): Proposal | undefined {
  const found = activatedOf(duel, card)[place];
  if (!found) return undefined;
  const { at, ability } = found;
  return {
    ...activation(duel, seat, card, ability),
    ability: place,
    face: at.face,
    tree: at.ability,
    // What a permit was laid down with is read from its card.
    source: { ...snapshotOf(duel, card), ...(at.act ? { chosen: at.act.slots ?? {} } : {}) },
    context: { ...contextAt(duel, card, at), you: seat },
  };
}

/** An ability as it was begun, whether anything has it still or not. */
export function keepActivate(duel: Duel, begun: Begun): Proposal {
  const { seat, card, face, tree, source } = begun;
  const ability = abilityAt(duel, { face, ability: tree });
  if (ability.kind !== 'activated') throw new Error(`Ability ${tree} of face ${face} cannot be activated.`);
  const self: Thing = { kind: 'card', card, incarnation: source.incarnation };
  return {
    ...activation(duel, seat, card, ability),
    ...{ ability: begun.ability, face, tree, source },
    context: { you: seat, self },
  };
}

type Begun = Pick<Proposal, 'seat' | 'card' | 'ability' | 'face' | 'tree' | 'source'>;

function activation(duel: Duel, seat: Seat, card: CardNumber, ability: ActivatedAbility) {
  const cost = ability.costs.find((part) => part.kind === 'mana');
  return {
    ...{ seat, card, what: 'activate' as const, dearerByTargets: false },
    effect: ability.effect,
    targets: ability.targets,
    costs: ability.costs,
    mana: priceOfAbility(duel, seat, card, cost ? manaOf(cost.mana) : NO_MANA),
    ...(ability.xOnly === undefined ? {} : { xOnly: ability.xOnly }),
  };
}
