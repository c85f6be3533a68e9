/** Every sentence of the deck box and of the deck builder. */
import { dayInWords, ZONE_NAMES } from '../../src-shared/words/decks.ts';
import type { CollectionRefused, CollectionRefusal, DeckDetails } from '../../src-shared/collection.ts';
import type { Refusal } from '../../src-shared/contract.ts';
import {
  FORMAT_NAMES,
  type DeckAgainst,
  type DeckChange,
  type DeckChangeReason,
  type DeckFormat,
} from '../../src-shared/decks.ts';
import type { Colour } from '../../src-shared/duel/words.ts';
import type { Rulebook } from '../../src-shared/rulebooks.ts';
import { TYPE_NAMES } from '../searching/sentences.ts';
import { refusalSentence } from '../words/refusals.ts';
import { dateInWords } from '../words/dates.ts';
import { bookName } from '../words/rulebooks.ts';
import { counted } from '../../src-shared/words/phrases.ts';
import { COLOUR_NAMES, colourWord } from '../words/game.ts';
import type { DeckDifference } from './drafting.ts';
import type { KeepingFailure } from './keeping.svelte.ts';
import type { Grouping, PileKind } from './piles.ts';
import type { Advice } from './statistics.ts';

const COLLECTION_REFUSALS: Record<CollectionRefusal, string> = {
  noSuchPlayer: 'That player is not here any more.',
  noSuchDeck: 'That deck is not in the box any more.',
  noSuchPack: 'That pack is not there any more.',
  noSuchChange: 'That change is not known any more.',
  nameTaken: 'Another deck has that name. Take a different one.',
  nameEmpty: 'A deck needs a name.',
  nameUnreadable: 'There is something in that name that cannot be read. Write it anew, in letters.',
  notEnough: 'There are not enough of these cards.',
  atStake: 'These cards are at stake in a match or a gauntlet that is under way.',
  alreadyUndone: 'That has been taken back already.',
  wordGiven: 'That cannot be taken back.',
  unfair: 'The wizard does not agree to that.',
  noBackup: 'That file is no backup of a player.',
  laterBackup: 'That file was written by a newer Spellchain.',
  damagedBackup: 'That file is damaged.',
  nothingRead: 'No card was found in it.',
  changedElsewhere: 'Another window has changed this meanwhile. Look at it once more.',
};

export const collectionRefusal = ({ reason }: CollectionRefused): string => COLLECTION_REFUSALS[reason];

/* The deck box */

export const BOX = {
  title: 'Decks',
  whose: (name: string) => `The decks of ${name}`,
  noPlayer: 'Decks belong to a player, and there is none yet. Begin as one first.',
  toPlayers: 'To the players',
  under: 'Under the rules of',
  find: 'Name or tag of a deck',
  newDeck: 'New deck',
  newName: 'New deck',
  fromReady: 'Begin from a ready deck',
  openFile: 'Open a file',
  paste: 'Paste a list',
  hint: 'A deck file can also be dropped here, or pasted with Ctrl V.',
  none: 'There is no deck in the box yet. Begin a new one, take a ready deck as a base, or open a file.',
  noneFound: 'No deck has these words in its name or among its tags.',
  open: (name: string) => `Open ${name}`,
  cards: (count: number) => counted(count, 'card'),
  fits: (rulebook: Rulebook) => `Fits ${bookName(rulebook)}`,
  ofBook: (rulebook: Rulebook) => `A deck of ${bookName(rulebook)}`,
  adapt: 'Adapt',
  adaptLong: (name: string, rulebook: Rulebook) => `Adapt ${name} to ${bookName(rulebook)}`,
  adaptedName: (name: string, rulebook: Rulebook) => `${name} (${bookName(rulebook)})`,
  copy: 'Copy',
  copyLong: (name: string) => `Copy ${name}`,
  throwAway: 'Throw away',
  throwAwayLong: (name: string) => `Throw away ${name}`,
  thrown: (name: string) => `${name} was thrown away. It lies among those thrown away.`,
  thrownAway: 'Thrown away',
  takeBack: 'Take back',
  takeBackLong: (name: string) => `Take back ${name}`,
  tookBack: (name: string) => `${name} is in the box again.`,
  changed: (at: string) => `Changed ${dateInWords(at)}`,
  notRead: (refusal: Refusal) => `The decks could not be read. ${refusalSentence(refusal)}`,
  notDone: (refusal: Refusal) => `That did not work. ${refusalSentence(refusal)}`,
  reading: 'Opening the box…',
  askAgain: 'Try again',
  readyTitle: 'Ready decks',
  readyNote: 'A copy goes into your box; the ready deck stays as it is.',
  readyFind: 'Name or words of a ready deck',
  readyNone: 'No ready deck of this rulebook has these words.',
  takeAsBase: (name: string) => `Take ${name} as a base`,
  pasteTitle: 'Paste a list',
  pasteNote:
    'One card a line, with its count before it: 4 Lightning Bolt. Lists of other programs are read as well.',
  pasteField: 'The list',
  read: 'Read it',
  gone: 'That deck is not in the box any more.',
  toBox: 'To the deck box',
} as const;

/* Files */

export const FILES = {
  title: 'A deck was read',
  readingTitle: 'Reading the file',
  reading: 'Reading the file…',
  progress: (percent: number) => `Reading the file: ${percent} %`,
  stopping: 'Stopping…',
  read: (format: DeckFormat, cards: number) => `Read as ${FORMAT_NAMES[format]}: ${counted(cards, 'card')}.`,
  nothing: 'No deck could be read.',
  name: 'Name of the deck',
  findings: 'What to know',
  takeNear: (name: string) => `Take ${name}`,
  takeNearLong: (name: string, written: string) => `Take ${name} for ${written}`,
  asNew: 'Put it into the box',
  inPlace: 'Put it in place of this deck',
  notRead: (refusal: Refusal) => `The file could not be read. ${refusalSentence(refusal)}`,
  unreadable: (name: string) => `${name} could not be opened.`,
  writeTitle: 'Save as a file',
  format: 'Kind of file',
  leavesOut: 'What such a file leaves out',
  leavesNothing: 'Nothing of this deck is left out.',
  cannot: 'This deck cannot be written as such a file.',
  content: 'The file',
  save: 'Save the file',
  copy: 'Copy the text',
  copied: 'The list is on the clipboard.',
  notCopied: 'The clipboard did not take the list. Mark the text and copy it with Ctrl C.',
} as const;

export const LEGALITY = {
  title: 'Legality',
  against: 'Held against',
  rulebook: (rulebook: Rulebook) => `The rulebook of ${bookName(rulebook)}`,
  limited: (rulebook: Rulebook) => `${bookName(rulebook)}, limited`,
  tournament: (rulebook: Rulebook) => `${bookName(rulebook)}, tournament`,
  format: (name: string) => `Format: ${name}`,
  day: 'On the day',
  listOf: (date: string) => `By the list of ${dayInWords(date)}.`,
  fits: (against: DeckAgainst) =>
    against.kind === 'rulebook'
      ? `Nothing speaks against it under ${bookName(against.rulebook)}.`
      : `It fits ${against.format}.`,
  notChecked: (refusal: Refusal) => `The rules could not be asked. ${refusalSentence(refusal)}`,
  missing: (name: string, count: number, owned: number) =>
    `${name}: ${count} in the deck, and you have ${owned}.`,
  adapt: (rulebook: Rulebook) => `Adapt to ${bookName(rulebook)}`,
  further: (count: number) => `and ${count} more`,
} as const;

export function adviceSentence({ kind, has, wants, colour }: Advice): string {
  switch (kind) {
    case 'fewLands':
      return `${counted(has, 'land')}; two fifths would be ${wants}.`;
    case 'manyLands':
      return `${counted(has, 'land')} are many; two fifths would be ${wants}.`;
    case 'fewCreatures':
      return `${counted(has, 'creature')}; at least ${wants} is usual.`;
    case 'manyCreatures':
      return `${counted(has, 'creature')} are many; at most ${wants} is usual.`;
    case 'dear':
      return `The cards cost ${has.toFixed(1)} on average; mix in cheaper ones.`;
    case 'colourShort':
      return `${COLOUR_NAMES[colour ?? 'colourless']}: ${counted(has, 'land')} for it; ${wants} would match the costs.`;
  }
}

/* The builder */

export const BUILDER = {
  title: 'Deck builder',
  box: 'Decks',
  name: 'Name of the deck',
  undo: 'Undo',
  redo: 'Redo',
  undoKey: 'Ctrl Z',
  redoKey: 'Ctrl Y',
  hand: 'Try a hand',
  playtest: 'Playtest',
  versions: 'Versions',
  lands: 'Lands',
  layOut: 'Lay out',
  writeFile: 'Save as…',
  openFile: 'Open…',
  print: 'Print',
  /** What the browser's own dialog is for, where the program makes no PDF. */
  printLong: (makesPdf: boolean) => (makesPdf ? 'Print' : 'Print, or save as PDF in the browser’s dialog'),
  pdf: 'PDF',
  pdfMade: (name: string) => `${name} was made.`,
  about: 'Notes',
  keeping: 'Keeping…',
  kept: 'Kept',
  keptThrownAway: 'Kept, among those thrown away',
  notKept: (failure: KeepingFailure) =>
    failure.kind === 'line'
      ? `The last change is not kept yet and will be tried again. ${refusalSentence(failure.refusal)}`
      : `The last change was not kept. ${collectionRefusal(failure.refusal)}`,
  tryAgain: 'Try again',
  filters: 'Filters',
  cards: 'The cards',
  deck: 'The deck',
  shown: 'The card shown',
  notRead: (refusal: Refusal) => `The deck could not be read. ${refusalSentence(refusal)}`,
  reading: 'Opening the deck…',
} as const;

export const CARD_WORDS = {
  inDeck: (count: number, owned: number) =>
    owned === Infinity ? `${count} in the deck` : `${count} of ${owned}`,
  spoken: (name: string, typeLine: string, count: number, owned: number) =>
    owned === Infinity
      ? `${name}, ${typeLine}, ${count} in the deck`
      : `${name}, ${typeLine}, ${count} in the deck of ${owned} owned`,
  inDeckColumn: 'In the deck',
  add: 'One more',
  remove: 'One fewer',
  toSide: 'To sideboard',
  addLong: (name: string) => `One more ${name}`,
  removeLong: (name: string) => `One fewer ${name}`,
  owned: (count: number) => (count === Infinity ? 'all' : String(count)),
} as const;

export function pileName(pile: PileKind, lastCost: number): string {
  switch (pile.kind) {
    case 'lands':
      return 'Lands';
    case 'unknown':
      return 'Unknown';
    case 'colourless':
      return COLOUR_NAMES.colourless;
    case 'gold':
      return 'Several colours';
    case 'cost':
      return pile.cost === lastCost ? `Cost ${pile.cost}+` : `Cost ${pile.cost}`;
    case 'colour':
      return COLOUR_NAMES[pile.colour];
    case 'type':
      return TYPE_NAMES[pile.type];
    case 'zone':
      return ZONE_NAMES[pile.zone];
  }
}

export const GROUPING_NAMES: Record<Grouping, string> = { cost: 'Cost', colour: 'Colour', type: 'Type' };

export const PILE_WORDS = {
  groupBy: 'Piles by',
  choosePile: (name: string, count: number) => `${name}, ${counted(count, 'card')}: choose all`,
  spoken: (count: number, name: string, zone: string, breaches: readonly string[]) =>
    [`${count} ${name}`, zone, ...breaches].join(', '),
  consolidate: 'Consolidate',
  consolidated: 'Lines of the same card are one now.',
  clear: 'Clear',
  chosen: (count: number) => `${counted(count, 'line')} chosen`,
  move: 'Move the chosen to',
  remove: 'Take out',
  more: 'One more of each',
  fewer: 'One fewer of each',
  none: 'None',
  hint: 'Drag a strip out to take it away. Ctrl and Shift choose several; a pile’s heading chooses all of it.',
  empty: 'The deck is empty. Drag cards here, or double click them below.',
  emptySide: 'Nothing yet',
} as const;

export const STATISTICS = {
  title: 'Statistics',
  curve: 'Curve',
  creatures: 'creatures',
  others: 'other spells',
  columnSpoken: (cost: string, creatures: number, others: number) =>
    `Cost ${cost}: ${counted(creatures, 'creature')}, ${counted(others, 'other spell')}`,
  colours: 'Colour: costs · lands',
  colourSpoken: (colour: Colour, wanted: number, sources: number) =>
    `${COLOUR_NAMES[colour]}: ${wanted} % of the symbols, ${sources} % of the lands’ colours`,
  shares: (wanted: number, sources: number) => `${wanted} % · ${sources} %`,
  counts: { cards: 'cards', lands: 'lands', creatures: 'creatures', cost: 'mean cost' },
  opening: 'Lands in the opening hand',
  openingSpoken: (lands: number, percent: string) => `${counted(lands, 'land')}: ${percent}`,
  percent: (part: number) => (part > 0 && part < 0.01 ? '< 1 %' : `${Math.round(part * 100)} %`),
  none: 'There is nothing to count yet.',
} as const;

export const HAND_WORDS = {
  title: 'Try a hand',
  hand: (cards: number) => `A hand of ${counted(cards, 'card')}`,
  again: 'Another hand',
  draw: 'Draw a card',
  mulligan: 'One card fewer',
  none: 'There are no cards in the deck to draw.',
  left: (count: number) => `${counted(count, 'card')} left in the library`,
} as const;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

export const PLAYTEST = {
  title: 'Playtest',
  note: 'Wizards play this deck many times, half of the duels with the first turn. Whether the rulebook allows the deck is not asked. The two highest levels think a quarter of a second a decision here, which is less than at the table.',
  terms: 'Who plays against whom',
  against: 'Against',
  wizard: (name: string, title: string) => `${name}, ${title}`,
  withLevel: 'Who plays as',
  withDeck: 'With the deck',
  herDeck: (name: string | undefined) => (name === undefined ? 'Whoever comes, her own' : `Her own: ${name}`),
  playedBy: 'Your deck is played by',
  duels: 'Duels',
  start: 'Play them',
  stop: 'Stop',
  sitDown: 'Sit down yourself',
  progress: 'The duels of the playtest',
  begun: (of: number) => `${counted(of, 'duel')} are being played.`,
  played: (done: number, of: number) => `${done} of ${counted(of, 'duel')} played`,
  stopped: (done: number) => `Stopped after ${counted(done, 'duel')}.`,
  done: (won: number, of: number) => `The deck won ${won} of ${counted(of, 'duel')}.`,
  notPlayed: (refusal: Refusal) => `The duels were not played. ${refusalSentence(refusal)}`,
  opponent: (wizard: string, deck: string) => `Against ${wizard}, who played ${deck}:`,
  leftOut: (names: readonly string[]) => `Left out, for nobody knows these cards: ${names.join(', ')}.`,
  percent,
  between: (least: number, most: number) =>
    `of the duels won; with this many duels it is between ${percent(least)} and ${percent(most)} in 19 of 20 cases`,
  scores: 'Duels won, lost and drawn',
  onThePlay: 'With the first turn',
  onTheDraw: 'With the second turn',
  altogether: 'Altogether',
  won: 'Won',
  lost: 'Lost',
  drawn: 'Drawn',
  lengths: (shortest: number, middle: number, longest: number) =>
    `The shortest took ${counted(shortest, 'turn')}, the longest ${longest}; half of them were over by turn ${middle}.`,
  turnRange: (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`),
  lengthSpoken: (from: number, to: number, duels: number) =>
    `${from === to ? counted(from, 'turn') : `${from} to ${to} turns`}: ${counted(duels, 'duel')}`,
} as const;

export const VERSIONS = {
  title: 'Versions',
  note: 'What is changed in one sitting is one version. One with a label is kept as it is.',
  version: (number: number, at: string) => `Version ${number}, ${dateInWords(at)}`,
  cards: (count: number) => counted(count, 'card'),
  label: 'Label',
  keepLabel: 'Keep the label',
  labelled: 'The label is kept.',
  compare: 'From this version to the deck as it is now',
  same: 'It has the same cards as the deck now.',
  difference: ({ name, zone, count }: DeckDifference) =>
    `${count > 0 ? `+${count}` : `−${-count}`} ${name}${zone === 'main' ? '' : ` (${ZONE_NAMES[zone]})`}`,
  goBack: 'Go back to this version',
  wentBack: (number: number) => `The deck is as version ${number} had it. Undo takes that back.`,
} as const;

export const LANDS = {
  title: 'Basic lands',
  size: 'Size of the deck',
  note: 'Two fifths of the deck, shared out by the symbols in the costs.',
  none: 'There are no coloured symbols in the costs yet, so nothing can be said.',
  line: (land: string, count: number, now: number) => `${counted(count, land, land)} (now ${now})`,
  take: 'Take these lands',
} as const;

export const LAYING_OUT = {
  title: 'Lay out a deck',
  note: 'The deck is laid out from the cards you have, in place of what is in it. Undo takes it back.',
  recipe: 'Recipe',
  recipes: {
    beginners: {
      name: 'For beginners',
      note: 'Two colours: twelve lands, ten creatures and six other spells of each, two artifacts and two enchantments.',
    },
    strategy: {
      name: 'Portal’s first deck',
      note: 'A strategy’s two colours: seven lands and eleven cards of each.',
    },
    second: {
      name: 'Portal’s second deck',
      note: 'Two of the colours left over: six lands and nine cards of each.',
    },
  },
  strategy: 'Strategy',
  pair: (one: Colour, other: Colour) => `${COLOUR_NAMES[one]} and ${colourWord(other)}`,
  one: 'First colour',
  other: 'Second colour',
  makes: (cards: number) => `This gives ${counted(cards, 'card')}.`,
  short: 'You do not have cards enough for the whole recipe; it gives what there is.',
  take: 'Lay it out',
} as const;

const CHANGE_REASONS: Record<DeckChangeReason, string> = {
  unknown: 'no such card can be played here',
  outOfTime: 'not of the rulebook’s time',
  copies: 'too many copies',
  size: 'the deck is too small',
  sideboard: 'the size of the sideboard',
};

export function changeSentence({ why, zone, count, out, in: comes }: DeckChange): string {
  const where = zone === 'main' ? '' : ` (${ZONE_NAMES[zone]})`;
  const what =
    out === undefined
      ? `${comes ?? ''} comes in`
      : comes === undefined
        ? `${out} goes`
        : `${out} becomes ${comes}`;
  return `${count} ${what}${where}: ${CHANGE_REASONS[why]}.`;
}

export const ADAPTING = {
  title: (rulebook: Rulebook) => `Adapt to ${bookName(rulebook)}`,
  note: 'This is what would change. The deck you have stays in the box; the other is put beside it.',
  fits: 'The deck fits as it is; nothing would change.',
  take: 'Put the adapted deck into the box',
  asking: 'Looking for cards that fit…',
} as const;

export const ABOUT_DECK = {
  title: 'Notes and tags',
  note: 'Notes',
  tags: 'Tags',
  tagsNote: 'Several are parted by commas.',
  rulebook: 'Rulebook',
  keep: 'Keep',
  kept: 'It is kept.',
  elsewhere: ({ note, tags, rulebook }: DeckDetails) =>
    `Another window has changed this meanwhile. The note there: ${note === '' ? 'none' : `“${note}”`}. Tags: ${tags.join(', ') || 'none'}. Rulebook: ${bookName(rulebook)}. Keep once more, and what you have changed takes its place.`,
} as const;

export const DISPUTE = {
  title: 'Changed in two windows',
  what: 'Another window has changed the same lines of this deck as you have here. Both can be kept: then yours becomes a deck of its own.',
  compare: 'From the other window’s deck to yours',
  keepBoth: 'Keep both',
  yield: 'Keep the other window’s alone',
  keptBoth: (name: string) => `Here is yours, as a deck of its own. ${name} is as the other window has it.`,
} as const;

export const PRINTED = {
  made: (rulebook: Rulebook, cards: number) => `${bookName(rulebook)} · ${counted(cards, 'card')}`,
  lands: 'Lands',
  creatures: 'Creatures',
  others: 'Other spells',
  unknown: 'Unknown cards',
  notes: 'Notes',
  total: (count: number) => counted(count, 'card'),
} as const;
