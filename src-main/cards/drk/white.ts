import { gains } from '../../engine/language/effects/gains.ts';
import { exile } from '../../engine/language/effects/move.ts';
import { both } from '../../engine/language/filters/logic.ts';
import { attacking } from '../../engine/language/filters/state.ts';
import { bonus } from '../../engine/language/modification.ts';
import { all } from '../../engine/language/refs/all.ts';
import { target } from '../../engine/language/refs/target.ts';
import { artifacts, creature, creatures, formerly, instant, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  sorcery('Dust to Dust', '{1}{W}{W}', exile(target(artifacts, { least: 2, most: 2 }))),
  instant('Morale', '{1}{W}{W}', gains(all(both(creatures, attacking)), bonus(1, 1))),
  formerly('Pikeman', creature('Pikemen', '{1}{W}', 'Human Soldier', 1, 1, 'firstStrike', 'banding')),
];
