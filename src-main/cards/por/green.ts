import { landwalk, triggered } from '../../engine/language/abilities.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { discarding } from '../../engine/language/costs/discardCost.ts';
import { sacrificeOf } from '../../engine/language/costs/sacrificeCost.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { search } from '../../engine/language/effects/library.ts';
import { gainLife } from '../../engine/language/effects/life.ts';
import { unlessPays } from '../../engine/language/effects/may.ts';
import { prevent } from '../../engine/language/effects/prevent.ts';
import { sacrificeIt } from '../../engine/language/effects/sacrifice.ts';
import { untapIt } from '../../engine/language/effects/tapping.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { green } from '../../engine/language/filters/hasColour.ts';
import { withKeyword } from '../../engine/language/filters/hasKeyword.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { both, anything } from '../../engine/language/filters/logic.ts';
import { attacking } from '../../engine/language/filters/state.ts';
import { bonus, grant, has } from '../../engine/language/modification.ts';
import { enters } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import {
  aCreature,
  aPlayer,
  anyTarget,
  cannotBlock,
  creature,
  creatures,
  lands,
  sorcery,
  whenAttacked,
  yours,
} from '../builders.ts';
import { setRule } from '../../engine/language/effects/setRule.ts';
import { oneBlockerAtMost } from '../fighting/builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  sorcery('Alluring Scent', '{1}{G}{G}', setRule({ kind: 'mustBlock', who: anything, whom: is(aCreature) })),
  creature('Anaconda', '{3}{G}', 'Snake', 3, 3, landwalk(subtype('Swamp'))),
  sorcery('Bee Sting', '{3}{G}', damage(2, anyTarget)),
  creature('Bull Hippo', '{3}{G}', 'Hippo', 3, 3, landwalk(subtype('Island'))),
  creature('Charging Rhino', '{3}{G}{G}', 'Rhino', 4, 4, oneBlockerAtMost),
  whenAttacked('Deep Wood', '{1}{G}', prevent('all', { to: you, fromAll: both(creatures, attacking) })),
  creature('Elite Cat Warrior', '{2}{G}', 'Cat Warrior', 2, 3, landwalk(subtype('Forest'))),
  sorcery('Fruition', '{G}', gainLife(you, count(all(subtype('Forest'))))),
  creature('Gorilla Warrior', '{2}{G}', 'Ape Warrior', 3, 2),
  creature('Jungle Lion', '{G}', 'Cat', 2, 1, cannotBlock()),
  sorcery('Mobilize', '{G}', untapIt(all(creatures, 'battlefield', you))),
  sorcery('Monstrous Growth', '{1}{G}', gains(aCreature, bonus(4, 4))),
  creature('Moon Sprite', '{1}{G}', 'Faerie', 1, 1, 'flying'),
  sorcery('Natural Spring', '{3}{G}{G}', gainLife(aPlayer, 8)),
  sorcery(
    "Nature's Cloak",
    '{2}{G}',
    gains(all(both(creatures, green), 'battlefield', you), grant(landwalk(subtype('Forest')))),
  ),
  sorcery('Needle Storm', '{2}{G}', damage(4, all(both(creatures, withKeyword('flying'))))),
  creature(
    'Plant Elemental',
    '{1}{G}',
    'Plant Elemental',
    3,
    4,
    triggered(enters(is(self)), unlessPays(sacrificeOf(subtype('Forest')), sacrificeIt(self))),
  ),
  creature(
    'Primeval Force',
    '{2}{G}{G}{G}',
    'Elemental',
    8,
    8,
    triggered(enters(is(self)), unlessPays(sacrificeOf(subtype('Forest'), 3), sacrificeIt(self))),
  ),
  creature('Redwood Treefolk', '{4}{G}', 'Treefolk', 3, 6),
  creature('Rowan Treefolk', '{3}{G}', 'Treefolk', 3, 4),
  creature('Spined Wurm', '{4}{G}', 'Wurm', 5, 4),
  sorcery('Sylvan Tutor', '{G}', search(you, creatures, 1, 'library', { reveal: true })),
  creature(
    'Thundering Wurm',
    '{2}{G}',
    'Wurm',
    4,
    4,
    triggered(enters(is(self)), unlessPays(discarding(lands), sacrificeIt(self))),
  ),
  whenAttacked('Treetop Defense', '{1}{G}', gains(all(yours(creatures)), has('reach'))),
  creature('Whiptail Wurm', '{6}{G}', 'Wurm', 8, 5),
  creature('Willow Dryad', '{G}', 'Dryad', 1, 1, landwalk(subtype('Forest'))),
  sorcery("Winter's Grasp", '{1}{G}{G}', destroy(target(lands))),
  creature(
    'Wood Elves',
    '{2}{G}',
    'Elf Scout',
    1,
    1,
    triggered(enters(is(self)), search(you, subtype('Forest'), 1, 'battlefield')),
  ),
];
