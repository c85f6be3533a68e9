import { passage, text, type HelpPage } from '../page.ts';

/** The rule behind each refusal, by the number that the table tells. */
export const RULES_PAGE: HelpPage = {
  id: 'rules',
  group: 'rulebooks',
  title: 'Rules behind a refusal',
  lead: 'When something cannot be done, the table says why, with the number of the rule. Here is what the rules say.',
  sections: [
    passage(
      'R035',
      'The card wins (R035)',
      text(
        'Where a card says something else than the rulebook, the card is right. So a card can forbid what would be allowed, and allow what would be forbidden.',
      ),
    ),
    passage(
      'R049',
      'An upkeep that is not paid (R049)',
      text(
        'Fifth: as long as the upkeep of a permanent is not paid, nothing of it that costs something can be used. What it does all the time goes on.',
      ),
    ),
    passage(
      'R062',
      'One land a turn (R062)',
      text(
        'In each of your turns you may play one land, in your own main phase. It is no spell, and nobody can answer it.',
      ),
    ),
    passage(
      'R064',
      'The land comes first (R064)',
      text(
        'Portal: the land is played before the first card of the turn. After the attack no land may be played either.',
      ),
    ),
    passage(
      'R087',
      'No mana in advance (R087)',
      text(
        'Portal: lands are tapped at the moment in which something is paid. There is no pool in which mana could wait.',
      ),
    ),
    passage(
      'R088',
      'Colours must be paid with their colour (R088)',
      text(
        'A coloured sign in a cost is paid with mana of that colour, a number with mana of any kind. What is missing is told beside the refusal.',
      ),
    ),
    passage(
      'R116',
      'Life that is paid (R116)',
      text('You can pay only as much life as you have. Paying life is no damage, and cannot be prevented.'),
    ),
    passage(
      'R117',
      'Costs besides mana (R117)',
      text(
        'What a spell or ability asks for besides mana (a sacrifice, a discarded card, counters) is paid as it is announced, and is gone even if nothing comes of it. Whoever has nothing to pay with cannot announce it.',
      ),
    ),
    passage(
      'R160',
      'Only in your own main phase (R160)',
      text(
        'Lands, creatures, artifacts, enchantments, planeswalkers and sorceries wait for a main phase of your own turn, outside the attack. Under Tenth and M11 nothing else may be waiting to happen. Only instants, interrupts and abilities can be used at other times.',
      ),
    ),
    passage(
      'R163',
      'Nobody answers (R163)',
      text(
        'Portal: a card does what it says at once. Only the player whose turn it is plays cards, but for the few that name another moment.',
      ),
    ),
    passage(
      'R166',
      'There must be a target (R166)',
      text(
        'What is aimed at something cannot even be announced when there is nothing that it could be aimed at.',
      ),
    ),
    passage(
      'R167',
      'There must be such a thing (R167)',
      text('Portal: a card that speaks of “any one” thing can be played only when there is such a thing.'),
    ),
    passage(
      'R173',
      'The same thing only once (R173)',
      text(
        'Fifth: one use of a spell or ability cannot have the same thing as a target twice. The next use may have it again.',
      ),
    ),
    passage(
      'R215',
      'Interrupts first (R215)',
      text(
        'Fifth: while a spell is being cast, and against an interrupt, only interrupts may be used. Instants have their chance afterwards.',
      ),
    ),
    passage(
      'R235',
      'Nothing may be waiting (R235)',
      text(
        'Tenth and M11: what is cast at the speed of a sorcery wants an empty stack. Instants and activated abilities do not mind.',
      ),
    ),
    passage(
      'R269',
      'The moment for prevention (R269)',
      text(
        'Fifth: when something has dealt damage, everything waits for one step in which damage is prevented, healed or turned away. Nothing else can be done in it, but interrupting just that.',
      ),
    ),
    passage(
      'R270',
      'Prevention needs damage (R270)',
      text(
        'Fifth: damage is prevented after it was dealt, in the step for it. Nobody can prevent in advance.',
      ),
    ),
    passage(
      'R523',
      'Prevention where it does something (R523)',
      text(
        'Fifth: what prevents, turns or heals damage can be used only where it would do something about damage that is about to be dealt, and only on whom it hurts. Nobody is asked otherwise.',
      ),
    ),
    passage(
      'R284',
      'Regeneration as it dies (R284)',
      text(
        'Alpha and Fifth: a creature is regenerated at the very moment in which it would go to the graveyard, neither before nor after.',
      ),
    ),
    passage(
      'R296',
      'Only what is dying (R296)',
      text('Fifth: a healthy creature cannot be regenerated, not even to have it tapped.'),
    ),
    passage(
      'R307',
      'Players are attacked, not creatures (R307)',
      text(
        'An attack goes at the player across. Whether a creature stands in the way is for that player to say.',
      ),
    ),
    passage(
      'R308',
      'Where an attacker goes (R308)',
      text('M11: each attacker is sent at the player across, or at one of that player’s planeswalkers.'),
    ),
    passage(
      'R309',
      'Who cannot attack (R309)',
      text(
        'Tapped creatures, walls or creatures with defender, and creatures that came under your control this turn cannot attack.',
      ),
    ),
    passage(
      'R310',
      'Tapped already (R310)',
      text(
        'An attack taps the attacker. What is tapped cannot be tapped again, neither to attack nor to pay for an ability. Blocking taps nobody.',
      ),
    ),
    passage(
      'R315',
      'One fight after the other (R315)',
      text(
        'Portal: the defender takes the attackers one by one, and each fight is over before the next begins. Whoever has fought is not there for another.',
      ),
    ),
    passage(
      'R317',
      'Too early for a new creature (R317)',
      text(
        'A creature that came under your control this turn can neither attack nor be tapped for an ability of its own. It can stand in the way of attackers, and its other abilities work.',
      ),
    ),
    passage(
      'R351',
      'Flying (R351)',
      text(
        'A flying attacker is stopped by flying creatures alone, and under Tenth and M11 by creatures with reach. A flying creature may itself stop anything.',
      ),
    ),
    passage(
      'R352',
      'Landwalk (R352)',
      text(
        'A creature with landwalk cannot be stopped while the defending player has a land of that kind, whoever else has the same landwalk.',
      ),
    ),
    passage(
      'R370',
      'Protection in 1993 (R370)',
      text(
        'Alpha: a protected creature is not touched by cards of that colour at all: they do not stop it, damage it, enchant it, or sweep it away.',
      ),
    ),
    passage(
      'R371',
      'Protection in 1997 (R371)',
      text(
        'Fifth: creatures of that colour do not stop it, damage of that colour comes to nothing, spells of that colour cannot be aimed at it, and enchantments of that colour fall off.',
      ),
    ),
    passage(
      'R372',
      'Protection since then (R372)',
      text(
        'Tenth and M11: damage from such sources is prevented; no Aura or Equipment of that kind stays on it; no such creature stops it; nothing of that kind can be aimed at it. All else touches it.',
      ),
    ),
    passage(
      'R398',
      'Fear (R398)',
      text('Tenth and M11: a creature with fear is stopped by artifact creatures and black creatures alone.'),
    ),
    passage(
      'R399',
      'Intimidate (R399)',
      text(
        'M11: a creature with intimidate is stopped by artifact creatures and by creatures that share a colour with it.',
      ),
    ),
    passage(
      'R400',
      'Shroud (R400)',
      text('Tenth and M11: nobody can aim anything at what has shroud, not even its own controller.'),
    ),
    passage(
      'R402',
      'Unblockable (R402)',
      text('Tenth and M11: an unblockable attacker cannot be stopped by anybody.'),
    ),
    passage(
      'R413',
      'A tapped artifact is off (R413)',
      text(
        'Alpha and Fifth: a tapped artifact that is no creature does nothing. What it does all the time stops, and nothing of it can be used.',
      ),
    ),
    passage(
      'R449',
      'Only its controller (R449)',
      text(
        'Whoever controls a card decides about it and pays for it. What belongs to the other player is not yours to use.',
      ),
    ),
    passage(
      'R453',
      'Hands are hidden (R453)',
      text('Only its owner sees a hand. How many cards are in it is known to all.'),
    ),
    passage(
      'R524',
      'Combat ends with its damage (R524)',
      text(
        'Fifth: fast effects have their time after attackers and after blockers are named. Once the damage is dealt with, only what names the end of combat can be used.',
      ),
    ),
  ],
  related: ['questions', 'comparison', 'silences'],
};
