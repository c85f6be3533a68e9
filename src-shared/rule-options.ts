/** What may be agreed on in the place of what a rulebook says. */
import type { Rulebook } from './rulebooks.ts';

/** U200 R018 R487: Fifth's redraw under Alpha; under Portal each of the standard rules that its book tells of. */
export const OPTIONS_OF = {
  alpha: ['redraw'],
  fifth: [],
  portal: ['fortyCards', 'interceptorsAtOnce', 'discardToSeven', 'playOrDraw', 'lossAtPhaseEnd'],
  tenth: [],
  m11: [],
} as const satisfies Readonly<Record<Rulebook, readonly string[]>>;

export type RuleOption = (typeof OPTIONS_OF)[Rulebook][number];

export const RULE_OPTIONS: readonly RuleOption[] = Object.values(OPTIONS_OF).flat();
