/** What one change does to one permanent. */
import type { Derived } from '../value/derived.ts';
import type { AbilityAt, CardNumber, Duel, FrozenMod, Looks, Thing } from '../value/duel.ts';
import { abilitiesOf, abilityAt, faceAt, landAbilities } from '../faces/faces.ts';
import { triggerOf } from '../faces/keywords.ts';
import { colourMask } from '../language/mana.ts';
import type { Amount } from '../language/amount.ts';
import type { Modification } from '../language/modification.ts';
import { KEYWORD, maskOf, TYPE } from '../value/masks.ts';
import { readAmount } from '../reading/amounts.ts';
import type { Continuous } from './continuous.ts';
import { LAND_TYPES, type Keyword } from '../../../src-shared/duel/words.ts';

type Draft = { -readonly [Key in keyof Looks]: Looks[Key] };

export function draftOf(derived: Derived, card: CardNumber): Draft {
  const draft = { ...(derived.looks[card] as Looks) };
  derived.looks[card] = draft;
  return draft;
}

/** Before abilities are given and taken, so that a card that lets a Wall attack still wins. */
export function keepWallsHome(duel: Duel, derived: Derived): void {
  for (const card of duel.battlefield) {
    const looks = derived.looks[card] as Looks;
    if (looks.subtypes.includes('Wall') && !(looks.keywords & KEYWORD.defender))
      draftOf(derived, card).keywords |= KEYWORD.defender;
  }
}

export function applyMod(
  duel: Duel,
  derived: Derived,
  by: Continuous,
  mod: Modification | FrozenMod,
  card: CardNumber,
): void {
  const draft = draftOf(derived, card);
  switch (mod.kind) {
    case 'control':
      draft.controller = 'seat' in mod ? mod.seat : by.context.you;
      break;
    case 'addTypes':
      draft.types |= typeof mod.types === 'number' ? mod.types : maskOf(TYPE, mod.types);
      addSubtypes(draft, mod.subtypes);
      break;
    case 'setLandType':
      setLandType(duel, draft, wordOf(duel, by, mod));
      break;
    case 'setColours':
      draft.colours = typeof mod.colours === 'number' ? mod.colours : colourMask(mod.colours);
      break;
    case 'addColours':
      draft.colours |= typeof mod.colours === 'number' ? mod.colours : colourMask(mod.colours);
      break;
    case 'addKeyword':
      addKeyword(duel, draft, mod.keyword);
      break;
    case 'loseKeyword':
      loseKeyword(duel, draft, mod.keyword);
      break;
    case 'loseLandwalk':
      draft.abilities = draft.abilities.filter((at) => !isLandwalk(duel, at, mod.land));
      break;
    case 'loseAbilities':
      draft.abilities = [];
      draft.keywords = 0;
      break;
    case 'grant':
      grantTo(duel, draft, by, mod);
      break;
    case 'base':
      draft.power = amountFor(duel, by, card, mod.power);
      draft.toughness = amountFor(duel, by, card, mod.toughness);
      break;
    case 'bonus':
      draft.power += amountFor(duel, by, card, mod.power);
      draft.toughness += amountFor(duel, by, card, mod.toughness);
      break;
  }
}

const amountFor = (duel: Duel, by: Continuous, card: CardNumber, amount: Amount): number =>
  typeof amount === 'number'
    ? amount
    : readAmount(duel, { ...by.context, you: by.context.you, each: thingOf(duel, card) }, amount);

/** New land types bring their mana. */
function addSubtypes(draft: Draft, subtypes: readonly string[]): void {
  const added = subtypes.filter((word) => !draft.subtypes.includes(word));
  draft.subtypes = [...draft.subtypes, ...added];
  if (draft.types & TYPE.land) draft.abilities = [...landAbilities(added), ...draft.abilities];
}

function addKeyword(duel: Duel, draft: Draft, keyword: Keyword): void {
  draft.keywords |= KEYWORD[keyword];
  const trigger = triggerOf(duel, keyword);
  if (trigger) draft.abilities = [...draft.abilities, trigger];
}

function loseKeyword(duel: Duel, draft: Draft, keyword: Keyword): void {
  draft.keywords &= ~KEYWORD[keyword];
  const trigger = triggerOf(duel, keyword);
  if (!trigger) return;
  draft.abilities = draft.abilities.filter(
    (at) => at.face !== trigger.face || at.ability !== trigger.ability,
  );
}

export const thingOf = (duel: Duel, card: CardNumber): Thing => ({
  kind: 'card',
  card,
  incarnation: duel.cards[card]?.incarnation ?? 0,
});

function wordOf(duel: Duel, by: Continuous, mod: { readonly type: string; readonly chosen?: true }): string {
  if (!mod.chosen) return mod.type;
  const chosen = by.source === undefined ? undefined : duel.board[by.source]?.chosen[mod.type];
  return typeof chosen === 'string' ? chosen : '';
}

/** It loses its other land types with their mana, and the abilities of its own text. */
function setLandType(duel: Duel, draft: Draft, type: string): void {
  if (!(LAND_TYPES as readonly string[]).includes(type)) return;
  draft.subtypes = [
    ...draft.subtypes.filter((word) => !(LAND_TYPES as readonly string[]).includes(word)),
    type,
  ];
  const own = new Set(faceAt(duel, draft.face).abilities);
  draft.abilities = [
    ...landAbilities([type]),
    ...draft.abilities.filter((at) => at.face !== -2 && !own.has(abilityAt(duel, at))),
  ];
}

function isLandwalk(duel: Duel, at: AbilityAt, land: unknown): boolean {
  const ability = abilityAt(duel, at);
  return ability.kind === 'landwalk' && JSON.stringify(ability.land) === JSON.stringify(land);
}

function grantTo(
  duel: Duel,
  draft: Draft,
  by: Continuous,
  mod: Extract<Modification | FrozenMod, { kind: 'grant' }>,
): void {
  if ('at' in mod) {
    draft.abilities = [...draft.abilities, mod.at];
    return;
  }
  if (mod.ability.kind === 'keyword') {
    addKeyword(duel, draft, mod.ability.keyword);
    return;
  }
  const at = by.at as AbilityAt;
  const ability = abilitiesOf(faceAt(duel, at.face)).indexOf(mod.ability);
  const granter = by.source as CardNumber;
  draft.abilities = [
    ...draft.abilities,
    mod.whose === 'granter'
      ? { face: at.face, ability, granter, ofGranter: true }
      : { face: at.face, ability, granter },
  ];
}
