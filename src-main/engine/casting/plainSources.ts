/** Permanents whose mana asks for nothing but tapping them: what they give is worked out once for what they look like. */
import type { Activated } from '../value/derived.ts';
import type { ManaUse } from '../../../src-shared/duel/question.ts';
import type { CardNumber, Duel, Looks, Seat } from '../value/duel.ts';
import { derivedOf } from '../value/derived.ts';
import { TYPE } from '../value/masks.ts';
import { looksOf } from '../reading/looks.ts';
import { activatedOf } from '../reading/activated.ts';
import { isSick } from './costs.ts';
import { sourceOf, type ManaSource } from './manaSource.ts';

/** By card number; an empty list: there is more to its mana than tapping. */
interface Kept {
  readonly asCreature: (readonly ManaSource[] | undefined)[];
  readonly otherwise: (readonly ManaSource[] | undefined)[];
}

/** Most permanents have the list of abilities of their face, or of their land types. */
const kept = new WeakMap<Looks['abilities'], Kept>();

/** What a permanent gives as long as it is untapped; nothing where more has to be looked at. */
export function plainSourcesOf(duel: Duel, card: CardNumber, looks: Looks): readonly ManaSource[] {
  let known = kept.get(looks.abilities);
  if (!known) {
    known = { asCreature: [], otherwise: [] };
    kept.set(looks.abilities, known);
  }
  const byCard = looks.types & TYPE.creature ? known.asCreature : known.otherwise;
  return (byCard[card] ??= worksOut(duel, card, looks));
}

function worksOut(duel: Duel, card: CardNumber, looks: Looks): readonly ManaSource[] {
  const places = [...activatedOf(duel, card).keys()];
  const giving = places.filter((place) => activatedOf(duel, card)[place]?.givesMana);
  if (!giving.every((place) => isPlain(activatedOf(duel, card)[place] as Activated))) return [];
  return giving.map((place) => sourceOf(duel, looks.controller, card, looks, place));
}

function isPlain({ at, ability }: Activated): boolean {
  const { costs, effect } = ability;
  if (at.act || at.ofGranter || costs.length !== 1 || costs[0]?.kind !== 'tap') return false;
  if (ability.onlyDuring || ability.asSorcery || ability.oncePerTurn || ability.mostPerTurn) return false;
  if (ability.anyPlayer || ability.ownerOnly || effect.kind !== 'addMana') return false;
  const isOwn = effect.who.kind === 'players' && effect.who.who === 'you';
  return isOwn && typeof effect.times === 'number' && !effect.origin && !effect.only;
}

/** The mana of one use that could be made now by tapping and nothing else; undefined: look at it more closely. */
export function plainUnits(duel: Duel, seat: Seat, use: ManaUse): readonly number[] | undefined {
  const { card, ability, choice } = use;
  const permanent = duel.board[card];
  if (!permanent || permanent.tapped || !isTappingPlain(duel)) return undefined;
  const looks = looksOf(duel, card);
  if (looks.controller !== seat || isSick(duel, card)) return undefined;
  return plainSourcesOf(duel, card, looks).find((source) => source.ability === ability)?.choices[choice];
}

/** Nothing in play forbids the use of such a permanent, or adds to what it gives or takes. */
export const isTappingPlain = (duel: Duel): boolean =>
  !derivedOf(duel).bearsOnTapping && duel.duties.length === 0;
