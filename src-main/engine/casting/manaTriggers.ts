/** Mana that follows when a permanent is tapped for mana (Wild Growth). It waits for nobody, as the mana itself does. */
import type { CardNumber, Duel, Seat, Waiting } from '../value/duel.ts';
import { readAmount } from '../reading/amounts.ts';
import { isTrue } from '../reading/conditions.ts';
import { contextAt, contextOf } from '../reading/context.ts';
import { readSeats } from '../reading/refs.ts';
import { abilityAt } from '../faces/faces.ts';
import { push } from '../value/stack.ts';
import type { Ability, TriggeredAbility } from '../language/ability.ts';
import type { AddMana } from '../language/effects/addMana.ts';
import { derivedOf } from '../value/derived.ts';
import { actOf, matches } from '../events/noticing.ts';
import { snapshotOf } from '../reading/looks.ts';
import { unitsOf } from '../payment/units.ts';

type ManaTrigger = TriggeredAbility & { readonly effect: AddMana };

const isManaTrigger = (ability: Ability): ability is ManaTrigger =>
  ability.kind === 'triggered' &&
  ability.moment.kind === 'taps' &&
  ability.moment.forMana === true &&
  ability.effect.kind === 'addMana' &&
  ability.targets.length === 0;

/** What a seat gets on top: mana of its own kinds, and so many times one of a kind that the source gave. */
interface Following {
  readonly units: readonly number[];
  readonly likewise: number;
}

/** What this seat gets on top when it taps this for mana; undefined: nothing. */
export function manaThatFollows(duel: Duel, seat: Seat, card: CardNumber): Following | undefined {
  let units: number[] = [];
  let likewise = 0;
  for (const { card: by, at, ability } of derivedOf(duel).triggers) {
    if (!isManaTrigger(ability)) continue;
    const isLikewise = ability.effect.origin?.kind === 'produced';
    // Of several kinds one would have to be chosen: such mana is welcome, and not counted upon.
    if (!isLikewise && ability.effect.choices.length !== 1) continue;
    const context = contextAt(duel, by, at);
    const about = matches(duel, context, ability.moment, { kind: 'taps', card, seat, forMana: true });
    if (!about) continue;
    const then = contextOf({ ...actOf(context.you, snapshotOf(duel, by), at.face, at.ability), about });
    if (ability.if && !isTrue(duel, then, ability.if)) continue;
    const { who, times, choices } = ability.effect;
    if (!readSeats(duel, then, who).includes(seat)) continue;
    const amount = readAmount(duel, then, times);
    if (isLikewise) likewise += amount;
    else units = unitsOf(choices[0] ?? '', amount).map((count, place) => count + (units[place] ?? 0));
  }
  return units.length > 0 || likewise > 0 ? { units, likewise } : undefined;
}

/** What a source gives with what follows. Of several kinds it would have to be chosen which one follows. */
export function withFollowing(given: number[], following: Following | undefined): number[] {
  const kinds = given.filter((count) => count > 0).length;
  if (!following || kinds === 0) return given;
  const { units, likewise } = following;
  return given.map((count, place) => {
    const more = kinds === 1 && count > 0 ? likewise : 0;
    return count + more + (units[place] ?? 0);
  });
}

/** How much else is set off when this seat taps it for mana (City of Brass, Manabarbs). */
export function stirredByTapping(duel: Duel, seat: Seat, card: CardNumber): number {
  let found = 0;
  for (const { card: by, at, ability } of derivedOf(duel).triggers) {
    if (ability.moment.kind !== 'taps' || isManaTrigger(ability)) continue;
    const happened = { kind: 'taps', card, seat, forMana: true } as const;
    if (matches(duel, contextAt(duel, by, at), ability.moment, happened)) found += 1;
  }
  return found;
}

/** Those that wait give their mana now. */
export function settleManaTriggers(duel: Duel): void {
  if (duel.waiting.length === 0) return;
  const isMana = ({ act, node }: Waiting): boolean => node === 0 && isManaTrigger(abilityAt(duel, act));
  const settled = duel.waiting.filter(isMana);
  if (settled.length === 0) return;
  duel.waiting = duel.waiting.filter((waiting) => !isMana(waiting));
  for (const { act, node } of settled)
    push(duel, { kind: 'resolve', act, node, item: -1, stage: 'targets', slots: act.slots ?? {} });
}
