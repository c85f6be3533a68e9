/** The thread in which a deck is tried. */
import { triedOnce } from './trial.ts';
import { playWhatComes } from './thread.ts';

playWhatComes(triedOnce);
