/** The computer wizards as persons: who they are, what they like, what they play and what they say. */
import type { Colour } from './duel/words.ts';
import type { FacePlan } from './face-plan.ts';
import type { Rulebook } from './rulebooks.ts';

/** What a wizard leans to, from 0 to 1; 0.5 leans nowhere. `chatter` is how much she talks. */
export const TRAITS = ['aggression', 'patience', 'creatures', 'counterspells', 'burn', 'chatter'] as const;
type Trait = (typeof TRAITS)[number];
export type Temper = Readonly<Record<Trait, number>>;

/** When a wizard says something. */
export const LINE_MOMENTS = ['start', 'good', 'bad', 'victory', 'defeat', 'draw'] as const;
export type LineMoment = (typeof LINE_MOMENTS)[number];

/** The place of a wizard in the order of a gauntlet, the weakest first. */
export const STRONGEST = 12;

export interface Wizard {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly colours: readonly Colour[];
  /** From 1 to 12: how late in a gauntlet she is met, not how well she thinks. */
  readonly strength: number;
  readonly temper: Temper;
  readonly face: FacePlan;
  /** The ready deck she plays under each rulebook, by its name. */
  readonly decks: Readonly<Record<Rulebook, string>>;
  readonly lines: Readonly<Record<LineMoment, readonly string[]>>;
}

/** In the place of a wizard's id: whoever chance sends. */
export const ANYBODY = 'anybody';

/** What a window needs to know to choose one. */
export type WizardChoice = Pick<Wizard, 'id' | 'name' | 'title' | 'colours' | 'strength' | 'face' | 'decks'>;
