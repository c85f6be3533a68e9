// prettier-ignore
import {
  aCreature, activated, all, ANY_NUMBER, anyTarget, anything, aPlayer, atStep, attacking, becomesBlocked,
  blocks, blue, bonus, both, choose, control, controlledBy, count, creature, creatures, damage, damageEach,
  destroy, dies, discard, draw, either, enters, everyone, gains, has, instant, is, lands, mustAttack, not,
  opponents, other, planeswalker, pump, rule, sacrifice, self, sequence, several, slot, sorcery, statically,
  subtype, tap, target, targetOrPlayer, that, toHand, triggered, untapIt, white, x, you, yours,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

const oneOfYours = target(yours(not(lands)));
const twoOfTheirs = target(both(not(lands), not(controlledBy(you))), { least: 0, most: 2 });

export const cards: readonly CorpusCard[] = [
  sorcery(
    'Act of Treason',
    '{2}{R}',
    sequence(gains(aCreature, control), untapIt(aCreature), gains(aCreature, has('haste'))),
  ),
  creature('Berserkers of Blood Ridge', '{4}{R}', 'Human Berserker', 4, 4, mustAttack),
  creature(
    'Bogardan Hellkite',
    '{6}{R}{R}',
    'Dragon',
    5,
    5,
    'flash',
    'flying',
    triggered(
      enters(is(self)),
      damage(5, targetOrPlayer(creatures, { least: 0, most: ANY_NUMBER, divided: 5 }), { shared: 'chosen' }),
    ),
  ),
  sorcery('Burning Inquiry', '{R}', sequence(draw(everyone, 3), discard(everyone, 3, { atRandom: true }))),
  sorcery('Burst of Speed', '{R}', gains(all(creatures, 'battlefield', you), has('haste'))),
  creature('Canyon Minotaur', '{3}{R}', 'Minotaur Warrior', 3, 3),
  creature(
    'Capricious Efreet',
    '{4}{R}{R}',
    'Efreet',
    6,
    4,
    triggered(
      atStep('upkeep', you),
      sequence(
        choose(several(oneOfYours, twoOfTheirs), 'struck', { atRandom: true }),
        destroy(slot('struck')),
      ),
    ),
  ),
  planeswalker('Chandra Nalaar', '{3}{R}{R}', 'Chandra', 6, [
    [1, damage(1, aPlayer)],
    ['-X', damage(x, aCreature)],
    [-8, damageEach(10, aPlayer, all(creatures, 'battlefield', aPlayer))],
  ]),
  creature('Fiery Hellhound', '{1}{R}{R}', 'Elemental Hound', 2, 2, pump('{R}', 1, 0)),
  creature(
    'Goblin Artillery',
    '{1}{R}{R}',
    'Goblin Warrior',
    1,
    3,
    activated(tap, sequence(damage(2, anyTarget), damage(3, you))),
  ),
  creature(
    'Goblin Chieftain',
    '{1}{R}{R}',
    'Goblin',
    2,
    2,
    'haste',
    statically(all(other(both(creatures, subtype('Goblin'))), 'battlefield', you), [
      bonus(1, 1),
      has('haste'),
    ]),
  ),
  instant(
    'Ignite Disorder',
    '{1}{R}',
    damage(3, target(both(creatures, either(white, blue)), { least: 1, most: 3, divided: 3 }), {
      shared: 'chosen',
    }),
  ),
  creature(
    'Inferno Elemental',
    '{4}{R}{R}',
    'Elemental',
    4,
    4,
    triggered(blocks(is(self), anything), damage(3, that('other'))),
    triggered(becomesBlocked(is(self), anything), damage(3, that('other'))),
  ),
  creature(
    'Jackal Familiar',
    '{R}',
    'Jackal',
    2,
    2,
    rule({ kind: 'attackCompany', who: is(self), others: 1 }),
    rule({ kind: 'blockCompany', who: is(self), others: 1 }),
  ),
  instant('Kindled Fury', '{R}', gains(aCreature, [bonus(1, 0), has('firstStrike')])),
  creature(
    'Magma Phoenix',
    '{3}{R}{R}',
    'Phoenix',
    3,
    3,
    'flying',
    triggered(dies(is(self)), damageEach(3, all(creatures), everyone)),
    activated('{3}{R}{R}', toHand(self), { worksIn: 'graveyard' }),
  ),
  instant('Seismic Strike', '{2}{R}', damage(count(all(subtype('Mountain'), 'battlefield', you)), aCreature)),
  creature(
    'Sparkmage Apprentice',
    '{1}{R}',
    'Human Wizard',
    1,
    1,
    triggered(enters(is(self)), damage(1, anyTarget)),
  ),
  instant('Trumpet Blast', '{2}{R}', gains(all(both(creatures, attacking)), bonus(2, 0))),
  creature('Viashino Spearhunter', '{2}{R}', 'Viashino Warrior', 2, 1, 'firstStrike'),
  sorcery('Yawning Fissure', '{4}{R}', sacrifice(opponents, lands)),
];
