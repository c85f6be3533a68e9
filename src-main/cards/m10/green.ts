import { triggered } from '../../engine/language/abilities.ts';
import { create } from '../../engine/language/effects/create.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { untapIt } from '../../engine/language/effects/tapping.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { bonus, has } from '../../engine/language/modification.ts';
import { enters } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import { creature, creatureToken, creatures, lands, planeswalker, regeneration } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature('Cudgel Troll', '{2}{G}{G}', 'Troll', 4, 3, regeneration('{G}')),
  creature('Deadly Recluse', '{1}{G}', 'Spider', 1, 2, 'reach', 'deathtouch'),
  creature('Elvish Visionary', '{1}{G}', 'Elf Shaman', 1, 1, triggered(enters(is(self)), draw(you))),
  planeswalker('Garruk Wildspeaker', '{2}{G}{G}', 'Garruk', 3, [
    [1, untapIt(target(lands, { least: 2, most: 2 }))],
    [-1, create(creatureToken('green', 'Beast', 'Beast', 3, 3))],
    [-4, gains(all(creatures, 'battlefield', you), [bonus(3, 3), has('trample')])],
  ]),
  creature('Runeclaw Bear', '{1}{G}', 'Bear', 2, 2),
];
