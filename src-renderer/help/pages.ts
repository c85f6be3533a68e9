/** All pages of the help, in the order of the list beside them. */
import type { HelpPage } from './page.ts';
import { ALPHA_PAGE } from './pages/alpha.ts';
import { COLLECTION_PAGE } from './pages/collection.ts';
import { COMPARISON_PAGE } from './pages/comparison.ts';
import { DATA_PAGE } from './pages/data.ts';
import { FIFTH_PAGE } from './pages/fifth.ts';
import { FIRST_DUEL_PAGE } from './pages/first-duel.ts';
import { HISTORY_PAGE } from './pages/history.ts';
import { KEYS_PAGE } from './pages/keys.ts';
import { M11_PAGE } from './pages/m11.ts';
import { MATCHES_PAGE } from './pages/matches.ts';
import { PLAYING_PAGE } from './pages/playing.ts';
import { PORTAL_PAGE } from './pages/portal.ts';
import { PRINTINGS_PAGE } from './pages/printings.ts';
import { QUESTIONS_PAGE } from './pages/questions.ts';
import { RULES_PAGE } from './pages/rules.ts';
import { SIGHT_PAGE } from './pages/sight.ts';
import { SILENCES_PAGE } from './pages/silences.ts';
import { SPELLCHAIN_PAGE } from './pages/spellchain.ts';
import { TENTH_PAGE } from './pages/tenth.ts';
import { TIMES_PAGE } from './pages/times.ts';
import { TROUBLE_PAGE } from './pages/trouble.ts';

export const FIRST_PAGE = SPELLCHAIN_PAGE;

export const HELP_PAGES: readonly HelpPage[] = [
  SPELLCHAIN_PAGE,
  FIRST_DUEL_PAGE,
  PLAYING_PAGE,
  QUESTIONS_PAGE,
  KEYS_PAGE,
  MATCHES_PAGE,
  COLLECTION_PAGE,
  HISTORY_PAGE,
  SIGHT_PAGE,
  DATA_PAGE,
  TROUBLE_PAGE,
  COMPARISON_PAGE,
  ALPHA_PAGE,
  FIFTH_PAGE,
  PORTAL_PAGE,
  TENTH_PAGE,
  M11_PAGE,
  RULES_PAGE,
  SILENCES_PAGE,
  TIMES_PAGE,
  PRINTINGS_PAGE,
];

/** The page of that name; of a name that there is not, and of none, the first. */
export function pageOf(id: string | undefined): HelpPage {
  return HELP_PAGES.find((page) => page.id === id) ?? FIRST_PAGE;
}

export function pageTitle(id: string | undefined): string | undefined {
  return HELP_PAGES.find((page) => page.id === id)?.title;
}
