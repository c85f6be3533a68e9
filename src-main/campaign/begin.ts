/** A match is agreed on: who plays, with which decks. */
import { randomUUID } from 'node:crypto';
import {
  arranged,
  declined,
  type Arranged,
  type Contestant,
  type DeckWish,
  type Match,
  type MatchOrder,
  type MatchSide,
} from '../../src-shared/campaign.ts';
import type { Copies, PlayerId } from '../../src-shared/collection.ts';
import type { Deck } from '../../src-shared/decks.ts';
import type { WizardChoice } from '../../src-shared/wizards.ts';
import { copiesNamed } from './cards.ts';
import type { CampaignParts } from './ports.ts';
import { findDeck, isForReal, notOwned, split, termsFault, type FoundDeck } from './terms.ts';
import { addTo } from '../../src-shared/sums.ts';

/** U002, U011 to U017. Nothing is written. */
export function matchFrom(parts: CampaignParts, order: MatchOrder): Arranged<Match> {
  const { player, terms, level } = order;
  const person = parts.belongings.player(player);
  if (!person) return declined('noSuchPlayer');
  const fault = termsFault(terms, order.deck);
  if (fault.kind === 'refused') return fault;
  const seed = parts.seed();
  const wizard = wizardFor(parts, order, seed);
  if (!wizard) return declined(order.wizard === undefined ? 'notPlayable' : 'noSuchWizard');
  const decks = decksFor(parts, order, wizard, seed);
  if (decks.kind === 'refused') return decks;
  const isReal = isForReal(parts, order, decks.value);
  const missing = isReal ? notOwned(parts, player, decks.value.player) : [];
  if (missing.length > 0) return declined('notOwned', { side: 'player', cards: missing });
  const at = parts.now().toISOString();
  return arranged({
    ...{ id: randomUUID(), player, terms, level, wizard: wizard.id, isForReal: isReal },
    contestants: {
      player: contestant(person.name, decks.value.player),
      wizard: contestant(wizard.name, decks.value.wizard),
    },
    ...{ duels: [], state: { kind: 'between' }, began: at, changed: at },
  });
}

export const contestant = (name: string, { source, deck }: FoundDeck): Contestant => ({
  name,
  source,
  original: deck,
  deck,
});

function wizardFor(
  { wizards }: CampaignParts,
  { wizard }: MatchOrder,
  seed: number,
): WizardChoice | undefined {
  const all = wizards();
  return wizard === undefined ? all[seed % all.length] : all.find(({ id }) => id === wizard);
}

function decksFor(
  parts: CampaignParts,
  order: MatchOrder,
  wizard: WizardChoice,
  seed: number,
): Arranged<Readonly<Record<MatchSide, FoundDeck>>> {
  const own = findDeck(parts, order, order.deck, { side: 'player', seed });
  if (own.kind === 'refused') return own;
  if (own.value.source.kind === 'half') return halves(parts, order, own.value, seed);
  if (order.against?.kind === 'half') return declined('noSuchDeck', { side: 'wizard' });
  const wish = order.against ?? likedBy(parts, order, wizard);
  const other = findDeck(parts, order, wish, { side: 'wizard', seed: seed >>> 8 });
  if (other.kind === 'refused') return other;
  return arranged({ player: own.value, wizard: other.value });
}

function halves(
  parts: CampaignParts,
  { terms }: MatchOrder,
  whole: FoundDeck,
  seed: number,
): Arranged<Readonly<Record<MatchSide, FoundDeck>>> {
  const halved = split(parts, terms, whole, seed);
  if (halved.kind === 'refused') return halved;
  const { player, wizard } = halved.value;
  return arranged({ player: { ...whole, deck: player }, wizard: { ...whole, deck: wizard } });
}

/** The wizard's own, or one by chance where the terms do not admit it. */
function likedBy({ rules }: CampaignParts, { terms }: MatchOrder, { decks }: WizardChoice): DeckWish {
  const name = decks[terms.rulebook];
  const isAdmitted = rules.ready(terms).has(name);
  return isAdmitted ? { kind: 'ready', name } : { kind: 'chance' };
}

/** The wizard puts its deck on the table: of each card that it has not won or kept, it brings one more. */
export function supplyWizard(parts: CampaignParts, { contestants, terms }: Match): void {
  const { name, deck } = contestants.wizard;
  const holder = parts.belongings.wizard(name, terms.rulebook);
  const lacking = lackingFor(parts, holder, deck, terms.rulebook);
  if (lacking.length > 0) parts.belongings.supply(holder, lacking);
}

function lackingFor(
  { belongings, rules }: CampaignParts,
  holder: PlayerId,
  deck: Deck,
  rulebook: Match['terms']['rulebook'],
): Copies[] {
  const names = deck.entries
    .filter(({ zone }) => zone === 'main')
    .flatMap(({ name, count }) => Array.from({ length: count }, () => name));
  const held = copiesNamed(names, deck, belongings.owned(holder)).map(({ card }) => card);
  const lacking = new Map<string, number>();
  for (const name of names) addTo(lacking, name);
  for (const name of held) addTo(lacking, name, -1);
  return [...lacking].flatMap(([card, count]) => {
    const print = count > 0 ? rules.print(card, rulebook) : undefined;
    return print ? [{ card, set: print.set, number: print.number, foil: 'no' as const, count }] : [];
  });
}
