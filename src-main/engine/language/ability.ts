/** The abilities of a face. Trees of plain data; nothing here runs. */
import type { Amount } from './amount.ts';
import type { Condition } from './condition.ts';
import type { Cost } from './cost.ts';
import type { Duration } from './duration.ts';
import type { Effect } from './effect.ts';
import type { Filter } from './filter.ts';
import type { Instead } from './instead.ts';
import type { Modification } from './modification.ts';
import type { Moment } from './moment.ts';
import type { Ref } from './ref.ts';
import type { TargetClause } from './refs/target.ts';
import type { Rule } from './rule.ts';
import type { Keyword, Zone } from '../../../src-shared/duel/words.ts';

/** What a spell does when it resolves. Permanents have none, save an Aura's choice of host. */
export interface SpellAbility {
  readonly kind: 'spell';
  readonly targets: readonly TargetClause[];
  readonly effect: Effect;
  /** Paid in addition as it is announced. */
  readonly costs: readonly Cost[];
  /** One more generic mana for each target beyond the first (Fireball). */
  readonly dearerByTargets?: true;
  /** Mana that pays for X must be of these colours (Drain Life). */
  readonly xOnly?: string;
  /** It may be played only then; where only the active player has the word, this gives others one. */
  readonly onlyDuring?: Condition;
}

/** Whoever controls it may use it at a price. */
export interface ActivatedAbility {
  readonly kind: 'activated';
  readonly costs: readonly Cost[];
  readonly targets: readonly TargetClause[];
  readonly effect: Effect;
  /** Any player may use it. */
  readonly anyPlayer?: true;
  /** Its owner alone may use it, whoever controls it. */
  readonly ownerOnly?: true;
  /** Only at the times of a sorcery. */
  readonly asSorcery?: true;
  readonly onlyDuring?: Condition;
  readonly oncePerTurn?: true;
  /** Mana that pays for X must be of these colours. */
  readonly xOnly?: string;
  /** No more often each turn. */
  readonly mostPerTurn?: number;
  readonly worksIn: Zone;
}

/** Something happens by itself whenever its moment comes. */
export interface TriggeredAbility {
  readonly kind: 'triggered';
  readonly moment: Moment;
  /** Looked at as it triggers and again as it resolves. */
  readonly if?: Condition;
  readonly targets: readonly TargetClause[];
  readonly effect: Effect;
  readonly worksIn: Zone;
}

/** Objects are changed as long as this is there. */
export interface StaticAbility {
  readonly kind: 'static';
  /** `self`, `attached`, or everything that fits. */
  readonly what: Ref;
  readonly mods: readonly Modification[];
  readonly if?: Condition;
  /** When this leaves play it goes on for so long. */
  readonly outlives?: Duration;
}

/** A rule holds as long as this is there. */
export interface RuleAbility {
  readonly kind: 'rule';
  readonly rule: Rule;
}

/** An event is replaced as long as this is there. */
export interface InsteadAbility {
  readonly kind: 'instead';
  readonly instead: Instead;
  readonly worksIn: Zone | 'anywhere';
}

/** An ability that has a name in the rulebooks. */
interface KeywordAbility {
  readonly kind: 'keyword';
  readonly keyword: Keyword;
}

/** From everything that fits; the Ward that gives it is spared. */
interface Protection {
  readonly kind: 'protection';
  readonly from: Filter;
}

/** It is not blocked while the defending player has a land that fits. */
interface Landwalk {
  readonly kind: 'landwalk';
  readonly land: Filter;
}

/** Power and toughness counted all the time (a star in the corner). */
export interface CountedSize {
  readonly kind: 'countedSize';
  readonly power: Amount;
  readonly toughness: Amount;
}

/** What an Aura may be put on. `zone`: it is cast at a card there, and waits for that card to come into play. */
interface Enchant {
  readonly kind: 'enchant';
  readonly filter: Filter;
  readonly zone?: 'graveyard';
}

export type Ability =
  | SpellAbility
  | ActivatedAbility
  | TriggeredAbility
  | StaticAbility
  | RuleAbility
  | InsteadAbility
  | KeywordAbility
  | Protection
  | Landwalk
  | CountedSize
  | Enchant;
