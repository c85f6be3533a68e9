import type { Rulebook } from '../../../src-shared/rulebooks.ts';
import { section, type HelpPage, type Section } from '../page.ts';

function question(heading: string, answers: Record<Rulebook, string>): Section {
  return section(heading, { kind: 'answers', answers });
}

export const COMPARISON_PAGE: HelpPage = {
  id: 'comparison',
  group: 'rulebooks',
  title: 'The five side by side',
  lead: 'One question, five answers.',
  sections: [
    question('How are spells answered?', {
      alpha: 'All at once, when both have stopped',
      fifth: 'Interrupts, then a batch from the end',
      portal: 'They are not',
      tenth: 'One by one on the stack',
      m11: 'One by one on the stack',
    }),
    question('When can a spell be countered?', {
      alpha: 'By an interrupt, as it is announced',
      fifth: 'By an interrupt, while it is cast',
      portal: 'Only by a sorcery that says so',
      tenth: 'As long as it is on the stack',
      m11: 'As long as it is on the stack',
    }),
    question('When is damage prevented?', {
      alpha: 'Before it happens',
      fifth: 'In a step right after it',
      portal: 'By a few sorceries',
      tenth: 'By shields set up before',
      m11: 'By shields set up before',
    }),
    question('How is combat damage dealt?', {
      alpha: 'All together',
      fifth: 'All together, then prevented',
      portal: 'Fight by fight',
      tenth: 'Assigned, then waits on the stack',
      m11: 'At once, blockers in a line',
    }),
    question('Does a tapped blocker deal damage?', {
      alpha: 'No',
      fifth: 'No',
      portal: 'It cannot happen',
      tenth: 'Yes',
      m11: 'Yes',
    }),
    question('Does a tapped artifact work?', {
      alpha: 'No',
      fifth: 'No, unless it is a creature',
      portal: 'There are none',
      tenth: 'Yes',
      m11: 'Yes',
    }),
    question('What does mana left over cost?', {
      alpha: '1 life each',
      fifth: '1 life each',
      portal: 'There is none left over',
      tenth: '1 life each',
      m11: 'Nothing',
    }),
    question('When does zero life lose?', {
      alpha: 'At the end of a phase or attack',
      fifth: 'At the end of a phase or combat',
      portal: 'At once',
      tenth: 'At once',
      m11: 'At once',
    }),
    question('Who draws on the first turn?', {
      alpha: 'The first player too',
      fifth: 'Not the first player',
      portal: 'The first player too',
      tenth: 'Not the first player',
      m11: 'Not the first player',
    }),
    question('May a bad hand be exchanged?', {
      alpha: 'No',
      fifth: 'Once, without or with nothing but land',
      portal: 'Without or with nothing but land',
      tenth: 'Any hand, for one card fewer',
      m11: 'Any hand, for one card fewer',
    }),
    question('How many cards are in a deck?', {
      alpha: '40 or more',
      fifth: '40, or 60 for tournaments',
      portal: '35; 40 or 60 by agreement',
      tenth: '60, or 40 from packs',
      m11: '60, or 40 from packs',
    }),
    question('How many copies of a card?', {
      alpha: 'Any number',
      fifth: 'Four, for tournaments',
      portal: 'Any number; four in decks of sixty',
      tenth: 'Four',
      m11: 'Four',
    }),
  ],
  related: ['silences', 'times'],
};
