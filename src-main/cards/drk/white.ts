// prettier-ignore
import {
  activated, all, artifacts, attached, attachedTo, attacking, aura, bonus, both, control, controlledBy, count,
  creature, creatures, destroy, exile, fits, formerly, gains, gainsWhile, instant, is, mana, mayStayTapped,
  opponents, plus, rule, self, sized, sorcery, subtype, tap, tapped, target, turnOf, whether, you, yours,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

const mobSize = whether(turnOf(you), plus(2, count(all(subtype('Swamp'), 'battlefield', opponents))), 2);

export const cards: readonly CorpusCard[] = [
  formerly('Mob', creature('Angry Mob', '{2}{W}{W}', 'Human', 0, 0, 'trample', sized(mobSize, mobSize))),
  aura(
    'Brainwash',
    '{W}',
    creatures,
    rule({ kind: 'combatCost', for: 'attack', who: is(attached), cost: [mana('{3}')] }),
  ),
  sorcery('Dust to Dust', '{1}{W}{W}', exile(target(artifacts, { least: 2, most: 2 }))),
  formerly(
    'Miracle Worker',
    creature(
      'Miracle Worker',
      '{W}',
      'Human Cleric',
      1,
      1,
      activated(tap, destroy(target(both(subtype('Aura'), attachedTo(yours(creatures)))))),
    ),
  ),
  instant('Morale', '{1}{W}{W}', gains(all(both(creatures, attacking)), bonus(1, 1))),
  formerly('Pikeman', creature('Pikemen', '{1}{W}', 'Human Soldier', 1, 1, 'firstStrike', 'banding')),
  formerly(
    'Preacher',
    creature(
      'Preacher',
      '{1}{W}{W}',
      'Human Cleric',
      1,
      1,
      mayStayTapped,
      activated(
        tap,
        gainsWhile(
          fits(self, tapped),
          target(both(creatures, controlledBy(opponents)), { by: 'opponent' }),
          control,
        ),
      ),
    ),
  ),
];
