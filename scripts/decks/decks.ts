/** Decks in and out of the files of other programs, and whether they may be played. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import {
  checkDeck,
  DECK_FORMATS,
  endingOf,
  FILE_FORMATS,
  LATEST_DAY,
  playFormat,
  playFormatNames,
  readDeck,
  writeDeck,
  type LegalityAgainst,
  type Deck,
  type DeckFormat,
  type ReadDeck,
} from '../../src-main/decks/index.ts';
import { breachSentence, findingSentence, meant } from '../../src-shared/words/decks.ts';
import { FORMAT_NAMES, cardsIn, DECK_ZONES, type Breach, type Finding } from '../../src-shared/decks.ts';
import {
  command,
  GOOD,
  Misused,
  NO_FILE,
  NOT_GOOD,
  oneOf,
  placeOf,
  Stopped,
  type Typed,
} from '../lib/command.ts';
import { RULEBOOKS } from '../../src-shared/rulebooks.ts';

/** The deck breaks a rule, or not everything was understood. */
const NOT_WHOLE = NOT_GOOD;

const USE = `Decks in and out of files. Each after "npm run decks --":
  convert IN OUT    reads a deck and writes it as another kind of file; "-" is standard input or output
    --to FORMAT     the kind of file; otherwise by the ending of OUT
    --from FORMAT   what IN is, where it cannot be told
    --force         write over a file that is there
  check FILE        says what was read, and whether it may be played under each rulebook
    --rulebook R    under one of ${RULEBOOKS.join(', ')}
    --format F      in a format of play, such as Standard or Legacy; or the kind of file, as with --from
    --day DAY       as that format was on this day, such as 1997-07-01 (otherwise ${LATEST_DAY})
    --json          as JSON
  formats           the kinds of files, and the formats of play`;

const OPTIONS = {
  to: { type: 'string' },
  from: { type: 'string' },
  force: { type: 'boolean', default: false },
  rulebook: { type: 'string' },
  format: { type: 'string' },
  day: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

type Values = Typed<typeof OPTIONS>['values'];

function run({ values, positionals }: Typed<typeof OPTIONS>): number {
  const [what, ...rest] = positionals;
  switch (what) {
    case 'convert':
      return convert(rest, values);
    case 'check':
      return check(rest, values);
    case 'formats':
      return listFormats(values.json);
    default:
      throw new Misused(what === undefined ? 'Name what to do.' : `Nothing is called "${what}".`);
  }
}

function bytesOf(file: string): Uint8Array {
  try {
    return file === '-' ? readFileSync(process.stdin.fd) : readFileSync(placeOf(file));
  } catch (error) {
    throw new Stopped(`${file} cannot be read: ${reasonOf(error)}.`, NO_FILE);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it is not allowed',
};

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return REASONS[codeOf(error)] ?? error.message;
}

const formatNamed = (option: string, name: string): DeckFormat =>
  oneOf(option, name.toLowerCase(), DECK_FORMATS);

function read(file: string, { from, format }: Values): ReadDeck {
  const as = from === undefined ? kindOfFile(format) : formatNamed('from', from);
  return readDeck(bytesOf(file), file === '-' ? undefined : basename(file), { as });
}

/** What `--format` says of the file itself, and not of a format of play. */
const kindOfFile = (format: string | undefined): DeckFormat | undefined =>
  DECK_FORMATS.find((known) => known === format?.toLowerCase());

function convert([from, to, ...rest]: readonly string[], values: Values): number {
  if (from === undefined || to === undefined || rest.length > 0)
    throw new Misused('Name two files: npm run decks -- convert IN OUT');
  const format = values.to === undefined ? formatFor(to) : formatNamed('to', values.to);
  const found = read(from, values);
  for (const finding of found.findings) complain(tell(finding));
  if (found.deck.entries.length === 0)
    throw new Stopped(`${from} has no deck in it; nothing was written.`, NOT_WHOLE);
  const written = writeDeck(found.deck, format);
  for (const finding of written.findings) complain(tell(finding));
  if (written.kind === 'refused') return NOT_WHOLE;
  if (to === '-') process.stdout.write(written.bytes);
  else put(to, written.bytes, values.force);
  complain(`${counted(found.deck)}: ${FORMAT_NAMES[found.format]} to ${FORMAT_NAMES[format]}.`);
  return GOOD;
}

/** Beside what goes to standard output. */
const complain = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`);
};

function formatFor(file: string): DeckFormat {
  const ending = extname(file).slice(1).toLowerCase();
  const fitting = DECK_FORMATS.filter((format) => endingOf(format).toLowerCase() === ending);
  const [only] = fitting;
  if (only !== undefined && fitting.length === 1) return only;
  const choice =
    fitting.length > 1
      ? `${fitting.join(', ')} end in .${ending}`
      : `nothing is known to end in ".${ending}"`;
  throw new Misused(`Name the kind of file with --to: ${choice}.`);
}

/** Whole or not at all: written beside it and renamed. */
function put(file: string, bytes: Uint8Array, force: boolean): void {
  const target = placeOf(file);
  if (existsSync(target) && !force)
    throw new Stopped(`${file} is there already; --force writes over it.`, NO_FILE);
  const beside = `${target}.${process.pid}.part`;
  try {
    writeFileSync(beside, bytes, { flag: 'wx' });
    renameSync(beside, target);
  } catch (error) {
    rmSync(beside, { force: true });
    const reason = codeOf(error) === 'ENOENT' ? 'there is no such folder' : reasonOf(error);
    throw new Stopped(`${file} cannot be written: ${reason}.`, NO_FILE);
  }
}

const tell = (finding: Finding): string => findingSentence(finding) + meant(finding);

const counts = (deck: Deck): [zone: string, cards: number][] =>
  DECK_ZONES.map((zone): [string, number] => [zone, cardsIn(deck, zone)]).filter(([, cards]) => cards > 0);

const counted = (deck: Deck): string =>
  counts(deck)
    .map(([zone, cards]) => `${zone} ${cards}`)
    .join(', ') || 'no cards';

function check([file, ...rest]: readonly string[], values: Values): number {
  if (file === undefined || rest.length > 0) throw new Misused('Name one file: npm run decks -- check FILE');
  const against = againstIn(values);
  const { deck, findings, format } = read(file, values);
  const breaches = against.flatMap((one) => checkDeck(deck, one));
  if (values.json)
    console.log(
      JSON.stringify({
        ...{ format, counts: Object.fromEntries(counts(deck)), deck, findings, breaches },
        ...(against.length === 0 && { legality: underEach(deck) }),
      }),
    );
  else {
    console.log(`${deck.name ?? file}: ${FORMAT_NAMES[format]}, ${counted(deck)}`);
    for (const finding of findings) console.log(`  ${tell(finding)}`);
    for (const breach of breaches) console.log(`  ${breachSentence(breach)}`);
    if (against.length === 0) tellEach(deck);
    else if (breaches.length === 0) console.log('  It may be played.');
  }
  return findings.some(({ kind }) => kind !== 'nameRead') || breaches.length > 0 ? NOT_WHOLE : GOOD;
}

/** Nobody asked for a rulebook: what each says is told, and is no fault of the deck. */
const underEach = (deck: Deck): Record<string, readonly Breach[]> =>
  Object.fromEntries(
    RULEBOOKS.map((rulebook) => [rulebook, checkDeck(deck, { kind: 'rulebook', rulebook })]),
  );

const BREACHES_TOLD = 3;

function tellEach(deck: Deck): void {
  for (const [rulebook, breaches] of Object.entries(underEach(deck))) {
    const more = breaches.length - BREACHES_TOLD;
    const told = breaches.slice(0, BREACHES_TOLD).map(breachSentence).join(' ');
    console.log(
      `  ${rulebook}: ${breaches.length === 0 ? 'it may be played.' : told}${more > 0 ? ` And ${more} more.` : ''}`,
    );
  }
}

/** Undefined: the calendar has no such day. */
const isDay = (day: string): boolean => {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
};

function againstIn({ rulebook, format, day }: Values): LegalityAgainst[] {
  if (day !== undefined && !isDay(day))
    throw new Misused(`--day takes a day such as 1997-07-01, not "${day}".`);
  const book = rulebook === undefined ? undefined : oneOf('rulebook', rulebook, RULEBOOKS);
  const isPlay = format !== undefined && kindOfFile(format) === undefined;
  if (isPlay && !playFormat(format, day))
    throw new Misused(`--format takes one of ${playFormatNames().join(', ')}, or a kind of file.`);
  return [
    ...(book === undefined ? [] : [{ kind: 'rulebook' as const, rulebook: book }]),
    ...(!isPlay ? [] : [{ kind: 'format' as const, format, ...(day === undefined ? {} : { day }) }]),
  ];
}

function listFormats(json: boolean): number {
  const files = DECK_FORMATS.map((name) => {
    const { endings, read: reads, write } = FILE_FORMATS[name];
    return {
      name,
      title: FORMAT_NAMES[name],
      endings,
      reads: reads !== undefined,
      writes: write !== undefined,
    };
  });
  if (json) {
    console.log(JSON.stringify({ files, play: playFormatNames() }));
    return GOOD;
  }
  console.log('Kinds of files:');
  for (const { name, title, endings, writes } of files)
    console.log(`  ${name.padEnd(24)}${title}, .${endings[0] ?? ''}${writes ? '' : ' (cannot be written)'}`);
  console.log(`\nFormats of play: ${playFormatNames().join(', ')}`);
  return GOOD;
}

await command(USE, OPTIONS, run);
