/** Where the keyboard was at the table, for when what it was on has moved or gone. */
export class KeptFocus {
  #last: string | undefined;

  remember(target: EventTarget | null): void {
    this.#last = target instanceof HTMLElement ? (target.dataset['spot'] ?? target.id) : undefined;
  }

  /** Only where nothing has it. */
  restore(room: HTMLElement): void {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!isLost || this.#last === undefined) return;
    const again = room.querySelector<HTMLElement>(`[data-spot="${this.#last}"]`);
    const instead = room.querySelector<HTMLElement>('#done, #next, [data-part] button, [data-room-heading]');
    (again ?? instead)?.focus({ preventScroll: true });
  }
}
