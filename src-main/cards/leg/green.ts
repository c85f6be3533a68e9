import {
  activated,
  landwalk,
  statically,
  triggered,
  protectionFrom,
} from '../../engine/language/abilities.ts';
import { times } from '../../engine/language/amounts/arithmetic.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { x } from '../../engine/language/amounts/x.ts';
import { did } from '../../engine/language/conditions/did.ts';
import { payLife } from '../../engine/language/costs/lifeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { choose } from '../../engine/language/effects/choose.ts';
import { when } from '../../engine/language/effects/conditional.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { forEach } from '../../engine/language/effects/forEach.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { search } from '../../engine/language/effects/library.ts';
import { may, unlessPays } from '../../engine/language/effects/may.ts';
import { move } from '../../engine/language/effects/move.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { setLife } from '../../engine/language/effects/setLife.ts';
import { tapIt } from '../../engine/language/effects/tapping.ts';
import { attachedTo } from '../../engine/language/filters/attachedTo.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { withKeyword } from '../../engine/language/filters/hasKeyword.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { both, either, not } from '../../engine/language/filters/logic.ts';
import { drawnThisTurn } from '../../engine/language/filters/thisTurn.ts';
import { bonus, loses } from '../../engine/language/modification.ts';
import { atStep } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { each } from '../../engine/language/refs/each.ts';
import { everyone, you, opponents } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { target } from '../../engine/language/refs/target.ts';
import { topOf } from '../../engine/language/refs/topOf.ts';
import {
  aCreature,
  basicLands,
  cannotBeBlockedBy,
  creature,
  creatures,
  enchantment,
  forAnte,
  formerly,
  pump,
  sorcery,
  withAbilities,
} from '../builders.ts';
import { rampage } from '../fighting/builders.ts';
import { black } from '../../engine/language/filters/hasColour.ts';
import { hasHurt } from '../../engine/language/conditions/someoneDid.ts';
import { putCounters } from '../../engine/language/effects/counters.ts';
import type { Card } from '../card.ts';

const theChilled = target(creatures, { least: x, most: x });

export const cards: readonly Card[] = [
  creature('Cat Warriors', '{1}{G}{G}', 'Cat Warrior', 2, 2, landwalk(subtype('Forest'))),
  creature('Craw Giant', '{3}{G}{G}{G}{G}', 'Giant', 6, 4, 'trample', rampage(2)),
  creature('Durkwood Boars', '{4}{G}', 'Boar', 4, 4),
  formerly(
    'Rider',
    creature(
      'Elven Riders',
      '{3}{G}{G}',
      'Elf',
      3,
      3,
      cannotBeBlockedBy(not(either(subtype('Wall'), withKeyword('flying')))),
    ),
  ),
  formerly('Bee', creature('Killer Bees', '{1}{G}{G}', 'Insect', 0, 1, 'flying', pump('{G}', 1, 1))),
  formerly(
    'Gypsy',
    creature(
      'Pradesh Gypsies',
      '{2}{G}',
      'Human Nomad',
      1,
      1,
      activated(['{1}{G}', tap], gains(aCreature, bonus(-2, 0))),
    ),
  ),
  creature(
    'Rabid Wombat',
    '{2}{G}{G}',
    'Wombat',
    0,
    1,
    'vigilance',
    statically(
      self,
      bonus(
        times(2, count(all(both(subtype('Aura'), attachedTo(is(self)))))),
        times(2, count(all(both(subtype('Aura'), attachedTo(is(self)))))),
      ),
    ),
  ),
  creature('Radjan Spirit', '{3}{G}', 'Spirit', 3, 2, activated(tap, gains(aCreature, loses('flying')))),
  withAbilities(
    sorcery(
      'Rebirth',
      '{3}{G}{G}{G}',
      forEach(everyone, may(sequence(move(topOf(each, 1), 'ante'), setLife(each, 20)), each)),
    ),
    forAnte,
  ),
  enchantment(
    'Sylvan Library',
    '{1}{G}',
    triggered(
      atStep('draw', you),
      sequence(
        { ...may(draw(you, 2)), slot: 'drawn' },
        when(
          did('drawn'),
          sequence(
            choose(all(drawnThisTurn, 'hand', you), 'those cards', { least: 2, most: 2 }),
            forEach(slot('those cards'), unlessPays(payLife(4), move(each, 'library', { place: 'top' }))),
          ),
        ),
      ),
    ),
  ),
  sorcery('Untamed Wilds', '{2}{G}', search(you, basicLands, 1, 'battlefield')),
  formerly(
    'Dervish',
    creature(
      'Whirling Dervish',
      '{G}{G}',
      'Human Monk',
      1,
      1,
      protectionFrom(black),
      triggered(atStep('end', everyone), putCounters(self, '+1/+1'), { if: hasHurt(self, opponents) }),
    ),
  ),
  sorcery(
    'Winter Blast',
    '{X}{G}',
    sequence(tapIt(theChilled), damage(2, all(both(creatures, is(theChilled), withKeyword('flying'))))),
  ),
  formerly('Wolverine Pack', creature('Wolverine Pack', '{2}{G}{G}', 'Wolverine', 2, 4, rampage(2))),
];
