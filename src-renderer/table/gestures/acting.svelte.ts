/** Having the word: a click begins what the card can do, Done passes. */
import type { ActChoice } from '../../../src-shared/duel/question.ts';
import type { Sign, Spot } from '../spots.ts';
import type { CardAct, Gesture, Hands, Offer, OptionsOf } from './gesture.ts';

export interface OfferedAct {
  readonly act: ActChoice;
  readonly text: string;
}

export class Acting implements Gesture {
  readonly kind = 'act';
  readonly canFinish = true;
  readonly canCancel = false;
  readonly #hands: Hands;
  /** Acts that belong to no card on the table: duties. */
  readonly duties: readonly OfferedAct[];
  readonly #ofCards: readonly (OfferedAct & { act: CardAct })[];

  constructor(hands: Hands, options: OptionsOf<'act'>) {
    this.#hands = hands;
    const offered = options.acts.map((act, place) => ({ act, text: hands.prompt.texts[place] ?? '' }));
    this.duties = offered.filter(({ act }) => act.kind === 'duty');
    this.#ofCards = offered.filter((one): one is OfferedAct & { act: CardAct } => 'card' in one.act);
  }

  actsOf(spot: Spot): readonly (OfferedAct & { act: CardAct })[] {
    return spot.kind === 'card' ? this.#ofCards.filter(({ act }) => act.card === spot.card) : [];
  }

  signOf(spot: Spot): Sign | undefined {
    const acts = this.actsOf(spot);
    const [first] = acts;
    if (!first) return undefined;
    const onlyMana = acts.every(({ act }) => act.kind === 'useMana');
    const mark = onlyMana ? 'canPay' : 'optional';
    if (acts.length > 1) return { mark, deed: 'chooseAct' };
    return { mark, deed: DEED_OF[first.act.kind] };
  }

  click(spot: Spot): void {
    const acts = this.actsOf(spot);
    const [only] = acts;
    if (!only) return;
    if (acts.length === 1) this.take(only.act);
    else this.#hands.offer(this.offersOf(spot));
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

const DEED_OF = { land: 'playLand', cast: 'cast', activate: 'use', useMana: 'pay' } as const;
