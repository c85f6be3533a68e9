/** Has the colour that was chosen: kept with the permanent whose text this is, or in a slot. */
export interface ChosenColour {
  readonly kind: 'chosenColour';
  readonly slot: string;
}
export const ofChosenColour = (slot: string): ChosenColour => ({ kind: 'chosenColour', slot });

/**
 * Has the creature type that was chosen.
 * One card: the type was named by chance as it came, and is read at every use.
 */
export interface ChosenSubtype {
  readonly kind: 'chosenSubtype';
  readonly slot: string;
}
export const ofChosenType = (slot: string): ChosenSubtype => ({ kind: 'chosenSubtype', slot });

/**
 * Has the name that was chosen.
 * One card: the name was chosen as it came.
 */
export interface ChosenName {
  readonly kind: 'chosenName';
  readonly slot: string;
}
export const withChosenName = (slot: string): ChosenName => ({ kind: 'chosenName', slot });
