/** Sources of mana: what they give, and what it takes. */
import { permittedSources, type ManaSource, sourceOf } from './manaSource.ts';
import type { Duel, Seat } from '../value/duel.ts';
import { manaIn } from '../changes/players.ts';
import { keepMeans, keptMeans, type Means, derivedOf } from '../value/derived.ts';
import { editionOf } from '../editions/registry.ts';
import { TYPE } from '../value/masks.ts';
import { sumOf } from '../payment/units.ts';
import { looksOf } from '../reading/looks.ts';
import { isSwitchedOff } from '../layers/switchedOff.ts';
import { isSaid } from '../reading/rules.ts';
import { activatedOf } from '../reading/activated.ts';
import { cannotPayOther, isLocked, isSick, leavesChoice } from './costs.ts';
import { permitsOf } from '../reading/permits.ts';
import { isTappingPlain, plainSourcesOf } from './plainSources.ts';

/** The mana abilities this seat could use now. */
export function manaSources(duel: Duel, seat: Seat, landsOnly = false): readonly ManaSource[] {
  if (landsOnly) return findSources(duel, seat, true);
  return meansIn(duel, seat).sources as readonly ManaSource[];
}

function meansIn(duel: Duel, seat: Seat): Means {
  const kept = keptMeans(duel, seat);
  if (kept) return kept;
  const sources = findSources(duel, seat, false);
  let most = 0;
  for (const source of sources) most += mostOf(source);
  const means = { sources, most, stock: undefined };
  keepMeans(duel, seat, means);
  return means;
}

/** More mana than this the seat cannot have, whatever it does. */
export const meansOf = (duel: Duel, seat: Seat): number => meansIn(duel, seat).most + manaIn(duel, seat);

function mostOf({ choices, times }: ManaSource): number {
  let best = 0;
  for (const units of choices) best = Math.max(best, sumOf(units));
  return times * best;
}

/** The clear form of the sources looks at every permanent closely, so that none counts as plain. */
export function findSources(
  duel: Duel,
  seat: Seat,
  landsOnly: boolean,
  isPlain = isTappingPlain(duel),
): ManaSource[] {
  const found: ManaSource[] = [];
  for (const card of derivedOf(duel).givers) {
    const permanent = duel.board[card];
    const looks = looksOf(duel, card);
    if (looks.controller !== seat) continue;
    if (landsOnly && !(looks.types & TYPE.land)) continue;
    if (isPlain) {
      const plain = plainSourcesOf(duel, card, looks);
      if (plain.length > 0) {
        if (!permanent?.tapped && !isSick(duel, card)) for (const source of plain) found.push(source);
        continue;
      }
    }
    if (isSwitchedOff(duel, card)) continue;
    for (const [place, { ability, givesMana }] of activatedOf(duel, card).entries()) {
      if (!givesMana || ability.costs.some(leavesChoice)) continue;
      const taps = ability.costs.some(({ kind }) => kind === 'tap');
      if ((permanent?.tapped && taps) || isSaid(duel, 'unusable', card, ability)) continue;
      if (cannotPayOther(duel, seat, card, ability.costs) || isLocked(duel, card)) continue;
      found.push(sourceOf(duel, seat, card, looks, place));
    }
  }
  if (!landsOnly) for (const card of permitsOf(duel, seat)) found.push(...permittedSources(duel, seat, card));
  return isSorted(found) ? found : found.sort((one, other) => one.weight - other.weight);
}

function isSorted(sources: readonly ManaSource[]): boolean {
  for (let place = 1; place < sources.length; place++)
    if ((sources[place - 1] as ManaSource).weight > (sources[place] as ManaSource).weight) return false;
  return true;
}

/** Mana may be made before it is needed, and stays for a while. */
export const hasPools = (duel: Duel): boolean => editionOf(duel).mana.empties !== 'paid';
