import { triggered } from '../../engine/language/abilities.ts';
import { x } from '../../engine/language/amounts/x.ts';
import { exchangeControl } from '../../engine/language/effects/exchange.ts';
import { repeat } from '../../engine/language/effects/forEach.ts';
import { controlledBy } from '../../engine/language/filters/belonging.ts';
import { both, either } from '../../engine/language/filters/logic.ts';
import { sharesType } from '../../engine/language/filters/sharesType.ts';
import { atStep } from '../../engine/language/moment.ts';
import { opponentsOf } from '../../engine/language/refs/opponentsOf.ts';
import { everyone } from '../../engine/language/refs/players.ts';
import { target } from '../../engine/language/refs/target.ts';
import { that } from '../../engine/language/refs/that.ts';
import { artifacts, creatures, enchantment, lands, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';
import { whims } from './builders.ts';

const ofThatPlayer = target(both(either(artifacts, creatures, lands), controlledBy(that('player'))), {
  least: 0,
  by: 'chance',
});
const ofAnOpponent = target(
  both(sharesType(ofThatPlayer, 'artifact', 'creature', 'land'), controlledBy(opponentsOf(that('player')))),
  { least: 0, by: 'chance' },
);

export const cards: readonly Card[] = [
  enchantment(
    'Power Struggle',
    '{2}{U}{U}{U}',
    triggered(atStep('upkeep', everyone), exchangeControl(ofThatPlayer, ofAnOpponent)),
  ),
  sorcery('Whimsy', '{X}{U}{U}', repeat(x, whims())),
];
