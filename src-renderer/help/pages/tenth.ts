import { list, section, text, type HelpPage } from '../page.ts';
import { glossaryOf } from './glossaries.ts';

export const TENTH_PAGE: HelpPage = {
  id: 'tenth',
  group: 'rulebooks',
  title: 'Tenth Edition, 2007',
  lead: 'The stack, with combat damage on it.',
  rulebook: 'tenth',
  sections: [
    section(
      'Timing',
      text(
        'Spells and abilities wait on one stack. When both players pass in turn, the topmost resolves, and then both may act again before the next one does. Instants can be played whenever you have priority; interrupts are a thing of the past, and a counterspell works as long as its target waits.',
      ),
      text('Abilities that trigger go on the stack as well. Mana abilities and playing a land do not.'),
    ),
    section(
      'Combat damage on the stack',
      text(
        'Each creature assigns its damage, and what was assigned then waits on the stack like a spell. Until it resolves you may still act, and it is dealt as it was assigned even when the creature is no longer there. So a creature can fight, be sacrificed for something else, and its damage arrives all the same.',
      ),
      text('The attacking player divides the damage among several blockers freely.'),
    ),
    section(
      'The turn',
      text(
        'Beginning (untap, upkeep, draw), main, combat in five steps, main, end. Whoever goes first skips the first draw. What happens “at end of turn” happens before you discard; damage and effects “until end of turn” end together afterwards.',
      ),
    ),
    section(
      'At the table',
      list(
        'Mana left over at the end of a phase burns for 1 life each. It keeps from step to step within a phase.',
        'At zero life you have lost as soon as the rules look, which is before anybody may act.',
        'Damage is prevented by shields set up beforehand, and so is regeneration: the next time it would be destroyed, the creature is tapped and leaves combat instead.',
        'Tapped artifacts work, and tapped blockers deal damage.',
        'Lifelink triggers after the damage, and two of it count twice.',
        'Two legends of one name: both are gone.',
      ),
    ),
    section(
      'Decks and hands',
      text(
        'Sixty cards, at most four of each but basic lands; forty when the deck is built out of opened packs. Any hand may be exchanged for one with a card fewer, as often as you like; with more than two players the first exchange is free.',
      ),
    ),
    glossaryOf('tenth'),
  ],
  related: ['comparison', 'silences', 'times'],
};
