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
  readonly removedPlace: string;
  /** Destroy beyond regeneration: a verb of its own, or a sentence after it. */
  readonly bury: 'verb' | 'sentence';
  /** "the beginning of the end step", "end of turn". */
  readonly endStep: string;
  readonly untapStep: string;
  readonly controller: string;
  readonly library: string;
  readonly graveyard: string;
  readonly power: string;
  readonly toughness: string;
  readonly block: { readonly verb: string; readonly third: string; readonly noun: string };
  readonly createToken: string;
  readonly damagePrevention: string;
  readonly activate: string;
  readonly aura: string;
  readonly totalCost: string;
  readonly manaCost: string;
  /** Looking at cards and putting some on the bottom: a word of its own, or spelled out. */
  readonly scry: 'word' | 'spelledOut';
  /** "Tap to" and what it does, or a symbol before a colon. */
  readonly tapping: 'words' | 'symbol';
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
  readonly blockers: string;
  /** What is won and lost. */
  readonly duel: 'duel' | 'game';
  readonly blocking: string;
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
}
