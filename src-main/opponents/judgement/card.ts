/** What cards are worth in the hand and on the table. */
import type { CardNumber, Duel, Looks, Seat } from '../../engine/index.ts';
import { abilitiesOf, abilityAt, looksOf, TYPE } from '../../engine/position.ts';
import type { Ability } from '../../engine/language/ability.ts';
import type { Face } from '../../engine/language/face.ts';
import { COLOUR_LANDS, COLOUR_LETTERS, COLOURS } from '../../../src-shared/duel/words.ts';
import type { RuleKind } from '../../engine/language/rule.ts';
import { worthOf } from '../worth.ts';
import { isCreature, isLand, worthOfCreature } from './creature.ts';

/** A card whose face one does not know. */
export const UNSEEN_CARD = 0.9;

/** In play and in the hand together. */
const LANDS_WANTED = 6;

/** In one's own hand: what one can cast is worth more than what one cannot. */
export function worthInHand(duel: Duel, seat: Seat, card: CardNumber): number {
  const looks = looksOf(duel, card);
  if (isLand(looks)) return hasLandsEnough(duel, seat) ? 0.25 : 0.7;
  const { worth: kept } = promiseOf(duel, looks);
  const fleeting = (looks.types & (TYPE.instant | TYPE.interrupt | TYPE.sorcery)) !== 0;
  const worth = kept ?? (fleeting ? 0.8 : 0.55) + 0.06 * Math.min(6, looks.cost);
  return lacksColour(duel, seat, card) ? worth * 0.85 : worth;
}

/** What removes or counters one thing waits for one that deserves it; what only fetches cards is soon used. */
const AN_ANSWER = 1.2;
const A_FETCHER = 0.6;
/** What takes a creature over moves two sides at once: the smallest are not worth it. */
const A_THIEF = 2.3;

const promises = new WeakMap<Face, { readonly worth: number | undefined }>();

function promiseOf(duel: Duel, looks: Looks): { readonly worth: number | undefined } {
  const face = duel.faces[looks.face];
  if (!face) return { worth: undefined };
  let known = promises.get(face);
  if (!known) {
    known = { worth: promised(face) };
    promises.set(face, known);
  }
  return known;
}

function promised(face: Face): number | undefined {
  const spell = face.abilities.find((ability) => ability.kind === 'spell');
  if (!spell) return undefined;
  if (isThief(face)) return A_THIEF;
  const [first] = spell.effect.kind === 'sequence' ? spell.effect.of : [spell.effect];
  if (first?.kind === 'search' || first?.kind === 'draw') return A_FETCHER;
  const removes = first?.kind === 'destroy' || first?.kind === 'counter' || first?.kind === 'move';
  return removes && spell.targets.length > 0 && worthOf(first) <= -1 ? AN_ANSWER : undefined;
}

/** An Aura for creatures, which come under the control of whoever casts it. */
const isThief = ({ abilities }: Face): boolean =>
  abilities.some(
    (ability) => ability.kind === 'static' && ability.mods.some(({ kind }) => kind === 'control'),
  ) &&
  abilities.some(
    (ability) =>
      ability.kind === 'enchant' && ability.filter.kind === 'type' && ability.filter.type === 'creature',
  );

function hasLandsEnough(duel: Duel, seat: Seat): boolean {
  const held = (duel.hands[seat] ?? []).filter((card) => isLand(looksOf(duel, card)));
  return held.length + landsOf(duel, seat).length > LANDS_WANTED;
}

export const landsOf = (duel: Duel, seat: Seat): CardNumber[] =>
  duel.battlefield.filter((card) => {
    const looks = looksOf(duel, card);
    return looks.controller === seat && isLand(looks);
  });

/** Its cost has a colour that none of one's lands gives. */
function lacksColour(duel: Duel, seat: Seat, card: CardNumber): boolean {
  const cost = duel.faces[duel.cards[card]?.face ?? -1]?.cost ?? '';
  const given = landsOf(duel, seat)
    .map((land) => manaGivenBy(duel, looksOf(duel, land)))
    .join('');
  return Object.values(COLOUR_LETTERS).some(
    (symbol) => cost.includes(`{${symbol}}`) && !given.includes(symbol),
  );
}

function manaGivenBy(duel: Duel, looks: Looks): string {
  const basic = COLOURS.map((colour) =>
    looks.subtypes.includes(COLOUR_LANDS[colour]) ? COLOUR_LETTERS[colour] : '',
  );
  const others = looks.abilities.flatMap((at) => {
    const ability = abilityAt(duel, at);
    return ability.kind === 'activated' && ability.effect.kind === 'addMana' ? ability.effect.choices : [];
  });
  return [...basic, ...others].join('');
}

/** In play, for whoever controls it. */
export function worthInPlay(duel: Duel, card: CardNumber): number {
  const looks = looksOf(duel, card);
  if (isCreature(looks)) return worthOfCreature(duel, card);
  if (isLand(looks)) return 1;
  if ((duel.board[card]?.attachedTo ?? -1) >= 0) return 0.05;
  const loyalty = duel.board[card]?.counters['loyalty'] ?? 0;
  return 0.55 + 0.25 * looks.cost + 0.2 * loyalty;
}

/** What an Aura does to whoever controls what it is on, beyond what one sees of its host. */
export function worthToHost(duel: Duel, aura: CardNumber, host: CardNumber): number {
  const face = duel.faces[looksOf(duel, aura).face];
  if (!face) return 0;
  return abilitiesOf(face).reduce((sum, ability) => sum + worthOfPart(duel, ability, host), 0);
}

function worthOfPart(duel: Duel, ability: Ability, host: CardNumber): number {
  if (ability.kind === 'triggered') return Math.max(-1, Math.min(1, worthOf(ability.effect)));
  if (ability.kind !== 'rule' || !isCreature(looksOf(duel, host))) return 0;
  const { power, toughness } = looksOf(duel, host);
  return RULES[ability.rule.kind]({
    power: Math.max(0, power),
    toughness: Math.max(0, toughness),
    isTapped: duel.board[host]?.tapped === true,
  });
}

interface Body {
  readonly power: number;
  readonly toughness: number;
  readonly isTapped: boolean;
}
type WorthOfRule = (host: Body) => number;

/** It says nothing of a creature, or what it says is not judged. */
const NO_MATTER: WorthOfRule = () => 0;

/** What a rule does to the creature of whose Aura it is. A missing one does not compile. */
const RULES: Readonly<Record<RuleKind, WorthOfRule>> = {
  cannotAttack: ({ power }) => -0.3 * power - 0.2,
  cannotBlock: ({ toughness }) => -0.1 * toughness - 0.1,
  staysTapped: ({ power, toughness, isTapped }) => (isTapped ? -0.3 * power - 0.1 * toughness : -0.1),
  mustAttack: () => -0.2,
  attackCompany: NO_MATTER,
  attackAlone: NO_MATTER,
  attackAtOnce: NO_MATTER,
  mustBlock: NO_MATTER,
  blockCompany: NO_MATTER,
  blockersCount: NO_MATTER,
  blockMore: NO_MATTER,
  blocksByChance: NO_MATTER,
  combatCost: NO_MATTER,
  noCombatDamage: NO_MATTER,
  asUnblocked: NO_MATTER,
  entersTapped: NO_MATTER,
  mayStayTapped: NO_MATTER,
  untapsToo: NO_MATTER,
  untapAtMost: NO_MATTER,
  noRegeneration: NO_MATTER,
  skipsStep: NO_MATTER,
  handLimit: NO_MATTER,
  noHandLimit: NO_MATTER,
  openHands: NO_MATTER,
  openLibrary: NO_MATTER,
  manaStays: NO_MATTER,
  spendAs: NO_MATTER,
  noLifeGain: NO_MATTER,
  noPrevention: NO_MATTER,
  cannotLose: NO_MATTER,
  cannotWin: NO_MATTER,
  noLandPlays: NO_MATTER,
  moreLands: NO_MATTER,
  cannotCast: NO_MATTER,
  spellsPerTurn: NO_MATTER,
  castAnytime: NO_MATTER,
  mayPlayFrom: NO_MATTER,
  spellCost: NO_MATTER,
  abilityCost: NO_MATTER,
  unusable: NO_MATTER,
  untargetable: NO_MATTER,
  cannotBeAimedAt: NO_MATTER,
  cannotBeEnchanted: NO_MATTER,
  uncounterable: NO_MATTER,
  alternativePrice: NO_MATTER,
  anteOnly: NO_MATTER,
  anyNumber: NO_MATTER,
  beginsInPlay: NO_MATTER,
};
