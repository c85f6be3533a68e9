/** What can be gone on with: matches and gauntlets, and duels that stand for themselves. */
import type { MatchView } from '../../src-shared/campaign-calls.ts';
import type { DuelSummary } from '../../src-shared/duels.ts';
import type { Rulebook } from '../../src-shared/rulebooks.ts';
import { MATCH, TERM_WORDS } from '../words/campaigns.ts';
import { GAUNTLET } from '../words/gauntlets.ts';
import type { KeptCampaigns } from '../program/campaigns.svelte.ts';
import { KEPT } from '../words/duels.ts';
import type { RoomPlace } from '../shell/rooms.svelte.ts';

/** A match or a gauntlet that waits. */
export interface WaitingPlay {
  readonly id: string;
  readonly rulebook: Rulebook;
  readonly who: string;
  readonly standing: string;
  readonly terms: string;
  /** An ISO time. */
  readonly changed: string;
  /** The note of the title's line. */
  readonly note: string;
  /** Where it is gone on with: at the table, if a duel is being played. */
  readonly place: RoomPlace;
  /** The room that tells how it stands. */
  readonly room: RoomPlace;
}

type Kept = Pick<KeptCampaigns, 'matches' | 'gauntlets' | 'roundOf'>;

export const campaignsToGoOn = (campaigns: Kept): readonly WaitingPlay[] =>
  [...campaigns.matches.map(ofMatch), ...ofGauntlets(campaigns)].toSorted((one, other) =>
    other.changed.localeCompare(one.changed),
  );

function ofMatch({ match, score }: MatchView): WaitingPlay {
  const { id, state, terms, contestants, changed } = match;
  const standing = MATCH.score(score, terms.size);
  const room: RoomPlace = { room: 'match', match: id };
  return {
    ...{ id, rulebook: terms.rulebook, changed, standing, room },
    who: KEPT.matchWho(contestants.wizard.name),
    terms: TERM_WORDS.inShort(terms),
    note: KEPT.matchNote(standing, contestants.wizard.name),
    place: state.kind === 'duelling' ? { room: 'table', duel: state.duel } : room,
  };
}

const ofGauntlets = ({ gauntlets, roundOf }: Kept): WaitingPlay[] =>
  gauntlets.map((view) => {
    const { id, terms, changed } = view.gauntlet;
    const round = roundOf(view);
    const room: RoomPlace = { room: 'gauntlet', gauntlet: id };
    return {
      ...{ id, rulebook: terms.rulebook, room },
      who: GAUNTLET.who(view),
      standing: GAUNTLET.standing(view),
      terms: TERM_WORDS.inShort(terms),
      note: GAUNTLET.titleNote(view),
      changed: round && round.match.changed > changed ? round.match.changed : changed,
      place: round ? ofMatch(round).place : room,
    };
  });

/** Those that are played in a match are found with it. */
export function duelsByThemselves(running: readonly DuelSummary[], campaigns: Kept): readonly DuelSummary[] {
  const inMatches = new Set(campaignsToGoOn(campaigns).map(({ place }) => place.duel));
  return running.filter(({ id }) => !inMatches.has(id));
}

interface GoingOn {
  readonly note: string;
  readonly place: RoomPlace;
}

/** Whatever was played last. A duel of a match is as late as its own last change. */
export function latestOf(running: readonly DuelSummary[], campaigns: Kept): GoingOn | undefined {
  const duels = running.map((duel) => ({
    note: KEPT.titleNote(duel),
    place: { room: 'table' as const, duel: duel.id },
    changed: duel.changed,
  }));
  const atTable = new Set(duels.map(({ place }) => place.duel));
  const others = campaignsToGoOn(campaigns).filter(({ place }) => !atTable.has(place.duel ?? ''));
  return [...duels, ...others].toSorted((one, other) => other.changed.localeCompare(one.changed))[0];
}
