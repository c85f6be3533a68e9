// prettier-ignore
import {
  aCreature, activated, all, atStep, attachedTo, basicLands, black, bonus, both, cannotBeBlockedBy, choose,
  count, creature, creatures, damage, did, draw, drawnThisTurn, each, either, enchantment, everyone, forAnte,
  forEach, formerly, gains, hasHurt, is, landwalk, loses, may, move, not, opponents, payLife, protectionFrom,
  pump, putCounters, rampage, search, self, sequence, setLife, slot, sorcery, statically, subtype, tap, tapIt,
  target, times, topOf, triggered, unlessPays, when, withAbilities, withKeyword, x, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

const theChilled = target(creatures, { least: x, most: x });

export const cards: readonly CorpusCard[] = [
  creature('Cat Warriors', '{1}{G}{G}', 'Cat Warrior', 2, 2, landwalk(subtype('Forest'))),
  creature('Craw Giant', '{3}{G}{G}{G}{G}', 'Giant', 6, 4, 'trample', rampage(2)),
  creature('Durkwood Boars', '{4}{G}', 'Boar', 4, 4),
  formerly(
    'Rider',
    creature(
      'Elven Riders',
      '{3}{G}{G}',
      'Elf',
      3,
      3,
      cannotBeBlockedBy(not(either(subtype('Wall'), withKeyword('flying')))),
    ),
  ),
  formerly('Bee', creature('Killer Bees', '{1}{G}{G}', 'Insect', 0, 1, 'flying', pump('{G}', 1, 1))),
  formerly(
    'Gypsy',
    creature(
      'Pradesh Gypsies',
      '{2}{G}',
      'Human Nomad',
      1,
      1,
      activated(['{1}{G}', tap], gains(aCreature, bonus(-2, 0))),
    ),
  ),
  creature(
    'Rabid Wombat',
    '{2}{G}{G}',
    'Wombat',
    0,
    1,
    'vigilance',
    statically(
      self,
      bonus(
        times(2, count(all(both(subtype('Aura'), attachedTo(is(self)))))),
        times(2, count(all(both(subtype('Aura'), attachedTo(is(self)))))),
      ),
    ),
  ),
  creature('Radjan Spirit', '{3}{G}', 'Spirit', 3, 2, activated(tap, gains(aCreature, loses('flying')))),
  withAbilities(
    sorcery(
      'Rebirth',
      '{3}{G}{G}{G}',
      forEach(everyone, may(sequence(move(topOf(each, 1), 'ante'), setLife(each, 20)), each)),
    ),
    forAnte,
  ),
  enchantment(
    'Sylvan Library',
    '{1}{G}',
    triggered(
      atStep('draw', you),
      sequence(
        { ...may(draw(you, 2)), slot: 'drawn' },
        when(
          did('drawn'),
          sequence(
            choose(all(drawnThisTurn, 'hand', you), 'those cards', { least: 2, most: 2 }),
            forEach(slot('those cards'), unlessPays(payLife(4), move(each, 'library', { place: 'top' }))),
          ),
        ),
      ),
    ),
  ),
  sorcery('Untamed Wilds', '{2}{G}', search(you, basicLands, 1, 'battlefield')),
  formerly(
    'Dervish',
    creature(
      'Whirling Dervish',
      '{G}{G}',
      'Human Monk',
      1,
      1,
      protectionFrom(black),
      triggered(atStep('end', everyone), putCounters(self, '+1/+1'), { if: hasHurt(self, opponents) }),
    ),
  ),
  sorcery(
    'Winter Blast',
    '{X}{G}',
    sequence(tapIt(theChilled), damage(2, all(both(creatures, is(theChilled), withKeyword('flying'))))),
  ),
  formerly('Wolverine Pack', creature('Wolverine Pack', '{2}{G}{G}', 'Wolverine', 2, 4, rampage(2))),
];
