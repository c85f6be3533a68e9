import { rulingSection, section, text, type HelpPage } from '../page.ts';
import { STRANGERS } from '../rulings/times.ts';

export const TIMES_PAGE: HelpPage = {
  id: 'times',
  group: 'rulebooks',
  title: 'Cards of another time',
  lead: 'What a rulebook does with cards that it does not know.',
  sections: [
    section(
      'Which rules hold',
      text(
        'Every rulebook can play every card. How spells are answered, how damage is dealt, when things are looked at and what lost mana costs is always said by the rulebook of the duel. What a card brings along that its book has no word for is played as in the nearest book that has.',
      ),
      text(
        'A duel admits basic lands and the cards of its rulebook’s time: Alpha those of the first two printings, Portal those of its own set, the others what had been printed by their day. With “Cards of all times” switched on where it is set up, it admits any card.',
      ),
    ),
    ...STRANGERS.map(rulingSection),
  ],
  related: ['silences', 'printings', 'comparison'],
};
