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
  {
    file: 'src-main/engine/casting/draft.ts',
    place: 'return { ...none, modes: allowedModes(duel, windowFor(duel, frame), proposal) };',
    what: '{ ...none, modes: allowedModes(duel, windowFor(duel, frame), proposal) } → { modes: allowedModes(duel, windowFor(duel, frame), proposal) }',
    why: 'Where a mode is asked for, nothing but the modes is read; the rest only fills the type.',
  },
  {
    file: 'src-main/engine/casting/draft.ts',
    place: 'return {',
    what: '{ ...none, things, least, most: Math.min(most, things.length), place: given.length, of: cl… → { things, least, most: Math.min(most, things.length), place: given.length, of: clauses.len…',
    why: 'Where targets are asked for, neither modes nor cards nor a total are read; they only fill the type.',
  },
  {
    file: 'src-main/engine/casting/draft.ts',
    place: 'return { ...none, total: shares, things: given[0] ?? [] };',
    what: '{ ...none, total: shares, things: given[0] ?? [] } → { total: shares, things: given[0] ?? [] }',
    why: 'Where shares are asked for, nothing but the total and the things is read; the rest only fills the type.',
  },
  {
    file: 'src-main/engine/casting/draft.ts',
    place:
      'return { ...none, cards: candidates, least: count, most: count, place, of: choices.length, pays: kind };',
    what: '{ ...none, cards: candidates, least: count, most: count, place, of: choices.length, pays: … → { cards: candidates, least: count, most: count, place, of: choices.length, pays: kind }',
    why: 'Where costs are asked for, neither modes nor things nor a total are read; they only fill the type.',
  },
  {
    file: 'src-main/engine/turn/opening.ts',
    place: 'fell: setup.seats.map(() => 0),',
    what: '0 → 1',
    why: 'It is only asked who fell before whom, and whether somebody fell since: all of them begin at the same number.',
  },
  {
    file: 'src-main/engine/timing/resolve.ts',
    place: 'if (frame.item >= 0 && (!item || item.countered)) return pop(duel);',
    what: 'frame.item >= 0 → frame.item > 0',
    why: 'What waits is numbered from 1 on, and what never waited has -1: nothing has the number 0.',
  },
  {
    file: 'src-main/engine/timing/resolve.ts',
    place: 'if (frame.item >= 0 && (!item || item.countered)) return pop(duel);',
    what: '0 → 1',
    why: 'What waits is numbered from 1 on, and what never waited has -1: nothing has the number 0.',
  },
  {
    file: 'src-main/wording/changes.ts',
    place: 'number < 0 || (number === 0 && beside < 0) ? `-${Math.abs(number)}` : `+${number}`;',
    what: 'beside < 0 → beside <= 0',
    why: 'Only a bonus of nought and nought would read otherwise, and no card has one: it would do nothing.',
  },
  {
    file: 'src-main/campaign/cards.ts',
    place: 'for (let place = cards.length - 1; place > 0; place--) {',
    what: 'place > 0 → place >= 0',
    why: 'The first card is left to be changed with itself alone, and nothing is rolled after it.',
  },
  {
    file: 'src-main/engine/questions/asked.ts',
    place: "if (effect?.kind === 'pays') return { by, pays: askedToGive(duel) };",
    what: '?. → .',
    why: 'An effect under way is a part of some text, which is where it is looked up.',
  },
  {
    file: 'src-main/engine/questions/asked.ts',
    place: "if (effect?.kind === 'changeWords')",
    what: '?. → .',
    why: 'An effect under way is a part of some text, which is where it is looked up.',
  },
  {
    file: 'src-main/collection/database/retention.ts',
    place: '...firstOfEach(WEEK, newest).slice(0, WEEKLY),',
    what: '0 → 1',
    why: 'The newest of the latest week is the newest of all, which stays as the newest of its day.',
  },
  {
    file: 'src-main/opponents/judgement/card.ts',
    place: 'promises.set(face, known);',
    what: 'promises.set(face, known); → ;',
    why: 'What is not kept is worked out again, and comes out the same.',
  },
  {
    file: 'src-main/opponents/judgement/trying.ts',
    place: "return offered?.kind === 'assign' && looksOf(duel, offered.division.card).controller !== seat;",
    what: '?. → .',
    why: 'It is asked of a question alone, and every question has its options.',
  },
  {
    file: 'src-renderer/table/layout.ts',
    place: 'goal: goalOf(members[0]?.seat ?? 0, members[0]?.walker ?? -1),',
    what: 'members[0]?.seat ?? 0 → members[0]?.seat',
    why: 'A band has at least one attacker.',
  },
];

export const equivalentOf = ({ file, place, what }: Omit<Equivalent, 'why'>): Equivalent | undefined =>
  EQUIVALENTS.find((known) => known.file === file && known.place === place && known.what === what);
