/** Players who leave while others look at, choose from or arrange their cards. */
import { cardNames, faceNamed } from '../../src-main/cards/index.ts';
import { editionNamed } from '../../src-main/engine/editions/registry.ts';
import {
  answer,
  clone,
  fallback,
  newDuel,
  options,
  some,
  type ActChoice,
  type Duel,
  type Reply,
  type SeatPosition,
  type Setup,
} from '../../src-main/engine/index.ts';
import type { Face } from '../../src-main/engine/language/face.ts';
import { LAND_TYPES } from '../../src-shared/duel/words.ts';
import { randomSetup, rollFrom, type FuzzPlan, type Roll } from '../../scripts/fuzz/duels.ts';
import { checkDuel } from '../../scripts/fuzz/holds.ts';

const COMPANY = ['Grizzly Bears', 'Goblin Piker', 'Wall of Stone', 'Raise Dead', 'Lightning Bolt', 'Forest'];
const QUESTIONS = 120;
/** Enough for what the effect still asks, and for what lies in wait behind it. */
const AFTERWARDS = 12;

const HIDDEN_PLACES = [
  'lookAtTop',
  'revealUntil',
  'redeal',
  'search',
  'look',
  'revealHand',
  'discard',
  'play',
];

/** Cards that speak of libraries or hands. */
export const cardsOfHiddenPlaces = (edition: string): string[] => {
  const { eras } = editionNamed(edition);
  return cardNames().filter((name) => {
    const text = JSON.stringify(faceNamed(name, eras)?.abilities ?? []);
    return (
      HIDDEN_PLACES.some((kind) => text.includes(`"kind":"${kind}"`)) ||
      text.includes('"library"') ||
      text.includes('"hand"')
    );
  });
};

interface LeavingPlan {
  readonly card: string;
  readonly edition: string;
  readonly seats: number;
  readonly seed: number;
}

/**
 * Plays the card, and at every question in the middle of an effect each of the players leaves, on a copy that is then
 * played on; throws when a card is in two places or in a wrong one, or when somebody who has left is asked. Tells how
 * often somebody left.
 */
export function leaveAtEveryQuestion(plan: LeavingPlan): number {
  const duel = newDuel(positionFor(plan));
  const roll = rollFrom(plan.seed);
  let departures = 0;
  for (let step = 0; step < QUESTIONS && !duel.result && duel.turn.number < 3; step++) {
    if (duel.frames.some(({ kind }) => kind === 'effect'))
      for (const seat of alive(duel)) {
        leave(clone(duel), seat, roll);
        departures++;
      }
    play(duel, replyFor(duel, roll, plan.card));
  }
  return departures;
}

/** The kinds of questions, and of what they stand on, at which somebody has left so far. */
export type Departures = Map<string, number>;

/** At each kind so often in all of them: more of the same shows nothing new. */
const OFTEN_ENOUGH = 3;

/**
 * Plays a duel by chance, and where a kind of question has not come up often yet, each of the players leaves, on a copy
 * that is then played on.
 */
export function leaveAtEveryKind(plan: FuzzPlan, seen: Departures): void {
  const duel = newDuel(randomSetup(plan));
  const roll = rollFrom(plan.seed);
  while (!duel.result) {
    const kind = kindOf(duel);
    const times = seen.get(kind) ?? 0;
    if (times < OFTEN_ENOUGH) {
      seen.set(kind, times + 1);
      for (const seat of alive(duel)) leave(clone(duel), seat, roll);
    }
    play(duel, some(duel, roll));
  }
}

/** "choose in effect sacrifice", "assign in combatDamage". */
function kindOf({ question, frames }: Duel): string {
  const under = frames.findLast(({ kind }) => !ASKING_FRAMES.includes(kind));
  return `${question?.kind ?? 'nothing'} in ${under?.kind ?? 'nothing'}`;
}

const ASKING_FRAMES: readonly string[] = ['choose', 'yesNo', 'word', 'order', 'divide'];

const alive = ({ lost }: Duel): number[] => [...lost.keys()].filter((seat) => !lost[seat]);

function leave(duel: Duel, seat: number, roll: Roll): void {
  play(duel, { kind: 'concede', seat });
  for (let step = 0; step < AFTERWARDS && !duel.result; step++) {
    checkDuel(duel);
    const { question } = duel;
    if (question && (duel.lost[question.seat] || duel.lost[question.for]))
      throw new Error(`Seat ${question.seat} is asked (${question.kind}) and has left.`);
    play(duel, roll(4) === 0 ? fallback(duel) : some(duel, roll));
  }
}

function play(duel: Duel, reply: Reply): void {
  const refusal = answer(duel, reply);
  if (refusal)
    throw new Error(`A reply that was offered was refused (${refusal.reason}): ${JSON.stringify(reply)}`);
}

/** An act with the card where there is one; else mostly to pass, so that it happens. */
function replyFor(duel: Duel, roll: Roll, card: string): Reply {
  const offered = options(duel);
  if (offered?.kind !== 'act') return some(duel, roll);
  const own = offered.acts.filter((act) => isWith(duel, act, card));
  const act = own[roll(Math.max(1, own.length))];
  if (act) return { kind: 'act', act };
  return roll(8) === 0 ? some(duel, roll) : { kind: 'act', act: { kind: 'pass' } };
}

const isWith = (duel: Duel, act: ActChoice, card: string): boolean =>
  'card' in act && duel.faces[duel.cards[act.card]?.face ?? -1]?.name === card;

function positionFor({ card, edition, seats, seed }: LeavingPlan): Setup {
  const { eras } = editionNamed(edition);
  const faces: Face[] = [];
  const number = (name: string): number => {
    const found = faceNamed(name, eras);
    if (!found) throw new Error(`There is no card called ${name}.`);
    if (!faces.includes(found)) faces.push(found);
    return faces.indexOf(found);
  };
  const mine = number(card);
  const isPermanent = !faces[mine]?.types.some((type) => ['instant', 'sorcery', 'interrupt'].includes(type));
  const isAura = faces[mine]?.subtypes.includes('Aura') === true;
  const lands = LAND_TYPES.flatMap((name) => Array.from({ length: 4 }, () => ({ face: number(name) })));
  const company = COMPANY.slice(0, 3).map((name) => ({ face: number(name) }));
  const seat = (place: number): SeatPosition => ({
    library: Array.from({ length: 12 }, (_, at) => number([...COMPANY, ...LAND_TYPES][at % 11] as string)),
    hand: [...(place === 0 ? [mine, mine, mine] : []), ...COMPANY.map(number)],
    graveyard: COMPANY.map(number),
    exile: [],
    ante: [],
    battlefield: [...lands, ...company, ...(place === 0 && isPermanent && !isAura ? [{ face: mine }] : [])],
  });
  return {
    ...{ edition, faces, variant: 'freeForAll', seed, ante: false, mostDecisions: 2_000 },
    seats: Array.from({ length: seats }, (_, team) => ({
      ...{ name: `Seat ${team}`, team, attentive: true, deck: [] },
    })),
    position: {
      ...{ turn: 1, active: 0, step: seed % 2 === 0 ? 'main1' : 'upkeep' },
      seats: Array.from({ length: seats }, (_, place) => seat(place)),
    },
  };
}
