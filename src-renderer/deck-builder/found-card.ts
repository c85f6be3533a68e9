/** What pointer and keys do to a card that was found. */
import { ownedOf, type FoundEntry } from '../searching/found.ts';
import { withoutCard, type Wanted } from './drafting.ts';
import type { Workshop } from './workshop.svelte.ts';

/** A printing is meant only where every printing stands by itself. */
const wantedOf = ({ finder }: Workshop, { facts, set, number }: FoundEntry): Wanted => ({
  name: facts.face.name,
  ...(finder.everyPrinting && { set, number }),
});

/** How many there are to put into the deck. */
export const heldOf = (workshop: Workshop, entry: FoundEntry): number =>
  workshop.isFree(entry.facts.face.name) ? Infinity : ownedOf(workshop, entry);

/** On a tile, or on a row of the table. */
export const pressesOn = (workshop: Workshop, entry: FoundEntry) => ({
  onclick: () => (workshop.shown = entry.facts.face.name),
  ondblclick: () => workshop.add(wantedOf(workshop, entry)),
  oncontextmenu: (event: MouseEvent) => {
    event.preventDefault();
    takeOne(workshop, entry);
  },
  onkeydown: (event: KeyboardEvent) => pressOnFound(event, workshop, entry),
});

export function dragFound(event: DragEvent, workshop: Workshop, entry: FoundEntry): void {
  event.dataTransfer?.setData('text/plain', entry.facts.face.name);
  workshop.dragged = { kind: 'found', wanted: wantedOf(workshop, entry) };
}

function takeOne({ bench }: Workshop, { facts: { face } }: FoundEntry): void {
  bench.do((deck) => {
    const fromMain = withoutCard(deck, face.name);
    return fromMain === deck ? withoutCard(deck, face.name, 1, 'side') : fromMain;
  });
}

function pressOnFound(event: KeyboardEvent, workshop: Workshop, entry: FoundEntry): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const act = actOf(event.key, workshop, entry);
  if (!act) return;
  event.preventDefault();
  act();
}

function actOf(key: string, workshop: Workshop, entry: FoundEntry): (() => void) | undefined {
  const wanted = wantedOf(workshop, entry);
  switch (key) {
    case 'Enter':
    case '+':
      return () => {
        workshop.add(wanted);
      };
    case '4':
      return () => {
        workshop.add(wanted, 4);
      };
    case 's':
    case 'S':
      return () => {
        workshop.add(wanted, 1, 'side');
      };
    case '-':
    case 'Delete':
    case 'Backspace':
      return () => {
        takeOne(workshop, entry);
      };
    case ' ':
      return () => {
        workshop.shown = wanted.name;
      };
    default:
      return undefined;
  }
}
