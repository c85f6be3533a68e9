import { describe, expect, test } from 'vitest';
import { allCards } from '../../../src-main/cards/index.ts';
import type { Create } from '../../../src-main/engine/language/effects/create.ts';
import type { Face } from '../../../src-main/engine/language/face.ts';
import facts from './tokens.json' with { type: 'json' };

interface Made {
  readonly maker: string;
  readonly token: Face;
  /** Its size is counted, by an ability of its own or as it is made. */
  readonly counted: boolean;
}

const made: readonly Made[] = allCards().flatMap(({ face }) =>
  creationsIn(face.abilities).map(({ token, size }) => ({
    maker: face.name,
    token,
    counted: size !== undefined || token.abilities.some((ability) => ability.kind === 'countedSize'),
  })),
);

function creationsIn(node: unknown): Create[] {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap(creationsIn);
  return 'kind' in node && node.kind === 'create' ? [node as Create, ...inner] : inner;
}

const known = new Set(allCards().map(({ face }) => face.name));
const expected = facts.filter(({ maker }) => known.has(maker));

const isStar = (size: string): boolean => !/^\d+$/.test(size);

const factsOf = ({ name, colours, types, subtypes, abilities }: Face) => ({
  name,
  colours: colours ?? [],
  types: [...types].sort(),
  subtypes: [...subtypes].sort(),
  abilities: abilities.length,
});

describe.each(expected)('$maker makes a $name', ({ maker, power, toughness, ...token }) => {
  const candidates = made.filter((other) => other.maker === maker && other.token.name === token.name);

  test('with its colours, types and number of abilities, and marked as a token', () => {
    expect(candidates.map((other) => factsOf(other.token))).toContainEqual({
      ...token,
      types: [...token.types].sort(),
      subtypes: [...token.subtypes].sort(),
    });
    for (const other of candidates) expect(other.token.token).toBe(true);
  });

  test('of its size', () => {
    if (isStar(power) || isStar(toughness)) expect(candidates.some(({ counted }) => counted)).toBe(true);
    else
      expect(candidates.map((other) => `${other.token.power}/${other.token.toughness}`)).toContain(
        `${power}/${toughness}`,
      );
  });
});

test('there is no token but those', () => {
  const makers = new Set(expected.map(({ maker, name }) => `${maker}: ${name}`));
  expect(made.map(({ maker, token }) => `${maker}: ${token.name}`).filter((one) => !makers.has(one))).toEqual(
    [],
  );
});
