/**
 * Changes that change nothing a player or a caller could see: neither killed nor survived. An entry is void as soon as
 * its place reads otherwise.
 */
interface Equivalent {
  readonly file: string;
  /** The whole line of the source, without what indents it. */
  readonly place: string;
  /** As the command tells it. */
  readonly what: string;
  readonly why: string;
}

export const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: 'src-main/opponents/judgement/rescue.ts',
    place:
      "return offered?.kind === 'act' ? offered.acts.find(({ kind }) => kind === 'activate') : undefined;",
    what: '?. → .',
    why: 'Nobody is asked to judge where no question is, and every question has its options.',
  },
  {
    file: 'src-main/engine/reading/players.ts',
    place: "const attacker = each?.kind === 'card' ? each.card : self.kind === 'card' ? self.card : -1;",
    what: '1 → 2',
    why: 'It only has to be no card: cards are numbered from 0 on, and nothing else is done with it.',
  },
  {
    file: 'src-main/engine/questions/asked.ts',
    place: "return { purpose: 'lineUp', ...byPermanent(duel, attackers?.[0]) };",
    what: '?. → nothing',
    why: 'Blockers are lined up before an attacker, whose group is there as long as that is asked.',
  },
];

export const equivalentOf = ({ file, place, what }: Omit<Equivalent, 'why'>): Equivalent | undefined =>
  EQUIVALENTS.find((known) => known.file === file && known.place === place && known.what === what);
