// prettier-ignore
import {
  activated, addManaFor, against, artifacts, atEach, attached, aura, bonus, controlledBy, controllerOf, count,
  create, creature, creatures, creatureToken, destroy, draw, enters, everyone, gains, is, lands, meets, not,
  otherPlayers, rule, search, self, sorcery, statically, tapsForMana, target, triggered, withKeyword, x, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  creature(
    'Elvish Berserker',
    '{G}',
    'Elf Berserker',
    1,
    1,
    triggered(meets(is(self), 'blocked'), gains(self, bonus(count(against(self)), count(against(self))))),
  ),
  creature('Elvish Warrior', '{G}{G}', 'Elf Warrior', 2, 3),
  creature('Kavu Climber', '{3}{G}{G}', 'Kavu', 3, 3, triggered(enters(is(self)), draw(you))),
  aura(
    'Overgrowth',
    '{2}{G}',
    lands,
    triggered(tapsForMana(is(attached)), addManaFor(controllerOf(attached), 1, 'GG')),
  ),
  creature(
    'Rootwalla',
    '{2}{G}',
    'Lizard',
    2,
    2,
    activated('{1}{G}', gains(self, bonus(2, 2)), { oncePerTurn: true }),
  ),
  creature(
    'Seedborn Muse',
    '{3}{G}{G}',
    'Spirit',
    2,
    4,
    rule({ kind: 'untapsToo', who: controlledBy(you), turnOf: otherPlayers }),
  ),
  aura(
    'Treetop Bracers',
    '{1}{G}',
    creatures,
    statically(attached, bonus(1, 1)),
    rule({ kind: 'cannotBlock', who: not(withKeyword('flying')), whom: is(attached) }),
  ),
  creature(
    'Verdant Force',
    '{5}{G}{G}{G}',
    'Elemental',
    7,
    7,
    triggered(atEach('upkeep'), create(creatureToken('green', 'Saproling', 'Saproling', 1, 1))),
  ),
  creature(
    'Viridian Shaman',
    '{2}{G}',
    'Elf Shaman',
    2,
    2,
    triggered(enters(is(self)), destroy(target(artifacts))),
  ),
  sorcery('Weird Harvest', '{X}{G}{G}', search(everyone, creatures, x, 'hand', { reveal: true })),
];
