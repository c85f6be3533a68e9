/** Abilities in words: one paragraph each. */
import type { Ability, AbilityKind, ActivatedAbility } from '../engine/language/ability.ts';
import type { Cost } from '../engine/language/cost.ts';
import type { Condition } from '../engine/language/condition.ts';
import type { Filter } from '../engine/language/filter.ts';
import type { Instead, InsteadKind } from '../engine/language/instead.ts';
import type { Moment } from '../engine/language/moment.ts';
import type { Ref } from '../engine/language/ref.ts';
import type { Rule, RuleKind } from '../engine/language/rule.ts';
import type { TargetClause } from '../engine/language/refs/target.ts';
import { COLOURS, MANA, type Zone } from '../../src-shared/duel/words.ts';
import { KEYWORD_WORDS } from './keywords.ts';
import {
  amountWords,
  cardPhrase,
  isYou,
  nounPhrase,
  pluralPhrase,
  possessive,
  refWords,
  zoneWords,
} from './nouns.ts';
import { stoppedWords, turnedWords } from './guards.ts';
import { momentWords, STEP_WORDS } from './moments.ts';
import { PLAYING_WORDS, spellsWords } from './playing.ts';
import { lastingWords, untilWords } from './changes.ts';
import { COMBAT_RULES, combatCostWords, companyWords } from './combatRules.ts';
import { conditionWords, costsWords, effectWords, givenWords } from './sentences.ts';
import { STAYING_RULES } from './staying.ts';
import { article, capital, counted, joined, type Voice } from './voice.ts';

type Teller<Kind extends AbilityKind> = (voice: Voice, ability: Extract<Ability, { kind: Kind }>) => string;

/** Sentences begin with a capital and end with a full stop. */
export function sentence(words: string): string {
  const quoted = words.endsWith('."') ? words.indexOf('"') : -1;
  if (words === '' || quoted < 0) return words === '' ? '' : `${capitals(words).replace(/\.$/, '')}.`;
  return `${capitals(words.slice(0, quoted))}${words.slice(quoted)}`;
}

const capitals = (words: string): string => words.split('. ').map(capital).join('. ');

function aimed(voice: Voice, targets: readonly TargetClause[], costs: readonly Cost[] = []): Voice {
  const own = { ...voice, targets, named: new Set<number | string>() };
  const given = givenWords(own, costs);
  return given === undefined ? own : { ...own, given };
}

const ABILITIES: { [Kind in AbilityKind]: Teller<Kind> } = {
  spell: (voice, { targets, effect, costs, dearerByTargets, xOnly, onlyDuring }) => {
    const own = aimed(voice, targets, costs);
    const time = onlyDuring
      ? `${capital(voice.words.cast.one)} ${voice.name} only if ${conditionWords(own, onlyDuring)}. `
      : '';
    const more =
      costs.length > 0
        ? `As an additional cost to ${voice.words.cast.one} ${voice.name}, ${costsWords(own, costs)}. `
        : '';
    const dearer = dearerByTargets
      ? `${voice.name} costs {1} more for each ${voice.words.target === 'target' ? 'target' : 'one'} beyond the first. `
      : '';
    const colour = xOnly === undefined ? '' : `Spend only ${xWords(xOnly)} mana on X. `;
    return `${time}${more}${dearer}${colour}${sentence(effectWords(own, effect))}`;
  },
  activated: (voice, ability) => {
    const own = aimed(voice, ability.targets, ability.costs);
    const times = [
      ability.xOnly === undefined ? '' : `Spend only ${xWords(ability.xOnly)} mana on X`,
      ability.anyPlayer ? `Any player may ${voice.words.activate}` : '',
      ability.ownerOnly ? `Only ${possessive(voice, SELF)} owner may ${voice.words.activate}` : '',
      ability.mostPerTurn
        ? `${capital(voice.words.activate)} no more than ${ability.mostPerTurn === 2 ? 'twice' : `${ability.mostPerTurn} times`} each turn`
        : '',
      ability.oncePerTurn ? `${capital(voice.words.activate)} only once each turn` : '',
      ability.onlyDuring ? `${capital(voice.words.activate)} only ${timeWords(own, ability.onlyDuring)}` : '',
      ability.asSorcery && !ability.costs.some(({ kind }) => kind === 'loyalty')
        ? `${capital(voice.words.activate)} only when you could ${voice.words.cast.one} a sorcery`
        : '',
    ].filter((part) => part !== '');
    if (voice.isEquipment && ability.effect.kind === 'attach' && ability.asSorcery)
      return `Equip ${costsWords(own, ability.costs)}`;
    const use = useWords(own, ability);
    return [
      ability.worksIn === 'graveyard' ? fromGraveyard(own, use) : use,
      ...times.map((part) => `${part}.`),
    ].join(' ');
  },
  triggered: (voice, ability) => {
    const own = aimed(voice, ability.targets);
    const condition = ability.if ? ` if ${conditionWords(own, ability.if)},` : '';
    const words = effectWords(own, ability.effect);
    const told = ability.worksIn === 'graveyard' ? fromGraveyard(own, words) : words;
    const deed = sentence(isOwnMoment(ability.moment) && !ability.if ? afterName(voice, told) : told);
    const rest = deed.startsWith(voice.name)
      ? deed
      : deed.replace(/^(Y|T|I|D|P|R|S|C|E|A|F|U|B|G|L|M|O|W)(?=[a-z ])/, (letter) => letter.toLowerCase());
    return `${capital(momentWords(own, ability.moment))},${condition} ${rest}`;
  },
  static: (voice, ability) => {
    const condition = ability.if ? `as long as ${conditionWords(voice, ability.if)}, ` : '';
    const after = ability.outlives
      ? `. When ${voice.name} ${voice.words.leavesPlay}, this goes on${untilWords(ability.outlives)}`
      : '';
    const lasting = lastingWords(voice, ability.what, ability.mods);
    return sentence(`${condition}${spokenOf(condition, refWords(voice, ability.what), lasting)}${after}`);
  },
  rule: (voice, { rule }) => sentence(ruleWords(voice, rule)),
  instead: (voice, { instead }) =>
    sentence((INSTEADS[instead.kind] as InsteadTeller<InsteadKind>)(voice, instead)),
  keyword: ({ words, name }, { keyword }) =>
    words.spelledOut[keyword]?.replace('~', name) ?? capital(KEYWORD_WORDS[keyword]),
  protection: (voice, { from }) =>
    `Protection from ${from.kind === 'colour' ? from.colour : from.kind === 'chosenColour' ? 'the chosen color' : pluralPhrase(voice, from)}`,
  landwalk: (voice, { land }) => `${capital(nounPhrase(voice, land).toLowerCase())}walk`,
  countedSize: (voice, { power, toughness }) =>
    sentence(
      power === 0
        ? `${possessive(voice, SELF)} ${voice.words.toughness} is equal to ${amountWords(voice, toughness)}`
        : JSON.stringify(power) === JSON.stringify(toughness)
          ? `${possessive(voice, SELF)} ${voice.words.power} and ${voice.words.toughness} are each equal to ${amountWords(voice, power)}`
          : `${possessive(voice, SELF)} ${voice.words.power} is equal to ${amountWords(voice, power)}, and its ${voice.words.toughness} to ${amountWords(voice, toughness)}`,
    ),
  enchant: (voice, { filter, zone }) =>
    `${capital(voice.words.aura)} ${zone ? `${cardPhrase(voice, filter)} in a ${voice.words.graveyard}` : nounPhrase(voice, filter)}`,
};

/** What happens to this alone: there is nothing else that "it" could be. */
const isOwnMoment = (moment: Moment): boolean =>
  ['attacks', 'moves', 'goesUnblocked', 'taps'].includes(moment.kind) &&
  'filter' in moment &&
  moment.filter.kind === 'is' &&
  moment.filter.what.kind === 'self';

/** What the condition has spoken of is "it" behind it. */
const spokenOf = (condition: string, what: string, words: string): string =>
  condition.includes(`${what} `) && words.startsWith(`${what} `)
    ? `it${words.slice(what.length)}`.replaceAll(`${what}'s `, 'its ')
    : words;

/** "Whenever Charging Paladin attacks, it gets +0/+3". */
const afterName = (voice: Voice, told: string): string =>
  told.startsWith(`${voice.name} `)
    ? `it${told.slice(voice.name.length)}`
    : told.replace(new RegExp(`^(${OWN_DEEDS}) ${literally(voice.name)}(?![^ .])`), '$1 it');

const OWN_DEEDS = 'sacrifice|tap|untap|exile|regenerate|return';
const literally = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What lies in one's graveyard goes from there, to one's own hand. */
function fromGraveyard({ name, words }: Voice, text: string): string {
  const place = `from your ${words.graveyard}`;
  for (const verb of ['return', 'Return', 'put', 'Put'])
    if (text.includes(`${verb} ${name} `))
      return text
        .replace(`${verb} ${name} `, `${verb} ${name} ${place} `)
        .replace(`${place} to its owner's hand`, `${place} to your hand`);
  return text;
}

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

/** "Your opponents cast"; Portal has one only. */
function castersWords(voice: Voice, who: Ref): string {
  const words = refWords(voice, who).replace('each opponent', 'your opponents');
  return `${words} ${words === 'your opponent' ? voice.words.cast.third : voice.words.cast.one}`;
}

/** What somebody does by tapping is told to them; what only happens stands by itself. */
const DEEDS =
  /^(add|attach|choose|counter|deal|destroy|discard|draw|gain|look|prevent|put|regenerate|remove|return|reveal|sacrifice|search|take|tap|untap) /;

export function abilityWords(voice: Voice, ability: Ability): string {
  return (ABILITIES[ability.kind] as Teller<AbilityKind>)(voice, ability);
}

export function ruleWords(voice: Voice, rule: Rule): string {
  return (RULES[rule.kind] as RuleTeller<RuleKind>)(voice, rule);
}

type RuleTeller<Kind extends RuleKind> = (voice: Voice, rule: Extract<Rule, { kind: Kind }>) => string;

const many = (voice: Voice, who: Parameters<typeof pluralPhrase>[1]): string =>
  who.kind === 'is' ? refWords(voice, who.what) : pluralPhrase(voice, who);

function cannotBlockWords(voice: Voice, who: Filter, whom: Filter): string {
  const { verb, noun } = voice.words.block;
  const goal = whom.kind === 'is' ? refWords(voice, whom.what) : pluralPhrase(voice, whom, 'creature');
  if (whom.kind === 'is' && who.kind === 'anything') return `${goal} cannot be ${noun}`;
  if (whom.kind === 'is' && who.kind !== 'is')
    return `${goal} cannot be ${noun} by ${pluralPhrase(voice, who, 'creature')}`;
  return `${many(voice, who)} cannot ${verb}${whom.kind === 'anything' ? '' : ` ${goal}`}`;
}

const RULES: { [Kind in RuleKind]: RuleTeller<Kind> } = {
  cannotAttack: (voice, { who, unless, whom }) =>
    `${many(voice, who)} cannot attack${whom ? ` ${refWords(voice, whom)}` : ''}${unless ? ` unless ${conditionWords(voice, unless)}` : ''}`,
  ...COMBAT_RULES,
  ...STAYING_RULES,
  attackCompany: (voice, { who, others }) =>
    `${many(voice, who)} cannot attack unless ${companyWords(others, 'attack', 'attacks')} as well`,
  cannotBlock: (voice, { who, whom }) => cannotBlockWords(voice, who, whom),
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
  spellCost: (voice, { filter, who, more, symbols = '', when }) => {
    const casters =
      who.kind === 'players' && who.who === 'everyone'
        ? ''
        : ` ${isYou(who) ? `you ${voice.words.cast.one}` : castersWords(voice, who)}`;
    const price = `${more === 0 ? '' : `{${amountWords(voice, typeof more === 'number' ? Math.abs(more) : more)}}`}${symbols}`;
    const change = `${price} ${typeof more === 'number' && more < 0 ? 'less' : 'more'} to ${voice.words.cast.one}`;
    if (filter.kind === 'is')
      return `${when ? `if ${conditionWords(voice, when)}, ` : ''}${refWords(voice, filter.what)} costs ${change}`;
    return `${spellsWords(voice, filter)}${casters} cost ${change}`;
  },
  cannotLose: (voice, { who, by }) =>
    by
      ? `${refWords(voice, who)} ${isYou(who) ? 'do' : 'does'} not lose the duel for having no life`
      : `${refWords(voice, who)} cannot lose the duel`,
  noLifeGain: (voice, { who }) =>
    `${refWords(voice, who).replace('each player', 'players')} cannot gain life`,
  noPrevention: () => 'damage cannot be prevented',
  cannotWin: (voice, { who }) =>
    `${refWords(voice, who).replace('each opponent', 'your opponents')} cannot win the duel`,
  uncounterable: (voice, { filter, bySpells }) =>
    `${filter.kind === 'is' ? refWords(voice, filter.what) : spellsWords(voice, filter)} cannot be countered${bySpells ? ` by ${spellsWords(voice, bySpells, true)}` : ''}`,
  untargetable: (voice, { who, by }) =>
    by
      ? `${refWords(voice, who)} cannot be the target of spells or abilities of ${refWords(voice, by).replace('each opponent', 'your opponents')}`
      : `${refWords(voice, who)} cannot be targeted`,
  beginsInPlay: (voice) =>
    `if ${voice.name} is in your opening hand, you may begin the duel with it ${voice.words.inPlay}`,
  openLibrary: (voice, { who }) =>
    isYou(who)
      ? `you play with the top card of your ${voice.words.library} revealed`
      : `${refWords(voice, who)} plays with the top card of his or her ${voice.words.library} revealed`,
  ...PLAYING_WORDS,
  alternativePrice: (voice, { costs }) =>
    `you may ${joined(costs.map((cost) => costsWords(voice, [cost])))} rather than pay ${possessive(voice, SELF)} ${voice.words.manaCost}`,
  mayPlayFrom: (voice, { who, filter, zone }) =>
    `${refWords(voice, who)} may play ${pluralPhrase(voice, filter, 'card')} from ${possessive(voice, who)} ${zoneWords(voice, zone)}`,
  combatCost: (voice, rule) => combatCostWords(voice, rule),
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
  damageStopped: (voice, instead) => stoppedWords(voice, instead),
  damageTurned: (voice, instead) => turnedWords(voice, instead),
  gainReplaced: (voice, { who, effect }) =>
    `if ${isYou(who) ? 'you' : 'a player'} would gain life, ${effectWords(voice, effect)} instead`,
  damageMultiplied: (voice, { from, by }) =>
    `if ${article(nounPhrase(voice, from, 'source'))} would deal damage, it deals ${by === 2 ? 'double' : `${by} times`} that damage instead`,
  movedElsewhere: (voice, { filter, to, instead, shuffled, optional, of, by }) => {
    const what =
      filter.kind === 'is'
        ? refWords(voice, filter.what)
        : `a card${of ? ` of ${possessive(voice, of).replace('your', 'yours').replace('each ', 'an ')}` : ''}`;
    const place = shuffled ? `shuffle it into its owner's ${voice.words.library}` : placed(voice, instead);
    const event = by
      ? `a spell or ability of ${refWords(voice, by).replace('each opponent', 'an opponent')} has you discard ${what}`
      : `${what} would go to a ${zoneWords(voice, to)}`;
    return `if ${event}, ${optional ? 'its owner may ' : ''}${place} instead`;
  },
  drawReplaced: (voice, { who, optional, effect }) =>
    `if ${isYou(who) ? 'you' : 'a player'} would draw a card, ${optional ? 'that draw may be skipped. Then ' : 'instead '}${effectWords(voice, effect)}`,
  turnSkipped: (voice, { who, effect }) =>
    `${isYou(who) ? 'you' : 'a player'} may skip a turn that would begin. If so, ${effectWords(voice, effect)}`,
};

function placed(voice: Voice, zone: Zone): string {
  const { exile, library } = voice.words;
  if (zone === 'exile') return `${exile.verb} it${exile.after}`;
  if (zone === 'battlefield') return `put it ${voice.words.putIntoPlay}`;
  return zone === 'library'
    ? `put it on top of its owner's ${library}`
    : `put it into its owner's ${zoneWords(voice, zone)}`;
}
