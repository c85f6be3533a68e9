// prettier-ignore
import {
  activated, all, artifact, artifacts, artifactToken, attachedTo, both, controlledBy, create, creatures,
  dealsDamageTo, destroy, did, either, everyone, exchangeControl, is, lands, manaBattery, opponents, poison,
  sacrificeThis, self, sequence, sharesType, slot, subtype, tap, target, that, triggered, when, yours,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

const offered = target(yours(either(artifacts, creatures, lands)));
const wanted = target(both(sharesType(offered, 'artifact', 'creature', 'land'), controlledBy(opponents)));

export const cards: readonly CorpusCard[] = [
  manaBattery('Black Mana Battery', 'B'),
  manaBattery('Blue Mana Battery', 'U'),
  artifact(
    'Gauntlets of Chaos',
    '{5}',
    activated(
      ['{5}', sacrificeThis],
      sequence(
        exchangeControl(offered, wanted, 'those permanents'),
        when(
          did('those permanents'),
          destroy(all(both(subtype('Aura'), attachedTo(is(slot('those permanents')))))),
        ),
      ),
    ),
  ),
  manaBattery('Green Mana Battery', 'G'),
  manaBattery('Red Mana Battery', 'R'),
  artifact(
    'Serpent Generator',
    '{6}',
    activated(
      ['{4}', tap],
      create(
        artifactToken(
          'Snake',
          'Snake',
          1,
          1,
          triggered(dealsDamageTo(is(self), everyone), poison(that('player'), 1)),
        ),
      ),
    ),
  ),
  manaBattery('White Mana Battery', 'W'),
];
