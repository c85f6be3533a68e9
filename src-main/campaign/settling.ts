/** A duel of a match is over: what it means for the match, for the decks, and for what everybody holds. */
import {
  DECKS_STAY,
  otherSide,
  MATCH_SIDES,
  type Contestant,
  type DuelResult,
  type Match,
  type MatchSide,
} from '../../src-shared/campaign.ts';
import type { Copies } from '../../src-shared/collection.ts';
import { editionNamed } from '../engine/editions/registry.ts';
import type { Aftermath } from '../referee/aftermath.ts';
import { copiesNamed, sizeOf, withAll, withoutAll } from './cards.ts';
import { gainedBy, putUp, sideAt, winnerOf, type Names } from './hands.ts';
import { duelEnded, ended } from './match.ts';
import type { CampaignParts } from './ports.ts';

type Gained = Readonly<Record<MatchSide, readonly Copies[]>>;

const NOTHING: Gained = { player: [], wizard: [] };

/** Inside a transaction: what it writes of the collections belongs to the match that it returns. */
export function settledBy(parts: CampaignParts, match: Match, duel: string, aftermath: Aftermath): Match {
  const now = parts.now();
  const winner = winnerOf(aftermath.result);
  const gained = gainedIn(parts, match, aftermath);
  const facts = { duel, why: aftermath.why, turns: aftermath.turns, gained, ...(winner && { winner }) };
  const changed = handOver(parts, match, gained, duel);
  const pledged = withPledges(parts, duelEnded(changed, facts, now), aftermath);
  parts.store.addResult(match.player, resultOf(match, duel, aftermath, now));
  return pledgesPaid(parts, spent(pledged, now));
}

/** R465: at stake in every duel, or (once) only what was exchanged beside the one card that is put up. */
function gainedIn(parts: CampaignParts, match: Match, aftermath: Aftermath): Gained {
  const { stakes } = match.terms;
  if (stakes === 'none') return NOTHING;
  if (stakes !== 'once') return copiesOf(parts, match, gainedBy(aftermath), otherSide);
  const { result, dealt } = aftermath;
  const { traded = [] } = result;
  const ante = result.kind === 'won' ? (result.ante ?? []) : [];
  const besides = traded.filter(({ card }) => !ante.includes(card));
  return copiesOf(
    parts,
    match,
    gainedBy({ result: { kind: 'draw', why: 'together', traded: besides }, dealt }),
    otherSide,
  );
}

/** Where cards change hands for real, copies that are held; otherwise any that the deck names. */
function copiesOf(
  parts: CampaignParts,
  match: Match,
  names: Names,
  holderOf: (side: MatchSide) => MatchSide,
): Gained {
  const of = (side: MatchSide): readonly Copies[] => {
    const holder = holderOf(side);
    const { deck } = match.contestants[holder];
    return match.isForReal
      ? copiesNamed(names[side], deck, parts.belongings.owned(holderId(parts, match, holder)))
      : names[side].map((card) => onPaper(parts, match, holder, card));
  };
  return { player: of('player'), wizard: of('wizard') };
}

function onPaper(
  { rules }: CampaignParts,
  { contestants, terms }: Match,
  holder: MatchSide,
  card: string,
): Copies {
  const entry = contestants[holder].deck.entries.find(({ name }) => name === card);
  const print = rules.print(card, terms.rulebook);
  return {
    card,
    set: entry?.set ?? print?.set ?? '',
    number: entry?.number ?? print?.number ?? '',
    foil: entry?.foil ?? 'no',
    count: 1,
  };
}

const holderId = (
  { belongings }: CampaignParts,
  { player, contestants, terms }: Match,
  side: MatchSide,
): number => (side === 'player' ? player : belongings.wizard(contestants.wizard.name, terms.rulebook));

/** U179, R466, R467: from one collection to the other, and out of the decks; halves of one deck change cards alone. */
function handOver(parts: CampaignParts, match: Match, gained: Gained, duel: string): Match {
  if (gained.player.length + gained.wizard.length === 0) return match;
  if (match.isForReal) moveCards(parts, match, gained, duel);
  const isHalved = match.contestants.player.source.kind === 'half';
  if (!match.isForReal && !isHalved) return match;
  const wonGoIn = isHalved || DECKS_STAY.includes(match.terms.rulebook);
  if (match.isForReal) changeOwnDeck(parts, match, gained, wonGoIn);
  const { player, wizard } = match.contestants;
  return {
    ...match,
    contestants: {
      player: afterDuel(player, gained.wizard, wonGoIn ? gained.player : []),
      wizard: afterDuel(wizard, gained.player, wonGoIn ? gained.wizard : []),
    },
  };
}

const afterDuel = (contestant: Contestant, lost: readonly Copies[], won: readonly Copies[]): Contestant => ({
  ...contestant,
  original: withAll(withoutAll(contestant.original, lost), won),
  deck: withAll(withoutAll(contestant.deck, lost), won),
});

function moveCards(parts: CampaignParts, match: Match, gained: Gained, duel: string): void {
  const ids = { player: match.player, wizard: holderId(parts, match, 'wizard') };
  for (const side of MATCH_SIDES) {
    if (gained[side].length === 0) continue;
    const facts = { with: match.contestants.wizard.name, match: match.id, duel };
    parts.belongings.move(ids[otherSide(side)], ids[side], facts, gained[side]);
  }
}

/** The deck in the box, which may have been changed meanwhile; one that was thrown away is left alone. */
function changeOwnDeck(
  { belongings }: CampaignParts,
  { player, contestants }: Match,
  gained: Gained,
  wonGoIn: boolean,
): void {
  const { source } = contestants.player;
  const kept =
    source.kind === 'own' ? belongings.decks(player).find(({ id }) => id === source.deck) : undefined;
  if (!kept) return;
  const without = withoutAll(kept.deck, gained.wizard);
  belongings.saveDeck(player, kept.id, wonGoIn ? withAll(without, gained.player) : without);
}

/** What was put up in the first duel that somebody won stays out of the decks until the competition is over. */
function withPledges(parts: CampaignParts, match: Match, aftermath: Aftermath): Match {
  const names = putUp(aftermath);
  if (match.terms.stakes !== 'once' || match.pledged || names.player.length + names.wizard.length === 0)
    return match;
  const pledged = copiesOf(parts, match, names, (side) => side);
  if (!match.isForReal) return { ...match, pledged };
  const { player, wizard } = match.contestants;
  return {
    ...match,
    pledged,
    contestants: {
      player: { ...player, deck: withoutAll(player.deck, pledged.player) },
      wizard: { ...wizard, deck: withoutAll(wizard.deck, pledged.wizard) },
    },
  };
}

/** The competition is over, and its one card goes to whoever won it. */
export function pledgesPaid(parts: CampaignParts, match: Match): Match {
  const { state, pledged } = match;
  if (state.kind !== 'ended' || !pledged || state.winner === undefined) return match;
  const gained = { ...NOTHING, [state.winner]: stillThere(parts, match, otherSide(state.winner), pledged) };
  const last = match.duels.at(-1);
  if (!last) return match;
  const told = { ...last, gained: addedTo(last.gained, gained) };
  return handOver(parts, { ...match, duels: [...match.duels.slice(0, -1), told] }, gained, last.duel);
}

const addedTo = (one: Gained, other: Gained): Gained => ({
  player: [...one.player, ...other.player],
  wizard: [...one.wizard, ...other.wizard],
});

/** Of what was pledged, what its holder has not given away meanwhile. */
function stillThere(parts: CampaignParts, match: Match, side: MatchSide, pledged: Gained): readonly Copies[] {
  if (!match.isForReal) return pledged[side];
  const names = pledged[side].map(({ card }) => card);
  return copiesNamed(
    names,
    match.contestants[side].original,
    parts.belongings.owned(holderId(parts, match, side)),
  );
}

/** R467: who can no longer draw a hand and put up a card has lost the competition. */
function spent(match: Match, now: Date): Match {
  if (match.state.kind !== 'between') return match;
  const { rulebook, stakes, hand } = match.terms;
  const least = (side: MatchSide): number =>
    (hand?.[side] ?? editionNamed(rulebook).opening.hand) + (stakes === 'none' ? 0 : 1);
  const loser = MATCH_SIDES.find((side) => sizeOf(match.contestants[side].deck) < least(side));
  return loser ? ended(match, 'noCards', otherSide(loser), now) : match;
}

function resultOf(match: Match, duel: string, aftermath: Aftermath, now: Date): DuelResult {
  const { terms, level, contestants, id } = match;
  const winner = winnerOf(aftermath.result);
  const named = (side: MatchSide): string => {
    const { source, original } = contestants[side];
    return source.kind === 'ready' ? source.name : (original.name ?? '');
  };
  return {
    ...{ duel, match: id, at: now.toISOString(), rulebook: terms.rulebook, level },
    ...{ wizard: contestants.wizard.name, deck: named('player'), against: named('wizard') },
    outcome: winner === undefined ? 'drawn' : winner === 'player' ? 'won' : 'lost',
    ...(aftermath.first !== undefined && { began: sideAt(aftermath.first) === 'player' }),
    turns: aftermath.turns,
    reason: aftermath.why,
  };
}
