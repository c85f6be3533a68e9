import type { Amount } from '../amount.ts';
import type { Ref } from '../ref.ts';
import { you } from '../refs/players.ts';

/** A player chooses some of these objects; they are kept in a slot. */
export interface Choose {
  readonly kind: 'choose';
  readonly from: Ref;
  readonly slot: string;
  readonly least: Amount;
  readonly most: Amount;
  readonly by: Ref;
  /** Chance chooses, as many as `most`. */
  readonly atRandom?: true;
}
type Manner = Partial<Pick<Choose, 'least' | 'most' | 'by' | 'atRandom'>>;
export const choose = (from: Ref, slot: string, manner: Manner = {}): Choose => ({
  kind: 'choose',
  from,
  slot,
  least: 1,
  most: 1,
  by: you,
  ...manner,
});

/** A player names a colour, a land type, a number and so on; it is kept with the permanent, or in a slot of the text. */
export interface ChooseWord {
  readonly kind: 'chooseWord';
  readonly of: 'colour' | 'landType' | 'creatureType';
  readonly slot: string;
  readonly by: Ref;
  /** Chance names it. */
  readonly atRandom?: true;
  /** Creature types: those in these players' decks. */
  readonly decksOf?: Ref;
}
export const chooseWord = (of: ChooseWord['of'], slot: string, by: Ref = you): ChooseWord => ({
  kind: 'chooseWord',
  of,
  slot,
  by,
});
export const wordAtRandom = (of: ChooseWord['of'], slot: string, decksOf?: Ref): ChooseWord => ({
  kind: 'chooseWord',
  of,
  slot,
  by: you,
  atRandom: true,
  ...(decksOf === undefined ? {} : { decksOf }),
});
