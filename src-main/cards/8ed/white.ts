import { activated, instead, triggered } from '../../engine/language/abilities.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { chooseWord } from '../../engine/language/effects/choose.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { prevent } from '../../engine/language/effects/prevent.ts';
import { tapIt } from '../../engine/language/effects/tapping.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { ofChosenColour } from '../../engine/language/filters/chosen.ts';
import { enters } from '../../engine/language/moment.ts';
import { you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import { aCreature, creature, enchantment, enchantments, instant } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature(
    'Aven Cloudchaser',
    '{3}{W}',
    'Bird Soldier',
    2,
    2,
    'flying',
    triggered(enters(is(self)), destroy(target(enchantments))),
  ),
  instant('Demystify', '{W}', destroy(target(enchantments))),
  creature('Glory Seeker', '{1}{W}', 'Human Soldier', 2, 2),
  creature('Master Decoy', '{1}{W}', 'Human Soldier', 1, 2, activated(['{W}', tap], tapIt(aCreature))),
  enchantment(
    'Story Circle',
    '{1}{W}{W}',
    instead({ kind: 'asEnters', first: chooseWord('colour', 'colour') }),
    activated('{W}', prevent('all', { to: you, fromChosen: ofChosenColour('colour') })),
  ),
  creature('Suntail Hawk', '{W}', 'Bird', 1, 1, 'flying'),
];
