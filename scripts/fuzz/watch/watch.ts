/**
 * A second opinion on a duel, by the books and by what lies open on the table: each check has the number of the
 * requirement it comes from. It asks the engine nothing but what can be seen.
 */
import type { CardNumber, DuelEvent, Reply, Seat } from '../../../src-main/engine/index.ts';
import type { Face } from '../../../src-main/engine/language/face.ts';
import type { ChainView, PermanentView, View } from '../../../src-shared/duel/view.ts';
import type { Step } from '../../../src-shared/duel/words.ts';
import { bookOf, COMBAT, type Book } from './books.ts';
import { givesMana, givesProtection, liftedBy, untapsItself, type Lifted } from './lifted.ts';
import type { Sight } from './sight.ts';

type ReplyOf<Kind extends Reply['kind']> = Extract<Reply, { kind: Kind }>;

/** What the book forbids has happened. */
export class AgainstTheBook extends Error {}

export class Watch {
  readonly #book: Book;
  readonly #faces: readonly Face[];
  readonly #lifted: ReadonlySet<Lifted>;
  #before: Sight | undefined;
  #turn = 0;
  #step: Step | undefined;
  /** Whose turn it is. */
  #active: readonly Seat[] = [];
  /** Nothing has been asked since the turn began. */
  #isNewTurn = true;
  /** Done this turn, by seat. */
  #lands = new Map<Seat, number>();
  #attacks = new Map<Seat, number>();
  /** A pool was emptied before an attack that may not come. */
  #burntEarly = false;
  /** In the combat that is on, or was the last of this turn. */
  #isFought = false;
  /** The turn since which its controller has had it. */
  readonly #since = new Map<CardNumber, { readonly turn: number; readonly controller: Seat | undefined }>();
  #justTapped: CardNumber | undefined;
  /** Attackers that attacking has still to tap. */
  #toBeTapped: PermanentView[] = [];

  /** Undefined: no book of ours. */
  static over(edition: string, faces: readonly Face[]): Watch | undefined {
    const book = bookOf(edition);
    return book && new Watch(book, faces);
  }

  private constructor(book: Book, faces: readonly Face[]) {
    this.#book = book;
    this.#faces = faces;
    this.#lifted = liftedBy(faces);
  }

  /** At each question, before it is answered. */
  asked(sight: Sight): void {
    this.#before = sight;
    const [untapped] = this.#toBeTapped;
    // Who share a turn name their attackers one after the other, and then all attack.
    if (untapped && sight.view.question?.kind !== 'attack')
      this.#fails('R310', `${untapped.name} attacks and is not tapped by it`);
    for (const { card, controller } of sight.view.permanents) {
      const known = this.#since.get(card);
      if (known?.controller === controller) continue;
      // What was given back as the turn before ended is seen only now.
      const now = this.#isNewTurn ? this.#turn - 1 : this.#turn;
      const turn = known && known.controller === undefined ? known.turn : now;
      this.#since.set(card, { turn, controller });
    }
    this.#isNewTurn = false;
    if (sight.purpose !== 'open') return;
    this.#lookAtLives(sight.view);
    for (const permanent of sight.view.permanents) this.#lookAtPermanent(sight, permanent);
  }

  /** What happens; `look` is asked for where the table has to be looked at in the middle of it. */
  heard(event: DuelEvent, look: () => Sight): void {
    switch (event.kind) {
      case 'turnBegan':
        return this.#turnBegins(event.turn, look().view);
      case 'stepBegan':
        return this.#stepBegins(event.step, look().view);
      case 'moved':
        // What is phased out stays what it was.
        if (event.cause !== 'rule') this.#moved(event.card, event.to === 'battlefield');
        this.#justTapped = undefined;
        return;
      case 'tapped':
        this.#justTapped = event.card;
        this.#toBeTapped = this.#toBeTapped.filter(({ card }) => card !== event.card);
        return;
      case 'mana':
        this.#tappedForMana();
        this.#justTapped = undefined;
        return;
      case 'manaBurn':
        return this.#burns();
      case 'lost':
        if (event.why === 'life') this.#runsOut();
        return;
      case 'damaged':
        if (event.to.kind === 'card' && event.amount > 0) this.#damaged(look(), event.source, event.to.card);
        return;
      case 'announced':
        for (const thing of event.at ?? [])
          if (thing.kind === 'card') this.#aimedAt(look(), event.item, thing.card);
        return;
      default:
        this.#justTapped = undefined;
    }
  }

  /** A reply that will be accepted, to the question looked at last. */
  replies(reply: Reply): void {
    const sight = this.#before;
    const seat = sight?.view.question?.for;
    if (!sight || seat === undefined) return;
    switch (reply.kind) {
      case 'act':
        if (reply.act.kind === 'land') this.#playsLand(sight.view, seat);
        if (reply.act.kind === 'activate' || reply.act.kind === 'useMana')
          this.#uses(permanentIn(sight.view, reply.act.card));
        return;
      case 'attack':
        return this.#attacksAre(sight.view, seat, reply);
      case 'block':
        return this.#blocks(sight, reply);
      default:
        return;
    }
  }

  #turnBegins(turn: number, now: View): void {
    if (this.#book.hand?.at === 'nextTurn' && this.#turn > 0) this.#handsAreSmall(now);
    this.#turn = turn;
    this.#isNewTurn = true;
    this.#step = undefined;
    this.#lands = new Map();
    this.#attacks = new Map();
    this.#burntEarly = false;
    this.#isFought = false;
  }

  #stepBegins(step: Step, now: View): void {
    this.#step = step;
    this.#active = now.active;
    if (step === 'beginCombat') this.#isFought = false;
    const hasAttacked = this.#isFought;
    const { empties, life } = this.#book;
    if (step === 'main2' && this.#burntEarly && !hasAttacked)
      this.#fails('R094', 'mana burns for an attack that nobody makes');
    const empty =
      empties && (empties.at.includes(step) || (hasAttacked && empties.afterAttack.includes(step)));
    if (empty && !this.#lifted.has('pools'))
      now.players.forEach(({ pool }, seat) => {
        if (pool.some((amount) => amount > 0))
          this.#fails(empties.rule, `seat ${seat} has mana as ${step} begins`);
      });
    if (life.at !== 'always' && life.at.includes(step)) this.#everybodyHasLife(now, step);
    if (step === this.#book.hand?.at) this.#handsAreSmall(now);
  }

  /** Of those whose turn it is, or was until now. */
  #handsAreSmall({ players }: View): void {
    const { hand } = this.#book;
    if (!hand || this.#lifted.has('handSize')) return;
    for (const seat of this.#active) {
      const held = players[seat]?.hand.length ?? 0;
      if (players[seat]?.lost === false && held > hand.most)
        this.#fails(hand.rule, `seat ${seat} keeps ${held} cards at the end of its turn`);
    }
  }

  #lookAtLives(now: View): void {
    if (this.#book.life.at === 'always') this.#everybodyHasLife(now, 'a moment to act');
  }

  #everybodyHasLife({ players }: View, when: string): void {
    if (this.#lifted.has('life')) return;
    players.forEach(({ life, lost }, seat) => {
      if (!lost && life <= 0)
        this.#fails(this.#book.life.rule, `seat ${seat} has ${life} life as ${when} begins`);
    });
  }

  #isInCombat = (): boolean => this.#step !== undefined && COMBAT.includes(this.#step);

  #burns(): void {
    if (!this.#book.burns) this.#fails('R099', 'mana burns');
    const isBefore = this.#step === 'main1' || this.#isInCombat();
    if (this.#book.attackIsAMoment && isBefore && this.#attacks.size === 0) this.#burntEarly = true;
  }

  #runsOut(): void {
    if (this.#book.attackIsAMoment && this.#isInCombat() && this.#attacks.size === 0)
      this.#fails('R025', 'somebody is looked at for an attack that nobody makes');
  }

  #moved(card: CardNumber, isArrival: boolean): void {
    if (isArrival && !this.#since.has(card))
      this.#since.set(card, { turn: this.#turn, controller: undefined });
    if (!isArrival) this.#since.delete(card);
  }

  #isSick(permanent: PermanentView | undefined): boolean {
    if (!permanent?.types.includes('creature') || permanent.keywords.includes('haste')) return false;
    const since = this.#since.get(permanent.card);
    return since !== undefined && since.turn === this.#turn && !this.#lifted.has('sickness');
  }

  /** R317: no tap cost of its own, also not for mana. */
  #tappedForMana(): void {
    if (this.#justTapped === undefined || !this.#before) return;
    const permanent = permanentIn(this.#before.view, this.#justTapped);
    if (permanent && givesMana(this.#faces[permanent.face]) && this.#isSick(permanent))
      this.#fails('R317', `${permanent.name} is tapped for mana in the turn it came`);
  }

  #uses(permanent: PermanentView | undefined): void {
    if (!permanent) return;
    const { types } = permanent;
    const rests =
      types.includes('artifact') && !['creature', 'land', 'enchantment'].some((type) => types.includes(type));
    if (!this.#book.tappedArtifactsRest || !permanent.tapped || !rests) return;
    if (!untapsItself(this.#faces[permanent.face]))
      this.#fails('R413', `${nameOf(permanent)} is used while it is tapped`);
  }

  #playsLand({ active, step, chain }: View, seat: Seat): void {
    const played = (this.#lands.get(seat) ?? 0) + 1;
    this.#lands.set(seat, played);
    if (played > 1 && !this.#lifted.has('oneLand'))
      this.#fails('R062', `seat ${seat} plays ${played} lands in a turn`);
    if (!active.includes(seat) || (step !== 'main1' && step !== 'main2'))
      this.#fails('R062', `seat ${seat} plays a land in ${step}`);
    if (this.#book.landsWithEmptyChainOnly && chain.length > 0)
      this.#fails('R065', `seat ${seat} plays a land while something waits`);
  }

  #attacksAre(view: View, seat: Seat, { attackers }: ReplyOf<'attack'>): void {
    if (attackers.length === 0) return;
    const times = (this.#attacks.get(seat) ?? 0) + 1;
    this.#attacks.set(seat, times);
    this.#isFought = true;
    if (times > 1 && !this.#lifted.has('oneAttack'))
      this.#fails('R068', `seat ${seat} attacks ${times} times in a turn`);
    if (!view.active.includes(seat)) this.#fails('R068', `seat ${seat} attacks in another's turn`);
    for (const { card } of attackers) this.#attacksWith(permanentIn(view, card), seat);
    this.#bandsAreBands(view, attackers);
  }

  #attacksWith(permanent: PermanentView | undefined, seat: Seat): void {
    if (permanent?.types.includes('creature') !== true || permanent.controller !== seat)
      this.#fails('R309', `seat ${seat} attacks with what is no creature of its own`);
    if (permanent.tapped) this.#fails('R309', `${nameOf(permanent)} attacks tapped`);
    if (permanent.keywords.includes('defender') && !this.#lifted.has('walls'))
      this.#fails('R309', `${nameOf(permanent)}, a defender, attacks`);
    if (this.#isSick(permanent)) this.#fails('R309', `${nameOf(permanent)} attacks in the turn it came`);
    if (!permanent.keywords.includes('vigilance')) this.#toBeTapped.push(permanent);
  }

  /** R378: at most one without banding, all at the same one. */
  #bandsAreBands(view: View, attackers: ReplyOf<'attack'>['attackers']): void {
    for (const band of new Set(attackers.map((one) => one.band))) {
      const members = attackers.filter((one) => band >= 0 && one.band === band);
      const plain = members.filter(({ card }) => !permanentIn(view, card)?.keywords.includes('banding'));
      if (plain.length > 1) this.#fails('R378', `a band has ${plain.length} members without banding`);
      if (new Set(members.map(({ seat, walker }) => `${seat} ${walker}`)).size > 1)
        this.#fails('R378', 'a band attacks more than one');
    }
  }

  #blocks({ view, protectedFrom }: Sight, { blocks }: ReplyOf<'block'>): void {
    for (const { blocker, attacker } of blocks) {
      const permanent = permanentIn(view, blocker);
      if (!permanent?.types.includes('creature')) this.#fails('R322', `${nameOf(permanent)} blocks`);
      if (permanent.tapped) this.#fails('R322', `${nameOf(permanent)} blocks tapped`);
      if (blocks.filter((one) => one.blocker === blocker).length > 1 && !this.#lifted.has('oneBlock'))
        this.#fails('R323', `${nameOf(permanent)} blocks more than one`);
      const isBanded = view.combat?.groups.some(
        (group) => group.attackers.length > 1 && group.attackers.includes(attacker),
      );
      if (
        !isBanded &&
        permanent.colours.some((colour) => protectedFrom(attacker).some((from) => from === colour))
      )
        this.#fails(this.#book.protection, `${nameOf(permanent)} blocks what is protected from it`);
    }
  }

  #damaged({ view, protectedFrom }: Sight, source: CardNumber, to: CardNumber): void {
    const colours = permanentIn(view, source)?.colours ?? itemOf(view, source)?.colours ?? [];
    if (this.#lifted.has('protection')) return;
    if (protectedFrom(to).some((from) => colours.includes(from)))
      this.#fails(
        this.#book.protection,
        `${nameOf(permanentIn(view, to))} is damaged by what it is protected from`,
      );
  }

  #aimedAt({ view, protectedFrom }: Sight, id: number, target: CardNumber): void {
    const item = view.chain.find((one) => one.id === id);
    if (item && protectedFrom(target).some((from) => item.colours.includes(from)))
      this.#fails(
        this.#book.protection,
        `${item.name} is aimed at ${nameOf(permanentIn(view, target))}, which is protected from it`,
      );
  }

  #fails(rule: string, what: string): never {
    throw new AgainstTheBook(
      `${rule}: ${what} (turn ${this.#turn}, ${this.#step ?? 'before its first step'}).`,
    );
  }

  #lookAtPermanent({ view, protectedFrom }: Sight, permanent: PermanentView): void {
    const { noToughness, protection } = this.#book;
    if (noToughness !== undefined && permanent.types.includes('creature') && permanent.toughness <= 0)
      this.#fails(noToughness, `${nameOf(permanent)} is there with a toughness of ${permanent.toughness}`);
    const host = permanentIn(view, permanent.attachedTo);
    const isAura =
      host && permanent.subtypes.includes('Aura') && !givesProtection(this.#faces[permanent.face]);
    if (isAura && protectedFrom(host.card).some((from) => permanent.colours.includes(from)))
      this.#fails(protection, `${nameOf(permanent)} stays on ${nameOf(host)}, which is protected from it`);
  }
}

const permanentIn = ({ permanents }: View, card: CardNumber): PermanentView | undefined =>
  permanents.find((one) => one.card === card);
const itemOf = ({ chain }: View, source: CardNumber): ChainView | undefined =>
  chain.findLast(({ card }) => card === source);
const nameOf = (permanent: PermanentView | undefined): string => permanent?.name ?? 'something gone';
