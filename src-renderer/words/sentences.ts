/**
 * Sentences of the window as a whole, and of rooms that have few; others have a `sentences.ts` of their own. Components
 * hold none (a test sees to it), so that the program speaks with one voice and can be read through. The pages of the help
 * are documents of their own: help/pages/.
 */
import type {
  BackupContents,
  DatabaseCheck,
  Notice,
  NoticeKind,
  Refusal,
  RefusalReason,
  Unreadable,
} from '../../src-shared/contract.ts';
import type { Colour } from '../../src-shared/duel/words.ts';
import { breachSentences } from '../../src-shared/words/decks.ts';
import { SYMBOL_NAMES } from './game.ts';
import {
  WIZARD_NAMES,
  type DeckGroup,
  type DuelSummary,
  type PlayerKind,
  type UndoRule,
} from '../../src-shared/duels.ts';
import type { PictureFolderProblem, PictureRefusal } from '../../src-shared/pictures.ts';
import type {
  Attention,
  Light,
  Motion,
  Mute,
  Pace,
  SoundGroup,
  ThinkingTime,
  Warning,
} from '../../src-shared/preferences.ts';
import { RULEBOOKS, type Rulebook } from '../../src-shared/rulebooks.ts';
import type { RuleOption } from '../../src-shared/rule-options.ts';
import { capital, counted } from '../../src-shared/words/phrases.ts';
import type { TitleTexts } from './title.ts';
import { sumOf } from '../../src-shared/sums.ts';

export const NAME = 'Spellchain';
export const FAN_WORK = 'Unofficial, non-commercial fan work';

export const TITLE = {
  version: (version: string) => `Version ${version}`,
  opening: 'Opening the program…',
  duelNow: 'Duel now',
  /** Leads to the room where a duel is put together. */
  duel: 'Duel…',
  goOn: 'Continue',
} as const;

export const RULEBOOK_NAMES: Record<Rulebook, { name: string; year: string }> = {
  alpha: { name: 'Alpha', year: '1993' },
  fifth: { name: 'Fifth', year: '1997' },
  portal: { name: 'Portal', year: '1997' },
  tenth: { name: 'Tenth', year: '2007' },
  m11: { name: 'M11', year: '2010' },
};

export const bookName = (rulebook: Rulebook): string => RULEBOOK_NAMES[rulebook].name;

export const TITLE_TEXTS: TitleTexts = {
  name: NAME,
  tagline: 'One table · five rulebooks',
  menu: 'Main menu',
  rulebooks: 'Rulebook',
  covers: RULEBOOK_NAMES,
};

export const ROOM = {
  back: 'Back',
  close: 'Put away',
  cancel: 'Cancel',
} as const;

export const KEY_NAMES = { escape: 'Esc' } as const;

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

/* Refusals */

const REFUSAL_SENTENCES: Record<RefusalReason, string> = {
  notUnderstood: 'The program did not understand the request.',
  tooLarge: 'That is more than the program takes at once.',
  helloFirst: 'The window and the program have not met yet. Load the page again.',
  otherVersion: 'The window belongs to another version of the program. Load the page again.',
  unknownCall: 'The program does not know how to do that.',
  badInput: 'The program cannot use what it was given.',
  numberInUse: 'Two requests got in each other’s way. Try again.',
  noSuchCall: 'That has already ended.',
  tooManyCalls: 'The program is busy with too many things at once. Try again in a moment.',
  cancelled: 'You stopped it.',
  noSuchDuel: 'That duel is not kept any more.',
  duelOfMatch: 'That duel belongs to a match that is being played. Play it to its end, or give the match up.',
  noHints: 'It was agreed that nobody gives hints in this match.',
  resultStands: 'That duel of a match is over: its result stands, and nothing of it is taken back.',
  noSuchDeck: 'There is no such deck for this rulebook.',
  noSuchWizard: 'No wizard of that name is here.',
  noSuchPlace: 'That duel has no such place to go on from.',
  duelOver:
    'This duel is over, and today’s rules would play it otherwise than it was played: nobody sits down at it again. It can still be looked at.',
  handsHidden: 'Hands are not shown while a duel against a wizard is being played.',
  deckNotLegal: 'The deck is not legal under this rulebook.',
  nothingToPlay: 'The deck has no card that can be played with.',
  deckTooLarge: 'The deck has too many cards for a playtest.',
  cardsOutOfTime:
    'A deck has cards that are not of this rulebook’s time. Take another deck, or switch on “Cards of all times”.',
  backupNotSound:
    'That backup cannot take the place of what is here: it is damaged, gone, or of a newer Spellchain. Nothing has changed.',
  noPdf: 'Here the browser makes the PDF: print, and choose it in the place of a printer.',
  notPlayable: 'That rulebook cannot be played yet.',
  diskFull: 'The disk is full. Make some room on it, then try again.',
  notAllowed:
    'The program is not allowed to write in its data folder. Check the folder’s permissions, then try again.',
  databaseBusy: 'Another program holds the database. Nothing is lost. Close it there, then try again.',
  databaseDamaged:
    'The database is damaged. End the program and start it again: it then mends what can be mended.',
  diskFailing: 'The disk fails. Look after it, then try again.',
  failed: 'That did not work.',
  connectionLost: 'The program does not answer at the moment. Try again when it does.',
};

/** Reasons whose detail is for the player too: the words of the disk or the database, or names of cards. */
const DETAILED: ReadonlySet<RefusalReason> = new Set([
  'cardsOutOfTime',
  'diskFull',
  'notAllowed',
  'databaseDamaged',
  'diskFailing',
  'failed',
]);

export function refusalSentence({ reason, detail, breaches = [] }: Refusal): string {
  const sentence = REFUSAL_SENTENCES[reason];
  if (breaches.length > 0) return [sentence, ...breachSentences(breaches)].join(' ');
  return detail !== undefined && DETAILED.has(reason) ? `${sentence} (${detail})` : sentence;
}

/* Notices */

const NOTICE_SENTENCES: Record<NoticeKind, (facts: Notice['facts']) => string> = {
  databaseRestored: ({ backupAt, setAside }) =>
    `The database ${setAside ? 'was damaged' : 'was gone'}. The backup of ${dateInWords(backupAt ?? '')} took its place; what you did after it is missing.${keptAt('The damaged one', setAside)}`,
  databaseNew: ({ setAside }) =>
    `The database ${setAside ? 'was damaged' : 'was gone'}, and no good backup was found. The program began a new one.${keptAt('The damaged one', setAside)}`,
  preferencesReset: ({ setAside }) =>
    `The file with your choices could not be read, so the options are at their defaults.${keptAt('The old file', setAside)}`,
  fileNotOpened: ({ path, why }) =>
    `${path ?? 'The file'} was not opened: ${why === 'tooLarge' ? 'it is larger than any deck or duel' : 'it could not be read'}. The file is as it was.`,
  duelCutShort: ({ rulebook, began, replies }) =>
    `The duel${began ? ` begun on ${dateInWords(began)}` : ''}${rulebookIn(rulebook)} could not be played up to where it stood: this version of the program plays it otherwise. It goes on from the last moment that is certain; ${replies === '1' ? 'the decision after it was' : `the ${replies ?? 'few'} decisions after it were`} set aside.`,
  backupPassedOver: ({ path, why }) =>
    `The backup ${path ?? ''} was passed over: it could not be read${why ? ` (${why})` : ''}. It is as it was.`,
  rowsUnreadable: () =>
    'Something of what is kept is damaged and is left out; everything else is there. “Your data” in the options shows what it is, and the ways out.',
  backupRestored: ({ backupAt, setAside }) =>
    `The backup of ${dateInWords(backupAt ?? '')} is here, as you wished.${keptAt('What was here before', setAside)}`,
  begunEmpty: ({ setAside }) =>
    `Everything begins anew, as you wished.${keptAt('What was here before', setAside)}`,
  backupFailed: ({ reason }) =>
    `The backup at the start could not be made${reason ? ` (${reason})` : ''}. You can go on; make one in the options when the cause is gone.`,
};

function rulebookIn(name: string | undefined): string {
  const rulebook = RULEBOOKS.find((known) => known === name);
  return rulebook ? ` under ${RULEBOOK_NAMES[rulebook].name}` : '';
}

function keptAt(what: string, place: string | undefined): string {
  return place ? ` ${what} is kept at ${place}` : '';
}

export const NOTICES = {
  region: 'Notices',
  sentence: ({ kind, facts }: Notice) => NOTICE_SENTENCES[kind](facts),
  putAway: 'Put away',
  /** Where the ways out are. */
  toData: 'To your data',
  /** For the screen reader, where several notices each have such a button. */
  putAwayThis: (sentence: string) => `Put away: ${sentence}`,
  notPutAway: (refusal: Refusal) => `The notice could not be put away. ${refusalSentence(refusal)}`,
} as const;

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
  note: 'All five that the book tells of the standard game: larger decks, interceptors at once, seven cards, play or draw, a later loss.',
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

interface Seated {
  readonly player: PlayerKind;
  readonly name: string;
}

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

/* Options */

export const LIGHT_NAMES: Record<Light, { name: string; note: string }> = {
  lantern: { name: 'Lantern', note: 'Walnut, brass and warm light' },
  darkRoom: { name: 'Dark room', note: 'Dimmed, with nothing glaring' },
  highContrast: { name: 'High contrast', note: 'Black, white and five signals' },
};

export const MOTION_NAMES: Record<Motion, { name: string; note: string }> = {
  system: { name: 'As the system says', note: 'Follows the setting of your desktop' },
  normal: { name: 'Normal', note: 'Everything moves at its own pace' },
  fast: { name: 'Fast', note: 'Twice as quick' },
  none: { name: 'None', note: 'Things are where they belong at once' },
};

/** Over the choices that are drawn by hand. */
export const PREFERENCE_NAMES = {
  light: 'Light',
  motion: 'Motion',
  textSize: 'Text size',
  stops: 'Stops',
  attention: 'When you are asked',
  pace: 'Pace of the opponent',
  thinkingTime: 'Longest thought of Sorcerers and Wizards',
  warnings: 'Warnings',
  strictTable: 'Strict table',
  cardSize: 'Size of the cards at the table',
  eraFrames: 'Frames of full cards',
  mute: 'Sound',
  soundVolume: 'Volume of everything',
} as const;

export const MUTE_NAMES: Record<Mute, { name: string; note: string }> = {
  system: { name: 'As the system says', note: 'Silent where your desktop asks for less motion' },
  heard: { name: 'On', note: 'At the levels below' },
  muted: { name: 'Off', note: 'Nothing is heard' },
};

export const SOUND_GROUP_NAMES: Record<SoundGroup, { name: string; note: string }> = {
  cards: { name: 'Cards', note: 'laid down, drawn, tapped' },
  mana: { name: 'Mana', note: 'a note for each colour' },
  chain: { name: 'Spells', note: 'joining the chain, resolving, countered' },
  combat: { name: 'Combat', note: 'attack, block, damage, death' },
  life: { name: 'Life', note: 'gained and lost' },
  signals: { name: 'Signals', note: 'a question for you, something refused' },
  ending: { name: 'The end', note: 'four bars for a duel won or lost' },
};

export const SOUND = {
  hear: (name: string) => `Hear it: ${name.toLowerCase()}`,
  hearIt: 'Hear it',
  level: (level: number) => (level === 0 ? 'Off' : `${level} %`),
  mute: 'Mute the sounds',
  unmute: 'Turn the sounds on',
} as const;

export const CARD_FACE = {
  text: 'Text of the card',
  drawn: 'Drawn by the program',
  loyalty: 'Loyalty ',
  gives: (symbols: readonly string[]) =>
    `Gives ${symbols.map((symbol) => SYMBOL_NAMES[symbol] ?? symbol).join(' or ')} mana`,
  rarity: {
    common: 'Common',
    uncommon: 'Uncommon',
    rare: 'Rare',
    mythic: 'Mythic rare',
    land: 'Basic land',
  },
} as const;

export const CARDS_PANEL = {
  title: 'Cards',
  sizeNote: 'Where there is room: a crowded table makes cards smaller.',
  ofDuel: { name: 'Of the duel', note: 'The frames of the rulebook that is played' },
  ofEra: { alpha: 'Carved', fifth: 'Painted', portal: 'A picture book', tenth: 'Polished', m11: 'Etched' },
} as const;

export const OWN_PICTURES = {
  title: 'Your own pictures',
  note:
    'A file with the name of a card, such as Giant Growth.jpg, takes the place of our picture. Giant Growth.full.jpg ' +
    'takes the place of the whole card, and LEA/Giant Growth.jpg stands for one set. PNG and WebP will do as well.',
  folder: 'Folder',
  folderNote: 'The whole path. Left empty, it is the folder “pictures” where your data are.',
  look: 'Use this folder',
  lookAgain: 'Look again',
  found: (count: number, folder: string) =>
    `${count === 1 ? 'One picture' : `${count === 0 ? 'No' : count} pictures`} in ${folder}.`,
  refused: (files: readonly { name: string; reason: PictureRefusal }[]) =>
    `Left alone: ${someOf(files.map(({ name, reason }) => `${name} (${PICTURE_REFUSAL_WORDS[reason]})`))}.`,
  spoilt: (names: readonly string[]) =>
    `Not shown, because they cannot be read as pictures: ${someOf(names)}.`,
  notAsked: (refusal: Refusal) => `Your pictures could not be looked for. ${refusalSentence(refusal)}`,
  problem: {
    missing: (folder: string) => `There is no folder ${folder}. Our own pictures are shown.`,
    notAFolder: (folder: string) => `${folder} is not a folder. Our own pictures are shown.`,
    notAllowed: (folder: string) => `Spellchain may not read ${folder}. Our own pictures are shown.`,
    notWhole: (folder: string) =>
      `${folder} is not a whole path: it has to begin at the top. Our own pictures are shown.`,
  } satisfies Record<PictureFolderProblem, (folder: string) => string>,
} as const;

const MOST_FILES_NAMED = 5;

function someOf(names: readonly string[]): string {
  const rest = names.length - MOST_FILES_NAMED;
  return names.slice(0, MOST_FILES_NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

const PICTURE_REFUSAL_WORDS: Record<PictureRefusal, string> = {
  tooLarge: 'larger than 20 MB',
  tooManyPixels: 'more than 20 million pixels',
  damaged: 'damaged, or no such picture',
  link: 'a link',
  notAllowed: 'not to be read',
};

export const ATTENTION_NAMES: Record<Attention, { name: string; note: string }> = {
  stops: { name: 'At the Stops', note: 'And when you can answer what the opponent does' },
  chances: {
    name: 'At every chance',
    note: 'Also in every step in which you could do something, as at the table of 1997',
  },
  everything: { name: 'Always', note: 'At every moment you have the word, even with nothing to do' },
};

export const PACE_NAMES: Record<Pace, { name: string; note: string }> = {
  click: { name: 'Click', note: 'Each act of the opponent waits for your click' },
  slow: { name: 'Slow', note: 'Time to read after each act' },
  normal: { name: 'Normal', note: 'A short rest after each act' },
  fast: { name: 'Fast', note: 'Each act is just long enough to be seen' },
  atOnce: { name: 'At once', note: 'Nothing waits; the log tells what happened' },
};

export const THINKING_TIME_NAMES: Record<ThinkingTime, string> = {
  1: '1 s',
  2: '2 s',
  4: '4 s',
  8: '8 s',
};

export const WARNING_NAMES: Record<Warning, { name: string; note: string }> = {
  manaBurns: { name: 'Mana that would burn', note: 'Before a phase ends with mana in your pool' },
  landUnplayed: { name: 'A land not played', note: 'Before you leave your last main phase with one in hand' },
  lethalAttack: { name: 'An attack that would kill you', note: 'Before your blocks let it through' },
};

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

export const DATA = {
  title: 'Your data',
  folder: 'Data folder',
  copyFolder: 'Copy the path',
  copied: 'Copied.',
  notCopied: 'Copying is not allowed here. Select the text and copy it by hand.',
  size: 'Database',
  unknown: 'not known',
  backups: 'Backups',
  noBackups: 'None yet.',
  backupOf: (date: string, size: string) => `${date}, ${size}`,
  olderBackups: (count: number) => (count === 1 ? 'and one older' : `and ${count} older`),
  backupsNotRead: (refusal: Refusal) => `The list could not be read. ${refusalSentence(refusal)}`,
  makeBackup: 'Make a backup now',
  makingBackup: 'Making a backup',
  backupMade: (file: string, size: string) => `The backup is made: ${file}, ${size}.`,
  backupNotMade: (refusal: Refusal) =>
    refusal.reason === 'cancelled'
      ? 'Stopped. No backup was made.'
      : `No backup was made. ${refusalSentence(refusal)}`,
  check: 'Check the database',
  checking: 'Checking the database',
  checked: (result: DatabaseCheck) => (result.sound ? soundDatabase(result) : unsoundDatabase(result)),
  notChecked: (refusal: Refusal) =>
    refusal.reason === 'cancelled'
      ? 'Stopped. The check was not finished.'
      : `The check was not finished. ${refusalSentence(refusal)}`,
  unreadable: ({ table, row, why }: Unreadable) => `${PARTS[table] ?? table} ${row}: ${why}.`,
  begun: (what: string) => `${what}…`,
  progress: (what: string, percent: number) => `${what}: ${percent} %`,
  cancelling: 'Stopping…',
} as const;

function whom(players: readonly string[]): string {
  if (players.length === 0) return 'no player';
  return `${players.length === 1 ? 'the player' : 'the players'} ${players.join(', ')}`;
}

/** What stands in the tables, for whoever has to know which is meant. */
const PARTS: Readonly<Record<string, string | undefined>> = {
  players: 'Player',
  decks: 'Deck',
  deck_versions: 'Version of deck',
  matches: 'Match',
  gauntlets: 'Gauntlet',
  results: 'Result of duel',
  changes: 'Change of a collection',
  packs: 'Pack',
  duels: 'Duel',
  notices: 'Notice',
};

export const RESCUE = {
  title: 'When something is damaged or lost',
  nothing: 'Nothing damaged has been met since the program began.',
  damaged: (count: number) =>
    `${counted(count, 'row')} could not be read, and ${count === 1 ? 'is' : 'are'} left out:`,
  setAside: 'Set the damaged part aside',
  setAsideNote:
    'It is taken out of its place and kept in the database apart. Of a player or a deck only the damaged part goes: a face becomes a blank one, the cards stay.',
  wereSetAside: (rows: number) =>
    rows === 0 ? 'Nothing damaged was found.' : `${counted(rows, 'row')} set aside.`,
  notSetAside: (refusal: Refusal) => `Nothing was set aside. ${refusalSentence(refusal)}`,
  restore: 'Restore a backup…',
  restoreQuestion: 'Restore a backup?',
  which: 'Backup',
  holds: ({ players, decks, cards, duels, matches }: BackupContents) =>
    `It holds ${whom(players)}; ${counted(decks, 'deck')}, ${counted(cards, 'card')}, ${counted(duels, 'duel')}, and ${counted(matches, 'match or gauntlet', 'matches and gauntlets')}.`,
  notRead: 'It cannot be read. Choose another one.',
  notLooked: (refusal: Refusal) => `It could not be looked into. ${refusalSentence(refusal)}`,
  restoreYes: 'Restore it',
  empty: 'Start empty…',
  emptyQuestion: 'Start with nothing?',
  emptyYes: 'Start empty',
  keepsAll:
    'What is here now is set aside whole, in the data folder, and nothing of it is deleted. Your options stay as they are.',
  ordered:
    'It is ready. Close Spellchain and start it again: then it takes the place of what is here now. What you do until then is set aside with the rest.',
  stay: 'Leave everything as it is',
  stays: 'Everything stays as it is.',
  notDone: (refusal: Refusal) => `Nothing has changed. ${refusalSentence(refusal)}`,
} as const;

function soundDatabase({ tables }: DatabaseCheck): string {
  const rows = sumOf(tables, (table) => table.rows);
  return `The database is sound: ${counted(tables.length, 'table')}, ${counted(rows, 'row')}, nothing wrong.`;
}

function unsoundDatabase({ findings, unreadable }: DatabaseCheck): string {
  if (findings.length === 0)
    return `The database is sound, but ${counted(unreadable.length, 'row')} in it cannot be read (listed below). They are left out, and everything else goes on. You can set them aside, or restore a backup, below.`;
  return `The database is damaged (${counted(findings.length, 'finding')}, listed below). Copy the data folder to a safe place, then start the program again: a database that it cannot trust it sets aside, and the newest good backup takes its place. You can also restore a backup of your choice, below.`;
}

/* Help */

export const HELP = {
  pages: 'Pages',
  search: 'Search the help',
  searchHint: 'a word or two',
  results: 'Found',
  found: (count: number, words: string) =>
    count === 0
      ? `Nothing is found for “${words}”. Try another word, or a shorter one.`
      : `${counted(count, 'place')} found for “${words}”.`,
  related: 'See also',
  rulings: { topic: 'Matter', rulebooks: 'Rulebooks', does: 'What Spellchain does, and why' },
} as const;

/* About */

export const ABOUT = {
  lead: 'Duel computer wizards at the table of 1997, under any of five rulebooks.',
  version: 'Version',
  door: 'Door',
  doors: { electron: 'A window of its own', web: 'The browser, on this computer only' },
  platform: 'System',
  runtime: 'Runs on',
  noticeTitle: 'A fan work',
  notice: [
    'Spellchain is an unofficial, non-commercial fan work. It is not produced, endorsed, supported or sponsored by Wizards of the Coast, who own Magic: The Gathering.',
    'Names of cards, their costs and what they do are facts of that game. The pictures, the frames, the sounds, the wording and the code are Spellchain’s own.',
  ],
  licenceTitle: 'Licence',
  licence:
    'The code of Spellchain is free under the MIT licence: use it, change it, pass it on, and keep the licence with it.',
  foundationsTitle: 'What it stands on',
  foundationsLead: 'With thanks to the people who made these and gave them away.',
  foundation: (purpose: string, licence: string) => `${purpose} · ${licence}`,
  updates:
    'Spellchain does not look for updates: it asks no other computer for anything. A newer version comes from where you got this one.',
  textsTitle: 'Their licences, word for word',
  textsLead:
    'Everything of others that is in this program, the small parts too. Electron brings Chromium, Node.js and much else along; in the installed program their licences lie beside it, in LICENSE.electron.txt and LICENSES.chromium.html.',
  textsShow: 'Show the texts',
  textsShowAgain: 'Try once more',
  textsNotShown: 'The texts could not be fetched.',
  textsFind: 'Find a licence',
  textsFindHint: 'Find a name, a licence, or words of a text',
  textsFound: (count: number) => (count === 1 ? '1 text' : `${count} texts`),
  textOf: (name: string, version: string, licence: string) => `${name} ${version} · ${licence}`,
} as const;

/* When something goes wrong */

export const TROUBLE = {
  title: 'Something went wrong',
  inRoom:
    'This room could not be shown. Nothing you have is lost: your data is kept by the program, not by this page.',
  inWindow: 'A part of the window failed. Nothing you have is lost, and you can usually carry on.',
  what: 'What the program says about it',
  copy: 'Copy a report',
  copied: 'The report is copied. Paste it where you ask for help.',
  notCopied: 'Copying is not allowed here. This is the report; select it and copy it by hand.',
  report: 'Report',
  toTitle: 'Back to the title',
  again: 'Start again',
  toData: 'To your data',
  carryOn: 'Carry on',
  dead: 'Spellchain could not start in this window. Load the page again; if that does not help, this is what failed:',
} as const;

export const REPORT = {
  title: 'Spellchain report',
  at: 'When',
  version: 'Version',
  runtime: 'Runtime',
  dataFolder: 'Data folder',
  database: 'Database',
  window: 'Window',
  noProgram: 'The program could not be asked.',
  recent: 'Recent problems',
  none: '- none',
} as const;

/* Numbers and dates */

export function bytesInWords(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB'] as const;
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const amount = bytes / 1_000 ** step;
  return `${amount.toLocaleString('en-GB', { maximumFractionDigits: amount < 10 ? 1 : 0 })} ${units[step]}`;
}

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A time as the program writes it; words that are not a time are given back as they are. */
export function dateInWords(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : DATE.format(date);
}

export const notDone = (refusal: Refusal): string => `That did not work. ${refusalSentence(refusal)}`;
