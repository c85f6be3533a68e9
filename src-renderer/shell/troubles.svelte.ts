/** What went wrong in this window: shown one at a time, and recorded with the program for a later report. */
import type { ProgramClient } from '../program/client.ts';

export interface Trouble {
  readonly at: string;
  readonly where: string;
  readonly message: string;
  readonly stack?: string | undefined;
}

/** The longest the program takes. */
const LONGEST = { where: 200, message: 2_000, stack: 20_000 } as const;

/** A mistake that repeats with every frame must not fill the disk; a window keeps and records no more than these. */
const MOST_RECORDED = 20;

export class Troubles {
  readonly #program: ProgramClient;
  #recorded = 0;
  /** The one that the player is being told about. */
  shown = $state.raw<Trouble>();

  constructor(program: ProgramClient) {
    this.#program = program;
  }

  /** Something failed outside the drawing of a room, which may well go on. */
  happened(where: string, failure: unknown): void {
    const trouble = troubleOf(where, failure);
    this.record(trouble);
    this.shown ??= trouble;
  }

  /** Something failed that the player can do without: only recorded. */
  noteQuietly(where: string, failure: unknown): void {
    this.record(troubleOf(where, failure));
  }

  record(trouble: Trouble): void {
    if (this.#recorded >= MOST_RECORDED) return;
    this.#recorded += 1;
    const { where, message, stack } = trouble;
    // Refused only when the line is lost or the disk fails; the player has been told of either, and of the trouble.
    void this.#program.call('problems.record', { where, message, ...(stack === undefined ? {} : { stack }) });
  }

  putAway(): void {
    this.shown = undefined;
  }
}

export function troubleOf(where: string, failure: unknown): Trouble {
  const isError = failure instanceof Error;
  const message = isError ? `${failure.name}: ${failure.message}` : String(failure);
  const stack = isError ? failure.stack?.slice(0, LONGEST.stack) : undefined;
  return {
    at: new Date().toISOString(),
    where: where.slice(0, LONGEST.where),
    message: message.slice(0, LONGEST.message),
    ...(stack === undefined ? {} : { stack }),
  };
}

/** Hears every failure that nobody caught. Returns what stops the hearing. */
export function hearFailures(hear: (where: string, failure: unknown) => void): () => void {
  const onError = ({ error, message, filename, lineno }: ErrorEvent) => {
    // The browser's way of saying that a layout took a second pass; nothing has failed.
    if (message.startsWith('ResizeObserver loop')) return;
    hear(filename === '' ? 'window' : `${fileName(filename)}:${lineno}`, error ?? message);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    hear('promise', reason);
  };
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}

function fileName(address: string): string {
  return address.split('/').at(-1) ?? address;
}
