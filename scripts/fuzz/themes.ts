/** Decks for what random ones hardly ever come to: bands, replacements of one thing, creatures played face down. */
import { faceNamed } from '../../src-main/cards/index.ts';

export const THEMES = ['bands', 'replacements', 'faceDown'] as const;
export type Theme = (typeof THEMES)[number];

const ABOUT: Readonly<Record<Theme, RegExp>> = {
  bands: /"banding"/,
  faceDown: /"faceDown":true/,
  replacements:
    /"kind":"(instead|prevent|regenerate|damageStopped|damageTurned|damageMultiplied|drawReplaced)"/,
};

/** The cards of the theme as often as all others together. */
export function withTheme(
  theme: Theme | undefined,
  names: readonly string[],
  eras: readonly string[],
): readonly string[] {
  if (!theme) return names;
  const own = names.filter((name) =>
    ABOUT[theme].test(JSON.stringify(faceNamed(name, eras)?.abilities ?? [])),
  );
  const times = Math.ceil(names.length / Math.max(1, own.length));
  return [...names, ...Array.from({ length: times }, () => own).flat()];
}
