/** The rooms' trail in the window's history. */
import type { Trail } from './rooms.svelte.ts';

export function windowTrail(): Trail {
  history.replaceState({ at: 0 }, '');
  return {
    stepped: (at) => {
      history.pushState({ at }, '');
    },
    back: (steps) => {
      history.go(-steps);
    },
    listen: (listener) => {
      addEventListener('popstate', ({ state }) => {
        listener(stepOf(state));
      });
    },
  };
}

function stepOf(state: unknown): number {
  const isStep = typeof state === 'object' && state !== null && 'at' in state;
  return isStep && typeof state.at === 'number' ? state.at : 0;
}
