/** What printings of 1993 to 1997 did in play that later readings do not, and what cannot be told from them. */
import type { Ruling, RulingGroup } from '../page.ts';

/** How many cards of a time have been compared with what was printed on them then. */
export const COMPARED = {
  alpha: { compared: 292, cards: 292 },
  fifth: { compared: 468, cards: 900 },
} as const;

const BETA = 'So it is printed in Limited Edition Beta.';
const BOTH = 'So it is printed in Limited Edition Beta, and four years later in Fifth Edition.';
const FIFTH = 'So it is printed in Fifth Edition.';
const FIFTH_ALL = 'So they are printed in Fifth Edition.';

const OF_1993: readonly Ruling[] = [
  {
    topic: 'Animate Artifact',
    rulebooks: ['alpha'],
    does: 'It is cast on an artifact that is no creature.',
    why: 'The type printed on it in the first editions says so.',
  },
  {
    topic: 'Clone',
    rulebooks: ['alpha'],
    does: 'It has to be a copy, and cannot be played where no creature is in play.',
    why: BETA,
  },
  {
    topic: 'Cockatrice, Thicket Basilisk',
    rulebooks: ['alpha'],
    does: 'A Wall that blocks them is spared; a Wall that they block is destroyed.',
    why: BETA,
  },
  {
    topic: 'Disrupting Scepter, Drain Power, Glasses of Urza, Mana Short, Mind Twist',
    rulebooks: ['alpha'],
    does: 'They are for the rival alone.',
    why: 'So they are printed in Limited Edition Alpha. Later printings aim at any player.',
  },
  {
    topic: 'Drain Life',
    rulebooks: ['alpha'],
    does: 'The toughness of a creature limits the life that is gained, the life of a player does not.',
    why: BETA,
  },
  {
    topic: 'Earthbind',
    rulebooks: ['alpha'],
    does: 'It is cast on a creature that flies, and stays on it.',
    why: 'The type printed on it in the first editions says so.',
  },
  {
    topic: 'Gloom',
    rulebooks: ['alpha'],
    does: 'Of enchantments only the Circles of Protection are dearer to use.',
    why: BETA,
  },
  {
    topic: 'Kormus Bell',
    rulebooks: ['alpha'],
    does: 'The Swamps it wakes have no colour.',
    why: 'So it is printed in Limited Edition Alpha. The printings since Fourth Edition make them black.',
  },
  {
    topic: 'Manabarbs',
    rulebooks: ['alpha'],
    does: 'It hurts whenever a land is tapped, also by an attack or by another card.',
    why: 'So it is printed in Limited Edition Alpha. Fifth Edition speaks of tapping for mana.',
  },
  {
    topic: 'Phantasmal Forces',
    rulebooks: ['alpha'],
    does: 'They are destroyed where nobody pays for them, and may be regenerated.',
    why: 'So they are printed in Limited Edition Alpha. Fifth Edition buries them.',
  },
  {
    topic: 'Volcanic Eruption',
    rulebooks: ['alpha'],
    does: 'It does its X in damage, though a Mountain should stay.',
    why: 'So it is printed in Limited Edition Alpha.',
  },
];

const UNTIL_1997: readonly Ruling[] = [
  {
    topic: "Aether Storm, Feroz's Ban, Soul Barrier",
    rulebooks: ['alpha', 'fifth'],
    does: 'Artifact creatures are cast as ever.',
    why: `${FIFTH} They speak of summon spells, and an artifact creature is not summoned.`,
  },
  {
    topic: 'Animate Dead',
    rulebooks: ['alpha', 'fifth'],
    does: 'When it goes, what it raised is buried, and not sacrificed.',
    why: 'Limited Edition Alpha puts the creature into its owner’s graveyard, Fifth Edition buries it, and nobody gives it up.',
  },
  {
    topic: 'Armageddon Clock',
    rulebooks: ['alpha', 'fifth'],
    does: 'It strikes as the upkeep ends.',
    why: 'Fifth’s rulebook tells its upkeep so.',
  },
  {
    topic: 'Blight',
    rulebooks: ['alpha', 'fifth'],
    does: 'It destroys the land as the turn ends in which it was tapped.',
    why: FIFTH,
  },
  {
    topic: 'Bottomless Vault, Dwarven Hold, Hollow Trees, Icatian Store, Sand Silos',
    rulebooks: ['alpha', 'fifth'],
    does: 'They get their counter in the untap phase, in the place of untapping.',
    why: FIFTH_ALL,
  },
  {
    topic: 'Castle',
    rulebooks: ['alpha', 'fifth'],
    does: 'An attacking creature has no bonus, though it be untapped.',
    why: BOTH,
  },
  {
    topic: 'Cloak of Confusion',
    rulebooks: ['alpha', 'fifth'],
    does: 'It may be put on any creature. Who has it uses it once a turn, while that creature attacks and is not blocked.',
    why: FIFTH,
  },
  {
    topic: 'Dance of Many',
    rulebooks: ['alpha', 'fifth'],
    does: 'It copies no artifact creature, and whichever of the two goes, the other is buried.',
    why: 'So it is printed in Fifth Edition, which has it copy a summon card.',
  },
  {
    topic: 'Dragon Whelp',
    rulebooks: ['alpha', 'fifth'],
    does: 'It is destroyed in the end, and not sacrificed.',
    why: 'So it is printed in Limited Edition Alpha.',
  },
  {
    topic: 'Elder Druid',
    rulebooks: ['alpha', 'fifth'],
    does: 'It taps or untaps, and may not leave both.',
    why: FIFTH,
  },
  {
    topic: 'Elkin Bottle',
    rulebooks: ['alpha', 'fifth'],
    does: 'What was not played is buried in the next turn.',
    why: FIFTH,
  },
  {
    topic: 'Evil Eye of Orms-by-Gore',
    rulebooks: ['alpha', 'fifth'],
    does: 'Only Evil Eyes may attack beside it.',
    why: FIFTH,
  },
  {
    topic: 'Flying Carpet',
    rulebooks: ['alpha', 'fifth'],
    does: 'It is buried when the creature that it carried dies that turn.',
    why: FIFTH,
  },
  {
    topic: 'Fungusaur',
    rulebooks: ['alpha'],
    does: 'It grows each time it is hurt and lives.',
    why: 'So it is printed in Limited Edition Alpha.',
  },
  {
    topic: 'Fungusaur',
    rulebooks: ['fifth'],
    does: 'It grows as a turn ends in which it was hurt.',
    why: FIFTH,
  },
  {
    topic: 'Initiates of the Ebon Hand',
    rulebooks: ['alpha', 'fifth'],
    does: 'They are buried in the end, and not sacrificed.',
    why: FIFTH,
  },
  {
    topic: 'Instill Energy',
    rulebooks: ['fifth'],
    does: 'The creature may also tap for its abilities in the turn in which it comes.',
    why: 'So it is printed in Fifth Edition: unaffected by summoning sickness. In 1993 it spoke of the attack.',
  },
  {
    topic: 'Leviathan',
    rulebooks: ['alpha', 'fifth'],
    does: 'In the upkeep it is untapped for two Islands as often as one likes.',
    why: FIFTH,
  },
  {
    topic: 'Library of Leng',
    rulebooks: ['fifth'],
    does: 'Its player has no discard phase, and nothing comes in it.',
    why: FIFTH,
  },
  {
    topic: 'Mana Vault',
    rulebooks: ['alpha', 'fifth'],
    does: 'It hurts as the upkeep ends, if it is tapped then.',
    why: 'So Fifth Edition has it. In 1993 it hurts in the upkeep, if it remains tapped.',
  },
  {
    topic: 'Mindstab Thrull, Necrite, Orcish Squatters',
    rulebooks: ['alpha', 'fifth'],
    does: 'Their player uses them while they attack and are not blocked. A Thrull is the price and gone at once.',
    why: FIFTH_ALL,
  },
  {
    topic: 'Murk Dwellers',
    rulebooks: ['alpha', 'fifth'],
    does: 'Their bonus lasts until the turn ends.',
    why: FIFTH_ALL,
  },
  {
    topic: 'Necropotence',
    rulebooks: ['alpha', 'fifth'],
    does: 'What was paid for comes to the hand as the discard phase begins.',
    why: FIFTH,
  },
  {
    topic: 'Nether Shadow',
    rulebooks: ['alpha'],
    does: 'It comes back for two black mana.',
    why: 'So it is printed in Limited Edition Alpha: for its casting cost.',
  },
  {
    topic: 'Nether Shadow',
    rulebooks: ['fifth'],
    does: 'It comes back as the upkeep ends, and counts what died in it.',
    why: FIFTH,
  },
  {
    topic: 'Power Sink',
    rulebooks: ['alpha', 'fifth'],
    does: 'Who can pay for the spell from lands and mana pool has to. Mana of other sources may be kept.',
    why: BOTH,
  },
  {
    topic: 'Remove Soul',
    rulebooks: ['alpha', 'fifth'],
    does: 'It counters no artifact creature.',
    why: 'It is aimed at summon spells, and an artifact creature is not summoned in these books.',
  },
  {
    topic: 'Reverse Damage',
    rulebooks: ['alpha', 'fifth'],
    does: 'It turns round what one source has done so far in the turn, and nothing that comes.',
    why: BOTH,
  },
  {
    topic: 'Sengir Autocrat',
    rulebooks: ['alpha', 'fifth'],
    does: 'Its Serfs are buried, and die.',
    why: FIFTH,
  },
  {
    topic: 'Twiddle',
    rulebooks: ['fifth'],
    does: 'It taps or untaps, and may not leave both.',
    why: 'So it is printed in Fifth Edition. In 1993 its caster may do so.',
  },
];

const OF_TWO: readonly Ruling[] = [
  {
    topic: 'Cyclopean Tomb, Elvish Archers, Orcish Artillery, Orcish Oriflamme, Red Elemental Blast',
    rulebooks: ['alpha'],
    does: 'They are what the second printing says: the Tomb costs four, the Archers are 2/1, the Artillery costs {1}{R}{R} and the Oriflamme {3}{R}, and the Blast is an interrupt.',
    why: 'The first printing had misprinted them, as MTG Wiki tells of Limited Edition Beta, which put them right.',
  },
];

const NOT_TOLD = 'The printed text does not tell.';
const DOUBTFUL: readonly Ruling[] = [
  {
    topic: 'Fellwar Stone',
    rulebooks: ['fifth'],
    does: 'It gives colours alone, as it does today.',
    why: 'A record of what Fifth Edition printed speaks of mana of any type, which would be colourless mana as well.',
  },
  {
    topic: 'Cursed Land, Farmstead, Feedback, Warp Artifact',
    rulebooks: ['alpha'],
    does: 'They work in the upkeep of the player who has what they are on.',
    why: 'They are printed with “each upkeep”, or “the start of each turn”, which could be that of either player.',
  },
  {
    topic: 'Clockwork Beast',
    rulebooks: ['alpha'],
    does: 'It is wound up in the upkeep.',
    why: 'It is printed to be wound up in the untap phase, in the place of untapping. Later printings have the upkeep.',
  },
  {
    topic: 'Conservator, Living Artifact',
    rulebooks: ['alpha'],
    does: 'They speak of damage.',
    why: 'They are printed with “life lost”. Whether mana burn is meant as well is not told.',
  },
  {
    topic: 'Blood Lust',
    rulebooks: ['fifth'],
    does: 'Its bonus and its malus are counted once, as it works.',
    why: 'It is printed with a toughness of 1 for what it would bring lower, and could go on counting.',
  },
  {
    topic: 'Copy Artifact, Vesuvan Doppelganger',
    rulebooks: ['alpha', 'fifth'],
    does: 'Their player may choose to copy nothing.',
    why: 'The printed text has them copy one, and does not tell what happens where there is none.',
  },
  {
    topic: 'Crystal Rod, Iron Star, Ivory Cup, Throne of Bone, Wooden Sphere',
    rulebooks: ['alpha'],
    does: 'They may be used once for each spell.',
    why: `${NOT_TOLD} Fifth Edition says once.`,
  },
  {
    topic: 'Disintegrate',
    rulebooks: ['fifth'],
    does: 'It removes the creature from the game, whatever it dies of in that turn.',
    why: 'Fifth Edition speaks of lethal damage.',
  },
  {
    topic: 'Eye for an Eye',
    rulebooks: ['fifth'],
    does: 'It may be cast before the damage.',
    why: 'It is printed to be played only when damage is assigned to its player.',
  },
  {
    topic: 'Healing Salve',
    rulebooks: ['alpha'],
    does: 'Any player may be given the life.',
    why: `${NOT_TOLD} Fifth Edition aims it at a player.`,
  },
  {
    topic: 'Illusionary Mask',
    rulebooks: ['alpha', 'fifth'],
    does: 'What lies face down is a nameless creature of 2/2, and is turned up before it deals damage, is dealt damage or becomes tapped.',
    why: 'It is printed to hide which creature was summoned. What that creature is meanwhile is not told, and those who tell how it was played then contradict each other.',
  },
  {
    topic: 'Justice',
    rulebooks: ['fifth'],
    does: 'It answers the damage that is dealt.',
    why: 'It is printed with damage that is assigned, and could count what is prevented.',
  },
  {
    topic: 'Kismet, Lifetap',
    rulebooks: ['fifth'],
    does: 'They hold for every opponent.',
    why: 'They are printed with one player as their target. Between two players it is the same.',
  },
  {
    topic: 'Lord of the Pit',
    rulebooks: ['alpha'],
    does: 'It cannot be given to itself.',
    why: 'It is printed with “one of your own creatures”, which it is as well.',
  },
  {
    topic: 'Magus of the Unseen, Ray of Command',
    rulebooks: ['fifth'],
    does: 'What goes back is tapped, whenever that is.',
    why: 'They are printed to tap what goes back as the turn ends.',
  },
  {
    topic: 'Mind Bomb',
    rulebooks: ['fifth'],
    does: 'Each card that is thrown away makes the damage smaller.',
    why: 'Fifth Edition has the cards prevent damage that is three for everybody.',
  },
  {
    topic: 'Power Surge',
    rulebooks: ['alpha'],
    does: 'It hurts each player in the own upkeep, for the lands that were untapped as that turn began.',
    why: 'It is printed to hurt each player before lands untap, and could mean both in every turn.',
  },
  {
    topic: 'Recall',
    rulebooks: ['fifth'],
    does: 'The cards are thrown away and chosen as it works.',
    why: 'Fifth Edition has them thrown away as a price, for as many targets.',
  },
  {
    topic: 'Simulacrum',
    rulebooks: ['alpha'],
    does: 'The creature is damaged by Simulacrum.',
    why: `${NOT_TOLD} It could be what had damaged you.`,
  },
  {
    topic: 'Soul Net',
    rulebooks: ['alpha'],
    does: 'It works for every creature that goes from play to the graveyard.',
    why: 'It is printed with “destroyed”, and could leave out what is sacrificed.',
  },
  {
    topic: 'Time Elemental',
    rulebooks: ['fifth'],
    does: 'It does its damage as combat ends.',
    why: 'The printed text could have it at once.',
  },
  {
    topic: "Zur's Weirding",
    rulebooks: ['fifth'],
    does: 'What somebody pays for is put into the graveyard, and is neither drawn nor discarded.',
    why: 'It is printed to be drawn, and then discarded.',
  },
];

export const PRINTINGS: readonly RulingGroup[] = [
  { heading: 'In 1993 alone', rulings: OF_1993 },
  { heading: 'Up to 1997', rulings: UNTIL_1997 },
  { heading: 'The first printing and the second', rulings: OF_TWO },
];
export const DOUBTS: RulingGroup = { heading: 'What is doubtful', rulings: DOUBTFUL };
