/** A gauntlet as a value: one match against each wizard, until one is lost. */
import type { Gauntlet, GauntletOpponent, Match } from '../../src-shared/campaign.ts';
import { rollFrom } from '../../src-shared/roll.ts';

export const MOST_OPPONENTS = 20;

/** Boosters beside the one for the last round. */
export const PRIZES_AT_THE_END = 3;

/** In an order by chance, the harder ones later: each third of them is shuffled by itself. */
export function opponentsInOrder(
  wizards: readonly (GauntletOpponent & { readonly strength: number })[],
  count: number,
  seed: number,
): GauntletOpponent[] {
  const roll = rollFrom(seed);
  const chosen = shuffled(wizards, roll).slice(0, Math.min(count, MOST_OPPONENTS));
  const byStrength = chosen.toSorted((one, other) => one.strength - other.strength);
  const third = Math.ceil(byStrength.length / 3);
  return [0, 1, 2]
    .flatMap((part) => shuffled(byStrength.slice(part * third, (part + 1) * third), roll))
    .map(({ wizard, name, deck }) => ({ wizard, name, deck }));
}

function shuffled<Item>(items: readonly Item[], roll: (below: number) => number): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(roll(left.length), 1));
}

/** Whom the player meets next; undefined: nobody is left. */
export const nextOpponent = ({ opponents, beaten }: Gauntlet): GauntletOpponent | undefined =>
  opponents[beaten];

export function roundBegun(gauntlet: Gauntlet, match: string, now: Date): Gauntlet {
  if (gauntlet.state.kind !== 'between')
    throw new Error(`The gauntlet ${gauntlet.id} is not between two rounds.`);
  return { ...gauntlet, state: { kind: 'round', match }, changed: now.toISOString() };
}

/** U003: a match that was won leads on; anything else is the end. A single duel that was drawn is played again. */
export function roundEnded(gauntlet: Gauntlet, match: Match, now: Date): Gauntlet {
  if (gauntlet.state.kind !== 'round' || gauntlet.state.match !== match.id || match.state.kind !== 'ended')
    throw new Error(`The match ${match.id} is not a round of the gauntlet ${gauntlet.id} that is over.`);
  const changed = now.toISOString();
  const { winner } = match.state;
  if (winner === undefined) return { ...gauntlet, state: { kind: 'between' }, changed };
  if (winner === 'wizard') return { ...gauntlet, state: { kind: 'lost' }, changed };
  const beaten = gauntlet.beaten + 1;
  const isWon = beaten >= gauntlet.opponents.length;
  return { ...gauntlet, beaten, state: { kind: isWon ? 'won' : 'between' }, changed };
}

/** The match of the round at hand is gone: it counts for nobody, and the round can begin anew. */
export const roundVanished = (gauntlet: Gauntlet, now: Date): Gauntlet =>
  gauntlet.state.kind === 'round'
    ? { ...gauntlet, state: { kind: 'between' }, changed: now.toISOString() }
    : gauntlet;

export const isRoundOf = ({ state }: Gauntlet, { id }: Match): boolean =>
  state.kind === 'round' && state.match === id;

/** The player goes for good; what was won stays. */
export const gauntletLeft = (gauntlet: Gauntlet, now: Date): Gauntlet => ({
  ...gauntlet,
  state: { kind: 'left' },
  changed: now.toISOString(),
});
