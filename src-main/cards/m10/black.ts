import { activated, statically, triggered } from '../../engine/language/abilities.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { x } from '../../engine/language/amounts/x.ts';
import { sacrificeOf } from '../../engine/language/costs/sacrificeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { create } from '../../engine/language/effects/create.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { discard } from '../../engine/language/effects/discard.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { gainLife, loseLife } from '../../engine/language/effects/life.ts';
import { exile, toHand } from '../../engine/language/effects/move.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { black } from '../../engine/language/filters/hasColour.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { both, not } from '../../engine/language/filters/logic.ts';
import { bonus } from '../../engine/language/modification.ts';
import { atStep, enters } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { controllerOf, everyone, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import { that } from '../../engine/language/refs/that.ts';
import {
  aCreature,
  aPlayer,
  aura,
  cannotBeBlockedBy,
  creature,
  creatureToken,
  creatures,
  instant,
  other,
  sorcery,
  yours,
} from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature(
    'Acolyte of Xathrid',
    '{B}',
    'Human Cleric',
    0,
    1,
    activated(['{1}{B}', tap], loseLife(aPlayer, 1)),
  ),
  creature(
    'Cemetery Reaper',
    '{1}{B}{B}',
    'Zombie',
    2,
    2,
    statically(all(other(both(creatures, subtype('Zombie'))), 'battlefield', you), bonus(1, 1)),
    activated(
      ['{2}{B}', tap],
      sequence(
        exile(target(creatures, { zone: 'graveyard' })),
        create(creatureToken('black', 'Zombie', 'Zombie', 2, 2)),
      ),
    ),
  ),
  creature('Child of Night', '{1}{B}', 'Vampire', 2, 1, 'lifelink'),
  sorcery('Disentomb', '{B}', toHand(target(yours(creatures), { zone: 'graveyard' }))),
  instant('Doom Blade', '{1}{B}', destroy(target(both(creatures, not(black))))),
  creature('Dread Warlock', '{1}{B}{B}', 'Human Wizard', 2, 2, cannotBeBlockedBy(not(black))),
  creature(
    'Howling Banshee',
    '{2}{B}{B}',
    'Spirit',
    3,
    3,
    'flying',
    triggered(enters(is(self)), loseLife(everyone, 3)),
  ),
  creature('Kelinore Bat', '{2}{B}', 'Bat', 2, 1, 'flying'),
  sorcery('Mind Shatter', '{X}{B}{B}', discard(aPlayer, x, { atRandom: true })),
  sorcery('Sign in Blood', '{B}{B}', sequence(draw(aPlayer, 2), loseLife(aPlayer, 2))),
  aura(
    'Soul Bleed',
    '{2}{B}',
    creatures,
    triggered(atStep('upkeep', controllerOf(attached)), loseLife(that('player'), 1)),
  ),
  instant(
    'Tendrils of Corruption',
    '{3}{B}',
    sequence(
      damage(count(all(subtype('Swamp'), 'battlefield', you)), aCreature),
      gainLife(you, count(all(subtype('Swamp'), 'battlefield', you))),
    ),
  ),
  creature(
    'Vampire Aristocrat',
    '{2}{B}',
    'Vampire Rogue',
    2,
    2,
    activated(sacrificeOf(creatures), gains(self, bonus(2, 2))),
  ),
  creature('Warpath Ghoul', '{2}{B}', 'Zombie', 3, 2),
  creature('Zombie Goliath', '{4}{B}', 'Zombie Giant', 4, 3),
];
