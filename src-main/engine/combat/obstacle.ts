import type { Why } from '../../../src-shared/duel/why.ts';

/** What keeps a creature from attacking or blocking, and the permanent whose text says so. */
export type Obstacle = Pick<Why, 'reason' | 'by'>;
