/** A door whose other end is the test. */
import type { WindowDoor } from '../../../src-renderer/program/doors.ts';

export class FakeDoor implements WindowDoor {
  readonly sent: string[] = [];
  onSent: ((text: string) => void) | undefined;
  isShut = false;
  #listener: ((text: string | undefined) => void) | undefined;

  send(text: string): void {
    this.sent.push(text);
    this.onSent?.(text);
  }

  listen(listener: (text: string | undefined) => void): void {
    this.#listener = listener;
  }

  shut(): void {
    this.isShut = true;
  }

  /** What the program says. Late texts of a door that was shut arrive too, as from a slow network. */
  say(text: string): void {
    this.#listener?.(text);
  }

  break(): void {
    this.#listener?.(undefined);
  }
}
