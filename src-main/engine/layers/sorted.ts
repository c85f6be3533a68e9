/** What the abilities of objects are for, found once for each list of them. */
import { isManaAbility } from '../faces/abilities.ts';
import type { Activated } from '../value/derived.ts';
import type { AbilityAt, Duel, Looks } from '../value/duel.ts';
import { abilityAt } from '../faces/faces.ts';
import type { Ability, StaticAbility } from '../language/ability.ts';

/** The abilities of an object by what they are for. */
interface Sorted {
  readonly statics: readonly { readonly at: AbilityAt; readonly ability: StaticAbility }[];
  readonly activated: readonly Activated[];
  readonly givesMana: boolean;
  /** It has something to be activated that gives no mana. */
  readonly isUsed: boolean;
  readonly countsSize: boolean;
  /** All but those that are activated. */
  readonly others: readonly { readonly at: AbilityAt; readonly ability: Ability }[];
  readonly isLookedAtWithDeaths: boolean;
  /** Its mana depends on what happens, and on the step. */
  readonly asksForMana: boolean;
}

const ASKING = /"kind":"(whether|during|if)"|"onlyDuring"/;
const sortedLists = new WeakMap<readonly AbilityAt[], Sorted>();

/** Most objects have the list of their face, or of their land types: that is sorted once. */
export function sortedOf(duel: Duel, { abilities }: Looks): Sorted {
  let known = sortedLists.get(abilities);
  if (!known) {
    known = sorted(duel, abilities);
    sortedLists.set(abilities, known);
  }
  return known;
}

function sorted(duel: Duel, abilities: readonly AbilityAt[]): Sorted {
  const statics: { at: AbilityAt; ability: StaticAbility }[] = [];
  const activated: Activated[] = [];
  const others: { at: AbilityAt; ability: Ability }[] = [];
  for (const at of abilities) {
    const ability = abilityAt(duel, at);
    if (ability.kind === 'activated') activated.push({ at, ability, givesMana: isManaAbility(ability) });
    else others.push({ at, ability });
    if (ability.kind === 'static') statics.push({ at, ability });
  }
  return {
    statics,
    activated,
    givesMana: activated.some(({ givesMana }) => givesMana),
    isUsed: activated.some(({ givesMana }) => !givesMana),
    others,
    countsSize: others.some(({ ability }) => ability.kind === 'countedSize'),
    isLookedAtWithDeaths: others.some(({ ability }) => isLookedAtWithDeaths(ability)),
    asksForMana: activated.some(({ ability, givesMana }) => givesMana && asks(ability)),
  };
}

const asking = new WeakMap<Ability, boolean>();

function asks(ability: Ability): boolean {
  let known = asking.get(ability);
  if (known === undefined) {
    known = ASKING.test(JSON.stringify(ability));
    asking.set(ability, known);
  }
  return known;
}

/** It waits for a state, or says by more than looks what an Aura may be on. */
export function isLookedAtWithDeaths(ability: Ability): boolean {
  switch (ability.kind) {
    case 'triggered':
      return ability.moment.kind === 'whenever';
    case 'enchant':
    case 'protection':
      return asksMoreThanLooks(ability);
    case 'rule':
      return ability.rule.kind === 'cannotBeEnchanted' && asksMoreThanLooks(ability);
    case 'spell':
    case 'activated':
    case 'static':
    case 'instead':
    case 'keyword':
    case 'landwalk':
    case 'countedSize':
      return false;
  }
}

/** Anything but filters that are settled by what a permanent is, and whose it is. */
const MORE_THAN_LOOKS =
  /"kind":"(?!(enchant|protection|rule|cannotBeEnchanted|anything|both|either|not|type|subtype|supertype|colour|keyword|named|controlledBy|players)")|"who":"(active|defender)"/;
const asksMoreCache = new WeakMap<Ability, boolean>();

function asksMoreThanLooks(ability: Ability): boolean {
  let known = asksMoreCache.get(ability);
  if (known === undefined) {
    known = MORE_THAN_LOOKS.test(JSON.stringify(ability));
    asksMoreCache.set(ability, known);
  }
  return known;
}
