/** Random play goes where it never went: bands, uneven divisions, themes, and giving up at each kind of question. */
import { describe, expect, test } from 'vitest';
import { daring } from '../../../scripts/fuzz/daring.ts';
import { Departures } from '../../../scripts/fuzz/departures.ts';
import { playByChance, randomSetup } from '../../../scripts/fuzz/duels.ts';
import type { Theme } from '../../../scripts/fuzz/themes.ts';
import { answer, clone, fallback, hash, type Duel, type Reply } from '../../../src-main/engine/index.ts';
import { rollFrom } from '../../../src-shared/roll.ts';
import { attackWith, goOnUntil, permanentNamed, say, tableDuel, under } from '../../support/rule-duel.ts';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed + 1);

/** Forty replies to the same question, each of which must be accepted. */
function repliesTo<Kind extends Reply['kind']>(duel: Duel, kind: Kind): Extract<Reply, { kind: Kind }>[] {
  goOnUntil(duel, (question) => question.kind === kind);
  return SEEDS.map((seed) => {
    const reply = daring(duel, rollFrom(seed));
    expect(answer(clone(duel), reply), JSON.stringify(reply)).toBeUndefined();
    expect(reply.kind).toBe(kind);
    return reply as Extract<Reply, { kind: Kind }>;
  });
}

describe('bands', () => {
  const herd = (...names: string[]): Duel => under('fifth')([{ battlefield: names }, {}]);

  test('of two, of more, and several at once, all of them legal', () => {
    const attacks = repliesTo(herd('Benalish Hero', 'Mesa Pegasus', 'Hill Giant', 'Grizzly Bears'), 'attack');
    const sizes = attacks.map(({ attackers }) =>
      [0, 1].map((band) => attackers.filter((one) => one.band === band).length),
    );
    expect(sizes.some(([first]) => first === 2)).toBe(true);
    expect(sizes.some(([first = 0]) => first > 2)).toBe(true);
    expect(sizes.some(([first = 0, second = 0]) => first > 1 && second > 1)).toBe(true);
    expect(sizes.some(([first]) => first === 0)).toBe(true);
  });

  test('none without banding', () => {
    const attacks = repliesTo(herd('Hill Giant', 'Grizzly Bears'), 'attack');
    expect(attacks.every(({ attackers }) => attackers.every(({ band }) => band === -1))).toBe(true);
  });
});

describe('divisions', () => {
  const blocked = (edition: string): Duel => {
    const duel = under(edition)([
      { battlefield: ['Craw Wurm'] },
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    ]);
    attackWith(duel, ['Craw Wurm']);
    goOnUntil(duel, ({ kind }) => kind === 'block');
    const attacker = permanentNamed(duel, 'Craw Wurm');
    const blocks = ['Grizzly Bears', 'Hill Giant'].map((name) => ({
      blocker: permanentNamed(duel, name),
      attacker,
    }));
    say(duel, { kind: 'block', blocks });
    return duel;
  };

  test.each(['fifth', 'tenth', 'm11'])('are uneven under %s, and legal', (edition) => {
    const duel = blocked(edition);
    const shares = repliesTo(duel, 'assign').map((reply) => JSON.stringify(reply.shares));
    expect(new Set(shares).size).toBeGreaterThan(1);
    expect(
      shares.some((one) => one !== JSON.stringify((fallback(duel) as { shares?: unknown }).shares)),
    ).toBe(true);
  });
});

describe('themes', () => {
  const about = (theme: Theme | undefined, pattern: RegExp): number => {
    const setup = randomSetup({ edition: 'fifth', seed: 3, seats: 4, ...(theme ? { theme } : {}) });
    const cards = setup.seats.flatMap(({ deck }) => deck.map((face) => setup.faces[face]));
    return cards.filter((face) => pattern.test(JSON.stringify(face?.abilities))).length;
  };

  test('fill a good part of each deck', () => {
    expect(about('bands', /"banding"/)).toBeGreaterThan(4 * about(undefined, /"banding"/));
    expect(about('replacements', /"kind":"(instead|prevent)"/)).toBeGreaterThan(
      about(undefined, /"kind":"(instead|prevent)"/),
    );
    expect(about('faceDown', /"faceDown":true/)).toBeGreaterThan(20);
  });
});

describe('giving up', () => {
  const four = (): Duel => tableDuel('fifth', 'freeForAll', [{}, {}, {}, {}]);

  test('is tried once at each kind of question, and leaves the duel alone', () => {
    const duel = four();
    const departures = new Departures(5);
    departures.tryAt(duel);
    departures.tryAt(duel);
    expect(departures.kinds()).toEqual(['act open']);
    goOnUntil(duel, ({ kind }) => kind === 'attack' || kind !== 'act');
    const before = hash(duel);
    departures.tryAt(duel);
    expect(departures.kinds()).toHaveLength(2);
    expect(hash(duel)).toBe(before);
    expect(duel.lost).toEqual([false, false, false, false]);
  });

  test('what it breaks is told with who gave up where', () => {
    const duel = four();
    const [first = []] = duel.libraries;
    duel.libraries[0] = [...first, ...first.slice(0, 1)];
    expect(() => new Departures(5).tryAt(duel)).toThrow(
      /^Seat \d gave up at decision 0 \(act open\): .*Card \d+ is in/,
    );
  });

  test.each(['freeForAll', 'portalCircle'] as const)('six seats of %s, watched, to the end', (variant) => {
    const { duel, departures } = playByChance({ edition: 'portal', variant, seats: 6, seed: 4 });
    expect(duel.result).toBeDefined();
    expect(departures.length).toBeGreaterThan(4);
  });
});
