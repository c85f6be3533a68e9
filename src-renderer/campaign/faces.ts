/** Who sits on either side, as faces and lines under them. */
import type { Contestant } from '../../src-shared/campaign.ts';
import { cardsIn } from '../../src-shared/decks.ts';
import type { Colour } from '../../src-shared/duel/words.ts';
import type { FacePlan } from '../../src-shared/face-plan.ts';
import { faceFrom } from '../art/faces/face-from.ts';
import { NEWCOMER } from '../art/faces/newcomer.ts';
import type { Shell } from '../shell/shell.svelte.ts';
import { MATCH } from '../words/campaigns.ts';

export const faceOfPlayer = ({ collection }: Pick<Shell, 'collection'>): FacePlan =>
  collection.player?.portrait ?? NEWCOMER;

/** Whoever this version knows no longer has a face after the name. */
export const faceOfWizard = ({ duels }: Pick<Shell, 'duels'>, id: string, name: string): FacePlan =>
  duels.choices?.wizards.find((wizard) => wizard.id === id)?.face ?? faceFrom(name);

/** Of a ready deck the colours are known. */
export function lineOf(
  { duels }: Pick<Shell, 'duels'>,
  { source, deck }: Contestant,
): { readonly line: string; readonly colours: readonly Colour[] } {
  const name = source.kind === 'ready' ? source.name : (deck.name ?? '');
  const known = source.kind === 'ready' && duels.choices?.decks.find((choice) => choice.name === name);
  return {
    line: MATCH.deckLine(name, cardsIn(deck, 'main')),
    colours: known ? known.colours : [],
  };
}
