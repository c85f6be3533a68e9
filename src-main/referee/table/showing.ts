/** What the windows at a table see, and who is asked there. */
import type { Reply } from '../../../src-shared/duel/question.ts';
import type { News, Sitting, Stuck, TableView, TableWaiting } from '../../../src-shared/table.ts';
import type { Seat } from '../../engine/index.ts';
import type { Faces } from '../faces.ts';
import { isPass } from '../passing.ts';
import type { Habits } from '../ports.ts';
import { tableView, type PersonAsked } from '../views.ts';
import type { Chairs } from './chairs.ts';
import { Display, type Change } from './display.ts';
import type { LiveDuel } from './live-duel.ts';

/** How it stands with the duel. */
type Standing =
  /** It is over, or a person is asked. */
  | { readonly kind: 'rests' }
  | { readonly kind: 'goesOn'; readonly waiting?: TableWaiting }
  | { readonly kind: 'stuck'; readonly stuck: Stuck };

interface ShowingParts {
  readonly live: LiveDuel;
  readonly chairs: Chairs;
  readonly faces: Faces;
  readonly habits: Habits;
  readonly log: readonly News[];
  readonly tell: (change: Change) => void;
}

export class Showing {
  readonly #parts: ShowingParts;
  readonly #display: Display;
  #standing: Standing = { kind: 'goesOn' };

  constructor(parts: ShowingParts) {
    this.#parts = parts;
    this.#display = new Display(this.#look(), parts.log, parts.tell);
  }

  get view(): TableView {
    return this.#display.view;
  }

  get logged(): number {
    return this.#display.logged;
  }

  sitting(): Sitting {
    return this.#display.sitting();
  }

  /** Undefined: this decision is not the one at hand, or nobody here has to make it. */
  seatAsked(decision: number): Seat | undefined {
    const { prompt } = this.view;
    return prompt?.decision === decision && this.#parts.live.said === decision ? prompt.seat : undefined;
  }

  cutLog(logged: number): void {
    this.#display.cutLog(logged);
  }

  /** Something that is seen is another one; how it stands with the duel is the same. */
  again(): void {
    this.#show();
  }

  /** A person is asked, or the duel is over. */
  rest(): void {
    this.#standing = { kind: 'rests' };
    this.#show();
  }

  /** What went on is called off. Nothing of that is shown: it goes on otherwise, or the table is closed. */
  callOff(): void {
    if (this.#standing.kind === 'goesOn') this.#standing = { kind: 'rests' };
  }

  /** Nothing is asked from now on, and nothing is shown until something has happened. */
  goOn(): void {
    this.#standing = { kind: 'goesOn' };
  }

  waitFor(waiting: TableWaiting): void {
    // Whoever thinks is not told anew: a seat that has nothing to think about is not asked.
    if (this.#parts.chairs.haveWizard && waiting.why === 'thinking' && this.#waiting?.why === 'thinking')
      return;
    this.#wait(waiting);
    this.#show();
  }

  /** What a person did is seen at once, whoever has to think about it. */
  showMeanwhile(): void {
    const seat = this.#parts.live.now.question?.seat;
    if (this.#standing.kind !== 'goesOn' || seat === undefined) return;
    if (!this.#waiting) this.#wait({ seat, why: 'thinking' });
    this.#show();
  }

  /**
   * In the same way whoever is asked next. What a pass leads to is shown with all that follows: where a wizard has a word
   * to say first, it has not come to that yet; but it is written, so that nobody has to say it again.
   */
  showSaid(reply: Reply, actor: Seat): void {
    const waiting: TableWaiting = { seat: actor, why: 'thinking' };
    this.#wait(waiting);
    if (!isPass(reply)) {
      this.#show();
      return;
    }
    this.#parts.live.write();
    this.#showUnasked({ waiting });
  }

  /** After a rest, whether or not there is anything to think about. */
  showThought(actor: Seat): void {
    if (this.#waiting?.why !== 'pause') return;
    this.#wait({ seat: actor, why: 'thinking' });
    this.#show();
  }

  /** Nothing is shown that could not be written: the window sees the last decision, and why it stands there. */
  stand(stuck: Stuck): void {
    this.#standing = { kind: 'stuck', stuck };
    this.#showUnasked({ stuck });
  }

  get #waiting(): TableWaiting | undefined {
    return this.#standing.kind === 'goesOn' ? this.#standing.waiting : undefined;
  }

  #wait(waiting: TableWaiting): void {
    this.#standing = { kind: 'goesOn', waiting };
  }

  /** What was seen last, without its question. */
  #showUnasked(standing: Pick<TableView, 'waiting' | 'stuck'>): void {
    const { prompt: _, waiting: __, ...rest } = this.view;
    this.#display.show({ ...rest, ...standing }, undefined);
  }

  /** Written first, then shown: what was seen is never lost. */
  #show(): void {
    this.#parts.live.write();
    this.#display.show(this.#look(), this.#parts.live.takeNews());
  }

  #look(): TableView {
    const { live, chairs, faces, habits } = this.#parts;
    return tableView({
      id: live.summary.id,
      rulebook: live.summary.rulebook,
      duel: live.now,
      chairs: chairs.all,
      faces,
      seat: chairs.persons[0] ?? 0,
      plays: chairs.persons,
      asks: this.#asked(),
      waiting: this.#waiting,
      canUndo: live.canTakeBack,
      stuck: this.#standing.kind === 'stuck' ? this.#standing.stuck : undefined,
      said: habits().wizardsTalk ? live.remark : undefined,
    });
  }

  #asked(): PersonAsked | undefined {
    const { live, chairs } = this.#parts;
    const seat = live.now.question?.seat;
    const isAsked = this.#standing.kind === 'rests' && seat !== undefined && chairs.isPersons(seat);
    return isAsked ? { seat, decision: live.said } : undefined;
  }
}
