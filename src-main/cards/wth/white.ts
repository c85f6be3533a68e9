// prettier-ignore
import {
  aCreature, activated, artifacts, control, creature, destroy, either, enchantment, enchantments, formerly,
  gains, instant, is, laterThisTurn, opponents, regenerate, regeneratesThisWay, rule, sacrificeThis, sequence,
  target,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  enchantment(
    'Aura of Silence',
    '{1}{W}{W}',
    rule({ kind: 'spellCost', filter: either(artifacts, enchantments), who: opponents, more: 2 }),
    activated(sacrificeThis, destroy(target(either(artifacts, enchantments)))),
  ),
  formerly('Knight', creature('Benalish Knight', '{2}{W}', 'Human Knight', 2, 2, 'flash', 'firstStrike')),
  instant(
    'Debt of Loyalty',
    '{1}{W}{W}',
    sequence(
      regenerate(aCreature),
      laterThisTurn(regeneratesThisWay(is(aCreature)), gains(aCreature, control, 'whileInPlay')),
    ),
  ),
];
