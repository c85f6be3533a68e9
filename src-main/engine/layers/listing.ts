/** The abilities that are there when all layers are done, in lists by who asks for them. */
import type { Derived, InForce } from '../value/derived.ts';
import type { Duel, LastingEffect, Looks } from '../value/duel.ts';
import { editionOf } from '../editions/registry.ts';
import type { RuleKind } from '../language/rule.ts';
import { TYPE } from '../value/masks.ts';
import { isLookedAtWithDeaths, sortedOf } from './sorted.ts';
import { isOff, isResting } from './switchedOff.ts';

export function listAbilities(duel: Duel, derived: Derived): void {
  const { tappedArtifactsOff } = editionOf(duel).permanents;
  for (const card of duel.battlefield) {
    const looks = derived.looks[card] as Looks;
    if (looks.types & TYPE.planeswalker) derived.walkers.push(card);
    if (looks.abilities.length === 0) continue;
    const abilities = sortedOf(duel, looks);
    if (abilities.activated.length > 0) {
      derived.activated[card] = abilities.activated;
      derived.actors.push(card);
      if (abilities.givesMana) derived.givers.push(card);
      if (abilities.isUsed) derived.users.push(card);
      if (abilities.asksForMana) derived.asksForMana = true;
    }
    if (abilities.others.length === 0) continue;
    if (abilities.isLookedAtWithDeaths) derived.restless = true;
    // Tapped it does not say what it says untapped.
    if (tappedArtifactsOff && (looks.types & TYPE.artifact) !== 0) derived.heedsTapping.push(card);
    const isTappedOff = isOff(duel, card, looks);
    for (const { at, ability } of abilities.others) {
      if (isTappedOff && isResting(duel, looks, at, ability)) continue;
      if (ability.kind === 'triggered' && ability.worksIn === 'battlefield')
        derived.triggers.push({ card, at, ability });
      else if (ability.kind === 'rule') keepRule(derived, { rule: ability.rule, card, at });
      else if (ability.kind === 'instead' && ability.worksIn === 'battlefield')
        add(derived.insteads, ability.instead.kind, { instead: ability.instead, card, at });
    }
  }
  for (const effect of duel.effects)
    if (effect.kind === 'ruling' && effect.nextTurn === undefined) keepRuling(derived, effect);
  if (duel.effects.some(lastsWhile)) derived.restless = true;
  derived.bearsOnTapping =
    derived.rules.has('unusable') ||
    derived.triggers.some(({ ability: { moment } }) => moment.kind === 'taps');
  derived.bearsOnPlaying = ON_PLAYING.some((kind) => derived.rules.has(kind));
}

const ON_PLAYING = ['castAnytime', 'spellCost', 'abilityCost'] as const;

const lastsWhile = (effect: LastingEffect): boolean => effect.kind === 'mods' && effect.while !== undefined;

/** What holds for a time stands with the rules of the permanents. */
function keepRuling(derived: Derived, { rule, act }: Extract<LastingEffect, { kind: 'ruling' }>): void {
  keepRule(derived, { rule, card: act.source.card, at: { face: act.face, ability: act.ability, act } });
  if (isLookedAtWithDeaths({ kind: 'rule', rule })) derived.restless = true;
}

function keepRule({ rules }: Derived, one: InForce<RuleKind>): void {
  add(rules, one.rule.kind, one);
}

function add<Kind, One>(lists: Map<Kind, One[]>, kind: Kind, one: One): void {
  const list = lists.get(kind);
  if (list) list.push(one);
  else lists.set(kind, [one]);
}
