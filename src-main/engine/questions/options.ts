/** What may be chosen for the question at hand: computed from its frame by the checks that replies go through. */
import type { Goal, Options } from '../../../src-shared/duel/options.ts';
import type { CardNumber, Duel, Seat } from '../duel.ts';
import { partOptions } from '../casting/announce.ts';
import { actsIn } from '../casting/legal.ts';
import { manaSources } from '../casting/mana.ts';
import { candidates, isBarredFrom, mustAttack } from '../combat/attack.ts';
import { blockable } from '../combat/block.ts';
import type { Division } from '../../../src-shared/duel/options.ts';
import { divisionOf } from '../combat/damage.ts';
import type { Frame, FrameKind, FrameOf } from '../frames/frame.ts';
import { top } from '../frames/stack.ts';
import { TYPE } from '../masks.ts';
import { attackable } from '../seats.ts';
import { looksOf } from '../things.ts';
import type { ManaUse, Question } from '../../../src-shared/duel/question.ts';

export function options(duel: Duel): Options | undefined {
  const { question } = duel;
  return question ? optionsFor(duel, question) : undefined;
}

function optionsFor(duel: Duel, question: Question): Options {
  const frame = top(duel);
  switch (question.kind) {
    case 'start':
    case 'keep':
    case 'yesNo':
      return { kind: question.kind };
    case 'act':
      return { kind: 'act', acts: actsIn(duel, as(frame, 'window'), question.seat, true) };
    case 'modes':
      return { kind: 'modes', modes: partOptions(duel, as(frame, 'announce')).modes };
    case 'x':
      return { kind: 'x', most: partOptions(duel, as(frame, 'announce')).most };
    case 'targets': {
      const { things, least, most } = partOptions(duel, as(frame, 'announce'));
      return { kind: 'targets', things, least, most };
    }
    case 'shares': {
      const { things, total } = partOptions(duel, as(frame, 'announce'));
      return { kind: 'shares', things, total };
    }
    case 'costs': {
      const { cards, least, most } = partOptions(duel, as(frame, 'announce'));
      return { kind: 'costs', cards, least, most };
    }
    case 'mana':
      return { kind: 'mana', uses: usesOf(duel, question.for) };
    case 'choose': {
      const { from, least, most } = as(frame, 'choose');
      return { kind: 'choose', things: from, least, most };
    }
    case 'word':
      return { kind: 'word', words: as(frame, 'word').words };
    case 'order':
      return { kind: 'order', items: as(frame, 'order').items };
    case 'attack':
      return {
        kind: 'attack',
        attackers: candidates(duel).map((card) => ({
          card,
          goals: goalsOf(duel, card),
          must: mustAttack(duel, card),
        })),
      };
    case 'block':
      return { kind: 'block', blockers: blockersFor(duel, question.seat) };
    case 'lineUp':
      return {
        kind: 'lineUp',
        blockers: duel.combat?.groups[as(frame, 'block').lining[0] ?? -1]?.blockers ?? [],
      };
    case 'assign':
      return { kind: 'assign', division: divisionAt(duel, as(frame, 'combatDamage')) };
  }
}

function as<Kind extends FrameKind>(frame: Frame | undefined, kind: Kind): FrameOf<Kind> {
  if (frame?.kind !== kind) throw new Error(`A question of this kind stands on a frame of kind ${kind}.`);
  return frame as FrameOf<Kind>;
}

function usesOf(duel: Duel, seat: Seat): ManaUse[] {
  return manaSources(duel, seat).flatMap(({ card, ability, choices }) =>
    choices.map((_, choice) => ({ card, ability, choice })),
  );
}

function goalsOf(duel: Duel, card: CardNumber): Goal[] {
  const seats = attackable(duel, looksOf(duel, card).controller).filter(
    (seat) => !isBarredFrom(duel, card, seat),
  );
  return seats.flatMap((seat) => [
    { seat, walker: -1 },
    ...duel.battlefield
      .filter(
        (other) =>
          looksOf(duel, other).controller === seat && (looksOf(duel, other).types & TYPE.planeswalker) !== 0,
      )
      .map((walker) => ({ seat, walker })),
  ]);
}

function blockersFor(
  duel: Duel,
  seat: Seat,
): { readonly card: CardNumber; readonly attackers: readonly CardNumber[] }[] {
  return duel.battlefield
    .filter((card) => looksOf(duel, card).controller === seat)
    .map((card) => ({ card, attackers: blockable(duel, card) }))
    .filter(({ attackers }) => attackers.length > 0);
}

function divisionAt(duel: Duel, frame: FrameOf<'combatDamage'>): Division {
  const division = divisionOf(duel, frame.dividing[0] ?? -1);
  if (!division) throw new Error('Nothing is to be divided.');
  return division;
}
