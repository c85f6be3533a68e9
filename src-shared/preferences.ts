/** What the player has chosen. Kept in one file that both doors read and write. */
import * as v from 'valibot';
import { COLOURS, STEPS } from './duel/words.ts';
import { RULEBOOKS } from './rulebooks.ts';
import { DEFAULT_SET_UP } from './set-up.ts';
import { rulebook, text, within, type Given, type GivenEntries } from './shapes/plain.ts';
import { SET_UP } from './shapes/set-up.ts';

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

const steps = v.pipe(v.array(v.picklist(STEPS)), v.maxLength(STEPS.length));
/** Steps that never end without a word of the player's, in the own turn and in the others'. */
const STOPS = v.strictObject({ yours: steps, theirs: steps });
export type Stops = Given<typeof STOPS>;

/** Whether sounds are heard; `system`: unless the system asks for less. */
export const MUTES = ['system', 'muted', 'heard'] as const;
export type Mute = (typeof MUTES)[number];

/** Sounds that have a level of their own. */
export const SOUND_GROUPS = ['cards', 'mana', 'chain', 'combat', 'life', 'signals', 'ending'] as const;
export type SoundGroup = (typeof SOUND_GROUPS)[number];

/** How loud, in per cent. */
export const SOUND_LEVELS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const;
export type Level = (typeof SOUND_LEVELS)[number];

/** `standard` keeps the Showcase beside the table; `advanced` has the largest territories. */
export const TABLE_LAYOUTS = ['standard', 'advanced'] as const;

/** The cloth of the own territory: of a colour, or of the deck's. */
export const GROUND_COLOURS = [...COLOURS, 'deck'] as const;
export type GroundColour = (typeof GROUND_COLOURS)[number];

export const GROUND_STYLES = ['line', 'pattern', 'mana'] as const;
export type GroundStyle = (typeof GROUND_STYLES)[number];

const GROUND = v.strictObject({ colour: v.picklist(GROUND_COLOURS), style: v.picklist(GROUND_STYLES) });
export type Ground = Given<typeof GROUND>;

/** What floats over the territories and can be moved. */
export const TABLE_WINDOWS = ['ownHand', 'otherHand', 'chain', 'combat', 'situation'] as const;
export type TableWindow = (typeof TABLE_WINDOWS)[number];

/** Where a window was moved to: its upper left corner, in thousandths of the room there is for it. */
const WINDOW_PLACE = v.strictObject({ x: within(0, 1000), y: within(0, 1000) });
export type WindowPlace = Given<typeof WINDOW_PLACE>;

/** How large cards at the table may be, in per cent. */
export const CARD_SIZES = [100, 110, 125, 150, 175, 200] as const;

/** Whose frames full cards have: those of the rulebook in force, or of one that was chosen. */
export const ERA_FRAMES = ['ofDuel', ...RULEBOOKS] as const;

/** More than any system takes. */
const LONGEST_PATH = 4_096;

/**
 * Where choices stand that are drawn from this list alone, each by its name in src-renderer/words/preferences.ts: what
 * the duel options show and how they let it go, and the panels of the options. The others have a place of their own.
 */
export type SwitchPlace = 'shown' | 'tablePanel' | 'cardsPanel';
type Place = SwitchPlace | 'habits';

const entry = <Shape extends v.GenericSchema>(shape: Shape, first: Given<Shape>) => ({ shape, first });
const yesNo = <const In extends SwitchPlace>(first: boolean, drawnIn: In) => ({
  ...entry(v.boolean(), first),
  drawnIn,
});
const oneOf = <const List extends v.PicklistOptions>(list: List, first: List[number], drawnIn: 'habits') => ({
  shape: v.picklist(list),
  first,
  drawnIn,
});

/** Every preference: what it may be, what it is at first, and where its name alone is enough to choose it. */
export const PREFERENCES = {
  rulebook: entry(rulebook, 'fifth'),
  light: entry(v.picklist(LIGHTS), 'lantern'),
  motion: entry(v.picklist(MOTIONS), 'system'),
  textSize: entry(v.picklist(TEXT_SIZES), 100),
  stops: entry(STOPS, { yours: ['main1', 'main2'], theirs: ['discard', 'end'] }),
  pace: oneOf(PACES, 'normal', 'habits'),
  thinkingTime: oneOf(THINKING_TIMES, 2, 'habits'),
  attention: oneOf(ATTENTIONS, 'chances', 'habits'),
  /** What the player wants to be warned of. */
  warnings: entry(v.pipe(v.array(v.picklist(WARNINGS)), v.maxLength(WARNINGS.length)), WARNINGS),
  /** What was chosen in 1997 could not be taken back: attackers, blockers, what is given up. */
  strictTable: yesNo(false, 'tablePanel'),
  layout: entry(v.picklist(TABLE_LAYOUTS), 'standard'),
  /** Whether a wizard may be asked what it would do. */
  hints: yesNo(true, 'shown'),
  /** Whether the table says what can be done in each part of a turn. */
  guide: yesNo(false, 'shown'),
  /** The first steps were taken, or put away. */
  welcomed: entry(v.boolean(), false),
  /** Hints for what is under the pointer. */
  cueCards: yesNo(false, 'shown'),
  /** On small cards. */
  abilityIcons: yesNo(true, 'shown'),
  /** Power and toughness on small cards. */
  sizesOnCards: yesNo(true, 'shown'),
  /** Whether wizards say something by the way. */
  wizardsTalk: yesNo(true, 'shown'),
  /** Whether the coin that is tossed is seen turning. */
  coinToss: yesNo(true, 'shown'),
  /** Whether the next cards of both libraries are shown when a duel is over. */
  nextDraws: yesNo(true, 'shown'),
  ground: entry(GROUND, { colour: 'deck', style: 'line' }),
  /** Small cards are squares of art; otherwise whole cards, made small. */
  artSquares: yesNo(true, 'cardsPanel'),
  cardSize: entry(v.picklist(CARD_SIZES), 100),
  mute: oneOf(MUTES, 'system', 'habits'),
  eraFrames: oneOf(ERA_FRAMES, 'ofDuel', 'habits'),
  /** Where the player's own pictures are: a whole path; empty is the folder in the data folder. */
  pictureFolder: entry(text(LONGEST_PATH), ''),
  /** Windows that are not named stand where they stood at first. */
  windowPlaces: entry(v.strictObject(v.entriesFromList(TABLE_WINDOWS, v.optional(WINDOW_PLACE))), {}),
  soundVolume: entry(v.picklist(SOUND_LEVELS), 70),
  soundLevels: entry(v.strictObject(v.entriesFromList(SOUND_GROUPS, v.picklist(SOUND_LEVELS))), {
    ...{ cards: 80, mana: 80, chain: 80, combat: 80, life: 80, signals: 80, ending: 80 },
  }),
  /** What the last duel or gauntlet was put together of. */
  setUp: entry(SET_UP, DEFAULT_SET_UP),
};

type Entries = typeof PREFERENCES;
type PreferenceName = keyof Entries;
type Shapes = { [Name in PreferenceName]: Entries[Name]['shape'] };
export type Preferences = GivenEntries<Shapes>;
export type PreferencesChange = { [Name in PreferenceName]?: Preferences[Name] | undefined };

/** The preferences that are drawn in a place. */
export type DrawnIn<In extends Place> = {
  [Name in PreferenceName]: Entries[Name] extends { drawnIn: In } ? Name : never;
}[PreferenceName];

/** Nothing but the entries themselves: a `map` of them forgets which is which. */
const ofEach = (part: 'shape' | 'first'): unknown =>
  Object.fromEntries(Object.entries(PREFERENCES).map(([name, entry]) => [name, entry[part]]));

export const DEFAULT_PREFERENCES = ofEach('first') as Preferences;

export const PREFERENCES_CHANGE = v.partial(v.strictObject(ofEach('shape') as Shapes));

export const drawnIn = <In extends Place>(place: In): readonly DrawnIn<In>[] =>
  Object.entries(PREFERENCES)
    .filter(([, entry]) => 'drawnIn' in entry && entry.drawnIn === place)
    .map(([name]) => name as DrawnIn<In>);

/** What may be chosen of a preference that is one of several. */
export function valuesOf<Name extends DrawnIn<'habits'>>(name: Name): readonly Preferences[Name][] {
  const options: readonly unknown[] = PREFERENCES[name].shape.options;
  return options as readonly Preferences[Name][];
}

/** What is named without a value stays as it is. */
export const withChange = <Kept extends object>(kept: Kept, change: PreferencesChange): Kept => ({
  ...kept,
  ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
});
