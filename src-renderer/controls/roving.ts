/** One stop of the Tab key for a zone; within it the arrows lead to whatever lies next in their direction. */
import { ARROWS, isBare } from './keys.ts';

const SPOTS = '[data-spot]';

/** For `{@attach roving}`: keeps the zone's single stop, also while its spots come and go. */
export function roving(zone: HTMLElement): () => void {
  let current: string | undefined;

  function mark(): void {
    const spots = [...zone.querySelectorAll<HTMLElement>(SPOTS)];
    const stop = spots.find((spot) => spot.dataset['spot'] === current) ?? spots[0];
    for (const spot of spots) {
      const tab = spot === stop ? 0 : -1;
      if (spot.tabIndex !== tab) spot.tabIndex = tab;
    }
  }

  function enter({ target }: FocusEvent): void {
    const spot = target instanceof Element ? target.closest<HTMLElement>(SPOTS) : null;
    if (!spot) return;
    current = spot.dataset['spot'];
    mark();
  }

  function press(event: KeyboardEvent): void {
    const { target, key } = event;
    if (!isBare(event) || !(target instanceof HTMLElement)) return;
    if (!target.matches(SPOTS)) return;
    const next = nextSpot(zone, target, key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  const observer = new MutationObserver(mark);
  observer.observe(zone, { childList: true, subtree: true });
  zone.addEventListener('focusin', enter);
  zone.addEventListener('keydown', press);
  mark();
  return () => {
    observer.disconnect();
    zone.removeEventListener('focusin', enter);
    zone.removeEventListener('keydown', press);
  };
}

function nextSpot(zone: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const spots = [...zone.querySelectorAll<HTMLElement>(SPOTS)];
  if (key === 'Home') return spots[0];
  if (key === 'End') return spots.at(-1);
  const way = ARROWS[key];
  return way && nearest(from, spots, ...way);
}

/** The nearest whose middle lies that way; what lies aside counts as twice as far. */
function nearest(
  from: HTMLElement,
  spots: readonly HTMLElement[],
  x: number,
  y: number,
): HTMLElement | undefined {
  const here = middleOf(from);
  let best: { spot: HTMLElement; distance: number } | undefined;
  for (const spot of spots) {
    const there = middleOf(spot);
    const along = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    const distance = along + 2 * aside;
    if (spot !== from && along > 1 && (!best || distance < best.distance)) best = { spot, distance };
  }
  return best?.spot;
}

/** Of the part that is not covered: in a pile only the name strip is. */
function middleOf(element: HTMLElement): { x: number; y: number } {
  const { left, top, width } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top };
}
