/** A scenario file becomes a checked value, or a list of what is wrong with it and where. */
import * as v from 'valibot';
import { LineCounter, parseDocument } from 'yaml';
import { VARIANTS } from '../../src-main/engine/index.ts';
import { ASK_PURPOSES } from '../../src-shared/duel/asked.ts';
import { QUESTION_KINDS } from '../../src-shared/duel/question.ts';
import { STEPS, type Step } from '../../src-shared/duel/words.ts';

export interface Moment {
  readonly turn: number;
  readonly step: Step;
}

const SEAT = /^[A-H]$/;
const seatName = v.pipe(v.string(), v.regex(SEAT, 'a seat is called A, B, C …'));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const text = v.string();
const names = v.array(text);

const moment = v.pipe(
  v.string(),
  v.regex(/^\d+\.\w+$/, 'a moment is written TURN.STEP'),
  v.transform((written): Moment => {
    const [turn = '', step = ''] = written.split('.');
    return { turn: Number(turn), step: step as Step };
  }),
  v.check(({ step }) => STEPS.includes(step), 'there is no such step'),
);

const counters = v.record(v.string(), v.pipe(v.number(), v.integer()));
const entry = v.union([
  v.pipe(
    v.string(),
    v.transform((card): PermanentEntry => ({ card })),
  ),
  v.strictObject({
    card: text,
    as: v.exactOptional(text),
    tapped: v.exactOptional(v.boolean()),
    sick: v.exactOptional(v.boolean()),
    counters: v.exactOptional(counters),
    damage: v.exactOptional(count),
    attachedTo: v.exactOptional(text),
    controller: v.exactOptional(seatName),
    token: v.exactOptional(v.boolean()),
    madeBy: v.exactOptional(text),
    loyalty: v.exactOptional(count),
    chosen: v.exactOptional(v.record(v.string(), v.string())),
  }),
]);
export interface PermanentEntry {
  readonly card: string;
  readonly as?: string;
  readonly tapped?: boolean;
  readonly sick?: boolean;
  readonly counters?: Readonly<Record<string, number>>;
  readonly damage?: number;
  readonly attachedTo?: string;
  readonly controller?: string;
  readonly token?: boolean;
  readonly madeBy?: string;
  readonly loyalty?: number;
  readonly chosen?: Readonly<Record<string, string>>;
}
const entries = v.array(entry);

const player = v.strictObject({
  life: v.exactOptional(v.pipe(v.number(), v.integer())),
  poison: v.exactOptional(count),
  hand: v.exactOptional(entries),
  battlefield: v.exactOptional(entries),
  graveyard: v.exactOptional(entries),
  exile: v.exactOptional(entries),
  library: v.exactOptional(entries),
  libraryTop: v.exactOptional(entries),
  ante: v.exactOptional(text),
  fill: v.exactOptional(v.boolean()),
});
export type Player = v.InferOutput<typeof player>;

const words = v.union([
  v.pipe(
    v.string(),
    v.transform((line) => line.split(/\s+/)),
  ),
  names,
]);
const face = v.strictObject({
  name: text,
  cost: v.exactOptional(text),
  types: words,
  supertypes: v.exactOptional(words),
  subtypes: v.exactOptional(words),
  colors: v.exactOptional(names),
  power: v.exactOptional(v.number()),
  toughness: v.exactOptional(v.number()),
  loyalty: v.exactOptional(count),
  keywords: v.exactOptional(names),
});
export type MadeUpFace = v.InferOutput<typeof face>;

const VERBS = [
  'play',
  'cast',
  'activate',
  'attack',
  'block',
  'order',
  'choose',
  'discard',
  'mulligan',
  'keep',
  'concede',
  'asked',
  'notAsked',
  'illegal',
] as const;
type Verb = (typeof VERBS)[number];
/** These look at the duel, and do nothing in it. */
const LOOKS: readonly unknown[] = ['asked', 'notAsked', 'illegal'];

/** What may be asked: kinds of questions, and what they are asked for. */
const QUESTION_WORDS = [...new Set([...QUESTION_KINDS, ...ASK_PURPOSES])];
const noSuchQuestion = ({ input }: { readonly input: unknown }): string =>
  `there is no question ${show(input)}, only ${QUESTION_WORDS.join(', ')}`;
const questionWord = v.picklist(QUESTION_WORDS, noSuchQuestion);

/** The kinds of windows that a rulebook may open, or the how manieth of its kind in a step. */
const WINDOWS = ['open', 'interrupt', 'prevention', 'regeneration'] as const;
const ordinal = v.pipe(v.number(), v.integer(), v.minValue(1));
const wantedWindow = v.pipe(
  v.union(
    [
      v.picklist(WINDOWS),
      v.pipe(
        v.record(v.picklist(WINDOWS), ordinal),
        v.check((one) => Object.keys(one).length === 1, 'one window at a time'),
      ),
    ],
    `a window is one of ${WINDOWS.join(', ')}, or { ${WINDOWS[2]}: 2 }`,
  ),
  v.transform((written): WantedWindow => {
    if (typeof written === 'string') return { speed: written };
    const [[speed, place] = ['open', 1]] = Object.entries(written);
    return { speed: speed as WantedWindow['speed'], place };
  }),
);
export interface WantedWindow {
  readonly speed: (typeof WINDOWS)[number];
  /** The how manieth of them in the step; absent: any. */
  readonly place?: number;
}

const pick = v.union([text, v.number(), v.array(text)]);
export type Pick = v.InferOutput<typeof pick>;
const attacker = v.union([text, v.strictObject({ card: text, at: text })]);
const onStack = v.union([text, v.strictObject({ ability: text })]);

const fields = v.strictObject({
  card: v.exactOptional(text),
  targets: v.exactOptional(names),
  x: v.exactOptional(count),
  modes: v.exactOptional(v.array(count)),
  kicked: v.exactOptional(v.boolean()),
  divide: v.exactOptional(v.array(count)),
  pay: v.exactOptional(names),
  onStack: v.exactOptional(onStack),
  from: v.exactOptional(text),
  alternative: v.exactOptional(v.boolean()),
  ability: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  effect: v.exactOptional(text),
  times: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  with: v.exactOptional(v.array(attacker)),
  bands: v.exactOptional(v.array(names)),
  blocks: v.exactOptional(v.record(v.string(), names)),
  attacker: v.exactOptional(text),
  creature: v.exactOptional(text),
  blockers: v.exactOptional(names),
  damage: v.exactOptional(v.record(v.string(), count)),
  triggers: v.exactOptional(names),
  pick: v.exactOptional(v.array(pick)),
  cards: v.exactOptional(names),
  whenEmpty: v.exactOptional(v.boolean()),
  window: v.exactOptional(wantedWindow),
  for: v.exactOptional(questionWord),
  offers: v.exactOptional(names),
  offersNot: v.exactOptional(names),
});
type Fields = v.InferOutput<typeof fields>;

export type Line = Fields & {
  readonly seat: string;
  readonly verb: Exclude<Verb, 'illegal'>;
  readonly illegal: boolean;
  readonly at: Moment;
  /** As it was written, for what is said about it. */
  readonly written: string;
};

/** Fields a verb cannot do without. */
const NEEDED: Partial<Record<Verb, readonly (keyof Fields)[]>> = {
  play: ['card'],
  cast: ['card'],
  activate: ['card'],
  attack: ['with'],
  block: ['blocks'],
  choose: ['pick'],
  discard: ['cards'],
  asked: ['for'],
  notAsked: ['for'],
};

const looseLine = v.looseObject({ at: v.exactOptional(moment) });

const line = v.pipe(
  looseLine,
  v.rawTransform(({ dataset, addIssue, NEVER }): Line => {
    const { at, ...others } = dataset.value;
    const seats = Object.keys(others).filter((key) => SEAT.test(key));
    const [seat] = seats;
    const complain = (message: string): Line => {
      addIssue({ message });
      return NEVER;
    };
    if (seat === undefined || seats.length !== 1) return complain('a line has one player as its key');
    const { [seat]: said, verb: refused, ...rest } = others;
    if (!(VERBS as readonly unknown[]).includes(said)) return complain(`there is no verb ${show(said)}`);
    const verb = said === 'illegal' ? refused : said;
    if (said === 'illegal' && (LOOKS.includes(verb) || !(VERBS as readonly unknown[]).includes(verb)))
      return complain(`"illegal" needs a verb, not ${show(verb)}`);
    const parsed = v.safeParse(fields, rest);
    if (!parsed.success)
      return complain(
        parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`).join('; '),
      );
    const missing = (NEEDED[verb as Verb] ?? []).find((field) => parsed.output[field] === undefined);
    if (missing) return complain(`"${String(verb)}" needs "${missing}"`);
    return {
      ...parsed.output,
      seat,
      verb: verb as Line['verb'],
      illegal: said === 'illegal',
      at: at ?? { turn: 0, step: 'untap' },
      written: writtenLine(seat, said === 'illegal' ? `illegal ${String(verb)}` : String(verb), rest),
    };
  }),
);

function writtenLine(seat: string, verb: string, rest: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(rest).map(([key, value]) => `${key}: ${show(value)}`);
  return [`${seat}: ${verb}`, ...parts].join(', ');
}

export function show(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined ? 'nothing' : JSON.stringify(value).replaceAll('"', '');
}

/** A line that is tried in an expectation. */
const triedLine = v.pipe(
  line,
  v.check(({ verb }) => !LOOKS.includes(verb), 'only what a player does can be tried'),
);

const bySeat = <Value extends v.GenericSchema>(value: Value) => v.record(seatName, value);
const zone = v.union([names, v.record(v.string(), count)]);
/** "B.hand"; in play lies what was played face down. */
const zoneOfSeat = v.pipe(
  v.string(),
  v.regex(
    /^[A-H]\.(library|hand|battlefield|graveyard|exile|ante)$/,
    'a zone that somebody knows is written SEAT.ZONE',
  ),
);
const askedWord = v.pipe(
  v.union([questionWord, v.strictObject({ for: questionWord, card: v.exactOptional(text) })], noSuchQuestion),
  v.transform((one): AskedFor => (typeof one === 'string' ? { for: one } : one)),
);
export interface AskedFor {
  readonly for: string;
  readonly card?: string;
  /** Absent: once or more. */
  readonly times?: number;
}
const askedWords = v.union(
  [
    v.pipe(
      askedWord,
      v.transform((one): readonly AskedFor[] => [one]),
    ),
    v.array(askedWord),
  ],
  noSuchQuestion,
);
const askedTimes = v.union(
  [
    askedWords,
    v.pipe(
      v.record(questionWord, count),
      v.transform((counts): readonly AskedFor[] =>
        Object.entries(counts).map(([word, times]) => ({ for: word, times })),
      ),
    ),
  ],
  noSuchQuestion,
);
const mana = v.union([text, v.record(v.string(), v.union([v.number(), text]))]);

const permanent = v.strictObject({
  card: text,
  of: v.exactOptional(seatName),
  power: v.exactOptional(v.number()),
  toughness: v.exactOptional(v.number()),
  tapped: v.exactOptional(v.boolean()),
  damage: v.exactOptional(count),
  loyalty: v.exactOptional(count),
  counters: v.exactOptional(counters),
  has: v.exactOptional(names),
  hasNot: v.exactOptional(names),
  colors: v.exactOptional(names),
  types: v.exactOptional(names),
  controller: v.exactOptional(seatName),
  attachedTo: v.exactOptional(text),
  attacking: v.exactOptional(v.union([v.boolean(), text])),
  blocking: v.exactOptional(v.union([v.boolean(), text])),
  regenerationShields: v.exactOptional(count),
});
export type ExpectedPermanent = v.InferOutput<typeof permanent>;

const expectation = v.strictObject({
  life: v.exactOptional(bySeat(v.number())),
  poison: v.exactOptional(bySeat(count)),
  points: v.exactOptional(bySeat(count)),
  handSize: v.exactOptional(bySeat(count)),
  librarySize: v.exactOptional(bySeat(count)),
  mana: v.exactOptional(bySeat(mana)),
  turn: v.exactOptional(count),
  step: v.exactOptional(v.picklist(STEPS)),
  active: v.exactOptional(seatName),
  winner: v.exactOptional(text),
  battlefield: v.exactOptional(bySeat(zone)),
  graveyard: v.exactOptional(bySeat(zone)),
  exile: v.exactOptional(bySeat(zone)),
  hand: v.exactOptional(bySeat(zone)),
  library: v.exactOptional(bySeat(zone)),
  ante: v.exactOptional(bySeat(zone)),
  stack: v.exactOptional(names),
  permanents: v.exactOptional(v.array(permanent)),
  text: v.exactOptional(
    v.array(v.strictObject({ card: text, edition: v.exactOptional(text), matches: text })),
  ),
  canDo: v.exactOptional(v.array(triedLine)),
  cannotDo: v.exactOptional(v.array(triedLine)),
  asked: v.exactOptional(bySeat(askedTimes)),
  notAsked: v.exactOptional(bySeat(askedWords)),
  knows: v.exactOptional(bySeat(v.record(zoneOfSeat, zone))),
  shown: v.exactOptional(bySeat(zone)),
  owns: v.exactOptional(bySeat(zone)),
});
export type Expectation = v.InferOutput<typeof expectation>;

const scenario = v.strictObject({
  name: text,
  edition: text,
  seed: v.exactOptional(v.number()),
  source: v.exactOptional(text),
  rule: v.exactOptional(v.union([text, v.number()])),
  goal: v.exactOptional(text),
  players: v.record(
    seatName,
    v.pipe(
      v.nullable(player),
      v.transform((one): Player => one ?? {}),
    ),
  ),
  turn: v.exactOptional(count),
  active: v.exactOptional(seatName),
  start: v.exactOptional(v.picklist(STEPS)),
  opening: v.exactOptional(v.boolean()),
  lostBefore: v.exactOptional(seatName),
  random: v.exactOptional(v.array(v.union([text, v.number()]))),
  faces: v.exactOptional(v.array(face)),
  teams: v.exactOptional(v.array(v.array(seatName))),
  variant: v.exactOptional(v.picklist(VARIANTS)),
  script: v.exactOptional(v.array(line)),
  stopAt: v.exactOptional(moment),
  checks: v.exactOptional(v.array(v.strictObject({ at: moment, expect: expectation }))),
  expect: v.exactOptional(expectation),
});
export type Scenario = v.InferOutput<typeof scenario>;

/** What is wrong with a file, in sentences that say where. */
export class UnreadableScenario extends Error {
  readonly reasons: readonly string[];
  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}

export function readScenario(source: string): Scenario {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  if (document.errors.length > 0)
    throw new UnreadableScenario(
      document.errors.map((error) => error.message.split('\n')[0] ?? error.message),
    );
  const parsed = v.safeParse(scenario, document.toJS());
  if (!parsed.success) {
    throw new UnreadableScenario(
      parsed.issues.map((issue) => {
        const path = (issue.path ?? []).map((part) => part.key);
        return `line ${lineOf(path)}: ${path.join('.')}: ${issue.message}`;
      }),
    );
  }
  const wrong = strangers(parsed.output);
  if (wrong.length > 0) throw new UnreadableScenario(wrong);
  return parsed.output;

  function lineOf(path: readonly unknown[]): number {
    for (let length = path.length; length > 0; length--) {
      const node: unknown = document.getIn(path.slice(0, length), true);
      if (typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range))
        return lines.linePos(Number(node.range[0])).line;
    }
    return 1;
  }
}

/** Every seat that is spoken of sits at the table. */
function strangers(read: Scenario): string[] {
  const seats = Object.keys(read.players);
  const spoken = [
    ...(read.script ?? []).map((one) => one.seat),
    ...(read.active ? [read.active] : []),
    ...(read.lostBefore ? [read.lostBefore] : []),
    ...(read.teams ?? []).flat(),
  ];
  const strange = [...new Set(spoken.filter((seat) => !seats.includes(seat)))];
  if (seats.length < 2) return ['a duel has two players or more'];
  return strange.map((seat) => `${seat} is no player of this duel`);
}
