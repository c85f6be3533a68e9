/**
 * Which rules are in force, and of what each speaks. Whoever has a question of the rules asks here for a kind of them;
 * a kind of which it is not said what it speaks of does not compile.
 */
import type { CardNumber, Duel, Looks, Seat, Snapshot } from '../value/duel.ts';
import { isManaAbility } from '../faces/abilities.ts';
import type { ActivatedAbility } from '../language/ability.ts';
import type { Filter } from '../language/filter.ts';
import type { Ref } from '../language/ref.ts';
import type { RuleKind, RuleOf } from '../language/rule.ts';
import { derivedOf, type InForce } from '../value/derived.ts';
import { onSameSide, sharesAll } from '../value/seats.ts';
import { cardOf } from '../value/things.ts';
import type { Step } from '../../../src-shared/duel/words.ts';
import { isTrue } from './conditions.ts';
import { contextAt, type Context } from './context.ts';
import { fitsCard } from './filters.ts';
import { looksOf } from './looks.ts';
import { isOutOfReach } from './protection.ts';
import { readSeats } from './refs.ts';

const NONE: readonly never[] = [];

/** Of most kinds there is none: nothing is looked up, and nothing made, where there is nothing at all. */
export function inForce<Kind extends RuleKind>(duel: Duel, kind: Kind): readonly InForce<Kind>[] {
  const { rules } = derivedOf(duel);
  return rules.size === 0 ? NONE : ((rules.get(kind) ?? NONE) as readonly InForce<Kind>[]);
}

export const hasInForce = (duel: Duel, kinds: readonly RuleKind[]): boolean =>
  kinds.some((kind) => inForce(duel, kind).length > 0);

/** Whether a rule in force speaks of what is asked about. */
export function speaks<Kind extends RuleKind>(
  duel: Duel,
  one: InForce<Kind>,
  ...about: About<Kind>
): boolean {
  return (SPEAKS[one.rule.kind] as unknown as Speaking<Kind>)(duel, one, ...about);
}

export function speaking<Kind extends RuleKind>(
  duel: Duel,
  kind: Kind,
  ...about: About<Kind>
): readonly InForce<Kind>[] {
  const all = inForce(duel, kind);
  return all.length === 0 ? NONE : all.filter((one) => speaks(duel, one, ...about));
}

export function isSaid<Kind extends RuleKind>(duel: Duel, kind: Kind, ...about: About<Kind>): boolean {
  const all = inForce(duel, kind);
  return all.length > 0 && all.some((one) => speaks(duel, one, ...about));
}

/** Whether what a rule in play says of such objects is said of this one. */
export const isRuled = (duel: Duel, { card: by, at }: Said, filter: Filter, card: CardNumber): boolean =>
  fitsCard(duel, contextAt(duel, by, at), filter, card, looksOf(duel, card)) &&
  !isOutOfReach(duel, card, looksOf(duel, by), by);

type Said = Pick<InForce<RuleKind>, 'card' | 'at'>;

/** What a kind of rule is asked about: the object or player, and what else it depends on. */
type About<Kind extends RuleKind> = (typeof SPEAKS)[Kind] extends (
  duel: Duel,
  one: never,
  ...about: infer Rest extends readonly unknown[]
) => boolean
  ? Rest
  : never;

type Speaking<Kind extends RuleKind> = (duel: Duel, one: InForce<Kind>, ...about: About<Kind>) => boolean;

const contextOf = (duel: Duel, { card, at }: Said): Context => contextAt(duel, card, at);

const ofObjects = (
  duel: Duel,
  one: Said & { readonly rule: { readonly who: Filter } },
  card: CardNumber,
): boolean => isRuled(duel, one, one.rule.who, card);

const ofPlayers = (duel: Duel, one: Said & { readonly rule: { readonly who: Ref } }, seat: Seat): boolean =>
  readSeats(duel, contextOf(duel, one), one.rule.who).includes(seat);

/** Of both heads of a giant. */
const ofSides = (duel: Duel, one: Said & { readonly rule: { readonly who: Ref } }, seat: Seat): boolean =>
  readSeats(duel, contextOf(duel, one), one.rule.who).some(
    (other) => other === seat || (sharesAll(duel) && onSameSide(duel, other, seat)),
  );

const ofEverything = (): boolean => true;

/** A card says it of itself before it is in play: whoever deals with the card reads it off its face. */
const ofItselfAlone = (): boolean => false;

const SPEAKS = {
  // Attacking.
  cannotAttack: (duel, one, card: CardNumber, attacked: Seat) => {
    const { who, whom, unless } = one.rule;
    if (whom && !readSeats(duel, contextOf(duel, one), whom).includes(attacked)) return false;
    if (unless && isTrue(duel, { ...contextOf(duel, one), attacked }, unless)) return false;
    return isRuled(duel, one, who, card);
  },
  attackCompany: (duel, one, card: CardNumber, others: number) =>
    others < one.rule.others && ofObjects(duel, one, card),
  attackAlone: ofObjects,
  attackAtOnce: ofObjects,
  mustAttack: ofObjects,
  // Blocking.
  cannotBlock: ofBlocks,
  mustBlock: ofBlocks,
  blockCompany: (duel, one, card: CardNumber, others: number) =>
    others < one.rule.others && ofObjects(duel, one, card),
  blockersCount: ofObjects,
  blockMore: ofObjects,
  blocksByChance: ofEverything,
  combatCost: ofObjects,
  // The damage of combat.
  noCombatDamage: ofObjects,
  asUnblocked: ofObjects,
  // Permanents, and the steps of a turn.
  entersTapped: (duel, one, card: CardNumber, looks: Looks) =>
    fitsCard(duel, contextOf(duel, one), one.rule.who, card, looks),
  staysTapped: (duel, one, card: CardNumber) =>
    (!one.rule.when || isTrue(duel, contextOf(duel, one), one.rule.when)) && ofObjects(duel, one, card),
  mayStayTapped: ofObjects,
  untapsToo: (duel, one, card: CardNumber) =>
    readSeats(duel, contextOf(duel, one), one.rule.turnOf).some((seat) => duel.turn.active.includes(seat)) &&
    ofObjects(duel, one, card),
  untapAtMost: (duel, one, card: CardNumber) =>
    (!one.rule.when || isTrue(duel, contextOf(duel, one), one.rule.when)) &&
    isRuled(duel, one, one.rule.filter, card),
  noRegeneration: ofObjects,
  skipsStep: (duel, one, seat: Seat, step: Step) => one.rule.step === step && ofPlayers(duel, one, seat),
  // Players.
  handLimit: ofPlayers,
  noHandLimit: ofPlayers,
  openHands: ofPlayers,
  openLibrary: ofPlayers,
  manaStays: ofPlayers,
  spendAs: ofPlayers,
  noLifeGain: ofPlayers,
  noPrevention: ofEverything,
  cannotLose: (duel, one, seat: Seat, byLife: boolean) =>
    (one.rule.by === undefined || byLife) && ofSides(duel, one, seat),
  cannotWin: ofSides,
  // Playing cards, and using what lies there.
  noLandPlays: ofPlayers,
  moreLands: ofPlayers,
  cannotCast: ofPlayersAndCards,
  spellsPerTurn: (duel, one, seat: Seat) =>
    ofPlayers(duel, one, seat) && castThisTurn(duel, seat) >= one.rule.most,
  castAnytime: ofPlayersAndCards,
  mayPlayFrom: ofPlayersAndCards,
  spellCost: (duel, one, seat: Seat, card: CardNumber, looks: Looks) =>
    isPricedBy(duel, contextOf(duel, one), one.rule, seat, card, looks),
  abilityCost: ofPlayersAndCards,
  unusable: (duel, one, card: CardNumber, ability: ActivatedAbility) => {
    const { tapping, manaToo, sources } = one.rule;
    const isMeant = tapping
      ? ability.costs.some(({ kind }) => kind === 'tap')
      : manaToo === true || !isManaAbility(ability);
    return isMeant && fitsCard(duel, contextOf(duel, one), sources, card, looksOf(duel, card));
  },
  // Aiming, enchanting, countering.
  untargetable: (duel, one, seat: Seat, aimer: Seat) =>
    ofPlayers(duel, one, seat) &&
    (!one.rule.by || readSeats(duel, contextOf(duel, one), one.rule.by).includes(aimer)),
  cannotBeAimedAt: (duel, one, card: CardNumber, source: Snapshot, isSpell: boolean) => {
    const { what, by, spellsOnly } = one.rule;
    if (spellsOnly && !isSpell) return false;
    const context = contextOf(duel, one);
    return (
      fitsCard(duel, context, by, cardOf(source), source.looks) &&
      fitsCard(duel, context, what, card, looksOf(duel, card))
    );
  },
  cannotBeEnchanted: (duel, one, host: CardNumber, aura: CardNumber) => {
    const context = contextOf(duel, one);
    return (
      fitsCard(duel, context, one.rule.by, aura, looksOf(duel, aura)) &&
      fitsCard(duel, context, one.rule.what, host, looksOf(duel, host))
    );
  },
  uncounterable: (duel, one, spell: CardNumber, looks: Looks, by: Snapshot) =>
    isUncounterableBy(duel, contextOf(duel, one), one.rule, spell, looks, by),
  alternativePrice: ofItselfAlone,
  anteOnly: ofItselfAlone,
  anyNumber: ofItselfAlone,
  beginsInPlay: ofItselfAlone,
} satisfies { [Kind in RuleKind]: (duel: Duel, one: InForce<Kind>, ...about: never[]) => boolean };

function ofBlocks(
  duel: Duel,
  one: Said & { readonly rule: { readonly who: Filter; readonly whom: Filter } },
  blocker: CardNumber,
  attacker: CardNumber,
): boolean {
  return isRuled(duel, one, one.rule.who, blocker) && isRuled(duel, one, one.rule.whom, attacker);
}

function ofPlayersAndCards(
  duel: Duel,
  one: Said & { readonly rule: { readonly who: Ref; readonly filter: Filter } },
  seat: Seat,
  card: CardNumber,
  looks?: Looks,
): boolean {
  return (
    ofPlayers(duel, one, seat) &&
    fitsCard(duel, contextOf(duel, one), one.rule.filter, card, looks ?? looksOf(duel, card))
  );
}

const castThisTurn = (duel: Duel, seat: Seat): number =>
  duel.memory.filter((fact) => fact.kind === 'cast' && fact.seat === seat).length;

/** A card may say it of its own price as well. */
export const isPricedBy = (
  duel: Duel,
  context: Context,
  rule: RuleOf<'spellCost'>,
  seat: Seat,
  card: CardNumber,
  looks: Looks,
): boolean =>
  readSeats(duel, context, rule.who).includes(seat) &&
  fitsCard(duel, context, rule.filter, card, looks) &&
  (!rule.when || isTrue(duel, context, rule.when));

/** A spell may say it of itself as well. */
export function isUncounterableBy(
  duel: Duel,
  context: Context,
  rule: RuleOf<'uncounterable'>,
  spell: CardNumber,
  looks: Looks,
  by: Snapshot,
): boolean {
  const isSpell = by.copy !== undefined || duel.cards[by.card]?.zone === 'chain';
  return (
    fitsCard(duel, context, rule.filter, spell, looks) &&
    (!rule.bySpells || (isSpell && fitsCard(duel, context, rule.bySpells, cardOf(by), by.looks)))
  );
}
