import { statically, triggered } from '../../engine/language/abilities.ts';
import { mana } from '../../engine/language/costs/manaCost.ts';
import { unlessPays } from '../../engine/language/effects/may.ts';
import { toHand } from '../../engine/language/effects/move.ts';
import { sacrificeIt } from '../../engine/language/effects/sacrifice.ts';
import { grant } from '../../engine/language/modification.ts';
import { atStep } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import { aPlayer, artifacts, enchantment, instant, sorcery, yours } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  enchantment(
    'Energy Flux',
    '{2}{U}',
    statically(
      all(artifacts),
      grant(triggered(atStep('upkeep', you), unlessPays(mana('{2}'), sacrificeIt(self)))),
    ),
  ),
  instant("Hurkyl's Recall", '{1}{U}', toHand(all(artifacts, 'battlefield', aPlayer))),
  sorcery('Reconstruction', '{U}', toHand(target(yours(artifacts), { zone: 'graveyard' }))),
];
