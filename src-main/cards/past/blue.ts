// prettier-ignore
import {
  artifacts, atStep, both, controlledBy, creatures, either, enchantment, everyone, exchangeControl, lands,
  opponentsOf, repeat, sharesType, sorcery, target, that, triggered, whims, x,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

const ofThatPlayer = target(both(either(artifacts, creatures, lands), controlledBy(that('player'))), {
  least: 0,
  by: 'chance',
});
const ofAnOpponent = target(
  both(sharesType(ofThatPlayer, 'artifact', 'creature', 'land'), controlledBy(opponentsOf(that('player')))),
  { least: 0, by: 'chance' },
);

export const cards: readonly CorpusCard[] = [
  enchantment(
    'Power Struggle',
    '{2}{U}{U}{U}',
    triggered(atStep('upkeep', everyone), exchangeControl(ofThatPlayer, ofAnOpponent)),
  ),
  sorcery('Whimsy', '{X}{U}{U}', repeat(x, whims())),
];
