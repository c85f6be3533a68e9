/** What `npm run word -- --check` finds: nothing in the corpus, and what it should in texts that are wrong. */
import { describe, expect, test } from 'vitest';
import { findingsIn } from '../../../scripts/corpus/lint.ts';
import { allTold, type Told } from '../../../scripts/corpus/texts.ts';
import { RULEBOOKS, type Rulebook } from '../../../src-shared/rulebooks.ts';

test.each(RULEBOOKS)('no text of the corpus is wrong in the words of %s', (rulebook) => {
  expect(allTold(rulebook).flatMap(findingsIn)).toEqual([]);
});

/** The text of a card with other words in it. */
function wrong(name: string, rulebook: Rulebook, text: string): string[] {
  const told = allTold(rulebook).find(({ face }) => face.name === name);
  if (!told) throw new Error(`There is no card ${name}.`);
  return findingsIn({ ...told, text } satisfies Told).map(({ what }) => what);
}

const BOLT = 'Lightning Bolt deals 3 damage to target creature or player.';

describe('a text of Lightning Bolt', () => {
  test.each([
    ['is right', BOLT, []],
    ['is missing', '', ['no text for its abilities']],
    ['has no full stop', BOLT.slice(0, -1), ['no full stop']],
    ['has two spaces', BOLT.replace('3 ', '3  '), ['a space too many']],
    ['has a raw name', BOLT.replace('target', 'endOfTurn target'), ['a raw name']],
    ['has no value', BOLT.replace('3', 'undefined'), ['a word of the program']],
    ['breaks off', `${BOLT} Then destroy the.`, ['a sentence that breaks off']],
    ['goes on small', `${BOLT} draw a card.`, ['a sentence that begins small']],
    ['doubles a word', BOLT.replace('damage', 'damage damage'), ['a word twice']],
    ['has an open bracket', `${BOLT} (Draw a card.`, ['( alone']],
    ['has an open quotation', `"${BOLT}`, ['a quotation without an end']],
    ['has a wrong article', `${BOLT} Sacrifice a artifact.`, ['a before a vowel']],
    ['has another wrong article', `${BOLT} Sacrifice an creature.`, ['an before a consonant']],
    ['is of another time', `${BOLT} Draw a card in play.`, ['a word of another time']],
    ['aims twice', `${BOLT} Tap target creature.`, ['a target told twice']],
    ['aims at nothing', 'Lightning Bolt deals 3 damage to it.', ['a target that is not told']],
    ['aims too late', `It is tapped. ${BOLT}`, ['a target spoken of before it is named']],
    ['says you wrongly', `${BOLT} You draws a card.`, ['a verb that does not fit you']],
    ['says another wrongly', `${BOLT} Each player draw a card.`, ['a verb that does not fit one']],
    ['counts wrongly', `${BOLT} Draw two card.`, ['several of one']],
  ])('%s', (_, text, whats) => {
    expect(wrong('Lightning Bolt', 'm11', text)).toEqual(whats);
  });
});

test('names may hold what words may not', () => {
  expect(wrong('Library of Leng', 'portal', 'Library of Leng deals 1 damage to you.')).toEqual([]);
  expect(wrong('Battlefield Forge', 'fifth', 'Battlefield Forge deals 1 damage to you.')).toEqual([]);
});

test('Portal knows neither targets nor libraries', () => {
  expect(wrong('Volcanic Hammer', 'portal', 'Volcanic Hammer deals 3 damage to target player.')).toEqual([
    'a word of another time',
    'a target that is not told',
  ]);
});
