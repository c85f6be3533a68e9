/** Blocks as they come to mind are blocks that may be declared. */
import { expect, test } from 'vitest';
import { answer, clone } from '../../../src-main/engine/index.ts';
import { likelyBlocks } from '../../../src-main/opponents/judgement/fight.ts';
import { attackWith, goOnUntil, positionDuel } from '../../support/rule-duel.ts';

test.each([
  ['two are lured where one would be enough', ['Gray Ogre', 'Hill Giant'], ['Prized Unicorn'], 2],
  [
    'two are lured and a third attacker is free',
    ['Gray Ogre', 'Craw Wurm'],
    ['Prized Unicorn', 'Runeclaw Bear'],
    2,
  ],
  ['only two together may block it', ['Craw Wurm', 'Hill Giant'], ['Viashino Runner'], 2],
  ['no two are there to block it', ['Craw Wurm'], ['Viashino Runner'], 0],
])('%s', (_, blockers, battlefield, count) => {
  const duel = positionDuel('m11', [{ battlefield }, { battlefield: blockers }]);
  attackWith(duel, battlefield);
  goOnUntil(duel, ({ kind }) => kind === 'block');
  const blocks = likelyBlocks(duel);
  expect(blocks).toHaveLength(count);
  expect(answer(clone(duel), { kind: 'block', blocks })).toBeUndefined();
});
