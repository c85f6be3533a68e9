/**
 * What is to be decided beside targets, modes, X and shares, where the rulebook has that done before anybody answers.
 * The effects ask for it themselves, ahead of their time; the item keeps the answers, and the same questions, coming
 * again as it takes effect, are answered by them.
 */
import type { Act, ChainItem, Duel } from '../value/duel.ts';
import { abilityAt, effectsOf, faceAt, numberOf } from '../faces/faces.ts';
import { editionOf } from '../editions/registry.ts';
import { actOf } from '../events/noticing.ts';
import type { DecidingFrame, EffectFrame } from '../value/frame.ts';
import { pop, push, retop } from '../value/stack.ts';
import type { Effect, EffectKind } from '../language/effect.ts';
import type { Choose } from '../language/effects/choose.ts';
import type { Ref } from '../language/ref.ts';
import { decisionKey } from '../value/decided.ts';
import { chainItem } from '../value/things.ts';
import { snapshotOf } from '../reading/looks.ts';

/** To be called as soon as the item is on the chain. */
export function decideEarly(duel: Duel, item: ChainItem): void {
  if (editionOf(duel).timing.decisions !== 'announced' || decisionsOf(duel, item).length === 0) return;
  push(duel, { kind: 'deciding', item: item.id, begun: [], slots: item.act.slots ?? {} });
}

/** One decision after the other, each of them begun once. */
export function stepDeciding(duel: Duel, frame: DecidingFrame): void {
  const item = chainItem(duel, frame.item);
  const next = item && decisionsOf(duel, item).find(({ place }) => !frame.begun.includes(place));
  if (!next) return pop(duel);
  retop(duel, { ...frame, begun: [...frame.begun, next.place] });
  push(duel, { kind: 'effect', act: next.act, node: next.node, stage: 'start', list: [] });
}

/** An effect that asks ahead of its time is done when it has its answers, and its item keeps them. */
export function keepsDecision(duel: Duel, frame: EffectFrame, effect: Effect): boolean {
  const place = duel.frames.length - 2;
  const deciding = duel.frames[place];
  const { answer } = frame;
  if (deciding?.kind !== 'deciding' || !answer) return false;
  duel.chain = duel.chain.map((item) => {
    if (item.id !== deciding.item) return item;
    return { ...item, act: { ...item.act, decided: { ...item.act.decided, [decisionKey(frame)]: answer } } };
  });
  const value = answer.choose ?? answer.word;
  if ('slot' in effect && value !== undefined)
    duel.frames[place] = { ...deciding, slots: { ...deciding.slots, [effect.slot]: value } };
  // The word to be changed is followed by what it becomes; every other effect asks once.
  if (effect.kind === 'changeWords' && frame.stage === 'firstSaid') return false;
  pop(duel);
  return true;
}

interface Decision {
  readonly act: Act;
  readonly node: number;
  readonly place: string;
}

/** What can be decided now, with what was decided already. */
function decisionsOf(duel: Duel, item: ChainItem): Decision[] {
  return textsOf(duel, item).flatMap((act) => {
    const ability = abilityAt(duel, act);
    const root = effectsOf(ability)[item.node ?? 0];
    if (!root) return [];
    return foreseen(duel, act, root).decisions.map((effect): Decision => {
      const node = numberOf(ability, effect);
      return { act, node, place: `${act.ability} ${node}` };
    });
  });
}

/** Its own text, and what is to be said of it as it comes into play. */
function textsOf(duel: Duel, { act, card, kind }: ChainItem): Act[] {
  const own = act.ability < 0 ? [] : [act];
  if (kind !== 'spell' || card === undefined) return own;
  const { face, faceDown } = duel.cards[card] ?? { face: act.face };
  if (faceDown) return own;
  const entering = faceAt(duel, face).abilities.flatMap((ability, number): Act[] => {
    if (ability.kind !== 'instead' || ability.instead.kind !== 'asEnters') return [];
    return [{ ...actOf(act.you, snapshotOf(duel, card), face, number), ...decidedOf(act) }];
  });
  return [...own, ...entering];
}

const decidedOf = ({ decided }: Act): Pick<Act, 'decided'> => (decided ? { decided } : {});

/** The decisions in a part of a text, and whether those behind it can be made as well. */
interface Foreseen {
  readonly decisions: readonly Effect[];
  readonly isSettled: boolean;
}

const NONE: Foreseen = { decisions: [], isSettled: true };
const UNFORESEEN: Foreseen = { decisions: [], isSettled: false };

function foreseen(duel: Duel, act: Act, effect: Effect): Foreseen {
  switch (effect.kind) {
    case 'sequence':
      return foreseenInTurn(duel, act, effect.of);
    case 'modes':
      return foreseenInTurn(
        duel,
        act,
        act.modes.flatMap((mode) => effect.of[mode]?.effect ?? []),
      );
    case 'may': {
      if (!isYou(effect.who) || beginsInHand(effect.effect)) return UNFORESEEN;
      const said = saidTo(duel, act, effect);
      const inner = said === undefined ? UNFORESEEN : said ? foreseen(duel, act, effect.effect) : NONE;
      return { decisions: [effect, ...inner.decisions], isSettled: inner.isSettled };
    }
    default:
      if (isDecision(effect)) return { decisions: [effect], isSettled: true };
      return LEAVES_AS_IS.has(effect.kind) ? NONE : UNFORESEEN;
  }
}

/** As far as nothing has to happen first. */
function foreseenInTurn(duel: Duel, act: Act, parts: readonly Effect[]): Foreseen {
  const decisions: Effect[] = [];
  for (const part of parts) {
    const inner = foreseen(duel, act, part);
    decisions.push(...inner.decisions);
    if (!inner.isSettled) return { decisions, isSettled: false };
  }
  return { decisions, isSettled: true };
}

function saidTo(duel: Duel, act: Act, effect: Effect): boolean | undefined {
  const node = numberOf(abilityAt(duel, act), effect);
  return act.decided?.[decisionKey({ act, node, stage: 'answered' })]?.yesNo;
}

/** What chance or somebody else decides is no decision of who announces it. */
function isDecision(effect: Effect): boolean {
  switch (effect.kind) {
    case 'choose':
      return isYou(effect.by) && !effect.atRandom && isInSight(effect);
    case 'chooseWord':
      return isYou(effect.by) && !effect.atRandom;
    case 'chooseOption':
    case 'chooseNumber':
      return isYou(effect.by);
    case 'nameCard':
      return isYou(effect.who);
    case 'takeShape':
    case 'changeWords':
    case 'whichever':
      return true;
    default:
      return false;
  }
}

/** A card of a hand would be shown by it, and which of the greatest is meant shows when they are measured. */
const isInSight = ({ from }: Choose): boolean =>
  from.kind !== 'foremost' && !(from.kind === 'all' && (from.zone === 'hand' || from.zone === 'library'));

function beginsInHand(effect: Effect): boolean {
  const first = effect.kind === 'sequence' ? effect.of[0] : effect;
  return first?.kind === 'choose' && !isInSight(first);
}

/** After these nothing is there to choose from that was not there before. */
const LEAVES_AS_IS: ReadonlySet<EffectKind> = new Set([
  'keep',
  'tap',
  'untap',
  'gains',
  'setRule',
  'prevent',
  'gainLife',
  'putCounters',
  'removeFromCombat',
]);

const isYou = (ref: Ref): boolean => ref.kind === 'players' && ref.who === 'you';
