/** What objects become, in words. */
import { keywordName } from '../../src-shared/duel/keywords.ts';
import type { Ability } from '../engine/language/ability.ts';
import type { Amount } from '../engine/language/amount.ts';
import type { Effect } from '../engine/language/effect.ts';
import type { Duration } from '../engine/language/duration.ts';
import type { Filter } from '../engine/language/filter.ts';
import type { Modification, ModificationKind } from '../engine/language/modification.ts';
import type { Ref } from '../engine/language/ref.ts';
import { abilityWords } from './abilities/abilities.ts';
import { amountWords } from './nouns/amounts.ts';
import { nounPhrase } from './nouns/filters.ts';
import { perEach } from './nouns/much.ts';
import { groupWords, refWords, wholeWords } from './nouns/refs.ts';
import { conditionWords } from './sentences/conditions.ts';
import { tell, type Tellers } from './tellers.ts';
import { article, isLandType, listed, typeName, type TextVoice } from './voice.ts';

const MODS: Tellers<Modification> = {
  bonus: (voice, { power, toughness }) => bonusWords(voice, power, toughness),
  base: (voice, { power, toughness }) =>
    isPlain(voice, power) && isPlain(voice, toughness)
      ? `becomes ${amountWords(voice, power)}/${amountWords(voice, toughness)}`
      : `gains ${voice.words.power} and ${voice.words.toughness} each equal to ${amountWords(voice, power)}`,
  addKeyword: (voice, { keyword }) =>
    voice.words.spelledOut[keyword]?.replace(/^~ (.*)\.$/, '$1') ?? `gains ${keywordName(keyword)}`,
  loseKeyword: (voice, { keyword }) =>
    keyword === 'defender' ? attackingWords(voice) : `loses ${keywordName(keyword)}`,
  grant: (voice, { ability }) => grantWords(voice, ability),
  loseLandwalk: (voice, { land }) => `loses ${nounPhrase(voice, land).toLowerCase()}walk`,
  addTypes: (voice, { types, subtypes }) =>
    `becomes ${article([...subtypes.map((type) => typeName(voice, type)), ...types].join(' '))} in addition to its other types`,
  setLandType: (voice, { type, chosen }) =>
    chosen ? 'is of the chosen type' : `is ${article(typeName(voice, type))}`,
  addColours: (_, { colours }) => `becomes ${listed(colours)} in addition to its other colors`,
  setColours: (_, { colours, chosen }) =>
    `becomes ${chosen !== undefined ? 'the chosen color' : colours.length === 0 ? 'colorless' : listed(colours)}`,
  control: () => 'is under your control',
  loseAbilities: () => 'loses all abilities',
};

/** What stood still may attack: a Wall as though it were none, anything else because nothing forbids it any longer. */
function attackingWords({ words, isWall, isAura }: TextVoice): string {
  if (!isWall && !isAura) return words.spelledOut.defender === undefined ? 'loses defender' : 'can attack';
  return words.spelledOut.defender === undefined
    ? 'can attack as though it did not have defender'
    : 'can attack as though it were no Wall';
}

const isPlain = (voice: TextVoice, amount: Amount): boolean =>
  typeof amount === 'number' || amountWords(voice, amount) === 'X';

function grantWords(voice: TextVoice, ability: Ability): string {
  if (ability.kind === 'protection' || ability.kind === 'landwalk' || ability.kind === 'keyword')
    return `gains ${abilityWords({ ...voice, named: new Set() }, ability)
      .replace(/\.$/, '')
      .toLowerCase()}`;
  const name = `this ${voice.isAura ? voice.host : (voice.bearer ?? 'permanent')}`;
  const words = abilityWords({ ...voice, name, named: new Set() }, ability);
  const rest = words
    .slice(name.length + 1)
    .replace(/\.$/, '')
    .replace('each turn if able', 'if able');
  const isOfItself = ability.kind === 'rule' && /^ (cannot|must|attacks) /.test(words.slice(name.length));
  return isOfItself ? rest : `gains "${words}"`;
}

/** "+2/+1", "-1/-1 for each Swamp you control", "+X/+0, where X is …". */
function bonusWords(voice: TextVoice, power: Amount, toughness: Amount): string {
  const [one, other] = [perEach(voice, power), perEach(voice, toughness)];
  const each = one?.each ?? other?.each;
  const isCounted = (amount: Amount, per: typeof one): boolean => amount === 0 || per?.each === each;
  if (each !== undefined && isCounted(power, one) && isCounted(toughness, other))
    return `gets ${signs(one?.much ?? 0, other?.much ?? 0)}${each}`;
  if (typeof power === 'number' && typeof toughness === 'number') return `gets ${signs(power, toughness)}`;
  return `gets ${unknowns(voice, power, toughness)}`;
}

/** A nought takes the sign of what stands beside it. */
function signs(power: number, toughness: number): string {
  const sign = (number: number, beside: number): string =>
    number < 0 || (number === 0 && beside < 0) ? `-${Math.abs(number)}` : `+${number}`;
  return `${sign(power, toughness)}/${sign(toughness, power)}`;
}

/** Amounts that are no plain numbers go by a letter, which is explained behind. */
function unknowns(voice: TextVoice, power: Amount, toughness: Amount): string {
  const told: string[] = [];
  const letter = (amount: Amount): string => {
    if (typeof amount === 'number') return amount < 0 ? String(amount) : `+${amount}`;
    if (amount.kind === 'arithmetic' && amount.how === 'minus' && amount.left === 0)
      return letter(amount.right).replace('+', '-');
    if (amount.kind === 'arithmetic' && amount.how === 'minus' && typeof amount.left === 'number')
      return letter({ ...amount, left: amount.right, right: amount.left }).replace('+', '-');
    const words = amountWords(voice, amount);
    if (words === 'X') return '+X';
    const place = told.includes(words) ? told.indexOf(words) : told.push(words) - 1;
    return `+${'XYZ'[place] ?? 'Z'}`;
  };
  const size = `${letter(power)}/${letter(toughness)}`;
  const meanings = told.map((words, place) => `${'XYZ'[place] ?? 'Z'} is ${words}`);
  return meanings.length === 0
    ? size
    : `${size}, where ${listed(meanings).replace(/rounded (up|down) and /, 'rounded $1, and ')}`;
}

/** A land that is a creature is still a land; an artifact that is one is an artifact creature. */
function stillWords(voice: TextVoice, what: Ref, words: string, lasting: boolean): string {
  const was = typeBefore(voice, what);
  if (was === 'artifact')
    return words
      .replace(/\ba creature in addition to its other types/, 'an artifact creature')
      .replace(/\b(creatures?) in addition to (?:its|their) other types/, 'artifact $1');
  if (was !== 'land' || !BECOMES_CREATURE.test(words)) return words;
  if (lasting)
    return words.replace(BECOMES_CREATURE, (_, creature: string) =>
      creature === 'creature' ? 'creature that is still a land' : 'creatures that are still lands',
    );
  const told = words
    .replace(BECOMES_CREATURE, '$1')
    .replace(/\bcreature and gains (?=[a-z])/, 'creature with ');
  return `${told}. It is still a land`;
}

const BECOMES_CREATURE = /\b(creatures?) in addition to (?:its|their) other types/;

/** What it was, as far as can be told from the card alone. */
function typeBefore(voice: TextVoice, what: Ref): 'artifact' | 'land' | undefined {
  const filter =
    what.kind === 'all' ? what.filter : what.kind === 'target' ? voice.targets[what.n]?.filter : undefined;
  const types =
    what.kind === 'self' ? voice.types : what.kind === 'attached' ? [voice.host] : typesIn(filter);
  return types.includes('land') ? 'land' : types.includes('artifact') ? 'artifact' : undefined;
}

function typesIn(filter: Filter | undefined): readonly string[] {
  if (filter?.kind === 'type') return [filter.type];
  if (filter?.kind === 'subtype') return isLandType(filter.subtype) ? ['land'] : [];
  return filter?.kind === 'both' ? filter.of.flatMap(typesIn) : [];
}

/** What is to be said of a becoming in one breath: "becomes a 2/1 blue Faerie creature". */
function becomingWords(mods: readonly Modification[]): readonly Modification[] | string {
  const types = mods.find((mod) => mod.kind === 'addTypes');
  const size = mods.find((mod) => mod.kind === 'base');
  if (!types || !size || typeof size.toughness !== typeof size.power) return mods;
  const plain = [size.power, size.toughness].map((amount) =>
    typeof amount === 'number' ? String(amount) : amount.kind === 'x' ? 'X' : undefined,
  );
  if (plain.includes(undefined)) return mods;
  const colours = mods.flatMap((mod) => (mod.kind === 'setColours' ? mod.colours : []));
  const kind = [plain.join('/'), listed(colours), ...types.subtypes, ...types.types];
  return `becomes ${article(kind.filter((word) => word !== '').join(' '))} in addition to its other types`;
}

const BECOMING: readonly ModificationKind[] = ['addTypes', 'base', 'setColours'];

const taken = (words: readonly string[], verb: string): string[] =>
  words.filter((word) => word.startsWith(verb)).map((word) => word.slice(verb.length));

function modsWords(voice: TextVoice, mods: readonly Modification[], lasting: boolean): string {
  const becoming = becomingWords(mods);
  const others = typeof becoming === 'string' ? mods.filter(({ kind }) => !BECOMING.includes(kind)) : mods;
  const words = others.map((mod) => tell(MODS, voice, mod));
  const [gained, lost] = [taken(words, 'gains '), taken(words, 'loses ')];
  const rest = words.filter((word) => !/^(gains|loses) /.test(word));
  const parts = [
    ...(typeof becoming === 'string' ? [becoming] : []),
    ...rest,
    ...(lost.length > 0 ? [`loses ${listed(lost)}`] : []),
    ...(gained.length > 0 ? [`gains ${listed(gained)}`] : []),
  ];
  const told = parts.map((part) => part.split(', where '));
  const meaning = told.flatMap(([, words]) => (words === undefined ? [] : [`, where ${words}`])).join('');
  const whole = `${listed(told.map(([deed]) => deed ?? ''))}${meaning}`;
  return lasting
    ? whole.replace(/(^|, | and )gains /g, '$1has ').replace(/(^|, | and )becomes /g, '$1is ')
    : whole;
}

/** "This creature" is what has an ability, where it can be nothing else. */
function withBearer(voice: TextVoice, what: Ref): TextVoice {
  const filter =
    what.kind === 'all' ? what.filter : what.kind === 'target' ? voice.targets[what.n]?.filter : undefined;
  return isCreature(filter) ? { ...voice, bearer: 'creature' } : voice;
}

const isCreature = (filter: Filter | undefined): boolean =>
  (filter?.kind === 'type' && filter.type === 'creature') ||
  (filter?.kind === 'both' && filter.of.some(isCreature));

/** Something is changed for a time. */
export function gainsWords(
  speaker: TextVoice,
  { what, mods, until, while: condition }: Extract<Effect, { kind: 'gains' }>,
): string {
  const voice = withBearer(speaker, what);
  const held = condition ? () => ` for as long as ${conditionWords(voice, condition)}` : undefined;
  const maybe = maybePlayerWords(voice, what, mods);
  if (maybe !== undefined) return maybe;
  const staying = stayingWords(voice, what, mods, until, held);
  if (staying !== undefined) return staying;
  const others = mods.filter(({ kind }) => kind !== 'control');
  const time =
    until === 'whileSource'
      ? ` for as long as ${voice.name} remains ${voice.words.inPlay}`
      : untilWords(until);
  if (others.length < mods.length) {
    const giving = mods.find((mod) => mod.kind === 'control');
    const taker = giving?.by ? `${refWords(voice, giving.by)} gains` : 'gain';
    const taken = `${taker} control of ${refWords(voice, what)}${held?.() ?? time}`;
    return others.length === 0
      ? taken
      : `${taken}. It ${atOnce(modsWords(voice, others, false))}${time}`.replace(
          / at once until end of turn$/,
          ' at once',
        );
  }
  const isAll = what.kind === 'all';
  const named = isAll ? '' : refWords(voice, what);
  const words = modsWords(voice, mods, false);
  const who = isAll ? allTogether(voice, what, words) : named;
  const [deed = '', meaning] = (isAll ? inPlural(words) : words).split(/(?=, where )/);
  const fromThenOn = deed === 'can attack' && until === 'whileInPlay' ? ' from then on' : undefined;
  const attack = / and (attacks?|must attack) if able$/.exec(deed);
  if (attack && time === ' until end of turn')
    return `${who} ${deed.slice(0, attack.index)}${time} and ${attack[1] ?? ''} this turn if able`;
  const span =
    held?.() ??
    fromThenOn ??
    (atOnce(deed).endsWith(' at once') || BARRED.test(deed) ? time.replace('until end of', 'this') : time);
  return stillWords(voice, what, `${who} ${atOnce(deed)}${span}${meaning ?? ''}`, false);
}

/** "If it is a creature, it cannot be regenerated this turn": what was aimed at may be a player. */
function maybePlayerWords(voice: TextVoice, what: Ref, mods: readonly Modification[]): string | undefined {
  if (what.kind !== 'target' || voice.targets[what.n]?.players === undefined || !voice.named.has(what.n))
    return undefined;
  const deeds = mods.map((mod) =>
    mod.kind === 'grant'
      ? abilityWords({ ...voice, name: 'it', named: new Set() }, mod.ability)
          .replace(/^(It|If it)\b/, (start) => start.toLowerCase())
          .replace(/\.$/, '')
          .replace(/^(it cannot .*)$|^(if it would [^,]*)(.*)$/, (_, ban?: string, event = '', rest = '') =>
            ban === undefined ? `${event} this turn${rest}` : `${ban} this turn`,
          )
      : undefined,
  );
  return deeds.includes(undefined) ? undefined : `if it is a creature, ${deeds.join(', and ')}`;
}

/** "Creatures you control"; where they are called by their owner, "all your creatures". */
const allTogether = (voice: TextVoice, what: Ref, deed: string): string =>
  wholeWords(voice, what).replace(/^all /, /^(cannot|do(es)? not) /.test(deed) ? '' : voice.words.everything);

/** What is given for a while does not wait for the turn in which it comes. */
const atOnce = (words: string): string =>
  words
    .replace(/can attack the turn (it|they) .*? side\b/, 'can attack at once')
    .replace(/may attack in the turn you play (it|them)\b/, 'may attack at once');

/** "It does not untap during its controller's next untap step." */
function stayingWords(
  voice: TextVoice,
  what: Ref,
  mods: readonly Modification[],
  until: Duration,
  held: (() => string) | undefined,
): string | undefined {
  const [mod] = mods;
  if (mods.length !== 1 || mod?.kind !== 'grant' || mod.ability.kind !== 'rule') return undefined;
  if (mod.ability.rule.kind !== 'staysTapped') return undefined;
  const all = what.kind === 'all';
  const who = all ? groupWords(voice, what) : refWords(voice, what);
  const whose = all ? "their controllers'" : what.kind === 'self' ? 'your' : "its controller's";
  const next = until === 'nextUntap' ? 'next ' : '';
  return `${who} ${all ? 'do' : 'does'} not untap during ${whose} ${next}${voice.words.untapStep}${held?.() ?? ''}`;
}

/** What is forbidden or demanded holds "this turn". */
const BARRED = /^(cannot|must|attacks?\b|is unblockable|are unblockable)[^,]*$/;

/** "Gets +1/+1 and gains trample" as several do. */
const inPlural = (words: string): string =>
  words
    .replace(/(^|, | and )(gain|get|lose|become)s /g, '$1$2 ')
    .replace(/(^|, | and )attacks\b/, '$1attack')
    .replace('does not tap when it attacks', 'do not tap when they attack')
    .replace('the turn it is brought', 'the turn they are brought')
    .replace('the turn it comes', 'the turn they come')
    .replace('in addition to its other', 'in addition to their other')
    .replace('each equal to its ', 'each equal to their ')
    .replace(/(^|, | and )(is|become) an? ((?:.*? )?creature) in addition/, '$1$2 $3s in addition')
    .replace(/(^|, | and )is an? (Plains\b)/i, '$1is $2')
    .replace(/(^|, | and )is an? (Island|Swamp|Mountain|Forest)\b/i, '$1is $2s')
    .replace(
      /(^|, | and )(has|is) /g,
      (_, before: string, verb: string) => `${before}${verb === 'has' ? 'have' : 'are'} `,
    );

export function untilWords(until: Duration): string {
  switch (until) {
    case 'endOfTurn':
      return ' until end of turn';
    case 'endOfCombat':
      return ' until end of combat';
    case 'untilYourNextUpkeep':
      return ' until your next upkeep';
    case 'nextUntap':
      return ' until its controller next untaps';
    case 'untilYourNextTurn':
      return ' until your next turn';
    case 'whileInPlay':
    case 'whileSource':
      return '';
  }
}

/** Something is changed as long as this is there. */
export function lastingWords(speaker: TextVoice, what: Ref, mods: readonly Modification[]): string {
  const voice = withBearer(speaker, what);
  const others = mods.filter(({ kind }) => kind !== 'control');
  if (others.length < mods.length) {
    const held = `you control ${refWords(voice, what)}`;
    return others.length === 0 ? held : `${held}. It ${modsWords(voice, others, true)}`;
  }
  if (what.kind === 'all') {
    const alone = modsWords(voice, mods, true);
    if (/\bwith it\b/.test(alone)) return `${refWords(voice, what)} ${alone}`;
    const who = wholeWords(voice, what).replace(/^all /, voice.words.everything);
    return stillWords(voice, what, `${who} ${inPlural(modsWords(voice, mods, true))}`, true);
  }
  return stillWords(voice, what, `${refWords(voice, what)} ${modsWords(voice, mods, true)}`, true);
}
