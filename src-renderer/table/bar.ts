/** The cells of the Phase Bar, and of the Combat Bar that takes their place in the attacker's half. */
import type { Seat } from '../../src-shared/duel/things.ts';
import type { Step } from '../../src-shared/duel/words.ts';
import type { Stops } from '../../src-shared/preferences.ts';
import type { Half, News, TableView } from '../../src-shared/table.ts';
import type { PhaseIcon } from '../art/icons/phases.ts';
import { otherSeat } from './naming.ts';

const COMBAT: ReadonlySet<Step> = new Set([
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
  'firstStrikeDamage',
  'combatDamage',
  'endCombat',
]);

export interface Cell {
  readonly half: Half;
  readonly icon: PhaseIcon;
  /** Where a click runs to, and what a Stop is put on. */
  readonly step: Step;
  readonly isNow: boolean;
  readonly hasStop: boolean;
  readonly isDestination: boolean;
}

export const seatOfHalf = (view: TableView, half: Half): Seat =>
  half === 'yours' ? view.seat : otherSeat(view, view.seat);

export const isCombat = (step: Step): boolean => COMBAT.has(step);

/** Outside of combat one cell stands for all its steps. */
export function cellsOf(view: TableView, half: Half, stops: Stops): Cell[] {
  const isActive = view.active.includes(seatOfHalf(view, half));
  const steps =
    isActive && isCombat(view.step)
      ? view.bar.filter((step) => isCombat(step) || step === 'main2').map((step) => [step])
      : folded(view.bar);
  return steps.flatMap((all) => {
    const step = all.length > 1 ? (all.find((one) => one === 'declareAttackers') ?? all[0]) : all[0];
    if (step === undefined) return [];
    return {
      half,
      icon: all.length > 1 ? ('combat' as const) : step,
      step,
      isNow: isActive && all.includes(view.step),
      hasStop: all.some((one) => stops[half].includes(one)),
      isDestination: view.destination?.half === half && all.includes(view.destination.step),
    };
  });
}

function folded(bar: readonly Step[]): Step[][] {
  const first = bar.find(isCombat);
  return bar.flatMap((step) => {
    if (!isCombat(step)) return [[step]];
    return step === first ? [bar.filter(isCombat)] : [];
  });
}

/** With a Stop on the cell, or without the one it had. */
export function stopsWith(stops: Stops, { half, step, hasStop, icon }: Cell): Stops {
  const others = stops[half].filter((other) => other !== step && !(icon === 'combat' && isCombat(other)));
  return { ...stops, [half]: hasStop ? others : [...others, step] };
}

/** The turn that is on follows one of the same player's. */
export function hasExtraTurn(log: readonly News[], turn: number): boolean {
  const seatsOf = (number: number) =>
    log.flatMap(({ events }) =>
      events.flatMap((event) =>
        event.kind === 'turnBegan' && event.turn === number ? [event.seats.join()] : [],
      ),
    )[0];
  const now = seatsOf(turn);
  return now !== undefined && now === seatsOf(turn - 1);
}
