/** Which sources are changed, and which part's turn it is. */
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

interface Part {
  readonly name: string;
  readonly folders: readonly string[];
}

export const PARTS: readonly Part[] = [
  { name: 'engine', folders: ['src-main/engine'] },
  {
    name: 'window',
    folders: [
      'src-renderer/campaign',
      'src-renderer/collection',
      'src-renderer/controls',
      'src-renderer/deck-builder',
      'src-renderer/duel',
      'src-renderer/history',
      'src-renderer/playing',
      'src-renderer/program',
      'src-renderer/searching',
      'src-renderer/shell',
      'src-renderer/table',
    ],
  },
  { name: 'referee', folders: ['src-main/referee'] },
  { name: 'decks', folders: ['src-main/decks'] },
  { name: 'collection', folders: ['src-main/collection'] },
  { name: 'wording', folders: ['src-main/wording'] },
  {
    name: 'judgement',
    folders: ['src-main/opponents/judgement', 'src-main/opponents/acts', 'src-main/opponents/playing'],
  },
  { name: 'campaign', folders: ['src-main/campaign'] },
];

/** The two largest come twice in ten. */
export const TURNS = [
  'engine',
  'window',
  'referee',
  'decks',
  'engine',
  'collection',
  'window',
  'wording',
  'judgement',
  'campaign',
] as const;

/** Sentences, tables of data, what a script wrote, what is drawn or heard, and what was released and never changes. */
const LEFT_OUT = [
  /\/sentences\.ts$/,
  /^src-main\/decks\/(printings|sets)\.ts$/,
  /^src-main\/wording\/lexicons\//,
  /\/database\/migrations\//,
  /^src-renderer\/(playing\/grounds|table\/(lines|motion|sound))\//,
];

const isSource = (path: string): boolean =>
  path.endsWith('.ts') && !path.endsWith('.d.ts') && !LEFT_OUT.some((kind) => kind.test(path));

/** Paths from the root, with `/`, in an order that every machine has. */
export function sourcesOf({ folders }: Part, root: string): string[] {
  return folders.flatMap((folder) => filesIn(root, folder)).filter(isSource);
}

export function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
