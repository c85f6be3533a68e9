import { list, section, text, type HelpPage } from '../page.ts';
import { glossaryOf } from './glossaries.ts';

export const FIFTH_PAGE: HelpPage = {
  id: 'fifth',
  group: 'rulebooks',
  title: 'Fifth Edition, 1997',
  lead: 'The rulebook the table was built for: interrupts first, then a batch that resolves from the end.',
  rulebook: 'fifth',
  sections: [
    section(
      'Timing',
      text(
        'While a spell is being cast there is a moment for interrupts alone. Each player has one turn at it, the caster first. A counterspell has its chance here and nowhere else. An interrupt may be interrupted, and the newest is settled first.',
      ),
      text(
        'Then come the fast effects. You and your opponent answer each other, the player whose turn it is first, and the whole batch resolves last in, first out. Once it has begun to resolve nobody can add to it, except to prevent damage, to redirect it, or to regenerate.',
      ),
    ),
    section(
      'Damage',
      text(
        'After each effect that deals damage there is a step to prevent it. That is the only time for it: nobody prevents in advance. Then, for whatever is still dying, there is a step to regenerate. What has been prevented and regenerated stays; the rest goes to the graveyard.',
      ),
    ),
    section(
      'Life below zero',
      text(
        'Life is looked at when a phase ends and when combat ends, not in between. You may be at zero or below and still win, if you are above it in time. If both players are at zero or below when it is looked at, the duel is a draw.',
      ),
    ),
    section(
      'The turn',
      text(
        'Untap, upkeep, draw, main, discard, cleanup. Combat lies inside the main phase: attackers, fast effects, blockers, fast effects, resolution. The end of a phase is announced; whoever answers opens the phase again. The player who goes first does not draw on the first turn.',
      ),
    ),
    section(
      'At the table',
      list(
        'A tapped artifact is off, unless it is a creature. A tapped blocker deals no damage.',
        'Mana left over burns for 1 life each, at the end of each phase.',
        'A spell with an illegal target fizzles. Before anything has answered, a spell can be taken back; the mana stays drawn.',
        'Creatures that leave before damage deal none, but what they blocked stays blocked.',
        'An upkeep you have not paid locks the card until you do.',
      ),
    ),
    section(
      'Decks and hands',
      text(
        'Forty cards, or sixty with at most four of a card in the tournament option. With no land in the hand, or nothing else, you may draw seven new cards, once. Ante is a choice.',
      ),
    ),
    glossaryOf('fifth'),
  ],
  related: ['comparison', 'silences', 'times', 'printings'],
};
