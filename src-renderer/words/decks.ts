/** Formats of decks, and what is told of files and lists. */
import type {
  Breach,
  BreachKind,
  DeckFormat,
  DeckZone,
  Finding,
  FindingKind,
} from '../../src-shared/decks.ts';
import { counted } from './counting.ts';

export const ZONE_NAMES: Record<DeckZone, string> = {
  main: 'Deck',
  side: 'Sideboard',
  commander: 'Commander',
  companion: 'Companion',
  maybe: 'Perhaps',
  tokens: 'Tokens',
  againstAnyone: 'Against anyone',
  againstBlack: 'Against black',
  againstBlue: 'Against blue',
  againstGreen: 'Against green',
  againstRed: 'Against red',
  againstWhite: 'Against white',
  acquire: 'Wanted',
  display: 'On show',
  avatar: 'Avatar',
  planes: 'Planes',
  schemes: 'Schemes',
  conspiracy: 'Conspiracies',
  dungeon: 'Dungeons',
  attractions: 'Attractions',
  contraptions: 'Contraptions',
};

export const FORMAT_NAMES: Record<DeckFormat, string> = {
  forge: 'Forge',
  xmage: 'XMage',
  'mtgo-dek': 'Magic Online (.dek)',
  'mtgo-text': 'Magic Online (text)',
  arena: 'Arena',
  moxfield: 'Moxfield',
  archidekt: 'Archidekt',
  deckstats: 'Deckstats',
  goldfish: 'MTGGoldfish',
  cockatrice: 'Cockatrice',
  'cockatrice-text': 'Cockatrice (text)',
  mws: 'Magic Workstation',
  microprose: 'The game of 1997',
  apprentice: 'Apprentice',
  lackey: 'LackeyCCG',
  salvation: 'MTG Salvation',
  octgn: 'OCTGN',
  precon: 'Magarena and theme decks',
  'csv-moxfield': 'Table: Moxfield',
  'csv-deckbox': 'Table: Deckbox',
  'csv-deckbox-old': 'Table: Deckbox, older',
  'csv-tappedout': 'Table: TappedOut',
  'csv-tappedout-inventory': 'Table: TappedOut, inventory',
  'csv-mtgo': 'Table: Magic Online',
  'csv-manabox': 'Table: ManaBox',
  'csv-archidekt': 'Table: Archidekt',
  'csv-tcgplayer': 'Table: TCGplayer',
  'csv-dragonshield': 'Table: Dragon Shield',
  'csv-goldfish': 'Table: MTGGoldfish',
  'csv-deckstats': 'Table: Deckstats',
  'csv-cardmarket': 'Table: Cardmarket',
  csv: 'Table',
  spellchain: 'Spellchain (nothing is left out)',
  mtgjson: 'MTGJSON',
  scryfall: 'Scryfall',
  plain: 'Plain text',
};

const taken = ({ instead }: Finding): string => instead ?? 'nothing';

const FINDINGS: Record<FindingKind, (finding: Finding) => string> = {
  unknownCard: ({ text }) => `There is no card called “${text}” here. It stays in the deck as it is written.`,
  nameRead: (finding) => `“${finding.text}” was read as ${taken(finding)}.`,
  printingUnknown: ({ text }) => `No printing ${text} is known here; the card was taken by its name.`,
  printingOther: (finding) =>
    `${finding.text}: that printing is of ${taken(finding)}. The card was taken by its name.`,
  setUnclear: (finding) => `${finding.text}: the letters may mean ${taken(finding)}. The set was left out.`,
  numberWins: (finding) =>
    `“${finding.text}”: the number is that of ${taken(finding)}, and the number counts.`,
  numberOther: (finding) =>
    `“${finding.text}”: the number was that of ${taken(finding)} in 1997; in this file the name counts.`,
  countRejected: ({ text }) => `“${text}” has no count from 1 to 9,999 and was left out.`,
  countsMissing: ({ text }) =>
    `No column is known to say how many there are of each card, so each row counts once; perhaps “${text}” does.`,
  lineNotRead: ({ text }) => `“${text}” was not understood and was left out.`,
  lineTooLong: ({ text }) => `“${text}” is too long to be read and was left out.`,
  sectionIgnored: ({ text }) => `“${text}” is kept, but not read.`,
  blocksJoined: ({ text }) =>
    `There are ${text} blocks and no word says which is which. All are the main deck.`,
  notText: ({ text }) => `This is no text, and no deck of any known kind${text && `: ${text}`}.`,
  tooLarge: ({ text }) => `The file has ${text}; a deck is read up to 20 MB.`,
  broken: ({ text }) => `The file is damaged: ${text}`,
  noNames: ({ text }) =>
    `${text} has numbers of a shop in place of names, and cannot be read without its list.`,
  furtherFindings: ({ text }) => `${text} further findings are not listed.`,
  nothingRead: () => 'No card was found in it.',
  zoneLeftOut: ({ text }) => `There is no place for ${text}.`,
  zoneMoved: (finding) => `${finding.text} goes to ${taken(finding)}.`,
  zonesFolded: ({ text }) => `The sideboards by colour become one: ${text}.`,
  cardLeftOut: ({ text, instead }) =>
    `${text} cannot be written${instead === undefined ? '' : `: ${instead}`}.`,
  printingChosen: (finding) => `${finding.text} needs a printing: ${taken(finding)} was chosen.`,
  partLeftOut: ({ text }) => `There is no place for ${text}.`,
  headLeftOut: ({ text }) => `There is no place for the deck’s ${text}.`,
  fieldLeftOut: ({ text }) => `There is no place for what the first file said of ${text}.`,
  keptLeftOut: ({ text }) => `There is no place for the part ${text} of the first file.`,
  lettersFolded: ({ text }) => `These letters do not fit and were written otherwise: ${text}.`,
  limitBroken: ({ text }) => `The program this is for does not take it: ${text}.`,
  cannotWrite: ({ text }) => `${text} cannot be written.`,
};

export function findingSentence(finding: Finding): string {
  const said = FINDINGS[finding.kind](finding);
  return finding.line === undefined ? said : `Line ${finding.line}: ${said}`;
}

/* Legality */

const BREACHES: Record<BreachKind, (breach: Breach) => string> = {
  empty: () => 'The deck has no cards yet',
  tooFew: ({ count, allowed }) => `${counted(count, 'card')}; at least ${allowed} are wanted`,
  tooManyCopies: ({ card = '', count, allowed }) =>
    `${card}: ${count} copies; at most ${allowed} may be in it`,
  sideboardSize: ({ count, allowed }) =>
    `The sideboard has ${counted(count, 'card')}; it must have ${allowed}, or none`,
  unknown: ({ card = '' }) => `${card}: no such card can be played here`,
  outOfTime: ({ card = '' }) => `${card} is not of the rulebook’s time`,
  outOfPool: ({ card = '' }) => `${card} is in no set of this format`,
  banned: ({ card = '' }) => `${card} is banned`,
  restricted: ({ card = '', count }) => `${card} is restricted to one copy; there are ${count}`,
};

export function breachSentence(breach: Breach): string {
  const sources = [breach.rule, breach.date === undefined ? undefined : `list of ${dayInWords(breach.date)}`];
  const named = sources.filter((source) => source !== undefined).join(', ');
  return named === '' ? `${BREACHES[breach.kind](breach)}.` : `${BREACHES[breach.kind](breach)} (${named}).`;
}

/** An ISO date without a time. */
export const dayInWords = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en', { year: 'numeric', month: 'long', day: 'numeric' });
