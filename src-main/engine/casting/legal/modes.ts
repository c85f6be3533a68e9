/** The modes of a text that fit the window. */
import type { Duel } from '../../value/duel.ts';
import { faceAt } from '../../faces/faces.ts';
import type { WindowFrame } from '../../value/frame.ts';
import type { Effect } from '../../language/effect.ts';
import { chosenEffects, modesOf, natureOf, speedOf } from '../../faces/abilities.ts';
import { hasTargets } from './aims.ts';
import { servesWindow } from './narrow.ts';
import type { Proposal } from './proposals.ts';

/** The modes that fit the window and have targets; a text without modes has one, empty. */
export function allowedModes(duel: Duel, window: WindowFrame, proposal: Proposal): (readonly number[])[] {
  const modes = modesOf(proposal.effect);
  if (!modes) return isAllowed(duel, window, proposal, []) ? [[]] : [];
  return modes.map((_, mode) => [mode]).filter((choice) => isAllowed(duel, window, proposal, choice));
}

const isAllowed = (duel: Duel, window: WindowFrame, proposal: Proposal, choice: readonly number[]): boolean =>
  fitsWindow(duel, window, proposal, choice) && hasTargets(duel, window, proposal, choice);

export function isRightTime(duel: Duel, window: WindowFrame, proposal: Proposal): boolean {
  const modes = modesOf(proposal.effect);
  const choices = modes ? modes.map((_, mode) => [mode]) : [[]];
  return choices.some((choice) => fitsWindow(duel, window, proposal, choice));
}

function partOf(proposal: Proposal, choice: readonly number[]): Effect {
  if (choice.length === 0) return proposal.effect;
  return { kind: 'sequence', of: chosenEffects(proposal.effect, choice) };
}

function fitsWindow(duel: Duel, window: WindowFrame, proposal: Proposal, choice: readonly number[]): boolean {
  if (window.speed === 'interrupt' || givesMana(proposal)) return true;
  const part = partOf(proposal, choice);
  const speed = namesMoment(duel, proposal) ? 'open' : speedOf(duel, part);
  return speed === window.speed && servesWindow(duel, window, proposal, part);
}

/** Such a spell has its own moment, and waits for no window that the rulebook keeps for its effect. */
function namesMoment(duel: Duel, { what, face, tree }: Proposal): boolean {
  const ability = what === 'cast' ? faceAt(duel, face).abilities[tree] : undefined;
  return ability?.kind === 'spell' && ability.onlyDuring !== undefined;
}

/** Mana may be drawn in any window. */
const givesMana = (proposal: Proposal): boolean =>
  proposal.what === 'activate' && proposal.targets.length === 0 && natureOf(proposal.effect).addsMana;
