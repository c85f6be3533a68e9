/** Which lines lie over the table: from what waits on the chain to its targets, from fighters to whom they fight. */
import type { CardNumber, Seat } from '../../../src-shared/duel/things.ts';
import type { TableItem, TableView } from '../../../src-shared/table.ts';
import type { Lane } from '../layout.ts';
import { cardSpot, itemSpot, seatSpot, spotKey } from '../spots.ts';

type LineKind = 'aim' | 'attachment' | 'attack' | 'block';

export interface TableLine {
  readonly key: string;
  readonly kind: LineKind;
  /** Spots where it may begin: the first that is on the table. */
  readonly from: readonly string[];
  readonly to: string;
  /** Whose doing it is: red against the chair, green for it. */
  readonly isOwn: boolean;
}

interface Standing {
  readonly view: TableView;
  readonly lanes: readonly Lane[];
  /** The spot under the pointer or the keyboard. */
  readonly pointed: string | undefined;
}

/** More at once would hide what they tell. */
const TOP_OF_CHAIN = 2;

export function linesOver(standing: Standing): TableLine[] {
  return [...aims(standing), ...attachments(standing), ...fights(standing)];
}

function aims({ view, pointed }: Standing): TableLine[] {
  const { chain, seat } = view;
  return chain
    .filter((item, place) => place >= chain.length - TOP_OF_CHAIN || isPointedAt(item, pointed))
    .flatMap((item) =>
      item.targets.map((target, place) => ({
        key: `aim ${item.id} ${place}`,
        kind: 'aim' as const,
        from: originsOf(item),
        to: spotKey(target),
        isOwn: item.controller === seat,
      })),
    );
}

/** Also by its source, or by one of its targets. */
function isPointedAt(item: TableItem, pointed: string | undefined): boolean {
  if (pointed === undefined) return false;
  return (
    originsOf(item).slice(0, -1).includes(pointed) ||
    item.targets.some((target) => spotKey(target) === pointed)
  );
}

/** Where the Spell Chain is put away, its source, and then whose it is. */
const originsOf = ({ id, card, controller }: TableItem): string[] => [
  spotKey(itemSpot(id)),
  spotKey(cardSpot(card)),
  spotKey(seatSpot(controller)),
];

/** From what is attached to its host, for the card under the pointer. */
function attachments({ view, pointed }: Standing): TableLine[] {
  const card = cardAt(pointed);
  if (card === undefined) return [];
  const own = view.cards[card]?.attachedTo;
  const pairs: (readonly [CardNumber, CardNumber])[] = [
    ...(own === undefined ? [] : [[card, own] as const]),
    ...view.battlefield
      .filter((other) => view.cards[other]?.attachedTo === card)
      .map((other) => [other, card] as const),
  ];
  return pairs.map(([from, to]) => ({
    key: `attachment ${from}`,
    kind: 'attachment' as const,
    from: [spotKey(cardSpot(from))],
    to: spotKey(cardSpot(to)),
    isOwn: isOf(view, from, view.seat),
  }));
}

/** The lanes of the Combat window show it by themselves; these are for when it is put away. */
function fights({ view, lanes }: Standing): TableLine[] {
  const between = (kind: 'attack' | 'block', from: CardNumber, to: string): TableLine => ({
    key: `${kind} ${from} ${to}`,
    kind,
    from: [spotKey(cardSpot(from))],
    to,
    isOwn: isOf(view, from, view.seat),
  });
  return lanes.flatMap(({ attackers, blockers, goal }) => [
    ...attackers.map((card) => between('attack', card, spotKey(goal))),
    ...blockers.flatMap((card) =>
      attackers.slice(0, 1).map((attacker) => between('block', card, spotKey(cardSpot(attacker)))),
    ),
  ]);
}

const isOf = ({ cards }: TableView, card: CardNumber, seat: Seat): boolean =>
  cards[card]?.controller === seat;

function cardAt(spot: string | undefined): CardNumber | undefined {
  const number = /^card-(\d+)$/.exec(spot ?? '')?.[1];
  return number === undefined ? undefined : Number(number);
}
