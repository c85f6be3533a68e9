/** Matches with a real database, their duels played by minds without a table. */
import { randomUUID } from 'node:crypto';
import { Campaign } from '../../src-main/campaign/campaign.ts';
import type { CampaignParts } from '../../src-main/campaign/ports.ts';
import type { Database } from '../../src-main/collection/database/database.ts';
import { addDeck } from '../../src-main/collection/decks/decks.ts';
import { change } from '../../src-main/collection/owned/changing.ts';
import { addPlayer } from '../../src-main/collection/players/players.ts';
import {
  answer,
  clone,
  fallback,
  newDuel,
  type Duel,
  type Reply,
  type Setup,
} from '../../src-main/engine/index.ts';
import { think } from '../../src-main/opponents/minds.ts';
import { thoughtOf } from '../../src-main/opponents/thought.ts';
import { wizards } from '../../src-main/opponents/personalities.ts';
import { belongingsOn, DECK_RULES, lookAt, storeOn } from '../../src-main/program/campaign.ts';
import { setupOf } from '../../src-main/referee/set-up.ts';
import type { Arranged, MatchOrder, Terms } from '../../src-shared/campaign.ts';
import type { Copies, HoldingsKind, PlayerId } from '../../src-shared/collection.ts';
import type { Deck } from '../../src-shared/decks.ts';
import type { DuelSummary } from '../../src-shared/duels.ts';
import type { Rulebook } from '../../src-shared/rulebooks.ts';
import { rollFrom, type Roll } from '../../src-shared/roll.ts';
import { USUAL_CUSTOMS } from '../../src-shared/set-up.ts';
import { aFace } from './faces.ts';

export const NOON = new Date('2026-11-18T12:00:00.000Z');

/** How a duel is ended that the minds do not end in time. */
export type Ending = 'player' | 'wizard' | 'draw';

export interface Played {
  readonly campaign: Campaign;
  readonly parts: CampaignParts;
  /** Plays the duel by chance for so many replies at most, then somebody wins it, or it is drawn. */
  readonly play: (duel: string, ending: Ending, most?: number) => void;
}

export function campaignOn(database: Database, seed = 1): Played {
  const roll = rollFrom(seed);
  const parts: CampaignParts = {
    store: storeOn(database.write),
    belongings: belongingsOn(database.write, () => NOON),
    rules: DECK_RULES,
    duels: {
      begin: (order, decks, duelSeed, agreed) => {
        const summary: DuelSummary = {
          ...{ id: randomUUID(), rulebook: order.rulebook, turn: 0, decisions: 0 },
          ...{ began: NOON.toISOString(), changed: NOON.toISOString() },
          seats: order.seats.map(({ player }, seat) => ({
            ...{ name: `Seat ${seat}`, player, deck: decks[seat]?.name ?? '', life: 0 },
          })),
        };
        database.duels.begin({
          summary,
          setup: setupOf(order, decks, duelSeed, agreed),
          undo: order.undo,
        });
        return summary.id;
      },
      look: (duel) => lookAt(database, duel),
      concede: (duel) => {
        playDuel(database, duel, 'wizard', 0, roll);
      },
      offerDraw: (duel) => {
        playDuel(database, duel, 'draw', 0, roll);
        return true;
      },
    },
    wizards,
    now: () => NOON,
    seed: () => roll(2 ** 32),
    failed: (failure) => {
      throw failure;
    },
    changed: () => {},
  };
  return {
    campaign: new Campaign(parts),
    parts,
    play: (duel, ending, most = 60) => {
      playDuel(database, duel, ending, most, roll);
    },
  };
}

function playDuel(database: Database, id: string, ending: Ending, most: number, roll: Roll): void {
  const record = database.duels.read(id);
  if (!record) throw new Error(`There is no duel ${id}.`);
  const duel = newDuel(record.setup as Setup);
  const replies: Reply[] = [];
  const say = (reply: Reply): void => {
    const refusal = answer(duel, reply);
    if (refusal) throw new Error(`${JSON.stringify(reply)} was refused: ${refusal.reason}`);
    replies.push(reply);
  };
  while (duel.question && replies.length < most) say(nextReply(duel, roll));
  if (!duel.result) say(lastReply(ending));
  const { turn, decisions, result, purses } = duel;
  const seats = record.summary.seats.map((seat, place) => ({ ...seat, life: purses[place]?.life ?? 0 }));
  const summary = { ...record.summary, turn: turn.number, decisions, seats, ...(result && { result }) };
  database.duels.append(summary, 0, replies);
}

function nextReply(duel: Duel, roll: Roll): Reply {
  const seat = duel.question?.seat ?? 0;
  const reply = think(thoughtOf(duel, { mind: 'random', seat, seed: roll(2 ** 32) }));
  return answer(clone(duel), reply) === undefined ? reply : fallback(duel);
}

const lastReply = (ending: Ending): Reply =>
  ending === 'draw'
    ? { kind: 'agreeOnDraw', seat: 0 }
    : { kind: 'concede', seat: ending === 'player' ? 1 : 0 };

export function settled<Value>(outcome: Arranged<Value>): Value {
  if (outcome.kind === 'refused') throw new Error(`Refused: ${JSON.stringify(outcome.refusal)}`);
  return outcome.value;
}

export interface Person {
  readonly player: PlayerId;
  readonly deck: number;
  readonly content: Deck;
}

/** Somebody with a deck of the rulebook and, unless every card is theirs, exactly its cards. */
export function newPerson(
  database: Database,
  rulebook: Rulebook,
  { name = 'Ada', holds = 'own', copies = 1 }: { name?: string; holds?: HoldingsKind; copies?: number } = {},
): Person {
  const { write } = database;
  const added = addPlayer(write, { name, portrait: aFace(name), rulebook, holds }, NOON);
  if (added.kind === 'refused') throw new Error(`There is no ${name}.`);
  const player = added.value.id;
  const [found] = DECK_RULES.ready({ rulebook, allTimes: false, options: [] }).values();
  if (!found) throw new Error('There is no deck.');
  const content = {
    ...found,
    entries: found.entries.map((entry) => ({ ...entry, count: entry.count * copies })),
  };
  if (holds === 'own')
    change(write, { player, kind: 'byHand', facts: {}, cards: cardsOf(content, rulebook) }, NOON);
  const deck = addDeck(write, player, { name: 'Own', rulebook, deck: content }, NOON);
  if (deck.kind === 'refused') throw new Error('The deck was refused.');
  return { player, deck: deck.value.id, content };
}

const cardsOf = ({ entries }: Deck, rulebook: Rulebook): Copies[] =>
  entries.map(({ name, count }) => {
    const { set = '', number = '' } = DECK_RULES.print(name, rulebook) ?? {};
    return { card: name, set, number, foil: 'no', count };
  });

export function orderOf(
  { player, deck }: Person,
  terms: Partial<Terms> & Pick<Terms, 'rulebook'>,
  more: Partial<MatchOrder> = {},
): MatchOrder {
  return {
    player,
    terms: {
      ...{ ...USUAL_CUSTOMS, undo: 'never' },
      ...{ size: 'bestOfThree', stakes: 'none', sideboarding: true, hints: false },
      ...terms,
    },
    level: 'random',
    deck: { kind: 'own', deck },
    ...more,
  };
}

const SIZES = { alpha: ['duel', 'set', 'match'], fifth: ['duel', 'bestOfThree'] } as const;
const ENDINGS = ['player', 'wizard', 'player', 'wizard', 'draw'] as const;

/** One match for keeps after another; whoever can no longer play begins anew. Tells each step when it is written. */
export function playForKeeps(
  database: Database,
  matches: number,
  seed: number,
  tell: (step: string) => void,
): void {
  const roll = rollFrom(seed);
  const { campaign, play } = campaignOn(database, seed);
  let persons = 0;
  const newcomer = (): [Rulebook, Person] => {
    const rulebook = roll(2) === 0 ? 'alpha' : 'fifth';
    persons += 1;
    return [rulebook, newPerson(database, rulebook, { name: `Ada ${persons} ${seed}` })];
  };
  let [rulebook, person] = newcomer();
  for (let begun = 0; begun < matches; begun++) {
    const sizes = SIZES[rulebook as 'alpha' | 'fifth'];
    const size = sizes[roll(sizes.length)] ?? 'duel';
    const stakes = roll(3) === 0 ? 'once' : 'keeps';
    const made = campaign.begin(orderOf(person, { rulebook, size, stakes }));
    if (made.kind === 'refused') {
      [rulebook, person] = newcomer();
      continue;
    }
    tell('begun');
    const { id } = made.value;
    for (;;) {
      const next = campaign.nextDuel(id);
      if (next.kind === 'refused') break;
      tell('dealt');
      const { duel } = next.value;
      if (roll(12) === 0) settled(campaign.giveUp(id));
      else play(duel, ENDINGS[roll(ENDINGS.length)] ?? 'draw', roll(40) === 0 ? 600 : 30);
      tell('played');
      campaign.settle(duel);
      tell('settled');
    }
  }
}
