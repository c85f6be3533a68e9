/** The thread in which a deck is tried. */
import { answerEach } from '../../threads/answering.ts';
import { triedOnce } from './trial.ts';

answerEach(triedOnce);
