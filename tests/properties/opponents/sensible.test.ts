import { describe, expect, test } from 'vitest';
import { think } from '../../../src-main/opponents/minds.ts';
import { bout, DECKS, duelSetup, type Bout } from '../../support/arena.ts';

const DUELS = 40;

interface Match extends Bout {
  readonly isWon: boolean;
  readonly where: string;
}

/** Each mind in each chair, with each deck against each. */
function match(edition: string, seed: number): Match {
  const seat = seed % 2;
  const decks = [seed % DECKS.length, (seed >> 1) % DECKS.length].map((deck) => DECKS[deck] ?? {});
  const minds = seat === 0 ? (['sensible', 'random'] as const) : (['random', 'sensible'] as const);
  const played = bout(duelSetup(edition, decks, seed), minds);
  const { result } = played.duel;
  return {
    ...played,
    isWon: result?.kind === 'won' && result.seats.includes(seat),
    where: `${edition}, seed ${String(seed)}`,
  };
}

describe.each(['fifth', 'portal', 'tenth', 'm11'])('sensible against random under %s', (edition) => {
  test('wins nearly always, with replies of its own that are legal, in few enough decisions', () => {
    const matches = Array.from({ length: DUELS }, (_, seed) => match(edition, seed + 1));
    for (const { rescued, duel, where } of matches) {
      expect(rescued, where).toBe(0);
      expect(duel.result?.kind, where).toBe('won');
      expect(duel.decisions, where).toBeLessThan(2000);
    }
    expect(matches.filter(({ isWon }) => isWon).length).toBeGreaterThan(DUELS * 0.85);
  }, 120_000);
});

describe.each(['fifth', 'portal', 'tenth', 'm11'])('two of a kind under %s', (edition) => {
  test.each(['sensible', 'random'] as const)(
    '%s against itself comes to an end',
    (mind) => {
      for (let seed = 1; seed <= 4; seed++) {
        const { duel, rescued } = bout(duelSetup(edition, DECKS.slice(0, 2), seed), [mind, mind]);
        expect(duel.result?.kind, `seed ${String(seed)}`).toBe('won');
        expect(rescued, `seed ${String(seed)}`).toBe(0);
      }
    },
    60_000,
  );

  test('the same thought gives the same reply', () => {
    bout(duelSetup(edition, DECKS.slice(1), 3), ['sensible', 'random'], (thought) => {
      expect(think(structuredClone(thought))).toEqual(think(thought));
    });
  }, 60_000);
});
