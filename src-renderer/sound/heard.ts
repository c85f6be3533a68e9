/** Which sounds belong to what has happened. */
import type { DuelEvent } from '../../src-shared/duel/events.ts';
import type { News, TableView } from '../../src-shared/table.ts';
import type { SoundName } from './sounds.ts';

/** A sound, and how many milliseconds after the news it begins. */
interface Heard {
  readonly name: SoundName;
  readonly after: number;
}

/** Of the same kind no more than these are heard of one piece of news, so far apart. */
const MOST_OF_ONE = 4;
const APART = 60;
/** From here on a blow is heavy. */
const HEAVY = 4;

const MANA_SOUNDS: readonly SoundName[] = [
  'manaWhite',
  'manaBlue',
  'manaBlack',
  'manaRed',
  'manaGreen',
  'manaColourless',
];

export function soundsOf(view: TableView, { events }: News): Heard[] {
  const counts = new Map<SoundName, number>();
  return events.flatMap((event): Heard[] => {
    const name = soundOf(event, view);
    if (name === undefined) return [];
    const before = counts.get(name) ?? 0;
    counts.set(name, before + 1);
    return before < MOST_OF_ONE ? [{ name, after: before * APART }] : [];
  });
}

function soundOf(event: DuelEvent, view: TableView): SoundName | undefined {
  switch (event.kind) {
    case 'moved':
      if (event.from === 'battlefield' && event.to === 'graveyard') return 'death';
      return event.cause === 'draw' || event.cause === 'play' || event.to === 'battlefield'
        ? 'card'
        : undefined;
    case 'tapped':
      return 'tap';
    case 'mana':
      return MANA_SOUNDS[event.mana.findIndex((count) => count > 0)];
    case 'announced':
    case 'triggered':
      return 'joins';
    case 'resolved':
      return 'resolves';
    case 'countered':
    case 'fizzled':
      return 'countered';
    case 'attacked':
      return 'attack';
    case 'blocked':
      return 'block';
    case 'damaged':
      return event.amount >= HEAVY ? 'heavyStrike' : 'strike';
    case 'life':
      return event.change > 0 ? 'gain' : 'loss';
    case 'ended':
      return endOf(event.result, view);
    default:
      return undefined;
  }
}

/** At a table where both chairs are yours somebody of yours has won. */
function endOf(result: Extract<DuelEvent, { kind: 'ended' }>['result'], { plays }: TableView): SoundName {
  return result.kind === 'won' && result.seats.some((seat) => plays.includes(seat)) ? 'won' : 'lost';
}
