/** Mana that depends on something else: what was chosen, what lands could give, what was just made. */
import type { Duel, Thing } from '../value/duel.ts';
import type { Context } from '../reading/context.ts';
import { readRef } from '../reading/refs.ts';
import { readWord } from '../reading/slots.ts';
import { abilityAt, effectsOf } from '../faces/faces.ts';
import type { AddMana } from '../language/effects/addMana.ts';
import { isThere, lastKnown } from '../value/things.ts';
import { looksOf } from '../reading/looks.ts';
import { COLOURS, MANA } from '../../../src-shared/duel/words.ts';

/** The choices of a source as things stand: rows of symbols. */
export function symbolsOf(duel: Duel, context: Context, { choices, origin }: AddMana): readonly string[] {
  switch (origin?.kind) {
    case undefined:
      return choices;
    case 'chosen': {
      const symbol = MANA[(COLOURS as readonly string[]).indexOf(readWord(duel, context, origin.slot) ?? '')];
      return symbol === undefined ? [] : [symbol];
    }
    case 'couldProduce':
      return ordered(
        readRef(duel, context, origin.of)
          .map((thing) => couldProduce(duel, thing))
          .join(''),
      ).filter((symbol) => !origin.coloursOnly || symbol !== 'C');
    case 'produced':
      return ordered(context.act?.about?.mana ?? '');
  }
}

const ordered = (symbols: string): string[] => MANA.filter((symbol) => symbols.includes(symbol));

/** Every kind of mana that its abilities give, whether they can be used or not; what itself asks others is left out. */
function couldProduce(duel: Duel, thing: Thing): string {
  if (thing.kind !== 'card') return '';
  const there = isThere(duel, thing);
  const looks = there ? looksOf(duel, thing.card) : lastKnown(duel, thing)?.looks;
  const context: Context = { you: looks?.controller ?? 0, self: thing };
  const effects = (looks?.abilities ?? []).flatMap((at) => {
    const ability = abilityAt(duel, at);
    return ability.kind === 'activated' ? effectsOf(ability) : [];
  });
  return effects
    .flatMap((effect) =>
      effect.kind === 'addMana' && effect.origin?.kind !== 'couldProduce'
        ? symbolsOf(duel, context, effect)
        : [],
    )
    .join('');
}
