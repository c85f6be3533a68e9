import { activated } from '../../engine/language/abilities.ts';
import { half } from '../../engine/language/amounts/fraction.ts';
import { librarySize } from '../../engine/language/amounts/measure.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { discard } from '../../engine/language/effects/discard.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { mill, shuffle } from '../../engine/language/effects/library.ts';
import { move } from '../../engine/language/effects/move.ts';
import { reveal } from '../../engine/language/effects/play.ts';
import { replaceDraws } from '../../engine/language/effects/replaceDraws.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { anything, both } from '../../engine/language/filters/logic.ts';
import { power } from '../../engine/language/filters/size.ts';
import { has } from '../../engine/language/modification.ts';
import { all } from '../../engine/language/refs/all.ts';
import { you } from '../../engine/language/refs/players.ts';
import { target } from '../../engine/language/refs/target.ts';
import { topOf } from '../../engine/language/refs/topOf.ts';
import { aPlayer, creature, creatures, instant, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
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
