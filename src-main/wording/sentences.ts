/** Effects in words: a sentence or a part of one for each kind. */
import type { Condition, ConditionKind } from '../engine/language/condition.ts';
import type { Cost, CostKind } from '../engine/language/cost.ts';
import type { Effect, EffectKind } from '../engine/language/effect.ts';
import type { Modification, ModificationKind } from '../engine/language/modification.ts';
import type { Ref } from '../engine/language/ref.ts';
import type { Duration } from '../engine/language/duration.ts';
import type { Step } from '../../src-shared/duel/words.ts';
import { KEYWORD_WORDS } from './keywords.ts';
import {
  amountWords,
  isYou,
  muchOf,
  nounPhrase,
  pluralPhrase,
  possessive,
  refWords,
  wholeWords,
} from './nouns.ts';
import { momentWords, STEP_WORDS } from './moments.ts';
import { abilityWords } from './abilities.ts';
import { article, counted, joined, type Voice } from './voice.ts';

/** "draw" for you, "draws" for anyone else. */
const verb = (who: Ref, one: string, third = `${one}s`): string => (isYou(who) ? one : third);

/** "You gain", "Target player gains". */
const does = (voice: Voice, who: Ref, one: string, third?: string): string =>
  isYou(who) && !third?.startsWith('!') ? `you ${one}` : `${refWords(voice, who)} ${verb(who, one, third)}`;

const cardsOf = (voice: Voice, count: Parameters<typeof amountWords>[1]): string =>
  counted(amountWords(voice, count), 'card');

type Teller<Kind extends EffectKind> = (voice: Voice, effect: Extract<Effect, { kind: Kind }>) => string;

const EFFECTS: { [Kind in EffectKind]: Teller<Kind> } = {
  sequence: (voice, { of }) =>
    of
      .map((part) => effectWords(voice, part))
      .filter((words) => words !== '')
      .join('. '),
  modes: (voice, { of }) =>
    `choose one: ${of.map((mode) => effectWords({ ...voice, named: new Set(voice.named) }, mode.effect)).join('; or ')}`,
  may: (voice, { who, effect }) => `${refWords(voice, who)} may ${bare(effectWords(voice, effect))}`,
  pays: (voice, { who, cost, then, otherwise }) => {
    const price = costsWords(voice, cost);
    if (otherwise) return `${effectWords(voice, otherwise)} unless ${does(voice, who, 'pay')} ${price}`;
    return `${refWords(voice, who)} may pay ${price}${then ? `. If ${isYou(who) ? 'you do' : 'the player does'}, ${effectWords(voice, then)}` : ''}`;
  },
  if: (voice, { condition, then, otherwise }) =>
    `if ${conditionWords(voice, condition)}, ${effectWords(voice, then)}${otherwise ? `. Otherwise, ${effectWords(voice, otherwise)}` : ''}`,
  forEach: (voice, { of, effect }) => `for ${refWords(voice, of)}, ${effectWords(voice, effect)}`,
  repeat: (voice, { times, effect }) =>
    `${effectWords(voice, effect)}. Do this ${amountWords(voice, times)} times`,
  keep: () => '',
  choose: (voice, { from, by, most, slot, atRandom }) => {
    if (!atRandom)
      return `${does(voice, by, 'choose')} ${most === 1 ? 'one' : amountWords(voice, most)} of ${refWords(voice, from)}`;
    const some = counted(amountWords(voice, most), refWords(voice, from).replace(/^each /, ''));
    if (most === 1) voice.named.add(slot);
    return `choose ${some} at random`;
  },
  chooseWord: (voice, { of, by }) =>
    `${does(voice, by, 'choose')} a ${of === 'colour' ? 'color' : 'basic land type'}`,
  damage: (voice, { amount, to, by, shared, unpreventable }) => {
    const split =
      shared === 'evenly'
        ? ' divided evenly, rounded down, among'
        : shared === 'chosen'
          ? ' divided as you choose among'
          : ' to';
    const rider = unpreventable ? '. The damage cannot be prevented' : '';
    return `${refWords(voice, by)} deals ${muchOf(voice, amount, 'damage')}${split} ${refWords(voice, to)}${rider}`;
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
    `${does(voice, who, 'sacrifice')} ${counted(amountWords(voice, count), nounPhrase(voice, filter))}`,
  sacrificeIt: (voice, { what }) => `sacrifice ${refWords(voice, what)}`,
  equalise: (voice, { filter }) =>
    filter
      ? `each player keeps as many ${pluralPhrase(voice, filter)} as the player who controls the fewest and sacrifices the rest`
      : 'each player keeps as many cards in hand as the player who has the fewest and discards the rest',
  draw: (voice, { who, count }) => `${does(voice, who, 'draw')} ${cardsOf(voice, count)}`,
  discard: (voice, { who, count, atRandom }) => {
    const cards =
      count === 'all'
        ? isYou(who)
          ? 'your hand'
          : 'his or her hand'
        : count === 'any'
          ? 'any number of cards'
          : cardsOf(voice, count);
    return `${does(voice, who, 'discard')} ${cards}${atRandom ? ' at random' : ''}`;
  },
  mill: (voice, { who, count }) =>
    `${does(voice, who, 'put')} the top ${counted(amountWords(voice, count), 'card').replace(/^an? /, '')} of ${isYou(who) ? 'your' : 'his or her'} ${voice.words.library} into ${isYou(who) ? 'your' : 'his or her'} ${voice.words.graveyard}`,
  shuffle: (voice, { who }) =>
    `${does(voice, who, 'shuffle')} ${isYou(who) ? 'your' : 'his or her'} ${voice.words.library}`,
  search: (voice, { who, filter, most, to, reveal, tapped }) => {
    const own = isYou(who) ? 'your' : 'his or her';
    const place =
      to === 'battlefield' ? `${voice.words.putIntoPlay}${tapped ? ' tapped' : ''}` : `into ${own} ${to}`;
    return `${does(voice, who, 'search', 'searches')} ${own} ${voice.words.library} for up to ${counted(amountWords(voice, most), `${nounPhrase(voice, filter, '')} card`.trim())}, ${reveal ? 'reveal, ' : ''}put ${most === 1 ? 'it' : 'them'} ${place}, then shuffle`;
  },
  lookAtTop: (voice, { who, count, rest, take }) => {
    const own = isYou(who) ? 'your' : 'his or her';
    const taken = take
      ? `, put ${counted(String(take.most), `${nounPhrase(voice, take.filter, '')} card`.trim())} of them into ${own} ${take.to}`
      : '';
    const place =
      rest === 'either'
        ? `on the top or the bottom of ${own} ${voice.words.library}`
        : rest === 'graveyard'
          ? `into ${own} ${voice.words.graveyard}`
          : `on the ${rest} of ${own} ${voice.words.library}`;
    return `${does(voice, who, 'look')} at the top ${counted(amountWords(voice, count), 'card').replace(/^an? /, '')} of ${own} ${voice.words.library}${taken}, and put the rest ${place} in any order`;
  },
  revealHand: (voice, { who }) => `${does(voice, who, 'reveal')} ${isYou(who) ? 'your' : 'his or her'} hand`,
  gainLife: (voice, { who, amount }) => `${does(voice, who, 'gain')} ${muchOf(voice, amount, 'life')}`,
  loseLife: (voice, { who, amount }) => `${does(voice, who, 'lose')} ${muchOf(voice, amount, 'life')}`,
  poison: (voice, { who, amount }) =>
    `${does(voice, who, 'get')} ${counted(amountWords(voice, amount), 'poison counter')}`,
  loseDuel: (voice, { who }) => `${does(voice, who, 'lose')} the duel`,
  winDuel: (voice, { who }) => `${does(voice, who, 'win')} the duel`,
  tap: (voice, { what }) => `tap ${wholeWords(voice, what)}`,
  untap: (voice, { what }) => `untap ${wholeWords(voice, what)}`,
  gains: (voice, { what, mods, until }) =>
    `${refWords(voice, what)} ${modsWords(voice, mods, false)}${untilWords(until)}`,
  putCounters: (voice, { what, counter, count }) =>
    `put ${counted(amountWords(voice, count), `${counter} counter`)} on ${refWords(voice, what)}`,
  removeCounters: (voice, { what, counter, count }) =>
    `remove ${counted(amountWords(voice, count), `${counter} counter`)} from ${refWords(voice, what)}`,
  create: (voice, { token, count }) => {
    const colours = token.colours && token.colours.length > 0 ? joined(token.colours) : 'colorless';
    const kind = [colours, ...token.subtypes, ...token.types, 'token'].join(' ');
    const size = token.power === undefined ? kind : `${token.power}/${token.toughness ?? 0} ${kind}`;
    const own = token.abilities
      .map((ability) => abilityWords({ ...voice, name: 'this token', named: new Set() }, ability))
      .filter((text) => text !== '');
    return `${voice.words.createToken} ${counted(amountWords(voice, count), size)} ${voice.words.putIntoPlay}${own.length > 0 ? ` with "${own.join(' ')}"` : ''}`;
  },
  becomeCopy: (voice, { what, of }) => `${refWords(voice, what)} becomes a copy of ${refWords(voice, of)}`,
  attach: (voice, { what, to }) => `attach ${refWords(voice, what)} to ${refWords(voice, to)}`,
  changeWords: (voice, { what, of }) =>
    `change the text of ${refWords(voice, what)} by replacing one ${of === 'colour' ? 'color word' : 'basic land type'} with another`,
  counter: (voice, { what, to }) =>
    `counter ${refWords(voice, what)}${to === 'exile' ? `. Its card goes to ${voice.words.removedPlace}` : ''}`,
  copySpell: (voice, { what, colour }) =>
    `copy ${refWords(voice, what)}${colour ? `, but the copy is ${colour}` : ''}. You may choose new targets for the copy`,
  addMana: (_, { choices, times }) =>
    `add ${choices.map((symbols) => symbols.replace(/./g, '{$&}')).join(' or ')}${times === 1 ? '' : ' for each'} to your mana pool`,
  emptyPool: (voice, { who }) =>
    `${does(voice, who, 'lose')} all mana in ${isYou(who) ? 'your' : 'his or her'} mana pool`,
  delayed: (voice, { moment, effect }) =>
    `${momentWords(voice, moment, true)}, ${effectWords(voice, effect)}`,
  extraTurn: (voice, { who }) => `${does(voice, who, 'take')} an extra turn after this one`,
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
  const object = wholeWords(voice, what);
  if (slot !== undefined && what.kind === 'topOf' && what.count === 1) voice.named.add(slot);
  const own = object.startsWith('all') ? "their owners'" : "its owner's";
  switch (to) {
    case 'exile':
      return `${voice.words.exile.verb} ${object}${voice.words.exile.after}`;
    case 'hand':
      return `return ${object} to ${own} hand`;
    case 'library':
      return `put ${object} on the ${place ?? 'top'} of ${own} ${voice.words.library}`;
    case 'battlefield':
      return `put ${object} ${voice.words.putIntoPlay}${tapped ? ' tapped' : ''}${under ? ` under ${possessive(voice, under)} control` : ''}`;
    default:
      return `put ${object} into ${own} ${voice.words.graveyard}`;
  }
}

const bare = (words: string): string => words.replace(/^you /, '');

export function effectWords(voice: Voice, effect: Effect): string {
  return (EFFECTS[effect.kind] as Teller<EffectKind>)(voice, effect);
}

export function untilWords(until: Duration): string {
  switch (until) {
    case 'endOfTurn':
      return ' until end of turn';
    case 'endOfCombat':
      return ' until end of combat';
    case 'untilYourNextTurn':
      return ' until your next turn';
    default:
      return '';
  }
}

const signed = (voice: Voice, amount: Parameters<typeof amountWords>[1]): string => {
  const words = amountWords(voice, amount);
  return words.startsWith('-') ? words : `+${words}`;
};

type Changer<Kind extends ModificationKind> = (
  voice: Voice,
  mod: Extract<Modification, { kind: Kind }>,
) => string;

const MODS: { [Kind in ModificationKind]: Changer<Kind> } = {
  bonus: (voice, { power, toughness }) => {
    if (
      typeof power !== 'number' &&
      JSON.stringify(power) === JSON.stringify(toughness) &&
      power.kind === 'count' &&
      power.of.kind === 'all'
    ) {
      const { of } = power.of;
      return `gets +1/+1 for each ${nounPhrase(voice, power.of.filter)}${of && isYou(of) ? ' you control' : ''}`;
    }
    return `gets ${signed(voice, power)}/${signed(voice, toughness)}`;
  },
  base: (voice, { power, toughness }) =>
    `becomes ${amountWords(voice, power)}/${amountWords(voice, toughness)}`,
  addKeyword: (_, { keyword }) => `gains ${KEYWORD_WORDS[keyword]}`,
  loseKeyword: (_, { keyword }) => `loses ${KEYWORD_WORDS[keyword]}`,
  grant: (voice, { ability }) => {
    const words = abilityWords({ ...voice, named: new Set() }, ability);
    return ability.kind === 'protection' || ability.kind === 'landwalk' || ability.kind === 'keyword'
      ? `gains ${words.replace(/\.$/, '').toLowerCase()}`
      : `has "${words}"`;
  },
  loseLandwalk: (voice, { land }) => `loses ${nounPhrase(voice, land).toLowerCase()}walk`,
  addTypes: (_, { types, subtypes }) => `is also ${counted('1', [...subtypes, ...types].join(' '))}`,
  setLandType: (_, { type, chosen }) => (chosen ? 'is of the chosen type' : `is ${counted('1', type)}`),
  setColours: (_, { colours }) => `becomes ${colours.length === 0 ? 'colorless' : joined(colours)}`,
  control: () => 'is under your control',
};

export function modsWords(voice: Voice, mods: readonly Modification[], lasting: boolean): string {
  const words = joined(mods.map((mod) => (MODS[mod.kind] as Changer<ModificationKind>)(voice, mod as never)));
  return lasting ? words.replaceAll('gains ', 'has ').replaceAll('becomes ', 'is ') : words;
}

type Pricer<Kind extends CostKind> = (voice: Voice, cost: Extract<Cost, { kind: Kind }>) => string;

const COSTS: { [Kind in CostKind]: Pricer<Kind> } = {
  mana: (_, { mana }) => mana,
  tap: () => '{T}',
  sacrifice: (voice, { filter, count }) =>
    `sacrifice ${filter ? counted(amountWords(voice, count), nounPhrase(voice, filter)) : voice.name}`,
  discard: (voice, { filter, count }) =>
    `discard ${counted(amountWords(voice, count), `${nounPhrase(voice, filter, '')} card`.trim())}`,
  life: (voice, { count }) => `pay ${amountWords(voice, count)} life`,
  counter: (_, { counter, count }) => `remove ${counted(String(count), `${counter} counter`)}`,
  loyalty: (_, { count }) => `[${count > 0 ? '+' : ''}${count}]`,
};

export function costsWords(voice: Voice, costs: readonly Cost[]): string {
  return costs.map((cost) => (COSTS[cost.kind] as Pricer<CostKind>)(voice, cost as never)).join(', ');
}

type Asker<Kind extends ConditionKind> = (
  voice: Voice,
  condition: Extract<Condition, { kind: Kind }>,
) => string;

const CONDITIONS: { [Kind in ConditionKind]: Asker<Kind> } = {
  compare: (voice, { left, is, right }) => {
    if (
      is === '=' &&
      right === 0 &&
      typeof left !== 'number' &&
      left.kind === 'count' &&
      left.of.kind === 'all'
    )
      return `there are no ${pluralPhrase(voice, left.of.filter)} ${voice.words.inPlay}`;
    const words = {
      '=': 'is',
      '<': 'is less than',
      '<=': 'is at most',
      '>': 'is more than',
      '>=': 'is at least',
    }[is];
    return `${amountWords(voice, left)} ${words} ${amountWords(voice, right)}`;
  },
  fits: (voice, { what, filter }) => {
    const kind = nounPhrase(voice, filter, '').trim();
    const isNoun = filter.kind === 'type' || filter.kind === 'subtype';
    return `${refWords(voice, what)} is ${isNoun ? article(kind) : kind}`;
  },
  allTrue: (voice, { of }) => joined(of.map((part) => conditionWords(voice, part))),
  notTrue: (voice, { of }) => `it is not so that ${conditionWords(voice, of)}`,
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

/** A long stretch of a turn is told by its end. */
function stepsWords(steps: readonly Step[]): string {
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
