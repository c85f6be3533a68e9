import type { Rulebook } from '../../src-shared/rulebooks.ts';
import type { IconName } from '../art/icons/icons.ts';
import type { TitleTexts } from '../words/title.ts';

/** A line of the menu. */
export interface TitleEntry {
  id: string;
  label: string;
  /** Set small at the end of the line: where the player left off, how many there are. */
  note?: string | undefined;
  icon: IconName;
}

export interface TitleProps {
  entries: readonly TitleEntry[];
  rulebook: Rulebook;
  texts: TitleTexts;
  onChoose: (id: string) => void;
  onRulebook: (rulebook: Rulebook) => void;
  version: string;
  notice?: string | undefined;
  /** The painting could not be made. The screen stays usable, on its plain sky. */
  onPaintingFailed: (reason: Error) => void;
}
