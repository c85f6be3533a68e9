// prettier-ignore
import {
  all, aPlayer, artifacts, both, enchantment, grant, instant, ownedBy, sorcery, statically, target, toHand,
  upkeepCost, yours,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  enchantment('Energy Flux', '{2}{U}', statically(all(artifacts), grant(upkeepCost('{2}')))),
  instant("Hurkyl's Recall", '{1}{U}', toHand(all(both(artifacts, ownedBy(aPlayer))))),
  sorcery('Reconstruction', '{U}', toHand(target(yours(artifacts), { zone: 'graveyard' }))),
];
