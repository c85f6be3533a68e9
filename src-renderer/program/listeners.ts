/** Who wants to hear of one kind of thing. */
export class Listeners<Value> {
  readonly #listeners = new Set<(value: Value) => void>();

  /** Returns what stops the listening. */
  add(listener: (value: Value) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  tell(value: Value): void {
    for (const listener of [...this.#listeners]) listener(value);
  }
}
