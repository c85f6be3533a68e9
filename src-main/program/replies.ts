/** The shape of a reply to a question. Whether it is a legal one is the engine's to say. */
import * as v from 'valibot';
import type { Reply } from '../../src-shared/duel/question.ts';
import { MANA } from '../../src-shared/duel/words.ts';

/** More than any duel can offer at once. */
const MOST = 500;

const whole = v.pipe(v.number(), v.safeInteger());
const word = v.pipe(v.string(), v.maxLength(200));
const several = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.array(schema), v.maxLength(MOST));

const THING = v.variant('kind', [
  v.strictObject({ kind: v.literal('card'), card: whole, incarnation: whole }),
  v.strictObject({ kind: v.literal('seat'), seat: whole }),
  v.strictObject({ kind: v.literal('chain'), id: whole }),
]);
const MANA_USE = { card: whole, ability: whole, choice: whole };

export const POUR = v.strictObject({
  uses: several(v.strictObject(MANA_USE)),
  pool: v.pipe(v.array(whole), v.length(MANA.length)),
});

/** Valibot gives absent parts no key, as the engine wants it. */
const PARTS = {
  alternative: v.exactOptional(v.literal(true)),
  modes: v.exactOptional(several(whole)),
  x: v.exactOptional(whole),
  targets: v.exactOptional(several(several(THING))),
  shares: v.exactOptional(several(whole)),
  costs: v.exactOptional(several(several(whole))),
  pay: v.exactOptional(v.union([v.literal('ask'), several(v.strictObject(MANA_USE))])),
};

const ACT = v.variant('kind', [
  v.strictObject({ kind: v.literal('pass') }),
  v.strictObject({ kind: v.literal('land'), card: whole }),
  v.strictObject({ kind: v.literal('cast'), card: whole, ...PARTS }),
  v.strictObject({ kind: v.literal('activate'), card: whole, ability: whole, ...PARTS }),
  v.strictObject({ kind: v.literal('useMana'), ...MANA_USE }),
  v.strictObject({ kind: v.literal('duty'), duty: whole }),
]);

export const REPLY = v.variant('kind', [
  v.strictObject({ kind: v.literal('start'), first: v.boolean() }),
  v.strictObject({ kind: v.literal('keep'), keep: v.boolean() }),
  v.strictObject({ kind: v.literal('act'), act: ACT }),
  v.strictObject({ kind: v.literal('cancel') }),
  v.strictObject({ kind: v.literal('modes'), modes: several(whole) }),
  v.strictObject({ kind: v.literal('x'), x: whole, pour: v.exactOptional(POUR) }),
  v.strictObject({ kind: v.literal('targets'), targets: several(THING) }),
  v.strictObject({ kind: v.literal('shares'), shares: several(whole) }),
  v.strictObject({ kind: v.literal('costs'), cards: several(whole) }),
  v.strictObject({
    kind: v.literal('mana'),
    use: v.union([
      v.literal('auto'),
      v.strictObject(MANA_USE),
      v.strictObject({ place: whole, count: whole }),
      several(v.strictObject(MANA_USE)),
    ]),
  }),
  v.strictObject({ kind: v.literal('choose'), things: several(THING) }),
  v.strictObject({
    kind: v.literal('yesNo'),
    yes: v.boolean(),
    pay: v.exactOptional(several(v.strictObject(MANA_USE))),
  }),
  v.strictObject({ kind: v.literal('word'), word }),
  v.strictObject({ kind: v.literal('order'), order: several(whole) }),
  v.strictObject({
    kind: v.literal('attack'),
    attackers: several(v.strictObject({ card: whole, seat: whole, walker: whole, band: whole })),
  }),
  v.strictObject({
    kind: v.literal('block'),
    blocks: several(v.strictObject({ blocker: whole, attacker: whole })),
    through: v.exactOptional(whole),
  }),
  v.strictObject({ kind: v.literal('lineUp'), blockers: several(whole) }),
  v.strictObject({
    kind: v.literal('assign'),
    shares: several(v.strictObject({ to: THING, amount: whole })),
  }),
]) satisfies v.GenericSchema<unknown, Reply>;
