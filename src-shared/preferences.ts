/** What the player has chosen. Kept in one file that both doors read and write. */

import { COLOURS, type Step } from './duel/words.ts';
import { RULEBOOKS, type Rulebook } from './rulebooks.ts';
import { DEFAULT_SET_UP, type SetUp } from './set-up.ts';

/** Things that somebody may be warned of before they are lost. */
export const WARNINGS = ['manaBurns', 'landUnplayed', 'lethalAttack'] as const;
export type Warning = (typeof WARNINGS)[number];

/** The light the table is seen by. */
export const LIGHTS = ['lantern', 'darkRoom', 'highContrast'] as const;
export type Light = (typeof LIGHTS)[number];

export const MOTIONS = ['system', 'none', 'fast', 'normal'] as const;
export type Motion = (typeof MOTIONS)[number];

/** Text size in per cent. */
export const TEXT_SIZES = [100, 115, 130, 150, 175, 200] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/**
 * When a seat is asked although it must not decide: at its Stops alone, also whenever it could do something (the table
 * of 1997), or at every moment it has the word.
 */
export const ATTENTIONS = ['stops', 'chances', 'everything'] as const;
export type Attention = (typeof ATTENTIONS)[number];

/** How long the table rests after each act of a computer wizard: until a click, or for a time. */
export const PACES = ['click', 'slow', 'normal', 'fast', 'atOnce'] as const;
export type Pace = (typeof PACES)[number];

/** Seconds that a wizard who looks ahead may take for a decision. */
export const THINKING_TIMES = [1, 2, 4, 8] as const;
export type ThinkingTime = (typeof THINKING_TIMES)[number];

/** Steps that never end without a word of the player's, in the own turn and in the others'. */
export interface Stops {
  readonly yours: readonly Step[];
  readonly theirs: readonly Step[];
}

/** Whether sounds are heard; `system`: unless the system asks for less. */
export const MUTES = ['system', 'muted', 'heard'] as const;
export type Mute = (typeof MUTES)[number];

/** Sounds that have a level of their own. */
export const SOUND_GROUPS = ['cards', 'mana', 'chain', 'combat', 'life', 'signals', 'ending'] as const;
export type SoundGroup = (typeof SOUND_GROUPS)[number];

/** How loud, in per cent. */
export const LEVELS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const;
export type Level = (typeof LEVELS)[number];

type SoundLevels = Readonly<Record<SoundGroup, Level>>;

/** `standard` keeps the Showcase beside the table; `advanced` has the largest territories. */
export const TABLE_LAYOUTS = ['standard', 'advanced'] as const;
type TableLayout = (typeof TABLE_LAYOUTS)[number];

/** The cloth of the own territory: of a colour, or of the deck's. */
export const GROUND_COLOURS = [...COLOURS, 'deck'] as const;
export type GroundColour = (typeof GROUND_COLOURS)[number];

export const GROUND_STYLES = ['line', 'pattern', 'mana'] as const;
export type GroundStyle = (typeof GROUND_STYLES)[number];

export interface Ground {
  readonly colour: GroundColour;
  readonly style: GroundStyle;
}

/** What floats over the territories and can be moved. */
export const TABLE_WINDOWS = ['ownHand', 'otherHand', 'chain', 'combat', 'situation'] as const;
export type TableWindow = (typeof TABLE_WINDOWS)[number];

/** Where a window was moved to: its upper left corner, in thousandths of the room there is for it. */
export interface WindowPlace {
  readonly x: number;
  readonly y: number;
}

/** Windows that are not named stand where they stood at first. */
type WindowPlaces = Readonly<{ [Window in TableWindow]?: WindowPlace | undefined }>;

/** How large cards at the table may be, in per cent. */
export const CARD_SIZES = [100, 110, 125, 150, 175, 200] as const;
type CardSize = (typeof CARD_SIZES)[number];

/** Whose frames full cards have: those of the rulebook in force, or of one that was chosen. */
export const ERA_FRAMES = ['ofDuel', ...RULEBOOKS] as const;
type EraFrames = (typeof ERA_FRAMES)[number];

export interface Preferences {
  rulebook: Rulebook;
  light: Light;
  motion: Motion;
  textSize: TextSize;
  stops: Stops;
  attention: Attention;
  pace: Pace;
  thinkingTime: ThinkingTime;
  /** What the player wants to be warned of. */
  warnings: readonly Warning[];
  /** What was chosen in 1997 could not be taken back: attackers, blockers, what is given up. */
  strictTable: boolean;
  layout: TableLayout;
  /** Whether a wizard may be asked what it would do. */
  hints: boolean;
  /** Whether the table says what can be done in each part of a turn. */
  guide: boolean;
  /** The first steps were taken, or put away. */
  welcomed: boolean;
  /** Hints for what is under the pointer. */
  cueCards: boolean;
  /** On small cards. */
  abilityIcons: boolean;
  /** Power and toughness on small cards. */
  sizesOnCards: boolean;
  /** Whether wizards say something by the way. */
  wizardsTalk: boolean;
  /** Whether the coin that is tossed is seen turning. */
  coinToss: boolean;
  /** Whether the next cards of both libraries are shown when a duel is over. */
  nextDraws: boolean;
  ground: Ground;
  /** Small cards are squares of art; otherwise whole cards, made small. */
  artSquares: boolean;
  cardSize: CardSize;
  eraFrames: EraFrames;
  /** Where the player's own pictures are: a whole path; empty is the folder in the data folder. */
  pictureFolder: string;
  windowPlaces: WindowPlaces;
  mute: Mute;
  soundVolume: Level;
  soundLevels: SoundLevels;
  /** What the last duel or gauntlet was put together of. */
  setUp: SetUp;
}

export type PreferencesChange = { [Key in keyof Preferences]?: Preferences[Key] | undefined };

export const DEFAULT_PREFERENCES: Preferences = {
  rulebook: 'fifth',
  light: 'lantern',
  motion: 'system',
  textSize: 100,
  stops: { yours: ['main1', 'main2'], theirs: ['discard', 'end'] },
  attention: 'chances',
  pace: 'normal',
  thinkingTime: 2,
  warnings: WARNINGS,
  strictTable: false,
  layout: 'standard',
  hints: true,
  guide: false,
  welcomed: false,
  cueCards: false,
  abilityIcons: true,
  sizesOnCards: true,
  wizardsTalk: true,
  coinToss: true,
  nextDraws: true,
  ground: { colour: 'deck', style: 'line' },
  artSquares: true,
  cardSize: 100,
  eraFrames: 'ofDuel',
  pictureFolder: '',
  windowPlaces: {},
  mute: 'system',
  soundVolume: 70,
  soundLevels: { cards: 80, mana: 80, chain: 80, combat: 80, life: 80, signals: 80, ending: 80 },
  setUp: DEFAULT_SET_UP,
};
