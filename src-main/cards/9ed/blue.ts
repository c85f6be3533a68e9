// prettier-ignore
import {
  activated, all, anything, aPlayer, both, creature, creatures, discard, draw, gains, half, has, instant,
  librarySize, mill, move, power, replaceDraws, reveal, sequence, shuffle, sorcery, tap, target, topOf, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  creature(
    'Aven Windreader',
    '{3}{U}{U}',
    'Bird Soldier Wizard',
    3,
    3,
    'flying',
    activated('{1}{U}', reveal(topOf(aPlayer, 1))),
  ),
  sorcery('Counsel of the Soratami', '{2}{U}', draw(you, 2)),
  creature(
    'Crafty Pathmage',
    '{2}{U}',
    'Human Wizard',
    1,
    1,
    activated(tap, gains(target(both(creatures, power('<=', 2))), has('unblockable'))),
  ),
  creature('Lumengrid Warden', '{1}{U}', 'Human Wizard', 1, 3),
  instant('Plagiarize', '{3}{U}', replaceDraws(aPlayer, draw(you))),
  sorcery(
    'Reminisce',
    '{2}{U}',
    sequence(move(all(anything, 'graveyard', aPlayer), 'library'), shuffle(aPlayer)),
  ),
  sorcery('Sift', '{3}{U}', sequence(draw(you, 3), discard(you))),
  sorcery('Traumatize', '{3}{U}{U}', mill(aPlayer, half(librarySize(aPlayer), 'down'))),
];
