/** How what was found is ordered. */
export const ORDERS = [
  'name',
  'value',
  'colour',
  'type',
  'power',
  'toughness',
  'rarity',
  'set',
  'owned',
] as const;
export type Order = (typeof ORDERS)[number];

export interface SearchOrder {
  readonly by: Order;
  readonly isDescending: boolean;
}

export const BY_NAME: SearchOrder = { by: 'name', isDescending: false };
