import { rulingSection, section, text, type HelpPage } from '../page.ts';
import { COMPARED, DOUBTS, PRINTINGS } from '../rulings/printings.ts';

const { alpha, fifth } = COMPARED;

export const PRINTINGS_PAGE: HelpPage = {
  id: 'printings',
  group: 'rulebooks',
  title: 'Cards as they were printed',
  lead: 'What cards of 1993 and 1997 did that they no longer do.',
  sections: [
    section(
      'Which printing is played',
      text(
        'A card does what it did in the time of the rulebook: under Alpha what the first two printings say, and where they differ the second; under Fifth what Fifth Edition says, or the latest printing before it. Under every other book, and where nothing else is told here, it does what it does today.',
      ),
      text(
        `What was printed is taken from MTGJSON, the open collection of card data, and from the rulebooks themselves. All ${alpha.cards} cards of Alpha’s time have been compared with it, and ${fifth.compared} of the ${fifth.cards} of Fifth’s. The others of Fifth’s time are played as they are read today until they have been compared as well.`,
      ),
    ),
    ...PRINTINGS.map(rulingSection),
    section(DOUBTS.heading, text('Where the printed words leave it open, the later reading holds.'), {
      kind: 'rulings',
      rulings: DOUBTS.rulings,
    }),
  ],
  related: ['times', 'silences'],
};
