import { activated, landwalk, statically } from '../../engine/language/abilities.ts';
import { turnOf } from '../../engine/language/conditions/moment.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { prevent } from '../../engine/language/effects/prevent.ts';
import { untapIt } from '../../engine/language/effects/tapping.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { bonus, has } from '../../engine/language/modification.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { you } from '../../engine/language/refs/players.ts';
import {
  aCreature,
  aura,
  creature,
  creatures,
  formerly,
  instant,
  lace,
  regeneration,
  taps,
} from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature('Craw Wurm', '{4}{G}{G}', 'Wurm', 6, 4),
  instant('Fog', '{G}', prevent('all', { combatOnly: true })),
  instant('Giant Growth', '{G}', gains(aCreature, bonus(3, 3))),
  creature('Giant Spider', '{3}{G}', 'Spider', 2, 4, 'reach'),
  creature('Grizzly Bears', '{1}{G}', 'Bear', 2, 2),
  aura(
    'Instill Energy',
    '{G}',
    creatures,
    statically(attached, has('haste')),
    activated('{0}', untapIt(attached), { oncePerTurn: true, onlyDuring: turnOf(you) }),
  ),
  lace('Lifelace', '{G}', 'green'),
  formerly('Elf', creature('Llanowar Elves', '{G}', 'Elf Druid', 1, 1, taps('G'))),
  creature('Scryb Sprites', '{G}', 'Faerie', 1, 1, 'flying'),
  formerly('Nymph', creature('Shanodin Dryads', '{G}', 'Nymph Dryad', 1, 1, landwalk(subtype('Forest')))),
  formerly(
    'Wall',
    creature('Wall of Brambles', '{2}{G}', 'Plant Wall', 2, 3, 'defender', regeneration('{G}')),
  ),
  formerly('Mammoth', creature('War Mammoth', '{3}{G}', 'Elephant', 3, 3, 'trample')),
];
