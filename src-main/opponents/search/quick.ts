/**
 * What anybody would do at a glance, for either side: quick enough for whole turns played on in thought. Nothing is
 * tried on a copy here.
 */
import {
  fallback,
  options,
  type ActChoice,
  type CardNumber,
  type Duel,
  type Options,
  type Reply,
  type Seat,
  type Thing,
} from '../../engine/index.ts';
import { purseOf, looksOf } from '../../engine/position.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import type { Face } from '../../engine/language/face.ts';
import { rescue } from '../judgement/rescue.ts';
import { controllerOf, dearestFirst } from '../judgement/taste.ts';
import { isOpenWindow } from '../judgement/trying.ts';
import { worthOf } from '../worth.ts';
import { fightAtAGlance } from '../combat/glance.ts';

/** What a seat has given up in this playing on: spells that found nothing good to aim at. */
export type GivenUp = Set<CardNumber>;

export function quickReply(duel: Duel, givenUp: GivenUp): Reply {
  switch (duel.question?.kind) {
    case 'act':
      return { kind: 'act', act: quickAct(duel, duel.question.for, givenUp) };
    case 'attack':
    case 'block':
      return quickFight(duel);
    case 'targets':
    case 'choose':
      return quickChoice(duel, duel.question.for, givenUp);
    case 'yesNo':
      return { kind: 'yesNo', yes: true };
    case 'x':
      return quickX(duel, givenUp);
    default:
      return fallback(duel);
  }
}

function quickAct(duel: Duel, seat: Seat, givenUp: GivenUp): ActChoice {
  const offered = isTimeToAct(duel, seat) ? options(duel) : undefined;
  if (offered?.kind !== 'act') return rescue(duel) ?? { kind: 'pass' };
  let best: ActChoice = { kind: 'pass' };
  let bestWish = 0;
  for (const act of offered.acts) {
    const wish = wishFor(duel, act, givenUp);
    if (wish > bestWish) [best, bestWish] = [act, wish];
  }
  return best;
}

/** The own main phases, and duties whenever they come up. */
function isTimeToAct(duel: Duel, seat: Seat): boolean {
  if (duel.duties.length > 0) return true;
  if (duel.chain.length > 0 || !isOpenWindow(duel) || !duel.turn.active.includes(seat)) return false;
  return duel.turn.step === 'main1' || duel.turn.step === 'main2';
}

const A_LAND = 100;
const A_DUTY = 200;

function wishFor(duel: Duel, act: ActChoice, givenUp: GivenUp): number {
  if (act.kind === 'land') return A_LAND;
  if (act.kind === 'duty') return A_DUTY;
  if (act.kind !== 'cast' || givenUp.has(act.card)) return 0;
  const face = duel.faces[duel.cards[act.card]?.face ?? -1];
  if (!face) return 0;
  const { isWorthCasting } = leaningOf(face);
  return isWorthCasting ? 1 + looksOf(duel, act.card).cost : 0;
}

interface Leaning {
  /** Below nothing: for the others' things. */
  readonly worth: number;
  readonly isWorthCasting: boolean;
}

const leanings = new WeakMap<Face, Leaning>();

function leaningOf(face: Face): Leaning {
  const known = leanings.get(face);
  if (known) return known;
  const leaning = readLeaning(face);
  leanings.set(face, leaning);
  return leaning;
}

const FLEETING: readonly string[] = ['instant', 'sorcery', 'interrupt'];

function readLeaning(face: Face): Leaning {
  const spell = face.abilities.find((ability) => ability.kind === 'spell');
  if (!face.types.some((type) => FLEETING.includes(type)))
    return { worth: worthOnHost(face), isWorthCasting: true };
  const worth = spell?.kind === 'spell' ? worthOf(spell.effect) : 0;
  return { worth, isWorthCasting: spell?.kind === 'spell' && !isTrick(spell.effect) };
}

/** What an Aura does to its host; other permanents are nobody's but one's own. */
function worthOnHost(face: Face): number {
  let sum = 0;
  for (const ability of face.abilities) {
    if (ability.kind === 'rule' || ability.kind === 'triggered') sum -= 0.3;
    if (ability.kind === 'static') sum += worthOf(gains(ability.what, ability.mods, 'whileInPlay'));
  }
  return sum;
}

/** Kept for a fight or for an answer, which are not played on in thought. */
const isTrick = (effect: { readonly kind: string; readonly until?: unknown }): boolean =>
  effect.kind === 'counter' ||
  effect.kind === 'prevent' ||
  effect.kind === 'regenerate' ||
  (effect.kind === 'gains' && effect.until === 'endOfTurn');

/** Less than this is a spell thrown away. */
const LEAST_X = 2;

function quickX(duel: Duel, givenUp: GivenUp): Reply {
  const offered = options(duel);
  if (offered?.kind !== 'x') return fallback(duel);
  const { card } = sourceAt(duel);
  if (card < 0 || offered.most >= LEAST_X) return { kind: 'x', x: offered.most };
  givenUp.add(card);
  return { kind: 'cancel' };
}

function quickChoice(duel: Duel, seat: Seat, givenUp: GivenUp): Reply {
  const offered = options(duel);
  if (offered?.kind !== 'targets' && offered?.kind !== 'choose') return fallback(duel);
  const isAiming = offered.kind === 'targets';
  const { card, worth } = sourceAt(duel);
  const isHostile = worth < 0;
  const wanted = bestOfThese(duel, seat, offered, isHostile === isAiming);
  const isBad =
    isAiming &&
    card >= 0 &&
    offered.least > 0 &&
    isHostile &&
    wanted.every((thing) => controllerOf(duel, thing) === seat || isInNoHurry(duel, thing));
  if (isBad) {
    givenUp.add(card);
    return { kind: 'cancel' };
  }
  return isAiming
    ? { kind: 'targets', targets: wanted }
    : offered.limits
      ? fallback(duel)
      : { kind: 'choose', things: wanted };
}

/** Above so much life, what could go to a creature is kept for one. */
const MUCH_LIFE = 10;

const isInNoHurry = (duel: Duel, thing: Thing): boolean =>
  thing.kind === 'seat' && purseOf(duel, thing.seat).life > MUCH_LIFE;

/** The spell that is being announced, and which way it leans. */
function sourceAt(duel: Duel): { card: CardNumber; worth: number } {
  const frame = duel.frames[duel.frames.length - 1];
  if (frame?.kind !== 'announce' || !('card' in frame)) return { card: -1, worth: -1 };
  const card = frame.card;
  const face = duel.faces[duel.cards[card]?.face ?? -1];
  return { card: duel.board[card] ? -1 : card, worth: face ? leaningOf(face).worth : -1 };
}

/** The others' dearest or one's own dearest; where one gives something up, one's own least. */
function bestOfThese(
  duel: Duel,
  seat: Seat,
  { things, least, most }: Extract<Options, { kind: 'targets' | 'choose' }>,
  theirsFirst: boolean,
): readonly Thing[] {
  const sorted = dearestFirst(duel, seat, things);
  const own = sorted.filter((thing) => controllerOf(duel, thing) === seat);
  const theirs = sorted.filter((thing) => controllerOf(duel, thing) !== seat);
  const order = theirsFirst
    ? [...preferCards(theirs), ...own.toReversed()]
    : [...own.toReversed(), ...theirs];
  const count = Math.max(least, Math.min(1, most));
  return order.slice(0, count);
}

const preferCards = (things: readonly Thing[]): Thing[] => [
  ...things.filter(({ kind }) => kind !== 'seat'),
  ...things.filter(({ kind }) => kind === 'seat'),
];

function quickFight(duel: Duel): Reply {
  const offered = options(duel);
  return (offered && fightAtAGlance(duel, offered)) ?? fallback(duel);
}
