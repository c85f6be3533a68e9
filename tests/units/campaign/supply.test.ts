/** What a wizard brings to a match for keeps: of each card of its deck as many as it does not hold. */
import { expect, test } from 'vitest';
import { supplyWizard } from '../../../src-main/campaign/begin.ts';
import type { CampaignParts } from '../../../src-main/campaign/ports.ts';
import type { Copies } from '../../../src-shared/collection.ts';
import type { Deck, DeckZone } from '../../../src-shared/decks.ts';
import { aContestant, aMatch } from '../../support/kept-campaign.ts';

const WIZARD = 7;
const print = (card: string) => ({ set: '5ED', number: card.length.toString() });
const copies = (card: string, count: number): Copies => ({ card, ...print(card), foil: 'no', count });
const deckOf = (...entries: (readonly [string, number, DeckZone?])[]): Deck => ({
  ...{ tags: [], fields: {}, kept: [] },
  entries: entries.map(([name, count, zone = 'main']) => ({
    ...{ name, count, zone, known: true, foil: 'no', tags: [], fields: {} },
  })),
});

function supplied(deck: Deck, owned: readonly Copies[]): (readonly [number, readonly Copies[]])[] {
  const brought: (readonly [number, readonly Copies[]])[] = [];
  const parts = {
    belongings: {
      wizard: () => WIZARD,
      owned: () => owned,
      supply: (wizard: number, cards: readonly Copies[]) => brought.push([wizard, cards]),
    },
    rules: { print: (card: string) => (card === 'Nonsense' ? undefined : print(card)) },
  };
  const match = aMatch({ id: 'm', player: 1, changed: '2026-11-18T12:00:00.000Z' });
  const wizard = aContestant('Morrow Vane', { kind: 'ready', name: 'Ember Hall' }, deck);
  supplyWizard(parts as unknown as CampaignParts, {
    ...match,
    contestants: { ...match.contestants, wizard },
  });
  return brought;
}

test.each<readonly [string, Deck, readonly Copies[], readonly Copies[]]>([
  ['nothing is held', deckOf(['Forest', 3], ['Bear', 1]), [], [copies('Forest', 3), copies('Bear', 1)]],
  ['one card is wanting', deckOf(['Forest', 3], ['Bear', 1]), [copies('Forest', 3)], [copies('Bear', 1)]],
  ['some copies are wanting', deckOf(['Forest', 3]), [copies('Forest', 2)], [copies('Forest', 1)]],
  [
    'it lies in two lines',
    deckOf(['Forest', 3], ['Forest', 2]),
    [copies('Forest', 1)],
    [copies('Forest', 4)],
  ],
  ['another card is held', deckOf(['Forest', 1]), [copies('Bear', 4)], [copies('Forest', 1)]],
])('where %s it brings that', (_, deck, owned, wanted) => {
  expect(supplied(deck, owned)).toEqual([[WIZARD, wanted]]);
});

test.each<readonly [string, Deck, readonly Copies[]]>([
  ['all is held', deckOf(['Forest', 3]), [copies('Forest', 3)]],
  ['more than all is held', deckOf(['Forest', 3]), [copies('Forest', 9)]],
  ['it lies beside the deck', deckOf(['Forest', 3, 'side']), []],
  ['there is no such card', deckOf(['Nonsense', 3]), []],
])('where %s it brings nothing', (_, deck, owned) => {
  expect(supplied(deck, owned)).toEqual([]);
});
