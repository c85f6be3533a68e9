/** In play a card is of the type that was printed on it, and an enchantment lies on what its type line names. */
import { expect, test } from 'vitest';
import { faceNamed } from '../../../src-main/cards/index.ts';
import { editionNamed } from '../../../src-main/engine/editions/registry.ts';
import type { Face } from '../../../src-main/engine/language/face.ts';
import type { Filter } from '../../../src-main/engine/language/filter.ts';
import { PRINTED_TYPES } from './printed-types.ts';

const rows = Object.entries(PRINTED_TYPES).flatMap(([book, types]) =>
  Object.entries(types).flatMap(([type, names]) =>
    names.map((name): readonly [string, string, string] => [name, type, book]),
  ),
);

/** What a card of this type line is; mana sources are interrupts here. */
const typeOf = (line: string): string =>
  line.startsWith('Enchant') ? 'enchantment' : line === 'Mana Source' ? 'interrupt' : line.toLowerCase();

/** The words of a host that are types or subtypes, whatever else is said of it. */
function wordsOf(filter: Filter): string[] {
  switch (filter.kind) {
    case 'both':
      return filter.of.flatMap(wordsOf);
    case 'type':
      return [filter.type];
    case 'subtype':
      return [filter.subtype.toLowerCase()];
    default:
      return [];
  }
}

function hostWords({ abilities }: Face): string[] {
  const host = abilities.find((ability) => ability.kind === 'enchant');
  if (!host) return [];
  return host.zone === 'graveyard' ? ['dead', ...wordsOf(host.filter)] : wordsOf(host.filter);
}

function faceIn(name: string, book: string): Face {
  const face = faceNamed(name, editionNamed(book).eras);
  if (!face) throw new Error(`There is no card ${name}.`);
  return face;
}

test.each(rows)('%s is what it is printed to be (%s, %s)', (name, line, book) => {
  expect(faceIn(name, book).types).toEqual([typeOf(line)]);
});

test.each(rows.filter(([, line]) => /^Enchant (?!World)/.test(line)))(
  '%s lies on what its type line names (%s, %s)',
  (name, line, book) => {
    const [, ...host] = line.toLowerCase().split(' ');
    expect(hostWords(faceIn(name, book))).toEqual(expect.arrayContaining(host));
  },
);
