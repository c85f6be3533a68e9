/** What cards are written with: one line a card, names and numbers in the order in which a card prints them. */
import { several } from '../engine/language/refs/several.ts';
import {
  activated,
  enchant,
  instead,
  keyword,
  protectionFrom,
  rule,
  spellAbility,
  statically,
  triggered,
} from '../engine/language/abilities.ts';
import type { Ability, SpellAbility } from '../engine/language/ability.ts';
import { fits } from '../engine/language/conditions/fits.ts';
import { putCounters } from '../engine/language/effects/counters.ts';
import { tapped } from '../engine/language/filters/state.ts';
import { x } from '../engine/language/amounts/x.ts';
import { plus } from '../engine/language/amounts/arithmetic.ts';
import type { Amount } from '../engine/language/amount.ts';
import { count } from '../engine/language/amounts/count.ts';
import { uses } from '../engine/language/amounts/uses.ts';
import type { Condition } from '../engine/language/condition.ts';
import { compare } from '../engine/language/conditions/compare.ts';
import { did } from '../engine/language/conditions/did.ts';
import { notTrue } from '../engine/language/conditions/logic.ts';
import { trueOfOne } from '../engine/language/conditions/trueOfOne.ts';
import { attacked, during } from '../engine/language/conditions/moment.ts';
import type { Cost } from '../engine/language/cost.ts';
import { loyalty, removing } from '../engine/language/costs/counterCost.ts';
import { mana } from '../engine/language/costs/manaCost.ts';
import { sacrificeThis } from '../engine/language/costs/sacrificeCost.ts';
import { tap } from '../engine/language/costs/tapCost.ts';
import type { Effect } from '../engine/language/effect.ts';
import { foremost } from '../engine/language/refs/foremost.ts';
import { setRule } from '../engine/language/effects/setRule.ts';
import { stayOut } from '../engine/language/effects/stayOut.ts';
import { exchangeControl } from '../engine/language/effects/exchange.ts';
import { addMana, addManaFor } from '../engine/language/effects/addMana.ts';
import { attach } from '../engine/language/effects/attach.ts';
import { choose } from '../engine/language/effects/choose.ts';
import { when } from '../engine/language/effects/conditional.ts';
import { becomeCopy } from '../engine/language/effects/copyOf.ts';
import { damage } from '../engine/language/effects/damage.ts';
import { later } from '../engine/language/effects/delayed.ts';
import { destroy } from '../engine/language/effects/destroy.ts';
import { draw } from '../engine/language/effects/draw.ts';
import { forEach, repeat } from '../engine/language/effects/forEach.ts';
import { gains, gainsWhile } from '../engine/language/effects/gains.ts';
import { keepAmount } from '../engine/language/effects/keep.ts';
import { gainLife } from '../engine/language/effects/life.ts';
import { may, unlessPays } from '../engine/language/effects/may.ts';
import { putIntoPlay } from '../engine/language/effects/move.ts';
import { prevent } from '../engine/language/effects/prevent.ts';
import { regenerate } from '../engine/language/effects/regenerate.ts';
import { sacrifice, sacrificeIt } from '../engine/language/effects/sacrifice.ts';
import { sequence } from '../engine/language/effects/sequence.ts';
import { tapIt, untapIt } from '../engine/language/effects/tapping.ts';
import { mayDoEither, type Whichever } from '../engine/language/effects/whichever.ts';
import type { Face } from '../engine/language/face.ts';
import type { Filter } from '../engine/language/filter.ts';
import { controlledBy, is } from '../engine/language/filters/belonging.ts';
import { subtype } from '../engine/language/filters/hasSubtype.ts';
import { supertype } from '../engine/language/filters/hasSupertype.ts';
import {
  artifacts,
  creatures,
  enchantments,
  lands,
  planeswalkers,
} from '../engine/language/filters/hasType.ts';
import { spell } from '../engine/language/filters/isSpell.ts';
import { anything, both, either, not } from '../engine/language/filters/logic.ts';
import type { AsEnters } from '../engine/language/instead.ts';
import { becomesColour, bonus, grant } from '../engine/language/modification.ts';
import { atStep, becomesBlocked, blocks, enters, isPlayed, leavesPlay } from '../engine/language/moment.ts';
import type { Ref } from '../engine/language/ref.ts';
import { all } from '../engine/language/refs/all.ts';
import { attached } from '../engine/language/refs/attached.ts';
import { each } from '../engine/language/refs/each.ts';
import { everyone, opponents, you } from '../engine/language/refs/players.ts';
import { self } from '../engine/language/refs/self.ts';
import { slot } from '../engine/language/refs/slot.ts';
import { target, targetOrPlayer, targetPlayer, targetSpell } from '../engine/language/refs/target.ts';
import { that } from '../engine/language/refs/that.ts';
import type { Colour, Keyword, LandType, Mana, Supertype, Type } from '../../src-shared/duel/words.ts';
import type { CorpusCard, Era, Overlay } from './card.ts';

/** A keyword stands for the ability of that name. */
type Part = Ability | Keyword;
const abilitiesOf = (parts: readonly Part[]): Ability[] =>
  parts.map((part) => (typeof part === 'string' ? keyword(part) : part));

const words = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));

type Rest = Omit<Face, 'name' | 'types' | 'supertypes'>;
const card = (name: string, types: readonly Type[], rest: Rest): CorpusCard => ({
  face: { name, types, supertypes: [], ...rest },
  eras: {},
});

const sizedCard = (
  types: readonly Type[],
  [name, cost, subtypes, power, toughness, ...parts]: CreatureWords,
): CorpusCard =>
  card(name, types, { cost, subtypes: words(subtypes), power, toughness, abilities: abilitiesOf(parts) });

type CreatureWords = [
  name: string,
  cost: string,
  subtypes: string,
  power: number,
  toughness: number,
  ...abilities: Part[],
];
export const creature = (...text: CreatureWords): CorpusCard => sizedCard(['creature'], text);
export const artifactCreature = (...text: CreatureWords): CorpusCard =>
  sizedCard(['artifact', 'creature'], text);

type SpellManner = Partial<Pick<SpellAbility, 'costs' | 'dearerByTargets' | 'xOnly' | 'onlyDuring'>>;
const spellOf =
  (type: Type) =>
  (name: string, cost: string, effect: Effect, manner: SpellManner = {}): CorpusCard =>
    card(name, [type], { cost, subtypes: [], abilities: [spellAbility(effect, manner)] });
export const instant = spellOf('instant');
export const sorcery = spellOf('sorcery');

/** An instant that aims at spells or makes mana: the old rulebooks have a type of their own for it. */
export const interrupt = (name: string, cost: string, effect: Effect, manner: SpellManner = {}): CorpusCard =>
  inEras(['alpha', 'fifth'], { types: ['interrupt'] }, instant(name, cost, effect, manner));

const permanent =
  (type: Type) =>
  (name: string, cost: string, ...abilities: Ability[]): CorpusCard =>
    card(name, [type], { cost, subtypes: [], abilities });
export const enchantment = permanent('enchantment');
export const artifact = permanent('artifact');

/** It is cast at what it will be on. */
export const aura = (name: string, cost: string, host: Filter, ...abilities: Ability[]): CorpusCard =>
  card(name, ['enchantment'], {
    cost,
    subtypes: ['Aura'],
    abilities: enchanting(host, ...abilities),
  });
/** At first it was cast at narrower hosts; it stays on what its own effect makes another kind of thing. */
export const castFirstOn = (host: Filter, of: CorpusCard): CorpusCard =>
  inEra(
    'alpha',
    {
      abilities: of.face.abilities.map((ability) =>
        ability.kind === 'spell' ? { ...ability, targets: [hostClause(host)] } : ability,
      ),
    },
    inEra('fifth', { abilities: of.face.abilities }, of),
  );
export const enchanting = (host: Filter, ...abilities: Ability[]): Ability[] => [
  enchant(host),
  { ...spellAbility(sequence()), targets: [hostClause(host)] },
  ...abilities,
];
/** It is cast at a card in a graveyard. */
export const auraOnBuried = (name: string, cost: string, abilities: readonly Ability[]): CorpusCard =>
  card(name, ['enchantment'], { cost, subtypes: ['Aura'], abilities });
/** The creature cast at comes into play, is weaker by one, and goes when this does. */
export const animation = (ends: Effect): Ability[] => [
  { kind: 'enchant', filter: creatures, zone: 'graveyard' },
  { ...spellAbility(sequence()), targets: [{ ...hostClause(creatures), zone: 'graveyard' }] },
  triggered(
    enters(is(self)),
    sequence(
      putIntoPlay(slot('the enchanted card'), { under: you, slot: 'raised' }),
      attach(self, slot('raised')),
    ),
    {
      if: thereIs(all(is(self))),
    },
  ),
  statically(attached, bonus(-1, 0)),
  triggered(leavesPlay(is(self)), ends),
];

const hostClause = (filter: Filter): SpellAbility['targets'][number] => ({
  filter,
  zone: 'battlefield',
  least: 1,
  most: 1,
});

export const equipment = (name: string, cost: string, equip: string, ...abilities: Ability[]): CorpusCard =>
  card(name, ['artifact'], {
    cost,
    subtypes: ['Equipment'],
    abilities: [...abilities, activated(equip, attach(self, target(yours(creatures))), { asSorcery: true })],
  });

export const land = (name: string, subtypes: string, ...abilities: Ability[]): CorpusCard =>
  card(name, ['land'], { subtypes: words(subtypes), abilities });

/** Its land type brings the mana. */
export const basicLand = (name: string, type: string = name): CorpusCard =>
  supertyped(['basic'], land(name, type));

export const planeswalker = (
  name: string,
  cost: string,
  subtype: string,
  startingLoyalty: number,
  abilities: readonly (readonly [loyalty: number | '-X', effect: Effect])[],
): CorpusCard =>
  card(name, ['planeswalker'], {
    cost,
    subtypes: [subtype],
    loyalty: startingLoyalty,
    abilities: abilities.map(([change, effect]) =>
      activated(loyaltyCosts(change), effect, { asSorcery: true }),
    ),
  });

/** As many as their player likes come off as counters. */
const loyaltyCosts = (change: number | '-X'): Cost[] =>
  change === '-X' ? [loyalty(0), removing('loyalty', x)] : [loyalty(change)];

/** It speaks of one opponent, chosen as it comes into play: `slot('the chosen player')`. */
export const choosesOpponent: Ability = instead({
  kind: 'asEnters',
  first: choose(opponents, 'the chosen player'),
});
/** It is about what is put up, and stays out of duels in which nothing is. */
export const forAnte: Ability = rule({ kind: 'anteOnly' });

/** A spell that has something to say in other zones as well. */
export const withAbilities = ({ face, eras }: CorpusCard, ...more: Ability[]): CorpusCard => ({
  face: { ...face, abilities: [...face.abilities, ...more] },
  eras,
});

type TokenWords = [name: string, subtypes: string, power: number, toughness: number, ...abilities: Part[]];
const tokenFace = (
  types: readonly Type[],
  colours: readonly Colour[],
  [name, subtypes, power, toughness, ...parts]: TokenWords,
): Face => ({
  name,
  types,
  supertypes: [],
  subtypes: words(subtypes),
  colours,
  power,
  toughness,
  abilities: abilitiesOf(parts),
  token: true,
});
export const creatureToken = (colour: Colour, ...text: TokenWords): Face =>
  tokenFace(['creature'], [colour], text);
export const artifactToken = (...text: TokenWords): Face => tokenFace(['artifact', 'creature'], [], text);

const supertyped = (supertypes: readonly Supertype[], { face, eras }: CorpusCard): CorpusCard => ({
  face: { ...face, supertypes },
  eras,
});
export const legendary = (of: CorpusCard): CorpusCard => supertyped(['legendary'], of);
export const world = (of: CorpusCard): CorpusCard => supertyped(['world'], of);
export const snow = (of: CorpusCard): CorpusCard => supertyped([...of.face.supertypes, 'snow'], of);

/** What one time printed differently. */
export const inEra = (era: Era, overlay: Overlay, of: CorpusCard): CorpusCard => inEras([era], overlay, of);
export const inEras = (
  eras: readonly Era[],
  overlay: Overlay,
  { face, eras: others }: CorpusCard,
): CorpusCard => ({
  face,
  eras: { ...others, ...Object.fromEntries(eras.map((era) => [era, { ...others[era], ...overlay }])) },
});

/** Played when one is attacked: in Portal a sorcery for others' turns. */
export const whenAttacked = (name: string, cost: string, effect: Effect): CorpusCard =>
  inEra('portal', { types: ['sorcery'] }, instant(name, cost, effect, { onlyDuring: attacked(you) }));

/** Portal's "your opponent", who is no target. */
export const atYourOpponent = (effect: Effect, of: CorpusCard): CorpusCard =>
  inEra('portal', { abilities: [spellAbility(effect)] }, of);

/** In Portal it is done only when the creature was played, and not when something else brought it. */
export function onlyWhenPlayed(of: CorpusCard): CorpusCard {
  const { abilities = of.face.abilities, ...others } = of.eras.portal ?? of.eras.fifth ?? of.eras.alpha ?? {};
  const narrowed = abilities.map((ability): Ability =>
    ability.kind === 'triggered' && ability.moment.kind === 'moves' && ability.moment.to === 'battlefield'
      ? { ...ability, moment: isPlayed(ability.moment.filter) }
      : ability,
  );
  return inEra('portal', { ...others, abilities: narrowed }, of);
}

/** The creature type of the old printings; empty where they printed none. */
export const formerly = (subtype: string, of: CorpusCard): CorpusCard =>
  inEras(['alpha', 'fifth'], { subtypes: subtype === '' ? [] : [subtype] }, of);

/** "Creature or player": a target of its own in every ability that speaks of it. */
export const anyTarget = targetOrPlayer(creatures);
export const aCreature = target(creatures);
export const aPlayer = targetPlayer();
export const aPermanent = target(anything);
export const aSpell = targetSpell(spell);
export const anOpponent = targetPlayer('opponents');
export const anOpposingCreature = target(both(creatures, controlledBy(opponents)));
/** "You may tap or untap it." */
export const mayTapOrUntap = (what: Ref): Whichever =>
  mayDoEither({ tap: tapIt(what), untap: untapIt(what) });
/** What can be tapped or untapped. */
export const aTappable = target(either(artifacts, creatures, lands));
/** More than can ever be chosen. */
export const ANY_NUMBER = 99;

export const yours = (filter: Filter): Filter => both(filter, controlledBy(you));
export const other = (filter: Filter): Filter => both(filter, not(is(self)));
export const thereIs = (ref: Ref): Condition => compare(count(ref), '>', 0);
export const thereIsNo = (ref: Ref): Condition => compare(count(ref), '=', 0);

/** A power and toughness that are counted all the time. */
export const sized = (power: Amount, toughness: Amount): Ability => ({
  kind: 'countedSize',
  power,
  toughness,
});

export const regeneration = (cost: string): Ability => activated(cost, regenerate(self));
export const staysTapped: Ability = rule({ kind: 'staysTapped', who: is(self) });
/** It may stay tapped as long as its player likes. */
export const mayStayTapped: Ability = rule({ kind: 'mayStayTapped', who: is(self) });
/** It does not untap the next time. */
export const staysTappedNext = (what: Ref): Effect => gains(what, grant(staysTapped), 'nextUntap');
/** It does not untap while this is tapped. */
export const heldByThis = (what: Ref): Effect => gainsWhile(fits(self, tapped), what, grant(staysTapped));
export const taps = (...mana: string[]): Ability => activated(tap, addMana(...mana));

export const copyOneOf = (filter: Filter): Effect =>
  sequence(choose(all(filter), 'copied'), becomeCopy(self, slot('copied')));
/** "May enter as a copy of": chosen before it is there. */
export const entersAsCopyOf = (filter: Filter): AsEnters => ({
  kind: 'asEnters',
  first: may(copyOneOf(filter)),
});
/** In an opening hand, it may be there from the start. */
/** One opponent, whoever else there is, controls more of them than you, by so many at least. */
export function anOpponentHasMore(filter: Filter, by = 1): Condition {
  const [theirs, mine] = [count(all(filter, 'battlefield', each)), count(all(filter, 'battlefield', you))];
  return trueOfOne(opponents, by === 1 ? compare(theirs, '>', mine) : compare(theirs, '>=', plus(mine, by)));
}

export const beginsInPlay: Ability = rule({ kind: 'beginsInPlay' });

/** A bonus to itself for the turn, as often as it is paid for. */
export const pump = (cost: string, power: Amount, toughness: Amount): Ability =>
  activated(cost, gains(self, bonus(power, toughness)));
/** The same for what the Aura is on. */
export const pumpHost = (cost: string, power: Amount, toughness: Amount): Ability =>
  activated(cost, gains(attached, bonus(power, toughness)));

export const entersTapped: Ability = instead({ kind: 'asEnters', tapped: true });
export const mustAttack: Ability = rule({ kind: 'mustAttack', who: is(self) });
export const cannotBlock = (whom: Filter = anything): Ability =>
  rule({ kind: 'cannotBlock', who: is(self), whom });
export const cannotBeBlockedBy = (who: Filter): Ability => rule({ kind: 'cannotBlock', who, whom: is(self) });

/** Paid in every upkeep of yours, or it is gone. */
export const upkeepCost = (cost: string): Ability =>
  triggered(atStep('upkeep', you), unlessPays(mana(cost), sacrificeIt(self)));

/** Whatever of this kind it blocks or is blocked by is destroyed once the combat is over. */
export const destroysFought = (blocking: Filter, blocked = blocking): Ability[] => [
  triggered(blocks(is(self), blocked), later(atStep('endCombat', everyone), destroy(that('other')))),
  triggered(becomesBlocked(is(self), blocking), later(atStep('endCombat', everyone), destroy(that('other')))),
];

/** "Draw a card at the beginning of the next turn's upkeep." */
export const drawNextUpkeep: Effect = later(atStep('upkeep', everyone), draw(you));

/** Times at which some abilities may be used. */
export const yourUpkeep: Condition = during(['upkeep'], you);
export const beforeYourAttack: Condition = during(['upkeep', 'draw', 'main1', 'beginCombat'], you);

/** Cards that stay in play. */
export const permanents: Filter = either(artifacts, creatures, enchantments, lands, planeswalkers);
export const basicLands: Filter = both(lands, supertype('basic'));

/** Protection for what it is on, from everything but itself. */
export const ward = (name: string, from: Filter): CorpusCard =>
  aura(name, '{W}', creatures, statically(attached, grant(protectionFrom(from))));

/** Colourless for nothing, either colour for a point of damage. */
export const painLand = (name: string, one: Mana, other: Mana): CorpusCard =>
  land(name, '', taps('C'), activated(tap, sequence(addMana(one, other), damage(1, you))));

/** Two colours, and tapped unless a land that gives one of them is there already. */
export const companionLand = (
  name: string,
  one: Mana,
  other: Mana,
  ...types: [LandType, LandType]
): CorpusCard =>
  land(
    name,
    '',
    instead({
      kind: 'asEnters',
      tapped: true,
      unless: thereIs(all(either(...types.map(subtype)), 'battlefield', you)),
    }),
    taps(one, other),
  );

/** One mana a turn, or two at once and no more land. */
export const lastHarvestLand = (name: string, mana: Mana): CorpusCard =>
  land(name, '', entersTapped, taps(mana), activated([tap, sacrificeThis], addMana(`${mana}${mana}`)));

/** It gathers while it is tapped, and gives all of it at once. */
export function storageLand(name: string, mana: Mana): CorpusCard {
  const givesIt = activated([tap, removing('storage', x)], addManaFor(you, x, mana));
  const gathers = rule({ kind: 'mayStayTapped', who: is(self), counter: 'storage' });
  return inEras(
    ['alpha', 'fifth'],
    { abilities: [entersTapped, gathers, givesIt] },
    land(
      name,
      '',
      entersTapped,
      mayStayTapped,
      triggered(atStep('upkeep', you), putCounters(self, 'storage'), { if: fits(self, tapped) }),
      givesIt,
    ),
  );
}

/** The dearest of one player against the dearest of another; each chooses where several are. */
export const exchangeDearest = (kind: Filter): Effect[] => [
  choose(foremost('cost', all(kind, 'battlefield', you)), 'own'),
  choose(foremost('cost', all(kind, 'battlefield', aPlayer)), 'theirs', { by: aPlayer }),
  exchangeControl(slot('own'), slot('theirs')),
];

/** Creatures and lands of these players do not untap the next time. */
export const exhausting = (who: Ref): Effect =>
  setRule({ kind: 'staysTapped', who: both(either(creatures, lands), controlledBy(who)) }, 'nextUntap');

/** It comes into play for something that is sacrificed, or goes to the graveyard. */
export const comesFor = (price: Filter): Ability =>
  instead({
    kind: 'asEnters',
    first: sequence(sacrifice(you, price, 1, 'price'), when(notTrue(did('price')), stayOut())),
  });

/** Mana put away for later, and one more. */
export const manaBattery = (name: string, mana: Mana): CorpusCard =>
  artifact(
    name,
    '{4}',
    activated(['{2}', tap], putCounters(self, 'charge')),
    activated([tap, removing('charge', x)], addManaFor(you, plus(1, x), mana)),
  );

export const circleOfProtection = (name: string, from: Filter, cost = '{1}'): CorpusCard =>
  enchantment(name, '{1}{W}', activated(cost, prevent('all', { to: you, fromChosen: from })));

/** A spell or permanent takes this colour for good. */
export const lace = (name: string, cost: string, colour: Colour): CorpusCard =>
  interrupt(name, cost, gains(target(anything, { spellToo: true }), becomesColour(colour), 'whileInPlay'));

/** Two cards for everybody who wants them, and life for what was not drawn. */
const TWO_OR_LIFE: Effect = forEach(
  everyone,
  repeat(
    2,
    sequence(
      keepAmount('drawn', 0),
      { ...may(draw(each), each), slot: 'drawn' },
      when(notTrue(did('drawn')), gainLife(each, 2)),
    ),
  ),
);
export const truce = (name: string, cost: string, type: typeof instant): CorpusCard =>
  type(name, cost, TWO_OR_LIFE);

/** The same damage to all of these. */
export const damageEach = (amount: Amount, ...to: Ref[]): Effect => damage(amount, several(...to));

/**
 * An ability that may be used again and again; with the fourth time in a turn it has its price at the end: with
 * `laterOnce` a single time, however many uses were answered with others.
 */
export const fourTimes = (cost: string, effect: Effect, price: Effect, wait = later): Ability =>
  activated(cost, sequence(effect, when(compare(uses, '>=', 4), wait(atStep('end', everyone), price))));

/** What a card says besides, before the rest of its text. */
export const withAbility = (ability: Ability, { face, eras }: CorpusCard): CorpusCard => ({
  face: { ...face, abilities: [ability, ...face.abilities] },
  eras,
});
