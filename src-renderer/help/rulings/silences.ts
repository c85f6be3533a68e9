/**
 * What Spellchain does where a rulebook says nothing, and which passage it follows where one says two things. The
 * help shows all of it, and the engine plays by it.
 */
import type { Ruling, RulingGroup } from '../page.ts';

interface Silence extends Ruling {
  /** The line of the side-by-side comparison whose gap it fills; a passage that was chosen fills none. */
  readonly fills?: string;
  /** The requirements it concerns, and the contradictions (C…) it puts an end to. */
  readonly settles: readonly string[];
}

const STARTING_OUT: readonly Silence[] = [
  {
    topic: 'Deck size',
    rulebooks: ['fifth'],
    does: 'A deck needs forty cards, and sixty under tournament rules.',
    why: 'The book names no number. Portal’s, of the same year, gives these two for the standard game.',
    fills: 'Deck minimum',
    settles: ['R004', 'C17'],
  },
  {
    topic: 'Deck size, when a second deck is built',
    rulebooks: ['portal'],
    does: 'A duel needs thirty-five cards, whichever deck it is.',
    why: 'The book lets a second deck fall short. The chapter about decks treats the number by itself, so it wins.',
    settles: ['R003', 'C18'],
  },
  {
    topic: 'Copies of one card',
    rulebooks: ['alpha'],
    does: 'As many as you like.',
    why: 'Nothing in the book limits them. The limit of four came later.',
    fills: 'Copies of one card',
    settles: ['R002'],
  },
  {
    topic: 'Copies of one card',
    rulebooks: ['fifth'],
    does: 'As many as you like; four under tournament rules, basic lands apart.',
    why: 'The book is silent, and Portal’s gives the four for the standard game.',
    fills: 'Copies of one card',
    settles: ['R004'],
  },
  {
    topic: 'Life at the start',
    rulebooks: ['fifth'],
    does: 'Twenty.',
    why: 'The book speaks of “a set amount”. All the others say twenty.',
    fills: 'Starting life',
    settles: ['R010'],
  },
  {
    topic: 'A new hand',
    rulebooks: ['alpha'],
    does: 'There is none: you play what you have drawn. Fifth’s redraw can be borrowed when a duel is set up.',
    why: 'The book knows no such thing.',
    fills: 'Mulligan',
    settles: ['R018'],
  },
  {
    topic: 'The first redraw of three or more',
    rulebooks: ['tenth'],
    does: 'It is seven cards again. Only later ones are one card fewer.',
    why: 'The book speaks of duels alone. M11 says so for its variants, and the rules of 2007 had it as well.',
    settles: ['R023'],
  },
  {
    topic: 'Who begins',
    rulebooks: ['fifth', 'portal'],
    does: 'Under Fifth a coin decides who assigns the first turn. Under Portal whoever lost the last duel begins.',
    why: 'Portal’s book touches on the standard game and says otherwise there. Each book rules its own game.',
    settles: ['R013', 'R014', 'C17'],
  },
  {
    topic: 'Ante',
    rulebooks: ['portal', 'tenth', 'm11'],
    does: 'There is none, whatever was chosen.',
    why: 'These books do not mention it.',
    fills: 'Ante',
    settles: [],
  },
  {
    topic: 'Ante, always or by choice',
    rulebooks: ['fifth'],
    does: 'By choice: there is ante when you set up the duel with it.',
    why: 'One chapter takes it for granted, the one about setting up makes it a choice. The latter treats it by itself.',
    settles: ['R464', 'C09'],
  },
  {
    topic: 'How long a competition is',
    rulebooks: ['portal'],
    does: 'A single duel.',
    why: 'The book knows nothing longer.',
    fills: 'Length of a competition',
    settles: [],
  },
  {
    topic: 'Two printings in one book',
    rulebooks: ['alpha'],
    does: 'Where an explanation of the second printing stands beside the text of the first, the explanation holds.',
    why: 'It was written to say what the first one meant.',
    settles: ['C26'],
  },
];

const TURN_AND_MANA: readonly Silence[] = [
  {
    topic: 'What lost mana costs',
    rulebooks: ['fifth'],
    does: '1 life for each mana.',
    why: 'The book says that it burns, not how much. Alpha and Tenth both say 1.',
    fills: 'Mana burn',
    settles: ['R096'],
  },
  {
    topic: 'Mana around combat',
    rulebooks: ['fifth'],
    does: 'The pool is emptied as combat begins and as it ends, besides the end of each phase.',
    why: 'The book names the phases alone, and combat lies inside one. Alpha’s empties it around an attack.',
    fills: 'Pool empties',
    settles: ['R096'],
  },
  {
    topic: 'When a land gives its mana',
    rulebooks: ['alpha'],
    does: 'When you tap it.',
    why: 'One passage sounds as if it came by itself with the turn. It describes untapping; the chapter about mana wins.',
    settles: ['R086', 'C22'],
  },
  {
    topic: 'The land, once or at one time',
    rulebooks: ['portal'],
    does: 'One land, before your cards and before your attack, or none this turn.',
    why: 'Elsewhere the book just says once a turn. The list of the parts of a turn is where it treats the matter.',
    settles: ['R064', 'C15'],
  },
  {
    topic: 'When permanents are cast',
    rulebooks: ['fifth'],
    does: 'In your own main phase, outside combat.',
    why: 'In passing the book says only “in your turn”. The chapter about the main phase is exact.',
    settles: ['R160', 'C12'],
  },
  {
    topic: 'An upkeep that is not paid',
    rulebooks: ['fifth'],
    does: 'The card stays locked until its upkeep is paid. Pay the tax first, then buy off the counters.',
    why: 'In one example counters come off before the tax is paid. With the tax first it ends the same, and the lock holds.',
    settles: ['R049', 'R055', 'C07'],
  },
  {
    topic: 'The order of upkeep effects',
    rulebooks: ['fifth'],
    does: 'Each player puts their own in order.',
    why: 'Another passage has the active player order them all. The chapter about the table shows it done by each.',
    settles: ['R046', 'C27'],
  },
  {
    topic: 'Acting in cleanup',
    rulebooks: ['fifth'],
    does: 'Nobody acts, except to prevent or redirect damage and to regenerate when something at the end of the turn asks for it.',
    why: 'The book shuts the phase for all and then speaks of answers. Both stand together like this.',
    settles: ['R077', 'R078', 'C05'],
  },
];

const SPELLS: readonly Silence[] = [
  {
    topic: 'Interrupts',
    rulebooks: ['tenth', 'm11'],
    does: 'Cards that were interrupts are instants.',
    why: 'These books no longer know the word.',
    fills: 'Interrupts',
    settles: [],
  },
  {
    topic: 'Fast effects in the attack',
    rulebooks: ['alpha'],
    does: 'They have a time of their own, and are allowed while attack and defence are declared as well.',
    why: 'The book says the one here and the other there. Nothing keeps both from being so.',
    settles: ['R313', 'C24'],
  },
  {
    topic: 'Taking back what you announce',
    rulebooks: ['alpha'],
    does: 'Until everything about it is chosen and paid it goes back; mana already drawn stays drawn.',
    why: 'The book is silent. Fifth’s is the nearest that speaks of it.',
    fills: 'Taking back a cast',
    settles: [],
  },
  {
    topic: 'Taking back what you announce',
    rulebooks: ['portal', 'tenth', 'm11'],
    does: 'Allowed as long as you have not paid.',
    why: 'The books are silent. Nothing has happened yet that the others could have seen or answered.',
    fills: 'Taking back a cast',
    settles: [],
  },
  {
    topic: 'Effects that contradict each other',
    rulebooks: ['portal'],
    does: 'The one that came later holds.',
    why: 'The book is silent. Fifth’s, of the same year, has it so.',
    fills: 'Contradicting effects',
    settles: [],
  },
  {
    topic: 'Effects that contradict each other',
    rulebooks: ['tenth', 'm11'],
    does: 'What a thing is comes before what it can do, and that before its size; among equals the later holds, unless one depends on the other.',
    why: 'The books are silent. This is the general order, and Fifth’s order of arrival within it.',
    fills: 'Contradicting effects',
    settles: [],
  },
  {
    topic: 'Size: set, or added to',
    rulebooks: ['tenth'],
    does: 'What resolved sets power and toughness, and adds to them, in the order it came; then counters; and last what permanents add. Grown first and shrunk to a size afterwards, a creature has that size.',
    why: 'The book is silent. The order of 2010, sizes set before anything is added, came with M11.',
    settles: [],
  },
  {
    topic: 'A decision made as a spell is cast',
    rulebooks: ['alpha', 'fifth'],
    does: 'A word, a colour, a shape, a number, what is copied and whether something is done at all are said before anybody answers. What depends on cards still to be drawn or looked at, on chance, on what is measured as it happens or on another player is said when it happens, and so is which card of a hand is meant.',
    why: 'Fifth’s has every other decision made as the spell is cast or the effect used, and what nobody can know yet cannot be decided. Alpha’s is silent, and Fifth’s is the nearest.',
    settles: ['R516'],
  },
  {
    topic: 'What was decided on has gone',
    rulebooks: ['alpha', 'fifth'],
    does: 'Nothing is chosen in its place: a Clone whose creature has left play copies nothing.',
    why: 'Fifth’s says so of targets: no other one can be chosen once the effect is cast.',
    settles: ['R516'],
  },
  {
    topic: 'An interrupt that is aimed at nothing',
    rulebooks: ['fifth'],
    does: 'It is an instant. A Dark Ritual waits for the answers of others, can be countered, and cannot be cast while a spell is being interrupted.',
    why: 'The book says so of every interrupt without a specific target. It knows six kinds of spells, and a source of mana, as some cards have it printed, is none of them.',
    settles: ['R216'],
  },
  {
    topic: 'Effects that set themselves off',
    rulebooks: ['alpha'],
    does: 'They happen at the moment of their event, even in the middle of a batch.',
    why: 'The book is silent. Fifth’s is the nearest.',
    fills: 'Triggered effects',
    settles: [],
  },
  {
    topic: 'Several things at the same moment',
    rulebooks: ['portal'],
    does: 'The player whose turn it is comes first, as in Fifth, and nobody answers.',
    why: 'The book does not think of it. Fifth’s is of the same year.',
    settles: [],
  },
  {
    topic: 'An artifact tapped as its phase begins',
    rulebooks: ['alpha', 'fifth'],
    does: 'It has no upkeep or draw effect in that phase, though it untaps within it. Tapped only later, and untapped again before its effect is dealt with, it has one.',
    why: 'The books switch a tapped artifact off and do not speak of the time between. What is due is settled as the phase begins.',
    settles: ['R527'],
  },
  {
    topic: 'An upkeep effect whose card changes hands',
    rulebooks: ['alpha', 'fifth'],
    does: 'What speaks of “your upkeep” is over: it is neither the former player’s card nor the new one’s upkeep. What speaks of each upkeep goes on under whoever controls it now.',
    why: 'The books are silent on the moment. “You” is whoever controls the card.',
    settles: ['R140'],
  },
];

const DAMAGE_AND_DEATH: readonly Silence[] = [
  {
    topic: 'When life is looked at',
    rulebooks: ['alpha'],
    does: 'At the end of each phase and of the attack.',
    why: 'The book is silent. Fifth’s is the nearest.',
    fills: 'Zero life',
    settles: ['R025'],
  },
  {
    topic: 'When life is looked at',
    rulebooks: ['fifth'],
    does: 'At the end of each phase and of combat, not in between.',
    why: 'A first chapter says that whoever reaches zero loses. The chapter about life says when, and a turn begins and ends with a phase.',
    settles: ['R026', 'C02'],
  },
  {
    topic: 'Poison',
    rulebooks: ['alpha'],
    does: 'The game has none. If a card of later times brings it, ten counters lose.',
    why: 'No book and no card of that year knows it.',
    fills: 'Poison',
    settles: [],
  },
  {
    topic: 'Poison',
    rulebooks: ['fifth'],
    does: 'Ten counters lose.',
    why: 'The book counts them and gives no number. Tenth and M11 say ten.',
    fills: 'Poison',
    settles: ['R032'],
  },
  {
    topic: 'Toughness of nothing',
    rulebooks: ['alpha', 'portal'],
    does: 'The creature dies. Regenerating it is in vain.',
    why: 'The books are silent. All the others have it so.',
    fills: 'Toughness 0',
    settles: ['R263'],
  },
  {
    topic: 'Power of nothing',
    rulebooks: ['fifth'],
    does: 'A creature without power takes part in combat and deals no damage, so nothing is set off by it.',
    why: 'The book lets it “deal damage” and then says that none is no damage.',
    settles: ['R150', 'R151', 'C11'],
  },
  {
    topic: 'Buried',
    rulebooks: ['alpha'],
    does: 'Where a card rules out regeneration, what it destroys goes straight to the graveyard.',
    why: 'The word came later; Fifth’s book says what it means, and the cards already did it.',
    fills: 'Bury',
    settles: [],
  },
  {
    topic: 'Preventing and regenerating',
    rulebooks: ['fifth'],
    does: 'Two steps: prevention first, then regeneration for whatever is still dying.',
    why: 'The book once counts regeneration as prevention and twice says that it is none.',
    settles: ['R269', 'R284', 'C03'],
  },
  {
    topic: 'Destruction without damage',
    rulebooks: ['fifth'],
    does: 'It can be answered by regeneration alone.',
    why: 'One passage opens prevention too. The chapter about prevention asks for damage.',
    settles: ['R271', 'C04'],
  },
  {
    topic: 'The last life, and life to come',
    rulebooks: ['portal'],
    does: 'You have lost as soon as your life is gone, even in the middle of a card that would give some back.',
    why: 'The book says that whoever drops to nothing loses, and names it as a difference of the standard game that one does not lose immediately there.',
    settles: ['R027'],
  },
  {
    topic: 'What cannot be prevented',
    rulebooks: ['fifth'],
    does: 'It can still be turned to somebody else in the step for prevention.',
    why: 'The book counts turning damage away among what that step is for, and the cards speak of prevention alone.',
    settles: ['R523'],
  },
  {
    topic: 'Shares of a target that has gone',
    rulebooks: ['alpha', 'fifth', 'portal'],
    does: 'They are lost; the other targets take what was meant for them.',
    why: 'The books are silent. Tenth and M11 have it so.',
    settles: ['R528'],
  },
  {
    topic: 'Preventing, turning and doubling the same damage',
    rulebooks: ['tenth', 'm11'],
    does: 'Whoever is damaged, or controls what is, says which comes first. A shield that gives back what it prevented counts what it took.',
    why: 'The books let replacements meet and do not say how. The comprehensive rules of both years let the one affected choose.',
    settles: ['R253'],
  },
  {
    topic: 'A deadly touch survived',
    rulebooks: ['m11'],
    does: 'What cannot be destroyed when it is touched does not die of the touch later in the turn.',
    why: 'The book says that the damage destroys and not for how long. The comprehensive rules of that year look at it once.',
    settles: ['R390'],
  },
  {
    topic: 'Counters that contradict each other',
    rulebooks: ['m11'],
    does: 'A +1/+1 and a -1/-1 counter on one creature take each other off. Under the older rulebooks both stay.',
    why: 'All five books are silent. The comprehensive rules of that year have it so.',
    settles: [],
  },
  {
    topic: 'Regenerated before the damage',
    rulebooks: ['alpha'],
    does: 'It has survived and fights on: an attacker deals its damage, a blocker is tapped and deals none, and either can be struck again.',
    why: 'The book lets surviving creatures deal their damage, and holds back that of tapped blockers alone.',
    settles: ['R517'],
  },
];

const COMBAT: readonly Silence[] = [
  {
    topic: 'A tapped blocker',
    rulebooks: ['tenth', 'm11'],
    does: 'It deals its damage.',
    why: 'The books make no exception: every creature that attacks or blocks deals damage.',
    fills: 'Tapped blocker',
    settles: ['R342'],
  },
  {
    topic: 'An attacker that untaps',
    rulebooks: ['alpha', 'tenth', 'm11'],
    does: 'It goes on attacking and deals its damage.',
    why: 'The books are silent. Fifth’s says so, and nothing takes it out of combat.',
    fills: 'Untapped attacker',
    settles: ['R343'],
  },
  {
    topic: 'Who divides damage among blockers',
    rulebooks: ['fifth'],
    does: 'The attacking player, unless a blocker has banding.',
    why: 'The chapter about the table gives it to the defender. The rules and their worked example win.',
    settles: ['R380', 'C06'],
  },
  {
    topic: 'All at once, or one after the other',
    rulebooks: ['portal'],
    does: 'Damage is simultaneous within each fight, and the fights come one after the other.',
    why: 'The book says both. Its worked example shows how they go together.',
    settles: ['R315', 'C16'],
  },
  {
    topic: 'All damage at once, and first strike',
    rulebooks: ['alpha'],
    does: 'First strikers hit first; all the rest is dealt together.',
    why: 'First strike is the exception to the rule.',
    settles: ['R354', 'C25'],
  },
  {
    topic: 'How long a creature must wait',
    rulebooks: ['fifth'],
    does: 'Until you have had it under control since your last untap phase began.',
    why: 'Another passage says until the next upkeep. The chapter about creatures treats the matter by itself.',
    settles: ['R318', 'C10'],
  },
  {
    topic: 'Attacking at once',
    rulebooks: ['tenth', 'm11'],
    does: 'Haste is the exception to the waiting.',
    why: 'The chapter about attacking forgets it; its own entry does not.',
    settles: ['R396', 'C21'],
  },
  {
    topic: 'The first draw with more than two',
    rulebooks: ['tenth'],
    does: 'When everybody plays for themselves, nobody skips it.',
    why: 'The book only names such games. M11’s says how they go.',
    settles: ['R494'],
  },
  {
    topic: 'How far an emperor sees',
    rulebooks: ['tenth', 'm11'],
    does: 'Spells and abilities reach every player, at whatever distance. Attacks reach the neighbours.',
    why: 'The books give no distances.',
    settles: ['R493'],
  },
  {
    topic: 'A creature that does something at end of combat',
    rulebooks: ['fifth'],
    does: 'It must be in play then: Greater Werewolf that died in the combat puts no counters on what it fought.',
    why: 'Its text says what it does at that moment, and nothing that has left play does anything.',
    settles: ['R524'],
  },
];

const ABILITIES: readonly Silence[] = [
  {
    topic: 'Banding',
    rulebooks: ['tenth', 'm11'],
    does: 'As in Fifth: who has the band divides the damage that is dealt to it, freely, also where M11 puts blockers in a line.',
    why: 'The word is no longer explained, and Fifth’s book is the last to do so. How damage is dealt stays each book’s own.',
    fills: 'Banding',
    settles: ['R382'],
  },
  {
    topic: 'Deathtouch',
    rulebooks: ['tenth'],
    does: 'It triggers when its bearer damages a creature, waits on the stack, and destroys that creature as it resolves.',
    why: 'The book does not have it yet. The cards of that time said it in these words.',
    fills: 'Deathtouch',
    settles: ['R391'],
  },
  {
    topic: 'Intimidate, indestructible',
    rulebooks: ['tenth'],
    does: 'They do what the text of the card says.',
    why: 'The book has no entry for them yet.',
    fills: 'Intimidate, indestructible',
    settles: [],
  },
  {
    topic: 'The same ability twice',
    rulebooks: ['alpha', 'portal'],
    does: 'The second is no use.',
    why: 'The books are silent. Fifth’s says so.',
    fills: 'Same ability twice',
    settles: ['R359'],
  },
  {
    topic: 'Trample: how much is enough',
    rulebooks: ['tenth', 'm11'],
    does: 'What it still takes: damage already there counts, and under M11 a single point does if the trampler has deathtouch.',
    why: 'The books say “enough to destroy” here and “equal to toughness” there. The first is the rule.',
    settles: ['R363', 'C20'],
  },
  {
    topic: 'An enchantment of the wrong colour',
    rulebooks: ['fifth'],
    does: 'When a creature gains protection from its colour, it goes to the graveyard, and nothing regenerates it.',
    why: 'The book destroys it in one place and buries it in the other.',
    settles: ['R371', 'R377', 'C08'],
  },
  {
    topic: 'Spirit Link',
    rulebooks: ['tenth'],
    does: 'It gains life for any damage, not for combat damage alone.',
    why: 'The book quotes the card in short. The card itself wins.',
    settles: ['R425', 'C19'],
  },
];

const PERMANENTS: readonly Silence[] = [
  {
    topic: 'A tapped artifact',
    rulebooks: ['tenth', 'm11'],
    does: 'It works, unless its text says otherwise.',
    why: 'The books no longer switch it off.',
    fills: 'Tapped artifact',
    settles: ['R416'],
  },
  {
    topic: 'A tapped artifact creature',
    rulebooks: ['alpha', 'fifth'],
    does: 'It keeps working: attacking does not switch it off.',
    why: 'Alpha’s book switches tapped artifacts off and lets artifact creatures tap to attack. Fifth’s says how both can be.',
    settles: ['R414', 'C23'],
  },
  {
    topic: 'World enchantments',
    rulebooks: ['tenth', 'm11'],
    does: 'A new one puts the old one into the graveyard.',
    why: 'The word is no longer explained, and Fifth’s book is the last to do so.',
    fills: 'World enchantments',
    settles: ['R429'],
  },
  {
    topic: 'Two legends of one name',
    rulebooks: ['alpha', 'fifth'],
    does: 'The newcomer is buried.',
    why: 'The books are silent; the legends of those years said it themselves. Tenth’s book, the next that speaks, lets both go.',
    fills: 'Legends',
    settles: ['R431'],
  },
  {
    topic: 'Planeswalkers',
    rulebooks: ['tenth'],
    does: 'There are none yet. One from a later time is played as in M11.',
    why: 'The first came a few months after the book, and M11’s is the nearest that knows them.',
    fills: 'Planeswalkers',
    settles: ['R121'],
  },
  {
    topic: 'Tokens',
    rulebooks: ['alpha'],
    does: 'A token that dies reaches the graveyard, where it counts for what looks for that, and is then gone.',
    why: 'The book is silent. Fifth’s is the nearest.',
    fills: 'Tokens',
    settles: ['R437'],
  },
  {
    topic: 'Who owns a token',
    rulebooks: ['fifth', 'tenth'],
    does: 'Whoever had it first.',
    why: 'The books are silent. M11’s says so.',
    settles: ['R438'],
  },
  {
    topic: 'Counters',
    rulebooks: ['alpha'],
    does: 'Counters of one name are one kind, wherever they came from.',
    why: 'The book is silent. Fifth’s is the nearest.',
    fills: 'Counters',
    settles: ['R440'],
  },
];

const BESIDE: readonly Silence[] = [
  {
    topic: 'Away for good',
    rulebooks: ['portal'],
    does: 'Such a card is removed from the game, and set aside where both players see it.',
    why: 'The book has no word for it. These are the words of its year.',
    fills: 'Word for "away for good"',
    settles: [],
  },
  {
    topic: 'Boosters',
    rulebooks: ['alpha', 'fifth'],
    does: 'Fifteen cards, mixed as they were sold.',
    why: 'The books speak of the duel only.',
    fills: 'Booster',
    settles: [],
  },
  {
    topic: 'The random actions of Whimsy',
    rulebooks: ['alpha', 'fifth', 'portal', 'tenth', 'm11'],
    does:
      'One of eighteen, each as likely, at something or somebody by chance: a permanent without an enchantment on it ' +
      'goes back to the hand; an artifact, creature or land untaps; one taps; 4 damage to a creature or player; a player ' +
      'draws three cards; an artifact is destroyed for good and its controller gains its cost in life; an artifact or ' +
      'enchantment is destroyed; a creature or land is destroyed for good; a player gains 3 life; the next 3 damage to a ' +
      'creature or player is prevented; two cards go from the top of a library to the graveyard; a player discards a ' +
      'card; you get a 1/1 flying Wasp; all artifacts, creatures and enchantments are destroyed; a coin brings you a 5/5 ' +
      'flying Djinn or 5 damage; Pandora’s Box is opened; no combat damage is dealt this turn; you draw a card and show ' +
      'it, and discard it if it is no land.',
    why: 'The card says only that the action is random. The list is that of the computer game it was made for.',
    settles: ['R154'],
  },
  {
    topic: 'The random actions of Faerie Dragon',
    rulebooks: ['alpha', 'fifth', 'portal', 'tenth', 'm11'],
    does:
      'One of twenty, each as likely, at something or somebody by chance: a creature gains trample, doubles its power ' +
      'and is destroyed at the end of the turn if it attacked; you may tap or untap an artifact, creature or land; a ' +
      'creature gets +4/-4, though never less than 1 to the second number; a permanent becomes white, blue, black, red or ' +
      'green for good; 3 damage, or 1 damage, to a creature or player; a creature gains flying; gains banding; gets ' +
      '+3/+3; gets -2/-0; cannot be regenerated; cannot be blocked if its power is 2 or less; goes back to the hand; ' +
      'another creature becomes 0/2; a creature leaves the game and its controller gains its power in life; as many ' +
      '-0/-1 counters as there are creatures are spread over half of them.',
    why: 'The card says only that the action is random. The list is that of the computer game it was made for.',
    settles: ['R154'],
  },
];

export const SILENCES: readonly RulingGroup<Silence>[] = [
  { heading: 'Decks, hands and stakes', rulings: STARTING_OUT },
  { heading: 'The turn and its mana', rulings: TURN_AND_MANA },
  { heading: 'Spells and answers', rulings: SPELLS },
  { heading: 'Damage, life and death', rulings: DAMAGE_AND_DEATH },
  { heading: 'Attack and defence', rulings: COMBAT },
  { heading: 'What creatures can do', rulings: ABILITIES },
  { heading: 'What lies on the table', rulings: PERMANENTS },
  { heading: 'Beside the duel', rulings: BESIDE },
];
