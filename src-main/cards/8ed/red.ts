// prettier-ignore
import {
  anything, artifacts, cannotBlock, creatures, destroy, either, enchantment, gains, grant, instead, lands,
  sorcery, target,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  sorcery('Demolish', '{3}{R}', destroy(target(either(artifacts, lands)))),
  enchantment(
    'Furnace of Rath',
    '{1}{R}{R}{R}',
    instead({ kind: 'damageMultiplied', from: anything, by: 2 }),
  ),
  sorcery('Panic Attack', '{2}{R}', gains(target(creatures, { least: 0, most: 3 }), grant(cannotBlock()))),
];
