/** Of a kept duel, what lists tell of it, and what it cannot be laid on a table without. */
import * as v from 'valibot';
import { DRAWS } from '../../../src-shared/duel/things.ts';
import { MOST_OF_A_DUEL, playerFrom, type DuelSummary } from '../../../src-shared/duels.ts';
import { count, rulebook, text, uuid, whole } from '../../../src-shared/shapes/plain.ts';
import { time } from './plain.ts';

const seats = v.array(count);
const more = {
  points: v.exactOptional(v.array(whole)),
  traded: v.exactOptional(v.array(v.object({ card: count, from: count, to: count }))),
};

const RESULT = v.variant('kind', [
  v.object({ kind: v.literal('won'), seats, ante: v.exactOptional(v.array(count)), ...more }),
  v.object({ kind: v.literal('draw'), why: v.picklist(DRAWS), ...more }),
]);

const SEAT = v.object({
  name: text(500),
  player: v.pipe(v.string(), v.transform(playerFrom)),
  deck: text(500),
  life: whole,
});

export const DUEL_SUMMARY = v.object({
  id: uuid,
  rulebook,
  rules: v.exactOptional(count),
  began: time,
  changed: time,
  turn: count,
  decisions: count,
  seats: v.pipe(v.array(SEAT), v.minLength(1), v.maxLength(MOST_OF_A_DUEL.seats)),
  result: v.exactOptional(RESULT),
  branch: v.exactOptional(v.object({ duel: uuid, place: count, begins: count })),
  imported: v.exactOptional(v.object({ lost: count, isSame: v.boolean() })),
}) satisfies v.GenericSchema<unknown, DuelSummary>;

/** What a face says is looked at when it is played with. */
export const DUEL_SETUP = v.looseObject({
  edition: v.string(),
  seats: v.pipe(
    v.array(v.looseObject({ deck: v.pipe(v.array(whole), v.maxLength(MOST_OF_A_DUEL.cards)) })),
    v.minLength(1),
    v.maxLength(MOST_OF_A_DUEL.seats),
  ),
  faces: v.pipe(v.array(v.looseObject({ name: v.string() })), v.maxLength(MOST_OF_A_DUEL.faces)),
  seed: whole,
});
