/** The rulebooks, as the player calls them. */
import { type Rulebook } from '../../src-shared/rulebooks.ts';

export const RULEBOOK_NAMES: Record<Rulebook, { name: string; year: string }> = {
  alpha: { name: 'Alpha', year: '1993' },
  fifth: { name: 'Fifth', year: '1997' },
  portal: { name: 'Portal', year: '1997' },
  tenth: { name: 'Tenth', year: '2007' },
  m11: { name: 'M11', year: '2010' },
};

export const bookName = (rulebook: Rulebook): string => RULEBOOK_NAMES[rulebook].name;
