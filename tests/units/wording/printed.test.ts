/** What stands on a card beside its text: the line between picture and text, and the corner. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { told, wordsOf } from '../../../scripts/corpus/texts.ts';
import { allCards } from '../../../src-main/cards/index.ts';
import { FACTS } from '../../../src-main/cards/facts.ts';
import { cornerOf } from '../../../src-main/wording/corner.ts';
import { typeLineOf } from '../../../src-main/wording/type-line.ts';
import { RULEBOOKS, type Rulebook } from '../../../src-shared/rulebooks.ts';

/** Facts: which line a printing bore, of each card the printing nearest to the time. */
const [, ...ROWS] = readFileSync(join(import.meta.dirname, 'printed-lines.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((row) => row.split('\t'));

const cards = new Map(allCards().map((card) => [card.face.name, card]));

describe('The line of a card is the one that its time printed', () => {
  test.each(RULEBOOKS)('in the time of %s', (rulebook) => {
    const rows = ROWS.filter(([, time]) => time === rulebook);
    expect(rows.length).toBeGreaterThan(190);
    const others = rows.flatMap(([name = '', , set, line]) => {
      const card = cards.get(name);
      const ours = card && told(card, rulebook).typeLine;
      return ours === line ? [] : [`${name} (${set}): ${ours}, printed ${line}`];
    });
    expect(others).toEqual([]);
  });

  test('a token has the line of its kinds, whatever a card of its name printed', () => {
    const bears = cards.get('Grizzly Bears')?.face;
    if (!bears) throw new Error('There are no Grizzly Bears.');
    expect(typeLineOf(bears, wordsOf('fifth'))).toBe('Summon Bears');
    expect(typeLineOf({ ...bears, token: true }, wordsOf('fifth'))).toBe('Bear Token');
  });
});

describe('The corner of a card', () => {
  test('has a star where the text counts, as it is printed', () => {
    const others = allCards().flatMap(({ face }) => {
      const { power, toughness } = cornerOf(face, wordsOf('m11')) ?? face;
      const size = power === undefined ? undefined : `${power}/${toughness ?? 0}`;
      const printed = face.loyalty === undefined ? FACTS[face.name]?.size : undefined;
      return size === printed ? [] : [`${face.name}: ${size}, printed ${printed}`];
    });
    expect(others).toEqual([]);
  });

  test.each([
    ['Nightmare', '*/*'],
    ['Primal Clay', '*/*'],
    ['Shapeshifter', '*/7-*'],
    ['Angry Mob', '2+*/2+*'],
    ['An-Havva Constable', '2/1+*'],
  ])('%s has %s', (name, size) => {
    const face = cards.get(name)?.face;
    const corner = face && cornerOf(face, wordsOf('m11'));
    expect(`${corner?.power}/${corner?.toughness}`).toBe(size);
  });
});

test.each(['Clone', 'Vesuvan Doppelganger'])(
  '%s has stars in its corner in 1993, and noughts since',
  (name) => {
    const face = cards.get(name)?.face;
    expect(face && cornerOf(face, wordsOf('alpha'))).toEqual({ power: '*', toughness: '*' });
    expect(face && cornerOf(face, wordsOf('tenth'))).toBeUndefined();
  },
);

/** Texts that say what an Aura enchants twice. */
test.each(['alpha', 'fifth', 'portal'] as const satisfies Rulebook[])(
  'what the line of an Aura says is not said again below it: %s',
  (rulebook) => {
    const twice = allCards()
      .map((card) => told(card, rulebook))
      .filter(({ typeLine, text }) => text.toLowerCase().split('\n').includes(typeLine.toLowerCase()));
    expect(twice.map(({ face }) => face.name)).toEqual([]);
  },
);
