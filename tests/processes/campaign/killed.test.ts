import { test } from 'vitest';
import { killedWhilePlayingForKeeps } from '../../support/database/killed-matches.ts';
import { momentsUpTo } from '../../support/database/moments.ts';

test.each(momentsUpTo(80, 6))(
  'U179: matches for keeps lose nothing when the program is killed (after %f words)',
  killedWhilePlayingForKeeps,
);
