/** What the player has chosen. Kept in one file that both doors read and write. */

import type { Step } from './duel/words.ts';

/** Things that somebody may be warned of before they are lost. */
export const WARNINGS = ['manaBurns', 'landUnplayed', 'lethalAttack'] as const;
export type Warning = (typeof WARNINGS)[number];

export const RULEBOOKS = ['alpha', 'fifth', 'portal', 'tenth', 'm11'] as const;
export type Rulebook = (typeof RULEBOOKS)[number];

/** The light the table is seen by. */
export const LIGHTS = ['lantern', 'darkRoom', 'highContrast'] as const;
export type Light = (typeof LIGHTS)[number];

export const MOTIONS = ['system', 'none', 'fast', 'normal'] as const;
export type Motion = (typeof MOTIONS)[number];

/** Text size in per cent. */
export const TEXT_SIZES = [100, 115, 130, 150, 175, 200] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/**
 * When a seat is asked although it must not decide: at its Stops alone, also whenever it could do something (the table
 * of 1997), or at every moment it has the word.
 */
export const ATTENTIONS = ['stops', 'chances', 'everything'] as const;
export type Attention = (typeof ATTENTIONS)[number];

/** How long the table rests after each act of a computer wizard: until a click, or for a time. */
export const PACES = ['click', 'slow', 'normal', 'fast', 'atOnce'] as const;
export type Pace = (typeof PACES)[number];

/** Steps that never end without a word of the player's, in the own turn and in the others'. */
export interface Stops {
  readonly yours: readonly Step[];
  readonly theirs: readonly Step[];
}

export interface Preferences {
  rulebook: Rulebook;
  light: Light;
  motion: Motion;
  textSize: TextSize;
  stops: Stops;
  attention: Attention;
  pace: Pace;
  /** What the player wants to be warned of. */
  warnings: readonly Warning[];
}

export type PreferencesChange = { [Key in keyof Preferences]?: Preferences[Key] | undefined };

export const DEFAULT_PREFERENCES: Preferences = {
  rulebook: 'fifth',
  light: 'lantern',
  motion: 'system',
  textSize: 100,
  stops: { yours: ['main1', 'main2'], theirs: ['discard', 'end'] },
  attention: 'chances',
  pace: 'normal',
  warnings: WARNINGS,
};
