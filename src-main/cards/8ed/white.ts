// prettier-ignore
import {
  aCreature, activated, chooseWord, creature, destroy, enchantment, enchantments, enters, instant, instead,
  is, ofChosenColour, prevent, self, tap, tapIt, target, triggered, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  creature(
    'Aven Cloudchaser',
    '{3}{W}',
    'Bird Soldier',
    2,
    2,
    'flying',
    triggered(enters(is(self)), destroy(target(enchantments))),
  ),
  instant('Demystify', '{W}', destroy(target(enchantments))),
  creature('Glory Seeker', '{1}{W}', 'Human Soldier', 2, 2),
  creature('Master Decoy', '{1}{W}', 'Human Soldier', 1, 2, activated(['{W}', tap], tapIt(aCreature))),
  enchantment(
    'Story Circle',
    '{1}{W}{W}',
    instead({ kind: 'asEnters', first: chooseWord('colour', 'colour') }),
    activated('{W}', prevent('all', { to: you, fromChosen: ofChosenColour('colour') })),
  ),
  creature('Suntail Hawk', '{W}', 'Bird', 1, 1, 'flying'),
];
