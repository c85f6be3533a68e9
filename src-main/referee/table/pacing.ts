/** Rests for the eye between the acts of wizards. */
import type { Pace } from '../../../src-shared/preferences.ts';
import type { TableWaiting } from '../../../src-shared/table.ts';
import type { Seat } from '../../engine/index.ts';
import type { Clock, Habits } from '../ports.ts';

/** Milliseconds the eye gets for an act of a wizard. */
const RESTS: Readonly<Record<Exclude<Pace, 'click'>, number>> = {
  slow: 1_800,
  normal: 900,
  fast: 350,
  atOnce: 0,
};

/** Milliseconds of thought without a sign of it. */
const SIGN_AFTER = 120;

/**
 * Milliseconds from a person's word to what comes of it: as long as a wizard takes who only passes, so that one who was
 * not asked, having nothing to say, takes no less.
 */
const BREATH = 60;

interface PacingParts {
  readonly clock: Clock;
  readonly habits: Habits;
  /** Tells the windows what is waited for. */
  readonly show: (waiting: TableWaiting) => void;
  readonly failed: (failure: unknown) => void;
}

export class Pacing {
  readonly #parts: PacingParts;
  #click: (() => void) | undefined;

  constructor(parts: PacingParts) {
    this.#parts = parts;
  }

  /** The wizard's act was seen. */
  click(): void {
    this.#click?.();
  }

  /** Long enough to follow what the wizard did, or until a click of whoever plays against her. */
  async rest(seat: Seat, isWatched: boolean, signal: AbortSignal): Promise<void> {
    const { pace } = this.#parts.habits();
    if (pace === 'click' && isWatched) return this.#untilClick(seat, signal);
    const rest = RESTS[pace === 'click' ? 'normal' : pace];
    if (rest === 0) return;
    this.#parts.show({ seat, why: 'pause' });
    await this.#parts.clock.wait(rest, signal);
  }

  async #untilClick(seat: Seat, signal: AbortSignal): Promise<void> {
    this.#parts.show({ seat, why: 'click' });
    await new Promise<void>((resolve, reject) => {
      this.#click = resolve;
      signal.addEventListener('abort', () => {
        reject(new Error('The table was interrupted.'));
      });
    });
    this.#click = undefined;
    this.#parts.show({ seat, why: 'thinking' });
  }

  /** Ends as well where the table is interrupted. */
  async breath(signal: AbortSignal): Promise<void> {
    await this.#parts.clock.wait(BREATH, signal).catch((failure: unknown) => {
      if (!signal.aborted) throw failure;
    });
  }

  /** Shows that somebody thinks, when it takes longer than the eye would notice; ends with what it returns. */
  signOfThinking(seat: Seat, signal: AbortSignal): AbortController {
    const sign = new AbortController();
    const ended = AbortSignal.any([sign.signal, signal]);
    this.#parts.clock
      .wait(SIGN_AFTER, ended)
      .then(() => {
        if (!ended.aborted) this.#parts.show({ seat, why: 'thinking' });
      })
      .catch((failure: unknown) => {
        if (!ended.aborted) this.#parts.failed(failure);
      });
    return sign;
  }
}
