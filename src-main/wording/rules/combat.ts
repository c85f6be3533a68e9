/** Rules of attacking and blocking. */
import type { Filter } from '../../engine/language/filter.ts';
import type { Condition } from '../../engine/language/condition.ts';
import { creatures } from '../../engine/language/filters/hasType.ts';
import { both } from '../../engine/language/filters/logic.ts';
import type { CombatCost, Rule } from '../../engine/language/rule.ts';
import { nounPhrase, pluralPhrase, thoseOf } from '../nouns/filters.ts';
import { refWords } from '../nouns/refs.ts';
import { conditionWords } from '../sentences/conditions.ts';
import { costsWords } from '../sentences/costs.ts';
import type { Tellers } from '../tellers.ts';
import { capital } from '../../../src-shared/words/phrases.ts';
import { counted, listed, numberWord, type TextVoice } from '../voice.ts';

export const COMBAT: Tellers<
  Rule,
  | 'cannotAttack'
  | 'attackCompany'
  | 'cannotBlock'
  | 'combatCost'
  | 'mustAttack'
  | 'attackAlone'
  | 'blockCompany'
  | 'blockersCount'
  | 'mustBlock'
  | 'blockMore'
  | 'attackAtOnce'
  | 'noCombatDamage'
  | 'asUnblocked'
  | 'blocksByChance'
> = {
  cannotAttack: (voice, { who, unless, whom }) =>
    `${thoseOf(voice, who)} cannot attack${whom ? ` ${refWords(voice, whom)}` : ''}${unless ? unlessWords(voice, unless) : ''}`,
  attackCompany: (voice, { who, others }) =>
    `${thoseOf(voice, who)} cannot attack unless ${companyWords(others, 'attack', 'attacks')} as well`,
  cannotBlock: (voice, { who, whom }) => cannotBlockWords(voice, who, whom),
  combatCost: (voice, rule) => combatCostWords(voice, rule),
  mustAttack: (voice, { who, whom }) => {
    const able = creaturesOf(voice, who);
    return whom
      ? `${able} ${verb(who, 'attack')} ${refWords(voice, whom)} each turn if able`
      : `${able} ${voice.words.typeLine === 'dash' ? verb(who, 'attack') : 'must attack'} each turn if able`;
  },
  attackAlone: (voice, { who }) => `${creaturesOf(voice, who)} can only attack alone`,
  blockCompany: (voice, { who, others }) =>
    `${creaturesOf(voice, who)} cannot ${voice.words.block.verb} unless ${companyWords(others, voice.words.block.verb, voice.words.block.third)} as well`,
  blockersCount: (voice, { who, least, most }) => {
    const noun = voice.words.block.noun;
    const bounds = [
      ...(least === undefined ? [] : [`except by ${numberWord(String(least))} or more creatures`]),
      ...(most === undefined
        ? []
        : [`by more than ${numberWord(String(most))} creature${most === 1 ? '' : 's'}`]),
    ];
    return `${creaturesOf(voice, who)} cannot be ${noun} ${bounds.join(' or ')}`;
  },
  mustBlock: (voice, { who, whom }) => {
    const block = voice.words.block;
    const goal = whom.kind === 'is' ? refWords(voice, whom.what) : `each ${whomWords(voice, whom)}`;
    if (goal.startsWith('any one ') && who.kind !== 'is')
      return `choose ${goal}. ${capital(allMany(voice, who))} able to ${block.verb} it do so`;
    return who.kind === 'is'
      ? `${refWords(voice, who.what)} ${block.third} ${goal} if able`
      : `${allMany(voice, who)} able to ${block.verb} ${goal} do so`;
  },
  blockMore: (voice, { who, more }) => {
    const extra =
      more === 'any'
        ? 'any number of creatures'
        : more === 1
          ? 'an additional creature'
          : `${numberWord(String(more))} additional creatures`;
    return `${creaturesOf(voice, who)} can ${voice.words.block.verb} ${extra}`;
  },
  attackAtOnce: (voice, { who }) =>
    `${creaturesOf(voice, who)} can attack the turn ${who.kind === 'is' ? 'it' : 'they'} came under ${who.kind === 'is' ? "its controller's" : "their controllers'"} control`,
  noCombatDamage: (voice, { who }) => `${creaturesOf(voice, who)} ${verb(who, 'deal')} no combat damage`,
  asUnblocked: (voice, { who }) =>
    `you may have ${creaturesOf(voice, who)} ${voice.words.typeLine === 'dash' ? 'assign' : 'deal'} ${who.kind === 'is' ? 'its' : 'their'} combat damage as though ${who.kind === 'is' ? 'it' : 'they'} were not ${voice.words.block.noun}`,
  blocksByChance: (voice) =>
    `blockers are not declared. Instead, each defending player divides any number of his or her creatures into as many piles as there are creatures attacking that player. A pile may be empty. Each pile is dealt to a different one of these attackers at random, and each creature in it that can ${voice.words.block.verb} that attacker does so`,
};

/** "If that player controls one", rather than "unless that player controls none". */
const unlessWords = (voice: TextVoice, unless: Condition): string =>
  unless.kind === 'compare' && unless.is === '=' && unless.right === 0
    ? ` if ${conditionWords(voice, { ...unless, is: '>' })}`
    : ` unless ${conditionWords(voice, unless)}`;

const creaturesOf = (voice: TextVoice, who: Filter): string => thoseOf(voice, who, 'creature');

/** "Attacks" of one, "attack" of several. */
const verb = (who: Filter, one: string): string => (who.kind === 'is' ? `${one}s` : one);

const allMany = (voice: TextVoice, who: Filter): string =>
  who.kind === 'anything' ? 'all creatures' : creaturesOf(voice, who);

const whomWords = (voice: TextVoice, whom: Filter): string =>
  whom.kind === 'anything' ? 'attacking creature' : nounPhrase(voice, whom, 'creature');

/** "Another creature attacks", "at least two other creatures attack". */
const companyWords = (others: number, one: string, third: string): string =>
  others === 1 ? `another creature ${third}` : `at least ${counted(String(others), 'other creature')} ${one}`;

function cannotBlockWords(voice: TextVoice, who: Filter, whom: Filter): string {
  const { verb, noun } = voice.words.block;
  const goal = creaturesOf(voice, whom);
  if (whom.kind === 'is' && who.kind === 'anything') return `${goal} cannot be ${noun}`;
  if (whom.kind === 'is' && who.kind === 'not')
    return `${goal} cannot be ${noun} except by ${ableWords(voice, who.of)}`;
  if (whom.kind === 'is' && who.kind !== 'is')
    return `${goal} cannot be ${noun} by ${pluralPhrase(voice, who, 'creature')}`;
  return `${thoseOf(voice, who)} cannot ${verb}${whom.kind === 'anything' ? '' : ` ${goal}`}`;
}

/** "Artifact creatures and white creatures". */
const ableWords = (voice: TextVoice, filter: Filter): string =>
  listed(
    (filter.kind === 'either' ? filter.of : [filter]).map((part) =>
      pluralPhrase(voice, part.kind === 'subtype' ? part : both(creatures, part), 'creature'),
    ),
  );

function combatCostWords(voice: TextVoice, { for: deed, who, on, whom, cost }: CombatCost): string {
  const act = deed === 'attack' ? 'attack' : voice.words.block.verb;
  const goal = on ? ` ${refWords(voice, on)}` : whom ? ` ${pluralPhrase(voice, whom, 'creature')}` : '';
  const payer =
    who.kind === 'is' && who.what.kind === 'self'
      ? 'you'
      : `${who.kind === 'is' ? 'its' : 'their'} ${voice.words.controller}`;
  const price = costsWords(voice, cost);
  const paid = /^[{]/.test(price) ? `pay ${price}` : price;
  const each = who.kind === 'is' ? '' : ' for each of them';
  const told = payer === 'you' ? paid : paid.replace(/^(\w+)/, '$1s');
  return `${creaturesOf(voice, who)} cannot ${act}${goal} unless ${payer} ${told}${each}`;
}
