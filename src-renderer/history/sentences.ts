/** Words of what was played, and of the hall of fame. */
import type {
  DuelResult,
  Fame,
  GauntletState,
  MatchSize,
  DuelOutcome,
  ResultSum,
  Stakes,
} from '../../src-shared/campaign.ts';
import type { GauntletView, MatchView } from '../../src-shared/campaign-calls.ts';
import type { Refusal } from '../../src-shared/contract.ts';
import { LOSS_REASONS } from '../../src-shared/duel/events.ts';
import { MINDS } from '../../src-shared/duels.ts';
import { RULEBOOKS } from '../../src-shared/rulebooks.ts';
import { LEVEL_NAMES } from '../words/duels.ts';
import { refusalSentence } from '../words/refusals.ts';
import { dateInWords } from '../words/dates.ts';
import { RULEBOOK_NAMES } from '../words/rulebooks.ts';
import { LOSS_NAMES } from '../words/game.ts';
import { counted } from '../../src-shared/words/phrases.ts';
import { countOf, shareWon, type Totals } from './figures.ts';
import type { ChosenBy, DrawnBy } from './past-duels.svelte.ts';

export const HISTORY_TABS = ['duels', 'statistics', 'matches', 'others'] as const;
export type HistoryTab = (typeof HISTORY_TABS)[number];

export const HISTORY_TAB_NAMES: Record<HistoryTab, string> = {
  duels: 'Duels',
  statistics: 'Statistics',
  matches: 'Matches and gauntlets',
  others: 'Other duels',
};

const OUTCOME_NAMES: Record<DuelOutcome, string> = { won: 'Won', lost: 'Lost', drawn: 'Drawn' };

const DRAW_NAMES: Readonly<Record<string, string>> = {
  together: 'both lost at once',
  agreed: 'it was agreed on',
  decisions: 'it went on for too long',
  loop: 'it would never have ended',
};

const percent = (share: number | undefined): string =>
  share === undefined ? '–' : `${Math.round(share * 100)} %`;
const turnsOf = (turns: number): string => turns.toLocaleString('en-GB', { maximumFractionDigits: 1 });

const SIZE_NAMES: Record<MatchSize, string> = {
  duel: 'A single duel',
  bestOfThree: 'Best of three',
  set: 'A set',
  match: 'A match of sets',
  untilSpent: 'Until one has no cards left',
};

const STAKES_NAMES: Record<Stakes, string> = {
  none: 'no ante',
  keeps: 'ante for keeps',
  paper: 'ante on paper',
  once: 'one card at stake',
};

const GAUNTLET_STATES: Record<GauntletState['kind'], string> = {
  between: 'Under way',
  round: 'Under way',
  won: 'Won',
  lost: 'Lost',
  left: 'Left',
};

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

function monthName(month: string): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? month : MONTH.format(date);
}

const rulebookName = (of: string): string => {
  const known = RULEBOOKS.find((rulebook) => rulebook === of);
  return known ? RULEBOOK_NAMES[known].name : of;
};
const levelName = (of: string): string => {
  const known = MINDS.find((mind) => mind === of);
  return known ? LEVEL_NAMES[known].name : of;
};
const asIs = (of: string): string => of;

const NAMES: Record<DrawnBy, (of: string) => string> = {
  deck: asIs,
  wizard: asIs,
  rulebook: rulebookName,
  level: levelName,
  month: monthName,
  began: (of) =>
    of === 'play' ? 'You played first' : of === 'draw' ? 'You drew first' : 'No turn was taken',
  length: (of) => (of === '21-' ? '21 turns and more' : `${of.replace('-', ' to ')} turns`),
};

export const nameOf = (by: DrawnBy, of: string): string => NAMES[by](of);

const why = ({ reason, outcome }: DuelResult): string => {
  const known = LOSS_REASONS.find((one) => one === reason);
  return (outcome === 'drawn' || !known ? DRAW_NAMES[reason] : LOSS_NAMES[known]) ?? reason;
};

export const HISTORY = {
  views: 'What is shown',
  fame: 'Hall of fame',
  whose: (name: string) => `${name}’s duels`,
  reading: 'Reading what was played…',
  notRead: (refusal: Refusal) => `The history could not be read. ${refusalSentence(refusal)}`,
  askAgain: 'Ask again',
  none: 'No duel is over yet. Every duel that you play to its end against a wizard is kept here, with its replay.',
  noneFits: 'No duel fits what is chosen above.',
  /* Choosing */
  filters: 'Which duels',
  all: 'All',
  chosenBy: { rulebook: 'Rulebook', level: 'Level', wizard: 'Wizard', deck: 'Deck' } satisfies Record<
    ChosenBy,
    string
  >,
  outcome: 'Outcome',
  outcomeName: (outcome: DuelOutcome) => OUTCOME_NAMES[outcome],
  since: 'Since',
  periods: {
    always: 'Always',
    week: 'Seven days ago',
    month: 'Thirty days ago',
    year: 'A year ago',
  },
  everything: 'Show all',
  /* Figures */
  figures: 'In figures',
  figureNames: {
    duels: 'duels',
    won: 'won',
    lost: 'lost',
    drawn: 'drawn',
    share: 'of decided won',
    turns: 'turns a duel',
  },
  share: ({ won, lost }: Totals) => percent(shareWon({ won, lost })),
  turns: ({ turns }: Totals) => turnsOf(turns),
  /* The list */
  table: 'Duels that are over, the latest first',
  columns: {
    at: 'When',
    outcome: 'Outcome',
    wizard: 'Against',
    decks: 'Decks',
    rulebook: 'Rulebook',
    began: 'First turn',
    turns: 'Turns',
    acts: 'What to do',
  },
  when: ({ at }: DuelResult) => dateInWords(at),
  why,
  wizard: ({ wizard }: DuelResult) => wizard,
  level: ({ level }: DuelResult) => LEVEL_NAMES[level].name,
  decks: ({ deck, against }: DuelResult) => `${deck} against ${against}`,
  rulebook: ({ rulebook }: DuelResult) => RULEBOOK_NAMES[rulebook].name,
  began: ({ began }: DuelResult) => (began === undefined ? '–' : began ? 'yours' : 'theirs'),
  ofMatch: 'in a match',
  replay: 'Replay',
  replayOf: (result: DuelResult) => `Replay: ${title(result)}`,
  delete: 'Delete',
  deleteOf: (result: DuelResult) => `Delete: ${title(result)}`,
  older: (count: number) => `${counted(count, 'older duel')}…`,
  deletedNow: 'Deleted, with its replay. It can be brought back for thirty days.',
  deletedCount: (count: number) => `${counted(count, 'deleted duel')} can be brought back`,
  undo: 'Bring the last one back',
  bringBack: 'Bring all back',
  broughtBack: (count: number) => `${counted(count, 'duel')} brought back.`,
  notDone: (refusal: Refusal) => `That was not done. ${refusalSentence(refusal)}`,
  /* Files */
  save: 'Save as a table (CSV)',
  csvName: 'spellchain-history',
  saved: (name: string) => `Saved as ${name}.`,
  /* Statistics */
  drawnBy: {
    deck: 'By your deck',
    wizard: 'By wizard',
    rulebook: 'By rulebook',
    level: 'By level',
    began: 'On the play and on the draw',
    length: 'By length',
    month: 'By month',
  } satisfies Record<DrawnBy, string>,
  asTables: 'As tables',
  asTablesNote: 'Every chart is a table as well.',
  balance: 'How it went',
  balanceNote: (results: number, balance: number) =>
    `Over ${counted(results, 'duel')}, ${balance === 0 ? 'as many were won as lost' : `${counted(Math.abs(balance), 'duel')} more ${Math.abs(balance) === 1 ? 'was' : 'were'} ${balance > 0 ? 'won than lost' : 'lost than won'}`}.`,
  key: { won: 'won', lost: 'lost', drawn: 'drawn' },
  row: (sum: ResultSum) => `${sum.won} : ${sum.lost}${sum.drawn > 0 ? ` : ${sum.drawn}` : ''}`,
  percentWon: (sum: ResultSum) => percent(shareWon(sum)),
  sumColumns: {
    of: '',
    duels: 'Duels',
    won: 'Won',
    lost: 'Lost',
    drawn: 'Drawn',
    share: 'Won of decided',
    play: 'Won on the play',
    draw: 'Won on the draw',
    turns: 'Turns',
  },
  duelsOf: countOf,
  part: (won: number, of: number) => (of === 0 ? '–' : `${won} of ${of}`),
  meanTurns: ({ turns }: ResultSum) => turnsOf(turns),
  more: (count: number) => `${counted(count, 'more row')}…`,
  /* Matches and gauntlets */
  noMatches: 'No match and no gauntlet was begun yet.',
  matches: 'Matches',
  gauntlets: 'Gauntlets',
  openMatch: 'Open',
  openOf: (words: string) => `Open: ${words}`,
  match: ({ match }: MatchView) => `Against ${match.contestants.wizard.name}`,
  matchState: ({ match, score }: MatchView) =>
    `${match.state.kind === 'ended' ? endOf(match.state.winner) : 'Under way'} · ${score.duels.player} : ${score.duels.wizard}${score.drawn > 0 ? `, ${score.drawn} drawn` : ''}`,
  matchTerms: ({ match }: MatchView) =>
    `${RULEBOOK_NAMES[match.terms.rulebook].name} · ${SIZE_NAMES[match.terms.size]} · ${LEVEL_NAMES[match.level].name} · ${STAKES_NAMES[match.terms.stakes]}`,
  changed: (iso: string) => dateInWords(iso),
  gauntlet: ({ gauntlet }: GauntletView) =>
    `${gauntlet.beaten} of ${counted(gauntlet.opponents.length, 'wizard')} beaten`,
  gauntletState: ({ gauntlet }: GauntletView) => GAUNTLET_STATES[gauntlet.state.kind],
  gauntletTerms: ({ gauntlet: { terms } }: GauntletView) =>
    `${RULEBOOK_NAMES[terms.rulebook].name} · ${SIZE_NAMES[terms.size]} · ${LEVEL_NAMES[terms.level].name} · ${STAKES_NAMES[terms.stakes]}`,
  /* Duels that do not count */
  othersNote:
    'What you played on from the middle of another duel, duels of both your chairs, duels between wizards, and duels out of files: they are not counted.',
  noOthers: 'There are none.',
} as const;

function endOf(winner: 'player' | 'wizard' | undefined): string {
  if (winner === undefined) return 'Drawn';
  return winner === 'player' ? 'Won' : 'Lost';
}

const title = (result: DuelResult): string =>
  `${OUTCOME_NAMES[result.outcome].toLowerCase()} against ${result.wizard}, ${dateInWords(result.at)}`;

export const FAME = {
  rulebook: 'Rulebook',
  level: 'Level',
  allLevels: 'All levels',
  table: 'Hall of fame',
  place: 'Place',
  player: 'Player',
  beaten: 'Beaten',
  size: 'Rounds',
  stakes: 'Stakes',
  when: 'When',
  of: ({ beaten, opponents }: Fame) => `${beaten} of ${opponents}`,
  won: 'the whole gauntlet',
  sizeOf: ({ size }: Fame) => SIZE_NAMES[size],
  stakesOf: ({ stakes }: Fame) => STAKES_NAMES[stakes],
  levelOf: ({ level }: Fame) => LEVEL_NAMES[level].name,
  at: ({ at }: Fame) => dateInWords(at),
  nothing: (rulebook: string) =>
    `Nobody has beaten a wizard in a gauntlet under ${rulebook} yet. The first name here could be yours.`,
  notRead: (refusal: Refusal) => `The hall of fame could not be read. ${refusalSentence(refusal)}`,
  history: 'History',
} as const;
