/** What is found while a file is read or written, and how it is told. */
import type { Finding, FindingKind } from '../../../src-shared/decks.ts';

const SHOWN = 200;

/** A finding keeps what stood there, but not ten megabytes of it. */
export const shortened = (text: string): string =>
  text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}… (${text.length} characters)`;

const taken = ({ instead }: Finding): string => instead ?? 'nothing';

const SENTENCES: Readonly<Record<FindingKind, (finding: Finding) => string>> = {
  unknownCard: ({ text, near }) =>
    `There is no card called "${text}" here; it stays in the deck as it is written.${near && near.length > 0 ? ` Did it mean ${near.join(' or ')}?` : ''}`,
  nameRead: (finding) => `"${finding.text}" was read as ${taken(finding)}.`,
  printingUnknown: ({ text }) => `No printing ${text} is known here; the card was taken by its name.`,
  printingOther: (finding) =>
    `${finding.text}: that printing is of ${taken(finding)}; the card was taken by its name, and the number left out.`,
  setUnclear: (finding) => `${finding.text}: the letters may mean ${taken(finding)}; the set was left out.`,
  numberWins: (finding) =>
    `"${finding.text}": the number is that of ${taken(finding)}, and it is the number that counts.`,
  numberOther: (finding) =>
    `"${finding.text}": the number was that of ${taken(finding)} in 1997; in this file the name counts.`,
  countRejected: ({ text }) => `"${text}" has no count from 1 to 9999; it was left out of the deck.`,
  countsMissing: ({ text }) =>
    `No column is known to say how many there are of each card, so each row counts once; perhaps "${text}" does.`,
  lineNotRead: ({ text }) => `"${text}" was not understood; it was left out of the deck.`,
  lineTooLong: ({ text }) => `"${text}" is too long to be read; it was left out of the deck.`,
  sectionIgnored: ({ text }) => `"${text}" is kept, but not read.`,
  blocksJoined: ({ text }) =>
    `There are ${text} blocks and no word says which is which: all are the main deck.`,
  notText: ({ text }) => `This is no text, and no deck of any kind that is known here${text && `: ${text}`}.`,
  tooLarge: ({ text }) => `The file has ${text}; a deck is read up to 20 MB.`,
  broken: ({ text }) => `The file is damaged: ${text}`,
  noNames: ({ text }) =>
    `${text} has numbers of a shop in place of names: it cannot be read without its list.`,
  furtherFindings: ({ text }) => `${text} further findings are not listed.`,
  nothingRead: () => 'No card was found in it.',
  zoneLeftOut: ({ text }) => `There is no place for ${text}.`,
  zoneMoved: (finding) => `${finding.text} goes to ${taken(finding)}.`,
  zonesFolded: ({ text }) => `The sideboards by colour become one: ${text}.`,
  cardLeftOut: ({ text, instead }) => `${text} cannot be written${instead ? `: ${instead}` : ''}.`,
  printingChosen: (finding) => `${finding.text} needs a printing: ${taken(finding)} was chosen.`,
  partLeftOut: ({ text }) => `There is no place for ${text}.`,
  headLeftOut: ({ text }) => `There is no place for the deck's ${text}.`,
  fieldLeftOut: ({ text }) => `There is no place for what the first file said of ${text}.`,
  keptLeftOut: ({ text }) => `There is no place for the part ${text} of the first file.`,
  lettersFolded: ({ text }) => `These letters do not fit and were written otherwise: ${text}.`,
  limitBroken: ({ text }) => `The program this is for does not take it: ${text}.`,
  cannotWrite: ({ text }) => `${text} cannot be written.`,
};

/** One sentence, with the line where there is one. */
export function tell(finding: Finding): string {
  const said = SENTENCES[finding.kind](finding);
  return finding.line === undefined ? said : `Line ${finding.line}: ${said}`;
}
