/** Decks: those in a player's box, those that come with the program, and what rulebooks say to them. */
import type { CallName } from '../../src-shared/contract.ts';
import type { PlaytestCalls } from '../../src-shared/playtests.ts';
import { refused } from '../../src-shared/collection.ts';
import type { Database } from '../collection/database/database.ts';
import * as decks from '../collection/decks/decks.ts';
import { player as playerWith } from '../collection/players/players.ts';
import { adapt, LATEST_DAY, playFormatNames } from '../decks/index.ts';
import { box, readyDeck, verdict } from './deck-box.ts';
import type { HandlersOf } from './handlers.ts';

type DeckCallName = Exclude<Extract<CallName, `decks.${string}`>, keyof PlaytestCalls>;

export function deckHandlers({ read, write }: Database): HandlersOf<DeckCallName> {
  return {
    'decks.box': ({ player, rulebook, thrownAway }) => box(read, player, rulebook, thrownAway),
    'decks.check': ({ content, against }) => verdict(content, against),
    'decks.adapt': ({ content, rulebook }) => adapt(content, rulebook),
    'decks.formats': () => ({ names: playFormatNames(), latest: LATEST_DAY }),
    'decks.ready': ({ name }) => readyDeck(name) ?? null,
    'decks.list': ({ player, thrownAway }) => decks.deckSummaries(read, player, thrownAway),
    'decks.read': ({ player, deck, version }) => decks.keptDeck(read, player, deck, version) ?? null,
    'decks.versions': ({ player, deck }) => decks.deckVersions(read, player, deck),
    'decks.add': ({ player, name, rulebook, content }) =>
      playerWith(read, player)
        ? decks.addDeck(write, player, { name, rulebook, deck: content }, new Date())
        : refused('noSuchPlayer'),
    'decks.save': ({ player, deck, content, from }) =>
      decks.saveDeckFrom(write, player, deck, { deck: content, from }, new Date()),
    'decks.change': ({ player, deck, ...changed }) => decks.changeDeck(write, player, deck, changed),
    'decks.label': ({ player, deck, version, ...label }) =>
      decks.labelVersion(write, player, deck, version, label),
    'decks.throwAway': ({ player, deck }) => decks.throwDeckAway(write, player, deck, new Date()),
    'decks.takeBack': ({ player, deck }) => decks.takeDeckBack(write, player, deck),
  };
}
