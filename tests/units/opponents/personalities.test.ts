import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { checkDeck } from '../../../src-main/decks/legality/check.ts';
import { readyDecks } from '../../../src-main/decks/ready.ts';
import {
  wizardCalled,
  wizards,
  wizardsIn,
  wizardWithId,
  type Wizard,
} from '../../../src-main/opponents/personalities.ts';
import { readWizardFile } from '../../../src-main/opponents/wizard-file.ts';
import { WIZARD_NAMES } from '../../../src-shared/duels.ts';
import { COLOURS } from '../../../src-shared/duel/words.ts';
import { RULEBOOKS } from '../../../src-shared/rulebooks.ts';
import { LINE_MOMENTS, STRONGEST } from '../../../src-shared/wizards.ts';

const all = wizards();
const distinct = (items: readonly unknown[]): number => new Set(items).size;

test('there are at least forty, of every strength and home in every colour, the weakest first', () => {
  expect(all.length).toBeGreaterThanOrEqual(40);
  expect(distinct(all.map(({ strength }) => strength))).toBe(STRONGEST);
  expect(new Set(all.flatMap(({ colours }) => colours))).toEqual(new Set(COLOURS));
  const strengths = all.map(({ strength }) => strength);
  expect(strengths).toEqual(strengths.toSorted((one, other) => one - other));
});

test('no two share a name, a title, a face or a line', () => {
  expect(distinct(all.map(({ name }) => name))).toBe(all.length);
  expect(distinct(all.map(({ title }) => title))).toBe(all.length);
  const faces = all.map(({ face: { name: _, ...features } }) => JSON.stringify(features));
  expect(distinct(faces)).toBe(all.length);
  const lines = all.flatMap((wizard) => LINE_MOMENTS.flatMap((moment) => wizard.lines[moment]));
  expect(distinct(lines)).toBe(lines.length);
});

test('faces differ in what is seen first: skin, hair, headgear, beard and ears together', () => {
  const features = all.map(({ face }) =>
    [face.skin, face.style, face.hair, face.headgear, face.beard, face.ears, face.marks?.join(' ')].join('|'),
  );
  expect(distinct(features)).toBe(all.length);
});

test('whoever a level is known by is one of them', () => {
  for (const name of Object.values(WIZARD_NAMES)) expect(wizardCalled(name)?.name).toBe(name);
  expect(wizardCalled('Nobody Here')).toBeUndefined();
});

const deckOf = (name: string) => readyDecks().find((deck) => deck.name === name);

describe.each(all.map((wizard) => [wizard.name, wizard] as const))('%s', (_, wizard) => {
  test('is found by id, and says two to four lines for every moment', () => {
    expect(wizardWithId(wizard.id)).toBe(wizard);
    for (const moment of LINE_MOMENTS) {
      expect(wizard.lines[moment].length).toBeGreaterThanOrEqual(2);
      expect(wizard.lines[moment].length).toBeLessThanOrEqual(4);
    }
  });

  test.each(RULEBOOKS)(
    'plays a deck that is legal under %s and shares a colour with her (U192)',
    (rulebook) => {
      const deck = deckOf(wizard.decks[rulebook]);
      if (!deck) throw new Error(`There is no deck called ${wizard.decks[rulebook]}.`);
      expect(deck.rulebooks).toContain(rulebook);
      const entries = deck.list.map(({ card, copies }) => ({
        ...{ name: card, known: true, count: copies, zone: 'main' as const },
        ...{ foil: 'no' as const, tags: [], fields: {} },
      }));
      const list = { name: deck.name, entries, tags: [], fields: {}, kept: [] };
      expect(checkDeck(list, { kind: 'rulebook', rulebook })).toEqual([]);
      const isOfArtifacts = wizard.face.colours.includes('artifact');
      expect(isOfArtifacts || deck.colours.some((colour) => wizard.colours.includes(colour))).toBe(true);
    },
  );
});

const [someone] = all;
const written = (change: object): string => JSON.stringify({ ...(someone as Wizard), ...change });

describe('a file that is wrong is refused with its name and the place', () => {
  test.each([
    ['no JSON', '{', /This is no JSON/],
    ['a strength beyond the scale', written({ strength: 13 }), /strength/],
    ['a temper beyond one', written({ temper: { ...someone?.temper, burn: 2 } }), /temper\.burn/],
    ['a single line for a moment', written({ lines: { ...someone?.lines, bad: ['Oh.'] } }), /lines\.bad/],
    ['no deck for a rulebook', written({ decks: { fifth: 'Ember Hall' } }), /decks/],
    ['an unknown skin', written({ face: { ...someone?.face, skin: 'plaid' } }), /face\.skin/],
    ['something nobody knows', written({ likes: 'cheese' }), /likes/],
    ['the id of another file', written({ id: 'somebody-else' }), /another name/],
  ])('%s', (_, text, expected) => {
    const file = `${someone?.id ?? ''}.json`;
    expect(() => readWizardFile(file, text)).toThrow(expected);
    expect(() => readWizardFile(file, text)).toThrow(new RegExp(`^${file}`));
  });
});

test('two of one name are refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wizards-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  for (const id of ['one', 'two']) writeFileSync(join(folder, `${id}.json`), written({ id }));
  expect(readdirSync(folder)).toHaveLength(2);
  expect(() => wizardsIn(pathToFileURL(`${folder}/`))).toThrow(/another wizard called/);
});
