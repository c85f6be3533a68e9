// prettier-ignore
import {
  activated, all, anyTarget, aPlayer, attached, attacking, aura, bonus, both, count, counter, creature,
  creatures, damage, dealsDamageTo, defender, discard, drawNextUpkeep, each, enchanting, enchantment, enters,
  everyone, fits, forEach, formerly, gainLife, gains, goesUnblocked, grant, handSize, has, heldByThis, inEra,
  inEras, is, lands, landwalk, lifeOf, loseLife, may, mayStayTapped, pactWithDeath, payLife, protectionFrom,
  pump, regeneration, sacrifice, sacrificeIt, sacrificeOf, self, sequence, setRule, sorcery, spell,
  statically, subtype, tap, tapIt, tapping, target, targetSpell, that, third, triggered, unblocked,
  unlessPays, white, x, you, yours,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

const aLand = target(lands);

export const cards: readonly CorpusCard[] = [
  creature(
    'Abyssal Specter',
    '{2}{B}{B}',
    'Specter',
    2,
    3,
    'flying',
    triggered(dealsDamageTo(is(self), everyone), discard(that('player'))),
  ),
  inEra(
    'fifth',
    {
      abilities: enchanting(
        creatures,
        activated(
          '{0}',
          sequence(
            discard(defender, 1, { atRandom: true }),
            setRule({ kind: 'noCombatDamage', who: is(attached) }),
          ),
          { onlyDuring: fits(attached, both(attacking, unblocked)), oncePerTurn: true },
        ),
      ),
    },
    aura(
      'Cloak of Confusion',
      '{1}{B}',
      yours(creatures),
      triggered(
        goesUnblocked(is(attached)),
        may(
          sequence(
            discard(that('player'), 1, { atRandom: true }),
            setRule({ kind: 'noCombatDamage', who: is(attached) }),
          ),
        ),
      ),
    ),
  ),
  enchantment(
    'Hecatomb',
    '{1}{B}{B}',
    triggered(enters(is(self)), unlessPays(sacrificeOf(creatures, 4), sacrificeIt(self))),
    activated(tapping(subtype('Swamp')), damage(1, anyTarget)),
  ),
  formerly(
    'Dead',
    creature(
      'Kjeldoran Dead',
      '{B}',
      'Skeleton',
      3,
      1,
      triggered(enters(is(self)), sacrifice(you, creatures)),
      regeneration('{B}'),
    ),
  ),
  formerly(
    'Knight',
    creature(
      'Knight of Stromgald',
      '{B}{B}',
      'Human Knight',
      2,
      1,
      protectionFrom(white),
      activated('{B}', gains(self, has('firstStrike'))),
      pump('{B}{B}', 1, 0),
    ),
  ),
  aura(
    'Krovikan Fetish',
    '{2}{B}',
    creatures,
    triggered(enters(is(self)), drawNextUpkeep),
    statically(attached, bonus(1, 1)),
  ),
  aura("Leshrac's Rite", '{B}', creatures, statically(attached, grant(landwalk(subtype('Swamp'))))),
  sorcery('Mind Ravel', '{2}{B}', sequence(discard(aPlayer), drawNextUpkeep)),
  sorcery('Mind Warp', '{X}{3}{B}', discard(aPlayer, x, { by: you })),
  formerly(
    'Worms',
    creature(
      'Mole Worms',
      '{2}{B}',
      'Worm',
      1,
      1,
      mayStayTapped,
      activated(tap, sequence(tapIt(aLand), heldByThis(aLand))),
    ),
  ),
  inEras(
    ['alpha', 'fifth'],
    { abilities: pactWithDeath('discard') },
    enchantment('Necropotence', '{B}{B}{B}', ...pactWithDeath('end')),
  ),
  sorcery(
    'Pox',
    '{B}{B}{B}',
    sequence(
      forEach(everyone, loseLife(each, third(lifeOf(each), 'up'))),
      discard(everyone, third(handSize(each), 'up')),
      sacrifice(everyone, creatures, third(count(all(creatures, 'battlefield', each)), 'up')),
      sacrifice(everyone, lands, third(count(all(lands, 'battlefield', each)), 'up')),
    ),
  ),
  formerly(
    'Knight',
    creature(
      'Stromgald Cabal',
      '{1}{B}{B}',
      'Human Knight',
      2,
      2,
      activated([tap, payLife(1)], counter(targetSpell(both(spell, white)))),
    ),
  ),
  sorcery('Touch of Death', '{2}{B}', sequence(damage(1, aPlayer), gainLife(you, 1), drawNextUpkeep)),
];
