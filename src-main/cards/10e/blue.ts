import { statically } from '../../engine/language/abilities.ts';
import { counter } from '../../engine/language/effects/counterSpell.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { chooseOne } from '../../engine/language/effects/modes.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { tapIt, untapIt } from '../../engine/language/effects/tapping.ts';
import { spell } from '../../engine/language/filters/isSpell.ts';
import { control } from '../../engine/language/modification.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { you } from '../../engine/language/refs/players.ts';
import { targetSpell } from '../../engine/language/refs/target.ts';
import { aTappable, aura, creatures, instant, interrupt } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  interrupt('Cancel', '{1}{U}{U}', counter(targetSpell(spell))),
  aura('Persuasion', '{3}{U}{U}', creatures, statically(attached, control)),
  instant(
    'Twitch',
    '{2}{U}',
    chooseOne({ tap: sequence(tapIt(aTappable), draw(you)), untap: sequence(untapIt(aTappable), draw(you)) }),
  ),
];
