/** Each card in a position made for it: in hand and in play, with mana and company, until each ability was used. */
import {
  answer,
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
import { cardNames, faceNamed } from '../../src-main/cards/index.ts';
import { editionNamed } from '../../src-main/engine/editions/registry.ts';
import type { Face } from '../../src-main/engine/language/face.ts';
import { rollFrom, type Roll } from './duels.ts';
import { PASS } from '../../src-shared/duel/question.ts';
import { LAND_TYPES } from '../../src-shared/duel/words.ts';

const LANDS = [...LAND_TYPES, 'Snow-Covered Island'];
/** Company on both sides, so that most texts find what they speak of. */
const COMPANY = [
  'Grizzly Bears',
  'Drudge Skeletons',
  'Ornithopter',
  'White Knight',
  'Goblin Piker',
  'Rod of Ruin',
  'Telepathy',
  'Wall of Stone',
  "Mons's Goblin Raiders",
  'Scathe Zombies',
  'Phantom Monster',
];
const HAND = ['Grizzly Bears', 'Lightning Bolt', 'Forest', 'Unholy Strength', 'Terror', 'Holy Strength'];
const BURIED = ['Grizzly Bears', 'Scathe Zombies', 'Lightning Bolt', "Mons's Goblin Raiders", 'Mind Rot'];

/** Damage that no creature of the corpus outlives. */
const LETHAL = 30;

/** What of a card has been seen at work. */
interface Used {
  readonly card: string;
  readonly wanted: readonly string[];
  readonly seen: ReadonlySet<string>;
}

/** Plays the card's position a few times, leaning to acts with the card; throws when the engine does. */
export function playDirected(card: string, edition: string, seed: number): Used {
  const { eras } = editionNamed(edition);
  const face = faceNamed(card, eras);
  if (!face) throw new Error(`There is no card called ${card}.`);
  const seen = new Set<string>();
  for (let round = 0; round < 12 && wantedOf(face).some((want) => !seen.has(want)); round++) {
    // Where something dying can be saved, it is dying as the round begins.
    const dying = round % 3 === 2 && JSON.stringify(face.abilities).includes('"kind":"regenerate"');
    // What keeps its like from being cast is not in play each time.
    // What guards against damage is used where there is some: the rival attacks, with creatures of every colour.
    const struck = round % 2 === 1 && JSON.stringify(face.abilities).includes('"kind":"prevent"');
    const manner = { early: round % 2 === 0, dying, struck, inHandOnly: round % 4 === 3 };
    playRound(positionFor(face, edition, eras, seed + round, manner), seed + round, seen, card);
  }
  return { card, wanted: wantedOf(face), seen };
}

/** To be cast, or played, and each activated ability to be used. */
function wantedOf(face: Face): string[] {
  const abilities = face.abilities
    .filter((ability) => ability.kind === 'activated')
    .map((_, place) => `ability ${place}`);
  return [face.types.includes('land') ? 'play' : 'cast', ...abilities];
}

function positionFor(
  face: Face,
  edition: string,
  eras: readonly string[],
  seed: number,
  {
    early,
    dying,
    struck,
    inHandOnly,
  }: Readonly<Record<'early' | 'dying' | 'struck' | 'inHandOnly', boolean>>,
): Setup {
  const faces: Face[] = [face];
  const number = (name: string): number => {
    const found = faceNamed(name, eras);
    if (!found) throw new Error(`There is no card called ${name}.`);
    const there = faces.indexOf(found);
    if (there >= 0) return there;
    faces.push(found);
    return faces.length - 1;
  };
  const lands = LANDS.flatMap((name) => Array.from({ length: 4 }, () => ({ face: number(name) })));
  const doom = dying ? { damage: LETHAL } : {};
  const company = COMPANY.map((name, place) => ({ face: number(name), tapped: place === 3 }));
  const isPermanent = !face.types.some(
    (type) => type === 'instant' || type === 'sorcery' || type === 'interrupt',
  );
  const isAura = face.subtypes.includes('Aura');
  const own =
    isPermanent && !inHandOnly
      ? Array.from({ length: copiesOf(face) }, () => ({
          face: 0,
          counters: { '+1/+1': 1, ...countersAsked(face), loyalty: 12 },
          ...doom,
          ...(isAura ? { attachedTo: hostOf(face, lands.length) } : {}),
        }))
      : [];
  const seat = (mine: boolean): SeatPosition => ({
    library: Array.from({ length: 20 }, (_, place) => number(LANDS[place % 6] as string)),
    hand: [...(mine ? [0, 0] : []), ...HAND.map(number)],
    graveyard: BURIED.map(number),
    exile: [],
    ante: BURIED.slice(0, 1).map(number),
    battlefield: mine
      ? [...lands, ...company.map((one, place) => (place === 0 ? { ...one, ...doom } : one)), ...own]
      : [...lands, { face: number('Forest') }, ...company],
  });
  return {
    edition,
    faces,
    variant: 'duel',
    seed,
    ante: false,
    seats: [0, 1].map((team) => ({ name: `Seat ${team}`, team, attentive: true, deck: [] })),
    position: {
      turn: 1,
      active: struck ? 1 : 0,
      step: early ? 'upkeep' : 'main1',
      seats: [seat(true), seat(false)],
    },
    mostDecisions: 2000,
  };
}

/** Enough of every kind of counter that its own abilities take off. */
const countersAsked = ({ abilities }: Face): Record<string, number> =>
  Object.fromEntries(
    abilities.flatMap((ability) =>
      ability.kind === 'activated'
        ? ability.costs.flatMap((cost) => (cost.kind === 'counter' ? [[cost.counter, 6]] : []))
        : [],
    ),
  );

/** As many as its own abilities ask to be tapped. */
const copiesOf = (face: Face): number =>
  Math.max(
    1,
    ...face.abilities
      .flatMap((ability) => (ability.kind === 'activated' ? ability.costs : []))
      .map((cost) => (cost.kind === 'tapOf' && typeof cost.count === 'number' ? cost.count : 1)),
  );

/** A host among the first seat's permanents that an Aura of this kind may be on. */
function hostOf(face: Face, lands: number): number {
  const enchants = JSON.stringify(face.abilities.find((ability) => ability.kind === 'enchant') ?? {});
  if (enchants.includes('"land"')) return 0;
  if (enchants.includes('"artifact"')) return lands + 5;
  return enchants.includes('"enchantment"') ? lands + 6 : lands;
}

function playRound(setup: Setup, seed: number, seen: Set<string>, card: string): void {
  const duel = newDuel(setup);
  const roll = rollFrom(seed);
  for (let step = 0; step < 260 && !duel.result && duel.turn.number < 4; step++) {
    const reply = replyFor(duel, roll, card, seen, seed % 3 === 0 ? 1 : 3);
    const refusal = answer(duel, reply);
    if (refusal)
      throw new Error(`A reply that was offered was refused (${refusal.reason}): ${JSON.stringify(reply)}`);
  }
}

/** An act with the card that has not been seen yet, if there is one; else mostly to pass, so that things happen. */
function replyFor(duel: Duel, roll: Roll, card: string, seen: Set<string>, busy: number): Reply {
  const offered = options(duel);
  if (offered?.kind !== 'act') return roll(6) === 0 ? fallback(duel) : some(duel, roll);
  const fresh = offered.acts.find((act) => isWith(duel, act, card) && !seen.has(labelOf(act)));
  if (fresh) {
    seen.add(labelOf(fresh));
    return { kind: 'act', act: fresh };
  }
  return roll(busy) === 0 ? some(duel, roll) : PASS;
}

function isWith(duel: Duel, act: ActChoice, card: string): boolean {
  return 'card' in act && duel.faces[duel.cards[act.card]?.face ?? -1]?.name === card;
}

function labelOf(act: ActChoice): string {
  switch (act.kind) {
    case 'activate':
    case 'useMana':
      return `ability ${act.ability}`;
    case 'land':
      return 'play';
    default:
      return act.kind;
  }
}

export const directedCards = (): readonly string[] => cardNames();
