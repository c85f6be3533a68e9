import {
  activated,
  keyword,
  landwalk,
  rule,
  statically,
  triggered,
} from '../../engine/language/abilities.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { handSize, powerOf } from '../../engine/language/amounts/measure.ts';
import { compare } from '../../engine/language/conditions/compare.ts';
import { sacrificeOf, sacrificeThis } from '../../engine/language/costs/sacrificeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { create } from '../../engine/language/effects/create.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { flip } from '../../engine/language/effects/flip.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { may } from '../../engine/language/effects/may.ts';
import { shuffleIn, toHand } from '../../engine/language/effects/move.ts';
import { redeal } from '../../engine/language/effects/redeal.ts';
import { changeTarget } from '../../engine/language/effects/retarget.ts';
import { sacrificeIt } from '../../engine/language/effects/sacrifice.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { black, green } from '../../engine/language/filters/hasColour.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { spell } from '../../engine/language/filters/isSpell.ts';
import { both, either } from '../../engine/language/filters/logic.ts';
import { withOneTarget } from '../../engine/language/filters/onChain.ts';
import { bonus, grant, has } from '../../engine/language/modification.ts';
import { atStep, enters } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { controllerOf, everyone, opponents, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { target, targetSpell } from '../../engine/language/refs/target.ts';
import { that } from '../../engine/language/refs/that.ts';
import {
  aCreature,
  anyTarget,
  aPlayer,
  artifacts,
  aura,
  cannotBlock,
  creature,
  creatures,
  creatureToken,
  enchantment,
  enchantments,
  instant,
  interrupt,
  lands,
  legendary,
  permanents,
  pump,
  sorcery,
} from '../builders.ts';
import { setRule } from '../../engine/language/effects/setRule.ts';
import { needsTwoBlockers } from '../fighting/builders.ts';
import type { Card } from '../card.ts';

const aPlainsOrIsland = target(either(subtype('Plains'), subtype('Island')));
export const cards: readonly Card[] = [
  aura(
    'Arcane Teachings',
    '{2}{R}',
    creatures,
    statically(attached, [bonus(2, 2), grant(activated(tap, damage(1, anyTarget)))]),
  ),
  instant('Beacon of Destruction', '{3}{R}{R}', sequence(damage(5, anyTarget), shuffleIn(self))),
  sorcery(
    'Cryoclasm',
    '{2}{R}',
    sequence(destroy(aPlainsOrIsland), damage(3, controllerOf(aPlainsOrIsland))),
  ),
  enchantment(
    'Dragon Roost',
    '{4}{R}{R}',
    activated('{5}{R}{R}', create(creatureToken('red', 'Dragon', 'Dragon', 5, 5, 'flying'))),
  ),
  creature(
    'Duct Crawler',
    '{R}',
    'Insect',
    1,
    1,
    activated('{1}{R}', setRule({ kind: 'cannotBlock', who: is(aCreature), whom: is(self) })),
  ),
  instant('Fists of the Anvil', '{1}{R}', gains(aCreature, bonus(4, 0))),
  creature('Flamewave Invoker', '{2}{R}', 'Goblin Mutant', 2, 2, activated('{7}{R}', damage(5, aPlayer))),
  creature('Furnace Whelp', '{2}{R}{R}', 'Dragon', 2, 2, 'flying', pump('{R}', 1, 0)),
  legendary(
    creature(
      'Kamahl, Pit Fighter',
      '{4}{R}{R}',
      'Human Barbarian',
      6,
      1,
      'haste',
      activated(tap, damage(3, anyTarget)),
    ),
  ),
  creature(
    'Lavaborn Muse',
    '{3}{R}',
    'Spirit',
    3,
    3,
    triggered(atStep('upkeep', opponents), damage(3, that('player')), {
      if: compare(handSize(that('player')), '<=', 2),
    }),
  ),
  creature('Mogg Fanatic', '{R}', 'Goblin', 1, 1, activated(sacrificeThis, damage(1, anyTarget))),
  creature('Prodigal Pyromancer', '{2}{R}', 'Human Wizard', 1, 1, activated(tap, damage(1, anyTarget))),
  creature(
    'Rage Weaver',
    '{1}{R}',
    'Human Wizard',
    2,
    1,
    activated('{2}', gains(target(both(creatures, either(black, green))), has('haste'))),
  ),
  creature('Rock Badger', '{4}{R}', 'Beast', 3, 3, landwalk(subtype('Mountain'))),
  creature(
    'Scoria Wurm',
    '{4}{R}',
    'Wurm',
    7,
    7,
    triggered(atStep('upkeep', you), flip(you, undefined, toHand(self))),
  ),
  creature(
    'Shivan Hellkite',
    '{5}{R}{R}',
    'Dragon',
    5,
    5,
    'flying',
    activated('{1}{R}', damage(1, anyTarget)),
  ),
  interrupt('Shunt', '{1}{R}{R}', changeTarget(targetSpell(both(spell, withOneTarget)))),
  creature(
    'Siege-Gang Commander',
    '{3}{R}{R}',
    'Goblin',
    2,
    2,
    triggered(enters(is(self)), create(creatureToken('red', 'Goblin', 'Goblin', 1, 1), 3)),
    activated(['{1}{R}', sacrificeOf(subtype('Goblin'))], damage(2, anyTarget)),
  ),
  instant('Smash', '{2}{R}', sequence(destroy(target(artifacts)), draw(you))),
  instant('Soulblast', '{3}{R}{R}{R}', damage(powerOf(slot('given')), anyTarget), {
    costs: [sacrificeOf(creatures, count(all(creatures, 'battlefield', you)))],
  }),
  creature(
    'Spark Elemental',
    '{R}',
    'Elemental',
    3,
    1,
    'trample',
    'haste',
    triggered(atStep('end', everyone), sacrificeIt(self)),
  ),
  legendary(
    creature(
      'Squee, Goblin Nabob',
      '{2}{R}',
      'Goblin',
      1,
      1,
      triggered(atStep('upkeep', you), may(toHand(self)), { worksIn: 'graveyard' }),
    ),
  ),
  instant('Stun', '{1}{R}', sequence(gains(aCreature, grant(cannotBlock())), draw(you))),
  creature('Thundering Giant', '{3}{R}{R}', 'Giant', 4, 3, 'haste'),
  aura(
    'Uncontrollable Anger',
    '{2}{R}{R}',
    creatures,
    keyword('flash'),
    statically(attached, bonus(2, 2)),
    rule({ kind: 'mustAttack', who: is(attached) }),
  ),
  creature('Viashino Runner', '{3}{R}', 'Lizard', 3, 2, needsTwoBlockers(is(self))),
  creature(
    'Viashino Sandscout',
    '{1}{R}',
    'Viashino Scout',
    2,
    1,
    'haste',
    triggered(atStep('end', everyone), toHand(self)),
  ),
  sorcery(
    'Warp World',
    '{5}{R}{R}{R}',
    redeal(everyone, permanents, either(artifacts, creatures, lands), enchantments),
  ),
];
