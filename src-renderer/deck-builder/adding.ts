/** A new deck for the box of the player at hand. */
import type { Deck } from '../../src-shared/decks.ts';
import type { Rulebook } from '../../src-shared/rulebooks.ts';
import type { Shell } from '../shell/shell.svelte.ts';
import { BOX, collectionRefusal } from './sentences.ts';

/** Its number; undefined: it could not be added, and the player is told why. */
export async function addDeck(
  { collection, preferences, program, voice }: Shell,
  name: string,
  content: Deck,
  rulebook: Rulebook = preferences.shown.rulebook,
): Promise<number | undefined> {
  const player = collection.player?.id;
  if (player === undefined) {
    voice.refused(BOX.noPlayer);
    return undefined;
  }
  const outcome = await program.call('decks.add', { player, name, rulebook, content });
  if (!outcome.ok) voice.refused(BOX.notDone(outcome.refusal));
  else if (outcome.value.kind === 'refused') voice.refused(collectionRefusal(outcome.value.refusal));
  else {
    void collection.readDecks();
    return outcome.value.value.id;
  }
  return undefined;
}
