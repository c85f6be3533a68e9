/** What is thought to happen to an attack: the others' best block, and nothing else. */
import { expect, test } from 'vitest';
import { viewFor, type Duel } from '../../../src-main/engine/index.ts';
import { strongBlock } from '../../../src-main/opponents/combat/blocking.ts';
import { newEffort } from '../../../src-main/opponents/search/effort.ts';
import { RULEBOOKS } from '../../../src-shared/rulebooks.ts';
import { attackWith, goOnUntil, positionDuel, type SeatWords } from '../../support/rule-duel.ts';

const BEAR: SeatWords = {
  hand: ['Hill Giant'],
  battlefield: ['Grizzly Bears', ...Array<string>(4).fill('Mountain')],
};

function attacked(edition: string, theirs: SeatWords, names: readonly string[]): Duel {
  const duel = positionDuel(edition, [BEAR, theirs]);
  attackWith(duel, names);
  strongBlock(newEffort({ nodes: 2_000 }), duel);
  return duel;
}

test.each(
  RULEBOOKS.flatMap((edition) => [
    [edition, 'nobody attacks', { battlefield: ['Craw Wurm'] }, []] as const,
    [edition, 'nobody can block', {}, ['Grizzly Bears']] as const,
  ]),
)('under %s, where %s, the second main phase is still to come', (edition, _, theirs, names) => {
  const duel = attacked(edition, theirs, names);
  goOnUntil(duel, ({ seat, kind }) => seat === 0 && kind === 'act' && duel.turn.step === 'main2');
  expect(duel.turn.number).toBe(1);
});

test.each(RULEBOOKS)('whoever kills it and lives blocks it, under %s', (edition) => {
  const duel = attacked(edition, { battlefield: ['Craw Wurm'] }, ['Grizzly Bears']);
  goOnUntil(duel, () => duel.turn.step === 'main2');
  expect(viewFor(duel, 0).players[0]?.graveyard.map(({ name }) => name)).toEqual(['Grizzly Bears']);
});
