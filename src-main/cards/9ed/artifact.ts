// prettier-ignore
import {
  activated, artifact, artifactCreature, attached, black, blue, bonus, casts, equipment, everyone, gainLife,
  green, has, may, red, sacrificeThis, statically, triggered, white, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  artifact("Angel's Feather", '{2}', triggered(casts(everyone, white), may(gainLife(you, 1)))),
  artifactCreature('Bottle Gnomes', '{3}', 'Gnome', 1, 3, activated(sacrificeThis, gainLife(you, 3))),
  artifact("Demon's Horn", '{2}', triggered(casts(everyone, black), may(gainLife(you, 1)))),
  artifact("Dragon's Claw", '{2}', triggered(casts(everyone, red), may(gainLife(you, 1)))),
  artifact("Kraken's Eye", '{2}', triggered(casts(everyone, blue), may(gainLife(you, 1)))),
  equipment(
    'Loxodon Warhammer',
    '{3}',
    '{3}',
    statically(attached, [bonus(3, 0), has('trample'), has('lifelink')]),
  ),
  artifact("Wurm's Tooth", '{2}', triggered(casts(everyone, green), may(gainLife(you, 1)))),
];
