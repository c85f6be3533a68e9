/** What a level may do hangs on what a rulebook answers, and on nothing else of it. */
import { expect, test } from 'vitest';
import { newDuel } from '../../../src-main/engine/index.ts';
import { levelIn, LEVELS } from '../../../src-main/opponents/levels.ts';
import { MINDS } from '../../../src-shared/duels.ts';
import { RULEBOOKS } from '../../../src-shared/rulebooks.ts';
import { DECKS, duelSetup } from '../../support/arena.ts';

test.each(RULEBOOKS)(
  'where the others may answer, each level plays as it stands in the table: %s',
  (edition) => {
    const duel = newDuel(duelSetup(edition, DECKS.slice(0, 2), 1));
    const otherwise = MINDS.filter(
      (mind) => JSON.stringify(levelIn(duel, mind)) !== JSON.stringify(LEVELS[mind]),
    );
    expect(otherwise).toEqual(edition === 'portal' ? ['apprentice', 'magician', 'sorcerer', 'wizard'] : []);
  },
);

test('where nobody answers, only what the table says of that is otherwise', () => {
  const duel = newDuel(duelSetup('portal', DECKS.slice(0, 2), 1));
  expect(levelIn(duel, 'sorcerer')).toEqual({ ...LEVELS.sorcerer, ...LEVELS.sorcerer.unanswered });
  expect(levelIn(duel, 'wizard')).toMatchObject({ turns: 2, sureness: LEVELS.wizard.sureness });
});
