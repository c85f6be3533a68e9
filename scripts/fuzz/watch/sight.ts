/** What lies open on a table: all that the watch goes by. */
import { asked, viewFor, type CardNumber, type Duel } from '../../../src-main/engine/index.ts';
import { abilityAt, looksOf } from '../../../src-main/engine/position.ts';
import type { View } from '../../../src-shared/duel/view.ts';
import { COLOURS, type Colour } from '../../../src-shared/duel/words.ts';

export interface Sight {
  readonly view: View;
  /** What is asked, in a word. */
  readonly purpose: string | undefined;
  /** The colours that a permanent is protected from. */
  readonly protectedFrom: (card: CardNumber) => readonly Colour[];
}

export const sightOf = (duel: Duel): Sight => ({
  view: viewFor(duel, 0),
  purpose: asked(duel)?.purpose,
  protectedFrom: (card) => protections(duel, card),
});

function protections(duel: Duel, card: CardNumber): readonly Colour[] {
  if (!duel.board[card]) return [];
  const looks = looksOf(duel, card);
  return looks.abilities.flatMap((at) => {
    const ability = abilityAt(duel, at);
    if (ability.kind !== 'protection') return [];
    const from = JSON.stringify(ability.from);
    return COLOURS.filter((colour) => from === `{"kind":"colour","colour":"${colour}"}`);
  });
}
