/** Finding the card that a file means by a name. */
import { cardNames } from '../../cards/index.ts';
import { printedNames } from '../printing.ts';
import { ALIASES } from './aliases.ts';
import { fold } from './fold.ts';
import { nearbyOf, type Nearby } from './nearby.ts';
import { SPLITS } from './splits.ts';

/** How a name was understood: exactly but for marks and case, or as another way to write it. */
export type FoundName =
  | { readonly kind: 'known'; readonly name: string }
  | { readonly kind: 'alias'; readonly name: string }
  | { readonly kind: 'unknown'; readonly name: string };

interface Names {
  readonly exact: ReadonlySet<string>;
  readonly folded: ReadonlyMap<string, string>;
  readonly aliases: ReadonlyMap<string, string>;
}

let names: Names | undefined;
let nearby: Nearby | undefined;

function allNames(): Names {
  names ??= gathered();
  return names;
}

function gathered(): Names {
  const exact = new Set([...printedNames(), ...cardNames()]);
  const folded = new Map([...exact].map((name) => [fold(name), name]));
  const known = ALIASES.filter(([, name]) => exact.has(name));
  return { exact, folded, aliases: new Map(known.map(([alias, name]) => [fold(alias), name])) };
}

const splits = new Map(SPLITS.map((name) => [fold(name), name]));

/** In the order of the names' trust: whole, without Arena's mark, front face, a half, alias. */
export function findName(written: string): FoundName {
  const { exact, folded, aliases } = allNames();
  if (exact.has(written)) return { kind: 'known', name: written };
  const key = fold(written);
  const whole = folded.get(key);
  if (whole !== undefined) return { kind: 'known', name: whole };
  const half = halves(written)
    .map(fold)
    .find((part) => folded.has(part));
  const meant = half === undefined ? aliases.get(key) : folded.get(half);
  if (meant !== undefined) return { kind: 'alias', name: meant };
  const plain = /^A-(?=\S)(.*)$/.exec(written)?.[1];
  const balanced = plain === undefined ? undefined : folded.get(fold(plain));
  if (balanced !== undefined) return { kind: 'alias', name: balanced };
  return { kind: 'unknown', name: splits.get(key.replace('and', '')) ?? splits.get(key) ?? tidied(written) };
}

export const isKnownName = (written: string): boolean => {
  const { exact, folded } = allNames();
  return exact.has(written) || folded.has(fold(written));
};

/** Names of cards that are a letter away. */
export function nearNames(written: string): readonly string[] {
  nearby ??= nearbyOf(allNames().folded);
  return nearby.of(fold(written));
}

const PARTED = /^([^/]*[^/\s])\s*\/{1,3}\s*([^/\s][^/]*)$/;

function halves(written: string): string[] {
  const [, front, back] = PARTED.exec(written) ?? [];
  return front === undefined || back === undefined ? [] : [front, back];
}

/** The halves of a card that is not known are parted by two slashes, whatever parted them in the file. */
function tidied(written: string): string {
  const [front, back] = halves(written);
  const whole = front === undefined || back === undefined ? written : `${front} // ${back}`;
  return whole.replaceAll(/\s+/g, ' ').trim();
}
