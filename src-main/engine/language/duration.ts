export type { Duration } from '../../../src-shared/duel/duration.ts';
