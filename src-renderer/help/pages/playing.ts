import { list, section, text, type HelpPage } from '../page.ts';

export const PLAYING_PAGE: HelpPage = {
  id: 'playing',
  group: 'spellchain',
  title: 'Playing a duel',
  lead: 'How a duel is put together, how the table is read, and how play runs on by itself without running past you.',
  sections: [
    section(
      'One click',
      text(
        '“Duel now” in the title begins at once: you against Morrow Vane, with the rulebook you chose on the covers, and two decks by chance.',
      ),
    ),
    section(
      'Setting one up',
      text('“Duel…” leads to the room where everything can be chosen:'),
      list(
        'The rulebook.',
        'Who sits in each chair: you, or a computer wizard who plays as well as you choose, from the novice to the wizard. With yourself in both chairs you play a solo duel; with wizards in both you watch.',
        'Which wizard comes: each has a face, a temper, and a deck for every rulebook, which is played unless you choose another. By chance, it is whoever comes. They say something now and then; the duel options of the table keep them silent.',
        'A deck for each chair, out of those that fit the rulebook, or one by chance.',
        'Whether decisions may be taken back: never, while nothing new was seen, or always.',
        'Ante, where the rulebook has it. The cards are turned up as a stake; nothing changes hands for good: only a match is played for keeps.',
        'The options of a rulebook that has some: Fifth’s redraw under Alpha; under Portal each of the standard rules, or all of them by one switch.',
        '“Cards of all times”: switched on, the chairs can have decks made for any rulebook, which are played by the rules of the one you chose.',
        'A seed. The same seed with the same decks and the same decisions gives the same duel again. Left empty, it is chosen by chance.',
      ),
      text('What you chose stays as it is until you close the window.'),
    ),
    section(
      'The table in short',
      list(
        'Your side is below, your opponent’s above. What can be used at the moment has a bright edge. A click on anything else does no harm: it tells why not, and the number of the rule, which leads to what the rule says. “?” explains what is asked.',
        'The bar at the left has the phases of both turns, the opponent’s in the upper half, yours in the lower. The phase in progress is the pale one.',
        'The line in the middle says what is expected of you, and its button what happens next.',
        'A right click, or Shift and Enter, opens the menu of whatever is under it. The page “The keys” lists the other keys.',
        'What was announced and waits to take effect stands in the chain, with what it aims at.',
        'While you choose attackers or blockers, the line foretells what comes of it if nobody answers: the life that is left, and who would be gone. Nothing is foretold that chance or a hidden card decides.',
      ),
      text(
        'Your opponent acts one step at a time, at the pace you set in the options: at a click of yours, slowly, quickly, or all at once. What happened can be read again in the log.',
      ),
    ),
    section(
      'Done',
      text(
        'Done gives the word away. Play then runs on until it needs you: at a Stop, when you must decide something, or when you have something you could do. Nothing is ever decided for you but passing.',
      ),
      text(
        'How often that is, you choose in the options under “When you are asked”. Where something would be lost, such as mana that burns, you are warned first; each warning can be switched off there.',
      ),
    ),
    section(
      'Paying',
      text(
        'When a spell asks for its mana, what would be tapped for it is framed and shows the mana it gives. “Pay for me” taps just that. A click on another source draws its mana instead, and a click on a colour of your pool spends one of it, a double click all of it.',
      ),
      text(
        'A double click on the spell pays at once from the pool and from lands, and puts all they give into an X. What is no land is drawn upon only when you have seen the plan. “Don’t auto-tap” in the menu of a source, or the key L, sets it aside: it is then tapped by your own click only, until you take the mark off.',
      ),
    ),
    section(
      'Stops',
      text(
        'A Stop is a mark on a phase, in your own turn or in your opponent’s. Play always halts there, also when there is nothing you could do. At first there are Stops on your two main phases and at the end of your opponent’s turn. You set and remove them in the menu of a phase, which a right click opens, or Shift and Enter; they are remembered between duels. The options put them back as they were.',
      ),
    ),
    section(
      'Run to a phase',
      text(
        'A click on a phase of the bar passes until that phase. The run ends early at a Stop, when you must decide something, and when your opponent does something you can answer. Then it is forgotten: it does not go on by itself. There is no way back to an earlier phase.',
      ),
    ),
    section(
      'Leaving and going on',
      text(
        'You can leave the table at any moment, through its menu: Esc opens it while nothing is being announced. The duel is kept as it stands: “Continue” in the title goes on with the latest, and the room “Duel” lists all of them. There you can also forget a duel for good.',
      ),
    ),
  ],
};
