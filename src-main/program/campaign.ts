/** Matches and gauntlets, with the database, the decks and the tables that they need. */
import { randomInt } from 'node:crypto';
import { Campaign } from '../campaign/campaign.ts';
import type { Belongings, CampaignParts, DeckRules, DuelNow, Store } from '../campaign/ports.ts';
import type { Match } from '../../src-shared/campaign.ts';
import type { Settled } from '../../src-shared/collection.ts';
import * as kept from '../collection/campaigns/campaigns.ts';
import { addResult } from '../collection/campaigns/results.ts';
import type { Database } from '../collection/database/database.ts';
import type { WriteHandle } from '../collection/database/handles.ts';
import { deckSummaries, keptDeck, saveDeck } from '../collection/decks/decks.ts';
import { change, move } from '../collection/owned/changing.ts';
import { owned } from '../collection/owned/owned.ts';
import { addPrize } from '../collection/packs/prizes.ts';
import { player, wizardNamed } from '../collection/players/players.ts';
import { checkDeck } from '../decks/index.ts';
import { printOf } from '../decks/print-of.ts';
import { offeredDecks } from '../decks/offered.ts';
import { deckOf } from '../decks/ready.ts';
import { wizardCalled, wizards } from '../opponents/personalities.ts';
import { aftermathOf } from '../referee/aftermath.ts';
import type { Journal } from '../referee/ports.ts';
import type { Duels } from './duels.ts';
import type { ProgramParts } from './program.ts';

export interface OpenCampaign {
  readonly campaign: Campaign;
  /** The duel is one of a match that is at it. */
  readonly isPlaying: (duel: string) => boolean;
  /** The duel was one of a match, and what followed from its end is written. */
  readonly hasSettled: (duel: string) => boolean;
  /** Whether it was agreed that the player may be told what a wizard would do. */
  readonly mayHint: (duel: string) => boolean;
}

/** What ended while the program was not there is settled first. */
export function openCampaign(
  database: Database,
  duels: Duels,
  announce: ProgramParts['announce'],
): OpenCampaign {
  const { read, write } = database;
  const campaign = new Campaign({
    store: storeOn(write),
    belongings: belongingsOn(write, now),
    rules: DECK_RULES,
    duels: {
      begin: duels.beginWith,
      look: (duel) => lookAt(database, duel),
      concede: (duel) => {
        if (lookAt(database, duel).kind === 'running') duels.table(duel).concede(0);
      },
      offerDraw: (duel) =>
        lookAt(database, duel).kind === 'running' ? duels.table(duel).offerDraw(0) : undefined,
    },
    wizards,
    now,
    seed: () => randomInt(2 ** 32),
    failed: duels.failed,
    changed: (what) => {
      announce('campaign.changed', what);
      const match = what.match === undefined ? undefined : kept.match(read, what.match);
      if (match) tellOfBelongings(match, announce);
    },
  } satisfies CampaignParts);
  duels.whenEnded((duel) => {
    campaign.settleOrTell(duel);
  });
  duels.whenFree(() => {
    campaign.settleAll();
  });
  campaign.settleAll();
  return {
    campaign,
    isPlaying: (duel) => kept.matchOfDuel(read, duel) !== undefined,
    hasSettled: (duel) =>
      kept.matchOfDuel(read, duel) === undefined && kept.matchPlayedIn(read, duel) !== undefined,
    mayHint: (duel) => kept.matchOfDuel(read, duel)?.terms.hints ?? true,
  };
}

/** Cards, prizes and the deck in the box may have come and gone with a duel. */
function tellOfBelongings({ player, contestants }: Match, announce: ProgramParts['announce']): void {
  announce('collection.changed', { what: 'holdings', player });
  const { source } = contestants.player;
  if (source.kind === 'own') announce('collection.changed', { what: 'decks', player, deck: source.deck });
}

const now = (): Date => new Date();

export function lookAt({ duels }: Pick<Database, 'duels'>, id: string): DuelNow {
  const record = (duels as Journal).read(id);
  if (!record) return { kind: 'gone' };
  const aftermath = aftermathOf(record);
  return aftermath ? { kind: 'over', aftermath } : { kind: 'running' };
}

export const storeOn = (write: WriteHandle): Store => ({
  transaction: write.transaction,
  match: (id) => kept.match(write, id),
  gauntlet: (id) => kept.gauntlet(write, id),
  matchOfDuel: (duel) => kept.matchOfDuel(write, duel),
  matchesDuelling: () => kept.matchesDuelling(write),
  saveMatch: (match) => {
    kept.saveMatch(write, match);
  },
  saveGauntlet: (gauntlet) => {
    kept.saveGauntlet(write, gauntlet);
  },
  addResult: (id, result) => {
    addResult(write, id, result);
  },
});

/** Inside a transaction a refusal must undo it all. */
function settledOrThrow<Value>(outcome: Settled<Value>): Value {
  if (outcome.kind === 'done') return outcome.value;
  throw new Error(`The collection refused what a match did: ${JSON.stringify(outcome.refusal)}`);
}

export const belongingsOn = (write: WriteHandle, clock: () => Date): Belongings => ({
  player: (id) => player(write, id),
  owned: (holder) => owned(write, holder),
  decks: (id) =>
    deckSummaries(write, id).flatMap((summary) => {
      const found = keptDeck(write, id, summary.id);
      return found ? [{ id: summary.id, deck: { ...found.deck, name: summary.name } }] : [];
    }),
  saveDeck: (id, deck, content) => {
    settledOrThrow(saveDeck(write, id, deck, content, clock()));
  },
  wizard: (name, rulebook) => {
    // Whoever this version knows no longer has a collection since the match began, and needs no portrait.
    const portrait = (wizardCalled(name) ?? wizards()[0])?.face;
    if (!portrait) throw new Error('There are no wizards.');
    return wizardNamed(write, { name, portrait, rulebook, holds: 'own' }, clock());
  },
  supply: (wizard, cards) => {
    settledOrThrow(change(write, { player: wizard, kind: 'starter', facts: {}, cards }, clock()));
  },
  move: (from, to, facts, cards) => {
    settledOrThrow(move(write, from, to, { kind: 'ante', facts, cards }, clock()));
  },
  addPrize: (id, rulebook, which) => addPrize(write, id, rulebook, which, clock()),
});

export const DECK_RULES: DeckRules = {
  ready: (terms) => new Map(offeredDecks(terms).map((ready) => [ready.name, deckOf(ready)])),
  breaches: (deck, { rulebook, allTimes, options }) =>
    checkDeck(deck, { kind: 'rulebook', rulebook, allTimes, options }),
  print: printOf,
};
