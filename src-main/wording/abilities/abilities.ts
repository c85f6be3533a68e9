/** Abilities in words: one paragraph each. */
import { capital } from '../../../src-shared/words/phrases.ts';
import { keywordName } from '../../../src-shared/duel/keywords.ts';
import type { Ability } from '../../engine/language/ability.ts';
import type { Condition } from '../../engine/language/condition.ts';
import type { Cost } from '../../engine/language/cost.ts';
import type { Moment } from '../../engine/language/moment.ts';
import { self } from '../../engine/language/refs/self.ts';
import type { TargetClause } from '../../engine/language/refs/target.ts';
import { literally } from '../literally.ts';
import { lastingWords, untilWords } from '../changes.ts';
import { momentWords } from '../moments.ts';
import { amountWords } from '../nouns/amounts.ts';
import { cardPhrase, nounPhrase, pluralPhrase } from '../nouns/filters.ts';
import { ATTACKS, isYou, possessive, refWords } from '../nouns/refs.ts';
import { spellWords } from '../nouns/spells.ts';
import { clauseWords } from '../nouns/targets.ts';
import { ruleWords } from '../rules/rules.ts';
import { conditionWords, onlyWhenWords } from '../sentences/conditions.ts';
import { costsWords, givenWords, removedWords } from '../sentences/costs.ts';
import { effectWords } from '../sentences/effects.ts';
import { PLAYED } from '../sentences/spells.ts';
import { isSame, tell, type Tellers } from '../tellers.ts';
import { article, type TextVoice } from '../voice.ts';
import { insteadWords } from './insteads.ts';
import { sentence } from './sentence.ts';
import { limitsOf, useWords, xWords } from './uses.ts';

function aimed(voice: TextVoice, targets: readonly TargetClause[], costs: readonly Cost[] = []): TextVoice {
  const own = { ...voice, targets, named: new Set<number | string>() };
  const given = givenWords(own, costs);
  const removed = removedWords(costs);
  return {
    ...own,
    ...(given === undefined ? {} : { given }),
    ...(removed === undefined ? {} : { removed }),
  };
}

const ABILITIES: Tellers<Ability> = {
  spell: (voice, { targets, effect, costs, dearerByTargets, xOnly, onlyDuring }) => {
    const own = aimed(voice, targets, costs);
    const time = onlyDuring
      ? `${capital(voice.words.cast.one)} ${voice.name} only ${onlyWhenWords(own, onlyDuring)}. `
      : answerWords(own);
    const more =
      costs.length > 0
        ? `As an additional cost to ${voice.words.cast.one} ${voice.name}, ${costsWords(own, costs)}. `
        : '';
    const dearer = dearerByTargets
      ? `${voice.name} costs {1} more for each ${voice.words.target === 'target' ? 'target' : 'one'} beyond the first. `
      : '';
    const colour = xOnly === undefined ? '' : `Spend only ${xWords(xOnly)} mana on X. `;
    return `${time}${more}${dearer}${colour}${sentence(effectWords(own, effect))}`.trimEnd();
  },
  activated: (voice, ability) => {
    const own = aimed(voice, ability.targets, ability.costs);
    const limits = limitsOf(own, ability);
    if (voice.isEquipment && ability.effect.kind === 'attach' && ability.asSorcery)
      return `Equip ${costsWords(own, ability.costs)}`;
    const use = useWords(own, ability);
    return [ability.worksIn === 'graveyard' ? fromGraveyard(own, use) : use, ...limits].join(' ');
  },
  triggered: (voice, ability) => {
    const own = aimed(voice, ability.targets);
    if (isOfAttacker(ability)) own.named.add(ATTACKS);
    const chooser = chooserWords(own, ability);
    const condition = ability.if ? ` if ${conditionInMoment(own, ability, ability.if)},` : '';
    const deeds = inItsMoment(ability.moment, effectWords(own, ability.effect));
    const words =
      chooser === '' ? deeds : `${chooser}${deeds.replace(/ attached to it$/, ' attached to that creature')}`;
    const told = ability.worksIn === 'graveyard' ? fromGraveyard(own, words) : words;
    const deed = sentence(isOwnMoment(ability.moment) && !ability.if ? afterName(voice, told) : told);
    // Which creature it blocks is said where that creature is spoken of.
    const moment = momentWords(own, ability.moment).replace(
      /(blocks|intercepts) a creature$/,
      (told, verb: string) => (/\bthe other creature\b/i.test(deed) ? told : verb),
    );
    const rest = deed.startsWith(voice.name)
      ? deed
      : deed.replace(/^(Y|T|I|D|P|R|S|C|E|A|F|U|B|G|L|M|O|W)(?=[a-z ])/, (letter) => letter.toLowerCase());
    const host = ` ${refWords(own, { kind: 'attached' })}`;
    const last =
      moment.includes(`${host} `) && !rest.slice(0, -host.length - 1).includes(',')
        ? rest.replace(new RegExp(`\\b(on|tap|untap|destroy|sacrifice)${host}\\.$`), '$1 it.')
        : rest;
    return `${capital(moment)},${condition} ${ofItsKind(moment, last)}`;
  },
  static: (voice, ability) => {
    const condition = ability.if
      ? ability.if.kind === 'did'
        ? 'once that has happened, '
        : (onAttackWords(ability.if) ?? `as long as ${conditionWords(voice, ability.if)}, `)
      : '';
    const after = ability.outlives
      ? `. When ${voice.name} ${voice.words.leavesPlay}, this goes on${untilWords(ability.outlives)}`
      : '';
    const stays = isOwnProtection(voice, ability) ? `. This effect does not remove ${voice.name}` : '';
    const lasting = lastingWords(voice, ability.what, ability.mods);
    return sentence(
      `${condition}${spokenOf(condition, refWords(voice, ability.what), lasting)}${after}${stays}`,
    );
  },
  rule: (voice, { rule }) => sentence(ruleWords(voice, rule)),
  instead: (voice, { instead }) => sentence(insteadWords(voice, instead)),
  keyword: ({ words, name }, { keyword }) =>
    words.spelledOut[keyword]?.replace('~', name) ?? capital(keywordName(keyword)),
  protection: (voice, { from }) =>
    `Protection from ${from.kind === 'colour' ? from.colour : from.kind === 'chosenColour' ? 'the chosen color' : pluralPhrase(voice, from)}`,
  landwalk: (voice, { land }) => `${capital(nounPhrase(voice, land).toLowerCase())}walk`,
  countedSize: (voice, { power, toughness }) =>
    sentence(
      power === 0
        ? `${possessive(voice, self)} ${voice.words.toughness} is equal to ${amountWords(voice, toughness)}`
        : isSame(power, toughness)
          ? `${possessive(voice, self)} ${voice.words.power} and ${voice.words.toughness} are each equal to ${amountWords(voice, power)}`
          : `${possessive(voice, self)} ${voice.words.power} is equal to ${amountWords(voice, power)}, and its ${voice.words.toughness} to ${amountWords(voice, toughness)}`,
    ),
  enchant: (voice, { filter, zone }) =>
    `${capital(voice.words.aura)} ${zone ? `${cardPhrase(voice, filter)} in a ${voice.words.graveyard}` : nounPhrase(voice, filter).replace(/^([A-Z]\w+) creature$/, '$1')}`,
};

/** It triggers only while it attacks, or on being blocked. */
const isOfAttacker = ({ moment, if: condition }: Triggered): boolean =>
  moment.kind === 'becomesBlocked' ||
  (moment.kind === 'meets' && moment.as === 'blocked') ||
  (condition?.kind === 'fits' && condition.filter.kind === 'state' && condition.filter.is === 'attacking');

/** "It is still in play": what has just come is not named again. */
function conditionInMoment(voice: TextVoice, { moment }: Triggered, condition: Condition): string {
  const words = conditionWords(voice, condition);
  return isOwnMoment(moment) && words === `${voice.name} is ${voice.words.inPlay}`
    ? `it is still ${voice.words.inPlay}`
    : words;
}

/** Who chooses is told first, where nobody has been spoken of yet. */
function chooserWords(voice: TextVoice, { moment, targets }: Triggered): string {
  const n = targets.findIndex(({ by }) => by === 'thatPlayer');
  const clause = targets[n];
  if (!clause || moment.kind !== 'moves') return '';
  const { by, ...rest } = clause;
  voice.named.add(n);
  const what = clauseWords(voice, rest).replace(
    /(?:\bthat )?an opponent of that player (controls|has in play)$/,
    'that an opponent of his or hers $1',
  );
  return `its ${voice.words.controller} chooses ${what}. `;
}

type Triggered = Extract<Ability, { kind: 'triggered' }>;

/** The whole of the combats in which one attacks. */
const onAttackWords = (condition: Condition): string | undefined =>
  condition.kind === 'during' &&
  condition.turnOf !== undefined &&
  isYou(condition.turnOf) &&
  condition.steps?.includes('beginCombat') === true &&
  condition.steps.includes('endCombat') &&
  !condition.steps.includes('main1')
    ? 'during combat on your turn, '
    : undefined;

/** Portal has no word for what is aimed at before it happens: a card that undoes another says when it is played. */
function answerWords(voice: TextVoice): string {
  const { words, name, targets } = voice;
  const [undone] = targets;
  if (words.target === 'target' || undone?.zone !== 'chain') return '';
  const what = spellWords(voice, undone.filter ?? { kind: 'anything' })
    .replace(/\bspell\b/, 'card')
    .replace('with a single target', 'that affects one thing alone');
  voice.named.add(PLAYED);
  return `${capital(words.cast.one)} ${name} only when ${article(what)} is ${words.cast.one}ed, before it takes effect. `;
}

/** An Aura that protects from its own color: by the rules since 1999 it would come off, if it did not say this. */
const isOwnProtection = (
  { words, isAura }: TextVoice,
  { what, mods }: Extract<Ability, { kind: 'static' }>,
): boolean =>
  isAura &&
  words.typeLine === 'dash' &&
  what.kind === 'attached' &&
  mods.some((mod) => mod.kind === 'grant' && mod.ability.kind === 'protection');

/** Who is attacked goes without saying before an attack, not behind it. */
const inItsMoment = ({ kind }: Moment, words: string): string =>
  kind === 'goesUnblocked' ? words.replace('that player', 'defending player') : words;

/** "Becomes blocked by a Wall, destroy that Wall": whose kind has been named is called by it. */
function ofItsKind(moment: string, deed: string): string {
  const [, kind] = /\b(?:becomes \w+ by|blocks|intercepts) an? ([A-Z]\w+)$/.exec(moment) ?? [];
  return kind === undefined ? deed : deed.replace('the other creature', `that ${kind}`);
}

/** What happens to this alone: there is nothing else that "it" could be. */
const isOwnMoment = (moment: Moment): boolean =>
  (['attacks', 'moves', 'goesUnblocked', 'taps'].includes(moment.kind) ||
    (moment.kind === 'blocks' && moment.attacker.kind === 'anything') ||
    (moment.kind === 'becomesBlocked' && moment.by.kind === 'anything') ||
    (moment.kind === 'meets' && moment.other.kind === 'anything')) &&
  'filter' in moment &&
  moment.filter.kind === 'is' &&
  moment.filter.what.kind === 'self';

/** What the condition has spoken of is "it" behind it. */
const spokenOf = (condition: string, what: string, words: string): string =>
  condition.includes(`${what} `) && words.startsWith(`${what} `)
    ? `it${words.slice(what.length)}`.replaceAll(`${what}'s `, 'its ')
    : words;

/** "Whenever Charging Paladin attacks, it gets +0/+3". */
const afterName = (voice: TextVoice, told: string): string =>
  told.startsWith(`${voice.name} `)
    ? `it${told.slice(voice.name.length)}`
    : told.startsWith(`${voice.name}'s `)
      ? `its${told.slice(voice.name.length + 2)}`
      : told.replace(new RegExp(`^(${OWN_DEEDS}) ${literally(voice.name)}(?![^ .])`), '$1 it');

const OWN_DEEDS = 'sacrifice|destroy|tap|untap|exile|regenerate|return|put|remove|shuffle';

/** What lies in one's graveyard goes from there, to one's own hand. */
function fromGraveyard({ name, words }: TextVoice, text: string): string {
  const place = `from your ${words.graveyard}`;
  for (const verb of ['return', 'Return', 'put', 'Put'])
    if (text.includes(`${verb} ${name} `))
      return text
        .replace(`${verb} ${name} `, `${verb} ${name} ${place} `)
        .replace(`${place} to its owner's hand`, `${place} to your hand`);
  return text;
}

export const abilityWords = (voice: TextVoice, ability: Ability): string => tell(ABILITIES, voice, ability);
