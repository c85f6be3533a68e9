/** Which window of a step is open: a window of 1997 may open several times in one, each about something else. */
import type { Duel } from '../../src-main/engine/index.ts';
import type { Frame, Speed } from '../../src-main/engine/position.ts';
import { compareMoments } from './moments.ts';
import type { Moment, WantedWindow } from './read.ts';

const NEVER: Moment = { turn: -1, step: 'untap' };

export class Windows {
  #step: Moment = NEVER;
  /** By kind, what each window of this step was opened by, as it was last. */
  #openers = new Map<Speed, (Frame | undefined)[]>();

  copy(): Windows {
    const other = new Windows();
    other.#step = this.#step;
    for (const [speed, openers] of this.#openers) other.#openers.set(speed, openers.slice());
    return other;
  }

  /** To be called at every question. */
  see(duel: Duel): void {
    const now: Moment = { turn: duel.turn.number, step: duel.turn.step };
    if (compareMoments(now, this.#step) !== 0) {
      this.#step = now;
      this.#openers = new Map();
    }
    const place = nearestWindow(duel);
    const frame = duel.frames[place];
    if (frame?.kind !== 'window') return;
    const openers = this.#openers.get(frame.speed) ?? [];
    const opener = duel.frames[place - 1];
    const known = openers.findIndex((other) => isSameOpener(other, opener));
    this.#openers.set(frame.speed, known < 0 ? [...openers, opener] : openers.with(known, opener));
  }

  isIn(duel: Duel, wanted: WantedWindow | undefined): boolean {
    if (!wanted) return true;
    const place = nearestWindow(duel);
    const frame = duel.frames[place];
    if (frame?.kind !== 'window' || frame.speed !== wanted.speed) return false;
    if (wanted.place === undefined) return true;
    return this.#openers.get(frame.speed)?.indexOf(duel.frames[place - 1]) === wanted.place - 1;
  }
}

/** What is done in a window changes what opened it: less damage is to be dealt, and fewer are to die. */
function isSameOpener(one: Frame | undefined, other: Frame | undefined): boolean {
  if (one === other) return true;
  if (one?.kind !== 'event' || other?.kind !== 'event') return false;
  const [before, now] = [one.event, other.event];
  if (before.kind === 'damage' && now.kind === 'damage')
    return now.entries.every(({ source }) => before.entries.some((entry) => entry.source === source));
  if (before.kind === 'destroy' && now.kind === 'destroy')
    return now.entries.every(({ card }) => before.entries.some((entry) => entry.card === card));
  return false;
}

const nearestWindow = (duel: Duel): number => duel.frames.findLastIndex(({ kind }) => kind === 'window');
