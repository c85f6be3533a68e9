/** F makes a card a favourite, or none any more. */
import type { CollectionView } from './view.svelte.ts';

export function favouriteByKey(event: KeyboardEvent, view: CollectionView, card: string): void {
  if (event.key.toLowerCase() !== 'f' || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  void view.toggleFavourite(card);
}
