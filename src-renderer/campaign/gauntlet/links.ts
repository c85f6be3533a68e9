/** A gauntlet as a chain: a link for each wizard. */
import type { GauntletView } from '../../../src-shared/campaign-calls.ts';
import type { Shell } from '../../shell/shell.svelte.ts';
import { faceOfWizard } from '../faces.ts';
import type { Link, LinkState } from '../links.ts';
import { GAUNTLET } from '../../words/gauntlets.ts';

/** U176: those who are beaten, and those to come. A round that nobody won was played again: the last one counts. */
export function linksOf(shell: Pick<Shell, 'duels'>, { gauntlet, rounds }: GauntletView): readonly Link[] {
  const { opponents, beaten, state } = gauntlet;
  const isOver = state.kind === 'won' || state.kind === 'lost' || state.kind === 'left';
  return opponents.map(({ wizard, name }, place): Link => {
    const round = rounds.findLast(({ match }) => match.wizard === wizard);
    const link = stateAt(place, beaten, isOver, state.kind === 'lost');
    const duels = round?.match.duels ?? [];
    const wins = (side: 'player' | 'wizard') => duels.filter(({ winner }) => winner === side).length;
    const isPlayed = link === 'won' || link === 'lost';
    return {
      ...{ id: `${place} ${wizard}`, name, state: link },
      face: faceOfWizard(shell, wizard, name),
      note: isPlayed
        ? GAUNTLET.roundScore(wins('player'), wins('wizard'))
        : link === 'next'
          ? GAUNTLET.next
          : GAUNTLET.roundNumber(place + 1),
    };
  });
}

function stateAt(place: number, beaten: number, isOver: boolean, isLost: boolean): LinkState {
  if (place < beaten) return 'won';
  if (place > beaten) return 'toCome';
  if (isLost) return 'lost';
  return isOver ? 'toCome' : 'next';
}
