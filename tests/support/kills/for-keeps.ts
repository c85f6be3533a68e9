/** One match for keeps after another under Fifth; whoever has not the cards any more makes room for a newcomer. */
import { expect } from 'vitest';
import type { Match, MatchOrder } from '../../../src-shared/campaign.ts';
import type { PlayerId } from '../../../src-shared/collection.ts';
import { USUAL_CUSTOMS } from '../../../src-shared/set-up.ts';
import { DECK_RULES } from '../../../src-main/program/campaign.ts';
import { expectAntesOnce, expectConserved, expectSettled } from '../database/conserved.ts';
import { aFace } from '../faces.ts';
import { doneWith, type Busy, type Desk } from './busy.ts';
import { DuelAtHand } from './duel-at-hand.ts';

const READY = 'Ember Hall';
/** Words of the player in a duel, at the most, before it is given up: so that antes change hands. */
const LONGEST = 6;

export class ForKeeps implements Busy {
  replayed = 0;
  /** Of everybody who has played so far: as it was told last. */
  readonly #told = new Map<string, Match>();
  #newcomers = 0;
  #gambler: { readonly player: PlayerId; readonly deck: number } | undefined;
  #match: string | undefined;
  #isAsking = false;
  #duel?: DuelAtHand;

  async look(desk: Desk): Promise<void> {
    expectConserved(desk.read);
    expectSettled(desk.read);
    if (this.#gambler) await this.#lookAt(desk, this.#gambler.player);
    this.#isAsking = false;
    this.replayed += (await this.#duel?.look(desk)) ?? 0;
  }

  async work(desk: Desk): Promise<never> {
    for (;;) {
      this.#gambler ??= await this.#newcomer(desk);
      this.#match ??= await this.#begin(desk, this.#gambler);
      if (this.#match === undefined) this.#gambler = undefined;
      else await this.#playIn(desk, this.#match);
    }
  }

  async #lookAt({ ask, read }: Desk, player: PlayerId): Promise<void> {
    const { matches } = await ask('campaign.list', { player });
    const now = new Map(matches.map(({ match }) => [match.id, match]));
    const told = [...this.#told.values()].filter((match) => match.player === player);
    for (const match of told) expectStillTold(now.get(match.id), match);
    expect(now.size - told.length).toBeLessThanOrEqual(this.#isAsking ? 1 : 0);
    for (const match of now.values()) {
      expectAntesOnce(read, match);
      this.#told.set(match.id, match);
      if (match.state.kind !== 'ended') this.#match = match.id;
    }
  }

  async #newcomer({ ask }: Desk): Promise<{ player: PlayerId; deck: number }> {
    const name = `Keeper ${++this.#newcomers}`;
    const { id: player } = doneWith(
      await ask('players.add', { name, portrait: aFace(name), rulebook: 'fifth', holds: 'own' }),
    );
    const content = await ask('decks.ready', { name: READY });
    if (!content) throw new Error(`There is no ${READY}.`);
    const cards = content.entries.map(({ name: card, count }) => {
      const { set = '', number = '' } = DECK_RULES.print(card, 'fifth') ?? {};
      return { card, set, number, foil: 'no' as const, count: count * 2 };
    });
    doneWith(await ask('collection.change', { player, cards }));
    const deck = doneWith(await ask('decks.add', { player, name: READY, rulebook: 'fifth', content }));
    return { player, deck: deck.id };
  }

  /** Nothing: this player cannot play any more. */
  async #begin(
    { ask, roll }: Desk,
    { player, deck }: { player: PlayerId; deck: number },
  ): Promise<string | undefined> {
    const order: MatchOrder = {
      player,
      terms: {
        ...{ ...USUAL_CUSTOMS, undo: 'never', rulebook: 'fifth', sideboarding: true, hints: false },
        ...{ size: roll(2) === 0 ? 'duel' : 'bestOfThree', stakes: 'keeps' },
      },
      level: 'random',
      deck: { kind: 'own', deck },
    };
    this.#isAsking = true;
    const made = await ask('campaign.begin', order);
    this.#isAsking = false;
    if (made.kind === 'refused') return undefined;
    const { match } = made.value;
    this.#told.set(match.id, match);
    return match.id;
  }

  async #playIn(desk: Desk, match: string): Promise<void> {
    const { ask, roll } = desk;
    const next = await ask('campaign.nextDuel', { match });
    if (next.kind === 'done') {
      const { duel } = next.value;
      if (this.#duel?.duel !== duel) await (this.#duel = new DuelAtHand(duel)).sit(desk);
      for (let said = roll(LONGEST); said > 0 && !this.#duel.isOver; said--) await this.#duel.play(desk);
      if (!this.#duel.isOver && roll(3) === 0) doneWith(await ask('campaign.giveUp', { match }));
      else if (!this.#duel.isOver) await this.#duel.concede(desk);
    }
    const { match: now } = doneWith(await ask('campaign.match', { match }));
    this.#told.set(match, now);
    if (now.state.kind === 'ended') this.#match = undefined;
  }
}

function expectStillTold(now: Match | undefined, told: Match): void {
  expect(now?.duels.slice(0, told.duels.length)).toEqual(told.duels);
  if (told.state.kind === 'ended') expect(now).toEqual(told);
}
