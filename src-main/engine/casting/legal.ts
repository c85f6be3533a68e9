/** Whether an act may be begun now, and why not: the same checks for options, replies and reasons. */
import type { CardNumber, Duel, Looks, Seat, Snapshot } from '../duel.ts';
import { derivedOf, isSwitchedOff } from '../layers.ts';
import { contextAt, fitsCard, isTrue, readAmount, readSeats, type Context } from '../evaluate.ts';
import { faceAt } from '../faces.ts';
import type { Cost } from '../language/cost.ts';
import type { ActivatedAbility, SpellAbility } from '../language/ability.ts';
import { editionOf } from '../editions/registry.ts';
import type { Effect } from '../language/effect.ts';
import { manaOf, NO_MANA, type ManaAmount } from '../language/mana.ts';
import type { TargetClause } from '../language/refs/target.ts';
import type { WindowFrame } from '../frames/frame.ts';
import { KEYWORD, TYPE } from '../masks.ts';
import type { ActChoice, Refusal } from '../../../src-shared/duel/question.ts';
import { isActive } from '../seats.ts';
import { dutiesFor } from '../timing/duties.ts';
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
import { isPlayableFromThere, playableCards } from './fromWhere.ts';
import { cannotPlayLands } from './lands.ts';
import { addManaIn, hasPools, planMana } from './mana.ts';
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
export function proposeCast(duel: Duel, seat: Seat, card: CardNumber, free = false): Proposal {
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
  const mana = dearer(duel, seat, card, source.looks, free ? NO_MANA : manaOf(face.cost ?? ''));
  if (spell?.kind !== 'spell')
    return { ...base, effect: NOTHING, targets: [], costs: [], mana, dearerByTargets: false };
  return {
    ...base,
    effect: spell.effect,
    targets: spell.targets,
    costs: spell.costs,
    mana,
    dearerByTargets: spell.dearerByTargets === true,
    ...(spell.xOnly === undefined ? {} : { xOnly: spell.xOnly }),
  };
}

/** With what spells of this kind cost more (or less) in play. */
function dearer(duel: Duel, seat: Seat, card: CardNumber, looks: Looks, mana: ManaAmount): ManaAmount {
  let more = 0;
  for (const { card: by, at, ability } of derivedOf(duel).rules) {
    if (ability.rule.kind !== 'spellCost') continue;
    const context = contextAt(duel, by, at);
    if (!readSeats(duel, context, ability.rule.who).includes(seat)) continue;
    if (fitsCard(duel, context, ability.rule.filter, card, looks))
      more += readAmount(duel, context, ability.rule.more);
  }
  return more === 0 ? mana : { ...mana, generic: Math.max(0, mana.generic + more) };
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
    mana: cost ? manaOf(cost.mana) : NO_MANA,
    dearerByTargets: false,
    source: snapshotOf(duel, card),
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
  if (editionOf(duel).timing.land === 'mainPhases') return true;
  return (
    duel.turn.step === 'main1' && !duel.memory.some((fact) => fact.kind === 'cast' && fact.seat === seat)
  );
}

const SLOW = TYPE.sorcery | TYPE.creature | TYPE.artifact | TYPE.enchantment | TYPE.planeswalker;

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
): Refusal | undefined {
  const record = duel.cards[card];
  if (!record || !isPlayableFromThere(duel, seat, card)) return { reason: 'notThere', card };
  const looks = looksOf(duel, card);
  if (looks.types & TYPE.land || faceAt(duel, record.face).cost === undefined)
    return { reason: 'cannotCast', card };
  const spell = faceAt(duel, record.face).abilities.find((ability) => ability.kind === 'spell');
  if (!isTimeFor(duel, window, seat, card, spell)) return { reason: 'wrongTime', card };
  if (window.speed === 'interrupt' && !isInterrupt(duel, looks, spell)) return { reason: 'wrongTime', card };
  return cannotAnnounce(duel, window, proposeCast(duel, seat, card));
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
  const { types, keywords } = looksOf(duel, card);
  const isFast = (types & (TYPE.instant | TYPE.interrupt)) !== 0 || (keywords & KEYWORD.flash) !== 0;
  if (editionOf(duel).timing.speakers === 'active') {
    if (named || window.speed === 'interrupt') return true;
    return isFast ? hasWord(duel, window, seat) : isSorceryTime(duel, window, seat);
  }
  return isFast || !(types & SLOW) || isSorceryTime(duel, window, seat);
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
  if (!duel.board[card]) return { reason: 'notThere', card };
  const found = activatedOf(duel, card)[place];
  if (!found) return { reason: 'notOffered', card };
  const { at, ability } = found;
  const context = contextAt(duel, card, at);
  if (!ability.anyPlayer && context.you !== seat) return { reason: 'notYours', card };
  if (isSwitchedOff(duel, card) && !untapsItself(ability)) return { reason: 'isTapped', card };
  if (isLocked(duel, card)) return { reason: 'unpaidUpkeep', card };
  if (window.speed === 'open' && !ability.onlyDuring && !hasWord(duel, window, seat))
    return { reason: 'wrongTime', card };
  const slow = ability.asSorcery === true || isLoyaltyAbility(ability);
  if (slow && !isSorceryTime(duel, window, seat)) return { reason: 'wrongTime', card };
  if (ability.onlyDuring && !isTrue(duel, { ...context, you: seat }, ability.onlyDuring))
    return { reason: 'wrongTime', card };
  const used = duel.board[card].used;
  if (ability.oncePerTurn && (used[at.ability] ?? 0) > 0) return { reason: 'oncePerTurn', card };
  if (isLoyaltyAbility(ability) && (used[-1] ?? 0) > 0) return { reason: 'oncePerTurn', card };
  const refusal = cannotPayOther(duel, seat, card, ability.costs);
  if (refusal) return refusal;
  if (isManaAbility(ability)) return cannotMakeMana(duel, seat, { card, ability: place, choice: 0 });
  if (window.speed === 'interrupt' && !ability.targets.some(aimsAtSpells))
    return { reason: 'wrongTime', card };
  const proposal = proposeActivate(duel, seat, card, place);
  return proposal ? cannotAnnounce(duel, window, proposal) : { reason: 'notOffered', card };
}

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
  return planMana(duel, seat, { ...proposal.mana, x: 0 }, landsOnly)
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
  return { seat: proposal.seat, source: proposal.source, context: proposal.context, onto };
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
  const legal = legalTargets(duel, { ...aimOf(proposal, window.onto), context }, wanted);
  if (window.speed === 'regeneration')
    return legal.some((thing) => thing.kind === 'card' && isDying(duel, thing.card));
  return legal.length >= least;
}

/** Everything this seat could do in this window besides passing, as bare choices. */
export function actsIn(duel: Duel, window: WindowFrame, seat: Seat, manaToo: boolean): ActChoice[] {
  const acts: ActChoice[] = [];
  for (const duty of dutiesFor(duel, window, seat)) acts.push({ kind: 'duty', duty: duty.id });
  for (const card of playableCards(duel, seat)) {
    if (!cannotPlayLand(duel, window, seat, card)) acts.push({ kind: 'land', card });
    else if (!cannotCast(duel, window, seat, card)) acts.push({ kind: 'cast', card });
  }
  for (const card of duel.battlefield) {
    if (looksOf(duel, card).abilities.length === 0) continue;
    activatedOf(duel, card).forEach(({ ability }, place) => {
      if (isManaAbility(ability) && !(manaToo && hasPools(duel))) return;
      if (cannotActivate(duel, window, seat, card, place)) return;
      if (!isManaAbility(ability)) acts.push({ kind: 'activate', card, ability: place });
      else
        addManaIn(ability)?.choices.forEach((_, choice) =>
          acts.push({ kind: 'useMana', card, ability: place, choice }),
        );
    });
  }
  return acts;
}

/** Whether this seat has anything to do but make mana: else it is not asked. */
export function hasAct(duel: Duel, window: WindowFrame, seat: Seat): boolean {
  if (dutiesFor(duel, window, seat).length > 0) return true;
  for (const card of playableCards(duel, seat)) {
    if (!cannotPlayLand(duel, window, seat, card) || !cannotCast(duel, window, seat, card)) return true;
  }
  return duel.battlefield.some(
    (card) =>
      looksOf(duel, card).abilities.length > 0 &&
      activatedOf(duel, card).some(
        ({ ability }, place) => !isManaAbility(ability) && !cannotActivate(duel, window, seat, card, place),
      ),
  );
}
