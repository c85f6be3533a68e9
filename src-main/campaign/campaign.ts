/** Matches and gauntlets as they are played: every step is written whole, and can be taken up again days later. */
import { randomUUID } from 'node:crypto';
import {
  arranged,
  declined,
  type Arranged,
  type Gauntlet,
  type GauntletOrder,
  type Match,
  type MatchOrder,
  type MatchSide,
} from '../../src-shared/campaign.ts';
import type { Deck } from '../../src-shared/decks.ts';
import { isSame } from '../../src-shared/difference.ts';
import type { DuelOrder } from '../../src-shared/duels.ts';
import { listOf } from '../referee/deck-list.ts';
import { MOST_DECISIONS } from '../referee/set-up.ts';
import { contestant, matchFrom, supplyWizard } from './begin.ts';
import {
  gauntletLeft,
  isRoundOf,
  nextOpponent,
  opponentsInOrder,
  PRIZES_AT_THE_END,
  roundBegun,
  roundEnded,
  roundVanished,
} from './gauntlet.ts';
import { SEATS } from './hands.ts';
import { duelBegun, duelVanished, ended, lostLast, sideboarded, type SideboardFault } from './match.ts';
import type { CampaignParts } from './ports.ts';
import { pledgesPaid, settledBy } from './settling.ts';
import { findDeck, isForReal, notOwned, termsFault } from './terms.ts';

const FAULTS: Readonly<Record<SideboardFault, Parameters<typeof declined>[0]>> = {
  notAllowed: 'sideboardNotAllowed',
  otherCards: 'sideboardOtherCards',
  otherSize: 'sideboardOtherSize',
  notBetween: 'notBetween',
};

export class Campaign {
  readonly #parts: CampaignParts;

  constructor(parts: CampaignParts) {
    this.#parts = parts;
  }

  /** What ended while nobody looked. */
  settleAll(): void {
    for (const { state } of this.#parts.store.matchesDuelling())
      if (state.kind === 'duelling') this.settleOrTell(state.duel);
  }

  /** All that follows from a duel that is over, in one transaction; a second time, and for other duels, nothing. */
  settle(duel: string): void {
    const { store, duels, changed } = this.#parts;
    const known = store.matchOfDuel(duel);
    if (!known) return;
    const now = duels.look(duel);
    if (now.kind === 'running') return;
    store.transaction(() => {
      const match = store.matchOfDuel(duel);
      if (!match) return;
      this.#keep(
        now.kind === 'gone'
          ? duelVanished(match, this.#parts.now())
          : settledBy(this.#parts, match, duel, now.aftermath),
      );
    });
    changed({ match: known.id, ...(known.gauntlet !== undefined && { gauntlet: known.gauntlet }) });
  }

  /** For whoever only tells that a duel is over: a failure here must not stop the table or the start. */
  settleOrTell(duel: string): void {
    try {
      this.settle(duel);
    } catch (failure) {
      this.#parts.failed(failure);
    }
  }

  begin(order: MatchOrder): Arranged<Match> {
    const made = matchFrom(this.#parts, order);
    if (made.kind === 'done') this.#write(() => this.#enter(made.value), { match: made.value.id });
    return made;
  }

  /** The duel at hand, or the next one. */
  nextDuel(id: string): Arranged<{ readonly duel: string }> {
    const found = this.match(id);
    if (found.kind === 'refused') return found;
    const { state } = found.value;
    if (state.kind === 'duelling') return arranged({ duel: state.duel });
    if (state.kind === 'ended') return declined('over');
    const duel = this.#write(() => this.#beginDuel(found.value), { match: id });
    return arranged({ duel });
  }

  /** R470, U184, U180. `from`: the deck as the player saw it before; another window may have changed it since. */
  sideboard(id: string, deck: Deck, from: Deck): Arranged<Match> {
    const found = this.match(id);
    if (found.kind === 'refused') return found;
    const after = sideboarded(found.value, deck, this.#parts.now());
    if (typeof after === 'string') return declined(FAULTS[after]);
    if (!isSame(found.value.contestants.player.deck, from)) return declined('sideboardedElsewhere');
    this.#write(() => this.#parts.store.saveMatch(after), { match: id });
    return arranged(after);
  }

  /** A duel that is being played is given up as well, and what was at stake in it is lost. */
  giveUp(id: string): Arranged<Match> {
    const before = this.match(id);
    if (before.kind === 'refused') return before;
    const { state } = before.value;
    if (state.kind === 'ended') return declined('over');
    if (state.kind === 'duelling') {
      this.#parts.duels.concede(state.duel);
      this.settle(state.duel);
    }
    const found = this.match(id);
    if (found.kind === 'refused' || found.value.state.kind === 'ended') return found;
    const after = this.#write(() => this.#giveUp(found.value), this.#told(found.value));
    return arranged(after);
  }

  /** Whether the wizard agrees. */
  offerDraw(id: string): Arranged<boolean> {
    const found = this.match(id);
    if (found.kind === 'refused') return found;
    const { state } = found.value;
    if (state.kind !== 'duelling') return declined('notDuelling');
    const agreed = this.#parts.duels.offerDraw(state.duel);
    if (agreed === undefined) return declined('notDuelling');
    if (agreed) this.settle(state.duel);
    return arranged(agreed);
  }

  /** U003, U176. */
  beginGauntlet({ player, terms, deck }: GauntletOrder): Arranged<Gauntlet> {
    const { belongings, seed: chance, now } = this.#parts;
    const person = belongings.player(player);
    if (!person) return declined('noSuchPlayer');
    if (deck.kind === 'half') return declined('noSuchDeck', { side: 'player' });
    const fault = termsFault(terms, deck);
    if (fault.kind === 'refused') return fault;
    const seed = chance();
    const found = findDeck(this.#parts, { player, terms }, deck, { side: 'player', seed });
    if (found.kind === 'refused') return found;
    const opponents = this.#opponents(terms, seed);
    const [first] = opponents;
    if (!first) return declined('notPlayable');
    const theirs = { ...found.value, source: { kind: 'ready' as const, name: first.deck } };
    const isReal = isForReal(this.#parts, { player, terms }, { player: found.value, wizard: theirs });
    const missing = isReal ? notOwned(this.#parts, player, found.value) : [];
    if (missing.length > 0) return declined('notOwned', { side: 'player', cards: missing });
    const at = now().toISOString();
    const gauntlet: Gauntlet = {
      ...{ id: randomUUID(), player, terms, opponents, seed, beaten: 0, prizes: [], began: at, changed: at },
      contestant: contestant(person.name, found.value),
      state: { kind: 'between' },
    };
    this.#write(() => this.#parts.store.saveGauntlet(gauntlet), { gauntlet: gauntlet.id });
    return arranged(gauntlet);
  }

  /** The match of the round at hand, or of the next one. */
  nextRound(id: string): Arranged<Match> {
    const found = this.gauntlet(id);
    if (found.kind === 'refused') return found;
    const gauntlet = found.value;
    if (gauntlet.state.kind === 'round') return this.match(gauntlet.state.match);
    if (gauntlet.state.kind !== 'between') return declined('over');
    const made = this.#roundFrom(gauntlet);
    if (made.kind === 'refused') return made;
    const match = made.value;
    this.#write(() => {
      this.#parts.store.saveGauntlet(roundBegun(gauntlet, match.id, this.#parts.now()));
      this.#enter(match);
    }, this.#told(match));
    return made;
  }

  /** For good: the round at hand is given up, what was won stays. Whoever comes back later leaves it alone. */
  leaveGauntlet(id: string): Arranged<Gauntlet> {
    const before = this.gauntlet(id);
    if (before.kind === 'refused') return before;
    if (before.value.state.kind === 'round') this.giveUp(before.value.state.match);
    const found = this.gauntlet(id);
    if (found.kind === 'refused' || found.value.state.kind !== 'between') return found;
    const after = gauntletLeft(found.value, this.#parts.now());
    this.#write(() => this.#parts.store.saveGauntlet(after), { gauntlet: id });
    return arranged(after);
  }

  /** As it stands now: a duel that ended a moment ago counts. */
  match(id: string): Arranged<Match> {
    const { store } = this.#parts;
    const state = store.match(id)?.state;
    if (state?.kind === 'duelling') this.settleOrTell(state.duel);
    const match = store.match(id);
    return match ? arranged(match) : declined('noSuchMatch');
  }

  gauntlet(id: string): Arranged<Gauntlet> {
    const { store } = this.#parts;
    const state = store.gauntlet(id)?.state;
    const round = state?.kind === 'round' ? this.match(state.match) : undefined;
    const gauntlet = store.gauntlet(id);
    if (gauntlet && round?.kind === 'refused') {
      const anew = roundVanished(gauntlet, this.#parts.now());
      this.#write(() => store.saveGauntlet(anew), { gauntlet: id });
      return arranged(anew);
    }
    return gauntlet ? arranged(gauntlet) : declined('noSuchGauntlet');
  }

  #write<Result>(work: () => Result, what: { readonly match?: string; readonly gauntlet?: string }): Result {
    const result = this.#parts.store.transaction(work);
    this.#parts.changed(what);
    return result;
  }

  #told({ id, gauntlet }: Match): { readonly match: string; readonly gauntlet?: string } {
    return { match: id, ...(gauntlet !== undefined && { gauntlet }) };
  }

  #enter(match: Match): void {
    if (match.isForReal) supplyWizard(this.#parts, match);
    this.#parts.store.saveMatch(match);
  }

  #beginDuel(match: Match): string {
    const { terms, level, contestants } = match;
    const seed = this.#parts.seed();
    const name = (side: MatchSide): string => {
      const { source, original } = contestants[side];
      return source.kind === 'ready' ? source.name : (original.name ?? '');
    };
    const order: DuelOrder = {
      ...terms,
      seats: [{ player: 'person' }, { player: level, wizard: match.wizard }],
      ante: terms.stakes === 'once' ? match.pledged === undefined : terms.stakes !== 'none',
      seed,
    };
    const decks = [
      listOf(name('player'), contestants.player.deck),
      listOf(name('wizard'), contestants.wizard.deck),
    ];
    const loser = lostLast(match);
    const duel = this.#parts.duels.begin(order, decks, seed, {
      ...(loser && { lostLast: SEATS[loser] }),
      ...(terms.life && { life: [terms.life.player, terms.life.wizard] }),
      ...(terms.hand && { hand: [terms.hand.player, terms.hand.wizard] }),
      mostDecisions: MOST_DECISIONS,
    });
    this.#parts.store.saveMatch(duelBegun(match, duel, this.#parts.now()));
    return duel;
  }

  #giveUp(match: Match): Match {
    const after = pledgesPaid(this.#parts, ended(match, 'givenUp', 'wizard', this.#parts.now()));
    this.#keep(after);
    return after;
  }

  /** With it the gauntlet that it is a round of. */
  #keep(match: Match): void {
    this.#parts.store.saveMatch(match);
    if (match.gauntlet === undefined) return;
    const gauntlet = this.#parts.store.gauntlet(match.gauntlet);
    if (!gauntlet || !isRoundOf(gauntlet, match)) return;
    // U185: the next opponent is met with the deck that was brought, less what was lost and with what was won.
    const { original } = match.contestants.player;
    const withDeck = { ...gauntlet, contestant: { ...gauntlet.contestant, original, deck: original } };
    const after = match.state.kind === 'ended' ? roundEnded(withDeck, match, this.#parts.now()) : withDeck;
    this.#parts.store.saveGauntlet(this.#rewarded(after, after.beaten > gauntlet.beaten));
  }

  /** A booster for every round that is won, and more for the last. Whoever holds every card needs none. */
  #rewarded(gauntlet: Gauntlet, isBeaten: boolean): Gauntlet {
    const { player, terms, prizes, beaten } = gauntlet;
    if (!isBeaten || this.#parts.belongings.player(player)?.holds !== 'own') return gauntlet;
    const count = gauntlet.state.kind === 'won' ? 1 + PRIZES_AT_THE_END : 1;
    const sets = Array.from({ length: count }, (_, place) =>
      this.#parts.belongings.addPrize(player, terms.rulebook, beaten + place),
    );
    return { ...gauntlet, prizes: [...prizes, ...sets] };
  }

  /** Whose own deck the terms do not admit brings another one. */
  #opponents(terms: GauntletOrder['terms'], seed: number) {
    const ready = this.#parts.rules.ready(terms);
    const names = [...ready.keys()];
    const able = this.#parts.wizards().flatMap(({ id, name, strength, decks }, place) => {
      const own = decks[terms.rulebook];
      const deck = ready.has(own) ? own : names[(seed + place) % names.length];
      return deck === undefined ? [] : [{ wizard: id, name, strength, deck }];
    });
    return opponentsInOrder(able, terms.opponents, seed);
  }

  #roundFrom(gauntlet: Gauntlet): Arranged<Match> {
    const { player, terms, contestant: own } = gauntlet;
    const opponent = nextOpponent(gauntlet);
    if (!opponent) return declined('over');
    const theirs = this.#parts.rules.ready({ ...terms, options: [] }).get(opponent.deck);
    if (!theirs) return declined('noSuchDeck', { side: 'wizard' });
    const source = { kind: 'ready', name: opponent.deck } as const;
    const decks = {
      player: { source: own.source, name: own.name, deck: own.original },
      wizard: { source, name: opponent.deck, deck: theirs },
    };
    const at = this.#parts.now().toISOString();
    const { level, opponents: _, ...agreed } = terms;
    return arranged({
      ...{ id: randomUUID(), player, terms: agreed, level, gauntlet: gauntlet.id, wizard: opponent.wizard },
      isForReal: isForReal(this.#parts, { player, terms }, decks),
      contestants: {
        player: { ...own, deck: own.original },
        wizard: contestant(opponent.name, decks.wizard),
      },
      ...{ duels: [], state: { kind: 'between' }, began: at, changed: at },
    });
  }
}
