/** Sources of mana that automatic payments leave alone. */
import type { CardNumber } from '../../src-shared/duel/things.ts';
import type { TableView } from '../../src-shared/table.ts';

export const isSpared = ({ spared }: TableView, card: CardNumber): boolean => spared.includes(card);

/** U050: any source of one's own, for in old rulebooks artifacts give mana as lands do. */
export function canSpare({ cards, plays }: TableView, card: CardNumber): boolean {
  const source = cards[card];
  return source?.givesMana === true && plays.includes(source.controller);
}
