/** Decks for tests: the samples, and decks compared whatever the order of their entries. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Deck, DeckCard, DeckZone } from '../../src-shared/decks.ts';
import { ROOT } from '../../scripts/lib/root.mjs';

const FOLDER = join(ROOT, 'tests', 'decks', 'samples');

export interface Sample {
  /** Folder and file. */
  readonly name: string;
  readonly file: string;
  readonly bytes: Uint8Array;
}

export const samples = (): Sample[] =>
  readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: folder }) =>
      readdirSync(join(FOLDER, folder)).map((file) => ({
        name: `${folder}/${file}`,
        file,
        bytes: readFileSync(join(FOLDER, folder, file)),
      })),
    );

export function sample(name: string): Sample {
  const found = samples().find((one) => one.name === name);
  if (!found) throw new Error(`There is no sample ${name}.`);
  return found;
}

const told = (card: DeckCard): string =>
  JSON.stringify([
    ...[card.name, card.known, card.count, card.zone, card.set, card.number, card.art, card.foil, card.tags],
    Object.entries(card.fields).toSorted(),
  ]);

/** The same for two decks that are the same, in whatever order their entries stand. */
export const comparable = ({ entries, fields, source, ...deck }: Deck) => ({
  ...deck,
  source,
  fields: Object.entries(fields).toSorted(),
  entries: entries.map(told).toSorted(),
});

/** Counts by name in a zone. */
export const listIn = (deck: Deck, zone: DeckZone): Record<string, number> =>
  Object.fromEntries(
    deck.entries
      .filter((card) => card.zone === zone)
      .map(({ name, count }) => [name, count] as const)
      .toSorted(),
  );

export const card = (name: string, count = 1, zone: DeckZone = 'main'): DeckCard => ({
  name,
  known: true,
  count,
  zone,
  foil: 'no',
  tags: [],
  fields: {},
});

export const deckOf = (...entries: readonly DeckCard[]): Deck => ({
  tags: [],
  entries,
  fields: {},
  kept: [],
});
