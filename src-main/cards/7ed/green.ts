// prettier-ignore
import {
  aCreature, activated, all, attached, aura, bonus, both, choose, count, creature, creatures, enchantments,
  gains, grant, instant, landwalk, may, other, putIntoPlay, self, sequence, slot, statically, subtype, tap,
  you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  aura(
    'Blanchwood Armor',
    '{2}{G}',
    creatures,
    statically(
      attached,
      bonus(
        count(all(subtype('Forest'), 'battlefield', you)),
        count(all(subtype('Forest'), 'battlefield', you)),
      ),
    ),
  ),
  creature('Canopy Spider', '{1}{G}', 'Spider', 1, 3, 'reach'),
  creature(
    'Elvish Champion',
    '{1}{G}{G}',
    'Elf',
    2,
    2,
    statically(all(other(both(creatures, subtype('Elf')))), [
      bonus(1, 1),
      grant(landwalk(subtype('Forest'))),
    ]),
  ),
  creature(
    'Elvish Piper',
    '{3}{G}',
    'Elf Shaman',
    1,
    1,
    activated(
      ['{G}', tap],
      may(sequence(choose(all(creatures, 'hand', you), 'brought'), putIntoPlay(slot('brought')))),
    ),
  ),
  instant('Might of Oaks', '{3}{G}', gains(aCreature, bonus(7, 7))),
  creature(
    'Yavimaya Enchantress',
    '{2}{G}',
    'Human Druid',
    2,
    2,
    statically(self, bonus(count(all(enchantments)), count(all(enchantments)))),
  ),
];
