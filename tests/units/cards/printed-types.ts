/**
 * The type lines of spells and enchantments as they were printed: of Alpha's time in the second printing, of Fifth's in
 * the last base set that had them, or in Chronicles. The hosts of Animate Artifact and Earthbind have positions.
 */
import type { Rulebook } from '../../../src-shared/rulebooks.ts';

// prettier-ignore
export const PRINTED_TYPES: Readonly<Partial<Record<Rulebook, Readonly<Record<string, readonly string[]>>>>> = {
  alpha: {
    'Enchant Artifact': [
      'Living Artifact', 'Steal Artifact', 'Warp Artifact',
    ],
    'Enchant Creature': [
      'Aspect of Wolf', 'Black Ward', 'Blessing', 'Blue Ward', 'Burrowing', 'Control Magic', 'Creature Bond', 'Fear',
      'Firebreathing', 'Flight', 'Green Ward', 'Holy Armor', 'Holy Strength', 'Instill Energy', 'Invisibility',
      'Lance', 'Lure', 'Paralyze', 'Red Ward', 'Regeneration', 'Unholy Strength', 'Wanderlust', 'Weakness', 'Web',
      'White Ward',
    ],
    'Enchant Dead Creature': [
      'Animate Dead',
    ],
    'Enchant Enchantment': [
      'Feedback', 'Power Leak',
    ],
    'Enchant Land': [
      'Consecrate Land', 'Cursed Land', 'Evil Presence', 'Farmstead', 'Kudzu', 'Phantasmal Terrain', 'Psychic Venom',
      'Wild Growth',
    ],
    'Enchant Wall': [
      'Animate Wall',
    ],
    Enchantment: [
      'Bad Moon', 'Castle', 'Circle of Protection: Black', 'Circle of Protection: Blue',
      'Circle of Protection: Green', 'Circle of Protection: Red', 'Circle of Protection: White', 'Conversion',
      'Copy Artifact', 'Crusade', 'Deathgrip', 'Fastbond', 'Gloom', 'Island Sanctuary', 'Karma', 'Lich', 'Lifeforce',
      'Lifetap', 'Living Lands', 'Mana Flare', 'Manabarbs', 'Orcish Oriflamme', 'Pestilence', 'Power Surge',
      'Raging River', 'Smoke', 'Stasis',
    ],
    Instant: [
      'Ancestral Recall', 'Berserk', 'Blaze of Glory', 'Camouflage', 'Death Ward', 'Disenchant', 'False Orders',
      'Fog', 'Giant Growth', 'Guardian Angel', 'Healing Salve', 'Howl from Beyond', 'Jump', 'Lightning Bolt',
      'Mana Short', 'Natural Selection', 'Psionic Blast', 'Reverse Damage', 'Righteousness', 'Shatter', 'Simulacrum',
      "Siren's Call", 'Swords to Plowshares', 'Terror', 'Tunnel', 'Twiddle', 'Unsummon', 'Word of Command',
    ],
    Interrupt: [
      'Blue Elemental Blast', 'Chaoslace', 'Counterspell', 'Dark Ritual', 'Deathlace', 'Fork', 'Lifelace',
      'Magical Hack', 'Power Sink', 'Purelace', 'Red Elemental Blast', 'Sacrifice', 'Sleight of Mind', 'Spell Blast',
      'Thoughtlace',
    ],
    Sorcery: [
      'Armageddon', 'Balance', 'Braingeyser', 'Channel', 'Contract from Below', 'Darkpact', 'Demonic Attorney',
      'Demonic Tutor', 'Disintegrate', 'Drain Life', 'Drain Power', 'Earthquake', 'Fireball', 'Flashfires',
      'Hurricane', 'Ice Storm', 'Mind Twist', 'Raise Dead', 'Regrowth', 'Resurrection', 'Sinkhole', 'Stone Rain',
      'Stream of Life', 'Time Walk', 'Timetwister', 'Tranquility', 'Tsunami', 'Volcanic Eruption', 'Wheel of Fortune',
      'Wrath of God',
    ],
  },
  fifth: {
    'Enchant Artifact': [
      'Living Artifact', 'Relic Bind', 'Steal Artifact', 'Warp Artifact',
    ],
    'Enchant Creature': [
      'Animate Wall', 'Anti-Magic Aura', 'Armor of Faith', 'Aspect of Wolf', 'Backfire', 'Binding Grasp',
      'Black Ward', 'Blessing', 'Blue Ward', 'Brainwash', 'Burrowing', 'Carapace', 'Cloak of Confusion',
      'Control Magic', 'Creature Bond', 'Divine Transformation', 'Errantry', 'Eternal Warrior', 'Fear',
      'Firebreathing', 'Fishliver Oil', 'Flight', 'Funeral March', 'Gaseous Form', 'Giant Strength', 'Green Ward',
      'Holy Armor', 'Holy Strength', 'Immolation', 'Imposing Visage', 'Instill Energy', 'Invisibility',
      'Ironclaw Curse', 'Krovikan Fetish', 'Lance', "Leshrac's Rite", 'Lure', 'Paralyze', 'Prismatic Ward',
      'Red Ward', 'Regeneration', 'Seeker', 'Serra Bestiary', 'Spirit Link', 'Spirit Shackle', 'The Brute',
      'Thrull Retainer', 'Torture', 'Unholy Strength', 'Unstable Mutation', 'Venom', 'Wanderlust', 'Weakness', 'Web',
      'White Ward',
    ],
    'Enchant Enchantment': [
      'Feedback', 'Power Leak',
    ],
    'Enchant Land': [
      'Blight', 'Caribou Range', 'Conquer', 'Consecrate Land', 'Cursed Land', 'Erosion', 'Evil Presence', 'Farmstead',
      'Kudzu', 'Phantasmal Terrain', 'Psychic Venom', 'Wild Growth',
    ],
    Enchantment: [
      'Aether Storm', 'Animate Dead', "Arenson's Aura", 'Bad Moon', 'Breeding Pit', 'Castle',
      'Circle of Protection: Artifacts', 'Circle of Protection: Black', 'Circle of Protection: Blue',
      'Circle of Protection: Green', 'Circle of Protection: Red', 'Circle of Protection: White', 'Conversion',
      'Copy Artifact', 'Crusade', 'Dance of Many', 'Deathgrip', 'Energy Flux', 'Fastbond', 'Flood', 'Fortified Area',
      'Gloom', 'Goblin War Drums', 'Goblin Warrens', 'Greater Realm of Preservation', 'Greed', 'Hecatomb',
      'Island Sanctuary', 'Justice', 'Karma', 'Kismet', 'Land Tax', 'Lich', 'Lifeforce', 'Lifetap', 'Living Lands',
      'Magnetic Mountain', 'Mana Flare', 'Manabarbs', 'Necropotence', 'Orcish Oriflamme', 'Pestilence', 'Power Surge',
      'Primal Order', 'Raging River', 'Smoke', 'Soul Barrier', 'Stasis', 'Sunken City', 'Sylvan Library',
      "Titania's Song", "Zur's Weirding",
    ],
    Instant: [
      'Alabaster Potion', 'Ancestral Recall', 'Berserk', 'Blaze of Glory', 'Blessed Wine', 'Blood Lust', 'Boomerang',
      'Brainstorm', 'Broken Visage', 'Camouflage', 'Crumble', 'Death Ward', 'Disenchant', 'Divine Offering',
      'Dwarven Catapult', 'Enervate', 'Eye for an Eye', 'False Orders', 'Fissure', 'Flare', 'Fog', 'Foxfire',
      'Giant Growth', 'Guardian Angel', 'Heal', 'Healing Salve', 'Howl from Beyond', "Hurkyl's Recall", 'Incinerate',
      'Inferno', 'Jump', 'Lightning Bolt', 'Mana Short', 'Marsh Gas', 'Morale', 'Natural Selection', 'Panic', 'Piety',
      'Psionic Blast', 'Ray of Command', 'Reverse Damage', 'Reverse Polarity', 'Righteousness', 'Sacred Boon',
      'Sandstorm', 'Shatter', 'Shield Wall', 'Shrink', 'Simulacrum', "Siren's Call", 'Stampede',
      'Swords to Plowshares', 'Terror', 'Truce', 'Tunnel', 'Twiddle', 'Unsummon', 'Updraft', 'Word of Blasting',
      'Word of Command',
    ],
    Interrupt: [
      'Blue Elemental Blast', 'Chaoslace', 'Counterspell', 'Deathlace', 'Deflection', 'Force Spike', 'Fork',
      'Hydroblast', 'Lifelace', 'Magical Hack', 'Memory Lapse', 'Power Sink', 'Purelace', 'Pyroblast',
      'Red Elemental Blast', 'Remove Soul', 'Sacrifice', 'Sleight of Mind', 'Spell Blast', 'Thoughtlace',
    ],
    'Mana Source': [
      'Dark Ritual',
    ],
    Sorcery: [
      'Armageddon', 'Ashes to Ashes', 'Balance', 'Braingeyser', 'Channel', 'Contract from Below', 'Darkpact',
      'Demonic Attorney', 'Demonic Tutor', 'Desert Twister', 'Detonate', 'Disintegrate', 'Drain Life', 'Drain Power',
      'Dust to Dust', 'Earthquake', 'Energy Tap', 'Fireball', 'Flashfires', 'Forget', 'Game of Chaos', 'Hurricane',
      'Icatian Town', 'Ice Storm', 'Jokulhaups', 'Juxtapose', 'Mana Clash', 'Mind Bomb', 'Mind Ravel', 'Mind Twist',
      'Mind Warp', "Nature's Lore", 'Portent', 'Pox', 'Pyrotechnics', 'Raise Dead', 'Rebirth', 'Recall',
      'Reconstruction', 'Regrowth', 'Resurrection', 'Shatterstorm', 'Sinkhole', 'Stone Rain', 'Stream of Life',
      'Time Walk', 'Timetwister', 'Touch of Death', 'Tranquility', 'Tsunami', 'Untamed Wilds', 'Visions',
      'Volcanic Eruption', 'Wheel of Fortune', 'Winds of Change', 'Winter Blast', 'Word of Binding', 'Wrath of God',
    ],
  },
};
