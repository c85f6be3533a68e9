import { list, section, text, type HelpPage } from '../page.ts';
import { glossaryOf } from './glossaries.ts';

export const PORTAL_PAGE: HelpPage = {
  id: 'portal',
  group: 'rulebooks',
  title: 'Portal, 1997',
  lead: 'The short rulebook: lands, creatures and sorceries, and nobody answers.',
  rulebook: 'portal',
  sections: [
    section(
      'Timing',
      text(
        'There are no responses. A card does what it says at once, and only the player whose turn it is plays cards. A few sorceries are for the other player’s turn, and say at which moment.',
      ),
      text(
        'What a creature does when it comes into play happens at once as well, and you cannot decline it.',
      ),
    ),
    section(
      'The turn',
      text(
        'Untap, draw, land, play cards, attack, play cards, cleanup. There is no upkeep. Your land comes before your cards and your attack, or not at all. The first player draws too.',
      ),
    ),
    section(
      'Intercepting',
      text(
        'The defender takes the attackers one at a time, in any order: intercept this one, or take its damage. Each fight is over before the next begins, so a creature that has just fallen is gone when you think about the next attacker. Several creatures may intercept one attacker, who then divides the damage.',
      ),
    ),
    section(
      'At the table',
      list(
        'There is no mana pool and no mana burn: you tap lands to pay for a card, and that is all.',
        'There are no artifacts, no enchantments, no instants and no counters of spells beyond the sorceries that say so.',
        'A creature has offense and defense instead of power and toughness; cards go to the discard pile; you draw from the deck.',
        'At zero life you have lost at once.',
        'There is no limit to your hand, unless you play with the standard option, which has seven.',
      ),
    ),
    section(
      'Decks and hands',
      text(
        'Thirty-five cards, any of them; forty, or sixty with at most four of a card, by agreement. If your seven cards are all land or have no land, you may show them and draw new ones, as a courtesy. Three and more players sit in a circle: each attacks the player to the left.',
      ),
    ),
    glossaryOf('portal'),
  ],
  related: ['comparison', 'silences', 'times'],
};
