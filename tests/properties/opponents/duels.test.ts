import { describe, expect, test } from 'vitest';
import { think } from '../../../src-main/opponents/minds.ts';
import { MINDS, type MindName } from '../../../src-shared/duels.ts';
import { RULEBOOKS } from '../../../src-shared/rulebooks.ts';
import { bout, DECKS, duelSetup, type Bout } from '../../support/arena.ts';
import { looksAhead } from '../../../src-main/opponents/levels.ts';
import { randomSetup } from '../../../scripts/fuzz/duels.ts';
import { playBout } from '../../../scripts/ladder/bout.ts';
import { tries } from '../../support/tries.ts';

const DUELS = tries(8, 16);
/** Where what is tried in a thought would take too long. */
const SHORT = { nodes: 120 };

interface Match extends Bout {
  readonly isWon: boolean;
  readonly where: string;
}

/** Each mind in each chair, with each deck against each. */
function match(edition: string, mind: MindName, seed: number): Match {
  const seat = seed % 2;
  const decks = [seed % DECKS.length, (seed >> 1) % DECKS.length].map((deck) => DECKS[deck] ?? {});
  const minds: readonly MindName[] = seat === 0 ? [mind, 'random'] : ['random', mind];
  const played = bout(duelSetup(edition, decks, seed), minds);
  const { result } = played.duel;
  return {
    ...played,
    isWon: result?.kind === 'won' && result.seats.includes(seat),
    where: `${edition}, ${mind}, seed ${String(seed)}`,
  };
}

describe.each(RULEBOOKS)('under %s', (edition) => {
  test.each([
    ['apprentice', 0.5],
    ['magician', 0.75],
  ] as const)(
    '%s wins against chance, with replies of its own that are legal, in few enough decisions',
    (mind, share) => {
      const matches = Array.from({ length: DUELS }, (_, seed) => match(edition, mind, seed + 1));
      for (const { rescued, duel, where } of matches) {
        expect(rescued, where).toEqual([0, 0]);
        expect(duel.result?.kind, where).toBe('won');
        expect(duel.decisions, where).toBeLessThan(2000);
      }
      expect(matches.filter(({ isWon }) => isWon).length).toBeGreaterThanOrEqual(DUELS * share);
    },
  );

  test.each(MINDS)(
    '%s has a legal reply to every question of duels with cards of the whole corpus, and comes to an end',
    (mind) => {
      for (const seed of looksAhead(mind) ? [1] : [1, 2, 3].slice(0, tries(1, 3))) {
        const setup = { ...randomSetup({ edition, seats: 2, seed }), mostDecisions: tries(300, 600) };
        const { duel, rescued } = playBout(setup, [mind, mind], { budget: SHORT });
        expect(duel.result, `seed ${String(seed)}`).toBeDefined();
        expect(rescued, `seed ${String(seed)}`).toEqual([0, 0]);
      }
    },
  );

  test('the same thought gives the same reply', () => {
    let looked = 0;
    bout(duelSetup(edition, DECKS.slice(1), 3), ['magician', 'apprentice'], (thought) => {
      if (looked++ % 3 === 0) expect(think(structuredClone(thought))).toEqual(think(thought));
    });
  });
});
