/** Words of the first steps. */
import type { Rulebook } from '../../src-shared/rulebooks.ts';

export const WELCOME = {
  region: 'First steps',
  invitation: 'New here?',
  begin: 'First steps',
  notNow: 'Not now',
  notNowLong: 'Not now: put the first steps away. The help leads to them.',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  back: 'One step back',
  on: 'On',
  /* Which rulebook */
  bookTitle: 'Which rulebook?',
  bookNote: 'The same game, as it was played in five different years. You can change it before every duel.',
  books: {
    alpha: 'The first rules, rough and quick. Best when you know the others.',
    fifth: 'What this table was built for: interrupts, a spell chain, damage that can be prevented.',
    portal:
      'The shortest: lands, creatures, sorceries, and nobody answers. Begin here if you have never played.',
    tenth: 'Everything waits on a stack and can be answered. Many remember these rules.',
    m11: 'Closest to how the game is played today, with planeswalkers.',
  } satisfies Record<Rulebook, string>,
  /* Which deck */
  deckTitle: 'Which deck?',
  deckNote: 'Ready to play, each of its own kind. None of them is wrong.',
  chance: 'By chance',
  chanceNote: 'Let yourself be surprised.',
  /* The first duel */
  duelTitle: 'Your first duel',
  duelNote: 'Tansy Quill sits across: an apprentice, who errs now and then. At the table you have help:',
  helps: [
    'The line across the middle says what is asked; “?” beside it explains the question.',
    'The turn guide under it says what this part of the turn is for. Its cross puts it away.',
    'What can be used is framed. A click on anything else says why not.',
    'W asks a wizard what it would do. Ctrl and Z takes a decision back, as often as you like.',
  ],
  read: 'Read “Your first duel” before',
  duel: 'Begin the duel',
  dealing: 'Shuffling…',
} as const;
