/** Having the word: a click begins what the card can do, Done passes. */
import type { AskedDuty } from '../../../src-shared/duel/asked.ts';
import type { ActChoice } from '../../../src-shared/duel/question.ts';
import type { CardNumber } from '../../../src-shared/duel/things.ts';
import { whyParts } from '../reasons.ts';
import { actInWords } from '../sentences.ts';
import { spotKey, type Deed, type Sign, type Spot } from '../spots.ts';
import type { Gesture, Hands, Offer, OptionsOf } from './gesture.ts';
import type { Repeatable } from './repeating.svelte.ts';

interface OfferedAct {
  readonly act: ActChoice;
  readonly text: string;
}

export class Acting implements Gesture {
  readonly kind = 'act';
  readonly canFinish = true;
  readonly canCancel = false;
  readonly #hands: Hands;
  readonly #offered: readonly OfferedAct[];

  constructor(hands: Hands, options: OptionsOf<'act'>) {
    this.#hands = hands;
    this.#offered = options.acts.map((act, place) => ({
      act,
      text: hands.prompt.texts[place] || actInWords(act),
    }));
  }

  actsOf(spot: Spot): readonly OfferedAct[] {
    return spot.kind === 'card' ? this.#offered.filter(({ act }) => this.#cardOf(act) === spot.card) : [];
  }

  /** Undefined: nothing of it could be done more than once. */
  repeatableOf(card: CardNumber): readonly Repeatable[] | undefined {
    const found = this.actsOf({ kind: 'card', card }).flatMap(({ act, text }) =>
      act.kind === 'activate' ? [{ act, text }] : [],
    );
    return found.length > 0 ? found : undefined;
  }

  /** What is due and belongs to no card that is seen. */
  dutiesApart(seen: ReadonlySet<string>): readonly OfferedAct[] {
    return this.#offered.filter(({ act }) => {
      if (act.kind !== 'duty') return false;
      const card = this.#cardOf(act);
      return card === undefined || !seen.has(spotKey({ kind: 'card', card }));
    });
  }

  /** What is due is shown at the permanent whose text says so. */
  #cardOf(act: ActChoice): CardNumber | undefined {
    if ('card' in act) return act.card;
    return act.kind === 'duty' ? this.#dutyOf(act.duty)?.by.card : undefined;
  }

  #dutyOf(duty: number): AskedDuty | undefined {
    return this.#hands.prompt.asked.duties?.find((other) => other.duty === duty);
  }

  #isMandatory({ act }: OfferedAct): boolean {
    return act.kind === 'duty' && this.#dutyOf(act.duty)?.mandatory === true;
  }

  signOf(spot: Spot): Sign | undefined {
    const acts = this.actsOf(spot);
    const [first] = acts;
    if (!first) return undefined;
    const onlyMana = acts.every(({ act }) => act.kind === 'useMana');
    const other = onlyMana ? 'canPay' : 'optional';
    const mark = acts.some((one) => this.#isMandatory(one)) ? 'mandatory' : other;
    if (acts.length > 1) return { mark, deed: 'chooseAct' };
    return { mark, deed: DEED_OF[first.act.kind] };
  }

  click(spot: Spot): void {
    const acts = this.actsOf(spot);
    const [only] = acts;
    if (!only) return;
    if (spot.kind === 'card' && this.#hasMore(spot.card, acts)) void this.#offerAll(spot.card);
    else if (acts.length === 1) this.take(only.act);
    else this.#hands.offer(this.offersOf(spot));
  }

  /** Of several abilities some cannot be used now: the choice shows them too. */
  #hasMore(card: CardNumber, acts: readonly OfferedAct[]): boolean {
    const offered = acts.flatMap(({ act }) => ('ability' in act ? [act.ability] : []));
    const different = offered.filter((ability, place) => offered.indexOf(ability) === place).length;
    return (this.#hands.view.cards[card]?.activated ?? 0) > Math.max(1, different);
  }

  async #offerAll(card: CardNumber): Promise<void> {
    const { view } = this.#hands;
    const resting = await this.#hands.resting(card);
    const greyed = resting.map(({ text, why }) => {
      const { sentence, rule } = whyParts(view, why);
      return { text, whyNot: sentence, rule, take: () => undefined };
    });
    this.#hands.offer([...this.offersOf({ kind: 'card', card }), ...greyed]);
  }

  offersOf(spot: Spot): readonly Offer[] {
    return this.actsOf(spot).map(({ act, text }) => ({
      text,
      take: () => {
        this.take(act);
      },
    }));
  }

  /** The mana is asked for; a double click, Done or the button then has it drawn without asking. */
  take(act: ActChoice): void {
    const isAnnounced = act.kind === 'cast' || act.kind === 'activate';
    this.#hands.say({ kind: 'act', act: isAnnounced ? { ...act, pay: 'ask' } : act });
  }

  finish(): void {
    this.#hands.pass();
  }

  cancel(): void {
    // The word is given back by Done, not by Cancel.
  }
}

const DEED_OF: Record<ActChoice['kind'], Deed> = {
  pass: 'use',
  land: 'playLand',
  cast: 'cast',
  activate: 'use',
  useMana: 'pay',
  duty: 'perform',
};
