/** Where permanents lie: lands in piles, creatures, everything else, and what is attached behind its host. */
import type { CardNumber, Seat, Thing } from '../../src-shared/duel/things.ts';
import type { TableCard, TableView } from '../../src-shared/table.ts';
import type { CombatDraft } from './gestures/gesture.ts';
import { spotKey } from './spots.ts';

export interface Stack {
  readonly host: CardNumber;
  /** The outermost first. */
  readonly attached: readonly CardNumber[];
  /** Its name stands upright at its side: under another it could not be read. */
  readonly tapped?: true;
}

export interface LandPile {
  readonly key: string;
  /** Tapped ones last, on top. */
  readonly stacks: readonly Stack[];
}

export interface Territory {
  readonly piles: readonly LandPile[];
  readonly creatures: readonly Stack[];
  readonly others: readonly Stack[];
}

/** Longer piles than this would not fit into their half. */
const MOST_IN_PILE = 4;

/** `away`: creatures that fight stand in the lanes. */
export function territoryOf(view: TableView, seat: Seat, away: ReadonlySet<CardNumber>): Territory {
  const stacks = view.battlefield
    .filter((card) => !away.has(card) && isHost(view, card) && view.cards[card]?.controller === seat)
    .map((host) => stackOf(view, host));
  const isOf = (test: (card: TableCard) => boolean) =>
    stacks.filter(({ host }) => {
      const card = view.cards[host];
      return card !== undefined && test(card);
    });
  const isCreature = ({ types }: TableCard) => types.includes('creature');
  const isLand = (card: TableCard) => card.types.includes('land') && !isCreature(card);
  return {
    piles: pilesOf(view, isOf(isLand)),
    creatures: isOf(isCreature),
    others: isOf((card) => !isCreature(card) && !isLand(card)),
  };
}

function isHost({ cards, battlefield }: TableView, card: CardNumber): boolean {
  const host = cards[card]?.attachedTo;
  return host === undefined || !battlefield.includes(host);
}

export function stackOf(view: TableView, host: CardNumber): Stack {
  return {
    host,
    attached: view.battlefield.filter((card) => view.cards[card]?.attachedTo === host).reverse(),
    ...(view.cards[host]?.tapped ? { tapped: true } : {}),
  };
}

function pilesOf(view: TableView, lands: readonly Stack[]): LandPile[] {
  const named = Map.groupBy(lands, ({ host }) => view.cards[host]?.name ?? '');
  return [...named].flatMap(([name, stacks]) =>
    chunks(tappedLast(stacks), MOST_IN_PILE).map((part, place) => ({
      key: `${name} ${place}`,
      stacks: part,
    })),
  );
}

export const tappedLast = (stacks: readonly Stack[]): Stack[] =>
  stacks.toSorted((one, other) => Number(one.tapped ?? false) - Number(other.tapped ?? false));

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, place) =>
    items.slice(place * size, (place + 1) * size),
  );
}

export interface Lane {
  readonly key: string;
  readonly attackers: readonly CardNumber[];
  readonly blockers: readonly CardNumber[];
  readonly goal: Thing;
  readonly blocked: boolean;
}

/** Who fights whom: what was declared, and what is being declared. */
export function lanesOf(view: TableView, draft: CombatDraft): Lane[] {
  return [...declaredLanes(view, draft), ...draftedLanes(draft)];
}

function declaredLanes({ combat }: TableView, { blocks = [] }: CombatDraft): Lane[] {
  return (combat?.groups ?? [])
    .filter(({ attackers }) => attackers.length > 0)
    .map(({ attackers, blockers, seat, walker, blocked }) => {
      const sent = blocks.filter(({ attacker }) => attackers.includes(attacker));
      return {
        key: `group ${attackers.join(' ')}`,
        attackers,
        blockers: [...new Set([...blockers, ...sent.map(({ blocker }) => blocker)])],
        goal: goalOf(seat, walker),
        blocked: blocked || sent.length > 0,
      };
    });
}

function draftedLanes({ attackers = [] }: CombatDraft): Lane[] {
  const bands = Map.groupBy(attackers, ({ card, band }) => (band < 0 ? `alone ${card}` : `band ${band}`));
  return [...bands].map(([key, members]) => ({
    key,
    attackers: members.map(({ card }) => card),
    blockers: [],
    goal: goalOf(members[0]?.seat ?? 0, members[0]?.walker ?? -1),
    blocked: false,
  }));
}

const goalOf = (seat: Seat, walker: CardNumber): Thing =>
  walker < 0 ? { kind: 'seat', seat } : { kind: 'card', card: walker, incarnation: 0 };

export function fightersIn(lanes: readonly Lane[]): Set<CardNumber> {
  return new Set(lanes.flatMap(({ attackers, blockers }) => [...attackers, ...blockers]));
}

/** Everything that can be clicked where it lies; other things are laid out when they are to be chosen. */
export function spotsOnTable(view: TableView): Set<string> {
  const cards = [...view.battlefield, ...view.players.flatMap(({ hand }) => hand)];
  return new Set([
    ...cards.filter((card) => view.cards[card]).map((card) => spotKey({ kind: 'card', card })),
    ...view.players.map((_, seat) => spotKey({ kind: 'seat', seat })),
    ...view.chain.map(({ id }) => spotKey({ kind: 'chain', id })),
  ]);
}
