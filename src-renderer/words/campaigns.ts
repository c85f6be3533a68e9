/** Words of matches: what is agreed on, how they stand, and what came of them. */
import {
  MATCH_SIDES,
  type Difficulty,
  type EndReason,
  type GauntletTerms,
  type Match,
  type MatchSize,
  type PlayedDuel,
  type Score,
  type MatchSide,
  type Stakes,
  type Terms,
} from '../../src-shared/campaign.ts';
import type { Beginning } from '../../src-shared/beginning.ts';
import type { Refusal } from '../../src-shared/contract.ts';
import { OPTIONS_TOGETHER, type RuleOption } from '../../src-shared/rule-options.ts';
import { ALL_OPTIONS, LEVEL_NAMES, OPTION_NAMES } from './duels.ts';
import { refusalSentence } from './refusals.ts';
import { RULEBOOK_NAMES } from './rulebooks.ts';
import { counted } from '../../src-shared/words/phrases.ts';

export const SIZE_NAMES: Record<MatchSize, { name: string; note: string }> = {
  duel: { name: 'One single duel', note: 'No second chance' },
  bestOfThree: { name: 'Best two of three', note: 'Whoever first wins two duels' },
  set: { name: 'A set', note: 'Whoever first wins three duels' },
  match: { name: 'A match', note: 'Whoever first wins two sets of three duels' },
  untilSpent: { name: 'Until one is spent', note: 'As long as both halves of the deck can be played' },
};

const SIZES_SHORT: Record<MatchSize, string> = {
  duel: 'one duel',
  bestOfThree: 'best of three',
  set: 'a set',
  match: 'two sets of three',
  untilSpent: 'until one is spent',
};

export const STAKES_NAMES: Record<Stakes, { name: string; note: string }> = {
  none: { name: 'No ante', note: 'Nothing is put up' },
  keeps: { name: 'For keeps', note: 'A card of each deck in every duel; the winner keeps both' },
  paper: { name: 'On paper', note: 'A card of each deck in every duel; everything is given back' },
  once: { name: 'One card', note: 'A single card of each deck for the whole competition' },
};

/** Where it is said already that ante is meant. */
const STAKES_WORDS: Record<Stakes, string> = {
  none: 'none',
  keeps: 'for keeps',
  paper: 'on paper',
  once: 'one card for all',
};

const STAKES_SHORT: Record<Stakes, string> = {
  none: 'no ante',
  keeps: 'for ante',
  paper: 'ante on paper',
  once: 'one card at stake',
};

export const DIFFICULTY_NAMES: Record<Difficulty, string> = {
  veryEasy: 'very easy',
  easy: 'easy',
  normal: 'normal',
  hard: 'hard',
  veryHard: 'very hard',
};

export const TERM_WORDS = {
  title: 'The terms',
  rulebook: 'Rulebook',
  match: 'Match',
  options: 'Rules',
  level: 'Enemy level',
  ante: 'Ante',
  sideboarding: 'Sideboarding',
  opponents: 'Opponents',
  life: 'Life',
  hand: 'Opening hands',
  difficulty: 'Difficulty',
  hints: 'Hints',
  fewest: 'Smallest deck',
  yes: 'between duels',
  no: 'none',
  hintsYes: 'allowed',
  size: (size: MatchSize) => SIZES_SHORT[size],
  stakes: (stakes: Stakes) => STAKES_WORDS[stakes],
  levelOf: (level: GauntletTerms['level']) => LEVEL_NAMES[level].name,
  rulebookOf: (rulebook: Terms['rulebook']) => RULEBOOK_NAMES[rulebook].name,
  each: (counts: Readonly<Record<MatchSide, number>>) => `${counts.player} against ${counts.wizard}`,
  optionsOf: ({ rulebook, options }: Pick<Terms, 'rulebook' | 'options'>) =>
    optionNames(options, OPTIONS_TOGETHER[rulebook]).join(', '),
  inShort: ({ size, stakes }: Pick<Terms, 'size' | 'stakes'>) =>
    `${SIZES_SHORT[size]}, ${STAKES_SHORT[stakes]}`,
} as const;

/** Those that make up the standard rules have one name, if all of them were chosen. */
function optionNames(chosen: readonly RuleOption[], together: readonly RuleOption[]): string[] {
  const isAll = together.length > 1 && together.every((option) => chosen.includes(option));
  const others = isAll ? chosen.filter((option) => !together.includes(option)) : chosen;
  return [...(isAll ? [ALL_OPTIONS.name] : []), ...others.map((option) => OPTION_NAMES[option].name)];
}

const WHY: Record<EndReason, (loser: string) => string> = {
  life: (loser) => `${loser} had no life left.`,
  poison: (loser) => `${loser} had too much poison.`,
  library: (loser) => `${loser} could not draw any more.`,
  concede: (loser) => `${loser} conceded.`,
  effect: (loser) => `A card decided against ${loser.toLowerCase() === 'you' ? 'you' : loser}.`,
  team: (loser) => `${loser} fell.`,
  together: () => 'Both fell at once.',
  agreed: () => 'Both agreed to a draw.',
  decisions: () => 'It went on for too long.',
  loop: () => 'The same would have happened for ever.',
};

const otherOf = (side: MatchSide): MatchSide => MATCH_SIDES.find((one) => one !== side) ?? side;

export const MATCH = {
  reading: 'The match is looked up…',
  notRead: (refusal: Refusal) => `The match could not be looked up. ${refusalSentence(refusal)}`,
  chain: 'The duels of this match',
  terms: TERM_WORDS.title,
  duelNumber: (number: number) => `Duel ${number}`,
  won: 'won',
  lost: 'lost',
  drawn: 'drawn',
  now: 'now',
  next: 'next',
  ifNeeded: 'if need be',
  you: 'You',
  against: (name: string) => `against ${name}`,
  subtitle: ({ terms, contestants }: Match, score: string) =>
    `${RULEBOOK_NAMES[terms.rulebook].name} against ${contestants.wizard.name} · ${TERM_WORDS.inShort(terms)} · ${score}`,
  score: ({ duels, sets, drawn }: Score, size: MatchSize) => {
    const main = size === 'match' ? sets : addedUp(duels, sets, size);
    const draws = drawn > 0 ? ` · ${counted(drawn, 'draw')}` : '';
    const inSet = size === 'match' ? ` in sets, ${duels.player}–${duels.wizard} in this one` : '';
    return `${main.player}–${main.wizard}${inSet}${draws}`;
  },
  deckLine: (deck: string, cards: number) => `${deck} · ${counted(cards, 'card')}`,
  record: 'Your record',
  duelsWon: 'Duels won',
  duelsLost: 'Duels lost',
  duelsDrawn: 'Duels drawn',
  setsWon: 'Sets',
  atAnte: 'Cards at ante',
  atAnteOf: (won: number, lost: number) => `${won} won · ${lost} lost`,
  /* Before a duel */
  beginning: (number: number) => `Duel ${number} begins`,
  coin: (face: 'heads' | 'tails') => (face === 'heads' ? 'The coin shows heads' : 'The coin shows tails'),
  heads: 'Heads',
  tails: 'Tails',
  wonToss: (isYou: boolean, name: string) => (isYou ? 'you win the toss' : `${name} wins the toss`),
  lostLast: (isYou: boolean, name: string) =>
    isYou ? 'You lost the duel before' : `${name} lost the duel before`,
  then: ({ mayChoose }: Beginning, isYou: boolean, name: string) => {
    if (mayChoose)
      return isYou
        ? 'You choose at the table whether to play or draw first.'
        : `${name} chooses whether to play or draw first.`;
    return isYou ? 'You play first.' : `${name} plays first.`;
  },
  antes: 'The antes of this duel',
  anteOf: (isYou: boolean, name: string, card: string) => `${isYou ? 'Yours' : name}: ${card}`,
  forKeeps: 'for keeps',
  onPaper: 'on paper',
  forAll: 'for the whole competition',
  stakesAt: (stakes: Stakes) =>
    stakes === 'keeps' ? MATCH.forKeeps : stakes === 'paper' ? MATCH.onPaper : MATCH.forAll,
  toTable: 'To the table',
  nextDuel: 'Next duel',
  firstDuel: 'Begin',
  sideboard: 'Sideboard',
  giveUp: 'Give up',
  giveUpQuestion: 'Give this match up?',
  giveUpWarning: (isAtStake: boolean) =>
    isAtStake
      ? 'The match is lost, and what is at stake in the duel at hand goes to the wizard.'
      : 'The match is lost. Nothing else changes.',
  giveUpYes: 'Yes, give it up',
  /* After a duel */
  last: (number: number) => `Duel ${number}`,
  outcome: ({ winner }: Pick<PlayedDuel, 'winner'>, wizard: string) =>
    winner === undefined
      ? 'It was a draw.'
      : winner === 'player'
        ? 'You won the duel.'
        : `${wizard} won the duel.`,
  why: ({ why, winner }: PlayedDuel, wizard: string) => {
    if (!why) return '';
    const loser = winner && otherOf(winner);
    return WHY[why](loser === 'player' ? 'You' : wizard);
  },
  turns: (turns: number) => `It took ${counted(turns, 'turn')}.`,
  cameToYou: (names: readonly string[], isReal: boolean) =>
    `${names.join(', ')} ${isReal ? 'is yours now' : 'came to you, on paper'}.`,
  wentAway: (names: readonly string[], wizard: string, isReal: boolean) =>
    `${names.join(', ')} ${isReal ? `went to ${wizard}` : `went to ${wizard}, on paper`}.`,
  noExchange: 'No card changed hands.',
  wonAndLost: 'Won and lost at ante',
  wonCards: 'won',
  lostCards: 'lost',
  /* The end */
  end: 'The match is over',
  ended: ({ state }: Match, wizard: string) => {
    if (state.kind !== 'ended') return '';
    if (state.why === 'givenUp') return `You gave the match up; ${wizard} wins it.`;
    if (state.winner === undefined) return 'The match is drawn.';
    const who = state.winner === 'player' ? 'You have won the match' : `${wizard} has won the match`;
    return state.why === 'noCards' ? `${who}: too few cards are left to play on.` : `${who}.`;
  },
  replayOf: (number: number) => `Replay duel ${number}`,
  onWithGauntlet: 'On with the gauntlet',
  onWithMatch: 'On with the match',
  another: 'Another duel',
  toTitle: 'To the title',
  /* At the table, when the duel is over */
  stands: (score: string) => `The match stands at ${score}.`,
} as const;

/** Of sets that are counted one by one, the duels of all of them. */
function addedUp(
  duels: Score['duels'],
  sets: Score['sets'],
  size: MatchSize,
): Readonly<Record<MatchSide, number>> {
  const each = size === 'set' ? 3 : size === 'bestOfThree' ? 2 : 1;
  return { player: duels.player + each * sets.player, wizard: duels.wizard + each * sets.wizard };
}

export const SIDEBOARD = {
  title: 'Sideboard',
  lead: 'Cards are exchanged one for one. Against somebody new the deck is what it was.',
  main: 'Deck',
  side: 'Sideboard',
  count: (count: number, wanted: number) => `${count} of ${wanted}`,
  toSide: (card: string) => `${card}: to the sideboard`,
  toMain: (card: string) => `${card}: into the deck`,
  line: (count: number, card: string) => `${count} ${card}`,
  none: 'This deck has no sideboard.',
  empty: 'Nothing here.',
  unequal: (over: number) =>
    over > 0
      ? `The deck has ${counted(over, 'card')} too many: as many must come out.`
      : `The deck has ${counted(-over, 'card')} too few: as many must come in.`,
  equal: 'The counts are right.',
  ok: 'OK',
  cancel: 'Cancel',
  back: 'As it was',
  done: 'The deck is exchanged.',
} as const;
