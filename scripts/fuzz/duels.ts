/** Random duels with random decks: set up from a seed alone, so that a failure can be repeated. */
import {
  answer,
  clone,
  hash,
  newDuel,
  type Duel,
  type Reply,
  type Setup,
  type Variant,
} from '../../src-main/engine/index.ts';
import { cardNames, faceNamed } from '../../src-main/cards/index.ts';
import { editionNamed } from '../../src-main/engine/editions/registry.ts';
import { LAND_TYPES } from '../../src-shared/duel/words.ts';
import type { Face } from '../../src-main/engine/language/face.ts';
import { rollFrom, type Roll } from '../../src-shared/roll.ts';
import { daring } from './daring.ts';
import { Departures } from './departures.ts';
import { checkAsked, checkDuel } from './holds.ts';
import { withTheme, type Theme } from './themes.ts';
import { sightOf } from './watch/sight.ts';
import { Watch } from './watch/watch.ts';

// The duel's own chance is not touched by what is rolled here.
export { rollFrom, type Roll };

export interface FuzzPlan {
  readonly edition: string;
  readonly seats: number;
  readonly seed: number;
  /** Absent: a duel of two, or everybody against everybody. */
  readonly variant?: Variant;
  /** Absent: cards of the whole corpus. */
  readonly theme?: Theme;
}

/** How many may sit at the table of a variant, fewest and most. */
export const SEATS: Readonly<Record<Variant, readonly [number, number]>> = {
  duel: [2, 2],
  freeForAll: [3, 6],
  twoHeadedGiant: [4, 4],
  emperor: [6, 6],
  portalCircle: [3, 6],
};

const TEAM_SIZE: Partial<Record<Variant, number>> = { twoHeadedGiant: 2, emperor: 3 };

const DECK = 40;
const LANDS = 17;
/** For each seat: one duel in a hundred gets that far. */
const MOST_DECISIONS = 750;

/** Two colours' worth of basic lands and cards of the whole corpus by chance. */
export function randomSetup(plan: FuzzPlan): Setup {
  const roll = rollFrom(plan.seed);
  const { eras } = editionNamed(plan.edition);
  const faces: Face[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (name: string): number => {
    const known = numbers.get(name);
    if (known !== undefined) return known;
    const face = faceNamed(name, eras);
    if (!face) throw new Error(`There is no card called ${name}.`);
    faces.push(face);
    numbers.set(name, faces.length - 1);
    return faces.length - 1;
  };
  const basics = new Set<string>(LAND_TYPES);
  const spells = withTheme(
    plan.theme,
    cardNames().filter((name) => !basics.has(name)),
    eras,
  );
  const variant = plan.variant ?? (plan.seats > 2 ? 'freeForAll' : 'duel');
  const seats = Array.from({ length: plan.seats }, (_, seat) => ({
    name: `Seat ${seat}`,
    team: Math.floor(seat / (TEAM_SIZE[variant] ?? 1)),
    attentive: roll(4) === 0,
    deck: Array.from({ length: DECK }, (_, place) =>
      numberOf(
        place < LANDS
          ? (LAND_TYPES[roll(LAND_TYPES.length)] as string)
          : (spells[roll(spells.length)] as string),
      ),
    ),
  }));
  return {
    edition: plan.edition,
    faces,
    seats,
    variant,
    seed: plan.seed,
    ante: roll(2) === 0,
    // Whoever can do something for nothing again and again would go on with it: the others wait for a draw.
    mostDecisions: MOST_DECISIONS * plan.seats,
  };
}

interface Played {
  readonly setup: Setup;
  readonly replies: readonly Reply[];
  readonly duel: Duel;
  /** Kinds of questions at which somebody gave up. */
  readonly departures: readonly string[];
}

/**
 * Plays to the end by chance, watched by the book. About every twenty-fifth question the duel is saved, resumed and
 * cloned, each compared by its hash, and goes on as the clone of what was resumed; as often a reply that is nonsense
 * must be refused and change nothing; as often what holds at every question is looked at. Where others can go on,
 * somebody gives up on a copy at each kind of question. Whoever replays the duel goes straight through.
 */
export function playByChance(plan: FuzzPlan): Played {
  const setup = randomSetup(plan);
  const roll = rollFrom(plan.seed + 1);
  const watch = Watch.over(plan.edition, setup.faces);
  const departures = setup.seats.length > 2 ? new Departures(plan.seed) : undefined;
  const replies: Reply[] = [];
  let duel = newDuel(setup);
  let isResumed = false;
  while (!duel.result) {
    if (roll(25) === 0) {
      duel = isResumed ? resumed(duel) : resumedWhole(duel);
      isResumed = true;
    }
    if (roll(25) === 0) refuseNonsense(duel, roll);
    departures?.tryAt(duel);
    const reply = setup.seats.length > 2 && roll(400) === 0 ? givingUp(duel, roll) : daring(duel, roll);
    watchedAnswer(duel, reply, watch);
    replies.push(reply);
    checkAsked(duel);
    if (roll(25) === 0) checkDuel(duel);
  }
  checkDuel(duel);
  return { setup, replies, duel, departures: departures?.kinds() ?? [] };
}

function watchedAnswer(duel: Duel, reply: Reply, watch: Watch | undefined): void {
  watch?.asked(sightOf(duel));
  watch?.replies(reply);
  const refusal = answer(duel, reply, watch && ((event) => watch.heard(event, () => sightOf(duel))));
  if (refusal)
    throw new Error(`A reply that was offered was refused (${refusal.reason}): ${JSON.stringify(reply)}`);
}

/** Anybody still in, at any moment: also while somebody else is asked. */
function givingUp(duel: Duel, roll: Roll): Reply {
  const left = [...duel.lost.keys()].filter((seat) => !duel.lost[seat]);
  return { kind: 'concede', seat: left[roll(left.length)] as number };
}

/** The same duel again from its set-up and replies alone. */
export function replay({ setup, replies }: Pick<Played, 'setup' | 'replies'>): Duel {
  const duel = newDuel(setup);
  for (const reply of replies) {
    const refusal = answer(duel, reply);
    if (refusal)
      throw new Error(`A reply of the record was refused (${refusal.reason}): ${JSON.stringify(reply)}`);
  }
  return duel;
}

/** Once a duel, with its set-up and faces. */
const resumedWhole = (duel: Duel): Duel => compared(duel, JSON.parse(JSON.stringify(duel)) as Duel);

/** The set-up never changes and faces are only added: they would be most of the text. */
function resumed(duel: Duel): Duel {
  const { setup, faces, ...rest } = duel;
  const saved = JSON.parse(JSON.stringify(rest)) as Omit<Duel, 'setup' | 'faces'>;
  return compared(duel, { setup, faces, ...saved });
}

/** A clone of what was resumed: equal to the duel, and nothing that was kept beside it has come along. */
function compared(duel: Duel, saved: Duel): Duel {
  const wanted = hash(duel);
  if (hash(saved) !== wanted) throw new Error('A saved duel differs from the duel.');
  if (hash(clone(duel)) !== wanted) throw new Error('A clone differs from the duel.');
  return clone(saved);
}

function refuseNonsense(duel: Duel, roll: Roll): void {
  const before = hash(duel);
  const nonsense: Reply[] = [
    {
      kind: 'act',
      act: { kind: 'cast', card: roll(duel.cards.length), targets: [[{ kind: 'seat', seat: 99 }]] },
    },
    { kind: 'attack', attackers: [{ card: roll(duel.cards.length), seat: 99, walker: -1, band: -1 }] },
    { kind: 'block', blocks: [{ blocker: -1, attacker: -1 }] },
    { kind: 'choose', things: [{ kind: 'chain', id: -1 }] },
    { kind: 'x', x: -1 },
    { kind: 'word', word: 'no such word' },
  ];
  const reply = nonsense[roll(nonsense.length)] as Reply;
  if (!answer(duel, reply)) throw new Error(`Nonsense was not refused: ${JSON.stringify(reply)}`);
  if (hash(duel) !== before) throw new Error(`A refused reply changed the duel: ${JSON.stringify(reply)}`);
}
