/** Choosing among things: targets, what a cost takes, and choices in the middle of an effect. */
import type { Options } from '../../../src-shared/duel/options.ts';
import type { Preview } from '../../../src-shared/duel/preview.ts';
import type { Reply } from '../../../src-shared/duel/question.ts';
import type { CardNumber, Thing } from '../../../src-shared/duel/things.ts';
import { isAt, spotKey, type Deed, type Mark, type Sign, type Spot } from '../spots.ts';
import type { Gesture, Hands, OptionsOf } from './gesture.ts';

interface Picking {
  readonly kind: Extract<Options['kind'], 'targets' | 'choose' | 'costs'>;
  readonly things: readonly Thing[];
  readonly least: number;
  readonly most: number;
  readonly mark: Mark;
  readonly deed: Deed;
  /** One click is the whole answer, where one thing is wanted. */
  readonly atOnce: boolean;
  /** What was picked stays picked. */
  readonly isFinal?: boolean;
  /** Part of an announcement, which can be called off. */
  readonly isAnnouncement: boolean;
  readonly replyOf: (things: readonly Thing[]) => Reply;
}

export class PickThings implements Gesture {
  readonly kind: Picking['kind'];
  readonly picking: Picking;
  readonly #hands: Hands;
  picked = $state.raw<readonly Thing[]>([]);
  /** What may still be added. */
  #offered = $state.raw<readonly Thing[]>([]);
  #isReady = $state(false);
  /** What choosing the thing under the pointer, or what was picked, would lead to. */
  foretold = $state.raw<Preview>();
  #pointed: string | undefined;

  constructor(hands: Hands, picking: Picking) {
    this.#hands = hands;
    this.picking = picking;
    this.kind = picking.kind;
    this.#offered = picking.things;
    this.#isReady = picking.least === 0;
  }

  get canFinish(): boolean | undefined {
    if (this.#isOneClick && this.picking.least === 1) return undefined;
    return this.#isReady;
  }

  get canCancel(): boolean {
    return this.picking.isAnnouncement || (this.picked.length > 0 && !this.picking.isFinal);
  }

  get #isOneClick(): boolean {
    return this.picking.atOnce && this.picking.most === 1;
  }

  /** Where one click is the whole answer, it is foretold before the click. */
  point(spot: Spot): void {
    if (!this.#isOneClick || this.picking.kind !== 'targets' || this.#pointed === spotKey(spot)) return;
    this.#pointed = spotKey(spot);
    const thing = this.#offered.find((other) => isAt(other, spot));
    this.foretold = undefined;
    if (thing) void this.#foretell([thing], () => this.#pointed === spotKey(spot));
  }

  async #foretell(things: readonly Thing[], isStill: () => boolean): Promise<void> {
    const foretold = await this.#hands.preview(this.picking.replyOf(things));
    if (isStill()) this.foretold = foretold;
  }

  placeOf(spot: Spot): number {
    return this.picked.findIndex((thing) => isAt(thing, spot));
  }

  signOf(spot: Spot): Sign | undefined {
    const place = this.placeOf(spot);
    if (place >= 0) {
      const number = this.picking.most > 1 ? { number: place + 1 } : {};
      return this.picking.isFinal ? undefined : { mark: 'selected', deed: 'takeBack', ...number };
    }
    const isOffered = this.#offered.some((thing) => isAt(thing, spot));
    return isOffered ? { mark: this.picking.mark, deed: this.picking.deed } : undefined;
  }

  click(spot: Spot): void {
    if (this.placeOf(spot) >= 0) return this.#takeBack(spot);
    const isOne = this.picking.most === 1;
    const thing = (isOne ? this.picking.things : this.#offered).find((other) => isAt(other, spot));
    if (!thing) return;
    this.#become(isOne ? [thing] : [...this.picked, thing]);
    if (this.#isOneClick) this.finish();
  }

  finish(): void {
    this.#hands.say(this.picking.replyOf(this.picked));
  }

  /** First what was picked, then the whole announcement. */
  cancel(): void {
    if (this.picked.length > 0 && !this.picking.isFinal) this.#become([]);
    else if (this.picking.isAnnouncement) this.#hands.say({ kind: 'cancel' });
  }

  #takeBack(spot: Spot): void {
    if (!this.picking.isFinal) this.#become(this.picked.filter((other) => !isAt(other, spot)));
  }

  #become(picked: readonly Thing[]): void {
    const { least, most, things } = this.picking;
    this.picked = picked;
    this.#isReady = picked.length >= least && picked.length <= most;
    this.#offered = most === 1 || picked.length < most ? things : [];
    if (most > 1) void this.#ask(picked);
  }

  async #ask(picked: readonly Thing[]): Promise<void> {
    const options = await this.#hands.draft(this.picking.replyOf(picked));
    if (picked !== this.picked || !options) return;
    this.#isReady = options.ready;
    if (options.ready && this.picking.kind === 'targets')
      void this.#foretell(picked, () => picked === this.picked);
    if (options.kind === 'targets' || options.kind === 'choose') this.#offered = options.things;
  }
}

export function pickTargets(hands: Hands, { things, least, most }: OptionsOf<'targets'>): PickThings {
  return new PickThings(hands, {
    kind: 'targets',
    things,
    least,
    most,
    mark: 'targetable',
    deed: 'target',
    atOnce: true,
    isAnnouncement: true,
    replyOf: (targets) => ({ kind: 'targets', targets }),
  });
}

/** What is lost for good is taken back until Done, but not at a strict table; anything else is chosen by the click. */
const WEIGHTY: ReadonlySet<string> = new Set(['sacrifice', 'discard', 'handLimit', 'keepPermanents']);

export function pickChoice(hands: Hands, { things, least, most }: OptionsOf<'choose'>): PickThings {
  const isWeighty = WEIGHTY.has(hands.prompt.asked.purpose);
  return new PickThings(hands, {
    kind: 'choose',
    things,
    least,
    most,
    mark: least > 0 ? 'mandatory' : 'optional',
    deed: 'choose',
    atOnce: !isWeighty || hands.isStrict,
    isFinal: isWeighty && hands.isStrict,
    isAnnouncement: false,
    replyOf: (chosen) => ({ kind: 'choose', things: chosen }),
  });
}

export function pickCosts(hands: Hands, { cards, least, most }: OptionsOf<'costs'>): PickThings {
  return new PickThings(hands, {
    kind: 'costs',
    things: cards.map((card) => ({ kind: 'card', card, incarnation: 0 })),
    least,
    most,
    mark: 'mandatory',
    deed: 'choose',
    atOnce: hands.isStrict,
    isFinal: hands.isStrict,
    isAnnouncement: true,
    replyOf: (given) => ({ kind: 'costs', cards: given.flatMap(cardIn) }),
  });
}

const cardIn = (thing: Thing): CardNumber[] => (thing.kind === 'card' ? [thing.card] : []);

/** Things that lie nowhere on the table have to be laid out for choosing. */
export function notOnTable(things: readonly Thing[], onTable: ReadonlySet<string>): readonly Thing[] {
  return things.filter((thing) => !onTable.has(spotKey(thing)));
}
