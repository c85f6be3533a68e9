/** Every word of the title that is no line of its menu. */
import type { Rulebook } from '../../src-shared/preferences.ts';

/** Every word of the screen that is not a menu line. */
export interface TitleTexts {
  name: string;
  tagline: string;
  /** Names for screen readers. */
  menu: string;
  rulebooks: string;
  covers: Record<Rulebook, { name: string; year: string }>;
}
