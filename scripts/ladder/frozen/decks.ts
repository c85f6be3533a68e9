/** Decks for the stored positions, each for the opponent that plays it: ready decks are changed now and then. */
export const DECKS = {
  'card-a-turn': {
    ...{
      Forest: 11,
      Plains: 6,
      'Grizzly Bears': 2,
      'Llanowar Elves': 2,
      'Trained Armodon': 2,
      'Craw Wurm': 2,
    },
    ...{
      'War Mammoth': 2,
      'Savannah Lions': 2,
      'Giant Growth': 2,
      Pacifism: 2,
      'Holy Strength': 1,
      Overrun: 1,
    },
    ...{ 'Rampant Growth': 1, 'Icy Manipulator': 1, 'Scryb Sprites': 1, 'Spined Wurm': 1, Disenchant: 1 },
  },
  'all-face': {
    ...{
      Mountain: 17,
      'Lightning Bolt': 3,
      Incinerate: 3,
      Shock: 2,
      Fireball: 2,
      'Lava Axe': 2,
      Earthquake: 1,
    },
    ...{ 'Raging Goblin': 2, 'Goblin Piker': 2, 'Gray Ogre': 2, 'Hill Giant': 2, 'Ball Lightning': 1 },
    ...{ 'Rod of Ruin': 1 },
  },
  'counters-first': {
    ...{
      Island: 18,
      Counterspell: 3,
      'Mana Leak': 3,
      Cancel: 1,
      'Power Sink': 2,
      'Remove Soul': 2,
      Unsummon: 2,
    },
    ...{ 'Merfolk of the Pearl Trident': 2, 'Wind Drake': 2, 'Air Elemental': 2, 'Phantom Warrior': 2 },
    ...{ 'Prodigal Sorcerer': 1 },
  },
  'discard-first': {
    ...{ Swamp: 12, Mountain: 6, 'Mind Rot': 3, Duress: 2, 'Stone Rain': 3, Sinkhole: 2, 'Rain of Tears': 1 },
    ...{ Terror: 2, 'Hypnotic Specter': 1, 'Ravenous Rats': 2, 'Scathe Zombies': 2, 'Drudge Skeletons': 2 },
    ...{ 'Abyssal Specter': 1, Gravedigger: 1 },
  },
  'blocks-all': {
    ...{
      Plains: 10,
      Forest: 7,
      'Wall of Swords': 2,
      'Wall of Wood': 2,
      'Giant Spider': 3,
      'Samite Healer': 2,
    },
    ...{
      'Benalish Hero': 2,
      'Serra Angel': 2,
      'Troll Ascetic': 2,
      'Healing Salve': 2,
      'Swords to Plowshares': 2,
    },
    ...{ 'Wrath of God': 1, Fog: 2, Millstone: 1 },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, number>>>>;

export type DeckName = keyof typeof DECKS;
