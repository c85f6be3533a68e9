// prettier-ignore
import {
  aCreature, activated, all, anOpponent, anyTarget, attached, attacks, aura, bonus, controllerOf, count,
  creature, creatures, damage, dies, enters, gainLife, gains, is, loseLife, meets, regeneration, sacrificeOf,
  self, sequence, sized, sorcery, triggered, x, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  sorcery('Consume Spirit', '{X}{1}{B}', sequence(damage(x, anyTarget), gainLife(you, x)), { xOnly: 'B' }),
  aura(
    'Contaminated Bond',
    '{1}{B}',
    creatures,
    triggered(attacks(is(attached)), loseLife(controllerOf(attached), 3)),
    triggered(meets(is(attached), 'blocker'), loseLife(controllerOf(attached), 3)),
  ),
  creature(
    'Festering Goblin',
    '{B}',
    'Zombie Goblin',
    1,
    1,
    triggered(dies(is(self)), gains(aCreature, bonus(-1, -1))),
  ),
  creature(
    'Highway Robber',
    '{2}{B}{B}',
    'Human Mercenary',
    2,
    2,
    triggered(enters(is(self)), sequence(loseLife(anOpponent, 2), gainLife(you, 2))),
  ),
  creature(
    'Mortivore',
    '{2}{B}{B}',
    'Lhurgoyf',
    0,
    0,
    sized(count(all(creatures, 'graveyard')), count(all(creatures, 'graveyard'))),
    regeneration('{B}'),
  ),
  creature(
    'Nantuko Husk',
    '{2}{B}',
    'Zombie Insect',
    2,
    2,
    activated(sacrificeOf(creatures), gains(self, bonus(2, 2))),
  ),
];
