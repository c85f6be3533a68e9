/** The whole course of a scenario as hashes: what a rule does besides what the scenario expects shows here. */
import { createHash } from 'node:crypto';
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
import type { Witness } from './play.ts';

export const COURSE_PARTS = ['what is asked', 'what is told of it', 'what happens', 'how it ends'] as const;

/** A hash for each of the parts. */
export type Course = readonly string[];

/** Enough that a change shows: one in sixteen million does not. */
const HASH_LENGTH = 6;

export class CourseWriter implements Witness {
  readonly #parts = COURSE_PARTS.map(() => createHash('sha256'));

  readonly said: Witness['said'] = (duel, reply) => {
    this.#write('what is asked', [duel.question, asked(duel), options(duel), fallback(duel), reply]);
    this.#write('what is told of it', [preview(duel, reply), paymentAsked(duel), ...whyNotEach(duel)]);
  };

  readonly saw: Witness['saw'] = (_duel, event) => {
    this.#write('what happens', event);
  };

  readonly ended: NonNullable<Witness['ended']> = (duel) => {
    for (const seat of duel.setup.seats.keys()) this.#write('how it ends', viewFor(duel, seat));
  };

  course(): Course {
    return this.#parts.map((part) => part.copy().digest('hex').slice(0, HASH_LENGTH));
  }

  #write(part: (typeof COURSE_PARTS)[number], facts: unknown): void {
    this.#parts[COURSE_PARTS.indexOf(part)]?.update(`${JSON.stringify(facts)}\n`);
  }
}

const whyNotEach = (duel: Duel): (Why | undefined)[] => {
  const seat = duel.question?.for ?? 0;
  const cards = [...duel.battlefield, ...(duel.hands[seat] ?? []), ...(duel.graveyards[seat] ?? [])];
  return cards.map((card) => whyNot(duel, seat, { kind: 'card', card }));
};
