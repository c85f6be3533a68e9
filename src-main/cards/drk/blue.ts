// prettier-ignore
import {
  activated, addMana, all, atStep, attached, aura, blue, bonus, both, bury, controllerOf, createCopy,
  creature, creatures, damage, destroy, discard, each, enchantment, enters, entersTapped, everyone, exile,
  formerly, is, keyword, lands, leavesPlay, mana, mayPay, minus, not, payLife, regeneration, rule,
  sacrificeIt, sacrificeOf, self, sequence, slot, sorcery, statically, staysTapped, subtype, summoned, tap,
  tapIt, target, that, thatMuch, token, triggered, unlessPays, untapIt, until1997, upkeepCost, withKeyword,
  you, yourUpkeep,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

const twoIslands = sacrificeOf(subtype('Island'), 2);
const attacksForTwoIslands = rule({ kind: 'combatCost', for: 'attack', who: is(self), cost: [twoIslands] });

export const cards: readonly CorpusCard[] = [
  formerly(
    'Wizard',
    creature('Apprentice Wizard', '{1}{U}{U}', 'Human Wizard', 0, 1, activated(['{U}', tap], addMana('CCC'))),
  ),
  until1997(
    {
      abilities: [
        triggered(enters(is(self)), createCopy(target(both(summoned, not(token))), 'its token')),
        triggered(leavesPlay(is(self)), bury(slot('its token'))),
        triggered(leavesPlay(is(slot('its token'))), bury(self)),
        upkeepCost('{U}{U}'),
      ],
    },
    enchantment(
      'Dance of Many',
      '{U}{U}',
      triggered(enters(is(self)), createCopy(target(both(creatures, not(token))), 'its token')),
      triggered(leavesPlay(is(self)), exile(slot('its token'))),
      triggered(leavesPlay(is(slot('its token'))), sacrificeIt(self)),
      upkeepCost('{U}{U}'),
    ),
  ),
  aura(
    'Erosion',
    '{U}{U}{U}',
    lands,
    triggered(
      atStep('upkeep', controllerOf(attached)),
      unlessPays(mana('{1}'), unlessPays(payLife(1), destroy(attached), that('player')), that('player')),
    ),
  ),
  enchantment(
    'Flood',
    '{U}',
    activated('{U}{U}', tapIt(target(both(creatures, not(withKeyword('flying')))))),
  ),
  formerly('Ship', creature('Ghost Ship', '{2}{U}{U}', 'Spirit', 2, 4, 'flying', regeneration('{U}{U}{U}'))),
  until1997(
    {
      abilities: [
        keyword('trample'),
        entersTapped,
        staysTapped,
        activated(twoIslands, untapIt(self), { onlyDuring: yourUpkeep }),
        attacksForTwoIslands,
      ],
    },
    creature(
      'Leviathan',
      '{5}{U}{U}{U}{U}',
      'Leviathan',
      10,
      10,
      'trample',
      entersTapped,
      staysTapped,
      triggered(atStep('upkeep', you), mayPay(twoIslands, untapIt(self))),
      attacksForTwoIslands,
    ),
  ),
  sorcery(
    'Mind Bomb',
    '{U}',
    sequence(
      discard(everyone, 3, { upTo: true, slot: 'the number of cards discarded' }),
      damage(minus(3, thatMuch('the number of cards discarded', each)), everyone),
    ),
  ),
  enchantment(
    'Sunken City',
    '{U}{U}',
    upkeepCost('{U}{U}'),
    statically(all(both(creatures, blue)), bonus(1, 1)),
  ),
];
