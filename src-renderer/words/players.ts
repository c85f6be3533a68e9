/** Players, and who begins as one. */
import type { HoldingsKind } from '../../src-shared/collection.ts';
import type { Rulebook } from '../../src-shared/rulebooks.ts';
import { dateInWords } from './dates.ts';
import { bookName, RULEBOOK_NAMES } from './rulebooks.ts';

export const HOLDINGS_NAMES: Record<HoldingsKind, { name: string; note: string }> = {
  own: {
    name: 'Win and trade cards',
    note: 'You begin with packs of the rulebook, and win, trade and import the rest',
  },
  everything: { name: 'Every card is yours', note: 'As many of each as you want; nothing is counted' },
};

export const PLAYER_WORDS = {
  corner: 'Player',
  /** The button in the corner of the title. */
  change: (name: string) => `${name}: change the player`,
  begin: 'Begin as a player',
  who: 'Who plays?',
  all: 'All players',
  here: 'Players on this machine',
  newTitle: 'A new player',
  name: 'Name',
  nameNote: 'What the wizards call you',
  portrait: 'Portrait',
  face: (number: number) => `Face ${number}`,
  presentFace: 'The present face',
  others: 'Other faces',
  rulebook: 'Cards to begin with',
  rulebookNote: (rulebook: Rulebook) => `Packs of ${RULEBOOK_NAMES[rulebook].year}`,
  holds: 'Cards',
  add: 'Begin',
  another: 'Another player begins',
  added: (name: string) => `Welcome, ${name}.`,
  atHand: 'plays now',
  sit: 'Play',
  sitLong: (name: string) => `Play as ${name}`,
  sat: (name: string) => `${name} plays now.`,
  edit: 'Change',
  editLong: (name: string) => `Change ${name}`,
  editTitle: (name: string) => `Change ${name}`,
  keep: 'Keep',
  changed: (name: string) => `${name} was changed.`,
  throwAway: 'Throw away',
  throwAwayLong: (name: string) => `Throw away ${name}`,
  thrown: (name: string) =>
    `${name} was thrown away, with cards and decks. It can be taken back below, at any time.`,
  thrownAway: 'Thrown away',
  takeBack: 'Take back',
  takeBackLong: (name: string) => `Take back ${name}`,
  tookBack: (name: string) => `${name} is here again.`,
  facts: (rulebook: Rulebook, holds: HoldingsKind) =>
    holds === 'everything' ? 'Has every card' : `Began with cards of ${bookName(rulebook)}`,
  lastSeen: (at: string) => `Last here ${dateInWords(at)}`,
  none: 'Nobody plays here yet. Duels with ready decks need no player; a collection, packs and decks of your own do.',
} as const;
