import { expect, test } from 'vitest';
import { KnownCatalogues } from '../../../../src-renderer/program/catalogues.ts';
import type { CatalogueView } from '../../../../src-shared/catalogue.ts';
import type { Rulebook } from '../../../../src-shared/rulebooks.ts';

const emptyOf = (rulebook: Rulebook): CatalogueView => ({
  ...{ rulebook, cards: [], entries: [], sets: [], subtypes: [] },
});

test('a catalogue is read once, however often its rulebook is turned to', async () => {
  const asked: Rulebook[] = [];
  const catalogues = new KnownCatalogues((rulebook) => {
    asked.push(rulebook);
    return Promise.resolve(emptyOf(rulebook));
  });
  for (const rulebook of ['m11', 'fifth', 'm11', 'fifth'] as const)
    expect((await catalogues.get(rulebook))?.rulebook).toBe(rulebook);
  expect(asked).toEqual(['m11', 'fifth']);
});

test('one that could not be read is asked for again', async () => {
  const answers = [undefined, emptyOf('alpha')];
  const catalogues = new KnownCatalogues(() => Promise.resolve(answers.shift()));
  expect(await catalogues.get('alpha')).toBeUndefined();
  expect((await catalogues.get('alpha'))?.rulebook).toBe('alpha');
});

test('an answer that comes after another was wanted is kept, but does not count', async () => {
  const late = Promise.withResolvers<CatalogueView>();
  const catalogues = new KnownCatalogues((rulebook) =>
    rulebook === 'tenth' ? late.promise : Promise.resolve(emptyOf(rulebook)),
  );
  const first = catalogues.get('tenth');
  expect((await catalogues.get('portal'))?.rulebook).toBe('portal');
  late.resolve(emptyOf('tenth'));
  expect(await first).toBeUndefined();
  expect((await catalogues.get('tenth'))?.rulebook).toBe('tenth');
});
