/** What the corpus cannot say yet, each with the node of the language that it waits for. */

/** Cards that are not there at all. */
export const WAITING: Readonly<Record<string, string>> = {
  'Heart of Yavimaya': 'asEnters: a price without which it goes to the graveyard',
  Jihad: 'chooseWord: an opponent; filter: of the chosen colour',
  'Lake of the Dead': 'asEnters: a price without which it goes to the graveyard',
  'Miracle Worker': 'filter: attached to something that fits',
  "Mishra's Workshop": 'addMana: mana that only pays for what fits',
  Preacher: 'duration: while the source is tapped; rule: may stay tapped',
  'Reverse Polarity': 'amount: damage dealt to a player this turn, by what fits',
  'Soldevi Excavations': 'asEnters: a price without which it goes to the graveyard',
  Solfatara: 'effect: a rule that holds for a time',
  'Squandered Resources': 'addMana: what a land could produce',
  Taunt: 'effect: a rule that holds for a later turn',
  "Teferi's Imp": 'phasing',
};

/** Cards that are there but for one part. */
export const LACKING: Readonly<Record<string, string>> = {
  'Black Vise': 'chooseWord: an opponent (it looks at all of them)',
  'Chandra Nalaar': 'loyalty cost: X (her second ability); ref: several together',
  'Debt of Loyalty': 'delayed: until a time (its bargain never ends)',
  Flux: 'discard: all players at the same time, each draws as many (they go one by one)',
  'Goblin Rock Sled': 'filter: attacked in its last turn (it always untaps)',
  'Instill Energy': 'rule: may attack at once (it gives haste)',
  'Island Sanctuary': 'filter: has a landwalk (islandwalkers are kept away); a rule that outlives its source',
  'Orcish Conscripts': 'rule: blocks only in company',
  'Ray of Command': 'moment: control is lost (it stays untapped)',
  Scarecrow: 'prevent: from everything that fits (its ability)',
  'The Rack': 'chooseWord: an opponent (it looks at all of them)',
  "Zur's Weirding": 'effect: reveal cards; ref: all players but that one (one opponent only)',
};
