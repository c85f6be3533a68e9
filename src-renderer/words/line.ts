/** The line to the program: whether it answers. */
import { refusalSentence } from './refusals.ts';
import type { Refusal } from '../../src-shared/contract.ts';

/* The line to the program */

export const LINE = {
  lost: 'The program has stopped answering; trying again…',
  lostForLong:
    'The program has stopped answering. If you closed it, start it again and use the new address; this page keeps trying.',
  tryNow: 'Try now',
  backAgain: 'The program answers again.',
  notRead: (refusal: Refusal) =>
    `Your choices, duels and notices could not be read. ${refusalSentence(refusal)}`,
  notReachedTitle: 'The program cannot be reached',
  notReached:
    'This page is only the window; the program that runs behind it does not answer. If you closed it, start it again and open the address it prints; if it is still there, press Enter where it was started and open the fresh one. If it is still starting, this page will go on by itself.',
  otherVersionTitle: 'The program has been renewed',
  otherVersion:
    'This page belongs to another version of the program. Load it again, and the two will understand each other.',
  reload: 'Load the page again',
} as const;
