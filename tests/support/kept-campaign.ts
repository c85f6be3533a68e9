/** Matches, gauntlets and duels as they are kept, for tests that do not play them. */
import type { Contestant, DeckSource, Gauntlet, GauntletTerms, Match } from '../../src-shared/campaign.ts';
import type { Deck } from '../../src-shared/decks.ts';
import type { DuelSummary } from '../../src-shared/duels.ts';

const NO_CARDS: Deck = { entries: [], tags: [], fields: {}, kept: [] };

const TERMS: GauntletTerms = {
  ...{ rulebook: 'fifth', options: [], allTimes: false, size: 'duel', stakes: 'none' },
  ...{ sideboarding: false, undo: 'never', hints: false, level: 'magician', opponents: 3 },
};

export const aContestant = (name: string, source: DeckSource, deck = NO_CARDS): Contestant => ({
  ...{ name, source, original: deck, deck },
});

const READY: DeckSource = { kind: 'ready', name: 'Ember Hall' };

type Kept<Value> = Partial<Value> & {
  readonly id: string;
  readonly player: number;
  readonly changed: string;
};

export const aGauntlet = (kept: Kept<Gauntlet>): Gauntlet => ({
  ...{ terms: TERMS, contestant: aContestant('Ada', READY), beaten: 0, state: { kind: 'between' } },
  opponents: ['Tansy Quill', 'Morrow Vane', 'Corvin Ashe'].map((name) => ({
    ...{ wizard: name, name, deck: 'Ember Hall' },
  })),
  ...{ prizes: [], seed: 1, began: kept.changed },
  ...kept,
});

export function aMatch(kept: Kept<Match>): Match {
  const { level, opponents: _, ...terms } = TERMS;
  return {
    ...{ terms, level, wizard: 'morrow-vane', isForReal: false, duels: [], state: { kind: 'between' } },
    contestants: { player: aContestant('Ada', READY), wizard: aContestant('Morrow Vane', READY) },
    began: kept.changed,
    ...kept,
  };
}

export const aSummary = (id: string, at: string, result?: DuelSummary['result']): DuelSummary => ({
  ...{ id, rulebook: 'fifth', began: at, changed: at, turn: 1, decisions: 0 },
  seats: [
    { name: 'Ada', player: 'person', deck: 'Trees', life: 20 },
    { name: 'Morrow Vane', player: 'magician', deck: 'Knights', life: 20 },
  ],
  ...(result && { result }),
});

/** As little as a duel can be laid on a table with. */
export const A_SETUP = {
  ...{ edition: 'fifth', variant: 'duel', ante: false, seed: 7, faces: [] },
  seats: ['Ada', 'Morrow Vane'].map((name, team) => ({ name, deck: [], team, attentive: team === 0 })),
};
