import { count } from '../../engine/language/amounts/count.ts';
import { x } from '../../engine/language/amounts/x.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { all } from '../../engine/language/refs/all.ts';
import { you } from '../../engine/language/refs/players.ts';
import { aCreature, anyTarget, creature, instant, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  sorcery('Spitting Earth', '{1}{R}', damage(count(all(subtype('Mountain'), 'battlefield', you)), aCreature)),
  creature('Volcanic Dragon', '{4}{R}{R}', 'Dragon', 4, 4, 'flying', 'haste'),
  instant('Volcanic Geyser', '{X}{R}{R}', damage(x, anyTarget)),
];
