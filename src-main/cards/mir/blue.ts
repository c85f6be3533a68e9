import { changeWords } from '../../engine/language/effects/changeWords.ts';
import { counter } from '../../engine/language/effects/counterSpell.ts';
import { lookAtTop } from '../../engine/language/effects/library.ts';
import { chooseOne } from '../../engine/language/effects/modes.ts';
import { spell } from '../../engine/language/filters/isSpell.ts';
import { anything } from '../../engine/language/filters/logic.ts';
import { you } from '../../engine/language/refs/players.ts';
import { targetSpell } from '../../engine/language/refs/target.ts';
import { aPermanent, instant, interrupt, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  sorcery(
    'Ancestral Memories',
    '{2}{U}{U}{U}',
    lookAtTop(you, 7, 'graveyard', { filter: anything, least: 2, most: 2, to: 'hand' }),
  ),
  interrupt('Dissipate', '{1}{U}{U}', counter(targetSpell(spell), 'exile')),
  instant(
    'Mind Bend',
    '{U}',
    chooseOne({
      colour: changeWords(aPermanent, 'colour'),
      'land type': changeWords(aPermanent, 'landType'),
    }),
  ),
];
