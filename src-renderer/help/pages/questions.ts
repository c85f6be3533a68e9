import { list, passage, text, type HelpPage } from '../page.ts';

/** One passage for each kind of question; `../passages.ts` says which question leads to which. */
export const QUESTIONS_PAGE: HelpPage = {
  id: 'questions',
  group: 'spellchain',
  title: 'What the table asks',
  lead: 'Every question of the Situation Bar, what it means, and how it is answered.',
  sections: [
    passage(
      'start',
      'Playing first or drawing first',
      text(
        'Whoever plays first has the first land and the first attack. Under Fifth, Tenth and M11 the first player draws no card in the first turn, so whoever draws first has a card more. With a quick deck play first; with a slow one it matters less.',
      ),
    ),
    passage(
      'keep',
      'Keeping the first hand',
      text(
        'Look for lands: two to five of seven are well, with something you can cast early. Whether a hand may be exchanged, and at what price, the rulebook says: not at all under Alpha, once under Fifth and only if it is all land or has none, for one card fewer each time under Tenth and M11.',
      ),
    ),
    passage(
      'open',
      'Having the word',
      text(
        'You may use whatever is framed: a click casts it or uses it. Done gives the word away until a Stop, a decision that must be made, or something you could do. “Go to” only closes this step. In your own main phase you would play a land, cast creatures, and then attack.',
      ),
      text(
        'When something of your opponent’s waits in the chain, this is your chance to answer it before it happens. Done lets it happen.',
      ),
    ),
    passage(
      'interrupt',
      'Interrupting a spell',
      text(
        'A spell is being cast, and nothing but interrupts may be used at this moment: to counter it or to change it. Under Alpha and Fifth there is no later chance for that. Done lets it go on; after it, under Fifth, instants may still be used.',
      ),
    ),
    passage(
      'prevention',
      'Preventing damage',
      text(
        'Damage has been dealt and waits to take hold. The markers show how much of it goes where. What prevents, heals or turns damage away can be used now, and only now. Done lets the damage take hold.',
      ),
    ),
    passage(
      'regeneration',
      'Regenerating',
      text(
        'A creature is about to go to the graveyard. Whoever pays for its regeneration at this moment keeps it, tapped. There is no regeneration in advance under Alpha and Fifth.',
      ),
    ),
    passage(
      'modes',
      'Choosing what a spell does',
      text(
        'The spell offers several things, one of which has to be chosen as it is cast. What cannot be chosen now says why.',
      ),
    ),
    passage(
      'x',
      'How large X is',
      text(
        'X is what you pay beyond the rest of the cost. Click lands, or mana of your pool, to pour it in: the rest of the cost is paid first, and X grows with everything above it. A second click takes a land out again; nothing is tapped before Done. Or say the number: the largest is what your mana allows. “Tap all” pours in your pool and all lands that are not set aside. When nothing is left to pour, it ends by itself.',
      ),
    ),
    passage(
      'targets',
      'Choosing targets',
      text(
        'Click what the spell is to be aimed at: a card, a player’s face, a marker of damage, or something in the chain. Only what it can be aimed at is framed. If the target is gone or no longer fits when the spell happens, the spell does nothing.',
      ),
    ),
    passage(
      'division',
      'Dividing between several',
      text(
        'Give each its part with the arrows or by clicks, until nothing is left to be given. What is foretold beside it says who would not survive.',
      ),
    ),
    passage(
      'costs',
      'Paying with something else than mana',
      text(
        'The cost asks for cards: to be sacrificed, discarded or tapped. They are gone as soon as the spell is announced, whatever becomes of it.',
      ),
    ),
    passage(
      'mana',
      'Paying the mana',
      text(
        '“Pay for me” taps just what is framed. A click on another land or another source draws its mana instead; a click on a colour of your pool spends it. Cancel takes the whole announcement back, and mana already drawn stays in your pool.',
      ),
    ),
    passage(
      'effect',
      'Choosing for an effect',
      text(
        'What is happening now needs a choice of yours. Nothing can be answered in between: choose among what is framed, as many as the line says, and press Done.',
      ),
    ),
    passage(
      'optional',
      'Whether something is to happen',
      text(
        'The card lets you decide. If you will always answer alike, the menu of the table can answer for you from now on (“always yes”, “always no”); it stays so for this duel, until you ask to be asked again.',
      ),
    ),
    passage(
      'payment',
      'Whether you pay',
      text(
        'The card asks for something, most often in your upkeep. If you do not pay, what the card says then happens: it is lost, or it hurts you, or it stays locked.',
      ),
    ),
    passage(
      'sacrifice',
      'Sacrificing',
      text(
        'Choose a permanent of your own. It goes to the graveyard; nothing can save it. With the strict table a choice cannot be taken back.',
      ),
    ),
    passage(
      'discard',
      'Discarding',
      text(
        'Choose cards of your hand; they go to the graveyard. At the end of your turn it is because your hand is over its limit of seven.',
      ),
    ),
    passage(
      'search',
      'Finding a card',
      text(
        'You look through the library and choose what is framed. The library is shuffled afterwards. Where a certain kind of card is looked for, you need not find one.',
      ),
    ),
    passage(
      'order',
      'Putting in order',
      text(
        'Move the cards with the arrows, or drag them. The first stands first: it happens first, or lies on top.',
      ),
    ),
    passage(
      'redirect',
      'Where something goes instead',
      text('Choose the new target, or who takes the damage. Only what may be chosen is framed.'),
    ),
    passage(
      'replacement',
      'What comes first',
      text(
        'Two texts would each put something else in the place of the same thing: of damage to you, of a card you would draw, of life you would gain, or of the way of a card that you control. Under Tenth and M11 you say which comes first; the other still counts, as far as it then has anything to do. Under the older rulebooks they come in the order in which they came into play.',
      ),
    ),
    passage(
      'timing',
      'Before or after',
      text(
        'Under Alpha everything that was announced together happens together. Only where two effects would get in each other’s way, whoever came later says which is first.',
      ),
    ),
    passage(
      'word',
      'Choosing a word',
      text(
        'The card asks for a colour, a kind of land or creature, or a name. The choice stays with the card.',
      ),
    ),
    passage(
      'attack',
      'Choosing attackers',
      list(
        'Click each creature that is to attack; a second click takes it back, unless the strict table is on. Done attacks, also with nobody.',
        'Attackers are tapped and will not be there to block in the next turn.',
        'Creatures that came this turn, tapped creatures and walls cannot attack. One that has to attack is framed differently.',
        'Under M11 an attacker may be sent at a planeswalker: click it after the attacker.',
      ),
      text('The line foretells what would come of it if nobody stood in the way.'),
    ),
    passage(
      'block',
      'Choosing blockers',
      list(
        'Click one of your creatures, and then the attacker that it is to stop. Several can stop one attacker; one stops only one.',
        'An attacker that is not stopped takes its damage from your life.',
        'Flying attackers are stopped by flying creatures, and under later rulebooks by such with reach.',
        'Under Portal the attackers come one by one: stop this one, or take its damage, and then the next.',
      ),
    ),
    passage(
      'lineUp',
      'Lining up the blockers',
      text(
        'Several creatures stop one attacker. Under M11 they stand in a line: the second is struck only when the first has got as much damage as would kill it. A creature that stops several attackers has them in a line as well, in the order of whoever defends.',
      ),
    ),
  ],
  related: ['first-duel', 'playing', 'rules'],
};
