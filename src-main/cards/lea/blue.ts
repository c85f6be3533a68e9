import { activated, instead, rule, statically, triggered } from '../../engine/language/abilities.ts';
import { toughnessOf } from '../../engine/language/amounts/measure.ts';
import { x } from '../../engine/language/amounts/x.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { emptyPool } from '../../engine/language/effects/addMana.ts';
import { changeWords } from '../../engine/language/effects/changeWords.ts';
import { chooseWord } from '../../engine/language/effects/choose.ts';
import { counter } from '../../engine/language/effects/counterSpell.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { chooseOne } from '../../engine/language/effects/modes.ts';
import { toHand } from '../../engine/language/effects/move.ts';
import { sacrificeIt } from '../../engine/language/effects/sacrifice.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { tapIt, untapIt } from '../../engine/language/effects/tapping.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { red } from '../../engine/language/filters/hasColour.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { spell } from '../../engine/language/filters/isSpell.ts';
import { anything, both } from '../../engine/language/filters/logic.ts';
import { totalCost } from '../../engine/language/filters/size.ts';
import { becomesChosenLand, control, has } from '../../engine/language/modification.ts';
import { dies, whenever } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { controllerOf, defender, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target, targetSpell } from '../../engine/language/refs/target.ts';
import { that } from '../../engine/language/refs/that.ts';
import {
  aCreature,
  aPlayer,
  aTappable,
  anyTarget,
  aura,
  creature,
  creatures,
  entersAsCopyOf,
  formerly,
  instant,
  interrupt,
  lace,
  lands,
  thereIs,
  thereIsNo,
} from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature('Air Elemental', '{3}{U}{U}', 'Elemental', 4, 4, 'flying'),
  instant('Ancestral Recall', '{U}', draw(aPlayer, 3)),
  interrupt(
    'Blue Elemental Blast',
    '{U}',
    chooseOne({ counter: counter(targetSpell(both(spell, red))), destroy: destroy(target(red)) }),
  ),
  formerly('Clone', creature('Clone', '{3}{U}', 'Shapeshifter', 0, 0, instead(entersAsCopyOf(creatures)))),
  aura('Control Magic', '{2}{U}{U}', creatures, statically(attached, control)),
  interrupt('Counterspell', '{U}{U}', counter(targetSpell(spell))),
  aura(
    'Creature Bond',
    '{1}{U}',
    creatures,
    triggered(dies(is(attached)), damage(toughnessOf(that()), controllerOf(that()))),
  ),
  instant('Jump', '{U}', gains(aCreature, has('flying'))),
  instant('Mana Short', '{2}{U}', sequence(tapIt(all(lands, 'battlefield', aPlayer)), emptyPool(aPlayer))),
  creature('Merfolk of the Pearl Trident', '{U}', 'Merfolk', 1, 1),
  aura(
    'Phantasmal Terrain',
    '{U}{U}',
    lands,
    instead({ kind: 'asEnters', first: chooseWord('landType', 'type') }),
    statically(attached, becomesChosenLand('type')),
  ),
  formerly(
    'Wizard',
    creature('Prodigal Sorcerer', '{2}{U}', 'Human Wizard', 1, 1, activated(tap, damage(1, anyTarget))),
  ),
  instant('Psionic Blast', '{2}{U}', sequence(damage(4, anyTarget), damage(2, you))),
  creature(
    'Sea Serpent',
    '{5}{U}',
    'Serpent',
    5,
    5,
    rule({
      kind: 'cannotAttack',
      who: is(self),
      unless: thereIs(all(subtype('Island'), 'battlefield', defender)),
    }),
    triggered(whenever(thereIsNo(all(subtype('Island'), 'battlefield', you))), sacrificeIt(self)),
  ),
  interrupt('Sleight of Mind', '{U}', changeWords(target(anything, { spellToo: true }), 'colour')),
  interrupt('Spell Blast', '{X}{U}', counter(targetSpell(both(spell, totalCost('=', x))))),
  lace('Thoughtlace', '{U}', 'blue'),
  instant('Twiddle', '{U}', chooseOne({ tap: tapIt(aTappable), untap: untapIt(aTappable) })),
  instant('Unsummon', '{U}', toHand(aCreature)),
];
