import { statically } from '../../engine/language/abilities.ts';
import { toHand } from '../../engine/language/effects/move.ts';
import { both } from '../../engine/language/filters/logic.ts';
import { ownedBy } from '../../engine/language/filters/ownership.ts';
import { grant } from '../../engine/language/modification.ts';
import { all } from '../../engine/language/refs/all.ts';
import { target } from '../../engine/language/refs/target.ts';
import { aPlayer, artifacts, enchantment, instant, sorcery, upkeepCost, yours } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  enchantment('Energy Flux', '{2}{U}', statically(all(artifacts), grant(upkeepCost('{2}')))),
  instant("Hurkyl's Recall", '{1}{U}', toHand(all(both(artifacts, ownedBy(aPlayer))))),
  sorcery('Reconstruction', '{U}', toHand(target(yours(artifacts), { zone: 'graveyard' }))),
];
