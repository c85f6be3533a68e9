/**
 * `npm run word -- --check [--json]`: looks for faults in every card's text, in the words of every time.
 * `npm run word -- --sample N --seed S --lexicon L`: prints so many cards of that time, to be read.
 * `npm run word -- --keep`: writes the texts that the tests compare.
 * `npm run word -- --agreement FOLDER`: the share of words that are those of the `cards.jsonl` in that folder.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { RULEBOOKS, type Rulebook } from '../../src-shared/preferences.ts';
import { agreementWith, type Agreement } from './agreement.ts';
import { keptFile, keptText, writeKept } from './kept.ts';
import { findingsIn, type Finding } from './lint.ts';
import { drawn } from './sample.ts';
import { allTold, printed, toldOfTime } from './texts.ts';

/** Nothing is wrong; texts have faults; it was asked for something that makes no sense. */
const GOOD = 0;
const FAULTY = 1;
const NOT_UNDERSTOOD = 2;

const USE = 'Use one of: --check [--json], --sample N [--seed S] --lexicon L, --keep, --agreement FOLDER';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    lexicon: { type: 'string' },
    keep: { type: 'boolean', default: false },
    agreement: { type: 'string' },
  },
});

function main(): number {
  if (values.check) return check();
  if (values.sample !== undefined) return sample(Number(values.sample), Number(values.seed), values.lexicon);
  if (values.keep) return keep();
  if (values.agreement !== undefined) return agree(values.agreement);
  return misunderstood(USE);
}

function misunderstood(why: string): number {
  process.stderr.write(`${why}\n`);
  return NOT_UNDERSTOOD;
}

function check(): number {
  const texts = RULEBOOKS.flatMap(allTold);
  const findings = texts.flatMap(findingsIn);
  if (values.json) console.log(JSON.stringify({ texts: texts.length, findings }));
  else {
    for (const finding of findings) console.log(lineOf(finding));
    console.log(`${texts.length} texts, ${findings.length} findings`);
  }
  return findings.length > 0 ? FAULTY : GOOD;
}

const lineOf = ({ card, rulebook, what, where }: Finding): string =>
  `${card} (${rulebook}): ${what}: ${where.replaceAll('\n', ' / ')}`;

function sample(count: number, seed: number, lexicon: string | undefined): number {
  if (!Number.isInteger(count) || count < 1) return misunderstood('--sample takes a whole number from 1.');
  if (!Number.isInteger(seed)) return misunderstood('--seed takes a whole number.');
  const rulebook = RULEBOOKS.find((name: Rulebook) => name === lexicon);
  if (!rulebook) return misunderstood(`--lexicon takes one of ${RULEBOOKS.join(', ')}.`);
  for (const one of drawn(toldOfTime(rulebook), ({ face }) => face.name, count, seed))
    console.log(`${printed(one)}\n`);
  return GOOD;
}

function keep(): number {
  for (const rulebook of RULEBOOKS) {
    writeKept(rulebook, keptText(rulebook));
    console.log(keptFile(rulebook));
  }
  return GOOD;
}

function agree(folder: string): number {
  const file = join(folder, 'cards.jsonl');
  if (!existsSync(file)) return misunderstood(`There is no file ${file}.`);
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

process.exitCode = main();
