/** It has an ability that gives mana. */
export interface HasManaAbility {
  readonly kind: 'hasManaAbility';
}
export const withManaAbility: HasManaAbility = { kind: 'hasManaAbility' };
