/** The shape of a reply to a question. Whether it is a legal one is the engine's to say. */
import * as v from 'valibot';
import { MANA } from '../duel/words.ts';
import { whole } from './plain.ts';

/** More than any duel can offer at once. */
const MOST = 500;

const word = v.pipe(v.string(), v.maxLength(200));
const several = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.array(schema), v.maxLength(MOST));

/** Someone or something, as a reference that can go stale. A card's incarnation changes with every change of zone. */
export const THING = v.variant('kind', [
  v.strictObject({ kind: v.literal('card'), card: whole, incarnation: whole }),
  v.strictObject({ kind: v.literal('seat'), seat: whole }),
  v.strictObject({ kind: v.literal('chain'), id: whole }),
]);

/** One use of a mana ability: which of the permanent's activated abilities, and which of its choices. */
const USE = { card: whole, ability: whole, choice: whole };
export const MANA_USE = v.strictObject(USE);

/** Mana of the pool that is set aside for what is being paid: its place in MANA, and how much. */
export const POOL_USE = v.strictObject({ place: whole, count: whole });

/** What a player pours into an X: sources in the order in which they are used, and mana of the pool in the order of MANA. */
export const POUR = v.strictObject({
  uses: several(MANA_USE),
  pool: v.pipe(v.array(whole), v.length(MANA.length)),
});

/**
 * The parts of an announcement that may come along with it; what is missing and needed is asked. Valibot gives absent
 * parts no key, as the engine wants it.
 */
const PARTS = {
  /** Not the mana cost is paid, but what the card takes in its place. */
  alternative: v.exactOptional(v.literal(true)),
  modes: v.exactOptional(several(whole)),
  x: v.exactOptional(whole),
  /** For each target clause in turn. */
  targets: v.exactOptional(several(several(THING))),
  shares: v.exactOptional(several(whole)),
  /** What is sacrificed, discarded and so on, for each such cost in turn. */
  costs: v.exactOptional(several(several(whole))),
  /** Sources to use, in order; absent: chosen for the player; `ask`: one by one. */
  pay: v.exactOptional(v.union([v.literal('ask'), several(MANA_USE)])),
};

export const ANNOUNCED = v.strictObject(PARTS);

export const ACT = v.variant('kind', [
  v.strictObject({ kind: v.literal('pass') }),
  v.strictObject({ kind: v.literal('land'), card: whole }),
  v.strictObject({ kind: v.literal('cast'), card: whole, ...PARTS }),
  v.strictObject({ kind: v.literal('activate'), card: whole, ability: whole, ...PARTS }),
  v.strictObject({ kind: v.literal('useMana'), ...USE }),
  v.strictObject({ kind: v.literal('duty'), duty: whole }),
]);

export const ATTACKER = v.strictObject({
  card: whole,
  seat: whole,
  /** The planeswalker attacked, or -1. */
  walker: whole,
  /** Attackers with the same number of 0 and above form a band. */
  band: whole,
});
export const BLOCK = v.strictObject({ blocker: whole, attacker: whole });
export const DAMAGE_SHARE = v.strictObject({ to: THING, amount: whole });

export const REPLY = v.variant('kind', [
  v.strictObject({ kind: v.literal('start'), first: v.boolean() }),
  v.strictObject({ kind: v.literal('keep'), keep: v.boolean() }),
  v.strictObject({ kind: v.literal('act'), act: ACT }),
  v.strictObject({ kind: v.literal('cancel') }),
  v.strictObject({ kind: v.literal('modes'), modes: several(whole) }),
  /** `pour`: what is used for it, as far as it goes; the rest is paid like any cost. */
  v.strictObject({ kind: v.literal('x'), x: whole, pour: v.exactOptional(POUR) }),
  v.strictObject({ kind: v.literal('targets'), targets: several(THING) }),
  v.strictObject({ kind: v.literal('shares'), shares: several(whole) }),
  v.strictObject({ kind: v.literal('costs'), cards: several(whole) }),
  /** One source, mana of the pool, or all that are to be used for it, in order; `auto`: chosen for the player. */
  v.strictObject({
    kind: v.literal('mana'),
    use: v.union([v.literal('auto'), MANA_USE, POOL_USE, several(MANA_USE)]),
  }),
  v.strictObject({ kind: v.literal('choose'), things: several(THING) }),
  /** `pay`: where it is mana that is asked for, the sources to use for it, in order. */
  v.strictObject({
    kind: v.literal('yesNo'),
    yes: v.boolean(),
    pay: v.exactOptional(several(MANA_USE)),
  }),
  v.strictObject({ kind: v.literal('word'), word }),
  v.strictObject({ kind: v.literal('order'), order: several(whole) }),
  v.strictObject({ kind: v.literal('attack'), attackers: several(ATTACKER) }),
  /** `through`: where one attacker is met at a time, this one is let through next; without it all that are left are. */
  v.strictObject({
    kind: v.literal('block'),
    blocks: several(BLOCK),
    through: v.exactOptional(whole),
  }),
  v.strictObject({ kind: v.literal('lineUp'), blockers: several(whole) }),
  v.strictObject({ kind: v.literal('assign'), shares: several(DAMAGE_SHARE) }),
]);
