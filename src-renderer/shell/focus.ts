/** Where the keyboard was in each room of the way, so that it is there again when the player comes back. */

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** What a control is known by when its room is drawn anew. */
interface Known {
  tag: string;
  id: string;
  name: string;
}

/** Where the keyboard goes when what it was on has gone. */
export function focusHeading(room: ParentNode = document): void {
  room.querySelector<HTMLElement>('[data-room-heading]')?.focus({ preventScroll: true });
}

export class FocusMemory {
  readonly #known = new Map<number, Known>();

  remember(step: number, control: EventTarget | null): void {
    if (control instanceof HTMLElement && control.matches(CONTROLS)) this.#known.set(step, knownBy(control));
  }

  forgetAfter(step: number): void {
    for (const other of [...this.#known.keys()]) if (other > step) this.#known.delete(other);
  }

  /** Puts the keyboard where it was; in a room that is new, on its heading, so that it is read out. */
  restore(step: number, room: HTMLElement, heading: string): void {
    const known = this.#known.get(step);
    const control = known && find(known, room);
    (control ?? room.querySelector<HTMLElement>(heading))?.focus();
  }
}

function knownBy(control: HTMLElement): Known {
  return { tag: control.tagName, id: control.id, name: nameOf(control) };
}

function find({ tag, id, name }: Known, room: HTMLElement): HTMLElement | undefined {
  return [...room.querySelectorAll<HTMLElement>(tag)].find((control) =>
    id === '' ? nameOf(control) === name : control.id === id,
  );
}

function nameOf(control: HTMLElement): string {
  if (control instanceof HTMLInputElement) return control.type === 'radio' ? control.value : control.type;
  return control.getAttribute('aria-label') ?? control.textContent.trim();
}
