export { DURATIONS, type Duration } from '../../../src-shared/duel/duration.ts';
