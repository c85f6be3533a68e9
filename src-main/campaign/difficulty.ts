/** U004 U006 U007 U008: how hard what was chosen is. */
import { DIFFICULTIES, type Difficulty, type GauntletTerms } from '../../src-shared/campaign.ts';
import { MINDS } from '../../src-shared/duels.ts';

/** The level counts most; a single duel leaves no second chance, and stakes make every loss dear. */
export function difficultyOf({
  level,
  size,
  stakes,
}: Pick<GauntletTerms, 'level' | 'size' | 'stakes'>): Difficulty {
  const steps =
    Math.max(0, MINDS.indexOf(level) - 1) +
    (size === 'duel' ? 1 : 0) +
    (stakes === 'keeps' || stakes === 'once' ? 1 : 0);
  return DIFFICULTIES[Math.min(steps, DIFFICULTIES.length - 1)] ?? 'veryHard';
}
