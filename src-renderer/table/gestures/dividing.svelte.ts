/** Dividing a number among things: an effect's shares, or a creature's damage. */
import type { Division, ShareRoom, ShareRange } from '../../../src-shared/duel/options.ts';
import type { Preview } from '../../../src-shared/duel/preview.ts';
import type { DamageShare, ReplyRefusal, Reply } from '../../../src-shared/duel/question.ts';
import type { CardNumber, Thing } from '../../../src-shared/duel/things.ts';
import type { TableView } from '../../../src-shared/table.ts';
import { isAt, type Sign, type Spot } from '../spots.ts';
import { ButtonsOnly, type Hands, type OptionsOf } from './gesture.ts';
import { sum } from '../../../src-shared/sums.ts';

interface Dividing {
  readonly kind: 'shares' | 'assign';
  readonly to: readonly Thing[];
  readonly total: number;
  readonly least: number;
  readonly begin: readonly number[];
  readonly isAnnouncement: boolean;
  readonly replyOf: (shares: readonly number[]) => Reply;
}

export class DivideAmong extends ButtonsOnly {
  readonly kind: Dividing['kind'];
  readonly dividing: Dividing;
  shares = $state.raw<readonly number[]>([]);
  /** How far each share may go, as the program has last said. */
  room = $state.raw<ShareRoom>();
  /** Why the division as it stands would be refused. */
  objection = $state.raw<ReplyRefusal>();
  /** What the division as it stands would lead to. */
  foretold = $state.raw<Preview>();
  #isReady = $state(false);

  constructor(hands: Hands, dividing: Dividing) {
    super(hands);
    this.dividing = dividing;
    this.kind = dividing.kind;
    this.shares = dividing.begin;
    void this.#ask(this.shares);
  }

  /** A place that nothing may be given to is none. */
  isPlace(place: number): boolean {
    return this.room === undefined || this.#rangeOf(place) !== undefined;
  }

  get left(): number {
    return this.dividing.total - sum(this.shares);
  }

  override get canFinish(): boolean {
    return this.#isReady;
  }

  override get canCancel(): boolean {
    return this.dividing.isAnnouncement;
  }

  more(place: number): void {
    if (this.left > 0 && this.isPlace(place)) this.#become(withShare(this.shares, place, 1));
  }

  less(place: number): void {
    const share = this.shares[place] ?? 0;
    if (share > this.dividing.least) this.#become(withShare(this.shares, place, -1));
  }

  override signOf(spot: Spot): Sign | undefined {
    const place = this.dividing.to.findIndex((thing) => isAt(thing, spot));
    if (place < 0 || !this.isPlace(place)) return undefined;
    return { mark: 'targetable', deed: 'choose', number: this.shares[place] ?? 0 };
  }

  /** A click gives one more, as long as there is one. */
  override click(spot: Spot): void {
    const place = this.dividing.to.findIndex((thing) => isAt(thing, spot));
    if (place >= 0) this.more(place);
  }

  override finish(): void {
    this.hands.say(this.dividing.replyOf(this.shares));
  }

  override cancel(): void {
    this.hands.say({ kind: 'cancel' });
  }

  #rangeOf(place: number): ShareRange | undefined {
    const thing = this.dividing.to[place];
    return thing && this.room?.places.find(({ to }) => isAt(to, thing));
  }

  #become(shares: readonly number[]): void {
    this.shares = shares;
    void this.#ask(shares);
  }

  async #ask(shares: readonly number[]): Promise<void> {
    const drafted = await this.hands.draft(this.dividing.replyOf(shares));
    if (shares !== this.shares || !drafted) return;
    this.room = drafted.room;
    this.#isReady = drafted.ready;
    this.objection = drafted.refusal;
    const foretold = drafted.ready ? await this.hands.preview(this.dividing.replyOf(shares)) : undefined;
    if (shares !== this.shares) return;
    this.foretold = foretold;
    const astray = shares.findIndex((share, place) => share > 0 && !this.isPlace(place));
    if (astray > 0) this.#become(moved(shares, astray));
  }
}

const withShare = (shares: readonly number[], place: number, more: number): number[] =>
  shares.map((share, at) => (at === place ? share + more : share));

/** To the place before. */
function moved(shares: readonly number[], from: number): number[] {
  const share = shares[from] ?? 0;
  return withShare(withShare(shares, from, -share), from - 1, share);
}

export function divideShares(hands: Hands, { things, total }: OptionsOf<'shares'>): DivideAmong {
  const rest = total - things.length;
  return new DivideAmong(hands, {
    kind: 'shares',
    to: things,
    total,
    least: 1,
    begin: things.map((_, place) => (place === 0 ? 1 + rest : 1)),
    // What a trigger divides was not begun by anybody, and cannot be called off.
    isAnnouncement: hands.prompt.asked.purpose === 'shares',
    replyOf: (shares) => ({ kind: 'shares', shares }),
  });
}

export function divideDamage(hands: Hands, { division, to }: OptionsOf<'assign'>): DivideAmong {
  return new DivideAmong(hands, {
    kind: 'assign',
    to,
    total: division.total,
    least: 0,
    begin: suggested(hands.view, division, to.length),
    isAnnouncement: false,
    replyOf: (shares) => ({ kind: 'assign', shares: sharesOf(to, shares) }),
  });
}

const sharesOf = (to: readonly Thing[], shares: readonly number[]): DamageShare[] =>
  to.flatMap((thing, place) => {
    const amount = shares[place] ?? 0;
    return amount > 0 ? [{ to: thing, amount }] : [];
  });

/** A beginning only, which the program checks like any other: what each still stands, the rest to the last; where all may go beyond, all of it. */
function suggested(view: TableView, { creatures, total, allBeyond }: Division, places: number): number[] {
  if (allBeyond) return Array.from({ length: places }, (_, place) => (place === places - 1 ? total : 0));
  let left = total;
  return Array.from({ length: places }, (_, place) => {
    const card = creatures[place];
    const wanted = card === undefined || place === places - 1 ? left : standing(view, card);
    const share = Math.min(left, wanted);
    left -= share;
    return share;
  });
}

function standing(view: TableView, number: CardNumber): number {
  const card = view.cards[number];
  return Math.max(0, (card?.toughness ?? 0) - (card?.damage ?? 0));
}
