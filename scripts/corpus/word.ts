/** The texts of the cards: looked at for faults, printed to be read, kept for the tests, compared. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULEBOOKS, type Rulebook } from '../../src-shared/rulebooks.ts';
import { command, GOOD, Misused, NOT_GOOD, oneOf, placeOf, wholeNumber, type Typed } from '../lib/command.ts';
import { agreementWith, type Agreement } from './agreement.ts';
import { changedIn, HASHES_FILE, hashesText, keptFile, keptText, writeHashes, writeKept } from './kept.ts';
import { findingsIn, type Finding } from './lint.ts';
import { drawn } from './sample.ts';
import { allTold, printed, toldOfTime } from './texts.ts';

const USE = `npm run word -- --check [--json]          looks for faults in every card's text, in the words of every time
npm run word -- --sample N [--seed S] --lexicon L
                                       prints so many cards of that time, to be read
npm run word -- --keep                 writes the texts that the tests compare
npm run word -- --agreement FOLDER     the share of words that are those of the cards.jsonl in that folder`;

const OPTIONS = {
  check: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  sample: { type: 'string' },
  seed: { type: 'string', default: '1' },
  lexicon: { type: 'string' },
  keep: { type: 'boolean', default: false },
  agreement: { type: 'string' },
} as const;

type Values = Typed<typeof OPTIONS>['values'];

function main({ values }: Typed<typeof OPTIONS>): number {
  if (values.check) return check(values.json);
  if (values.sample !== undefined) return sample(values.sample, values);
  if (values.keep) return keep();
  if (values.agreement !== undefined) return agree(placeOf(values.agreement));
  throw new Misused('One of --check, --sample, --keep and --agreement has to be named.');
}

function check(json: boolean): number {
  const texts = RULEBOOKS.flatMap(allTold);
  const findings = texts.flatMap(findingsIn);
  if (json) console.log(JSON.stringify({ texts: texts.length, findings }));
  else {
    for (const finding of findings) console.log(lineOf(finding));
    console.log(`${texts.length} texts, ${findings.length} findings`);
  }
  return findings.length > 0 ? NOT_GOOD : GOOD;
}

const lineOf = ({ card, rulebook, what, where }: Finding): string =>
  `${card} (${rulebook}): ${what}: ${where.replaceAll('\n', ' / ')}`;

function sample(many: string, { seed: written, lexicon }: Values): number {
  const count = wholeNumber('sample', many, 1, 10_000);
  const seed = wholeNumber('seed', written, 0, 4_294_967_295);
  const rulebook: Rulebook = oneOf('lexicon', lexicon ?? '', RULEBOOKS);
  for (const one of drawn(toldOfTime(rulebook), ({ face }) => face.name, count, seed))
    console.log(`${printed(one)}\n`);
  return GOOD;
}

function keep(): number {
  for (const rulebook of RULEBOOKS) {
    writeKept(rulebook, keptText(rulebook));
    console.log(keptFile(rulebook));
  }
  const before = existsSync(HASHES_FILE) ? readFileSync(HASHES_FILE, 'utf8') : '';
  for (const card of changedIn(before, hashesText())) console.log(`changed: ${card}`);
  writeHashes();
  console.log(HASHES_FILE);
  return GOOD;
}

function agree(folder: string): number {
  const file = join(folder, 'cards.jsonl');
  if (!existsSync(file)) throw new Misused(`There is no file ${file}.`);
  const { least, ...all } = agreementWith(file);
  for (const { name, share, ours, theirs } of least)
    console.log(`${name}: ${percent(share)} %\n    ours:   ${ours}\n    theirs: ${theirs}`);
  console.log(`of M11: ${shareLine(agreementWith(file, 'M11'))}`);
  console.log(shareLine(all));
  return GOOD;
}

const shareLine = ({ cards, words, agreeing }: Omit<Agreement, 'least'>): string =>
  `${cards} cards, ${words} words, ${words === 0 ? '-' : percent(agreeing / words)} % agree`;

const percent = (share: number): string => (share * 100).toFixed(1);

await command(USE, OPTIONS, main);
