// prettier-ignore
import {
  activated, against, atStep, attached, attacking, aura, becomesTapped, bonus, both, buried,
  cannotBeBlockedBy, control, creature, creatures, damage, dealsDamageTo, destroy, destroyKept,
  destroysFought, did, dies, draw, draws, either, enchanting, enchantment, everyone, exile, fits, formerly,
  gains, gainsWhile, green, inEra, inEras, is, lands, landwalk, later, mana, not, opponents, payLife, poison,
  pump, putCounters, rule, sacrificeOf, self, sequence, subtype, that, triggered, unlessPays, when,
  whileYours, white, you, yours,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  formerly(
    'Abomination',
    creature('Abomination', '{3}{B}{B}', 'Horror', 2, 6, ...destroysFought(either(green, white))),
  ),
  inEra(
    'fifth',
    {
      abilities: enchanting(
        lands,
        triggered(becomesTapped(is(attached)), later(atStep('end', everyone), destroy(that()))),
      ),
    },
    aura('Blight', '{B}{B}', lands, triggered(becomesTapped(is(attached)), destroy(attached))),
  ),
  formerly('Ant', creature('Carrion Ants', '{2}{B}{B}', 'Insect', 0, 1, pump('{1}', 1, 1))),
  creature(
    'Cosmic Horror',
    '{3}{B}{B}{B}',
    'Horror',
    7,
    7,
    'firstStrike',
    triggered(
      atStep('upkeep', you),
      unlessPays(
        mana('{3}{B}{B}{B}'),
        sequence(destroyKept(self, 'it was destroyed'), when(did('it was destroyed'), damage(7, you))),
      ),
    ),
  ),
  formerly(
    'Mummy',
    creature('Cyclopean Mummy', '{1}{B}', 'Zombie', 2, 1, triggered(dies(is(self)), exile(buried(self)))),
  ),
  inEras(
    ['alpha', 'fifth'],
    {
      subtypes: ['Evil Eye'],
      abilities: [
        rule({ kind: 'cannotAttack', who: yours(both(creatures, not(subtype('Evil Eye')))) }),
        cannotBeBlockedBy(not(subtype('Wall'))),
      ],
    },
    creature(
      'Evil Eye of Orms-by-Gore',
      '{4}{B}',
      'Eye',
      3,
      6,
      rule({ kind: 'cannotAttack', who: yours(both(creatures, not(subtype('Eye')))) }),
      cannotBeBlockedBy(not(subtype('Wall'))),
    ),
  ),
  creature(
    'Fallen Angel',
    '{3}{B}{B}',
    'Angel',
    3,
    3,
    'flying',
    activated(sacrificeOf(creatures), gains(self, bonus(2, 1))),
  ),
  enchantment('Greed', '{3}{B}', activated(['{B}', payLife(2)], draw(you))),
  formerly(
    'Lost Soul',
    creature('Lost Soul', '{1}{B}{B}', 'Spirit Minion', 2, 1, landwalk(subtype('Swamp'))),
  ),
  creature(
    'Pit Scorpion',
    '{2}{B}',
    'Scorpion',
    1,
    1,
    triggered(dealsDamageTo(is(self), everyone), poison(that('player'), 1)),
  ),
  aura(
    'Spirit Shackle',
    '{B}{B}',
    creatures,
    triggered(becomesTapped(is(attached)), putCounters(attached, '-0/-2')),
  ),
  formerly(
    'Wretched',
    creature(
      'The Wretched',
      '{3}{B}{B}',
      'Demon',
      2,
      5,
      triggered(atStep('endCombat', everyone), gainsWhile(whileYours, against(self), control), {
        if: fits(self, attacking),
      }),
    ),
  ),
  enchantment('Underworld Dreams', '{B}{B}{B}', triggered(draws(opponents), damage(1, that('player')))),
  formerly(
    'Bats',
    creature(
      'Vampire Bats',
      '{B}',
      'Bat',
      0,
      1,
      'flying',
      activated('{B}', gains(self, bonus(1, 0)), { mostPerTurn: 2 }),
    ),
  ),
];
