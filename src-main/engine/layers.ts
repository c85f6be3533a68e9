/**
 * What is in play, now: copies, control, words, types, colours, abilities, sizes, in this order once and for all.
 * Within a layer effects go by arrival; where the rulebook looks at dependencies, what another effect would change
 * waits for that effect.
 */
import type {
  AbilityAt,
  CardNumber,
  Duel,
  FrozenMod,
  LastingEffect,
  Looks,
  Permanent,
  Seat,
  Thing,
} from './duel.ts';
import { keepDerived, keptDerived, type Activated, type Derived } from './derived.ts';
import { isManaAbility } from './casting/abilities.ts';
import { editionOf } from './editions/registry.ts';
import { fitsCard, isTrue, readAmount, readRef, type Context } from './evaluate.ts';
import { abilitiesOf, abilityAt, faceAt, landAbilities, looksOfFace } from './faces.ts';
import { triggerOf, triggersOf } from './keywords.ts';
import type { Ability, StaticAbility } from './language/ability.ts';
import { colourMask } from './language/mana.ts';
import type { Modification } from './language/modification.ts';
import { LAND_TYPES, type Keyword } from '../../src-shared/duel/words.ts';
import { KEYWORD, maskOf, TYPE } from './masks.ts';

type Draft = { -readonly [Key in keyof Looks]: Looks[Key] };

/** A change to objects that lasts while its source does, or for a time. */
interface Continuous {
  readonly stamp: number;
  readonly context: Context;
  readonly mods: readonly (Modification | FrozenMod)[];
  /** The objects it changes, found when its first layer is reached and kept for the others. */
  found?: readonly CardNumber[];
  readonly find: () => readonly CardNumber[];
  /** It picks its objects by what they are, so that other effects may change the choice. */
  readonly picks: boolean;
  readonly at?: AbilityAt;
  readonly source?: CardNumber;
}

const BEFORE_SIZES = ['control', 'types', 'colours', 'abilities'] as const;
type Layer = (typeof BEFORE_SIZES)[number] | 'base' | 'bonus';

const LAYER_OF: Readonly<Record<Modification['kind'], Layer>> = {
  control: 'control',
  addTypes: 'types',
  setLandType: 'types',
  setColours: 'colours',
  addColours: 'colours',
  addKeyword: 'abilities',
  loseKeyword: 'abilities',
  loseLandwalk: 'abilities',
  grant: 'abilities',
  loseAbilities: 'abilities',
  base: 'base',
  bonus: 'bonus',
};

export function looksInPlay(duel: Duel, card: CardNumber): Looks {
  const looks = derivedOf(duel).looks[card];
  if (!looks) throw new Error(`Card ${card} is not in play.`);
  return looks;
}

export function derivedOf(duel: Duel): Derived {
  return keptDerived(duel) ?? derive(duel);
}

function derive(duel: Duel): Derived {
  const derived: Derived = {
    looks: new Array<Looks | undefined>(duel.cards.length),
    triggers: [],
    rules: [],
    insteads: [],
    activated: new Array<readonly Activated[] | undefined>(duel.cards.length),
    actors: [],
    volatile: false,
    restless: false,
  };
  // Kept at once: what is read while the layers are worked through is what they have made so far.
  keepDerived(duel, derived);
  for (const card of duel.battlefield) derived.looks[card] = firstLooks(duel, card);
  const continuous = staticsInPlay(duel, derived);
  for (const effect of duel.effects) continuous.push(...lasting(duel, derived, effect));
  continuous.sort((one, other) => one.stamp - other.stamp);
  for (const layer of BEFORE_SIZES) {
    applyLayer(duel, derived, continuous, layer);
    if (layer === 'types' && editionOf(duel).permanents.wallsDefend) keepWallsHome(duel, derived);
  }
  countSizes(duel, derived);
  applyLayer(duel, derived, continuous, 'base');
  applyCounters(duel, derived);
  applyLayer(duel, derived, continuous, 'bonus');
  listAbilities(duel, derived);
  return derived;
}

/** After copying and changes of words, before anything else; land types and keywords bring their abilities. */
function firstLooks(duel: Duel, card: CardNumber): Looks {
  const permanent = duel.board[card] as Permanent;
  const printed = permanent.copies >= 0 ? permanent.copies : (duel.cards[card]?.face ?? 0);
  const looks = looksOfFace(duel, printed, permanent.controller);
  const triggers = triggersOf(duel, looks.keywords);
  if (!(looks.types & TYPE.land)) return triggers.length === 0 ? looks : bringing(looks, triggers);
  if (triggers.length > 0) return bringing(looks, [...landAbilities(looks.subtypes), ...triggers]);
  let land = landLooks.get(looks);
  if (!land) {
    land = bringing(looks, landAbilities(looks.subtypes));
    landLooks.set(looks, land);
  }
  return land;
}

const landLooks = new WeakMap<Looks, Looks>();

const bringing = (looks: Looks, abilities: readonly AbilityAt[]): Looks => ({
  ...looks,
  abilities: [...abilities, ...looks.abilities],
});

/** The abilities of an object by what they are for. */
interface Sorted {
  readonly statics: readonly { readonly at: AbilityAt; readonly ability: StaticAbility }[];
  readonly activated: readonly Activated[];
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
function sortedOf(duel: Duel, { abilities }: Looks): Sorted {
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
    others,
    countsSize: others.some(({ ability }) => ability.kind === 'countedSize'),
    isLookedAtWithDeaths: others.some(({ ability }) => isLookedAtWithDeaths(ability)),
    asksForMana: activated.some(
      ({ ability, givesMana }) => givesMana && ASKING.test(JSON.stringify(ability)),
    ),
  };
}

/** Before abilities are given and taken, so that a card that lets a Wall attack still wins. */
function keepWallsHome(duel: Duel, derived: Derived): void {
  for (const card of duel.battlefield) {
    const looks = derived.looks[card] as Looks;
    if (looks.subtypes.includes('Wall') && !(looks.keywords & KEYWORD.defender))
      draftOf(derived, card).keywords |= KEYWORD.defender;
  }
}

function draftOf(derived: Derived, card: CardNumber): Draft {
  const draft = { ...(derived.looks[card] as Looks) };
  derived.looks[card] = draft;
  return draft;
}

/** A tapped artifact that is no creature does nothing, where the rulebook has it so. */
export const isSwitchedOff = (duel: Duel, card: CardNumber): boolean =>
  isOff(duel, card, looksInPlay(duel, card));

function isOff(duel: Duel, card: CardNumber, looks: Looks): boolean {
  return (
    editionOf(duel).permanents.tappedArtifactsOff &&
    duel.board[card]?.tapped === true &&
    (looks.types & TYPE.artifact) !== 0 &&
    (looks.types & (TYPE.creature | TYPE.land | TYPE.enchantment)) === 0
  );
}

function staticsInPlay(duel: Duel, derived: Derived): Continuous[] {
  const found: Continuous[] = [];
  for (const card of duel.battlefield) {
    const looks = derived.looks[card] as Looks;
    if (looks.abilities.length === 0) continue;
    const { statics } = sortedOf(duel, looks);
    if (statics.length === 0 || isOff(duel, card, looks)) continue;
    for (const { at, ability } of statics) found.push(continuousOf(duel, derived, card, at, ability));
  }
  return found;
}

function continuousOf(
  duel: Duel,
  derived: Derived,
  card: CardNumber,
  at: AbilityAt,
  ability: StaticAbility,
): Continuous {
  const permanent = duel.board[card] as Permanent;
  const self: Thing = { kind: 'card', card, incarnation: duel.cards[card]?.incarnation ?? 0 };
  if (ability.if || counts(ability)) derived.volatile = true;
  const context: Context = {
    get you(): Seat {
      return derived.looks[card]?.controller ?? permanent.controller;
    },
    self,
  };
  return {
    stamp: permanent.stamp,
    context,
    mods: ability.mods,
    picks: ability.what.kind === 'all',
    at,
    source: card,
    find: () => {
      if (ability.if && !isTrue(duel, context, ability.if)) return [];
      return cardsInPlay(duel, readRef(duel, context, ability.what));
    },
  };
}

const COUNTING =
  /"kind":"(measure|count|countersOn|extreme|state|arithmetic|fraction|whether|attachedTo|controllerHas|withCounter)"/;
const countsCache = new WeakMap<StaticAbility, boolean>();

/** It holds an amount, or a filter, that depends on more than looks. */
function counts(ability: StaticAbility): boolean {
  let known = countsCache.get(ability);
  if (known === undefined) {
    known = COUNTING.test(JSON.stringify([ability.what, ability.mods]));
    countsCache.set(ability, known);
  }
  return known;
}

/** Anything but filters that are settled by what a permanent is, and whose it is. */
const MORE_THAN_LOOKS =
  /"kind":"(?!(enchant|protection|rule|cannotBeEnchanted|anything|both|either|not|type|subtype|supertype|colour|colourless|keyword|named|controlledBy|players)")|"who":"(active|defender)"/;
const asksMoreCache = new WeakMap<Ability, boolean>();

function asksMoreThanLooks(ability: Ability): boolean {
  let known = asksMoreCache.get(ability);
  if (known === undefined) {
    known = MORE_THAN_LOOKS.test(JSON.stringify(ability));
    asksMoreCache.set(ability, known);
  }
  return known;
}

/** What outlives its permanent picks its objects as before. */
function outliving(
  duel: Duel,
  derived: Derived,
  { at, source, stamp, you }: Extract<LastingEffect, { kind: 'outliving' }>,
): Continuous[] {
  const ability = abilityAt(duel, at);
  if (ability.kind !== 'static') return [];
  derived.volatile = true;
  const context: Context = {
    you,
    self: { kind: 'card', card: source.card, incarnation: source.incarnation },
  };
  return [
    {
      stamp,
      context,
      mods: ability.mods,
      picks: true,
      at,
      find: () => cardsInPlay(duel, readRef(duel, context, ability.what)),
    },
  ];
}

const cardsInPlay = (duel: Duel, things: readonly Thing[]): CardNumber[] =>
  things.flatMap((thing) => (thing.kind === 'card' && duel.board[thing.card] ? [thing.card] : []));

function lasting(duel: Duel, derived: Derived, effect: LastingEffect): Continuous[] {
  if (effect.kind === 'outliving') return outliving(duel, derived, effect);
  if (effect.kind !== 'mods') return [];
  if (effect.while) derived.restless = true;
  const cards = effect.things.flatMap((thing) =>
    thing.kind === 'card' &&
    duel.board[thing.card] &&
    duel.cards[thing.card]?.incarnation === thing.incarnation
      ? [thing.card]
      : [],
  );
  if (cards.length === 0) return [];
  const self: Thing = { kind: 'card', card: effect.source.card, incarnation: effect.source.incarnation };
  return [
    {
      stamp: effect.stamp,
      context: { you: effect.you, self },
      mods: effect.mods,
      picks: false,
      find: () => cards,
    },
  ];
}

function applyLayer(duel: Duel, derived: Derived, continuous: readonly Continuous[], layer: Layer): void {
  if (continuous.length === 0) return;
  const left = continuous.filter((effect) => touches(effect, layer));
  if (left.length === 0) return;
  if (layer !== 'types') {
    for (const effect of left) applyEffect(duel, derived, effect, layer);
    return;
  }
  while (left.length > 0) {
    const next = firstOf(duel, derived, left);
    left.splice(left.indexOf(next), 1);
    applyEffect(duel, derived, next, layer);
  }
}

function touches({ mods }: Continuous, layer: Layer): boolean {
  for (const mod of mods) if (LAYER_OF[mod.kind] === layer) return true;
  return false;
}

function applyEffect(duel: Duel, derived: Derived, effect: Continuous, layer: Layer): void {
  if (!effect.found && isLost(derived, effect, layer)) return;
  effect.found ??= effect.find();
  for (const card of effect.found) {
    if (isShutOut(duel, derived, effect, card)) continue;
    for (const mod of effect.mods)
      if (LAYER_OF[mod.kind] === layer) applyMod(duel, derived, effect, mod, card);
  }
}

/** What begins only after abilities were taken away is not there, if it was one of them. */
const isLost = (derived: Derived, { source, at }: Continuous, layer: Layer): boolean =>
  (layer === 'base' || layer === 'bonus') &&
  source !== undefined &&
  at !== undefined &&
  derived.looks[source]?.abilities.includes(at) === false;

/** Where protection is whole, nothing of that colour in play does anything to it, save what protects it. */
function isShutOut(duel: Duel, derived: Derived, by: Continuous, card: CardNumber): boolean {
  const { source } = by;
  if (source === undefined || source === card || editionOf(duel).permanents.protection !== 'whole')
    return false;
  const looks = derived.looks[card] as Looks;
  const context: Context = { you: looks.controller, self: thingOf(duel, card) };
  return looks.abilities.some((at) => {
    const ability = abilityAt(duel, at);
    return (
      ability.kind === 'protection' &&
      at.granter !== source &&
      fitsCard(duel, context, ability.from, source, derived.looks[source] as Looks)
    );
  });
}

/** The oldest effect that no other one still to come would change the objects of. */
function firstOf(duel: Duel, derived: Derived, left: readonly Continuous[]): Continuous {
  const oldest = left[0] as Continuous;
  if (editionOf(duel).permanents.layers === 'arrival' || left.length === 1) return oldest;
  return (
    left.find(
      (effect) => !left.some((other) => other !== effect && dependsOn(duel, derived, effect, other)),
    ) ?? oldest
  );
}

function dependsOn(duel: Duel, derived: Derived, effect: Continuous, other: Continuous): boolean {
  if (!effect.picks || effect.found) return false;
  const before = effect.find();
  const kept = derived.looks.slice();
  for (const card of other.found ?? other.find()) {
    for (const mod of other.mods)
      if (LAYER_OF[mod.kind] === 'types') applyMod(duel, derived, other, mod, card);
  }
  const after = effect.find();
  kept.forEach((looks, card) => (derived.looks[card] = looks));
  return before.length !== after.length || before.some((card, place) => after[place] !== card);
}

function applyMod(
  duel: Duel,
  derived: Derived,
  by: Continuous,
  mod: Modification | FrozenMod,
  card: CardNumber,
): void {
  const draft = draftOf(derived, card);
  const amount = (value: Parameters<typeof readAmount>[2]) =>
    readAmount(duel, { ...by.context, you: by.context.you, each: thingOf(duel, card) }, value);
  switch (mod.kind) {
    case 'control':
      draft.controller = 'seat' in mod ? mod.seat : by.context.you;
      break;
    case 'addTypes':
      draft.types |= typeof mod.types === 'number' ? mod.types : maskOf(TYPE, mod.types);
      addSubtypes(draft, mod.subtypes);
      break;
    case 'setLandType':
      setLandType(duel, draft, wordOf(duel, by, mod));
      break;
    case 'setColours':
      draft.colours = typeof mod.colours === 'number' ? mod.colours : colourMask(mod.colours);
      break;
    case 'addColours':
      draft.colours |= typeof mod.colours === 'number' ? mod.colours : colourMask(mod.colours);
      break;
    case 'addKeyword':
      addKeyword(duel, draft, mod.keyword);
      break;
    case 'loseKeyword':
      loseKeyword(duel, draft, mod.keyword);
      break;
    case 'loseLandwalk':
      draft.abilities = draft.abilities.filter((at) => !isLandwalk(duel, at, mod.land));
      break;
    case 'loseAbilities':
      draft.abilities = [];
      draft.keywords = 0;
      break;
    case 'grant':
      grantTo(duel, draft, by, mod);
      break;
    case 'base':
      draft.power = amount(mod.power);
      draft.toughness = amount(mod.toughness);
      break;
    case 'bonus':
      draft.power += amount(mod.power);
      draft.toughness += amount(mod.toughness);
      break;
  }
}

/** New land types bring their mana. */
function addSubtypes(draft: Draft, subtypes: readonly string[]): void {
  const added = subtypes.filter((word) => !draft.subtypes.includes(word));
  draft.subtypes = [...draft.subtypes, ...added];
  if (draft.types & TYPE.land) draft.abilities = [...landAbilities(added), ...draft.abilities];
}

function addKeyword(duel: Duel, draft: Draft, keyword: Keyword): void {
  draft.keywords |= KEYWORD[keyword];
  const trigger = triggerOf(duel, keyword);
  if (trigger) draft.abilities = [...draft.abilities, trigger];
}

function loseKeyword(duel: Duel, draft: Draft, keyword: Keyword): void {
  draft.keywords &= ~KEYWORD[keyword];
  const trigger = triggerOf(duel, keyword);
  if (!trigger) return;
  draft.abilities = draft.abilities.filter(
    (at) => at.face !== trigger.face || at.ability !== trigger.ability,
  );
}

const thingOf = (duel: Duel, card: CardNumber): Thing => ({
  kind: 'card',
  card,
  incarnation: duel.cards[card]?.incarnation ?? 0,
});

function wordOf(duel: Duel, by: Continuous, mod: { readonly type: string; readonly chosen?: true }): string {
  if (!mod.chosen) return mod.type;
  const chosen = by.source === undefined ? undefined : duel.board[by.source]?.chosen[mod.type];
  return typeof chosen === 'string' ? chosen : '';
}

/** It loses its other land types with their mana, and the abilities of its own text. */
function setLandType(duel: Duel, draft: Draft, type: string): void {
  if (!(LAND_TYPES as readonly string[]).includes(type)) return;
  draft.subtypes = [
    ...draft.subtypes.filter((word) => !(LAND_TYPES as readonly string[]).includes(word)),
    type,
  ];
  const own = new Set(faceAt(duel, draft.face).abilities);
  draft.abilities = [
    ...landAbilities([type]),
    ...draft.abilities.filter((at) => at.face !== -2 && !own.has(abilityAt(duel, at))),
  ];
}

function isLandwalk(duel: Duel, at: AbilityAt, land: unknown): boolean {
  const ability = abilityAt(duel, at);
  return ability.kind === 'landwalk' && JSON.stringify(ability.land) === JSON.stringify(land);
}

function grantTo(
  duel: Duel,
  draft: Draft,
  by: Continuous,
  mod: Extract<Modification | FrozenMod, { kind: 'grant' }>,
): void {
  if ('at' in mod) {
    draft.abilities = [...draft.abilities, mod.at];
    return;
  }
  if (mod.ability.kind === 'keyword') {
    addKeyword(duel, draft, mod.ability.keyword);
    return;
  }
  const at = by.at as AbilityAt;
  const ability = abilitiesOf(faceAt(duel, at.face)).indexOf(mod.ability);
  const granter = by.source as CardNumber;
  draft.abilities = [
    ...draft.abilities,
    mod.whose === 'granter'
      ? { face: at.face, ability, granter, ofGranter: true }
      : { face: at.face, ability, granter },
  ];
}

function countSizes(duel: Duel, derived: Derived): void {
  for (const card of duel.battlefield) {
    const looks = derived.looks[card] as Looks;
    if (looks.abilities.length === 0 || !sortedOf(duel, looks).countsSize) continue;
    derived.volatile = true;
    const draft = draftOf(derived, card);
    const context: Context = { you: looks.controller, self: thingOf(duel, card) };
    for (const at of looks.abilities) {
      const ability = abilityAt(duel, at);
      if (ability.kind !== 'countedSize' || draft.face !== at.face) continue;
      draft.power += readAmount(duel, context, ability.power);
      draft.toughness += readAmount(duel, context, ability.toughness);
    }
  }
}

const NO_COUNTERS: Permanent['counters'] = {};

interface Bonus {
  readonly power: number;
  readonly toughness: number;
}

const bonuses = new Map<string, Bonus | undefined>();

function bonusOf(counter: string): Bonus | undefined {
  if (!bonuses.has(counter)) {
    const change = /^([+-]\d+)\/([+-]\d+)$/.exec(counter);
    bonuses.set(counter, change ? { power: Number(change[1]), toughness: Number(change[2]) } : undefined);
  }
  return bonuses.get(counter);
}

/** Counters written as bonuses ("+1/+1", "-1/-1", "+0/+1" ...). */
function applyCounters(duel: Duel, derived: Derived): void {
  for (const card of duel.battlefield) {
    const counters = duel.board[card]?.counters ?? NO_COUNTERS;
    for (const name in counters) {
      const change = bonusOf(name);
      if (!change) continue;
      const number = counters[name] ?? 0;
      const draft = draftOf(derived, card);
      draft.power += change.power * number;
      draft.toughness += change.toughness * number;
    }
  }
}

function listAbilities(duel: Duel, derived: Derived): void {
  const { tappedArtifactsOff } = editionOf(duel).permanents;
  for (const card of duel.battlefield) {
    const looks = derived.looks[card] as Looks;
    if (looks.abilities.length === 0) continue;
    const abilities = sortedOf(duel, looks);
    if (abilities.activated.length > 0) {
      derived.activated[card] = abilities.activated;
      derived.actors.push(card);
      if (abilities.asksForMana) derived.volatile = true;
    }
    if (abilities.others.length === 0) continue;
    if (abilities.isLookedAtWithDeaths) derived.restless = true;
    // Tapped it does not say what it says untapped.
    if (tappedArtifactsOff && (looks.types & TYPE.artifact) !== 0) derived.volatile = true;
    const isResting = isOff(duel, card, looks);
    for (const { at, ability } of abilities.others) {
      if (isResting && !speaksOfBeingTapped(ability)) continue;
      if (ability.kind === 'triggered' && ability.worksIn === 'battlefield')
        derived.triggers.push({ card, at, ability });
      else if (ability.kind === 'rule') derived.rules.push({ card, at, ability });
      else if (ability.kind === 'instead' && ability.worksIn !== 'hand')
        derived.insteads.push({ card, at, ability });
    }
  }
  for (const effect of duel.effects)
    if (effect.kind === 'ruling' && effect.nextTurn === undefined) derived.rules.push(rulingOf(effect));
  if (derived.rules.some(({ ability }) => isLookedAtWithDeaths(ability)) || duel.effects.some(lastsWhile))
    derived.restless = true;
}

const lastsWhile = (effect: LastingEffect): boolean => effect.kind === 'mods' && effect.while !== undefined;

/** It waits for a state, or says by more than looks what an Aura may be on. */
function isLookedAtWithDeaths(ability: Ability): boolean {
  switch (ability.kind) {
    case 'triggered':
      return ability.moment.kind === 'whenever';
    case 'enchant':
    case 'protection':
      return asksMoreThanLooks(ability);
    case 'rule':
      return ability.rule.kind === 'cannotBeEnchanted' && asksMoreThanLooks(ability);
    default:
      return false;
  }
}

/** What holds for a time stands with the rules of the permanents. */
const rulingOf = ({ rule, act }: Extract<LastingEffect, { kind: 'ruling' }>): Derived['rules'][number] => ({
  card: act.source.card,
  at: { face: act.face, ability: act.ability, act },
  ability: { kind: 'rule', rule },
});

/** What a card says about itself while it is tapped goes before the rule that it is off (the card wins). */
function speaksOfBeingTapped(ability: Ability): boolean {
  if (ability.kind === 'rule')
    return (
      (ability.rule.kind === 'staysTapped' || ability.rule.kind === 'mayStayTapped') &&
      ability.rule.who.kind === 'is'
    );
  if (ability.kind === 'instead') return ability.instead.kind === 'turnSkipped';
  return (
    ability.kind === 'triggered' &&
    ability.if?.kind === 'fits' &&
    ability.if.filter.kind === 'state' &&
    ability.if.filter.is === 'tapped'
  );
}
