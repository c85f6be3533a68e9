/** Every word of the title that is not a line of its menu. */
import type { Rulebook } from '../../src-shared/rulebooks.ts';
import { RULEBOOK_NAMES } from './rulebooks.ts';

export interface TitleTexts {
  name: string;
  tagline: string;
  /** Names for screen readers. */
  menu: string;
  rulebooks: string;
  covers: Record<Rulebook, { name: string; year: string }>;
}

export const NAME = 'Spellchain';

export const FAN_WORK = 'Unofficial, non-commercial fan work';

export const TITLE = {
  version: (version: string) => `Version ${version}`,
  opening: 'Opening the program…',
  duelNow: 'Duel now',
  /** Leads to the room where a duel is put together. */
  duel: 'Duel…',
  goOn: 'Continue',
} as const;

export const TITLE_TEXTS: TitleTexts = {
  name: NAME,
  tagline: 'One table · five rulebooks',
  menu: 'Main menu',
  rulebooks: 'Rulebook',
  covers: RULEBOOK_NAMES,
};
