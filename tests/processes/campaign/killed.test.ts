import { test } from 'vitest';
import { killedWhilePlayingForKeeps } from '../../support/database/killed-matches.ts';

/** Moments by chance, one in each of as many parts of the time. */
const MOMENTS = Array.from({ length: 6 }, (_, part) => Math.round(((part + Math.random()) * 2_400) / 6));

test.each(MOMENTS)(
  'U179: matches for keeps lose nothing when the program is killed (%i ms)',
  (milliseconds) => killedWhilePlayingForKeeps(milliseconds),
);
