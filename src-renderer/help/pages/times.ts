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
    ),
    ...STRANGERS.map(rulingSection),
  ],
  related: ['silences', 'comparison'],
};
