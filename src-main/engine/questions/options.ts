/** What may be chosen for the question at hand: computed from its frame by the checks that replies go through. */
import type { Drafted, Options, Division } from '../../../src-shared/duel/options.ts';
import type { CardNumber, Duel, Seat } from '../value/duel.ts';
import { partOptions, poolOffered } from '../casting/draft.ts';
import { refusePart } from '../casting/replying.ts';
import { actsIn } from '../casting/acts.ts';
import { manaSources } from '../casting/mana.ts';
import { mayBeSent } from '../combat/attackers.ts';
import { mustAttack, openGoals } from '../combat/attackDemands.ts';
import { lettable, lineAskedFor } from '../combat/block.ts';
import { blockable } from '../combat/blockers.ts';
import { areBlocksSimple, mayStillBlock } from '../combat/blockDemands.ts';
import { divisionOf, placesOf } from '../combat/damage.ts';
import type { FrameOf } from '../value/frame.ts';
import { top } from '../value/stack.ts';
import { looksOf } from '../reading/looks.ts';
import { askingFrame } from './asking.ts';
import { drafted } from './drafts.ts';
import type { ManaUse, Question, Reply } from '../../../src-shared/duel/question.ts';

/** With a draft: what may still be added to it, and whether it would be accepted as it is. */
export function options(duel: Duel): Options | undefined;
export function options(duel: Duel, draft: Reply): Drafted | undefined;
export function options(duel: Duel, draft?: Reply): Options | undefined {
  const { question } = duel;
  if (!question) return undefined;
  const offered = optionsFor(duel, question);
  return draft ? drafted(duel, question.seat, offered, draft) : offered;
}

const NOBODY: readonly CardNumber[] = [];

function optionsFor(duel: Duel, question: Question): Options {
  switch (question.kind) {
    case 'start':
    case 'keep':
    case 'yesNo':
      return { kind: question.kind };
    case 'act':
      return { kind: 'act', acts: actsIn(duel, askingFrame(duel, 'window'), question.seat, true) };
    case 'modes':
      return { kind: 'modes', modes: partOptions(duel, askingFrame(duel, 'announce')).modes };
    case 'x':
      return { kind: 'x', most: partOptions(duel, askingFrame(duel, 'announce')).most };
    case 'targets': {
      const { things, least, most } = partOptions(duel, askingFrame(duel, 'announce'));
      return { kind: 'targets', things, least, most };
    }
    case 'shares': {
      const frame = top(duel);
      if (frame?.kind === 'divide') return { kind: 'shares', things: frame.among, total: frame.total };
      const { things, total } = partOptions(duel, askingFrame(duel, 'announce'));
      return { kind: 'shares', things, total };
    }
    case 'costs': {
      const { cards, least, most } = partOptions(duel, askingFrame(duel, 'announce'));
      return { kind: 'costs', cards, least, most };
    }
    case 'mana':
      return {
        kind: 'mana',
        uses: usesOf(duel, question.for),
        pool: poolOffered(duel, askingFrame(duel, 'announce')),
      };
    case 'choose': {
      const { from, least, most, limits } = askingFrame(duel, 'choose');
      return { kind: 'choose', things: from, least, most, ...(limits ? { limits } : {}) };
    }
    case 'word':
      return { kind: 'word', words: askingFrame(duel, 'word').words };
    case 'order':
      return { kind: 'order', items: askingFrame(duel, 'order').items };
    case 'attack':
      return {
        kind: 'attack',
        attackers: mayBeSent(duel)
          .map((card) => ({
            card,
            goals: openGoals(duel, card),
            must: mustAttack(duel, card),
            bandsWith: NOBODY,
          }))
          .filter(({ goals }) => goals.length > 0),
      };
    case 'block': {
      const through = lettable(duel, question.seat);
      const blockers = blockersFor(duel, question.seat);
      return { kind: 'block', blockers, ...(through.length > 0 && { through }) };
    }
    case 'lineUp':
      return {
        kind: 'lineUp',
        blockers: lineAskedFor(duel, askingFrame(duel, 'block')),
      };
    case 'assign': {
      const division = divisionAt(duel, askingFrame(duel, 'combatDamage'));
      return { kind: 'assign', division, to: placesOf(duel, division) };
    }
  }
}

function usesOf(duel: Duel, seat: Seat): ManaUse[] {
  const frame = askingFrame(duel, 'announce');
  return manaSources(duel, seat)
    .flatMap(({ card, ability, choices }) => choices.map((_, choice) => ({ card, ability, choice })))
    .filter((use) => !refusePart(duel, frame, { kind: 'mana', use }));
}

function blockersFor(
  duel: Duel,
  seat: Seat,
): { readonly card: CardNumber; readonly attackers: readonly CardNumber[] }[] {
  const areSimple = areBlocksSimple(duel);
  return duel.battlefield
    .filter((card) => looksOf(duel, card).controller === seat)
    .map((card) => ({
      card,
      attackers: blockable(duel, card).filter(
        (attacker) => areSimple || mayStillBlock(duel, seat, [{ blocker: card, attacker }]),
      ),
    }))
    .filter(({ attackers }) => attackers.length > 0);
}

function divisionAt(duel: Duel, frame: FrameOf<'combatDamage'>): Division {
  const division = divisionOf(duel, frame.dividing[0] ?? -1);
  if (!division) throw new Error('Nothing is to be divided.');
  return division;
}
