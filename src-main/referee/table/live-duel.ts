/**
 * The duel at a table as it goes on: replies are carried out, and noted for the journal and for the windows; what a
 * person has said can be taken back.
 */
import type { ReplyRefusal, Reply } from '../../../src-shared/duel/question.ts';
import type { DuelSummary } from '../../../src-shared/duels.ts';
import type { News, WizardRemark } from '../../../src-shared/table.ts';
import { answer, clone, type Duel, type Seat } from '../../engine/index.ts';
import { Chatter, Happened } from '../chatter.ts';
import { Reporter } from '../news.ts';
import type { Opened } from '../opening.ts';
import { isPass } from '../passing.ts';
import type { UndoPast } from '../undo.ts';
import { Written, type WrittenParts } from '../written.ts';
import type { Chairs } from './chairs.ts';

export class LiveDuel {
  readonly #chairs: Chairs;
  readonly #past: UndoPast;
  readonly #written: Written;
  readonly #chatter: Chatter;
  #reporter: Reporter;
  #now: Duel;
  #said: number;
  #needsRest = false;

  constructor(opened: Opened, chairs: Chairs, parts: WrittenParts) {
    this.#chairs = chairs;
    this.#past = opened.past;
    this.#written = new Written(opened.summary, opened.place, parts);
    this.#reporter = new Reporter(chairs.persons);
    this.#now = opened.duel;
    this.#said = opened.said;
    this.#chatter = new Chatter(
      chairs.all.map(({ wizard }) => wizard),
      opened.duel.setup.seed,
    );
    if (opened.place === 0) this.#chatter.begin(opened.duel);
  }

  /** To be read, not to be changed. */
  get now(): Duel {
    return this.#now;
  }

  get summary(): DuelSummary {
    return this.#written.summary;
  }

  /**
   * Replies of persons, counted: what is asked is told by this number. The duel's own count has the passes of wizards in
   * it that nobody sees: whoever can do nothing is not asked, so that each would tell of a card in a hidden hand.
   */
  get said(): number {
    return this.#said;
  }

  /** The last reply led to something that the eye wants to follow. */
  get needsRest(): boolean {
    return this.#needsRest;
  }

  /** What a wizard said by the way, if that is not long ago. */
  get remark(): WizardRemark | undefined {
    return this.#chatter.saidBy(this.#now);
  }

  get canTakeBack(): boolean {
    return this.#past.wayBack(this.#now) !== undefined;
  }

  /** Carries a reply out on a copy: when the rules fail on it, the duel stays as it was. */
  take(seat: Seat, reply: Reply): ReplyRefusal | undefined {
    const tried = clone(this.#now);
    const reporter = new Reporter(this.#chairs.persons);
    const happened = new Happened();
    const refusal = answer(tried, reply, (event, duel) => {
      reporter.hear(event, duel);
      happened.hear(event, duel);
    });
    if (refusal) return refusal;
    this.#now = tried;
    if (this.#chairs.isPersons(seat)) this.#said += 1;
    this.#written.add(reply, tried);
    this.#reporter.add(reporter);
    this.#needsRest = reporter.needsRest;
    this.#chatter.hear(happened, tried);
    if (!isPass(reply)) this.#stirred(seat);
    return undefined;
  }

  /** A person's reply, which can be taken back; the log has so many entries before it. */
  takeWord(seat: Seat, reply: Reply, logged: number): ReplyRefusal | undefined {
    const duel = clone(this.#now);
    const before = {
      duel,
      place: this.#written.place,
      said: this.#said,
      logged,
      seats: this.#chairs.persons,
    };
    const refusal = this.take(seat, reply);
    if (!refusal) this.#past.keep(before);
    return refusal;
  }

  /** Returns how many entries the log had before what was taken back; undefined: nothing can be. */
  takeBack(): number | undefined {
    const moment = this.#past.wayBack(this.#now);
    if (!moment) return undefined;
    // First, so that nothing is taken back that would be there again after a restart.
    this.#written.takeBack(moment.duel, moment.place);
    this.#past.dropLast();
    this.#now = clone(moment.duel);
    this.#said = moment.said;
    this.#reporter = new Reporter(this.#chairs.persons);
    this.#chatter.forget();
    return moment.logged;
  }

  /** When it fails, the next time writes this too. */
  write(): void {
    this.#written.write(this.#now);
  }

  /** What has happened since the last time. */
  takeNews(): News | undefined {
    return this.#reporter.take(this.#now);
  }

  /** Something was done, so that whoever let the step go is asked in it anew. */
  #stirred(seat: Seat): void {
    for (const chair of this.#chairs.all) chair.heard = undefined;
    if (!this.#chairs.isPersons(seat)) this.#past.someoneAnswered();
  }
}
