import { list, section, text, type HelpPage } from '../page.ts';
import { glossaryOf } from './glossaries.ts';

export const ALPHA_PAGE: HelpPage = {
  id: 'alpha',
  group: 'rulebooks',
  title: 'Alpha, 1993',
  lead: 'The first rulebook. Everything that is said together happens together.',
  rulebook: 'alpha',
  sections: [
    section(
      'Timing',
      text(
        'There is no order of last in, first out. You announce an effect, your rival answers, you answer that, until both of you stop; then all of it happens at once. Only where the order would make a difference does it matter who came later: that player chooses whether theirs is before or after.',
      ),
      text(
        'Interrupts are the exception. An interrupt resolves as it is announced, and only interrupts can change or counter a spell. Drawing mana from a land is an interrupt too.',
      ),
      text(
        'Fast effects may be used at any time in either turn, even while attackers and defenders are being declared.',
      ),
    ),
    section(
      'The turn',
      text(
        'Untap, upkeep, draw, main, discard, end. In the one main phase you lay a land, attack once and cast spells in whatever order you like. The first player draws a card as well.',
      ),
    ),
    section(
      'Mana',
      list(
        'Mana you have drawn and not used is lost at the end of each phase, and as an attack begins and ends.',
        'Each mana lost like that burns you for 1 life.',
        'A source that gives several mana gives all of them; you cannot draw a part.',
      ),
    ),
    section(
      'At the table',
      list(
        'A tapped artifact is switched off, and a tapped defender deals no damage. Artifact creatures keep working when tapped.',
        'Artifacts come as mono (one use, which taps it), poly (many uses, no tapping), continuous, and creatures.',
        'A creature is regenerated at the moment it would die, and becomes tapped.',
        'Life is looked at when a phase or the attack ends, as in the Fifth Edition rulebook: the book of 1993 does not say.',
        'The attacking player divides damage among several defenders as they like.',
      ),
    ),
    section(
      'Decks and stakes',
      text(
        'At least forty cards, as many copies as you like. Each player puts the top card of the deck aside as ante before the first hand is drawn; the winner keeps both. There is no mulligan. The loser of the last duel begins the next. Three duels won make a set, and two sets a match.',
      ),
    ),
    glossaryOf('alpha'),
  ],
  related: ['comparison', 'silences', 'times', 'printings'],
};
