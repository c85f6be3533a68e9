/** What may be agreed on in the place of what a rulebook says. */
import type { Rulebook } from './rulebooks.ts';

/** U200 R018 R487: Fifth's redraw under Alpha; under Portal the rules of the standard game that its book tells of. */
export const OPTIONS_TOGETHER = {
  alpha: ['redraw'],
  fifth: [],
  portal: ['fortyCards', 'interceptorsAtOnce', 'discardToSeven', 'playOrDraw', 'lossAtPhaseEnd'],
  tenth: [],
  m11: [],
} as const satisfies Readonly<Record<Rulebook, readonly string[]>>;

/** R520: also what is wanted of a deck in tournaments of the standard game, which is not part of its rules. */
export const OPTIONS_OF = {
  ...OPTIONS_TOGETHER,
  portal: [...OPTIONS_TOGETHER.portal, 'sixtyCards'],
} as const satisfies Readonly<Record<Rulebook, readonly string[]>>;

export type RuleOption = (typeof OPTIONS_OF)[Rulebook][number];

export const RULE_OPTIONS: readonly RuleOption[] = Object.values(OPTIONS_OF).flat();
