/** What the marks on a small card say. */
import type { FaceText, TableCard } from '../../src-shared/table.ts';
import { CARDS } from './sentences.ts';

/** Against what is printed: the sum decides, and of equal sums the power. */
export function changeOf(
  { power, toughness = 0 }: Pick<TableCard, 'power' | 'toughness'>,
  face: Pick<FaceText, 'power' | 'toughness'> | undefined,
): 'up' | 'down' | undefined {
  if (power === undefined || face?.power === undefined) return undefined;
  const more = power + toughness - face.power - (face.toughness ?? 0) || power - face.power;
  if (more === 0) return undefined;
  return more > 0 ? 'up' : 'down';
}

/** Loyalty has a plate of its own. */
export function pillsOf(counters: TableCard['counters']): { kind: string; text: string }[] {
  return Object.entries(counters ?? {})
    .filter(([kind, count]) => kind !== 'loyalty' && count > 0)
    .map(([kind, count]) => ({ kind, text: CARDS.counters(kind, count) }));
}
