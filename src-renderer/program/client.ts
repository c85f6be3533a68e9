/**
 * The one module through which the window talks to the program: it says hello, matches outcomes with calls, and when
 * the line breaks ends what was under way and tries again, at growing intervals.
 */
import {
  CONTRACT_VERSION,
  LONGEST_MESSAGE,
  type CallName,
  type EventName,
  type Events,
  type Input,
  type Outcome,
  type Output,
  type Refusal,
  type RefusalReason,
  type ToProgram,
  type ToWindow,
} from '../../src-shared/contract.ts';
import { CallsUnderWay, type CallOptions } from './calls-under-way.ts';
import type { WindowDoor } from './doors.ts';
import { Listeners } from './listeners.ts';

/** How the line to the program is. */
export type DoorLine =
  | { kind: 'opening' }
  | { kind: 'open' }
  /** `attempts` counts the failures in a row; `opened` tells whether the program was ever reached. */
  | { kind: 'lost'; attempts: number; opened: boolean }
  | { kind: 'otherVersion' };

/** Milliseconds before each new attempt; the last is repeated. */
export const PAUSES = [250, 500, 1_000, 2_000, 4_000] as const;

/** How long the program may take to answer hello. */
export const WELCOME_WITHIN = 5_000;

export class ProgramClient {
  readonly #openDoor: () => WindowDoor;
  readonly #calls = new CallsUnderWay();
  readonly #events = new Map<EventName, Listeners<unknown>>();
  readonly #lines = new Listeners<DoorLine>();
  readonly #misunderstandings = new Listeners<Refusal>();
  #line: DoorLine = { kind: 'opening' };
  #door: WindowDoor | undefined;
  #attempts = 0;
  #opened = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What was said before the program's welcome. */
  #unsent: string[] = [];

  constructor(openDoor: () => WindowDoor) {
    this.#openDoor = openDoor;
    this.#open();
  }

  get line(): DoorLine {
    return this.#line;
  }

  call<Name extends CallName>(
    name: Name,
    input: Input<Name>,
    options: CallOptions = {},
  ): Promise<Outcome<Output<Name>>> {
    if (this.#line.kind === 'lost' || this.#line.kind === 'otherVersion') return refused('connectionLost');
    if (options.signal?.aborted) return refused('cancelled');
    const { id, outcome } = this.#calls.begin<Output<Name>>(options, (cancelled) => {
      this.#say({ kind: 'cancel', id: cancelled });
    });
    this.#sayCall({ kind: 'call', id, name, ...(input === undefined ? {} : { input }) });
    return outcome;
  }

  /** Returns what stops the listening. */
  on<Name extends EventName>(name: Name, listener: (payload: Events[Name]) => void): () => void {
    const listeners = this.#events.get(name) ?? new Listeners();
    this.#events.set(name, listeners);
    return listeners.add(listener as (payload: unknown) => void);
  }

  onLine(listener: (line: DoorLine) => void): () => void {
    return this.#lines.add(listener);
  }

  /** Hears what the program refused that was no call: a mistake of ours. */
  onMisunderstanding(listener: (refusal: Refusal) => void): () => void {
    return this.#misunderstandings.add(listener);
  }

  /** Does not wait for the next attempt of a lost line. */
  tryNow(): void {
    if (this.#line.kind === 'lost' && !this.#door) this.#open();
  }

  close(): void {
    this.#leaveDoor();
  }

  #open(): void {
    const door = this.#openDoor();
    this.#door = door;
    door.listen((text) => {
      if (this.#door !== door) return;
      if (text === undefined) this.#lose();
      else this.#hear(JSON.parse(text) as ToWindow);
    });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#lose();
    }, WELCOME_WITHIN);
    door.send(JSON.stringify({ kind: 'hello', contract: CONTRACT_VERSION } satisfies ToProgram));
  }

  #hear(message: ToWindow): void {
    switch (message.kind) {
      case 'welcome':
        return this.#beWelcome();
      case 'outcome':
        return this.#calls.end(message.id, message.outcome);
      case 'progress':
        return this.#calls.progress(message.id, message.progress);
      case 'event':
        return this.#events.get(message.name)?.tell(message.payload);
      case 'refused':
        return this.#beRefused(message.refusal);
    }
  }

  #beWelcome(): void {
    clearTimeout(this.#timer);
    this.#attempts = 0;
    this.#opened = true;
    for (const text of this.#unsent.splice(0)) this.#door?.send(text);
    this.#setLine({ kind: 'open' });
  }

  #beRefused(refusal: Refusal): void {
    if (refusal.reason === 'otherVersion') {
      this.#leaveDoor();
      this.#setLine({ kind: 'otherVersion' });
      return;
    }
    // A cancel that crossed its call's outcome on the way: nothing is wrong.
    if (refusal.reason !== 'noSuchCall') this.#misunderstandings.tell(refusal);
  }

  #lose(): void {
    this.#leaveDoor();
    const pause = PAUSES[Math.min(this.#attempts, PAUSES.length - 1)];
    this.#attempts += 1;
    this.#timer = setTimeout(() => {
      this.#open();
    }, pause);
    this.#setLine({ kind: 'lost', attempts: this.#attempts, opened: this.#opened });
  }

  #leaveDoor(): void {
    clearTimeout(this.#timer);
    this.#door?.shut();
    this.#door = undefined;
    this.#unsent = [];
    this.#calls.endAll({ reason: 'connectionLost' });
  }

  #setLine(line: DoorLine): void {
    this.#line = line;
    this.#lines.tell(line);
  }

  #sayCall(message: ToProgram & { kind: 'call' }): void {
    // The program would drop a longer message unread, and its call would wait for ever.
    if (JSON.stringify(message).length > LONGEST_MESSAGE) this.#calls.end(message.id, refusal('tooLarge'));
    else this.#say(message);
  }

  #say(message: ToProgram): void {
    const text = JSON.stringify(message);
    if (this.#line.kind === 'open') this.#door?.send(text);
    else this.#unsent.push(text);
  }
}

function refusal(reason: RefusalReason): Outcome<never> {
  return { ok: false, refusal: { reason } };
}

function refused(reason: RefusalReason): Promise<Outcome<never>> {
  return Promise.resolve(refusal(reason));
}
