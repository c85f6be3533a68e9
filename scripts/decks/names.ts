/** What the decks of others are called here, and how they play: names and words of our own, by the file of the facts. */
import type { DeckGroup } from '../../src-shared/duels.ts';

/** The group of each, by the folders of the facts. */
export const SOURCES = {
  wizards: ['microprose-1997', 'microprose-1997-player-decks'],
  boxed: ['precons/10E', 'precons/M10', 'precons/M11', 'precons/POR'],
} as const satisfies Partial<Record<DeckGroup, readonly string[]>>;
export type Source = keyof typeof SOURCES;

type Words = readonly [name: string, about: string];

export const WORDS: Readonly<Record<string, Words>> = {
  'microprose-1997/aga-galneer': [
    'Greed and Grace',
    'Angel and vampire share a table, life is gained in white and spent in black',
  ],
  'microprose-1997/alt-a-kesh': [
    'Three Shores of Wall',
    'Walls of three colours hold until something large has flown over them',
  ],
  'microprose-1997/ape-lord': [
    'Canopy Bonfire',
    'Elves and birds pay for dragons, and for fire that grows with the mana',
  ],
  'microprose-1997/arch-angel': [
    'Seven Trumpets',
    'Everything is swept away again and again, and angels come down afterwards',
  ],
  'microprose-1997/arzakon': [
    'The Whole Shelf',
    'A huge heap of five colours with one of nearly everything that was ever forbidden',
  ],
  'microprose-1997/astral-visionary': [
    'Frozen Hour',
    'Everybody draws and nobody untaps while a falcon picks away at the other side',
  ],
  'microprose-1997/azaar-lichlord': [
    'Toll of the Crypt',
    'Fast black mana brings specters early, and the last of it drains a life away',
  ],
  'microprose-1997/beast-master': [
    'Howl of the Glade',
    'Bears, wolves and cats attack together, larger by every Forest in play',
  ],
  'microprose-1997/centaur-shaman': [
    'Slow Venom',
    'Curses tick at every upkeep while ants and cockatrices guard the way',
  ],
  'microprose-1997/centaur-warchief': [
    'Dust of the Plains',
    'Angels and soldiers strike while smoke and fate keep the others tapped',
  ],
  'microprose-1997/cleric': [
    'Lesser Saints',
    'Small white creatures in holy arms hide below a stone that stops the large',
  ],
  'microprose-1997/conjurer': [
    'Needle by Needle',
    'Sorcerers, ships and rods deal one damage at a time until it is enough',
  ],
  'microprose-1997/crag-hydra': [
    'Flood of Cinders',
    'Lands give twice their mana and surges burn both, but one side throws the fire',
  ],
  'microprose-1997/crusader': [
    'March of Pikes',
    'Knights and pikemen under a crusade, safe at home behind a castle',
  ],
  'microprose-1997/dracur': [
    'Bare Stone',
    'Lands crumble, hands empty, and a specter flies over what is left',
  ],
  'microprose-1997/druid': [
    'Moss and Antler',
    'Boars, bears and treefolk in a row, and a growth for whoever is blocked',
  ],
  'microprose-1997/elementalist': [
    'Four Winds Council',
    'Elementals of water, air, fire and earth, with quakes for those who walk',
  ],
  'microprose-1997/elvish-magi': [
    'Wintering Elves',
    'Elves and spiders wait for the blast of winter that lays a whole side low',
  ],
  'microprose-1997/enchantress': [
    'Silk Gaze',
    'Each enchantment draws a card, and whoever is lured to a basilisk turns to stone',
  ],
  'microprose-1997/forest-dragon': [
    'Lured Under Leaves',
    'Monsters that kill by touch are made irresistible while wurms go past',
  ],
  'microprose-1997/fungus-master': [
    'Bruise and Bloom',
    'Its own small pricks make the fungus grow, and regeneration keeps it there',
  ],
  'microprose-1997/goblin-warlord': [
    'Drums in the Tunnels',
    'Goblins under a king, a warlord as large as the crowd, and a polka',
  ],
  'microprose-1997/great-druid': [
    'Liege of the Grove',
    'Bees and a liege grow with the woods, and the woods themselves get up and fight',
  ],
  'microprose-1997/guardian-of-the-tusk': [
    'Trample and Tusk',
    'Mammoths and a force of nature, blessed and berserk, run over what blocks',
  ],
  'microprose-1997/high-priest': [
    'Scorched Altar',
    'Small soldiers first, then no lands at all, and an egg that bills for each',
  ],
  'microprose-1997/kiska-ra': [
    'Gathered Tails',
    'A crowd of small creatures of three colours takes turns with weapons and growths',
  ],
  'microprose-1997/kzzyn-the-dragon-lord': [
    'Roost of Colours',
    'Birds and stones pay for dragons of every kind, bolts clear the way',
  ],
  'microprose-1997/lord-of-fate': [
    'Two Scales',
    'A pestilence that castles and angels outlive, and the dead coming back as tokens',
  ],
  'microprose-1997/mandurang': [
    'Kites and Mutants',
    'Free and tiny flyers carry mutations, giant strength and unholy strength',
  ],
  'microprose-1997/merfolk-shaman': [
    'Terraced Tide',
    'Their lands are turned into Islands, and the lord sends the merfolk across',
  ],
  'microprose-1997/mind-stealer': [
    'Borrowed Thoughts',
    'What others summon changes sides, and specters take what they still hold',
  ],
  'microprose-1997/necromancer': [
    'Bog Procession',
    'Swamps spread, and the zombies and wraiths that walk them come back twice',
  ],
  'microprose-1997/nether-fiend': [
    'Pit of Wasps',
    'Wasps and shadows are fed to a lord that flies and tramples',
  ],
  'microprose-1997/paladin': [
    'Rewritten Oaths',
    'Protections and banes are rewritten until they speak of the colour across the table',
  ],
  'microprose-1997/priestess': [
    'Walls That Walk',
    'Walls learn to attack, and damage turns back on whoever deals it',
  ],
  'microprose-1997/prismat': [
    'Weather of Everywhere',
    'Storms, quakes and infernos hit both, and only one of them heals',
  ],
  'microprose-1997/sainted-one': [
    'Clockwork Penance',
    'Lands are destroyed under the ticking of a clock that saints do not hear',
  ],
  'microprose-1997/saltrem-tor': [
    'Tinker of Beasts',
    'Timber, salt and fire: creatures are mutated, armed, stolen and brought back',
  ],
  'microprose-1997/sea-drake': [
    'Deep Water',
    'Huge things of the sea wait for Islands, and there will be Islands',
  ],
  'microprose-1997/sedge-beast': [
    'Mud and Rubble',
    'Lands are broken one a turn while trolls and raiders come through the mud',
  ],
  'microprose-1997/seer': [
    'Brass and Breeze',
    'Artifacts in parts and ghosts in the air, and what is in the way goes home',
  ],
  'microprose-1997/shapeshifter': [
    'Unsteady Clay',
    'Creatures that are whatever is needed, and artifacts back in hand before they break',
  ],
  'microprose-1997/sorcerer': [
    'Barbed Mana',
    'Each land that is tapped hurts, which matters less to goblins that cost one',
  ],
  'microprose-1997/sorceress': [
    'Quick Cinders',
    'Dwarves slip small firebreathers past the blockers, and lightning balls finish',
  ],
  'microprose-1997/summoner': [
    'Green Tribute',
    'What is made green runs into a circle, and channelled forces run over the rest',
  ],
  'microprose-1997/thought-invoker': [
    'Leaking Mind',
    'Lands sting when tapped and spells meet a sink, while ghosts drift in',
  ],
  'microprose-1997/troll-shaman': [
    'Uphill Brutes',
    'Trolls and giants that throw each other, and fire for what they cannot reach',
  ],
  'microprose-1997/undead-knight': [
    'Moonlit Riders',
    'Black knights under a bad moon, feared, shackling, and never quite dead',
  ],
  'microprose-1997/vampire-lord': [
    'Red Velvet',
    'Vampires come out of the grave early and make the smaller ones smaller still',
  ],
  'microprose-1997/war-mage': [
    'All Fuse',
    'Hardly a creature: mana from every stone, and all of it turned into fire',
  ],
  'microprose-1997/warlock': [
    'Scorpion Ledger',
    'Stings, drains and howls: each creature is small, and each hit counts twice',
  ],
  'microprose-1997/whim': [
    'Three Whispers',
    'Creatures are tapped, then murdered, lands sting, and once a whim is granted',
  ],
  'microprose-1997/winged-stallion': [
    'Island in the Sky',
    'Only what flies or swims gets to the sanctuary, and both sides draw meanwhile',
  ],
  'microprose-1997/witch': [
    'Crooked Cauldron',
    'The disk clears the table, and only what regenerates sits at it again',
  ],
  'microprose-1997-player-decks/dante': [
    'Nine Furnaces',
    'Dragons over stone walls, and infernos that grow with the flare of the lands',
  ],
  'microprose-1997-player-decks/eggscalibur': [
    'Sword in the Egg',
    'Lions and knights are quick, then the lands go, and each costs its owner dear',
  ],
  'microprose-1997-player-decks/ethyl-merman': [
    'Salt Chorus',
    'Merfolk under their lord, with spells countered and Islands hacked into being',
  ],
  'microprose-1997-player-decks/swamp-thing': [
    'Everything Sinks',
    'Their lands become Swamps, through which everything of its own may walk',
  ],
  'microprose-1997-player-decks/wolfling': [
    'Dervish Wood',
    'Bees, boars and dervishes grow by themselves, and a twister removes the rest',
  ],
  'precons/10E/arcaniss-guile': [
    'Tower of Answers',
    'Owls and air hold the sky while spells are answered and cards are drawn',
  ],
  'precons/10E/cho-mannos-resolve': [
    'Unbroken Line',
    'Knights and mystics with an angel behind them, and a leader nothing can hurt',
  ],
  'precons/10E/evincars-tyranny': [
    'Iron Decree',
    'Hands are emptied and creatures executed until only the tyrant is left',
  ],
  'precons/10E/kamahls-temper': [
    'Pit Champion',
    'Quick elementals and burn, up to a fighter who throws bolts of his own',
  ],
  'precons/10E/molimos-might': [
    'Land Made Large',
    'Lands are fetched early, and everything after them is as large as they are many',
  ],
  'precons/M10/deaths-minions': [
    'Rising Reapers',
    'Zombies and ghouls with a reaper to call more, and green bulk behind them',
  ],
  'precons/M10/firebomber': [
    'Spark over Water',
    'Burn and quick elementals, a dragon at the top, and a sleep that ends the duel',
  ],
  'precons/M10/natures-fury': [
    'Rangers and Rhinos',
    'Elves and rangers find the lands for rhinos, and an overrun for the last attack',
  ],
  'precons/M10/presence-of-mind': [
    'Second Thoughts',
    'Drakes and djinn in the air, an answer in hand, and something risen from the grave',
  ],
  'precons/M10/we-are-legion': [
    'Many Small Shields',
    'Soldiers and griffins in great number, with a lava axe for the last points',
  ],
  'precons/M11/blades-of-victory': [
    'Parade of Blades',
    'Veterans and vanguards attack from the second turn, and archons watch over them',
  ],
  'precons/M11/breath-of-fire': [
    'Kindled Breath',
    'Small flames first, servants and a hellkite later, and each burn counts',
  ],
  'precons/M11/power-of-prophecy': [
    'What the Owl Saw',
    'Owls sort the cards to come, servants hold the air, and a leviathan swims after',
  ],
  'precons/M11/reign-of-vampirism': [
    'House of Thirst',
    'Vampires drink, feed on their servants, and turn whoever is left',
  ],
  'precons/M11/stampede-of-beasts': [
    'Ground Shakes',
    'Elves and rangers make way for beasts, each of which brings a card along',
  ],
  'precons/POR/preconstructed-deck-1': [
    'First Steps by Day',
    'Soldiers, goblins and bears of three colours, one of each, to learn with',
  ],
  'precons/POR/preconstructed-deck-2': [
    'First Steps by Night',
    'Serpents, skeletons and storm crows of three colours, one of each, to learn with',
  ],
};
