/** What windows at a table have been told: the view as they have it, and the log. */
import { differenceOf, type Difference } from '../../../src-shared/difference.ts';
import type { News, Sitting, TableView } from '../../../src-shared/table.ts';

export interface Change {
  readonly number: number;
  readonly view?: Difference;
  readonly news?: News;
  /** The log has so many entries before this news: later ones were taken back. */
  readonly logged?: number;
}

export class Display {
  readonly #tell: (change: Change) => void;
  readonly #log: News[];
  #view: TableView;
  #number = 0;
  #isCut = false;

  constructor(view: TableView, log: readonly News[], tell: (change: Change) => void) {
    this.#view = view;
    this.#log = [...log];
    this.#tell = tell;
  }

  get view(): TableView {
    return this.#view;
  }

  get logged(): number {
    return this.#log.length;
  }

  sitting(): Sitting {
    return { view: this.#view, number: this.#number, log: [...this.#log] };
  }

  /** Faces that were seen stay: a window draws the past with them. */
  show(view: TableView, news: News | undefined): void {
    const shown = { ...view, faces: { ...this.#view.faces, ...view.faces } };
    const difference = differenceOf(this.#view, shown);
    const logged = this.#isCut ? this.#log.length : undefined;
    this.#view = shown;
    this.#isCut = false;
    if (news) this.#log.push(news);
    if (!difference && !news && logged === undefined) return;
    this.#number += 1;
    this.#tell({
      number: this.#number,
      ...(difference ? { view: difference } : {}),
      ...(news ? { news } : {}),
      ...(logged === undefined ? {} : { logged }),
    });
  }

  cutLog(logged: number): void {
    this.#log.length = logged;
    this.#isCut = true;
  }
}
