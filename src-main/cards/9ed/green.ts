import { activated, rule, statically, triggered } from '../../engine/language/abilities.ts';
import { x } from '../../engine/language/amounts/x.ts';
import { addManaFor } from '../../engine/language/effects/addMana.ts';
import { create } from '../../engine/language/effects/create.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { search } from '../../engine/language/effects/library.ts';
import { controlledBy, is } from '../../engine/language/filters/belonging.ts';
import { withKeyword } from '../../engine/language/filters/hasKeyword.ts';
import { not } from '../../engine/language/filters/logic.ts';
import { bonus } from '../../engine/language/modification.ts';
import { atStep, enters, tapsForMana, meets } from '../../engine/language/moment.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { controllerOf, everyone, otherPlayers, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import { artifacts, aura, creature, creatureToken, creatures, lands, sorcery } from '../builders.ts';
import { against } from '../../engine/language/refs/fight.ts';
import { count } from '../../engine/language/amounts/count.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature(
    'Elvish Berserker',
    '{G}',
    'Elf Berserker',
    1,
    1,
    triggered(meets(is(self), 'blocked'), gains(self, bonus(count(against(self)), count(against(self))))),
  ),
  creature('Elvish Warrior', '{G}{G}', 'Elf Warrior', 2, 3),
  creature('Kavu Climber', '{3}{G}{G}', 'Kavu', 3, 3, triggered(enters(is(self)), draw(you))),
  aura(
    'Overgrowth',
    '{2}{G}',
    lands,
    triggered(tapsForMana(is(attached)), addManaFor(controllerOf(attached), 1, 'GG')),
  ),
  creature(
    'Rootwalla',
    '{2}{G}',
    'Lizard',
    2,
    2,
    activated('{1}{G}', gains(self, bonus(2, 2)), { oncePerTurn: true }),
  ),
  creature(
    'Seedborn Muse',
    '{3}{G}{G}',
    'Spirit',
    2,
    4,
    rule({ kind: 'untapsToo', who: controlledBy(you), turnOf: otherPlayers }),
  ),
  aura(
    'Treetop Bracers',
    '{1}{G}',
    creatures,
    statically(attached, bonus(1, 1)),
    rule({ kind: 'cannotBlock', who: not(withKeyword('flying')), whom: is(attached) }),
  ),
  creature(
    'Verdant Force',
    '{5}{G}{G}{G}',
    'Elemental',
    7,
    7,
    triggered(atStep('upkeep', everyone), create(creatureToken('green', 'Saproling', 'Saproling', 1, 1))),
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
