// prettier-ignore
import {
  activated, against, all, artifacts, atStep, attached, attacking, aura, both, bury, controllerOf, create,
  creature, creatures, creatureToken, damageEach, enters, everyone, exile, formerly, instant, is, later,
  leavesPlay, not, powerOf, putCounters, sacrifice, sacrificeIt, self, sequence, slot, sorcery, subtype,
  target, that, token, toughnessOf, triggered, until1997, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

const anAttackerOfFlesh = target(both(creatures, not(artifacts), attacking));

const serfs = all(both(subtype('Serf'), token));
const serfsCome = triggered(enters(is(self)), create(creatureToken('black', 'Serf', 'Serf', 0, 1), 3));

export const cards: readonly CorpusCard[] = [
  instant(
    'Broken Visage',
    '{4}{B}',
    sequence(
      bury(anAttackerOfFlesh),
      create(creatureToken('black', 'Spirit', 'Spirit', 0, 0), 1, you, {
        size: { power: powerOf(anAttackerOfFlesh), toughness: toughnessOf(anAttackerOfFlesh) },
        slot: 'that token',
      }),
      later(atStep('end', everyone), sacrificeIt(slot('that token'))),
    ),
  ),
  sorcery('Dry Spell', '{1}{B}', damageEach(1, all(creatures), everyone)),
  aura(
    'Funeral March',
    '{1}{B}{B}',
    creatures,
    triggered(leavesPlay(is(attached)), sacrifice(controllerOf(that()), creatures)),
  ),
  formerly(
    'Lycanthrope',
    creature(
      'Greater Werewolf',
      '{4}{B}',
      'Werewolf',
      2,
      4,
      triggered(atStep('endCombat', everyone), putCounters(against(self), '-0/-2')),
    ),
  ),
  until1997(
    { abilities: [serfsCome, triggered(leavesPlay(is(self)), bury(serfs))] },
    formerly(
      'Autocrat',
      creature(
        'Sengir Autocrat',
        '{3}{B}',
        'Human',
        2,
        2,
        serfsCome,
        triggered(leavesPlay(is(self)), exile(serfs)),
      ),
    ),
  ),
  aura('Torture', '{B}', creatures, activated('{1}{B}', putCounters(attached, '-1/-1'))),
];
