// prettier-ignore
import {
  activated, addMana, all, anyTarget, anything, aPlayer, artifact, artifactCreature, atStep, attach,
  attachedTo, bonus, both, canHost, choose, countersOn, creatures, damage, damageEach, drawNextUpkeep, during,
  everyone, formerly, gains, later, look, loses, mayPlay, move, prevent, putCounters, removeCounters,
  sacrificeOf, sacrificeThis, search, self, sequence, slot, statically, subtype, tap, target, topOf,
  triggered, until1997, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

const aWornAura = target(both(subtype('Aura'), attachedTo(creatures)));

const bottled = sequence(
  move(topOf(you, 1), 'exile', { slot: 'bottled' }),
  mayPlay(slot('bottled'), you, 'untilYourNextTurn'),
);

export const cards: readonly CorpusCard[] = [
  artifact(
    'Barbed Sextant',
    '{1}',
    activated(['{1}', tap, sacrificeThis], sequence(addMana('W', 'U', 'B', 'R', 'G'), drawNextUpkeep)),
  ),
  artifact(
    'Crown of the Ages',
    '{2}',
    activated(
      ['{4}', tap],
      sequence(
        choose(all(both(creatures, canHost(aWornAura))), 'that creature'),
        attach(aWornAura, slot('that creature')),
      ),
    ),
  ),
  until1997(
    {
      abilities: [
        activated(
          ['{3}', tap],
          sequence(bottled, later(atStep('upkeep', you), move(slot('bottled'), 'graveyard'))),
        ),
      ],
    },
    artifact('Elkin Bottle', '{3}', activated(['{3}', tap], bottled)),
  ),
  artifact(
    'Infinite Hourglass',
    '{4}',
    triggered(atStep('upkeep', you), putCounters(self, 'time')),
    statically(all(creatures), bonus(countersOn('time', self), 0)),
    activated('{3}', removeCounters(self, 'time'), { anyPlayer: true, onlyDuring: during(['upkeep']) }),
  ),
  artifact(
    "Jester's Cap",
    '{4}',
    activated(['{2}', tap, sacrificeThis], search(aPlayer, anything, 3, 'exile', { by: you, exactly: true })),
  ),
  artifact(
    'Pentagram of the Ages',
    '{4}',
    activated(['{4}', tap], prevent('all', { to: you, fromChosen: anything })),
  ),
  artifact('Skull Catapult', '{4}', activated(['{1}', tap, sacrificeOf(creatures)], damage(2, anyTarget))),
  artifact(
    'Time Bomb',
    '{4}',
    triggered(atStep('upkeep', you), putCounters(self, 'time')),
    activated(['{1}', tap, sacrificeThis], damageEach(countersOn('time', self), all(creatures), everyone)),
  ),
  artifact(
    "Urza's Bauble",
    '{0}',
    activated(
      [tap, sacrificeThis],
      sequence(
        choose(all(anything, 'hand', aPlayer), 'glimpsed', { atRandom: true }),
        look(slot('glimpsed')),
        drawNextUpkeep,
      ),
    ),
  ),
  formerly(
    'Wall',
    artifactCreature(
      'Walking Wall',
      '{4}',
      'Wall',
      0,
      6,
      'defender',
      activated('{3}', gains(self, [bonus(3, -1), loses('defender')]), { oncePerTurn: true }),
    ),
  ),
];
