/** The room of options, and what each choice in it is called. */
import { refusalSentence } from './refusals.ts';
import type { Refusal } from '../../src-shared/contract.ts';

export const SOUND = {
  hear: (name: string) => `Hear it: ${name.toLowerCase()}`,
  hearIt: 'Hear it',
  level: (level: number) => (level === 0 ? 'Off' : `${level} %`),
  mute: 'Mute the sounds',
  unmute: 'Turn the sounds on',
} as const;

export const OPTIONS = {
  notKept: (refusal: Refusal) => `Your choice could not be kept. ${refusalSentence(refusal)}`,
  percent: (size: number) => `${size} %`,
  sample: 'Answer the spell, or let the chain resolve?',
  table: 'At the table',
  stopsNote: 'Stops are marked at the table itself, on the phases where play shall wait for you.',
  stopsBack: 'Put the Stops back as they were at first',
  stopsDone: 'The Stops are as they were at first.',
  defaults: 'Back to the beginning',
  defaultsNote:
    'Light, text size, motion, rulebook and everything “At the table” become what they were at the first start. Your data stays.',
  defaultsButton: 'Back to the defaults',
  defaultsQuestion: 'Go back to the defaults?',
  defaultsWarning:
    'The light, the text size, the motion, the rulebook, your Stops and the other choices for the table will be forgotten. Nothing else changes.',
  defaultsYes: 'Yes, back to the defaults',
  defaultsDone: 'Everything is as it was at the first start.',
} as const;
