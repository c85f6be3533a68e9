// prettier-ignore
import {
  aCharger, aCreature, activated, anyTarget, anything, artifact, artifactCreature, artifactToken, atStep,
  bury, compare, create, damage, dies, discarding, draw, drawnLast, fits, flip, formerly, gains, has, is,
  keep, laterThisTurn, lookAtTop, mana, mayPay, prevent, replaceNextDraw, sacrificeThis, self, sequence,
  setRule, slot, staysTapped, tap, tapped, triggered, untapIt, until1997, when, x, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  artifact(
    "Aladdin's Lamp",
    '{10}',
    activated(
      ['{X}', tap],
      when(
        compare(x, '>', 0),
        replaceNextDraw(
          you,
          sequence(
            lookAtTop(you, x, 'bottomAtRandom', { filter: anything, least: 1, most: 1, to: 'library' }),
            draw(you),
          ),
        ),
      ),
    ),
  ),
  artifact("Aladdin's Ring", '{8}', activated(['{8}', tap], damage(4, anyTarget))),
  artifact(
    'Bottle of Suleiman',
    '{4}',
    activated(
      ['{1}', sacrificeThis],
      flip(you, create(artifactToken('Djinn', 'Djinn', 5, 5, 'flying')), damage(5, you)),
    ),
  ),
  formerly(
    '',
    artifactCreature(
      'Brass Man',
      '{1}',
      'Construct',
      1,
      3,
      staysTapped,
      triggered(atStep('upkeep', you), mayPay(mana('{1}'), untapIt(self)), { if: fits(self, tapped) }),
    ),
  ),
  formerly('', artifactCreature('Dancing Scimitar', '{4}', 'Spirit', 1, 5, 'flying')),
  artifact(
    'Ebony Horse',
    '{3}',
    activated(
      ['{2}', tap],
      sequence(
        untapIt(aCharger),
        prevent('all', { to: aCharger, combatOnly: true }),
        setRule({ kind: 'noCombatDamage', who: is(aCharger) }),
      ),
    ),
  ),
  until1997(
    {
      abilities: [
        activated(
          ['{2}', tap],
          sequence(
            gains(aCreature, has('flying')),
            keep('that creature', aCreature),
            laterThisTurn(dies(is(slot('that creature'))), bury(self)),
          ),
        ),
      ],
    },
    artifact('Flying Carpet', '{4}', activated(['{2}', tap], gains(aCreature, has('flying')))),
  ),
  artifact("Jandor's Ring", '{6}', activated(['{2}', tap, discarding(drawnLast)], draw(you))),
  artifact("Jandor's Saddlebags", '{2}', activated(['{3}', tap], untapIt(aCreature))),
];
