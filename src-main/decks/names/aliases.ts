/** Names that files give to cards, other than by their own name: the abbreviations of 1997 and its misspellings. */
export const ALIASES: readonly (readonly [alias: string, name: string])[] = [
  ["Tawnos' Weaponry", "Tawnos's Weaponry"],
  ["Tawnos' Coffin", "Tawnos's Coffin"],
  ["Tawnos' Wand", "Tawnos's Wand"],
  ['Yotian Soldiers', 'Yotian Soldier'],
  ...['Black', 'Blue', 'Green', 'Red', 'White', 'Artifacts'].flatMap((against) =>
    ['COP', 'C.O.P.', 'C. of Protection', 'Circle of Prot.', 'CoP'].map(
      (short) => [`${short}: ${against}`, `Circle of Protection: ${against}`] as const,
    ),
  ),
  ['T.Island', 'Tropical Island'],
  ['Undergd.Sea', 'Underground Sea'],
  ['Undergd Sea', 'Underground Sea'],
  ['V. Enchantress', 'Verduran Enchantress'],
  ['Vesuvan Dopple.', 'Vesuvan Doppelganger'],
  ['Golbin Polka Band', 'Goblin Polka Band'],
  ['Birds of Paridise', 'Birds of Paradise'],
  ['Mons Goblin Raiders', "Mons's Goblin Raiders"],
  ["Mon's Goblin Raiders", "Mons's Goblin Raiders"],
  ["Mishras' Factory", "Mishra's Factory"],
  ['Gaeas Liege', "Gaea's Liege"],
  ['Will o the Wisp', "Will-o'-the-Wisp"],
  ['Will of the Wisp', "Will-o'-the-Wisp"],
  ['El Hajjaj', 'El-Hajjâj'],
  ['Lim-Dul the Necromancer', 'Lim-Dûl the Necromancer'],
];
