/** Entries that go on with the duel, or look at what lies there: the table has them, and places of it. */
import type { Seat } from '../../../src-shared/duel/things.ts';
import { HALVES, type Half } from '../../../src-shared/table.ts';
import { cellsOf, seatOfHalf } from '../bar.ts';
import type { Desk } from '../desk.svelte.ts';
import { PILES } from '../over.ts';
import { FURNITURE, TABLE } from '../sentences.ts';
import { cancelEntries, type MenuEntry } from './menu.ts';

export function wordEntries(desk: Desk): MenuEntry[] {
  const { gesture, view } = desk;
  return [
    ...(gesture?.canFinish ? [{ text: TABLE.done, act: () => desk.finish() }] : []),
    ...cancelEntries(desk),
    ...(gesture?.kind === 'act' ? [{ text: TABLE.goOn, act: () => desk.goOn() }] : []),
    ...(gesture
      ? [{ text: desk.holds ? TABLE.holdNoMore : TABLE.hold, act: () => (desk.holds = !desk.holds) }]
      : []),
    ...(view?.canUndo ? [{ text: TABLE.undo, act: () => void desk.undo() }] : []),
  ];
}

/** A further step of the turn that is on, as far as anything is asked. */
export function goToEntries(desk: Desk): MenuEntry[] {
  const { view } = desk;
  if (!view || desk.gesture?.kind !== 'act') return [];
  const half: Half = HALVES.find((one) => view.active.includes(seatOfHalf(view, one))) ?? 'yours';
  const cells = cellsOf(view, half, { yours: [], theirs: [] });
  const now = cells.findIndex(({ isNow }) => isNow);
  return cells.slice(now + 1).map(({ step }) => ({
    text: FURNITURE.goTo(step, half === 'yours'),
    act: () => desk.runTo({ half, step }),
  }));
}

/** Of a graveyard also the cards in ante and out of the game; empty ones only where they were asked for. */
export function pileEntries(desk: Desk, seats: readonly Seat[], withEmpty = false): MenuEntry[] {
  const { view } = desk;
  if (!view) return [];
  return seats.flatMap((seat) =>
    PILES.filter(
      (pile) => withEmpty || (seat === view.seat && (view.players[seat]?.[pile].length ?? 0) > 0),
    ).map((pile) => ({
      text: TABLE.showPile(pile, view.players[seat]?.[pile].length ?? 0),
      act: () => (desk.over = { kind: 'pile' as const, seat, pile }),
    })),
  );
}
