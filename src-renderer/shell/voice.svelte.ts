/** What is said to the player in passing: a note that all can see, and words for the screen reader alone. */
import { untrack } from 'svelte';

interface Note {
  readonly kind: 'done' | 'refused';
  readonly text: string;
}

/** How long a note of something done stays; one of a refusal stays until it is put away. */
const STAYS = 6_000;

export class ShellVoice {
  note = $state.raw<Note>();
  /** Read out politely, not shown. */
  aside = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  done(text: string): void {
    this.#show({ kind: 'done', text });
    this.#timer = setTimeout(() => {
      this.putAway();
    }, STAYS);
  }

  refused(text: string): void {
    this.#show({ kind: 'refused', text });
  }

  /** What was refused has been granted since. */
  takeBackRefusal(): void {
    if (untrack(() => this.note)?.kind === 'refused') this.putAway();
  }

  /** The note does not go by itself any more: the keyboard is on it. */
  keepNote(): void {
    clearTimeout(this.#timer);
  }

  putAway(): void {
    clearTimeout(this.#timer);
    this.note = undefined;
  }

  whisper(text: string): void {
    this.aside = text;
  }

  #show(note: Note): void {
    clearTimeout(this.#timer);
    this.note = note;
  }
}
