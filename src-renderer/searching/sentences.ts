/** Every sentence about searching the cards, and about what was found. */
import type { Refusal } from '../../src-shared/contract.ts';
import type { Rulebook } from '../../src-shared/rulebooks.ts';
import type { OrderName } from '../../src-shared/search/order.ts';
import type { Misunderstanding, SearchFinding, SearchRarity } from '../../src-shared/search/query.ts';
import { refusalSentence } from '../words/refusals.ts';
import { RULEBOOK_NAMES } from '../words/rulebooks.ts';
import { counted } from '../../src-shared/words/phrases.ts';

export const RARITY_NAMES: Record<SearchRarity, string> = {
  land: 'Land',
  common: 'Common',
  uncommon: 'Uncommon',
  rare: 'Rare',
  mythic: 'Mythic',
};

export const TYPE_NAMES = {
  creature: 'Creature',
  instant: 'Instant',
  interrupt: 'Interrupt',
  sorcery: 'Sorcery',
  enchantment: 'Enchantment',
  artifact: 'Artifact',
  planeswalker: 'Planeswalker',
  land: 'Land',
} as const;

export const SEARCH_WORDS = {
  setOf: (code: string, name: string) => `${code}: ${name}`,
  field: 'Search the cards',
  placeholder: 'name, type or text',
  completions: 'What it may become',
  takeAway: (words: string) => `Take away ${words}`,
  pieces: 'What is searched for',
  clear: 'Clear the search',
  help: 'How to search',
  colour: 'Colour',
  type: 'Type',
  cost: 'Cost',
  costOf: (cost: string) => `Cost ${cost}`,
  abilities: 'Abilities',
  rarity: 'Rarity',
  sets: 'Sets',
  others: 'More',
  owned: 'Only cards I own',
  inDeck: 'Only cards in the deck',
  favourite: 'Only favourites',
  ofTime: (rulebook: Rulebook) => `Only of ${RULEBOOK_NAMES[rulebook].name}’s time`,
  everyPrinting: 'Every printing by itself',
  found: (count: number, isPrintings: boolean) => counted(count, isPrintings ? 'printing' : 'card'),
  none: 'No card fits. Take a piece of the search away.',
  order: 'In the order of',
  turnRound: 'Turn the order round',
  asCards: 'As cards',
  asTable: 'As a table',
  hint: 'Double click or Enter: one more · right click or −: one fewer · S: sideboard',
  notSearched: (refusal: Refusal) => `The search did not work. ${refusalSentence(refusal)}`,
} as const;

export const ORDER_NAMES: Record<OrderName, string> = {
  name: 'Name',
  value: 'Cost',
  colour: 'Colour',
  type: 'Type',
  power: 'Power',
  toughness: 'Toughness',
  rarity: 'Rarity',
  set: 'Set',
  owned: 'Owned',
};

const MISUNDERSTANDINGS: Record<Misunderstanding, (words: string) => string> = {
  unknownField: (words) => `“${words}” is nothing that can be searched by.`,
  noValue: (words) => `“${words}” wants something after it.`,
  notANumber: (words) => `“${words}” is no number.`,
  unknownColour: (words) => `“${words}” is no colour.`,
  unknownRarity: (words) => `“${words}” is no rarity.`,
  unknownRulebook: (words) => `“${words}” is no rulebook.`,
  unknownSet: (words) => `“${words}” is the code of no set.`,
  unknownFormat: (words) => `“${words}” is no format.`,
  unknownKeyword: (words) => `“${words}” is no ability of that name.`,
  unknownFlag: (words) => `“${words}” is nothing that a card can be.`,
  notComparable: (words) => `“${words}” cannot be compared that way.`,
  openQuote: (words) => `The quotation mark before “${words}” is not closed.`,
  openBracket: () => 'A bracket is not closed.',
  strayBracket: () => 'A bracket is closed that was not opened.',
  tooDeep: () => 'There are too many brackets within brackets.',
  tooLong: () => 'The search is too long; its end is left out.',
};

export const searchFinding = ({ kind, words }: SearchFinding): string => MISUNDERSTANDINGS[kind](words);

/** What can be typed, and what it finds. */
export const QUERY_HELP: readonly { readonly typed: string; readonly finds: string }[] = [
  { typed: 'dragon', finds: 'cards with these letters in their name' },
  { typed: '!"Giant Growth"', finds: 'the card of exactly this name' },
  { typed: 't:goblin', finds: 'a type or a kind of creature' },
  { typed: 'o:"draw a card"', finds: 'words of the rules text' },
  { typed: 'kw:flying', finds: 'an ability' },
  { typed: 'c:rg', finds: 'cards that are red and green' },
  { typed: 'c<=rg', finds: 'cards of no other colours than these' },
  { typed: 'id:w', finds: 'colours in the cost and in the text' },
  { typed: 'mv<=3', finds: 'the cost as a number' },
  { typed: 'm:{R}{R}', finds: 'symbols in the cost' },
  { typed: 'pow>tou', finds: 'power, toughness and loyalty (loy), also against each other' },
  { typed: 'r>=rare', finds: 'the rarity' },
  { typed: 'e:ice', finds: 'a set, by its letters or its name' },
  { typed: 'year<1995', finds: 'the year of the printing' },
  { typed: 'book:portal', finds: 'the time of a rulebook' },
  { typed: 'f:legacy', finds: 'a format of play; also banned: and restricted:' },
  { typed: 'own>=4', finds: 'how many you have; deck: how many are in the deck' },
  { typed: 'is:favourite', finds: 'also permanent, spell, basic, gold, vanilla, reprint, owned, indeck' },
  { typed: 'note:swap', finds: 'your notes on cards' },
  { typed: '-c:u', finds: 'a minus turns a piece round' },
  { typed: '(t:elf or t:goblin) mv<3', finds: 'or, and brackets' },
];

/** The columns of the cards found. */
export const FOUND_COLUMNS = {
  name: 'Name',
  value: 'Cost',
  type: 'Type',
  power: 'Size',
  rarity: 'Rarity',
  set: 'Set',
  owned: 'Owned',
} as const;
