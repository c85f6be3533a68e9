// prettier-ignore
import {
  aCreature, all, anyTarget, anything, aPlayer, attacking, bonus, both, cannotBlock, count, creature,
  creatures, damage, destroy, discarding, enters, gainLife, gains, grant, green, has, is, lands, landwalk,
  oneBlockerAtMost, onlyWhenPlayed, prevent, sacrificeIt, sacrificeOf, search, self, setRule, sorcery,
  subtype, target, triggered, unlessPays, untapIt, whenAttacked, withKeyword, you, yours,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  sorcery('Alluring Scent', '{1}{G}{G}', setRule({ kind: 'mustBlock', who: anything, whom: is(aCreature) })),
  creature('Anaconda', '{3}{G}', 'Snake', 3, 3, landwalk(subtype('Swamp'))),
  sorcery('Bee Sting', '{3}{G}', damage(2, anyTarget)),
  creature('Bull Hippo', '{3}{G}', 'Hippo', 3, 3, landwalk(subtype('Island'))),
  creature('Charging Rhino', '{3}{G}{G}', 'Rhino', 4, 4, oneBlockerAtMost),
  whenAttacked('Deep Wood', '{1}{G}', prevent('all', { to: you, fromAll: both(creatures, attacking) })),
  creature('Elite Cat Warrior', '{2}{G}', 'Cat Warrior', 2, 3, landwalk(subtype('Forest'))),
  sorcery('Fruition', '{G}', gainLife(you, count(all(subtype('Forest'))))),
  creature('Gorilla Warrior', '{2}{G}', 'Ape Warrior', 3, 2),
  creature('Jungle Lion', '{G}', 'Cat', 2, 1, cannotBlock()),
  sorcery('Mobilize', '{G}', untapIt(all(creatures, 'battlefield', you))),
  sorcery('Monstrous Growth', '{1}{G}', gains(aCreature, bonus(4, 4))),
  creature('Moon Sprite', '{1}{G}', 'Faerie', 1, 1, 'flying'),
  sorcery('Natural Spring', '{3}{G}{G}', gainLife(aPlayer, 8)),
  sorcery(
    "Nature's Cloak",
    '{2}{G}',
    gains(all(both(creatures, green), 'battlefield', you), grant(landwalk(subtype('Forest')))),
  ),
  sorcery('Needle Storm', '{2}{G}', damage(4, all(both(creatures, withKeyword('flying'))))),
  onlyWhenPlayed(
    creature(
      'Plant Elemental',
      '{1}{G}',
      'Plant Elemental',
      3,
      4,
      triggered(enters(is(self)), unlessPays(sacrificeOf(subtype('Forest')), sacrificeIt(self))),
    ),
  ),
  onlyWhenPlayed(
    creature(
      'Primeval Force',
      '{2}{G}{G}{G}',
      'Elemental',
      8,
      8,
      triggered(enters(is(self)), unlessPays(sacrificeOf(subtype('Forest'), 3), sacrificeIt(self))),
    ),
  ),
  creature('Redwood Treefolk', '{4}{G}', 'Treefolk', 3, 6),
  creature('Rowan Treefolk', '{3}{G}', 'Treefolk', 3, 4),
  creature('Spined Wurm', '{4}{G}', 'Wurm', 5, 4),
  sorcery('Sylvan Tutor', '{G}', search(you, creatures, 1, 'library', { reveal: true })),
  onlyWhenPlayed(
    creature(
      'Thundering Wurm',
      '{2}{G}',
      'Wurm',
      4,
      4,
      triggered(enters(is(self)), unlessPays(discarding(lands), sacrificeIt(self))),
    ),
  ),
  whenAttacked('Treetop Defense', '{1}{G}', gains(all(yours(creatures)), has('reach'))),
  creature('Whiptail Wurm', '{6}{G}', 'Wurm', 8, 5),
  creature('Willow Dryad', '{G}', 'Dryad', 1, 1, landwalk(subtype('Forest'))),
  sorcery("Winter's Grasp", '{1}{G}{G}', destroy(target(lands))),
  onlyWhenPlayed(
    creature(
      'Wood Elves',
      '{2}{G}',
      'Elf Scout',
      1,
      1,
      triggered(enters(is(self)), search(you, subtype('Forest'), 1, 'battlefield')),
    ),
  ),
];
