/** Whether an act may be begun now, and why not: the same checks for options, replies and reasons. */
import type { CardNumber, Duel, Looks, Seat, Snapshot } from '../duel.ts';
import { isSwitchedOff } from '../layers.ts';
import { contextAt, isTrue, type Context } from '../evaluate.ts';
import { faceAt } from '../faces.ts';
import type { Cost } from '../language/cost.ts';
import type { Face } from '../language/face.ts';
import type { ActivatedAbility, SpellAbility } from '../language/ability.ts';
import { editionOf } from '../editions/registry.ts';
import type { Effect } from '../language/effect.ts';
import { manaOf, NO_MANA, type ManaAmount } from '../language/mana.ts';
import type { TargetClause } from '../language/refs/target.ts';
import type { WindowFrame } from '../frames/frame.ts';
import { KEYWORD, TYPE } from '../masks.ts';
import type { Refusal } from '../../../src-shared/duel/question.ts';
import { isActive } from '../seats.ts';
import { cardThing, looksOf, snapshotOf } from '../things.ts';
import { isDying } from '../events/destroy.ts';
import { actOf } from '../noticing.ts';
import {
  activatedOf,
  chosenEffects,
  isLoyaltyAbility,
  isManaAbility,
  modesOf,
  someEffect,
  speedOf,
  usedClauses,
} from './abilities.ts';
import { cannotPayOther, isLocked } from './costs.ts';
import { isPlayableFromThere } from './fromWhere.ts';
import { isPermitted } from './permits.ts';
import { cannotPlayLands, landsMore } from './lands.ts';
import { isBarredFromCasting, isUnusable, mayCastAnytime } from './barred.ts';
import { priceOfAbility, priceOfSpell } from './prices.ts';
import { canPay } from '../payment/planPayment.ts';
import { boundsOf, legalTargets, type Aim } from './targets.ts';
import { cannotMakeMana } from './useMana.ts';

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
  const cost = ability.costs.find((part) => part.kind === 'mana');
  return {
    seat,
    card,
    what: 'activate',
    ability: place,
    face: at.face,
    tree: at.ability,
    effect: ability.effect,
    targets: ability.targets,
    costs: ability.costs,
    mana: priceOfAbility(duel, seat, card, cost ? manaOf(cost.mana) : NO_MANA),
    dearerByTargets: false,
    ...(ability.xOnly === undefined ? {} : { xOnly: ability.xOnly }),
    // What a permit was laid down with is read from its card.
    source: { ...snapshotOf(duel, card), ...(at.act ? { chosen: at.act.slots ?? {} } : {}) },
    context: { ...contextAt(duel, card, at), you: seat },
  };
}

export const isOwnMainPhase = (duel: Duel, window: WindowFrame, seat: Seat): boolean =>
  window.speed === 'open' &&
  (duel.turn.step === 'main1' || duel.turn.step === 'main2') &&
  isActive(duel, seat);

/** In the own main phase with nothing waiting. */
export const isSorceryTime = (duel: Duel, window: WindowFrame, seat: Seat): boolean =>
  isOwnMainPhase(duel, window, seat) && duel.chain.length === 0;

/** Where the land comes before the cards, the first card played ends the time for it. */
function isLandTime(duel: Duel, window: WindowFrame, seat: Seat): boolean {
  if (!isSorceryTime(duel, window, seat)) return false;
  if (editionOf(duel).timing.land === 'mainPhases' || landsMore(duel, seat) > 0) return true;
  return (
    duel.turn.step === 'main1' && !duel.memory.some((fact) => fact.kind === 'cast' && fact.seat === seat)
  );
}

export const SLOW = TYPE.sorcery | TYPE.creature | TYPE.artifact | TYPE.enchantment | TYPE.planeswalker;

export function cannotPlayLand(
  duel: Duel,
  window: WindowFrame,
  seat: Seat,
  card: CardNumber,
): Refusal | undefined {
  if (!isPlayableFromThere(duel, seat, card)) return { reason: 'notThere', card };
  if (!(looksOf(duel, card).types & TYPE.land)) return { reason: 'notOffered', card };
  if (!isLandTime(duel, window, seat)) return { reason: 'wrongTime', card };
  return cannotPlayLands(duel, seat, card);
}

/** How a card is played in the middle of an effect. */
export interface PlayManner {
  readonly free: boolean;
  readonly landsOnly: boolean;
}

/** Why a card cannot be played in the middle of an effect, where its type does not bind it to a time. */
export function cannotPlayNow(
  duel: Duel,
  seat: Seat,
  card: CardNumber,
  { free, landsOnly }: PlayManner,
): Refusal | undefined {
  if (looksOf(duel, card).types & TYPE.land) return cannotPlayLands(duel, seat, card);
  if (isBarredFromCasting(duel, seat, card)) return { reason: 'cannotCast', card };
  return cannotAnnounce(duel, windowWithin(seat), proposeCast(duel, seat, card, free), landsOnly);
}

/** What may be announced where no window is open. */
export const windowWithin = (seat: Seat, onto = -1): WindowFrame => ({
  kind: 'window',
  speed: 'open',
  holder: seat,
  passed: 0,
  part: 'plain',
  onto,
});

export function cannotCast(
  duel: Duel,
  window: WindowFrame,
  seat: Seat,
  card: CardNumber,
  alternative = false,
): Refusal | undefined {
  const record = duel.cards[card];
  if (!record || !isPlayableFromThere(duel, seat, card)) return { reason: 'notThere', card };
  const looks = looksOf(duel, card);
  if (looks.types & TYPE.land || faceAt(duel, record.face).cost === undefined)
    return { reason: 'cannotCast', card };
  if (isBarredFromCasting(duel, seat, card)) return { reason: 'cannotCast', card };
  const spell = faceAt(duel, record.face).abilities.find((ability) => ability.kind === 'spell');
  if (!isTimeFor(duel, window, seat, card, spell)) return { reason: 'wrongTime', card };
  if (window.speed === 'interrupt' && !isInterrupt(duel, looks, spell)) return { reason: 'wrongTime', card };
  if (alternative && !alternativeOf(faceAt(duel, record.face))) return { reason: 'notOffered', card };
  return cannotAnnounce(duel, window, proposeCast(duel, seat, card, false, alternative));
}

/** The moment its text names, and the time for cards of its types. */
function isTimeFor(
  duel: Duel,
  window: WindowFrame,
  seat: Seat,
  card: CardNumber,
  spell: SpellAbility | undefined,
): boolean {
  const named = spell?.onlyDuring;
  if (named && !isTrue(duel, { you: seat, self: cardThing(duel, card) }, named)) return false;
  if (editionOf(duel).timing.speakers === 'active') {
    if (named || window.speed === 'interrupt') return true;
    return isFast(duel, seat, card) ? hasWord(duel, window, seat) : isSorceryTime(duel, window, seat);
  }
  return !(looksOf(duel, card).types & SLOW) || isFast(duel, seat, card) || isSorceryTime(duel, window, seat);
}

/** It may be cast whenever fast effects may be used. */
export function isFast(duel: Duel, seat: Seat, card: CardNumber): boolean {
  const { types, keywords } = looksOf(duel, card);
  return (
    (types & (TYPE.instant | TYPE.interrupt)) !== 0 ||
    (keywords & KEYWORD.flash) !== 0 ||
    mayCastAnytime(duel, seat, card)
  );
}

/** What may answer while a spell is being announced: interrupts, and whatever else aims at spells. */
function isInterrupt(duel: Duel, { types }: Looks, spell: SpellAbility | undefined): boolean {
  const isAimed = spell?.targets.some(aimsAtSpells) === true;
  if (editionOf(duel).timing.interrupts === 'byOthers') return isAimed;
  return (types & TYPE.interrupt) !== 0 || ((types & TYPE.instant) !== 0 && isAimed);
}

const aimsAtSpells = (clause: TargetClause): boolean => clause.zone === 'chain' || clause.spellToo === true;

/** What untaps an artifact that is off works for all that: the card says so (Basalt Monolith). */
const untapsItself = ({ effect }: ActivatedAbility): boolean =>
  effect.kind === 'untap' && effect.what.kind === 'self';

export function cannotActivate(
  duel: Duel,
  window: WindowFrame,
  seat: Seat,
  card: CardNumber,
  place: number,
): Refusal | undefined {
  if (isPermitted(duel, card) && !duel.board[card]) return cannotUsePermit(duel, window, seat, card, place);
  const zone = duel.cards[card]?.zone;
  if (zone !== 'battlefield' && zone !== 'graveyard') return { reason: 'notThere', card };
  const found = activatedOf(duel, card)[place];
  if (!found) return { reason: zone === 'battlefield' ? 'notOffered' : 'notThere', card };
  const { at, ability } = found;
  if (ability.worksIn !== zone) return { reason: 'notThere', card };
  const context = contextAt(duel, card, at);
  const user = ability.ownerOnly ? duel.cards[card]?.owner : context.you;
  if (!ability.anyPlayer && user !== seat) return { reason: 'notYours', card };
  if (duel.board[card] && isSwitchedOff(duel, card) && !untapsItself(ability))
    return { reason: 'isTapped', card };
  if (isUnusable(duel, card, ability)) return { reason: 'cannotUse', card };
  if (isLocked(duel, card)) return { reason: 'unpaidUpkeep', card };
  if (window.speed === 'open' && !ability.onlyDuring && !hasWord(duel, window, seat))
    return { reason: 'wrongTime', card };
  if (isSlowAbility(ability) && !isSorceryTime(duel, window, seat)) return { reason: 'wrongTime', card };
  if (ability.onlyDuring && !isTrue(duel, { ...context, you: seat }, ability.onlyDuring))
    return { reason: 'wrongTime', card };
  const used = duel.board[card]?.used ?? {};
  const most = ability.oncePerTurn ? 1 : (ability.mostPerTurn ?? Infinity);
  if ((used[at.ability] ?? 0) >= most) return { reason: 'oncePerTurn', card };
  if (isLoyaltyAbility(ability) && (used[-1] ?? 0) > 0) return { reason: 'oncePerTurn', card };
  const refusal = cannotPayOther(duel, seat, card, ability.costs);
  if (refusal) return refusal;
  if (isManaAbility(ability)) return cannotMakeMana(duel, seat, { card, ability: place, choice: 0 });
  if (window.speed === 'interrupt' && !ability.targets.some(aimsAtSpells))
    return { reason: 'wrongTime', card };
  const proposal = proposeActivate(duel, seat, card, place);
  return proposal ? cannotAnnounce(duel, window, proposal) : { reason: 'notOffered', card };
}

/** What a player has for a time, by the card that gave it. */
function cannotUsePermit(
  duel: Duel,
  window: WindowFrame,
  seat: Seat,
  card: CardNumber,
  place: number,
): Refusal | undefined {
  const found = activatedOf(duel, card)[place];
  if (!found) return { reason: 'notOffered', card };
  const { at, givesMana } = found;
  if (givesMana) return cannotMakeMana(duel, seat, { card, ability: place, choice: 0 });
  if (contextAt(duel, card, at).you !== seat) return { reason: 'notYours', card };
  if (window.speed === 'interrupt' || (window.speed === 'open' && !hasWord(duel, window, seat)))
    return { reason: 'wrongTime', card };
  const proposal = proposeActivate(duel, seat, card, place);
  return proposal ? cannotAnnounce(duel, window, proposal) : { reason: 'notOffered', card };
}

/** It is used only when a sorcery could be cast. */
export const isSlowAbility = (ability: ActivatedAbility): boolean =>
  ability.asSorcery === true || isLoyaltyAbility(ability);

/** Where only the active player has the word: between the steps of an attack, and in the main phases. */
const hasWord = (duel: Duel, window: WindowFrame, seat: Seat): boolean =>
  editionOf(duel).timing.speakers === 'everybody' ||
  isOwnMainPhase(duel, window, seat) ||
  (isActive(duel, seat) && duel.combat !== undefined);

/** Time, targets and mana of a text, whichever way it is announced. */
function cannotAnnounce(
  duel: Duel,
  window: WindowFrame,
  proposal: Proposal,
  landsOnly = false,
): Refusal | undefined {
  const { card, seat } = proposal;
  const modes = allowedModes(duel, window, proposal);
  if (modes.length === 0)
    return { reason: isRightTime(duel, window, proposal) ? 'noTarget' : 'wrongTime', card };
  const refusal = cannotPayOther(duel, seat, card, proposal.costs);
  if (refusal) return refusal;
  const thought = proposal.what === 'cast' ? { card } : {};
  return canPay(duel, seat, { ...proposal.mana, x: 0 }, { landsOnly, ...thought })
    ? undefined
    : { reason: 'cannotPay', card };
}

/** The modes that fit the window and have targets; a text without modes has one, empty. */
export function allowedModes(duel: Duel, window: WindowFrame, proposal: Proposal): (readonly number[])[] {
  const modes = modesOf(proposal.effect);
  const choices = modes ? modes.map((_, mode) => [mode]) : [[]];
  return choices.filter(
    (choice) => fitsWindow(duel, window, proposal, choice) && hasTargets(duel, window, proposal, choice),
  );
}

function isRightTime(duel: Duel, window: WindowFrame, proposal: Proposal): boolean {
  const modes = modesOf(proposal.effect);
  const choices = modes ? modes.map((_, mode) => [mode]) : [[]];
  return choices.some((choice) => fitsWindow(duel, window, proposal, choice));
}

function partOf(proposal: Proposal, choice: readonly number[]): Effect {
  if (choice.length === 0) return proposal.effect;
  return { kind: 'sequence', of: chosenEffects(proposal.effect, choice) };
}

function fitsWindow(duel: Duel, window: WindowFrame, proposal: Proposal, choice: readonly number[]): boolean {
  if (window.speed === 'interrupt' || givesMana(proposal)) return true;
  const part = partOf(proposal, choice);
  const speed = namesMoment(duel, proposal) ? 'open' : speedOf(duel, part);
  if (speed !== window.speed) return false;
  return speed !== 'regeneration' || rescuesSomething(duel, proposal, part);
}

/** Such a spell has its own moment, and waits for no window that the rulebook keeps for its effect. */
function namesMoment(duel: Duel, { what, face, tree }: Proposal): boolean {
  const ability = what === 'cast' ? faceAt(duel, face).abilities[tree] : undefined;
  return ability?.kind === 'spell' && ability.onlyDuring !== undefined;
}

/** Mana may be drawn in any window. */
const givesMana = (proposal: Proposal): boolean =>
  proposal.what === 'activate' &&
  proposal.targets.length === 0 &&
  someEffect(proposal.effect, (part) => part.kind === 'addMana');

/** In the window of the dying only what is dying can be regenerated. */
function rescuesSomething(duel: Duel, proposal: Proposal, part: Effect): boolean {
  return someEffect(part, (effect) => {
    if (effect.kind !== 'regenerate') return false;
    if (effect.what.kind === 'self') return isDying(duel, proposal.card);
    if (effect.what.kind === 'attached') return isDying(duel, duel.board[proposal.card]?.attachedTo ?? -1);
    return duel.battlefield.some((card) => isDying(duel, card));
  });
}

export function aimOf(proposal: Proposal, onto: number): Aim {
  const isSpell = proposal.what === 'cast';
  return { seat: proposal.seat, source: proposal.source, context: proposal.context, onto, isSpell };
}

function hasTargets(duel: Duel, window: WindowFrame, proposal: Proposal, choice: readonly number[]): boolean {
  return usedClauses(proposal, choice).every((clause) => {
    const wanted = proposal.targets[clause] as TargetClause;
    return xsToTry(wanted).some((x) => hasTargetsWith(duel, window, proposal, wanted, x));
  });
}

/** Where the targets depend on X, some X must do; it is chosen later. */
const MOST_X = 16;
const speaksOfX = new WeakMap<TargetClause, boolean>();

function xsToTry(clause: TargetClause): readonly number[] {
  let known = speaksOfX.get(clause);
  if (known === undefined) {
    known = JSON.stringify(clause.filter ?? {}).includes('"kind":"x"');
    speaksOfX.set(clause, known);
  }
  return known ? Array.from({ length: MOST_X + 1 }, (_, x) => x) : [0];
}

function hasTargetsWith(
  duel: Duel,
  window: WindowFrame,
  proposal: Proposal,
  wanted: TargetClause,
  x: number,
): boolean {
  const act =
    x === 0 ? undefined : { ...actOf(proposal.seat, proposal.source, proposal.face, proposal.tree), x };
  const context = act ? { ...proposal.context, act } : proposal.context;
  const { least } = boundsOf(duel, context, wanted);
  const aim = { ...aimOf(proposal, window.onto), context };
  if (window.speed === 'regeneration')
    return legalTargets(duel, aim, wanted).some(
      (thing) => thing.kind === 'card' && isDying(duel, thing.card),
    );
  // Those chosen before are not to be had again.
  const enough = least + (wanted.another ? proposal.targets.indexOf(wanted) : 0);
  return legalTargets(duel, aim, wanted, enough).length >= enough;
}
