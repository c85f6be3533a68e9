/** What is agreed on beforehand, once for duels, matches, gauntlets, tried decks and what a set-up remembers. */
import * as v from 'valibot';
import { HOUSE_RULES, MATCH_SIZES, STAKES } from '../campaign.ts';
import { MINDS, UNDO_RULES } from '../duels.ts';
import { RULE_OPTIONS } from '../rule-options.ts';
import { rulebook, within } from './plain.ts';

const eachSide = <Shape extends v.GenericSchema>(shape: Shape) => v.object({ player: shape, wizard: shape });

/** Whatever the rulebook. */
export const CUSTOMS = {
  undo: v.picklist(UNDO_RULES),
  /** Decks of any rulebook may be played; otherwise their cards must be of the rulebook's time. */
  allTimes: v.boolean(),
  /** Those of other rulebooks mean nothing. */
  options: v.pipe(v.array(v.picklist(RULE_OPTIONS)), v.maxLength(RULE_OPTIONS.length)),
};

/** How any duel is played, wherever it belongs. */
export const DUEL_TERMS = { ...CUSTOMS, rulebook };

const AGREED = {
  size: v.picklist(MATCH_SIZES),
  stakes: v.picklist(STAKES),
  sideboarding: v.boolean(),
  /** What the player may be told by the way. */
  hints: v.boolean(),
  /** U183: how much life each begins with; absent: what the rulebook says. */
  life: v.optional(eachSide(within(...HOUSE_RULES.life))),
  /** How many cards each begins with; absent: what the rulebook says. */
  hand: v.optional(eachSide(within(...HOUSE_RULES.hand))),
  /** U183: the player's deck may be as small as this, whatever the rulebook says. */
  fewest: v.optional(within(...HOUSE_RULES.fewest)),
};

/** Of a match. */
export const TERMS = { ...AGREED, ...DUEL_TERMS };

/** What is agreed on for a gauntlet besides. */
export const GAUNTLET_AGREED = { ...AGREED, level: v.picklist(MINDS), opponents: within(1, 100) };

export const GAUNTLET_TERMS = { ...GAUNTLET_AGREED, ...DUEL_TERMS };
