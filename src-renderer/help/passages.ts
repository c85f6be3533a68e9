/** From a question of the table, or from the number of a rule, to the passage of the help about it. */
import type { AskPurpose } from '../../src-shared/duel/asked.ts';
import type { HelpPage, Section } from './page.ts';
import { QUESTIONS_PAGE } from './pages/questions.ts';
import { RULES_PAGE } from './pages/rules.ts';

export interface HelpPassage {
  readonly page: HelpPage;
  readonly section: Section;
}

/** Questions that are explained by the passage of another. */
const LIKE: Readonly<Partial<Record<AskPurpose, AskPurpose>>> = {
  shares: 'division',
  assign: 'division',
  keepPermanents: 'effect',
  source: 'effect',
  prevented: 'prevention',
  copy: 'effect',
  bottom: 'order',
  handLimit: 'discard',
  retarget: 'redirect',
  untap: 'effect',
  play: 'effect',
  pile: 'block',
  rank: 'lineUp',
  triggersOrder: 'order',
  libraryOrder: 'order',
  graveyardOrder: 'order',
  damageOrder: 'order',
};

const passageIn = (page: HelpPage, id: string): HelpPassage | undefined => {
  const section = page.sections.find((one) => one.id === id);
  return section && { page, section };
};

export const passageOfQuestion = (purpose: AskPurpose): HelpPassage | undefined =>
  passageIn(QUESTIONS_PAGE, LIKE[purpose] ?? purpose);

export const passageOfRule = (number: string): HelpPassage | undefined => passageIn(RULES_PAGE, number);
