// prettier-ignore
import {
  basicLand, land,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  land('Badlands', 'Swamp Mountain'),
  land('Bayou', 'Swamp Forest'),
  basicLand('Forest'),
  basicLand('Island'),
  basicLand('Mountain'),
  basicLand('Plains'),
  land('Plateau', 'Mountain Plains'),
  land('Savannah', 'Forest Plains'),
  land('Scrubland', 'Plains Swamp'),
  basicLand('Swamp'),
  land('Taiga', 'Mountain Forest'),
  land('Tropical Island', 'Forest Island'),
  land('Tundra', 'Plains Island'),
  land('Underground Sea', 'Island Swamp'),
];
