import { activated, statically, triggered } from '../../engine/language/abilities.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { bury } from '../../engine/language/effects/destroy.ts';
import { search } from '../../engine/language/effects/library.ts';
import { putIntoPlay, toHand } from '../../engine/language/effects/move.ts';
import { sacrifice } from '../../engine/language/effects/sacrifice.ts';
import { controlledBy } from '../../engine/language/filters/belonging.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { anything, both, not } from '../../engine/language/filters/logic.ts';
import { bonus } from '../../engine/language/modification.ts';
import { dies } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { otherPlayers, you } from '../../engine/language/refs/players.ts';
import { target } from '../../engine/language/refs/target.ts';
import { creature, creatures, enchantment, other, sorcery, yours } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  sorcery('Diabolic Tutor', '{2}{B}{B}', search(you, anything, 1, 'hand')),
  creature('Dusk Imp', '{2}{B}', 'Imp', 2, 1, 'flying'),
  enchantment(
    'Grave Pact',
    '{1}{B}{B}{B}',
    triggered(dies(yours(creatures)), sacrifice(otherPlayers, creatures)),
  ),
  creature(
    'Lord of the Undead',
    '{1}{B}{B}',
    'Zombie',
    2,
    2,
    statically(all(other(both(creatures, subtype('Zombie')))), bonus(1, 1)),
    activated(['{1}{B}', tap], toHand(target(yours(subtype('Zombie')), { zone: 'graveyard' }))),
  ),
  sorcery('Plague Wind', '{7}{B}{B}', bury(all(both(creatures, not(controlledBy(you)))))),
  creature('Severed Legion', '{1}{B}{B}', 'Zombie', 2, 2, 'fear'),
  sorcery('Zombify', '{3}{B}', putIntoPlay(target(yours(creatures), { zone: 'graveyard' }))),
];
