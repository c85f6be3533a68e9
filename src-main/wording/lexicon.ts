import type { Keyword } from '../../src-shared/duel/words.ts';

/** The words of one era. Every text is put together from these; a new term breaks each lexicon until it has it. */
export interface Lexicon {
  /** "on the battlefield", "in play". */
  readonly inPlay: string;
  /** "enters the battlefield", "comes into play". */
  readonly entersPlay: string;
  /** "put into a graveyard from the battlefield", "put into the graveyard from play". */
  readonly dies: string;
  readonly leavesPlay: string;
  readonly putIntoPlay: string;
  readonly cast: { readonly one: string; readonly third: string };
  readonly exile: { readonly verb: string; readonly after: string };
  /** Destroy beyond regeneration: a verb of its own, a sentence after it, or nothing where nothing regenerates. */
  readonly bury: 'verb' | 'sentence' | 'unsaid';
  /** When a turn ends: any turn, and that of one player alone (~ stands for whose). */
  readonly endStep: string;
  readonly endStepOf: string;
  /** "until end of turn", "until the end of the turn". */
  readonly turnEnd: string;
  readonly untapStep: string;
  readonly drawStep: string;
  readonly controller: string;
  readonly library: string;
  readonly graveyard: string;
  readonly power: string;
  readonly toughness: string;
  readonly block: { readonly verb: string; readonly third: string; readonly noun: string };
  readonly createToken: string;
  readonly damagePrevention: string;
  readonly activate: string;
  /** What is used by a price (~ stands for whose it is), and how that is barred. */
  readonly priced: { readonly abilities: string; readonly barred: string; readonly butMana: string };
  readonly aura: string;
  /** An Aura as a noun: the books before 1999 have no word for it. */
  readonly auraNoun: string;
  readonly totalCost: string;
  readonly manaCost: string;
  /** Looking at cards and putting some on the bottom: a word of its own, or spelled out. */
  readonly scry: 'word' | 'spelledOut';
  /** "Tap to" and what it does, a symbol before a colon, or "you may tap this to". */
  readonly tapping: 'words' | 'symbol' | 'offer';
  /** Giving up what is one's own: a word for it, or destroying it. */
  readonly sacrifice: 'sacrifice' | 'destroy';
  /** Things are controlled, or somebody has them in play. */
  readonly holding: 'control' | 'have';
  /** "Whenever it attacks", or "if it attacks". */
  readonly whenAttacking: string;
  /** "You may tap it", or "you may choose to tap it". */
  readonly may: string;
  /** From play onto a library it is put, or returned to its top. */
  readonly ontoLibrary: 'put' | 'return';
  /** "Target creature", or "any one creature". */
  readonly target: 'target' | 'anyOne';
  /** "Each opponent", "your opponent". */
  readonly opponents: string;
  /** "All black creatures", or "black creatures" alone. */
  readonly everything: string;
  /** What stands before the modes. */
  readonly chooseOne: string;
  /** Being a Wall says that it cannot attack, or a keyword does. */
  readonly wallsStand: 'unsaid' | 'said';
  /** Whose turn it is. */
  readonly activePlayer: string;
  readonly blockers: string;
  /** "Combat damage", where there is damage of another kind to tell it from. */
  readonly combatDamage: 'combat ' | '';
  /** What is won and lost. */
  readonly duel: 'duel' | 'game';
  readonly blocking: string;
  /** "Forests", or "forests" as the books of 1997 have them. */
  readonly landTypes: 'capital' | 'small';
  /** "Cannot" and "does not", "can't" and "does not", or "can't" and "doesn't". */
  readonly negatives: 'whole' | 'cannot' | 'short';
  /** Keywords said in a sentence of their own; ~ stands for the card's name. */
  readonly spelledOut: Readonly<Partial<Record<Keyword, string>>>;
  /** What is said in brackets after a keyword; of a landwalk with ~ for the land. */
  readonly reminders: Readonly<Partial<Record<Keyword | 'landwalk', string>>>;
  /**
   * "Summon Goblin" and "Enchant Creature", with "Mono Artifact" or without; "Summon Creature"; or types and subtypes
   * with a dash.
   */
  readonly typeLine: 'kinds' | 'summon' | 'summonCreature' | 'dash';
  /** Lines by the names of their cards, where that time printed another than the card's types would make. */
  readonly printedLines: Readonly<Record<string, string | undefined>>;
}
