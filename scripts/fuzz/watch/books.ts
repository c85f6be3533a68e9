/** What each of the five books says of what the watch looks at, by the numbers of the checklist; not what the engine answers. */
import { RULEBOOKS, type Rulebook } from '../../../src-shared/rulebooks.ts';
import type { Step } from '../../../src-shared/duel/words.ts';

export interface Book {
  /** Each time the pool is empty as one of these begins; `afterAttack`: only where somebody has attacked before. */
  readonly empties:
    | { readonly at: readonly Step[]; readonly afterAttack: readonly Step[]; readonly rule: string }
    | undefined;
  /** Mana that is lost costs life. */
  readonly burns: boolean;
  /** Nobody goes on without life: as one of these begins, or at any moment at which somebody may act. */
  readonly life: { readonly at: readonly Step[] | 'always'; readonly rule: string };
  /** Pools and lives are looked at around an attack only if there was one. */
  readonly attackIsAMoment: boolean;
  /** So many cards are kept, looked at as this begins: behind the phase in which one discards, or as the next turn begins. */
  readonly hand:
    | { readonly most: number; readonly rule: string; readonly at: 'cleanup' | 'nextTurn' }
    | undefined;
  readonly tappedArtifactsRest: boolean;
  readonly landsWithEmptyChainOnly: boolean;
  readonly protection: string;
  /** A creature without toughness is gone before anybody may act. */
  readonly noToughness: string | undefined;
}

const OLD_PHASES: readonly Step[] = ['upkeep', 'draw', 'main1', 'discard', 'cleanup'];
export const COMBAT: readonly Step[] = [
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
  'firstStrikeDamage',
  'combatDamage',
  'endCombat',
];
const ALL_STEPS: readonly Step[] = ['upkeep', 'draw', 'main1', ...COMBAT, 'main2', 'end', 'cleanup'];

const BOOKS: Readonly<Record<Rulebook, Book>> = {
  alpha: {
    empties: { at: OLD_PHASES, afterAttack: ['main2'], rule: 'R094' },
    burns: true,
    life: { at: OLD_PHASES, rule: 'R025' },
    attackIsAMoment: true,
    hand: { most: 7, rule: 'R070', at: 'cleanup' },
    tappedArtifactsRest: true,
    landsWithEmptyChainOnly: false,
    protection: 'R370',
    noToughness: undefined,
  },
  fifth: {
    empties: { at: OLD_PHASES, afterAttack: ['main2'], rule: 'R096' },
    burns: true,
    life: { at: OLD_PHASES, rule: 'R026' },
    attackIsAMoment: false,
    hand: { most: 7, rule: 'R070', at: 'cleanup' },
    tappedArtifactsRest: true,
    landsWithEmptyChainOnly: false,
    protection: 'R371',
    noToughness: 'R263',
  },
  portal: {
    empties: undefined,
    burns: false,
    life: { at: 'always', rule: 'R027' },
    attackIsAMoment: false,
    hand: undefined,
    tappedArtifactsRest: false,
    landsWithEmptyChainOnly: false,
    protection: 'R371',
    noToughness: undefined,
  },
  tenth: {
    empties: { at: ['main1', 'beginCombat', 'main2', 'end'], afterAttack: [], rule: 'R097' },
    burns: true,
    life: { at: 'always', rule: 'R027' },
    attackIsAMoment: false,
    hand: { most: 7, rule: 'R073', at: 'nextTurn' },
    tappedArtifactsRest: false,
    landsWithEmptyChainOnly: true,
    protection: 'R372',
    noToughness: 'R263',
  },
  m11: {
    empties: { at: ALL_STEPS, afterAttack: [], rule: 'R099' },
    burns: false,
    life: { at: 'always', rule: 'R027' },
    attackIsAMoment: false,
    hand: { most: 7, rule: 'R073', at: 'nextTurn' },
    tappedArtifactsRest: false,
    landsWithEmptyChainOnly: true,
    protection: 'R372',
    noToughness: 'R263',
  },
};

/** With what options of Portal change: the standard rules of its book. Undefined: no book of ours. */
export function bookOf(edition: string): Book | undefined {
  const [name = '', ...options] = edition.split('+');
  const rulebook = RULEBOOKS.find((one) => one === name);
  if (!rulebook) return undefined;
  const book = BOOKS[rulebook];
  return {
    ...book,
    ...(options.includes('discardToSeven') ? { hand: { most: 7, rule: 'R074', at: 'nextTurn' } } : {}),
    ...(options.includes('lossAtPhaseEnd') ? { life: { at: ['main1', 'cleanup'], rule: 'R026' } } : {}),
  };
}
