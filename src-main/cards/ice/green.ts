// prettier-ignore
import {
  activated, all, anAttacker, aTappable, attacking, attacks, beyondFirst, bonus, both, count, creature,
  creatures, dies, drawNextUpkeep, formerly, gainLife, gains, has, instant, is, mayTapOrUntap, meets, minus,
  other, plus, prevent, search, self, sequence, setRule, sized, sorcery, subtype, tap, tapOrUntap, taps,
  times, triggered, untapIt, until1997, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  creature(
    'Aurochs',
    '{3}{G}',
    'Aurochs',
    2,
    3,
    'trample',
    triggered(
      attacks(is(self)),
      gains(self, bonus(count(all(other(both(subtype('Aurochs'), attacking)))), 0)),
    ),
  ),
  formerly(
    'Toad',
    creature(
      'Chub Toad',
      '{2}{G}',
      'Frog',
      1,
      1,
      triggered(meets(is(self), 'either'), gains(self, bonus(2, 2))),
    ),
  ),
  until1997(
    { abilities: [activated(['{3}{G}', tap], tapOrUntap(aTappable))] },
    formerly(
      'Cleric',
      creature(
        'Elder Druid',
        '{3}{G}',
        'Elf Cleric Druid',
        2,
        2,
        activated(['{3}{G}', tap], mayTapOrUntap(aTappable)),
      ),
    ),
  ),
  instant(
    'Foxfire',
    '{2}{G}',
    sequence(
      untapIt(anAttacker),
      prevent('all', { to: anAttacker, combatOnly: true }),
      setRule({ kind: 'noCombatDamage', who: is(anAttacker) }),
      drawNextUpkeep,
    ),
  ),
  formerly('Elf', creature('Fyndhorn Elder', '{2}{G}', 'Elf Druid', 1, 1, taps('GG'))),
  creature(
    'Johtull Wurm',
    '{5}{G}',
    'Wurm',
    6,
    6,
    triggered(
      meets(is(self), 'blocked'),
      gains(self, bonus(minus(0, times(2, beyondFirst)), minus(0, beyondFirst))),
    ),
  ),
  creature(
    'Lhurgoyf',
    '{2}{G}{G}',
    'Lhurgoyf',
    0,
    0,
    sized(count(all(creatures, 'graveyard')), plus(count(all(creatures, 'graveyard')), 1)),
  ),
  sorcery("Nature's Lore", '{1}{G}', search(you, subtype('Forest'), 1, 'battlefield')),
  creature('Scaled Wurm', '{7}{G}', 'Wurm', 7, 6),
  instant('Stampede', '{1}{G}{G}', gains(all(both(creatures, attacking)), [bonus(1, 0), has('trample')])),
  formerly('Tarpan', creature('Tarpan', '{G}', 'Horse', 1, 1, triggered(dies(is(self)), gainLife(you, 1)))),
];
