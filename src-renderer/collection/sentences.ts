/** Every sentence about players, what they hold, packs and trading. */
import type { CatalogueSet } from '../../src-shared/catalogue.ts';
import type {
  ChangeKind,
  CollectionChange,
  CollectionRefusal,
  CollectionRefused,
  Copies,
  Pack,
  PackKind,
} from '../../src-shared/collection.ts';
import type { Refusal } from '../../src-shared/contract.ts';
import { FORMAT_NAMES, type DeckFormat, type Finding, type Foil } from '../../src-shared/decks.ts';
import type { Colour } from '../../src-shared/duel/words.ts';
import type { SearchRarity } from '../../src-shared/search/query.ts';
import { findingSentence, meant } from '../../src-shared/words/decks.ts';
import { refusalSentence } from '../words/refusals.ts';
import { dateInWords } from '../words/dates.ts';
import { counted, listed } from '../../src-shared/words/phrases.ts';
import { COLOUR_NAMES, colourWord } from '../words/game.ts';
import type { SetShare } from './completion.ts';
import { sumOf } from '../../src-shared/sums.ts';

const REFUSALS: Record<CollectionRefusal, string> = {
  noSuchPlayer: 'That player is not here any more.',
  noSuchDeck: 'That deck is not in the box any more.',
  noSuchPack: 'That pack is not there any more.',
  noSuchChange: 'That change is not known any more.',
  nameTaken: 'Another player has that name. Take a different one.',
  nameEmpty: 'A player needs a name.',
  nameUnreadable: 'There is something in that name that cannot be read. Write it anew, in letters.',
  notEnough: 'There are not enough of these cards any more.',
  alreadyUndone: 'That has been undone already.',
  wordGiven: 'Packs that were opened, trades, and cards won or lost cannot be undone.',
  atStake: 'These cards are at stake in a match or a gauntlet that is under way, and stay until it is over.',
  unfair: 'The wizard does not agree to that.',
  noBackup: 'That file is no backup of a player.',
  laterBackup:
    'That file was written by a newer Spellchain. Install that one to restore it. Nothing was changed.',
  damagedBackup: 'That file is damaged, or somebody has written in it. Nothing of it was restored.',
  nothingRead: 'No card was found in it. Nothing was added.',
  changedElsewhere: 'Another window has changed this meanwhile. Look at it once more.',
};

const named = (copies: readonly Copies[]): string =>
  listed(copies.map(({ card, count }) => `${Math.abs(count)} ${card}`));

export const refusedSentence = ({ reason, cards = [] }: CollectionRefused): string =>
  cards.length > 0 ? `${REFUSALS[reason]} (${named(cards.slice(0, 5))})` : REFUSALS[reason];

/* The collection */

export const TABS = ['cards', 'sets', 'history', 'files'] as const;
export type CollectionTab = (typeof TABS)[number];

export const TAB_NAMES: Record<CollectionTab, string> = {
  cards: 'Cards',
  sets: 'Sets',
  history: 'History',
  files: 'Files',
};

const ownedWords = (owned: number): string => (owned === Infinity ? 'every copy yours' : `${owned} owned`);

export const COLLECTION = {
  whose: (name: string) => `The cards of ${name}`,
  noPlayer: 'A collection belongs to a player, and there is none yet.',
  toPlayers: 'Begin as a player',
  views: 'What is shown',
  packs: (count: number) => (count === 0 ? 'Packs' : `Packs (${count})`),
  trading: 'Trading',
  players: 'Players',
  reading: 'Laying out the cards…',
  notRead: (refusal: Refusal) => `The cards could not be read. ${refusalSentence(refusal)}`,
  askAgain: 'Try again',
  empty: 'You have no cards yet.',
  openPacks: (count: number) => `Open ${counted(count, 'pack')}`,
  list: 'Cards found',
  spoken: (name: string, typeLine: string, owned: number, isFavourite: boolean) =>
    [name, typeLine, ownedWords(owned), ...(isFavourite ? ['favourite'] : [])].join(', '),
  owned: (count: number) => (count === Infinity ? '∞' : String(count)),
  times: (count: number) => (count === Infinity ? '∞' : `×${count}`),
  favourite: 'Favourite',
  keys: 'Arrows: to the next card · F: favourite',
  side: 'The card',
  noneShown: 'Choose a card to see it large.',
  words: 'In the words of',
  printings: 'Printings',
  printing: (set: string, number: string) => `${set}, ${number}`,
  more: '+',
  fewer: '−',
  moreLong: (card: string, set: string) => `One more ${card} of ${set}`,
  fewerLong: (card: string, set: string) => `One fewer ${card} of ${set}`,
  counted: (card: string, owned: number) => `${card}: ${ownedWords(owned)}`,
  note: 'Your note',
  noteElsewhere: (theirs: string) =>
    `Another window has changed this note: ${theirs === '' ? 'it is empty now' : `“${theirs}”`}. Yours is not kept; change it once more, and it takes that one’s place.`,
} as const;

export const FOIL_NAMES: Record<Foil, string> = { no: '', foil: 'shining', etched: 'etched' };

export const SET_WORDS = {
  title: 'How much of each set you have',
  everything: 'Every card is yours: each set is whole.',
  none: 'No set has been begun. Open a pack, or bring cards in from a file.',
  onlyBegun: 'Only sets that you have cards of',
  onlyBegunNote: 'Otherwise every set that is known here',
  set: 'Set',
  year: 'Year',
  have: 'Have',
  share: ({ have, of }: SetShare) => `${have} of ${of}`,
  whole: 'whole',
  show: (set: string) => `Show the cards of ${set}`,
  nothing: '–',
} as const;

export const SHORT_RARITIES: Record<SearchRarity, string> = {
  land: 'Lands',
  common: 'Commons',
  uncommon: 'Uncommons',
  rare: 'Rares',
  mythic: 'Mythics',
};

const PACK_NAMES: Record<PackKind, string> = {
  booster: 'Booster',
  starter: 'Starter',
  tournament: 'Tournament pack',
};

const fact = (facts: CollectionChange['facts'], name: string): string => String(facts[name] ?? '');

/** Facts are kept as they were told, and may be of another version's words. */
const wordIn = (
  words: Readonly<Record<string, string | undefined>>,
  key: string,
  otherwise: string,
): string => words[key] ?? otherwise;

type SetName = (code: string) => string;

const CHANGES: Record<ChangeKind, (facts: CollectionChange['facts'], setName: SetName) => string> = {
  starter: () => 'The first cards',
  pack: (facts, setName) =>
    `${wordIn(PACK_NAMES, fact(facts, 'pack'), 'Pack')} of ${setName(fact(facts, 'set'))} opened`,
  ante: (facts) =>
    facts.against === undefined ? 'Played for ante' : `Ante against ${fact(facts, 'against')}`,
  prize: (facts) => (facts.for === undefined ? 'A prize' : `Prize for ${fact(facts, 'for')}`),
  trade: (facts) => `Traded with ${fact(facts, 'with')}`,
  imported: (facts) => {
    const file = fact(facts, 'file');
    const format = wordIn(FORMAT_NAMES, fact(facts, 'format'), '');
    return file === '' ? `A list was taken over (${format})` : `Taken over from ${file} (${format})`;
  },
  restored: () => 'Restored from a backup',
  byHand: () => 'Changed by hand',
};

export const HISTORY_WORDS = {
  title: 'How cards came and went',
  none: 'Nothing has come or gone yet.',
  what: (change: CollectionChange, setName: SetName) => {
    const what = CHANGES[change.kind](change.facts, setName);
    return isTakingBack(change) ? `${what}, taken back` : what;
  },
  at: (change: CollectionChange) => dateInWords(change.at),
  came: (cards: readonly Copies[]) => `${counted(total(cards), 'card')} came`,
  went: (cards: readonly Copies[]) => `${counted(total(cards), 'card')} went`,
  undo: 'Undo',
  undoLong: (what: string, at: string) => `Undo: ${what}, ${at}`,
  undone: 'undone',
  didUndo: (what: string) => `Undone: ${what}.`,
  cards: 'Which cards',
  copies: ({ card, set, count, foil }: Copies) =>
    `${count > 0 ? '+' : '−'}${Math.abs(count)} ${card} (${[set, FOIL_NAMES[foil]].filter(Boolean).join(', ')})`,
  older: 'Older changes',
} as const;

/** What only ever brings cards has been undone where it took them. */
const isTakingBack = ({ kind, cards }: CollectionChange): boolean =>
  (kind === 'imported' || kind === 'restored') && cards.every(({ count }) => count < 0);

const total = (cards: readonly Copies[]): number => sumOf(cards, ({ count }) => Math.abs(count));

export const TRANSFER = {
  importTitle: 'Bring cards in',
  importNote:
    'A table or a list of any program that keeps cards: open it, drop it here, or paste it. All of its cards come, or none.',
  open: 'Open a file',
  paste: 'Or paste a list here',
  pasteNote: 'One card a line, with its count before it: 4 Lightning Bolt',
  take: 'Take the list over',
  doing: 'Taking cards over',
  begun: 'Taking cards over…',
  progress: (percent: number) => `Taking cards over: ${percent} %`,
  cancelling: 'Stopping…',
  cancelled: 'Stopped. No card was added.',
  imported: (cards: number, format: DeckFormat) =>
    `${counted(cards, 'card')} came, read as ${FORMAT_NAMES[format]}.`,
  undo: 'Take that back',
  tookBack: 'Taken back: these cards are gone again.',
  findings: (count: number) => `${counted(count, 'line')} to look at`,
  unreadable: (name: string) => `${name} could not be opened.`,
  notImported: (refusal: Refusal) => `No card was added. ${refusalSentence(refusal)}`,
  exportTitle: 'Take cards out',
  exportNote: 'All cards that you have, as a file of another program or a table.',
  format: 'Kind of file',
  save: 'Save the file',
  copy: 'Copy the text',
  copied: 'The list is on the clipboard.',
  notCopied: 'The clipboard did not take the list. Save it as a file instead.',
  saved: (name: string) => `${name} was saved.`,
  leavesOut: 'What such a file leaves out',
  cannot: 'These cards cannot be written as such a file.',
  fileName: (player: string) => `${player}’s cards`,
  backupTitle: 'All of it in one file',
  backupNote:
    'Cards, packs, decks with all their versions, notes and history, matches, gauntlets, results and the latest of their duels, to keep or to carry to another machine. A duel of a match that is being played is left out, as its hands are hidden; the match is in.',
  backUp: 'Save everything',
  restore: 'Restore from a file',
  restoreNote:
    'What is restored comes as a player of its own; nothing here is changed. A match that was in the middle of a duel begins that duel anew: nobody has won or lost it, or an ante with it.',
  restored: (name: string) => `${name} was restored and plays now.`,
} as const;

/** Of a file of cards: what is not known stays out, unlike in a deck. */
export function importFinding(finding: Finding): string {
  if (finding.kind !== 'unknownCard') return findingSentence(finding);
  const where = finding.line === undefined ? '' : `Line ${finding.line}: `;
  return `${where}There is no card called “${finding.text}” here. It was left out.${meant(finding)}`;
}

/* Packs */

/** What a pair of colours is good at, as advice for a first deck. */
const STRATEGY_ADVICE: Record<string, string> = {
  'white blue': 'Hold the ground with small soldiers while flyers attack over it.',
  'blue black': 'Answer what matters, empty the other hand, and win late.',
  'black red': 'Destroy every creature that comes, and attack at once.',
  'red green': 'Large creatures, and fire to clear their way.',
  'green white': 'Many creatures that grow stronger together.',
};

export const PACK_WORDS = {
  none: 'There is no pack to open. Win one, or begin as another player.',
  noneEverything: 'Every card is yours: there is nothing to open.',
  waiting: 'Packs to open',
  kindOf: ({ kind }: Pick<Pack, 'kind'>, set: CatalogueSet | undefined) =>
    [PACK_NAMES[kind], ...(set ? [set.released.slice(0, 4)] : [])].join(' · '),
  open: ({ kind }: Pick<Pack, 'kind'>, set: string, count: number) =>
    `Open a ${PACK_NAMES[kind].toLowerCase()} of ${set} (${count} to open)`,
  times: (count: number) => `×${count}`,
  opened: ({ kind }: Pick<Pack, 'kind'>, set: string) => `${PACK_NAMES[kind]} of ${set}`,
  turnAll: 'Turn all over',
  next: 'Open the next',
  away: 'Put them away',
  toCollection: 'To the collection',
  faceDown: (place: number, of: number) => `Card ${place} of ${of}, face down`,
  left: (count: number) => (count === 0 ? 'All cards are turned over.' : `${counted(count, 'card')} to turn`),
  turned: (name: string, rarity: string, isNew: boolean) =>
    `${name}, ${rarity.toLowerCase()}${isNew ? ', new' : ''}`,
  isNew: 'New',
  foil: 'Shining',
  newOnes: (count: number) =>
    count === 0 ? 'You had all of these before.' : `${counted(count, 'card')} you did not have.`,
  strategyTitle: 'The strategy of this pack',
  strategy: ([first, second]: readonly [Colour, Colour]) =>
    `${COLOUR_NAMES[first]} and ${colourWord(second)}. ${STRATEGY_ADVICE[`${first} ${second}`] ?? ''}`.trim(),
} as const;

/* Trading */

export const TRADING = {
  traders: 'Who trades',
  theirs: (wizard: string) => `The binder of ${wizard}`,
  yours: 'Your cards',
  findYours: 'Find among your cards',
  findTheirs: 'Find in the binder',
  take: (card: string, set: string, count: number) => `Ask for ${card} of ${set} (${count} there)`,
  give: (card: string, set: string, count: number) => `Offer ${card} of ${set} (${count} there)`,
  offer: 'The offer',
  youGet: 'You get',
  youGive: 'You give',
  nothing: 'nothing yet',
  putBack: (card: string) => `Put ${card} back`,
  clear: 'Begin anew',
  trade: 'Trade',
  traded: (wizard: string) => `Traded with ${wizard}.`,
  nothingAsked: 'Put something into the offer: press cards on either side.',
  agrees: (wizard: string) => `${wizard}: “Agreed, if you are.”`,
  gift: (wizard: string) => `${wizard}: “A present? You want nothing for it?”`,
  missing: (wizard: string, missing: number) => `${wizard}: “${missingWords(missing)}”`,
  asking: 'The wizard is thinking…',
  noneLeft: 'There is nothing left in the binder today.',
  noneOfYours: 'You have no cards to offer.',
  noneFound: 'No card has these words.',
  everything: 'Every card is yours: there is nothing to trade for.',
  final: 'What is traded stays traded.',
  anew: 'Tomorrow each binder has other cards.',
} as const;

/** What would make up for what is missing, where a common card is worth one and a rare one twelve. */
function missingWords(missing: number): string {
  if (missing <= 1) return 'Almost. A common card more, and we have a deal.';
  if (missing <= 4) return 'Not quite. An uncommon card more would do.';
  if (missing <= 12) return 'That is too little. Add a rare card, or as much in others.';
  if (missing <= 24) return 'Far too little. Two rare cards more would do.';
  return `You ask for treasure. About ${Math.ceil(missing / 12)} rare cards more, or ask for less.`;
}
