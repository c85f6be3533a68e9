// prettier-ignore
import {
  all, artifacts, atStep, both, choose, controlledBy, creature, creatures, destroy, either, enchantments,
  formerly, green, lands, sacrificeOf, search, sequence, setRule, slot, sorcery, target, toHand, triggered,
  you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
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
