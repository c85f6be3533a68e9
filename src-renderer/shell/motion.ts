/** How much may move: the player's choice, and what the system asks for where the player leaves it to the system. */
import type { Motion } from '../../src-shared/preferences.ts';

type Pace = Exclude<Motion, 'system'>;

export function paceOf(motion: Motion, systemAsksForLess: boolean): Pace {
  if (motion !== 'system') return motion;
  return systemAsksForLess ? 'none' : 'normal';
}

/** Tells at once, and again whenever the system changes its mind. Returns what stops the telling. */
export function watchSystemMotion(tell: (asksForLess: boolean) => void): () => void {
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  const changed = () => {
    tell(query.matches);
  };
  changed();
  query.addEventListener('change', changed);
  return () => {
    query.removeEventListener('change', changed);
  };
}
