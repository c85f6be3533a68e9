/** The duel as its table shows it to a chair: the seat's view, with the words, and what is asked. */
import type { ActChoice, ManaUse } from '../../src-shared/duel/question.ts';
import type { CardNumber, Thing } from '../../src-shared/duel/things.ts';
import type { ChainView, PermanentView, PlayerView, View } from '../../src-shared/duel/view.ts';
import type { Colour, Keyword, Supertype, Type } from '../../src-shared/duel/words.ts';
import type { Rulebook } from '../../src-shared/rulebooks.ts';
import type {
  FaceText,
  Prompt,
  Stuck,
  TableCard,
  TableItem,
  TablePlayer,
  TableView,
  TableWaiting,
  RestingAbility,
  WizardRemark,
  SeatedWizard,
  Yielded,
} from '../../src-shared/table.ts';
import {
  asked,
  behindAct,
  behindAsked,
  behindItem,
  givesMana,
  knows,
  manaBehind,
  options,
  paymentAsked,
  poured,
  viewFor,
  whyNot,
  type Duel,
  type Options,
  type Seat,
} from '../engine/index.ts';
import { looksOfThing } from '../engine/position.ts';
import { editionOf } from '../engine/editions/registry.ts';
import { shownName } from '../wording/nameless.ts';
import { assignedText } from '../wording/combat.ts';
import { sparedBy, type Chair } from './chair.ts';
import { deckColours } from './deck-colours.ts';
import { effectsOn } from './effects.ts';
import type { Faces } from './faces.ts';
import { yieldKey } from './passing.ts';

/** A person who is asked now, and the number by which that is told. */
export interface PersonAsked {
  readonly seat: Seat;
  readonly decision: number;
}

interface Shown {
  readonly id: string;
  readonly rulebook: Rulebook;
  readonly duel: Duel;
  readonly chairs: readonly Chair[];
  readonly faces: Faces;
  /** The chair the table is seen from, and all that are the viewer's. */
  readonly seat: Seat;
  readonly plays: readonly Seat[];
  /** Undefined: nothing is asked here. */
  readonly asks: PersonAsked | undefined;
  readonly waiting: TableWaiting | undefined;
  readonly canUndo: boolean;
  readonly stuck: Stuck | undefined;
  readonly said?: WizardRemark | undefined;
}

export function tableView(shown: Shown): TableView {
  const { duel, chairs, seat, plays } = shown;
  const view = viewFor(
    duel,
    seat,
    plays.filter((other) => other !== seat),
  );
  const prompt = shown.asks === undefined ? undefined : promptOf(shown, shown.asks);
  const cards = cardsOf(shown, view, prompt);
  const effects = effectsOn(duel);
  const until = chairs[plays[0] ?? -1]?.passesUntil;
  return {
    duel: shown.id,
    rulebook: shown.rulebook,
    seat,
    plays,
    bar: editionOf(duel).steps,
    turn: view.turn,
    step: view.step,
    active: view.active,
    players: view.players.map((player, other) => ({
      ...playerOf(player, chairs[other] as Chair),
      colours: isSecret(shown, other) ? coloursSeen(cards, other) : deckColours(duel.setup, other),
      ...(view.result ? { next: nextDraws(duel, other) } : {}),
    })),
    cards,
    faces: facesOf(shown, cards, [...view.chain, ...effects]),
    battlefield: view.permanents.map(({ card }) => card),
    chain: view.chain.map((item) => itemOf(shown, item)),
    ...(view.combat ? { combat: view.combat } : {}),
    effects,
    ...(prompt ? { prompt } : {}),
    wizards: wizardsAt(chairs),
    ...(shown.said ? { said: shown.said } : {}),
    ...(shown.waiting ? { waiting: shown.waiting } : {}),
    ...(until?.kind === 'arrived' ? { destination: until.destination } : {}),
    yields: plays.flatMap((other) => [...(chairs[other]?.yields.values() ?? [])]),
    spared: plays.flatMap((other) => (chairs[other] ? sparedBy(chairs[other], duel) : [])),
    canUndo: shown.canUndo,
    ...(shown.stuck ? { stuck: shown.stuck } : {}),
    ...(view.result ? { result: view.result } : {}),
  };
}

/** A wizard's deck, as long as a person plays against it, shows by what was seen of it alone. */
const isSecret = ({ duel, chairs }: Shown, seat: Seat): boolean =>
  !duel.result && chairs[seat]?.player !== 'person' && chairs.some(({ player }) => player === 'person');

/** Of the cards in sight, the most frequent first. */
function coloursSeen(cards: Readonly<Record<CardNumber, TableCard>>, seat: Seat): Colour[] {
  const seen = Object.values(cards).flatMap(({ owner, colours }) => (owner === seat ? colours : []));
  const times = (colour: Colour) => seen.filter((other) => other === colour).length;
  return [...new Set(seen)].toSorted((one, other) => times(other) - times(one));
}

/** As many as are shown when a duel is over. */
const NEXT_DRAWS = 5;

const nextDraws = ({ libraries }: Duel, seat: Seat): CardNumber[] =>
  (libraries[seat] ?? []).slice(0, NEXT_DRAWS);

const wizardsAt = (chairs: readonly Chair[]): Record<Seat, SeatedWizard> =>
  Object.fromEntries(
    chairs.flatMap(({ wizard }, seat) =>
      wizard ? [[seat, { title: wizard.title, face: wizard.face }]] : [],
    ),
  );

const numbersOf = (cards: PlayerView['hand']): CardNumber[] => cards.map(({ card }) => card);

function playerOf(view: PlayerView, { name, player, deck }: Chair): Omit<TablePlayer, 'colours'> {
  return {
    name,
    player,
    deck,
    life: view.life,
    poison: view.poison,
    pool: view.pool,
    lost: view.lost,
    library: view.library,
    ...(view.top ? { top: numbersOf(view.top) } : {}),
    hand: numbersOf(view.hand),
    graveyard: numbersOf(view.graveyard),
    exile: numbersOf(view.exile),
    ante: numbersOf(view.ante),
  };
}

function cardsOf(shown: Shown, view: View, prompt: Prompt | undefined): Record<CardNumber, TableCard> {
  const found: Record<CardNumber, TableCard> = {};
  for (const permanent of view.permanents) {
    const isSource = givesMana(shown.duel, permanent.card);
    found[permanent.card] = { ...permanentOf(permanent), ...(isSource ? { givesMana: true as const } : {}) };
  }
  for (const player of view.players)
    for (const { card, face } of [
      ...player.hand,
      ...player.graveyard,
      ...player.exile,
      ...player.ante,
      ...(player.top ?? []),
    ])
      if (face !== undefined) found[card] = printedCard(shown, card, face);
  if (view.result)
    for (const card of view.players.flatMap((_, seat) => nextDraws(shown.duel, seat)))
      found[card] ??= printedCard(shown, card, shown.duel.cards[card]?.face ?? -1);
  for (const card of prompt ? cardsOffered(prompt.options) : []) {
    const record = shown.duel.cards[card];
    if (found[card] || !record) continue;
    if (shown.plays.some((seat) => knows(shown.duel, seat, record)))
      found[card] = printedCard(shown, card, record.face);
  }
  return found;
}

/** Cards of hidden places that a question offers: a library that is searched. */
function cardsOffered(offered: Options): CardNumber[] {
  const numbers = (things: readonly Thing[]) =>
    things.flatMap((thing) => (thing.kind === 'card' ? [thing.card] : []));
  switch (offered.kind) {
    case 'targets':
    case 'choose':
    case 'shares':
      return numbers(offered.things);
    case 'costs':
      return [...offered.cards];
    case 'order':
      return [...offered.items];
    default:
      return [];
  }
}

function permanentOf(view: PermanentView): TableCard {
  const isCreature = view.types.includes('creature');
  return {
    name: shownName(view.name),
    face: view.face,
    owner: view.owner,
    controller: view.controller,
    types: view.types as Type[],
    ...(view.supertypes.length > 0 ? { supertypes: view.supertypes as Supertype[] } : {}),
    ...(view.subtypes.length > 0 ? { subtypes: view.subtypes } : {}),
    colours: view.colours as Colour[],
    ...(view.keywords.length > 0 ? { keywords: view.keywords as Keyword[] } : {}),
    ...(view.quirks.length > 0 ? { quirks: view.quirks } : {}),
    ...(isCreature ? { power: view.power, toughness: view.toughness } : {}),
    ...(view.tapped ? { tapped: true as const } : {}),
    ...(view.sick ? { sick: true as const } : {}),
    ...(view.damage > 0 ? { damage: view.damage } : {}),
    ...(Object.values(view.counters).some((count) => count > 0) ? { counters: view.counters } : {}),
    ...(view.attachedTo >= 0 ? { attachedTo: view.attachedTo } : {}),
    ...(view.token ? { token: true as const } : {}),
    ...(view.activated > 1 ? { activated: view.activated } : {}),
    ...(view.faceDown ? { faceDown: true as const } : {}),
    ...(view.beneath === undefined ? {} : { beneath: view.beneath }),
  };
}

function printedCard({ duel, faces }: Shown, card: CardNumber, face: number): TableCard {
  const { name, types, subtypes, colours, power, toughness } = faces.textAt(duel, face);
  const owner = duel.cards[card]?.owner ?? 0;
  return {
    name,
    face,
    owner,
    controller: owner,
    types,
    ...(subtypes.length > 0 ? { subtypes } : {}),
    colours,
    ...(power === undefined ? {} : { power }),
    ...(toughness === undefined ? {} : { toughness }),
  };
}

function facesOf(
  { duel, faces }: Shown,
  cards: Readonly<Record<CardNumber, TableCard>>,
  others: readonly { readonly face: number }[],
): Record<number, FaceText> {
  const numbers = new Set([
    ...Object.values(cards).flatMap(({ face, beneath = -1 }) => [face, beneath]),
    ...others.map(({ face }) => face),
  ]);
  const found: Record<number, FaceText> = {};
  for (const number of numbers) if (number >= 0) found[number] = faces.textAt(duel, number);
  return found;
}

function itemOf(shown: Shown, view: ChainView): TableItem {
  return {
    id: view.id,
    kind: view.kind as TableItem['kind'],
    name: shownName(view.name),
    card: view.card,
    face: view.face,
    controller: view.controller,
    targets: view.targets,
    text: itemText(shown, view),
    ...(view.x > 0 ? { x: view.x } : {}),
    ...(view.decided && view.decided.length > 0 ? { decided: view.decided } : {}),
    ...(view.onto === undefined ? {} : { onto: view.onto }),
    ...(view.countered ? { countered: true as const } : {}),
  };
}

function itemText({ duel, faces, chairs }: Shown, view: ChainView): string {
  if (view.kind === 'spell') return view.face < 0 ? '' : faces.textAt(duel, view.face).text;
  if (view.damage)
    return assignedText(view.damage.map((part) => ({ ...part, to: nameOf(duel, chairs, part.to) })));
  const behind = behindItem(duel, view);
  return behind ? faces.ability(behind.face, behind.ability) : '';
}

function nameOf(duel: Duel, chairs: readonly Chair[], thing: Thing): string {
  if (thing.kind === 'seat') return chairs[thing.seat]?.name || 'you';
  return shownName(looksOfThing(duel, thing)?.name ?? '');
}

/** What is asked, or may be answered, as it is called in the list of what was yielded. */
export function yieldedAs({ prompt, chain }: TableView): Pick<Yielded, 'name' | 'text'> {
  const item = chain.find(({ id }) => id === prompt?.asked.onto) ?? chain.at(-1);
  if (prompt?.options.kind === 'act' && item) return { name: item.name, text: item.text };
  return { name: prompt?.asked.by?.name ?? '', text: prompt?.texts[0] ?? '' };
}

function promptOf(shown: Shown, { seat, decision }: PersonAsked): Prompt {
  const { duel } = shown;
  const { question } = duel;
  const offered = options(duel);
  const about = asked(duel);
  if (!question || !offered || !about) throw new Error('There is nothing to ask.');
  const chair = shown.chairs[seat];
  const wish = { spare: chair ? sparedBy(chair, duel) : [] };
  const payment = paymentAsked(duel, wish);
  const pourable = poured(duel, undefined, wish);
  return {
    decision,
    seat,
    for: question.for,
    options: offered,
    asked: about,
    ...(payment ? { payment } : {}),
    ...(pourable ? { poured: pourable } : {}),
    texts: textsFor(shown, offered),
    canYield: yieldKey(duel) !== undefined,
  };
}

function textsFor(shown: Shown, offered: Options): string[] {
  if (offered.kind === 'act') return offered.acts.map((act) => actText(shown, act, offered.acts));
  if (offered.kind === 'mana') return offered.uses.map((use) => manaBehind(shown.duel, use) ?? '');
  const by = asked(shown.duel)?.by;
  const behind = by && behindAsked(shown.duel, by);
  if (!behind) return [];
  if (offered.kind !== 'modes') return [shown.faces.ability(behind.face, behind.ability)];
  const texts = shown.faces.modes(behind.face, behind.ability);
  return offered.modes.map((modes) => modes.map((mode) => texts[mode] ?? '').join(' '));
}

/** Abilities of a permanent that cannot be used now, in their own words. */
export function restingAbilities(duel: Duel, faces: Faces, seat: Seat, card: CardNumber): RestingAbility[] {
  const found: RestingAbility[] = [];
  for (let ability = 0; ; ability++) {
    const behind = behindAct(duel, { kind: 'activate', card, ability });
    if (!behind) return found;
    const why = whyNot(duel, seat, { kind: 'ability', card, ability });
    if (why) found.push({ ability, text: faces.ability(behind.face, behind.ability), why });
  }
}

/** A card to be cast or played speaks for itself; an ability is told in its own words, mana where it can be chosen. */
function actText({ duel, faces }: Shown, act: ActChoice, all: readonly ActChoice[]): string {
  if (act.kind === 'useMana' && all.some((other) => isOtherChoice(act, other)))
    return manaBehind(duel, act) ?? '';
  const behind = behindAct(duel, act);
  return behind ? faces.ability(behind.face, behind.ability) : '';
}

const isOtherChoice = (use: ManaUse, act: ActChoice): boolean =>
  act.kind === 'useMana' && act.card === use.card && act.ability === use.ability && act.choice !== use.choice;
