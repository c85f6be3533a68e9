/** Which card of a time comes nearest to another in what it does for a deck. */
import { allCards, faceNamed } from '../../cards/index.ts';
import { coloursIn, isBasicLand } from '../../../src-shared/duel/colours.ts';
import type { Rulebook } from '../../../src-shared/rulebooks.ts';
import { WAITING } from '../../cards/waiting.ts';
import { outOfTime } from '../times.ts';
import { sumOf } from '../../../src-shared/sums.ts';

type Face = NonNullable<ReturnType<typeof faceNamed>>;

const ROLES = ['land', 'creature', 'planeswalker', 'artifact', 'enchantment'] as const;

const roleOf = ({ types }: Face): string => ROLES.find((role) => types.includes(role)) ?? 'spell';

function valueOf({ cost = '' }: Face): number {
  const symbols = [...cost.matchAll(/\{([^{}]+)\}/g)].map(([, symbol = '']) => symbol);
  return sumOf(symbols, (symbol) => (symbol === 'X' ? 0 : /^\d+$/.test(symbol) ? Number(symbol) : 1));
}

const sizeOf = ({ power, toughness }: Face): [number, number] => [Number(power) || 0, Number(toughness) || 0];

/** Colour counts most, then what kind of card it is; then cost and size. */
function distance(one: Face, other: Face): number {
  const [[power, toughness], [otherPower, otherToughness]] = [sizeOf(one), sizeOf(other)];
  return (
    (sameColours(one, other) ? 0 : 1000) +
    (roleOf(one) === roleOf(other) ? 0 : 300) +
    (sharedKinds(one, other) ? 0 : 4) +
    10 * Math.abs(valueOf(one) - valueOf(other)) +
    4 * (Math.abs(power - otherPower) + Math.abs(toughness - otherToughness))
  );
}

const sameColours = ({ cost = '' }: Face, { cost: other = '' }: Face): boolean =>
  coloursIn(cost).join() === coloursIn(other).join();

/** Whether their abilities begin alike: what one does, the other is likely to do. */
const sharedKinds = (one: Face, other: Face): boolean => {
  const kinds = new Set(one.abilities.map(({ kind }) => kind));
  return (
    other.abilities.length === one.abilities.length && other.abilities.every(({ kind }) => kinds.has(kind))
  );
};

const pools = new Map<Rulebook, readonly Face[]>();

/** The cards of a rulebook's time, basic lands apart. */
function cardsOfTime(rulebook: Rulebook): readonly Face[] {
  const found =
    pools.get(rulebook) ??
    allCards()
      .map(({ face }) => face)
      .filter(
        ({ name }) => !isBasicLand(name) && !(name in WAITING) && outOfTime(rulebook, [name]).length === 0,
      );
  pools.set(rulebook, found);
  return found;
}

/** The nearest first; of two alike the one whose name comes first. */
export function nearestTo(
  face: Face,
  rulebook: Rulebook,
  isWanted: (name: string) => boolean,
): string | undefined {
  let best: { readonly name: string; readonly far: number } | undefined;
  for (const other of cardsOfTime(rulebook)) {
    if (other.name === face.name || !isWanted(other.name)) continue;
    const far = distance(face, other);
    if (!best || far < best.far || (far === best.far && other.name < best.name))
      best = { name: other.name, far };
  }
  return best?.name;
}
