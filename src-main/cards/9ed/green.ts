import { activated, triggered } from '../../engine/language/abilities.ts';
import { x } from '../../engine/language/amounts/x.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { search } from '../../engine/language/effects/library.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { bonus } from '../../engine/language/modification.ts';
import { enters } from '../../engine/language/moment.ts';
import { everyone, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import { artifacts, creature, creatures, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature('Elvish Warrior', '{G}{G}', 'Elf Warrior', 2, 3),
  creature('Kavu Climber', '{3}{G}{G}', 'Kavu', 3, 3, triggered(enters(is(self)), draw(you))),
  creature(
    'Rootwalla',
    '{2}{G}',
    'Lizard',
    2,
    2,
    activated('{1}{G}', gains(self, bonus(2, 2)), { oncePerTurn: true }),
  ),
  creature(
    'Viridian Shaman',
    '{2}{G}',
    'Elf Shaman',
    2,
    2,
    triggered(enters(is(self)), destroy(target(artifacts))),
  ),
  sorcery('Weird Harvest', '{X}{G}{G}', search(everyone, creatures, x, 'hand', { reveal: true })),
];
