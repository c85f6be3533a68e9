/** Which scenarios name which cards. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { cardNames } from '../../src-main/cards/index.ts';
import { ROOT } from '../lib/root.mjs';

const FOLDER = join(ROOT, 'tests', 'scenarios');
const ENDING = '.duel.yaml';
/** What does not pass yet shows nothing. */
const OPEN = 'rules-open';

interface Mention {
  /** A path inside the folder of scenarios. */
  readonly file: string;
  /** It is what the scenario's name speaks of, or something is done with it. */
  readonly shown: boolean;
}

type Mentions = ReadonlyMap<string, readonly Mention[]>;

let all: Mentions | undefined;

/** By card, in the order of the files; a card that none names is not in it. All files are read once. */
export const mentions = (): Mentions => (all ??= mentionsIn(() => true));

/** Reads no more than the files in which all words of the name stand. */
export function mentionsOf(card: string): readonly Mention[] {
  const words = card.split(/[^\p{L}]+/u);
  return mentionsIn((text) => words.every((word) => text.includes(word))).get(card) ?? [];
}

function mentionsIn(isWanted: (text: string) => boolean): Mentions {
  const known = new Set(cardNames());
  const found = new Map<string, Mention[]>();
  for (const file of filesIn(FOLDER)) {
    const text = readFileSync(join(FOLDER, file), 'utf8');
    if (!isWanted(text)) continue;
    const scenario: unknown = parse(text);
    const acting = new Set(wordsIn(partOf(scenario, 'script')));
    const title = String(partOf(scenario, 'name'));
    for (const word of new Set(wordsIn(scenario))) {
      if (!known.has(word)) continue;
      const mention = { file, shown: acting.has(word) || title.includes(word) };
      found.set(word, [...(found.get(word) ?? []), mention]);
    }
  }
  return found;
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ENDING) && !file.startsWith(OPEN))
    .toSorted();

const partOf = (scenario: unknown, part: string): unknown =>
  typeof scenario === 'object' && scenario !== null ? (scenario as Record<string, unknown>)[part] : undefined;

/** Every text in it, and every key; "A.Grizzly Bears" is the card without its side. */
function wordsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node.replace(/^[A-H]\./, '')];
  if (Array.isArray(node)) return node.flatMap(wordsIn);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => [...wordsIn(key), ...wordsIn(value)]);
}
