/** What the player has chosen. Kept in one file that both doors read and write. */

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

export interface Preferences {
  rulebook: Rulebook;
  light: Light;
  motion: Motion;
  textSize: TextSize;
}

export type PreferencesChange = { [Key in keyof Preferences]?: Preferences[Key] | undefined };

export const DEFAULT_PREFERENCES: Preferences = {
  rulebook: 'fifth',
  light: 'lantern',
  motion: 'system',
  textSize: 100,
};
