/** How what was found is ordered. */
import type { ORDER } from '../inputs/collection.ts';
import type { Given } from '../shapes/plain.ts';

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
export type OrderName = (typeof ORDERS)[number];

export type SearchOrder = Given<typeof ORDER>;

export const BY_NAME: SearchOrder = { by: 'name', isDescending: false };
