/** Abilities in words: one paragraph each. */
import type { Ability, AbilityKind, ActivatedAbility } from '../engine/language/ability.ts';
import type { Condition } from '../engine/language/condition.ts';
import type { Filter } from '../engine/language/filter.ts';
import type { Instead, InsteadKind } from '../engine/language/instead.ts';
import type { Ref } from '../engine/language/ref.ts';
import type { Rule, RuleKind } from '../engine/language/rule.ts';
import type { TargetClause } from '../engine/language/refs/target.ts';
import { COLOURS, MANA, type Zone } from '../../src-shared/duel/words.ts';
import { KEYWORD_WORDS } from './keywords.ts';
import { amountWords, isYou, nounPhrase, pluralPhrase, possessive, refWords } from './nouns.ts';
import { momentWords, STEP_WORDS } from './moments.ts';
import { lastingWords } from './changes.ts';
import { conditionWords, costsWords, effectWords } from './sentences.ts';
import { article, capital, counted, joined, type Voice } from './voice.ts';

type Teller<Kind extends AbilityKind> = (voice: Voice, ability: Extract<Ability, { kind: Kind }>) => string;

/** Sentences begin with a capital and end with a full stop. */
export const sentence = (words: string): string =>
  words === '' || words.endsWith('."')
    ? capital(words)
    : `${words.split('. ').map(capital).join('. ').replace(/\.$/, '')}.`;

const aimed = (voice: Voice, targets: readonly TargetClause[]): Voice => ({
  ...voice,
  targets,
  named: new Set(),
});

const ABILITIES: { [Kind in AbilityKind]: Teller<Kind> } = {
  spell: (voice, { targets, effect, costs, dearerByTargets, xOnly, onlyDuring }) => {
    const own = aimed(voice, targets);
    const time = onlyDuring
      ? `${capital(voice.words.cast.one)} ${voice.name} only if ${conditionWords(own, onlyDuring)}. `
      : '';
    const more = costs.length > 0 ? `As an additional cost, ${costsWords(own, costs)}. ` : '';
    const dearer = dearerByTargets ? `${voice.name} costs {1} more for each target beyond the first. ` : '';
    const colour = xOnly === undefined ? '' : `Spend only ${xWords(xOnly)} mana on X. `;
    return `${time}${more}${dearer}${colour}${sentence(effectWords(own, effect))}`;
  },
  activated: (voice, ability) => {
    const own = aimed(voice, ability.targets);
    const times = [
      ability.anyPlayer ? `Any player may ${voice.words.activate}` : '',
      ability.oncePerTurn ? `${capital(voice.words.activate)} only once each turn` : '',
      ability.onlyDuring ? `${capital(voice.words.activate)} only ${timeWords(own, ability.onlyDuring)}` : '',
      ability.asSorcery && !ability.costs.some(({ kind }) => kind === 'loyalty')
        ? `${capital(voice.words.activate)} only when you could ${voice.words.cast.one} a sorcery`
        : '',
    ].filter((part) => part !== '');
    if (voice.isEquipment && ability.effect.kind === 'attach' && ability.asSorcery)
      return `Equip ${costsWords(own, ability.costs)}`;
    return [useWords(own, ability), ...times.map((part) => `${part}.`)].join(' ');
  },
  triggered: (voice, ability) => {
    const own = aimed(voice, ability.targets);
    const condition = ability.if ? ` if ${conditionWords(own, ability.if)},` : '';
    const deed = sentence(effectWords(own, ability.effect));
    const rest = deed.startsWith(voice.name)
      ? deed
      : deed.replace(/^(Y|T|I|D|P|R|S|C|E|A|F|U|B|G|L|M|O|W)(?=[a-z ])/, (letter) => letter.toLowerCase());
    return `${capital(momentWords(own, ability.moment))},${condition} ${rest}`;
  },
  static: (voice, ability) => {
    const condition = ability.if ? `as long as ${conditionWords(voice, ability.if)}, ` : '';
    return sentence(`${condition}${lastingWords(voice, ability.what, ability.mods)}`);
  },
  rule: (voice, { rule }) => sentence((RULES[rule.kind] as RuleTeller<RuleKind>)(voice, rule)),
  instead: (voice, { instead }) =>
    sentence((INSTEADS[instead.kind] as InsteadTeller<InsteadKind>)(voice, instead)),
  keyword: ({ words, name }, { keyword }) =>
    words.spelledOut[keyword]?.replace('~', name) ?? capital(KEYWORD_WORDS[keyword]),
  protection: (voice, { from }) =>
    `Protection from ${from.kind === 'colour' ? from.colour : pluralPhrase(voice, from)}`,
  landwalk: (voice, { land }) => `${capital(nounPhrase(voice, land).toLowerCase())}walk`,
  countedSize: (voice, { power, toughness }) =>
    sentence(
      power === 0
        ? `${possessive(voice, SELF)} ${voice.words.toughness} is equal to ${amountWords(voice, toughness)}`
        : JSON.stringify(power) === JSON.stringify(toughness)
          ? `${possessive(voice, SELF)} ${voice.words.power} and ${voice.words.toughness} are each equal to ${amountWords(voice, power)}`
          : `${possessive(voice, SELF)} ${voice.words.power} is equal to ${amountWords(voice, power)}, and its ${voice.words.toughness} to ${amountWords(voice, toughness)}`,
    ),
  enchant: (voice, { filter }) => `${capital(voice.words.aura)} ${nounPhrase(voice, filter)}`,
};

/** "W" is white mana. */
const xWords = (symbols: string): string =>
  joined(
    symbols.split('').map((symbol) => COLOURS[(MANA as readonly string[]).indexOf(symbol)] ?? 'colorless'),
    'or',
  );

const SELF: Ref = { kind: 'self' };

/** "During your upkeep", or "if you control a Forest". */
function timeWords(voice: Voice, condition: Condition): string {
  if (condition.kind !== 'during') return `if ${conditionWords(voice, condition)}`;
  const { steps, turnOf } = condition;
  const whose = turnOf ? possessive(voice, turnOf) : undefined;
  if (!steps) return `during ${whose ?? 'a'} turn`;
  if (steps.length === 1 && steps[0] === 'endCombat') return 'at end of combat';
  if (steps.length === 1) return `during ${whose ?? 'any'} ${STEP_WORDS[steps[0] ?? ''] ?? steps[0] ?? ''}`;
  if (steps.includes('beginCombat') && steps.includes('endCombat')) return 'during combat';
  return `if ${conditionWords(voice, condition)}`;
}

/** The price and what it buys: "{1}, {T}: Do this.", or "{1}: Tap to do this." */
function useWords(voice: Voice, { costs, effect }: ActivatedAbility): string {
  const words = effectWords(voice, effect);
  const others = costs.filter(({ kind }) => kind !== 'tap');
  if (voice.words.tapping === 'symbol' || others.length === costs.length)
    return `${capital(costsWords(voice, costs))}: ${sentence(words)}`;
  const price = costsWords(voice, others);
  const told = words.replace(`${voice.name} deals `, (start, at: number) => (at === 0 ? 'deal ' : start));
  if (!DEEDS.test(told)) return `${price === '' ? 'Tap' : `${capital(price)}, tap`}: ${sentence(words)}`;
  return `${price === '' ? '' : `${capital(price)}: `}${sentence(`tap to ${told}`)}`;
}

/** What somebody does by tapping is told to them; what only happens stands by itself. */
const DEEDS =
  /^(add|attach|choose|counter|deal|destroy|discard|draw|gain|look|prevent|put|regenerate|remove|return|reveal|sacrifice|search|take|tap|untap) /;

export function abilityWords(voice: Voice, ability: Ability): string {
  return (ABILITIES[ability.kind] as Teller<AbilityKind>)(voice, ability);
}

type RuleTeller<Kind extends RuleKind> = (voice: Voice, rule: Extract<Rule, { kind: Kind }>) => string;

const many = (voice: Voice, who: Parameters<typeof pluralPhrase>[1]): string =>
  who.kind === 'is' ? refWords(voice, who.what) : pluralPhrase(voice, who);

const spellsWords = (voice: Voice, filter: Filter): string =>
  `${nounPhrase(voice, filter, '').replace(' or ', ' and ')} spells`.trim();

const RULES: { [Kind in RuleKind]: RuleTeller<Kind> } = {
  cannotAttack: (voice, { who, unless, whom }) =>
    `${many(voice, who)} cannot attack${whom ? ` ${refWords(voice, whom)}` : ''}${unless ? ` unless ${conditionWords(voice, unless)}` : ''}`,
  mustAttack: (voice, { who }) => `${many(voice, who)} must attack each turn if able`,
  attackCompany: (voice, { who, others }) =>
    `${many(voice, who)} cannot attack unless at least ${counted(String(others), 'other creature')} attack as well`,
  cannotBlock: (voice, { who, whom }) =>
    whom.kind === 'anything'
      ? `${many(voice, who)} cannot ${voice.words.block.verb}`
      : who.kind === 'anything' && whom.kind === 'is'
        ? `${refWords(voice, whom.what)} cannot be ${voice.words.block.noun}`
        : whom.kind === 'is'
          ? `${refWords(voice, whom.what)} cannot be ${voice.words.block.noun} by ${pluralPhrase(voice, who, 'creature')}`
          : `${many(voice, who)} cannot ${voice.words.block.verb} ${pluralPhrase(voice, whom, 'creature')}`,
  staysTapped: (voice, { who, when }) =>
    `${many(voice, who)} ${who.kind === 'is' ? 'does' : 'do'} not untap during ${who.kind === 'is' && who.what.kind === 'self' ? 'your' : who.kind === 'is' ? "its controller's" : "their controllers'"} ${voice.words.untapStep}${who.kind === 'is' ? '' : 's'}${when ? ` if ${conditionWords(voice, when)}` : ''}`,
  untapAtMost: (voice, { filter, most, when }) =>
    `${when ? `as long as ${conditionWords(voice, when)}, ` : ''}players cannot untap more than ${most === 1 ? 'one' : String(most)} ${most === 1 ? nounPhrase(voice, filter) : pluralPhrase(voice, filter)} during their ${voice.words.untapStep}s`,
  noHandLimit: (voice, { who }) =>
    isYou(who) ? 'you have no maximum hand size' : `${refWords(voice, who)} has no maximum hand size`,
  noRegeneration: (voice, { who }) => `${many(voice, who)} cannot be regenerated`,
  openHands: (_, { who }) =>
    who.kind === 'players' && who.who === 'opponents'
      ? 'your opponents play with their hands revealed'
      : `${isYou(who) ? 'you play with your hand' : 'players play with their hands'} revealed`,
  noLandPlays: (voice, { who }) => `${refWords(voice, who)} cannot play lands`,
  spellCost: (voice, { filter, who, more }) => {
    const casters =
      who.kind === 'players' && who.who === 'everyone'
        ? ''
        : ` ${isYou(who) ? 'you' : refWords(voice, who).replace('each opponent', 'your opponents')} ${voice.words.cast.one}`;
    return `${spellsWords(voice, filter)}${casters} cost {${amountWords(voice, more)}} more to ${voice.words.cast.one}`;
  },
  cannotLose: (voice, { who }) => `${refWords(voice, who)} cannot lose the duel`,
  cannotWin: (voice, { who }) =>
    `${refWords(voice, who).replace('each opponent', 'your opponents')} cannot win the duel`,
  uncounterable: (voice, { filter }) => `${spellsWords(voice, filter)} cannot be countered`,
  untargetable: (voice, { who }) => `${refWords(voice, who)} cannot be targeted`,
  mayPlayFrom: (voice, { who, filter, zone }) =>
    `${refWords(voice, who)} may play ${pluralPhrase(voice, filter, 'card')} from ${possessive(voice, who)} ${zone}`,
  combatCost: (voice, { for: deed, who, cost }) =>
    `${many(voice, who)} cannot ${deed} unless their controller pays ${costsWords(voice, cost)} for each`,
};

type InsteadTeller<Kind extends InsteadKind> = (
  voice: Voice,
  instead: Extract<Instead, { kind: Kind }>,
) => string;

const INSTEADS: { [Kind in InsteadKind]: InsteadTeller<Kind> } = {
  asEnters: (voice, { tapped, unless, counters, first }) =>
    [
      tapped
        ? `${voice.name} ${voice.words.entersPlay} tapped${unless ? ` unless ${conditionWords(voice, unless)}` : ''}`
        : '',
      counters
        ? `${voice.name} ${voice.words.entersPlay} with ${counted(amountWords(voice, counters.count), `${counters.counter} counter`)} on it`
        : '',
      first ? `as ${voice.name} ${voice.words.entersPlay}, ${effectWords(voice, first)}` : '',
    ]
      .filter((part) => part !== '')
      .join('. '),
  damageStopped: (voice, { from, to }) =>
    `${voice.words.damagePrevention} all damage that would be dealt to ${many(voice, to)}${from.kind === 'anything' ? '' : ` by ${pluralPhrase(voice, from, 'source')}`}`,
  damageMultiplied: (voice, { from, by }) =>
    `if ${article(nounPhrase(voice, from, 'source'))} would deal damage, it deals ${by === 2 ? 'double' : `${by} times`} that damage instead`,
  movedElsewhere: (voice, { filter, to, instead, shuffled, optional, of }) => {
    const what =
      filter.kind === 'is'
        ? refWords(voice, filter.what)
        : `a card${of ? ` of ${possessive(voice, of).replace('your', 'yours')}` : ''}`;
    const place = shuffled ? `shuffle it into its owner's ${voice.words.library}` : placed(voice, instead);
    return `if ${what} would go to a ${to}, ${optional ? 'its owner may ' : ''}${place} instead`;
  },
  drawReplaced: (voice, { who, optional, effect }) =>
    `if ${isYou(who) ? 'you' : 'a player'} would draw a card, ${optional ? 'that draw may be skipped. Then ' : 'instead '}${effectWords(voice, effect)}`,
  turnSkipped: (voice, { who, effect }) =>
    `${isYou(who) ? 'you' : 'a player'} may skip a turn that would begin. If so, ${effectWords(voice, effect)}`,
};

function placed(voice: Voice, zone: Zone): string {
  const { exile, library } = voice.words;
  if (zone === 'exile') return `${exile.verb} it${exile.after}`;
  return zone === 'library' ? `put it on top of its owner's ${library}` : `put it into ${zone}`;
}
