/** The cards of Fifth's time whose printed text has been compared; those of Alpha's have been without exception. */
// prettier-ignore
export const COMPARED_WITH_FIFTH_EDITION: readonly string[] = [
  'Blinking Spirit', 'Brainwash', 'Caribou Range', 'Castle', 'Circle of Protection: Artifacts',
  'Circle of Protection: Black', 'Circle of Protection: Blue', 'Circle of Protection: Green',
  'Circle of Protection: Red', 'Circle of Protection: White', 'Crusade', "D'Avenant Archer",
  'Repentant Blacksmith', 'Reverse Damage', 'Righteousness', 'Sacred Boon', 'Samite Healer', 'Seraph', 'Dandân',
  'Dark Maze', 'Deflection', 'Drain Power', 'Energy Flux', 'Mind Bomb', 'Phantasmal Forces', 'Phantasmal Terrain',
  'Phantom Monster', 'Pirate Ship', 'Portent', 'Power Sink', 'Breeding Pit', 'Broken Visage', 'Carrion Ants',
  'Cloak of Confusion', 'Cursed Land', 'Dark Ritual', 'Deathgrip', 'Drain Life', 'Drudge Skeletons', 'Erg Raiders',
  'Evil Eye of Orms-by-Gore', 'Evil Presence', 'Fallen Angel', 'Fear', 'Frozen Shade', 'Funeral March', 'Gloom',
  'Greater Werewolf', 'Hecatomb', 'Howl from Beyond', 'Initiates of the Ebon Hand', 'Kjeldoran Dead', 'Necropotence',
  'Nether Shadow', 'Nightmare', 'Paralyze', 'Pestilence', 'Mana Clash', 'Mana Flare', 'Manabarbs',
  "Mons's Goblin Raiders", 'Mountain Goat', 'Cat Warriors', 'Chub Toad', 'Cockatrice', 'Craw Giant', 'Craw Wurm',
  'Crumble', 'Desert Twister', 'Fungusaur', 'Fyndhorn Elder', 'Ghazbán Ogre', 'Giant Growth', 'Giant Spider',
  'Grizzly Bears', 'Hungry Mist', "Titania's Song", 'Tranquility', 'Tsunami', 'Untamed Wilds', 'Venom',
  'Verduran Enchantress', 'Wall of Brambles', 'Bottle of Suleiman', 'Clay Statue', 'Clockwork Beast',
  'Clockwork Steed', 'Colossus of Sardia', 'Coral Helm', 'Crown of the Ages', 'Crystal Rod', 'Dancing Scimitar',
  'Diabolic Machine', 'Dingus Egg', 'Disrupting Scepter',
  'Animate Dead', 'Ashes to Ashes', 'Bad Moon', 'Black Knight', 'Blight', 'Bog Imp', 'Stromgald Cabal', 'Terror',
  'The Wretched', 'Thrull Retainer', 'Torture', 'Touch of Death', 'Llanowar Elves', 'Lure', 'Marsh Viper',
  "Nature's Lore", 'Pradesh Gypsies', 'Primal Order',
  // Last printed in Fourth Edition.
  'Kormus Bell', 'Wall of Ice', 'Wall of Wood',
];
