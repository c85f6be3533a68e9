/** Destruction: regeneration by shield or, in 1997, at the very moment of dying; then the graveyard. */
import type { CardNumber, Duel, Snapshot, Thing } from '../value/duel.ts';
import { change, tapPermanent } from '../changes/permanents.ts';
import { turnUp } from '../changes/turnUp.ts';
import { removeFromCombat } from '../changes/zones.ts';
import { editionOf } from '../editions/registry.ts';
import { goOn, pop } from '../value/stack.ts';
import type { DestroyEntry, EventFrame } from '../value/frame.ts';
import { KEYWORD } from '../value/masks.ts';
import { notice } from './noticing.ts';
import { report } from '../value/report.ts';
import { isSaid } from '../reading/rules.ts';
import { looksOf } from '../reading/looks.ts';
import { permanentAt } from '../value/things.ts';
import { openWindow } from '../timing/window.ts';
import { happen, settleTriggers } from './happen.ts';

type DestroyFrame = EventFrame<'destroy'>;

export function destroyStep(duel: Duel, frame: DestroyFrame): void {
  switch (frame.stage) {
    case 'start':
      return shield(duel, frame);
    case 'regeneration':
      return openRegeneration(duel, frame);
    case 'dying':
      return die(duel, frame);
  }
}

function shield(duel: Duel, frame: DestroyFrame): void {
  const entries = frame.event.entries
    .filter(({ card }) => duel.board[card] && !(looksOf(duel, card).keywords & KEYWORD.indestructible))
    .map((entry): DestroyEntry => {
      const by =
        frame.event.bury || !mayRegenerate(duel, entry.card) ? undefined : useShield(duel, entry.card);
      return by ? { ...entry, savedBy: by } : entry;
    });
  goOn(duel, frame, { stage: 'regeneration', event: { ...frame.event, entries } });
}

function mayRegenerate(duel: Duel, card: CardNumber): boolean {
  return !isSaid(duel, 'noRegeneration', card);
}

function isCard(duel: Duel, thing: Thing, card: CardNumber): boolean {
  return thing.kind === 'card' && thing.card === card && duel.cards[card]?.incarnation === thing.incarnation;
}

/** What laid the shield, if there is one. */
function useShield(duel: Duel, card: CardNumber): Snapshot | undefined {
  const there = duel.effects.find(
    (effect) => effect.kind === 'regeneration' && isCard(duel, effect.thing, card),
  );
  if (!there) return undefined;
  duel.effects = duel.effects.filter((effect) => effect !== there);
  return there.source;
}

function openRegeneration(duel: Duel, frame: DestroyFrame): void {
  goOn(duel, frame, { stage: 'dying' });
  if (frame.event.bury || editionOf(duel).dying.regeneration !== 'whenDying') return;
  if (frame.event.entries.some((entry) => !entry.savedBy && mayRegenerate(duel, entry.card)))
    openWindow(duel, 'regeneration');
}

function die(duel: Duel, frame: DestroyFrame): void {
  const { entries, putAway = [] } = frame.event;
  pop(duel);
  for (const { card, savedBy } of entries) if (savedBy && duel.board[card]) regenerate(duel, card, savedBy);
  const going = entries.filter((entry: DestroyEntry) => !entry.savedBy && duel.board[entry.card]);
  happen(duel, {
    kind: 'move',
    cause: 'destroy',
    at: -1,
    entries: [
      ...putAway
        .filter((card) => duel.board[card])
        .map((card) => ({ card, to: 'graveyard', cause: 'death' }) as const),
      ...going.map(({ card }) => ({ card, to: 'graveyard' }) as const),
    ],
  });
  settleTriggers(duel);
}

/** Tapped, healed, and out of the fight as the rulebook has it; everything on it stays. */
function regenerate(duel: Duel, card: CardNumber, by: Snapshot): void {
  if (!permanentAt(duel, card).tapped) turnUp(duel, card);
  tapPermanent(duel, card);
  change(duel, card, { damage: 0, deadly: false });
  fightAfterwards(duel, card);
  report(duel, { kind: 'regenerated', card });
  notice(duel, { kind: 'regenerates', card, by });
}

function fightAfterwards(duel: Duel, card: CardNumber): void {
  switch (editionOf(duel).combat.regenerated) {
    case 'leavesCombat':
      return removeFromCombat(duel, card);
    case 'restsInCombat':
      if (duel.combat) duel.combat = { ...duel.combat, spent: [...duel.combat.spent, card] };
      return;
    case 'fightsOn':
  }
}
