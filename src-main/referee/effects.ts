/** Effects that last for a time, as far as they are anybody's business at the table. */
import type { Thing } from '../../src-shared/duel/things.ts';
import type { TableEffect } from '../../src-shared/table.ts';
import type { Duel, LastingEffect } from '../engine/index.ts';

export function effectsOn(duel: Duel): TableEffect[] {
  return duel.effects.flatMap((effect) => {
    const { id, you, until, source } = effect;
    // What is out of the duel for a while is no effect on anything there.
    if (effect.kind === 'phasedOut' || effect.kind === 'tied') return [];
    const on = thingsOf(effect);
    const seen = on.filter((thing) => isAtTable(duel, thing));
    // It was on something that has gone since.
    if (on.length > 0 && seen.length === 0) return [];
    const { name, face } = source.looks;
    return { id, name, card: source.card, face, controller: you, on: seen, until };
  });
}

function thingsOf(effect: LastingEffect): readonly Thing[] {
  switch (effect.kind) {
    case 'mods':
    case 'words':
    case 'permission':
      return effect.things;
    case 'shield':
      return effect.shield.to ?? [];
    case 'regeneration':
      return [effect.thing];
    case 'skip':
      return [{ kind: 'seat', seat: effect.seat }];
    case 'draws':
      return effect.seats.map((seat) => ({ kind: 'seat' as const, seat }));
    case 'phasedOut':
    case 'outliving':
    case 'ruling':
    case 'delayed':
    case 'permit':
    case 'tied':
      return [];
  }
}

function isAtTable({ cards, board }: Duel, thing: Thing): boolean {
  if (thing.kind !== 'card') return thing.kind === 'seat';
  return Boolean(board[thing.card]) && cards[thing.card]?.incarnation === thing.incarnation;
}
