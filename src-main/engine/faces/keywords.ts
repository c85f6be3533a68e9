/** Keywords that stand for a triggered ability where the rulebook has it so: one for each time they were given. */
import type { Keyword } from '../../../src-shared/duel/words.ts';
import type { AbilityAt, Duel } from '../value/duel.ts';
import { editionOf } from '../editions/registry.ts';
import { triggered } from '../language/abilities.ts';
import type { Ability } from '../language/ability.ts';
import { thatMuch } from '../language/amounts/thatMuch.ts';
import { destroy } from '../language/effects/destroy.ts';
import { gainLife } from '../language/effects/life.ts';
import { is } from '../language/filters/belonging.ts';
import { creatures } from '../language/filters/hasType.ts';
import { anything } from '../language/filters/logic.ts';
import { dealsDamageToObject } from '../language/moment.ts';
import { everyone, you } from '../language/refs/players.ts';
import { self } from '../language/refs/self.ts';
import { that } from '../language/refs/that.ts';
import { KEYWORD } from '../value/masks.ts';

/** They stand on a face of their own. */
export const KEYWORD_FACE = -3;

const TRIGGERING = ['lifelink', 'deathtouch'] as const;

const ABILITIES: { readonly [Word in (typeof TRIGGERING)[number]]: Ability } = {
  lifelink: triggered(
    { kind: 'dealsDamage', source: is(self), to: anything, players: everyone },
    gainLife(you, thatMuch()),
  ),
  deathtouch: triggered(dealsDamageToObject(is(self), creatures), destroy(that('it'))),
};

export const KEYWORD_ABILITIES: readonly Ability[] = TRIGGERING.map((word) => ABILITIES[word]);

/** What this keyword stands for; undefined: it is a word of the rules and nothing more. */
export function triggerOf(duel: Duel, keyword: Keyword): AbilityAt | undefined {
  const word = TRIGGERING.find((other) => other === keyword);
  if (!word || editionOf(duel).dying[word] !== 'trigger') return undefined;
  return { face: KEYWORD_FACE, ability: TRIGGERING.indexOf(word) };
}

const EVERY_MASK = TRIGGERING.reduce((sum, word) => sum | KEYWORD[word], 0);

const NONE: readonly AbilityAt[] = [];

const lists = new Map<string, readonly AbilityAt[]>();

/** What the keywords among these stand for, once each: the same list for the same keywords. */
export function triggersOf(duel: Duel, keywords: number): readonly AbilityAt[] {
  if ((keywords & EVERY_MASK) === 0) return NONE;
  const words = TRIGGERING.filter((word) => keywords & KEYWORD[word] && triggerOf(duel, word));
  if (words.length === 0) return NONE;
  const key = words.join();
  let list = lists.get(key);
  if (!list) {
    list = words.flatMap((word) => triggerOf(duel, word) ?? []);
    lists.set(key, list);
  }
  return list;
}
