/** Duels: setting one up, and those that are kept. */
import { refusalSentence } from './refusals.ts';
import { dateInWords } from './dates.ts';
import { RULEBOOK_NAMES } from './rulebooks.ts';
import type { Refusal } from '../../src-shared/contract.ts';
import type { Colour } from '../../src-shared/duel/words.ts';
import {
  WIZARD_NAMES,
  type DeckGroup,
  type DuelSummary,
  type PlayerKind,
  type UndoRule,
} from '../../src-shared/duels.ts';
import { type Rulebook } from '../../src-shared/rulebooks.ts';
import type { RuleOption } from '../../src-shared/rule-options.ts';
import { capital, counted } from '../../src-shared/words/phrases.ts';

/* Duels: setting one up, and those that are kept */

export const PLAYER_NAMES: Record<PlayerKind, { name: string; note: string }> = {
  person: { name: 'You', note: 'At this computer' },
  random: { name: WIZARD_NAMES.random, note: 'Does whatever comes to mind first' },
  apprentice: { name: WIZARD_NAMES.apprentice, note: 'Apprentice: knows how cards work, and errs' },
  magician: { name: WIZARD_NAMES.magician, note: 'Magician: casts what pays, attacks when it is safe' },
  sorcerer: { name: WIZARD_NAMES.sorcerer, note: 'Sorcerer: looks ahead before it acts' },
  wizard: { name: WIZARD_NAMES.wizard, note: 'Wizard: looks far ahead, and keeps its tricks' },
};

/** Who may sit in a chair: the player, or a wizard who plays as well as this. */
export const LEVEL_NAMES: Record<PlayerKind, { name: string; note: string }> = {
  person: { name: 'You', note: 'At this computer' },
  random: { name: 'Novice', note: 'Does whatever comes to mind first' },
  apprentice: { name: 'Apprentice', note: 'Knows how cards work, and errs' },
  magician: { name: 'Magician', note: 'Casts what pays, attacks when it is safe' },
  sorcerer: { name: 'Sorcerer', note: 'Looks ahead before it acts' },
  wizard: { name: 'Wizard', note: 'Looks far ahead, and keeps its tricks' },
};

/** Whoever comes, by level. */
const ANYBODY_NAMES: Record<PlayerKind, string> = {
  person: 'You',
  random: 'a novice',
  apprentice: 'an apprentice',
  magician: 'a magician',
  sorcerer: 'a sorcerer',
  wizard: 'a wizard',
};

export const UNDO_NAMES: Record<UndoRule, { name: string; note: string }> = {
  never: { name: 'Never', note: 'What is done is done' },
  unseen: { name: 'While nothing new was seen', note: 'Until a card is drawn or the opponent has acted' },
  always: { name: 'Always', note: 'As far back as you like' },
};

/** Of the rulebooks that can be played by an option of theirs. */
export const OPTION_NAMES: Record<RuleOption, { name: string; note: string }> = {
  redraw: {
    name: 'Fifth’s redraw',
    note: 'Once, a hand without land or of nothing but land is drawn anew. Alpha itself has no such rule.',
  },
  fortyCards: { name: 'Decks of forty', note: 'A deck has forty cards or more, in place of thirty-five.' },
  sixtyCards: {
    name: 'Decks of sixty',
    note: 'A deck has sixty cards or more, and no more than four of a card that is no basic land.',
  },
  interceptorsAtOnce: {
    name: 'Interceptors at once',
    note: 'All interceptors are declared together, and all damage is dealt together.',
  },
  discardToSeven: { name: 'Discard to seven', note: 'At the end of a turn its player keeps seven cards.' },
  playOrDraw: {
    name: 'Play or draw',
    note: 'Who lost the duel before chooses who begins, and whoever begins does not draw.',
  },
  lossAtPhaseEnd: {
    name: 'Loss at the end of a phase',
    note: 'Who has no life left may come back before the phase or the combat ends.',
  },
};

/** Where a rulebook has several of them. */
export const ALL_OPTIONS = {
  name: 'The standard rules',
  note: 'The five rules that the book tells of the standard game: decks of forty, interceptors at once, seven cards, play or draw, a later loss.',
  oneByOne: 'One by one',
} as const;

/** Where a deck comes from that was not made here. */
export const DECK_GROUP_NAMES: Record<DeckGroup, string> = {
  ours: 'ours',
  wizards: 'wizard, 1997',
  boxed: 'as sold',
};

export const DUEL = {
  rulebook: 'Rulebook',
  notPlayableYet: 'not playable yet',
  chairs: ['First chair', 'Second chair'],
  who: 'Who sits here',
  deck: 'Deck',
  ownDeck: (cards: number) => `Your own · ${counted(cards, 'card')}`,
  byChance: 'By chance',
  byChanceNote: 'One of these, drawn by lot',
  wizard: 'Which wizard',
  anybody: 'By chance',
  anybodyNote: 'Whoever comes',
  strength: (strength: number, most: number) => `Strength ${strength} of ${most}`,
  findWizard: 'Find a wizard by name or colour',
  findWizardFor: (chair: string) => `Find a wizard for the ${chair.toLowerCase()}`,
  wizardsFound: (count: number) => (count === 0 ? 'No wizard has these words.' : counted(count, 'wizard')),
  wizardsDeck: 'The wizard’s own',
  wizardsDeckNote: (deck: string | undefined, isNamed: boolean) =>
    deck ?? (isNamed ? 'Another: its own does not fit these terms' : 'What whoever comes likes to play'),
  findDeck: 'Find a deck by its words',
  findDeckFor: (chair: string) => `Find a deck for the ${chair.toLowerCase()}`,
  decksFound: (count: number) => (count === 0 ? 'No deck has these words.' : counted(count, 'deck')),
  cards: (count: number) => counted(count, 'card'),
  colours: (colours: readonly Colour[]) => colours.join(', '),
  terms: 'Terms',
  undo: 'Decisions may be taken back',
  competition: 'What is played',
  competitions: {
    single: { name: 'Single Duel', note: 'One match against one wizard, or a duel of your own making' },
    gauntlet: { name: 'Gauntlet', note: 'A match against each wizard in turn, until one is lost' },
  },
  difficulty: 'Difficulty',
  noDifficulty: 'nobody to beat',
  yourDeck: 'Your deck',
  options: { single: 'Match Options…', gauntlet: 'Gauntlet Options…' },
  optionTitles: { single: 'Match Options', gauntlet: 'Gauntlet Options' },
  duelOptions: 'Duel Options…',
  size: 'Match size',
  enemyLevel: 'Enemy level',
  enemyLevelNote: 'How well every opponent thinks',
  opponents: 'How many wizards',
  stakes: 'Ante',
  noAnteHere: 'This rulebook knows no ante.',
  sideboarding: 'Sideboarding',
  sideboardingNote: 'Between two duels cards may be exchanged with the sideboard.',
  noSideboarding: 'Under this rulebook a deck stays as it is until the competition is over, but for antes.',
  houseRules: 'House rules',
  houseRulesNote: 'Left empty, it is as the rulebook has it.',
  yourLife: 'Your life',
  theirLife: 'The wizard’s life',
  yourHand: 'Your opening hand',
  theirHand: 'The wizard’s opening hand',
  fewest: 'Your deck may be as small as',
  usual: (count: number) => `usually ${count}`,
  between: (least: number, most: number) => `A whole number from ${least} to ${most}.`,
  hints: 'Hints',
  hintsNote: 'You may ask at the table what a wizard would do in your place.',
  thinking: 'Longest thought of Sorcerers and Wizards',
  ok: 'OK',
  halve: 'Divide this deck',
  halveNote: 'You play one half, the wizard the other, and you get all of it back.',
  beginMatch: 'Begin the match',
  beginGauntlet: 'Begin the gauntlet',
  noPlayer: 'Matches and gauntlets are kept for a player. Who are you?',
  toPlayers: 'Begin as a player',
  matchWords: (rulebook: Rulebook, terms: string) =>
    `${RULEBOOK_NAMES[rulebook].name} ${RULEBOOK_NAMES[rulebook].year}: ${terms}.`,
  allTimes: 'Cards of all times',
  allTimesNote: 'Decks made for any rulebook can be chosen; otherwise only those made for this one.',
  seed: 'Seed',
  seedNote: 'The same seed, decks and decisions give the same duel. Empty: by chance.',
  seedBad: (largest: number) =>
    `A seed is a whole number from 0 to ${largest.toLocaleString('en-GB')}, written without signs or spaces. Leave it empty to have one by chance.`,
  /** What would be begun, in one sentence. */
  inWords: (
    rulebook: Rulebook,
    seats: readonly { readonly player: PlayerKind; readonly name?: string | undefined }[],
  ) => `${RULEBOOK_NAMES[rulebook].name} ${RULEBOOK_NAMES[rulebook].year}: ${whoDuels(seats.map(seated))}.`,
  begin: 'Duel',
  beginning: 'Shuffling…',
  notBegun: (refusal: Refusal) => `The duel could not be begun. ${refusalSentence(refusal)}`,
  noChoices: 'The program has not told what can be played.',
  notRead: (refusal: Refusal) => `It could not be asked. ${refusalSentence(refusal)}`,
  askAgain: 'Ask again',
} as const;

const seated = ({ player, name }: { player: PlayerKind; name?: string | undefined }): Seated => ({
  player,
  name: name ?? ANYBODY_NAMES[player],
});

const isPerson = ({ player }: Seated): boolean => player === 'person';

/** 'you against Morrow Vane' */
function whoDuels(seats: readonly Seated[]): string {
  const wizards = seats.filter((seat) => !isPerson(seat)).map(({ name }) => name);
  if (wizards.length === 0) return 'a solo duel, both chairs yours';
  if (wizards.length === seats.length) return `${wizards.join(' against ')}, and you watch`;
  return `you against ${wizards.join(' and ')}`;
}

export const KEPT = {
  replay: 'Replay',
  /** For the screen reader, where several duels each have such a button. */
  replayOf: (who: string) => `Replay: ${who}`,
  running: 'Duels to go on with',
  none: 'No duel is waiting. Whatever you begin is kept at every decision, also if the program stops.',
  ended: (count: number) => counted(count, 'ended duel'),
  who: ({ seats }: DuelSummary) => capital(whoDuels(seats)),
  decks: ({ rulebook, seats }: DuelSummary) =>
    `${RULEBOOK_NAMES[rulebook].name} · ${seats.map(({ deck }) => deck).join(' against ')}`,
  branch: (place: number) => `Goes on from decision ${place} of another duel`,
  imported: ({ lost }: NonNullable<DuelSummary['imported']>) =>
    lost === 0 ? 'Out of a file' : `Out of a file, without its last ${counted(lost, 'decision')}`,
  /** Before anybody has sat down there is neither. */
  turn: ({ turn, seats }: DuelSummary) =>
    turn === 0
      ? 'Not begun yet'
      : `Turn ${turn} · ${seats.map(({ life }) => life.toLocaleString('en-GB')).join(' to ')} life`,
  result: (duel: DuelSummary) => `${resultOf(duel)} on turn ${duel.turn}`,
  when: (iso: string) => dateInWords(iso),
  /** The note of the title's line. */
  titleNote: ({ turn, seats }: DuelSummary) => {
    const wizard = seats.find((seat) => !isPerson(seat))?.name ?? 'solo';
    return turn === 0 ? wizard : `turn ${turn}, ${wizard}`;
  },
  notRead: (refusal: Refusal) => `The list could not be read. ${refusalSentence(refusal)}`,
  goOn: 'Continue',
  campaigns: 'Matches and gauntlets',
  toMatch: 'How it stands',
  toMatchOf: (who: string) => `How it stands: ${who}`,
  goOnWithThis: (who: string) => `Continue: ${who}`,
  matchWho: (name: string) => `A match against ${name}`,
  matchNote: (score: string, name: string) => `match ${score}, ${name}`,
  forget: 'Forget',
  /** For the screen reader, where several duels each have such buttons. */
  goOnWith: (duel: DuelSummary) => `Continue: ${KEPT.who(duel)}, ${KEPT.turn(duel)}`,
  forgetThis: (duel: DuelSummary) => `Forget: ${KEPT.who(duel)}, ${KEPT.when(duel.changed)}`,
  question: 'Forget this duel?',
  warning: 'It is gone for good, with everything that was done in it. Your other duels stay.',
  yes: 'Yes, forget it',
  forgotten: 'The duel is forgotten.',
  notForgotten: (refusal: Refusal) => `The duel could not be forgotten. ${refusalSentence(refusal)}`,
} as const;

function resultOf({ result, seats }: DuelSummary): string {
  if (result?.kind !== 'won') return 'A draw';
  const [winner = 0] = result.seats;
  // In a solo duel, or with the same wizard in both chairs, a name tells nothing.
  if (new Set(seats.map(({ player }) => player)).size === 1)
    return `The ${(DUEL.chairs[winner] ?? '').toLowerCase()} won`;
  const seat = seats[winner];
  return `${seat && !isPerson(seat) ? seat.name : PLAYER_NAMES.person.name} won`;
}

interface Seated {
  readonly player: PlayerKind;
  readonly name: string;
}
