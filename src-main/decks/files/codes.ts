/** The codes and names of sets, as one program or another writes them. */
import { OWN_SETS, setsOf } from '../printing.ts';
import { SETS } from '../sets.ts';

interface SetWords {
  readonly code: string;
  readonly name: string;
  /** Two letters at most for the old ones: Magic Workstation, and what follows it. */
  readonly short?: string;
  readonly forge?: string;
  readonly others?: readonly string[];
}

const WORDS: readonly SetWords[] = [
  { code: 'LEA', name: 'Limited Edition Alpha', short: 'A', others: ['1E', 'AL', 'Alpha'] },
  { code: 'LEB', name: 'Limited Edition Beta', short: 'B', others: ['2E', 'BE', 'Beta'] },
  { code: '2ED', name: 'Unlimited Edition', short: 'U', others: ['UN', '2U', '2E', 'Unlimited'] },
  { code: '3ED', name: 'Revised Edition', short: 'R', others: ['3E', 'RV', 'Revised'] },
  { code: '4ED', name: 'Fourth Edition', short: '4E', others: ['4th Edition'] },
  { code: '5ED', name: 'Fifth Edition', short: '5E', others: ['5th Edition'] },
  { code: '6ED', name: 'Classic Sixth Edition', short: '6E', others: ['6', 'Sixth Edition', '6th Edition'] },
  { code: '7ED', name: 'Seventh Edition', short: '7E', others: ['7', '7th Edition'] },
  { code: '8ED', name: 'Eighth Edition', short: '8E', others: ['8th Edition'] },
  { code: '9ED', name: 'Ninth Edition', short: '9E', others: ['9th Edition'] },
  { code: '10E', name: 'Tenth Edition', others: ['10th Edition'] },
  { code: 'M10', name: 'Magic 2010', others: ['Magic 2010 (M10)'] },
  { code: 'M11', name: 'Magic 2011', others: ['Magic 2011 (M11)'] },
  { code: 'ARN', name: 'Arabian Nights', short: 'AN' },
  { code: 'ATQ', name: 'Antiquities', short: 'AQ' },
  { code: 'LEG', name: 'Legends', short: 'LG', others: ['LE'] },
  { code: 'DRK', name: 'The Dark', short: 'DK' },
  { code: 'FEM', name: 'Fallen Empires', short: 'FE' },
  { code: 'HML', name: 'Homelands', short: 'HL', others: ['HM'] },
  { code: 'ICE', name: 'Ice Age', short: 'IA' },
  { code: 'ALL', name: 'Alliances', short: 'AL' },
  { code: 'MIR', name: 'Mirage', short: 'MI' },
  { code: 'VIS', name: 'Visions', short: 'VI' },
  { code: 'WTH', name: 'Weatherlight', short: 'WL' },
  { code: 'CHR', name: 'Chronicles', short: 'CH' },
  { code: 'POR', name: 'Portal', short: 'PT', others: ['PO', 'P1'] },
  { code: 'P02', name: 'Portal Second Age', short: 'P2', forge: 'PO2', others: ['PO2'] },
  { code: 'PTK', name: 'Portal Three Kingdoms', short: 'P3', others: ['PK'] },
  { code: 'S99', name: 'Starter 1999', short: 'ST', others: ['P3'] },
  { code: 'S00', name: 'Starter 2000', others: ['P4'] },
  { code: 'PDRC', name: 'Dragon Con', forge: 'DRC94', others: ['DRC94'] },
  { code: 'PHPR', name: 'HarperPrism Book Promos' },
  { code: 'PAST', name: 'Astral Cards' },
  { code: 'TMP', name: 'Tempest', short: 'TE' },
  { code: 'STH', name: 'Stronghold', short: 'SH', others: ['ST'] },
  { code: 'EXO', name: 'Exodus', short: 'EX' },
  { code: 'USG', name: "Urza's Saga", short: 'US', others: ['UZ'] },
  { code: 'ULG', name: "Urza's Legacy", short: 'UL', others: ['GU'] },
  { code: 'UDS', name: "Urza's Destiny", short: 'UD', others: ['CG'] },
  { code: 'MMQ', name: 'Mercadian Masques', short: 'MM' },
  { code: 'NEM', name: 'Nemesis', short: 'NE', forge: 'NMS', others: ['NMS'] },
  { code: 'PCY', name: 'Prophecy', short: 'PR' },
  { code: 'INV', name: 'Invasion', short: 'IN' },
  { code: 'PLS', name: 'Planeshift', short: 'PS' },
  { code: 'APC', name: 'Apocalypse', short: 'AP' },
  { code: 'ODY', name: 'Odyssey', short: 'OD' },
  { code: 'TOR', name: 'Torment', short: 'TO' },
  { code: 'JUD', name: 'Judgment', short: 'JU' },
  { code: 'ONS', name: 'Onslaught', short: 'ON' },
  { code: 'SCG', name: 'Scourge', short: 'SC' },
  { code: 'MRD', name: 'Mirrodin', short: 'MR' },
  { code: 'DST', name: 'Darksteel', short: 'DS' },
  { code: '5DN', name: 'Fifth Dawn', short: 'FD' },
  { code: 'CON', name: 'Conflux', forge: 'CFX', others: ['CFX'] },
  { code: 'DOM', name: 'Dominaria', others: ['DAR'] },
];

const byCode = new Map(WORDS.map((words) => [words.code, words]));
const byName = new Map(
  WORDS.flatMap(({ code, name, others }) => [
    [name.toLowerCase(), code] as const,
    ...(others ?? [])
      .filter((other) => other.length > 3)
      .map((other) => [other.toLowerCase(), code] as const),
  ]),
);

const readings = new Map<string, string[]>();
for (const { code, short, others } of WORDS)
  for (const written of new Set([short, ...(others ?? [])]))
    if (written !== undefined && !byCode.has(written.toUpperCase()))
      readings.set(written.toUpperCase(), [...(readings.get(written.toUpperCase()) ?? []), code]);

/** The sets these letters can mean; of themselves, where no table knows them. */
export function setsMeant(written: string): readonly string[] {
  const upper = written.toUpperCase();
  return readings.get(upper) ?? [upper];
}

export const setByName = (name: string): string | undefined => byName.get(name.trim().toLowerCase());
export const nameOfSet = (code: string): string | undefined => byCode.get(code)?.name;
export const forgeCode = (code: string): string => byCode.get(code)?.forge ?? code;
export const arenaCode = (code: string): string => (code === 'DOM' ? 'DAR' : code);

const ours = new Set(SETS.map(({ code }) => code));

/** Whether this program has the cards of a set. */
export const isOwnSet = (code: string): boolean => ours.has(code);

/** Whether every card of a set is known here, so that a card that is not is of another. */
const isWhole = (code: string): boolean => (OWN_SETS as readonly string[]).includes(code);

/** Whether letters stand for a set in some table: a word in brackets may be part of a name. */
export const isSetCode = (written: string): boolean => {
  const upper = written.toUpperCase();
  return byCode.has(upper) || readings.has(upper);
};

const setsByName = new Map<string, ReadonlySet<string>>();

/** Kept, because a collection asks it of the same cards again and again. */
export function holds(set: string, name: string): boolean {
  const sets = setsByName.get(name) ?? new Set(setsOf(name));
  if (sets.size > 0) setsByName.set(name, sets);
  return sets.has(set);
}

/** Of the sets the letters can mean, those that hold the card; a set that is not wholly ours may hold any. */
export function fittingSets(written: string, name: string): readonly string[] {
  const meant = setsMeant(written);
  if (meant.length === 1) return meant;
  const holding = meant.filter((set) => holds(set, name));
  if (holding.length > 0) return holding;
  // Of a card that is known every printing is; of another only that no whole set has it.
  const isKnown = setsOf(name).length > 0;
  const possible = meant.filter((set) => !(isKnown ? isOwnSet : isWhole)(set));
  return possible.length > 0 ? possible : meant;
}

/** The short letters, unless they could mean another set with this card as well. */
export function shortCode(code: string, name: string): string {
  const short = byCode.get(code)?.short ?? code;
  return fittingSets(short, name).length === 1 ? short : code;
}
