import { activated, protectionFrom, triggered } from '../../engine/language/abilities.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { x } from '../../engine/language/amounts/x.ts';
import { compare } from '../../engine/language/conditions/compare.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { search } from '../../engine/language/effects/library.ts';
import { gainLife } from '../../engine/language/effects/life.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { untapIt } from '../../engine/language/effects/tapping.ts';
import { black, red } from '../../engine/language/filters/hasColour.ts';
import { both, either } from '../../engine/language/filters/logic.ts';
import { attacking, blocking } from '../../engine/language/filters/state.ts';
import { bonus } from '../../engine/language/modification.ts';
import { enters } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { opponents, you } from '../../engine/language/refs/players.ts';
import { target } from '../../engine/language/refs/target.ts';
import { aCreature, creature, creatures, enchantments, instant, lands, other } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature(
    'Ballista Squad',
    '{3}{W}',
    'Human Rebel',
    2,
    2,
    activated(['{X}{W}', tap], damage(x, target(both(creatures, either(attacking, blocking))))),
  ),
  instant('Inspirit', '{2}{W}', sequence(untapIt(aCreature), gains(aCreature, bonus(2, 4)))),
  creature(
    'Paladin en-Vec',
    '{1}{W}{W}',
    'Human Knight',
    2,
    2,
    'firstStrike',
    protectionFrom(black),
    protectionFrom(red),
  ),
  creature('Skyhunter Prowler', '{2}{W}', 'Cat Knight', 1, 3, 'flying', 'vigilance'),
  creature('Soul Warden', '{W}', 'Human Cleric', 1, 1, triggered(enters(other(creatures)), gainLife(you, 1))),
  instant('Tempest of Light', '{2}{W}', destroy(all(enchantments))),
  creature(
    'Weathered Wayfarer',
    '{W}',
    'Human Nomad Cleric',
    1,
    1,
    activated(['{W}', tap], search(you, lands, 1, 'hand', { reveal: true }), {
      onlyDuring: compare(
        count(all(lands, 'battlefield', opponents)),
        '>',
        count(all(lands, 'battlefield', you)),
      ),
    }),
  ),
];
