import { triggered } from '../../engine/language/abilities.ts';
import { sacrificeOf } from '../../engine/language/costs/sacrificeCost.ts';
import { choose } from '../../engine/language/effects/choose.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { search } from '../../engine/language/effects/library.ts';
import { toHand } from '../../engine/language/effects/move.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { setRule } from '../../engine/language/effects/setRule.ts';
import { controlledBy } from '../../engine/language/filters/belonging.ts';
import { green } from '../../engine/language/filters/hasColour.ts';
import { both, either } from '../../engine/language/filters/logic.ts';
import { atStep } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { you } from '../../engine/language/refs/players.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { target } from '../../engine/language/refs/target.ts';
import { artifacts, creature, creatures, enchantments, formerly, lands, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  sorcery('Creeping Mold', '{2}{G}{G}', destroy(target(either(artifacts, enchantments, lands)))),
  sorcery('Elven Cache', '{2}{G}{G}', toHand(target(controlledBy(you), { zone: 'graveyard' }))),
  sorcery('Natural Order', '{2}{G}{G}', search(you, both(creatures, green), 1, 'battlefield'), {
    costs: [sacrificeOf(both(creatures, green))],
  }),
  creature('Panther Warriors', '{4}{G}', 'Cat Warrior', 6, 3),
  formerly(
    'Wildebeest',
    creature(
      'Stampeding Wildebeests',
      '{2}{G}{G}',
      'Beast',
      5,
      4,
      'trample',
      triggered(
        atStep('upkeep', you),
        sequence(
          choose(all(both(creatures, green), 'battlefield', you), 'returned'),
          toHand(slot('returned')),
        ),
      ),
    ),
  ),
  sorcery('Summer Bloom', '{1}{G}', setRule({ kind: 'moreLands', who: you, more: 3 })),
];
