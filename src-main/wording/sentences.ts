/** Effects in words: a sentence or a part of one for each kind. */
import type { Amount } from '../engine/language/amount.ts';
import type { Condition, ConditionKind } from '../engine/language/condition.ts';
import type { Cost, CostKind } from '../engine/language/cost.ts';
import type { Effect, EffectKind } from '../engine/language/effect.ts';
import type { Filter } from '../engine/language/filter.ts';
import type { Ref } from '../engine/language/ref.ts';
import type { Step } from '../../src-shared/duel/words.ts';
import { gainsWords, untilWords } from './changes.ts';
import {
  amountWords,
  cardPhrase,
  isYou,
  isYours,
  muchOf,
  nounPhrase,
  perEach,
  pluralPhrase,
  possessive,
  refWords,
  someOf,
  wholeWords,
} from './nouns.ts';
import { momentWords, STEP_WORDS } from './moments.ts';
import { abilityWords } from './abilities.ts';
import { article, counted, joined, numberWord, plural, type Voice } from './voice.ts';

/** "draw" for you, "draws" for anyone else. */
const verb = (who: Ref, one: string, third = `${one}s`): string => (isYou(who) ? one : third);

/** "You gain", "Target player gains". */
const does = (voice: Voice, who: Ref, one: string, third?: string): string =>
  isYou(who) && !third?.startsWith('!') ? `you ${one}` : `${refWords(voice, who)} ${verb(who, one, third)}`;

/** What you do is said as an order; what befalls you, and what others do, is told. */
const ordered = (voice: Voice, who: Ref, one: string, third?: string): string =>
  isYou(who) ? one : does(voice, who, one, third);

const own = (who: Ref): string => (isYou(who) ? 'your' : 'his or her');

type Teller<Kind extends EffectKind> = (voice: Voice, effect: Extract<Effect, { kind: Kind }>) => string;

const EFFECTS: { [Kind in EffectKind]: Teller<Kind> } = {
  sequence: (voice, { of }) =>
    of
      .map((part) => effectWords(voice, part))
      .filter((words) => words !== '')
      .join('. '),
  modes: (voice, { of }) =>
    `choose one: ${of.map((mode) => effectWords({ ...voice, named: new Set(voice.named) }, mode.effect)).join('; or ')}`,
  may: (voice, { who, effect }) => mayWords(voice, who, effect),
  pays: (voice, { who, cost, then, otherwise }) => {
    const price = priceWords(voice, cost);
    if (otherwise) {
      const deed = effectWords(voice, otherwise);
      const payment = `unless ${refWords(voice, who)} ${isYou(who) ? price : inThird(price)}`;
      return deed.includes('. ') ? `${payment}, ${deed}` : `${deed} ${payment}`;
    }
    return `${refWords(voice, who)} may ${price}${then ? `. If ${isYou(who) ? 'you do' : 'the player does'}, ${effectWords(voice, then)}` : ''}`;
  },
  if: (voice, { condition, then, otherwise }) =>
    `if ${conditionWords(voice, condition)}, ${effectWords(voice, then)}${otherwise ? `. Otherwise, ${effectWords(voice, otherwise)}` : ''}`,
  forEach: (voice, { of, effect }) => {
    const group = refWords(voice, of);
    const inner =
      of.kind === 'players' ? { ...voice, named: new Set([...voice.named, 'each player']) } : voice;
    return `for ${group}, ${effectWords(inner, effect)}`;
  },
  repeat: (voice, { times, effect }) =>
    `${effectWords(voice, effect)}. Do this ${times === 2 ? 'twice' : `${amountWords(voice, times)} times`}`,
  keep: () => '',
  choose: (voice, { from, by, most, slot, atRandom }) => {
    const some =
      from.kind === 'all'
        ? counted(amountWords(voice, most), refWords(voice, from).replace(/^each /, ''))
        : `${numberWord(amountWords(voice, most))} of ${refWords(voice, from)}`;
    if (most === 1) {
      voice.named.add(slot);
      if (from.kind !== 'all' || from.zone === 'battlefield') voice.named.add(`${slot} in play`);
    }
    return atRandom ? `choose ${some} at random` : `${ordered(voice, by, 'choose')} ${some}`;
  },
  chooseWord: (voice, { of, by }) =>
    `${ordered(voice, by, 'choose')} a ${of === 'colour' ? 'color' : 'basic land type'}`,
  damage: (voice, { amount, to, by, shared, unpreventable }) => {
    const split =
      shared === 'evenly'
        ? ' divided evenly, rounded down, among'
        : shared === 'chosen'
          ? ' divided as you choose among'
          : ' to';
    const rider = unpreventable ? '. The damage cannot be prevented' : '';
    const much = `${refWords(voice, by)} deals ${muchOf(voice, amount, 'damage')}`;
    return `${much}${split} ${shared ? wholeWords(voice, to) : refWords(voice, to)}${rider}`;
  },
  prevent: (voice, { amount, to, toTheirs, fromAll, fromChosen, combatOnly }) => {
    const kind = combatOnly ? 'combat damage' : 'damage';
    const dealers = fromAll ? ` by ${pluralPhrase(voice, fromAll, 'source')}` : '';
    const whom = to
      ? ` to ${refWords(voice, to)}${toTheirs ? ` and ${pluralPhrase(voice, toTheirs)} ${isYou(to) ? 'you control' : 'that player controls'}` : ''}`
      : '';
    if (fromChosen)
      return `${voice.words.damagePrevention} all ${kind}${whom} from ${counted('1', nounPhrase(voice, fromChosen, 'source'))} of your choice the next time it would deal any this turn`;
    if (amount === 'all')
      return `${voice.words.damagePrevention} all ${kind} that would be dealt${whom} this turn${dealers}`;
    return `${voice.words.damagePrevention} the next ${amountWords(voice, amount)} ${kind} that would be dealt${whom} this turn${dealers}`;
  },
  destroy: (voice, { what, bury }) => {
    const object = wholeWords(voice, what);
    if (!bury) return `destroy ${object}`;
    return voice.words.bury === 'verb'
      ? `bury ${object}`
      : `destroy ${object}. ${object.startsWith('all') ? 'They' : 'It'} cannot be regenerated`;
  },
  regenerate: (voice, { what }) => `regenerate ${refWords(voice, what)}`,
  move: (voice, effect) => moveWords(voice, effect),
  sacrifice: (voice, { who, filter, count }) =>
    `${ordered(voice, who, 'sacrifice')} ${counted(amountWords(voice, count), nounPhrase(voice, filter))}`,
  sacrificeIt: (voice, { what }) => `sacrifice ${refWords(voice, what)}`,
  equalise: (voice, { filter }) =>
    filter
      ? `each player keeps as many ${pluralPhrase(voice, filter)} as the player who controls the fewest and sacrifices the rest`
      : 'each player keeps as many cards in hand as the player who has the fewest and discards the rest',
  draw: (voice, { who, count }) => {
    const deed = ordered(voice, who, 'draw');
    return `${deed} ${someOf(voice, count, 'card')}`;
  },
  discard: (voice, effect) => discardWords(voice, effect),
  mill: (voice, { who, count }) => {
    const deed = ordered(voice, who, 'put');
    const { library, graveyard } = voice.words;
    const half = typeof count !== 'number' && count.kind === 'fraction' && count.by === 2;
    if (half && isLibraryOf(count.of, who))
      return `${deed} the top half of ${own(who)} ${library}, rounded ${count.round}, into ${own(who)} ${graveyard}`;
    const cards = someOf(voice, count, 'card').replace(/^an? /, '');
    return cards.includes(' equal to ')
      ? `${deed} ${cards.replace('cards', `cards from the top of ${own(who)} ${library}`)} into ${own(who)} ${graveyard}`
      : `${deed} the top ${cards} of ${own(who)} ${library} into ${own(who)} ${graveyard}`;
  },
  shuffle: (voice, { who }) => `${ordered(voice, who, 'shuffle')} ${own(who)} ${voice.words.library}`,
  search: (voice, { who, filter, most, to, reveal, tapped }) => {
    const one = most === 1;
    const cards = cardPhrase(voice, filter);
    const wanted = one ? article(cards) : `up to ${counted(amountWords(voice, most), cards)}`;
    const them = one ? 'it' : 'them';
    const place =
      to === 'battlefield'
        ? `${voice.words.putIntoPlay}${tapped ? ' tapped' : ''}`
        : `into ${own(who)} ${to}`;
    return `${ordered(voice, who, 'search', 'searches')} ${own(who)} ${voice.words.library} for ${wanted}, ${reveal ? `reveal ${them}, ` : ''}put ${them} ${place}, then shuffle`;
  },
  lookAtTop: (voice, effect) => lookWords(voice, effect),
  revealHand: (voice, { who }) => `${ordered(voice, who, 'reveal')} ${own(who)} hand`,
  gainLife: (voice, { who, amount }) => {
    const deed = does(voice, who, 'gain');
    return `${deed} ${lifeWords(voice, amount)}`;
  },
  loseLife: (voice, { who, amount }) => {
    const deed = does(voice, who, 'lose');
    return `${deed} ${lifeWords(voice, amount)}`;
  },
  poison: (voice, { who, amount }) =>
    `${does(voice, who, 'get')} ${counted(amountWords(voice, amount), 'poison counter')}`,
  loseDuel: (voice, { who }) => `${does(voice, who, 'lose')} the duel`,
  winDuel: (voice, { who }) => `${does(voice, who, 'win')} the duel`,
  tap: (voice, { what }) => `tap ${wholeWords(voice, what)}`,
  untap: (voice, { what }) => `untap ${wholeWords(voice, what)}`,
  gains: (voice, { what, mods, until }) => gainsWords(voice, what, mods, until),
  putCounters: (voice, { what, counter, count }) =>
    `put ${someOf(voice, count, `${counter} counter`)} on ${refWords(voice, what)}`,
  removeCounters: (voice, { what, counter, count }) =>
    `remove ${counted(amountWords(voice, count), `${counter} counter`)} from ${refWords(voice, what)}`,
  create: (voice, { token, count }) => {
    const colours = token.colours && token.colours.length > 0 ? joined(token.colours) : 'colorless';
    const kind = [colours, ...token.subtypes, ...token.types, 'token'].join(' ');
    const isCounted = token.abilities.some((ability) => ability.kind === 'countedSize');
    const size =
      token.power === undefined || isCounted ? kind : `${token.power}/${token.toughness ?? 0} ${kind}`;
    const keywords = token.abilities.every(({ kind }) => kind === 'keyword' || kind === 'landwalk');
    const texts = token.abilities
      .map((ability) => abilityWords({ ...voice, name: 'this token', named: new Set() }, ability))
      .filter((text) => text !== '');
    const many = someOf(voice, count, size);
    const [tokens, each = ''] = many.split(/(?= for each )/);
    const rider = keywords ? joined(texts).toLowerCase() : `"${texts.join(' ')}"`;
    return `${voice.words.createToken} ${tokens ?? many} ${voice.words.putIntoPlay}${texts.length > 0 ? ` with ${rider}` : ''}${each}`;
  },
  becomeCopy: (voice, { what, of }) => `${refWords(voice, what)} becomes a copy of ${refWords(voice, of)}`,
  attach: (voice, { what, to }) => `attach ${refWords(voice, what)} to ${refWords(voice, to)}`,
  changeWords: (voice, { what, of }) =>
    `change the text of ${refWords(voice, what)} by replacing one ${of === 'colour' ? 'color word' : 'basic land type'} with another`,
  counter: (voice, { what, to }) =>
    `counter ${refWords(voice, what)}${to === 'exile' ? `. Its card goes to ${voice.words.removedPlace}` : ''}`,
  copySpell: (voice, { what, colour }) =>
    `copy ${refWords(voice, what)}${colour ? `, but the copy is ${colour}` : ''}. You may choose new targets for the copy`,
  addMana: (voice, { choices, times, who }) => {
    const each = perEach(voice, times)?.each ?? '';
    const many = each !== '' || times === 1 ? '' : ` times ${amountWords(voice, times)}`;
    return `${ordered(voice, who, 'add')} ${manaWords(choices)}${many} to ${own(who)} mana pool${each}`;
  },
  emptyPool: (voice, { who }) =>
    `${does(voice, who, 'lose')} all mana in ${isYou(who) ? 'your' : 'his or her'} mana pool`,
  delayed: (voice, { moment, effect }) =>
    `${momentWords(voice, moment, true)}, ${effectWords(voice, effect)}`,
  extraTurn: (voice, { who }) => `${ordered(voice, who, 'take')} an extra turn after this one`,
  play: (voice, { what, who, free, forced, otherwise }) => {
    const price = free ? ` without paying its ${voice.words.manaCost}` : '';
    const deed = forced
      ? `${does(voice, who, 'play')} ${refWords(voice, what)}${price} if able`
      : `${refWords(voice, who)} may play ${refWords(voice, what)}${price}`;
    if (!otherwise) return deed;
    return `${deed}. If ${isYou(who) ? 'you do' : 'the player does'} not, ${effectWords(voice, otherwise)}`;
  },
  mayPlay: (voice, { what, who, until }) =>
    `${refWords(voice, who)} may play ${refWords(voice, what)}${untilWords(until)}`,
  reveal: (voice, { what, slot }) => {
    const words = `reveal ${refWords(voice, what)}`;
    if (slot !== undefined) voice.named.add(slot);
    return words;
  },
  extraPhases: (_, { phases }) =>
    `after this phase, there is ${phases.map((phase) => `an additional ${phase} phase`).join(' followed by ')}`,
  skipPhases: (voice, { who, phase }) =>
    `${does(voice, who, 'skip')} all ${phase} phases of ${isYou(who) ? 'your' : 'his or her'} next turn`,
  command: (voice, { player }) =>
    `look at ${possessive(voice, player)} hand and choose a card; that player plays it if able, with mana from lands alone, and you make all choices for it`,
};

function moveWords(
  voice: Voice,
  { what, to, place, under, tapped, slot }: Extract<Effect, { kind: 'move' }>,
): string {
  const { library, graveyard, exile, putIntoPlay } = voice.words;
  const mine = isOwnBuried(voice, what);
  const object = wholeWords(voice, what);
  if (slot !== undefined && what.kind === 'topOf' && what.count === 1) voice.named.add(slot);
  if (slot !== undefined && !object.startsWith('all')) voice.named.add(slot);
  const many = what.kind === 'several' || object.startsWith('all') || isManyTargets(voice, what);
  const theirs = (where: string): string =>
    mine ? `your ${where}` : many ? `their owners' ${plural(where)}` : `its owner's ${where}`;
  switch (to) {
    case 'exile':
      return `${exile.verb} ${object}${exile.after}`;
    case 'hand':
      return object === 'that card'
        ? `put that card into its owner's hand`
        : `return ${object} to ${theirs('hand')}`;
    case 'library':
      return place === undefined && many
        ? `put ${object} into ${theirs(library)}`
        : `put ${object} on the ${place ?? 'top'} of ${theirs(library)}`;
    case 'battlefield':
      return `put ${object} ${putIntoPlay}${tapped ? ' tapped' : ''}${under && !mine ? ` under ${possessive(voice, under)} control` : ''}`;
    default:
      return `put ${object} into ${theirs(graveyard)}`;
  }
}

const isManyTargets = (voice: Voice, ref: Ref): boolean =>
  ref.kind === 'target' && (voice.targets[ref.n]?.most ?? 1) !== 1;

/** A target in one's own graveyard. */
function isOwnBuried(voice: Voice, ref: Ref): boolean {
  const clause = ref.kind === 'target' ? voice.targets[ref.n] : undefined;
  return clause?.zone === 'graveyard' && clause.filter !== undefined && isYours(clause.filter);
}

/** "You may …", "that player may …", "you may have target player …". */
function mayWords(voice: Voice, who: Ref, effect: Effect): string {
  const subject = refWords(voice, who);
  const words = effectWords(voice, effect).replace(/^you /, '');
  if (words.startsWith(`${subject} `)) return `${subject} may ${inFirst(words.slice(subject.length + 1))}`;
  if (words.startsWith(`${voice.name} `))
    return `${subject} may have ${voice.name} ${inFirst(words.slice(voice.name.length + 1))}`;
  const other = /^((?:target |each |that |any one )\w+|your opponent) (.*)$/.exec(words);
  return other
    ? `${subject} may have ${other[1] ?? ''} ${inFirst(other[2] ?? '')}`
    : `${subject} may ${words}`;
}

/** "Draws a card" as somebody may: "draw a card". */
const inFirst = (words: string): string =>
  words.replace(/^searches/, 'search').replace(/^(\w+[^s])s /, '$1 ');
/** "Pay {1}" as somebody else does: "pays {1}". */
const inThird = (words: string): string => words.replace(/^\w+/, '$&s');

/** What is to be done as a price. */
const priceWords = (voice: Voice, cost: readonly Cost[]): string =>
  cost.map((part) => (part.kind === 'mana' ? `pay ${part.mana}` : costsWords(voice, [part]))).join(' and ');

function discardWords(
  voice: Voice,
  { who, count, filter, atRandom, by }: Extract<Effect, { kind: 'discard' }>,
): string {
  const cards =
    count === 'all'
      ? `${own(who)} hand`
      : count === 'any'
        ? 'any number of cards'
        : someOf(voice, count, cardPhrase(voice, filter));
  if (by && isYou(by)) {
    const hand = `${possessive(voice, who)} hand`;
    return `look at ${hand} and choose ${cards} from it. That player discards ${count === 1 ? 'that card' : 'those cards'}`;
  }
  return `${ordered(voice, who, 'discard')} ${cards}${atRandom ? ' at random' : ''}`;
}

function lookWords(voice: Voice, { who, count, rest, take }: Extract<Effect, { kind: 'lookAtTop' }>): string {
  const { library, graveyard } = voice.words;
  const cards = someOf(voice, count, 'card').replace(/^an? /, '');
  const look = `${ordered(voice, who, 'look')} at the top ${cards} of ${own(who)} ${library}`;
  const alone = count === 1;
  if (take) {
    const taken = `${counted(String(take.most), cardPhrase(voice, take.filter))} of them into ${own(who)} ${take.to}`;
    const place =
      rest === 'graveyard'
        ? `into ${own(who)} ${graveyard}`
        : `on the ${rest} of ${own(who)} ${library} in any order`;
    return `${look}, put ${taken} and the rest ${place}`;
  }
  if (rest === 'graveyard') return `${look}, then put ${alone ? 'it' : 'them'} into ${own(who)} ${graveyard}`;
  if (rest !== 'either')
    return `${look}, then put them ${rest === 'top' ? 'back' : 'on the bottom'} in any order`;
  if (voice.words.scry === 'word') return `scry ${amountWords(voice, count)}`;
  return alone
    ? `${look}. You may put it on the bottom`
    : `${look}. Put any number of them on the bottom and the rest on top in any order`;
}

const isLibraryOf = (amount: Amount, who: Ref): boolean =>
  typeof amount !== 'number' &&
  amount.kind === 'measure' &&
  amount.what === 'library' &&
  JSON.stringify(amount.of) === JSON.stringify(who);

/** "3 life", "2 life for each Forest you control". */
function lifeWords(voice: Voice, amount: Amount): string {
  const each = perEach(voice, amount);
  return each ? `${each.much} life${each.each}` : muchOf(voice, amount, 'life');
}

/** "{W} or {U}", "one mana of any color". */
function manaWords(choices: readonly string[]): string {
  const much = choices[0]?.length ?? 0;
  if (choices.length === 5)
    return much === 1 ? 'one mana of any color' : `${numberWord(String(much))} mana of any one color`;
  return joined(
    choices.map((symbols) => symbols.replace(/./g, '{$&}')),
    'or',
  );
}

export function effectWords(voice: Voice, effect: Effect): string {
  return (EFFECTS[effect.kind] as Teller<EffectKind>)(voice, effect);
}

type Pricer<Kind extends CostKind> = (voice: Voice, cost: Extract<Cost, { kind: Kind }>) => string;

const COSTS: { [Kind in CostKind]: Pricer<Kind> } = {
  mana: (_, { mana }) => mana,
  tap: () => '{T}',
  sacrifice: (voice, { filter, count }) =>
    `sacrifice ${filter ? givenUp(voice, filter, amountWords(voice, count)) : voice.name}`,
  discard: (voice, { filter, count }) =>
    `discard ${counted(amountWords(voice, count), cardPhrase(voice, filter))}`,
  life: (voice, { count }) => `pay ${amountWords(voice, count)} life`,
  counter: (_, { counter, count }) => `remove ${counted(String(count), `${counter} counter`)}`,
  loyalty: (_, { count }) => `[${count > 0 ? '+' : ''}${count}]`,
};

/** "A creature", or the very thing that is meant. */
const givenUp = (voice: Voice, filter: Filter, count: string): string =>
  filter.kind === 'is' ? refWords(voice, filter.what) : counted(count, nounPhrase(voice, filter));

export function costsWords(voice: Voice, costs: readonly Cost[]): string {
  return costs.map((cost) => (COSTS[cost.kind] as Pricer<CostKind>)(voice, cost as never)).join(', ');
}

type Asker<Kind extends ConditionKind> = (
  voice: Voice,
  condition: Extract<Condition, { kind: Kind }>,
) => string;

const CONDITIONS: { [Kind in ConditionKind]: Asker<Kind> } = {
  compare: (voice, condition) => comparedWords(voice, condition),
  fits: (voice, { what, filter }) => {
    const kind = nounPhrase(voice, filter, '').trim();
    const isNoun = filter.kind === 'type' || filter.kind === 'subtype';
    if (kind.startsWith('that ')) return `${refWords(voice, what)} ${kind.slice('that '.length)}`;
    if (kind.startsWith('with ')) return `${refWords(voice, what)} has ${kind.slice('with '.length)}`;
    return `${refWords(voice, what)} is ${isNoun ? article(kind) : kind}`;
  },
  allTrue: (voice, { of }) => joined(of.map((part) => conditionWords(voice, part))),
  notTrue: (voice, { of }) => conditionWords(voice, of).replace(/ (is|are|has|was) /, ' $1 not '),
  during: (voice, { steps, turnOf, attackOn }) =>
    [
      attackOn
        ? `${does(voice, attackOn, 'have been', 'has been')} attacked and nothing is ${voice.words.block.noun} yet`
        : '',
      steps && !attackOn ? stepsWords(steps) : '',
      turnOf ? `it is ${possessive(voice, turnOf)} turn` : '',
    ]
      .filter((part) => part !== '')
      .join(' and '),
  did: () => 'that was done',
};

const COMPARED = {
  '=': 'is',
  '<': 'is less than',
  '<=': 'is at most',
  '>': 'is more than',
  '>=': 'is at least',
} as const;

function comparedWords(voice: Voice, { left, is, right }: Extract<Condition, { kind: 'compare' }>): string {
  const all =
    typeof left !== 'number' && left.kind === 'count' && left.of.kind === 'all' ? left.of : undefined;
  if (all && right === 0 && (is === '=' || is === '>')) return thereWords(voice, all, is === '>');
  const others =
    typeof right !== 'number' && right.kind === 'count' && right.of.kind === 'all' ? right.of : undefined;
  if (all?.of && others?.of && is === '>' && JSON.stringify(all.filter) === JSON.stringify(others.filter))
    return `${controls(voice, all.of)} more ${pluralPhrase(voice, all.filter)} than ${refWords(voice, others.of)}`;
  if (all && typeof right === 'number' && is === '>=')
    return `there are ${numberWord(String(right))} or more ${wholeWords(voice, all).replace(/^all /, '')}`;
  return `${amountWords(voice, left)} ${COMPARED[is]} ${amountWords(voice, right)}`;
}

const controls = (voice: Voice, who: Ref): string =>
  isYou(who) ? 'you control' : `${refWords(voice, who).replace('each opponent', 'an opponent')} controls`;

/** "You control a Forest", "there are no creatures in play". */
function thereWords(
  voice: Voice,
  { filter, zone, of }: Extract<Ref, { kind: 'all' }>,
  isSome: boolean,
): string {
  if (zone !== 'battlefield') {
    const card = cardPhrase(voice, filter);
    const where = of ? ` in ${possessive(voice, of)} ${zone}` : ` in a ${zone}`;
    return `there ${isSome ? `is ${article(card)}` : `are no ${plural(card)}`}${where}`;
  }
  const things = isSome ? article(nounPhrase(voice, filter)) : `no ${pluralPhrase(voice, filter)}`;
  return of
    ? `${controls(voice, of)} ${things}`
    : `there ${isSome ? 'is' : 'are'} ${things} ${voice.words.inPlay}`;
}

/** A long stretch of a turn is told by its end. */
function stepsWords(steps: readonly Step[]): string {
  if (steps.includes('beginCombat') && steps.includes('endCombat')) return 'it is combat';
  if (steps.includes('main1') && steps.includes('declareBlockers'))
    return 'no combat damage has been dealt yet';
  if (steps.includes('declareAttackers') && !steps.includes('declareBlockers'))
    return 'it is combat and no blockers have been declared yet';
  const isBeforeAttack = steps.includes('main1') && steps.includes('beginCombat');
  if (isBeforeAttack && !steps.includes('declareAttackers')) return 'no attackers have been declared yet';
  return `it is the ${joined(
    steps.map((step) => STEP_WORDS[step] ?? step),
    'or',
  )}`;
}

export function conditionWords(voice: Voice, condition: Condition): string {
  return (CONDITIONS[condition.kind] as Asker<ConditionKind>)(voice, condition);
}
