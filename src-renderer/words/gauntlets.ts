/** Words of a gauntlet, between its rounds. */
import type { GauntletView } from '../../src-shared/campaign-calls.ts';
import type { Refusal } from '../../src-shared/contract.ts';
import { TERM_WORDS } from './campaigns.ts';
import { refusalSentence } from './refusals.ts';
import { RULEBOOK_NAMES } from './rulebooks.ts';
import { counted } from '../../src-shared/words/phrases.ts';

export const GAUNTLET = {
  reading: 'The gauntlet is looked up…',
  notRead: (refusal: Refusal) => `The gauntlet could not be looked up. ${refusalSentence(refusal)}`,
  chain: 'The wizards of this gauntlet',
  subtitle: ({ gauntlet: { terms, beaten, opponents, state } }: GauntletView) =>
    [
      RULEBOOK_NAMES[terms.rulebook].name,
      beaten === 0 ? 'nobody beaten yet' : `${counted(beaten, 'wizard')} beaten`,
      ...(state.kind === 'between' || state.kind === 'round'
        ? [`round ${beaten + 1} of ${opponents.length}`]
        : []),
      TERM_WORDS.inShort(terms),
    ].join(' · '),
  titleNote: ({ gauntlet: { beaten, opponents } }: GauntletView) =>
    `gauntlet, round ${beaten + 1} of ${opponents.length}`,
  who: ({ gauntlet: { opponents } }: GauntletView) => `A gauntlet of ${counted(opponents.length, 'wizard')}`,
  standing: ({ gauntlet: { beaten, opponents }, next }: GauntletView) =>
    `Round ${beaten + 1} of ${opponents.length}${next ? `, against ${next.name}` : ''}`,
  roundNumber: (number: number) => `round ${number}`,
  next: 'next',
  fell: 'lost',
  record: 'Your record',
  matches: 'Matches',
  matchesWon: (won: number) => `${won} won`,
  duels: 'Duels',
  duelsOf: (won: number, lost: number, drawn: number) =>
    [`${won} won`, `${lost} lost`, ...(drawn > 0 ? [`${drawn} drawn`] : [])].join(' · '),
  cardsWon: 'Cards won at ante',
  cardsLost: 'Cards lost at ante',
  prizes: 'Boosters won',
  nextRound: 'Next round',
  goOn: 'On with this round',
  leave: 'Leave for good',
  leaveQuestion: 'Leave the gauntlet for good?',
  leaveWarning:
    'It ends here, and cannot be gone on with. What you have won stays yours. To go on another day there is nothing to do: it waits.',
  leaveYes: 'Yes, leave it',
  waits: 'It is kept at every step: leave the room, or the program, and go on another day.',
  nextPanel: 'Whom you meet next',
  meets: (number: number, name: string) => `Round ${number} is against ${name}.`,
  plays: (deck: string) => `“${deck}” is the deck you will meet.`,
  lastRound: 'The last round',
  won: 'The gauntlet is won',
  wonWords: (count: number) => `All ${count} wizards are beaten. Your name stands in the hall of fame.`,
  lost: 'The gauntlet is lost',
  lostWords: (beaten: number, wizard: string | undefined) =>
    `${wizard ?? 'A wizard'} was too strong${beaten === 0 ? '' : `, after ${counted(beaten, 'wizard')} beaten`}.`,
  left: 'You left the gauntlet',
  leftWords: (beaten: number) => `${counted(beaten, 'wizard')} beaten, and nobody lost to.`,
  fame: 'Hall of fame',
  inFame: 'How far you came is written in the hall of fame.',
  prizesOf: (sets: readonly string[]) =>
    sets.length === 0
      ? 'No boosters were won.'
      : `${counted(sets.length, 'booster')} won: ${sets.join(', ')}.`,
  toPacks: 'To your packs',
  again: 'Another gauntlet',
  toTitle: 'To the title',
  roundScore: (won: number, lost: number) => `${won}–${lost}`,
} as const;
