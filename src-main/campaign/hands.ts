/** Which cards come to belong to somebody else by a duel, before anybody asks whether they really do. */
import { MATCH_SIDES, type MatchSide } from '../../src-shared/campaign.ts';
import type { Result } from '../../src-shared/duel/things.ts';
import type { Aftermath } from '../referee/aftermath.ts';

/** Where each sits at the tables of matches. */
export const SEATS: Readonly<Record<MatchSide, number>> = { player: 0, wizard: 1 };

export const sideAt = (seat: number): MatchSide => (seat === SEATS.player ? 'player' : 'wizard');

/** Undefined: it was drawn. */
export const winnerOf = (result: Result): MatchSide | undefined =>
  result.kind === 'won' && result.seats[0] !== undefined ? sideAt(result.seats[0]) : undefined;

/** Cards by name. */
export type Names = Readonly<Record<MatchSide, readonly string[]>>;

const NOBODYS: Names = { player: [], wizard: [] };

/**
 * What comes to each side: what was put up goes to the winner, whoever it belonged to at last; what was exchanged
 * otherwise stays with its new owner. R028: after a draw everybody takes back what was put up.
 */
export function gainedBy(aftermath: Pick<Aftermath, 'result' | 'dealt'>): Names {
  const { result } = aftermath;
  const winner = winnerOf(result);
  const owners = new Map<number, MatchSide>();
  for (const { card, to } of result.traded ?? []) owners.set(card, sideAt(to));
  if (winner && result.kind === 'won') for (const card of result.ante ?? []) owners.set(card, winner);
  return namesOf(aftermath, owners, (owner, brought) => owner !== brought);
}

/** What each has put up. */
export function putUp(aftermath: Pick<Aftermath, 'result' | 'dealt'>): Names {
  const { result, dealt } = aftermath;
  const ante = result.kind === 'won' ? (result.ante ?? []) : [];
  const owners = new Map(
    ante.flatMap((card) => {
      const brought = dealt(card);
      return brought ? [[card, sideAt(brought.seat)] as const] : [];
    }),
  );
  return namesOf(aftermath, owners, () => true);
}

function namesOf(
  { dealt }: Pick<Aftermath, 'dealt'>,
  owners: ReadonlyMap<number, MatchSide>,
  counts: (owner: MatchSide, brought: MatchSide) => boolean,
): Names {
  const names = { player: [...NOBODYS.player], wizard: [...NOBODYS.wizard] };
  for (const [card, owner] of owners) {
    const brought = dealt(card);
    if (brought && counts(owner, sideAt(brought.seat))) names[owner].push(brought.name);
  }
  for (const side of MATCH_SIDES) names[side].sort();
  return names;
}
