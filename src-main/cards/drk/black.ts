// prettier-ignore
import {
  activated, all, anOpponent, aPlayer, artifacts, atStep, attached, aura, bonus, both, cannotBeBlockedBy,
  controllerOf, count, creature, creatures, damage, discard, exile, formerly, gains, goesUnblocked, instant,
  instead, is, not, revealHand, sacrificeOf, self, sequence, sorcery, subtype, tap, tapIt, target, that,
  triggered, turnOf, unlessPays, until1997, white, x, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  sorcery(
    'Ashes to Ashes',
    '{1}{B}{B}',
    sequence(exile(target(both(creatures, not(artifacts)), { least: 2, most: 2 })), damage(5, you)),
  ),
  creature('Bog Imp', '{1}{B}', 'Imp', 1, 1, 'flying'),
  creature('Bog Rats', '{B}', 'Rat', 1, 1, cannotBeBlockedBy(subtype('Wall'))),
  aura(
    'Curse Artifact',
    '{2}{B}{B}',
    artifacts,
    triggered(
      atStep('upkeep', controllerOf(attached)),
      unlessPays(sacrificeOf(is(attached)), damage(2, that('player')), that('player')),
    ),
  ),
  sorcery(
    'Inquisition',
    '{2}{B}',
    sequence(revealHand(aPlayer), damage(count(all(white, 'hand', aPlayer)), aPlayer)),
  ),
  instant('Marsh Gas', '{B}', gains(all(creatures), bonus(-2, 0))),
  until1997(
    { abilities: [triggered(goesUnblocked(is(self)), gains(self, bonus(2, 0)))] },
    formerly(
      'Murk Dwellers',
      creature(
        'Murk Dwellers',
        '{3}{B}',
        'Zombie',
        2,
        2,
        triggered(goesUnblocked(is(self)), gains(self, bonus(2, 0), 'endOfCombat')),
      ),
    ),
  ),
  formerly(
    'Rag Man',
    creature(
      'Rag Man',
      '{2}{B}{B}',
      'Human Minion',
      2,
      1,
      activated(
        ['{B}{B}{B}', tap],
        sequence(revealHand(anOpponent), discard(anOpponent, 1, { filter: creatures, atRandom: true })),
        { onlyDuring: turnOf(you) },
      ),
    ),
  ),
  formerly(
    'Uncle Istvan',
    creature(
      'Uncle Istvan',
      '{1}{B}{B}{B}',
      'Human',
      1,
      3,
      instead({ kind: 'damageStopped', from: creatures, to: is(self) }),
    ),
  ),
  sorcery('Word of Binding', '{X}{B}{B}', tapIt(target(creatures, { least: x, most: x }))),
];
