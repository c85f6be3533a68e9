/** The whole course of a scenario as hashes: what a rule does besides what the scenario expects shows here. */
import {
  asked,
  fallback,
  options,
  paymentAsked,
  preview,
  viewFor,
  whyNot,
  type Duel,
  type Why,
} from '../../src-main/engine/index.ts';
import { PartsHash } from '../lib/hashes.ts';
import type { Witness } from './play.ts';

export const COURSE_PARTS = ['what is asked', 'what is told of it', 'what happens', 'how it ends'] as const;

export class CourseWriter implements Witness {
  readonly #hash = new PartsHash(COURSE_PARTS);

  readonly said: Witness['said'] = (duel, reply) => {
    this.#hash.add('what is asked', [duel.question, asked(duel), options(duel), fallback(duel), reply]);
    this.#hash.add('what is told of it', [preview(duel, reply), paymentAsked(duel), ...whyNotEach(duel)]);
  };

  readonly saw: Witness['saw'] = (_duel, event) => {
    this.#hash.add('what happens', event);
  };

  readonly ended = (duel: Duel): void => {
    for (const seat of duel.setup.seats.keys()) this.#hash.add('how it ends', viewFor(duel, seat));
  };

  /** A hash for each of the parts. */
  course(): readonly string[] {
    return this.#hash.told();
  }
}

const whyNotEach = (duel: Duel): (Why | undefined)[] => {
  const seat = duel.question?.for ?? 0;
  const cards = [...duel.battlefield, ...(duel.hands[seat] ?? []), ...(duel.graveyards[seat] ?? [])];
  return cards.map((card) => whyNot(duel, seat, { kind: 'card', card }));
};
