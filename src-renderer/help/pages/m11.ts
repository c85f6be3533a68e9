import { list, section, text, type HelpPage } from '../page.ts';
import { glossaryOf } from './glossaries.ts';

export const M11_PAGE: HelpPage = {
  id: 'm11',
  group: 'rulebooks',
  title: 'M11, 2010',
  lead: 'The stack without combat damage, a line of blockers, and no more mana burn.',
  rulebook: 'm11',
  sections: [
    section(
      'Timing',
      text(
        'One stack, resolved from the top, with a chance to act after each object, as in 2007. Combat damage no longer uses it: it is assigned and dealt in one go, by the creatures that are still there.',
      ),
    ),
    section(
      'A line of blockers',
      text(
        'When several creatures block one attacker, the attacking player puts them in a line. The first has to be assigned enough damage to destroy it before the second is assigned any. You know the line before damage is dealt, and can plan your tricks by it.',
      ),
    ),
    section(
      'Mana',
      text('What you leave in your pool is lost at the end of each step and phase. It does not burn.'),
    ),
    section(
      'The words',
      text(
        'Cards are cast, abilities are activated, lands are played. Permanents are on the battlefield, and enter it; what was removed from the game is exiled. “At end of turn” has become “at the beginning of the end step”.',
      ),
    ),
    section(
      'At the table',
      list(
        'Planeswalkers: with loyalty, one ability each turn, and attackers may turn on them instead of you.',
        'Deathtouch destroys whatever it damages, so one point is enough when you divide damage.',
        'Lifelink is a part of the damage, and two of it are no better than one.',
        'Tapped artifacts work, and tapped blockers deal damage.',
        'Mythic rares are a rarity of their own in packs.',
      ),
    ),
    section(
      'Decks and hands',
      text(
        'Sixty cards, forty in limited play; at most four of each but basic lands, counted over deck and sideboard. Any hand may be exchanged for one with a card fewer; with more than two players the first exchange is free.',
      ),
    ),
    glossaryOf('m11'),
  ],
  related: ['comparison', 'silences', 'times'],
};
