/** The requirement each reason rests on, where the rulebook has one: the numbers of tests/rules/checklist.md. */
import type { Reason } from './duel/why.ts';
import type { Rulebook } from './rulebooks.ts';

/** One for all rulebooks that say so, or each its own. */
type Numbers = string | ByBook;
type ByBook = Readonly<Partial<Record<Rulebook, string>>>;

const withStack = (number: string): ByBook => ({ tenth: number, m11: number });
const withoutPortal = (number: string): ByBook => ({
  alpha: number,
  fifth: number,
  tenth: number,
  m11: number,
});

export const RULE_NUMBERS: Partial<Record<Reason, Numbers>> = {
  hidden: 'R453',
  notYours: withoutPortal('R449'),
  notYourTurn: 'R160',
  notMainPhase: 'R160',
  chainNotEmpty: withStack('R235'),
  combatIsOver: { fifth: 'R524' },
  landComesFirst: { portal: 'R064' },
  onlyActivePlayer: { portal: 'R163' },
  onlyInterrupts: { fifth: 'R215' },
  onlyPrevention: { fifth: 'R269' },
  onlyRegeneration: { alpha: 'R284', fifth: 'R284' },
  waitsForDamage: { fifth: 'R270' },
  nothingToPrevent: { fifth: 'R523' },
  unharmed: { fifth: 'R523' },
  waitsForDying: { alpha: 'R284', fifth: 'R296' },
  noPool: { portal: 'R087' },
  barred: 'R035',
  landPlayed: 'R062',
  tappedIsOff: { alpha: 'R413', fifth: 'R413' },
  unpaidUpkeep: { fifth: 'R049' },
  noMana: 'R088',
  summoningSick: 'R317',
  noLife: withStack('R116'),
  noSacrifice: { fifth: 'R117', tenth: 'R117', m11: 'R117' },
  noDiscard: { fifth: 'R117', tenth: 'R117', m11: 'R117' },
  noCounters: { fifth: 'R117', tenth: 'R117', m11: 'R117' },
  noTarget: { ...withoutPortal('R166'), portal: 'R167' },
  doesNotFit: { ...withoutPortal('R166'), portal: 'R167' },
  shroud: withStack('R400'),
  protected: { alpha: 'R370', fifth: 'R371', tenth: 'R372', m11: 'R372' },
  chosenAlready: { fifth: 'R173' },
  defender: 'R309',
  isTapped: 'R310',
  noGoal: { alpha: 'R307', fifth: 'R307', portal: 'R307', tenth: 'R307', m11: 'R308' },
  unblockable: withStack('R402'),
  flying: 'R351',
  landwalk: 'R352',
  fear: withStack('R398'),
  intimidate: { m11: 'R399' },
  hasFought: { portal: 'R315' },
};

export function ruleNumber(reason: Reason, rulebook: Rulebook): string | undefined {
  const numbers = RULE_NUMBERS[reason];
  return typeof numbers === 'object' ? numbers[rulebook] : numbers;
}
