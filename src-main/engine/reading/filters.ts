/** What fits. */
import { mayEnchant, couldCarry } from './hosts.ts';
import type { CardNumber, Duel, Looks, Seat, Thing } from '../value/duel.ts';
import { abilityAt, effectsOf } from '../faces/faces.ts';
import type { Filter, FilterKind } from '../language/filter.ts';
import { manaOf } from '../language/mana.ts';
import { COLOUR, KEYWORD, maskOf, SUPERTYPE, TYPE } from '../value/masks.ts';
import { cardAt, chainItem, isThere } from '../value/things.ts';
import { looksOf, looksOfThing } from './looks.ts';
import { holds, readAmount } from './amounts.ts';
import { isEnough } from './enough.ts';
import type { Context } from './context.ts';
import { happenedTo, wasDoneBy } from './deeds.ts';
import { readPermanents, readRef, readSeats } from './refs.ts';
import { readWord } from './slots.ts';
import { STATES } from './states.ts';
import { COLOURS, LAND_TYPES } from '../../../src-shared/duel/words.ts';

type Fit<Node> = (duel: Duel, context: Context, filter: Node, card: CardNumber, looks: Looks) => boolean;

/** `card` is -1 for what is no card: a copy of a spell, or what is only remembered. */
const FILTERS: { [Kind in FilterKind]: Fit<Extract<Filter, { kind: Kind }>> } = {
  anything: () => true,
  both: (duel, context, { of }, card, looks) =>
    of.every((part) => fitsCard(duel, context, part, card, looks)),
  either: (duel, context, { of }, card, looks) =>
    of.some((part) => fitsCard(duel, context, part, card, looks)),
  not: (duel, context, { of }, card, looks) => !fitsCard(duel, context, of, card, looks),
  type: (_duel, _context, { type }, _card, looks) => (looks.types & TYPE[type]) !== 0,
  subtype: (_duel, _context, { subtype }, _card, looks) => looks.subtypes.includes(subtype),
  supertype: (_duel, _context, { supertype }, _card, looks) =>
    (looks.supertypes & SUPERTYPE[supertype]) !== 0,
  colour: (_duel, _context, { colour }, _card, looks) => (looks.colours & COLOUR[colour]) !== 0,
  chosenColour: (duel, context, { slot }, _card, looks) => {
    const word = readWord(duel, context, slot);
    const colour = COLOURS.find((other) => other === word);
    return colour !== undefined && (looks.colours & COLOUR[colour]) !== 0;
  },
  chosenName: (duel, context, { slot }, _card, looks) => looks.name === readWord(duel, context, slot),
  chosenSubtype: (duel, context, { slot }, _card, looks) =>
    looks.subtypes.includes(readWord(duel, context, slot) ?? ''),
  // By its looks, which are its own: a copy has no card to be found by.
  oneTarget: (duel, _context, _filter, _card, looks) =>
    duel.chain.some((item) => item.looks === looks && item.act.targets.flat().length === 1),
  hasManaAbility: (duel, _context, _filter, _card, looks) =>
    looks.abilities.some((at) => {
      const ability = abilityAt(duel, at);
      return ability.kind === 'activated' && effectsOf(ability).some(({ kind }) => kind === 'addMana');
    }),
  keyword: (_duel, _context, { keyword }, _card, looks) => (looks.keywords & KEYWORD[keyword]) !== 0,
  landwalk: (duel, _context, { land }, _card, looks) =>
    looks.abilities.some((at) => {
      const ability = abilityAt(duel, at);
      return ability.kind === 'landwalk' && JSON.stringify(ability.land) === JSON.stringify(land);
    }),
  size: (duel, context, { what, is, than }, _card, looks) =>
    holds(looks[what], is, readAmount(duel, context, than)),
  state: (duel, _context, { is }, card) => STATES[is](duel, card),
  controlledBy: (duel, context, { who }, _card, looks) =>
    readSeats(duel, context, who).includes(looks.controller),
  is: (duel, context, { what }, card) =>
    card >= 0 && readRef(duel, context, what).some((thing) => thing.kind === 'card' && thing.card === card),
  named: (_duel, _context, { name }, _card, looks) => looks.name === name,
  namedAs: (duel, context, { slot, by }, _card, looks) =>
    readSeats(duel, context, by).some((seat) => context.slots?.[`${slot}.${seat}`] === looks.name),
  sharesName: (duel, context, { with: others }, _card, looks) =>
    // What has no name shares none.
    looks.name !== '' &&
    readRef(duel, context, others).some((thing) => looksOfThing(duel, thing)?.name === looks.name),
  fitsOn: (duel, context, { host }, card, looks) =>
    card >= 0 &&
    looks.subtypes.includes('Aura') &&
    readPermanents(duel, context, host).some((other) => couldCarry(duel, card, other, context.you)),
  faceDown: (duel, _context, _filter, card) => card >= 0 && cardAt(duel, card).faceDown === true,
  thisTurn: (duel, _context, { is }, card) => card >= 0 && happenedTo(duel, card, is),
  damagedBy: (duel, context, { by }, card) =>
    readRef(duel, context, by).some((source) =>
      duel.memory.some((fact) => fact.kind === 'damaged' && wasDoneBy(fact, source) && fact.to === card),
    ),
  attachedTo: (duel, context, { host }, card) => {
    const on = duel.board[card]?.attachedTo ?? -1;
    return Boolean(duel.board[on]) && fitsCard(duel, context, host, on, looksOf(duel, on));
  },
  canHost: (duel, context, { aura }, card) =>
    card >= 0 &&
    Boolean(duel.board[card]) &&
    readRef(duel, context, aura).some(
      (thing) =>
        thing.kind === 'card' && isThere(duel, thing) && couldMoveOnto(duel, thing.card, card, context.you),
    ),
  sharesType: (duel, context, { with: others, among }, _card, looks) => {
    const compared = readRef(duel, context, others).flatMap((thing) => looksOfThing(duel, thing) ?? []);
    if (among === 'creatureTypes')
      return compared.some((other) =>
        other.subtypes.some((word) => looks.subtypes.includes(word) && isCreatureType(word)),
      );
    const types = maskOf(TYPE, among) & looks.types;
    return compared.length === 0 ? types !== 0 : compared.some((other) => (other.types & types) !== 0);
  },
  withCounter: (duel, _context, { counter }, card) => (duel.board[card]?.counters[counter] ?? 0) > 0,
  ownedBy: (duel, context, { who }, card) =>
    card >= 0 && readSeats(duel, context, who).includes(cardAt(duel, card).owner),
  controllerHas: (duel, context, { filter }, _card, { controller }) =>
    duel.battlefield.some((other) => {
      const looks = looksOf(duel, other);
      return looks.controller === controller && fitsCard(duel, context, filter, other, looks);
    }),
  attackingPlayer: (duel, context, { who }, card) => {
    const seats = readSeats(duel, context, who);
    return (duel.combat?.groups ?? []).some(
      (group) => group.walker < 0 && group.attackers.includes(card) && seats.includes(group.seat),
    );
  },
  // X of a cost is nothing where it is not paid.
  paidByX: (duel, { act }, _filter, card) => {
    const { cost } = card < 0 ? {} : (duel.faces[cardAt(duel, card).face] ?? {});
    return cost !== undefined && isEnough([], act?.spent ?? [], manaOf(cost));
  },
  spell: (duel, _context, _filter, card) => card < 0 || cardAt(duel, card).zone === 'chain',
};

const OTHER_SUBTYPES: readonly string[] = [...LAND_TYPES, 'Aura', 'Equipment'];
const isCreatureType = (word: string): boolean => !OTHER_SUBTYPES.includes(word);

/** Something else than what it is on already; out of play it is as it would be in the hands of this seat. */
function couldMoveOnto(duel: Duel, aura: CardNumber, host: CardNumber, you: Seat): boolean {
  const there = duel.board[aura];
  if (!there) return couldCarry(duel, aura, host, you);
  return there.attachedTo !== host && mayEnchant(duel, aura, host);
}

export function fitsCard(
  duel: Duel,
  context: Context,
  filter: Filter,
  card: CardNumber,
  looks: Looks,
): boolean {
  return (FILTERS[filter.kind] as Fit<Filter>)(duel, context, filter, card, looks);
}

/** Whether an object fits, as it is or was last; players fit nothing. */
export function fitsThing(duel: Duel, context: Context, filter: Filter, thing: Thing): boolean {
  const looks = looksOfThing(duel, thing);
  if (!looks) return false;
  if (thing.kind === 'card') return fitsCard(duel, context, filter, thing.card, looks);
  const item = thing.kind === 'chain' ? chainItem(duel, thing.id) : undefined;
  if (!item || (item.kind !== 'spell' && mentionsSpell(filter))) return false;
  return fitsCard(duel, context, filter, item.card ?? -1, looks);
}

const mentionsSpell = (filter: Filter): boolean =>
  filter.kind === 'spell' ||
  ((filter.kind === 'both' || filter.kind === 'either') && filter.of.some(mentionsSpell));
