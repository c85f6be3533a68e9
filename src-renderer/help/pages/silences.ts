import { rulingSection, section, text, type HelpPage } from '../page.ts';
import { SILENCES } from '../rulings/silences.ts';

export const SILENCES_PAGE: HelpPage = {
  id: 'silences',
  group: 'rulebooks',
  title: 'Where the books are silent',
  lead: 'What Spellchain does where a rulebook says nothing, or says two things.',
  sections: [
    section(
      'How it is settled',
      text(
        'Where a book is silent, the nearest book that speaks is asked, first of all the one of its own time; then the cards of its time; then its own general rules. Where a book says two things, the passage that treats the matter by itself wins over one that mentions it in passing, and a worked example wins where it can be kept together with the rule.',
      ),
      text(
        'No question is left open at the table: the same position is always decided the same way. And a card still wins over any of this.',
      ),
    ),
    ...SILENCES.map(rulingSection),
  ],
  related: ['times', 'comparison'],
};
