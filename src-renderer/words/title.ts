/** Every word of the title that is not a line of its menu. */
import type { Rulebook } from '../../src-shared/rulebooks.ts';

export interface TitleTexts {
  name: string;
  tagline: string;
  /** Names for screen readers. */
  menu: string;
  rulebooks: string;
  covers: Record<Rulebook, { name: string; year: string }>;
}
