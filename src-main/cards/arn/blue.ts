// prettier-ignore
import {
  activated, all, atStep, attached, aura, bonus, choose, controllerOf, creature, creatures, damage, defender,
  discard, draw, fits, formerly, grant, is, lands, landwalk, mana, mayPay, notTrue, putCounters, reveal, rule,
  sacrificeIt, self, sequence, slot, statically, staysTapped, subtype, tap, thereIs, thereIsNo, triggered,
  untapIt, untapped, when, whenever, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  formerly(
    'Dandân',
    creature(
      'Dandân',
      '{U}{U}',
      'Fish',
      4,
      1,
      rule({
        kind: 'cannotAttack',
        who: is(self),
        unless: thereIs(all(subtype('Island'), 'battlefield', defender)),
      }),
      triggered(whenever(thereIsNo(all(subtype('Island'), 'battlefield', you))), sacrificeIt(self)),
    ),
  ),
  aura('Fishliver Oil', '{1}{U}', creatures, statically(attached, grant(landwalk(subtype('Island'))))),
  formerly(
    'Tortoise',
    creature('Giant Tortoise', '{1}{U}', 'Turtle', 1, 1, statically(self, bonus(0, 3), fits(self, untapped))),
  ),
  formerly(
    'Island Fish',
    creature(
      'Island Fish Jasconius',
      '{4}{U}{U}{U}',
      'Fish',
      6,
      8,
      staysTapped,
      triggered(atStep('upkeep', you), mayPay(mana('{U}{U}{U}'), untapIt(self))),
      rule({
        kind: 'cannotAttack',
        who: is(self),
        unless: thereIs(all(subtype('Island'), 'battlefield', defender)),
      }),
      triggered(whenever(thereIsNo(all(subtype('Island'), 'battlefield', you))), sacrificeIt(self)),
    ),
  ),
  creature(
    'Serendib Djinn',
    '{2}{U}{U}',
    'Djinn',
    5,
    6,
    'flying',
    triggered(
      atStep('upkeep', you),
      sequence(
        choose(all(lands, 'battlefield', you), 'sacrificed'),
        sacrificeIt(slot('sacrificed')),
        when(fits(slot('sacrificed'), subtype('Island')), damage(3, you)),
      ),
    ),
    triggered(whenever(thereIsNo(all(lands, 'battlefield', you))), sacrificeIt(self)),
  ),
  creature(
    'Serendib Efreet',
    '{2}{U}',
    'Efreet',
    3,
    4,
    'flying',
    triggered(atStep('upkeep', you), damage(1, you)),
  ),
  formerly(
    'Sindbad',
    creature(
      'Sindbad',
      '{1}{U}',
      'Human',
      1,
      1,
      activated(
        tap,
        sequence(
          draw(you, 1, 'that card'),
          reveal(slot('that card')),
          when(notTrue(fits(slot('that card'), lands)), discard(you, 1, { filter: is(slot('that card')) })),
        ),
      ),
    ),
  ),
  aura(
    'Unstable Mutation',
    '{U}',
    creatures,
    statically(attached, bonus(3, 3)),
    triggered(atStep('upkeep', controllerOf(attached)), putCounters(attached, '-1/-1')),
  ),
];
