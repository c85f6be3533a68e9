/** Wizards who trade. Each has another binder every day, and what was taken of it today is gone. */
import type { Copies, PlayerId } from '../../src-shared/collection.ts';
import { MINDS, WIZARD_NAMES, type MindName } from '../../src-shared/duels.ts';
import type { Rulebook } from '../../src-shared/rulebooks.ts';
import type { Database } from '../collection/database/database.ts';
import { addedUp } from '../collection/owned/changing.ts';
import { history } from '../collection/owned/history.ts';
import { binderOf, type Trader } from '../collection/trading/trading.ts';

/** What each level wants for what is worth 100. */
const ASKS: Readonly<Record<MindName, number>> = {
  random: 90,
  apprentice: 100,
  magician: 105,
  sorcerer: 110,
  wizard: 120,
};

export const TRADERS: readonly Trader[] = MINDS.map((mind) => ({
  name: WIZARD_NAMES[mind],
  asks: ASKS[mind],
}));

export const traderNamed = (wizard: string): Trader | undefined =>
  TRADERS.find(({ name }) => name === wizard);

export function binderToday(
  { read }: Pick<Database, 'read'>,
  player: PlayerId,
  rulebook: Rulebook,
  { name }: Trader,
  now: Date,
): Copies[] {
  const day = now.toISOString().slice(0, 10);
  const traded = history(read, player, { most: 1_000 })
    .filter(({ kind, at, facts }) => kind === 'trade' && at.startsWith(day) && facts.with === name)
    .flatMap(({ cards }) => cards)
    .map((copies) => ({ ...copies, count: -copies.count }));
  const binder = [...binderOf(rulebook, seedOf(`${name} ${day} ${player}`)), ...traded];
  return addedUp(binder).filter(({ count }) => count > 0);
}

function seedOf(words: string): number {
  let seed = 0;
  for (const letter of words) seed = (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return seed >>> 0;
}
