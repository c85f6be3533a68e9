/** Effects in words: a sentence or a part of one for each kind. */
import type { Amount } from '../engine/language/amount.ts';
import type { Condition, ConditionKind } from '../engine/language/condition.ts';
import type { Cost, CostKind } from '../engine/language/cost.ts';
import type { Effect, EffectKind } from '../engine/language/effect.ts';
import type { ManaOrigin } from '../engine/language/effects/addMana.ts';
import type { Filter } from '../engine/language/filter.ts';
import type { Ref } from '../engine/language/ref.ts';
import type { Step, Zone } from '../../src-shared/duel/words.ts';
import { gainsWords, untilWords } from './changes.ts';
import {
  amountWords,
  cardPhrase,
  DEEDS,
  isYou,
  isYours,
  muchOf,
  nounPhrase,
  perEach,
  phraseOf,
  pluralPhrase,
  possessive,
  refWords,
  someOf,
  wholeWords,
  zoneWords,
} from './nouns.ts';
import { preventWords } from './guards.ts';
import { momentWords, STEP_WORDS } from './moments.ts';
import { abilityWords, ruleWords } from './abilities.ts';
import { FORTUNE_WORDS } from './fortunes.ts';
import { spellsWords } from './playing.ts';
import { KEYWORD_WORDS } from './keywords.ts';
import type { CopyException } from '../engine/language/effects/copyOf.ts';
import { isUnsaid } from './walls.ts';
import { inOneBreath } from './together.ts';
import { article, capital, counted, joined, numberWord, plural, type Voice } from './voice.ts';

/** "draw" for you, "draws" for anyone else. */
const verb = (who: Ref, one: string, third = `${one}s`): string => (isYou(who) ? one : third);

/** "You gain", "Target player gains". */
const does = (voice: Voice, who: Ref, one: string, third?: string): string =>
  isYou(who) && !third?.startsWith('!')
    ? `you ${one}`
    : told(refWords(voice, who), verb(who, one, third), one);

/** Several targets do it each for themselves. */
const told = (who: string, deed: string, one: string): string =>
  who.startsWith('any number of ') ? `${who} each ${one}` : `${who} ${deed}`;

/** What you do is said as an order; what befalls you, and what others do, is told. */
const ordered = (voice: Voice, who: Ref, one: string, third?: string): string =>
  isYou(who) ? one : does(voice, who, one, third);

const own = (who: Ref): string => (isYou(who) ? 'your' : 'his or her');

const WORD_KINDS = { colour: 'color', landType: 'basic land type', creatureType: 'creature type' } as const;

type Teller<Kind extends EffectKind> = (voice: Voice, effect: Extract<Effect, { kind: Kind }>) => string;

const EFFECTS: { [Kind in EffectKind]: Teller<Kind> } = {
  sequence: (voice, { of }) =>
    inOneBreath(
      voice,
      of.map((part) => effectWords(voice, part)).filter((words) => words !== ''),
    ),
  modes: (voice, { of }) =>
    voice.words.chooseOne + of.map((mode, place) => modeWords(voice, mode.effect, place)).join('; or '),
  may: (voice, { who, effect }) => mayWords(voice, who, effect),
  pays: (voice, { who, cost, then, otherwise }) => {
    const price = priceWords(voice, cost);
    if (otherwise) {
      const deed = effectWords(voice, otherwise);
      const payment = `unless ${refWords(voice, who)} ${isYou(who) ? price : inThird(price)}`;
      if (otherwise.kind === 'pays' && otherwise.otherwise)
        return `${deed} or ${isYou(who) ? price : inThird(price)}`;
      const [deeds = '', ...more] = deed.split('. ');
      const unpaid = isYou(who) ? 'you do not' : 'the player does not';
      return more.length === 0
        ? `${deed} ${payment}`
        : `${deeds} ${payment}. If ${unpaid}, ${more.join('. ').replace(/^if that was done, /, '')}`;
    }
    return `${refWords(voice, who)} may ${price}${then ? `. If ${isYou(who) ? 'you do' : 'the player does'}, ${effectWords(voice, then)}` : ''}`;
  },
  if: (voice, { condition, then, otherwise }) =>
    `if ${conditionWords(voice, condition)}, ${effectWords(voice, then)}${otherwise ? `. Otherwise, ${effectWords(voice, otherwise)}` : ''}`,
  forEach: (voice, { of, effect }) => {
    const group = refWords(voice, of);
    const inner =
      of.kind === 'players' || of.kind === 'allBut'
        ? { ...voice, named: new Set([...voice.named, 'each player']) }
        : voice;
    return `for ${of.kind === 'slot' ? 'each of ' : ''}${group}, ${effectWords(inner, effect)}`;
  },
  repeat: (voice, { times, effect }) =>
    `${effectWords(voice, effect)}. Do this ${times === 2 ? 'twice' : `${amountWords(voice, times)} times`}`,
  keep: (voice, { slot, amount, told }) =>
    told && amount !== undefined ? `${slot} become ${amountWords(voice, amount)}` : '',
  choose: (voice, { from, by, least, most, slot, atRandom }) => {
    const deed = ordered(voice, by, 'choose');
    const some =
      from.kind === 'players'
        ? article(
            refWords(voice, from)
              .replace(/^each (other )?/, '$1')
              .replace('your opponent', 'opponent'),
          )
        : from.kind === 'all'
          ? typeof most === 'number' && most > 20
            ? `any number of ${wholeWords(voice, from).replace(/^all /, '')}`
            : `${least === 0 && most !== 1 ? 'up to ' : ''}${counted(amountWords(voice, most), refWords(voice, from).replace(/^each /, ''))}`
          : `${numberWord(amountWords(voice, most))} of ${refWords(voice, from)}`;
    if (most === 1) {
      voice.named.add(slot);
      if (from.kind !== 'all' || from.zone === 'battlefield') voice.named.add(`${slot} in play`);
    }
    const own = some.replace(`${refWords(voice, by)} controls`, 'he or she controls');
    const as = most !== 1 && slot.startsWith('the ') ? ` as ${slot}` : '';
    return atRandom ? `choose ${some} at random` : `${deed} ${own}${as}`;
  },
  chooseWord: (voice, { of, by, atRandom, decksOf }) =>
    `${ordered(voice, by, 'choose')} a ${WORD_KINDS[of]}${atRandom ? ' at random' : ''}${decksOf ? ` from those in ${possessive(voice, decksOf)} deck` : ''}`,
  damage: (voice, { amount, to, by, shared, unpreventable }) => {
    const split =
      shared === 'evenly'
        ? ' divided evenly, rounded down, among'
        : shared === 'chosen'
          ? ' divided as you choose among'
          : ' to';
    const rider = unpreventable ? '. The damage cannot be prevented' : '';
    const much = `${refWords(voice, by)} deals ${muchOf(voice, amount, 'damage')}`.replace(
      /rounded (up|down)$/,
      '$&,',
    );
    const itself = to.kind === 'self' && by.kind === 'self';
    return `${much}${split} ${shared ? wholeWords(voice, to) : itself ? 'itself' : refWords(voice, to)}${rider}`;
  },
  prevent: (voice, effect) => preventWords(voice, effect),
  flip: (voice, { who, win, lose }) => {
    const flips = `${ordered(voice, who, 'flip')} a coin`;
    const winner = isYou(who) ? 'you win' : 'that player wins';
    const loser = isYou(who) ? 'you lose' : 'that player loses';
    const parts = [
      flips,
      win ? `if ${winner} the flip, ${effectWords(voice, win)}` : '',
      lose ? `if ${loser} the flip, ${effectWords(voice, lose)}` : '',
    ];
    return parts.filter((part) => part !== '').join('. ');
  },
  paysAny: (voice, { who }) => `${refWords(voice, who)} may pay any amount of mana`,
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
    isShare(count)
      ? `${ordered(voice, who, 'sacrifice')} ${shareWords(count)} of the ${pluralPhrase(voice, filter)} ${isYou(who) ? 'you control' : 'he or she controls'}, rounded ${count.round}`
      : `${ordered(voice, who, 'sacrifice')} ${counted(amountWords(voice, count), nounPhrase(voice, filter))}`,
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
      ? `${deed} the top X cards of ${own(who)} ${library} into ${own(who)} ${graveyard}, where X is ${cards.replace('cards equal to ', '')}`
      : `${deed} the top ${cards} of ${own(who)} ${library} into ${own(who)} ${graveyard}`;
  },
  shuffle: (voice, { who }) => `${ordered(voice, who, 'shuffle')} ${own(who)} ${voice.words.library}`,
  search: (voice, effect) => searchWords(voice, effect),
  lookAtTop: (voice, effect) => lookWords(voice, effect),
  revealHand: (voice, { who }) => `${ordered(voice, who, 'reveal')} ${own(who)} hand`,
  gainLife: (voice, { who, amount }) => {
    const deed = does(voice, who, 'gain');
    return `${deed} ${lifeWords(voice, amount)}`;
  },
  loseLife: (voice, { who, amount }) => {
    const deed = does(voice, who, 'lose');
    const life = lifeWords(voice, amount);
    return `${deed} ${isYou(who) ? life : life.replace(`${possessive(voice, who)} `, 'his or her ')}`;
  },
  poison: (voice, { who, amount }) =>
    `${does(voice, who, 'get')} ${counted(amountWords(voice, amount), 'poison counter')}`,
  loseDuel: (voice, { who }) => `${does(voice, who, 'lose')} the duel`,
  winDuel: (voice, { who }) => `${does(voice, who, 'win')} the duel`,
  tap: (voice, { what }) => `tap ${wholeWords(voice, what)}`,
  untap: (voice, { what }) => `untap ${wholeWords(voice, what)}`,
  gains: (voice, effect) => gainsWords(voice, effect),
  putCounters: (voice, { what, counter, count }) =>
    `put ${someOf(voice, count, `${counter} counter`).replace(/^(.* counters) equal to/, 'a number of $1 equal to')} on ${refWords(voice, what)}`,
  removeCounters: (voice, { what, counter, count }) =>
    typeof count !== 'number' && count.kind === 'countersOn' && count.counter === counter
      ? `remove all ${counter} counters from ${refWords(voice, what)}`
      : `remove ${counted(amountWords(voice, count), `${counter} counter`)} from ${refWords(voice, what)}`,
  create: (voice, { token, count, size: made }) => {
    const colours = token.colours && token.colours.length > 0 ? joined(token.colours) : 'colorless';
    const kind = [colours, ...token.subtypes, ...token.types, 'token'].join(' ');
    const named = token.name === token.subtypes.join(' ') ? '' : ` named ${token.name}`;
    const isCounted = token.abilities.some((ability) => ability.kind === 'countedSize');
    const size =
      token.power === undefined || isCounted || made
        ? kind
        : `${token.power}/${token.toughness ?? 0} ${kind}`;
    const said = token.abilities.filter((ability) => !isUnsaid(token, ability, voice.words));
    const keywords = said.every(
      (ability) =>
        (ability.kind === 'keyword' && voice.words.spelledOut[ability.keyword] === undefined) ||
        ability.kind === 'landwalk',
    );
    const texts = said
      .map((ability) => capital(abilityWords({ ...voice, name: 'this token', named: new Set() }, ability)))
      .filter((text) => text !== '');
    const many = someOf(voice, count, size);
    const [tokens, each = ''] = many.split(/(?= for each )/);
    const rider = keywords
      ? joined(texts).toLowerCase()
      : `"${texts.map((text) => text.replace(/\w$/, '$&.')).join(' ')}"`;
    const sizes = made
      ? `. Its ${voice.words.power} is ${ofAnother(amountWords(voice, made.power))} and its ${voice.words.toughness} ${ofAnother(amountWords(voice, made.toughness))}`
      : '';
    const like = texts.length > 0 ? ` with ${rider}` : '';
    const told = `${tokens ?? many}${keywords ? like : ''}${named} ${voice.words.putIntoPlay}${keywords ? '' : like}`;
    return `${voice.words.createToken} ${told}${each}${sizes}`;
  },
  becomeCopy: (voice, { what, of, except }) =>
    `${refWords(voice, what)} becomes a copy of ${refWords(voice, of)}${except ? exceptWords(voice, except) : ''}`,
  createCopy: (voice, { of }) =>
    `${voice.words.createToken} a token ${voice.words.putIntoPlay} that is a copy of ${refWords(voice, of)}`,
  exchangeControl: (voice, { one, other }) =>
    `exchange control of ${twoOf(refWords(voice, one), refWords(voice, other))}`,
  chooseNumber: (voice, { by, least, most }) =>
    `${ordered(voice, by, 'choose')} a number from ${amountWords(voice, least)} to ${amountWords(voice, most)}`,
  stayOut: (voice, { to }) =>
    `put ${voice.name} into its owner's ${to === 'graveyard' ? voice.words.graveyard : to} instead`,
  takeShape: (_, { shapes }) =>
    `it becomes ${joined(
      shapes.map(({ power, toughness, keywords, subtypes }) => {
        const rider =
          keywords.length > 0 ? ` with ${joined(keywords.map((word) => KEYWORD_WORDS[word]))}` : '';
        return `${power}/${toughness}${subtypes.length > 0 ? ` and a ${subtypes.join(' ')}` : ''}${rider}`;
      }),
      'or',
    )}, as you choose`,
  attach: (voice, { what, to }) => `attach ${refWords(voice, what)} to ${refWords(voice, to)}`,
  changeWords: (voice, { what, of }) =>
    `change the text of ${refWords(voice, what)} by replacing one ${of === 'colour' ? 'color word' : 'basic land type'} with another`,
  counter: (voice, { what, to }) =>
    `counter ${refWords(voice, what)}${to === 'exile' ? `. Its card goes to ${voice.words.removedPlace}` : to === 'library' ? `. Its card goes on top of its owner's ${voice.words.library}` : ''}`,
  copySpell: (voice, { what, colour, who }) =>
    who && !isYou(who)
      ? `${refWords(voice, who)} copies ${refWords(voice, what)} and may ${newTargets(voice)} for the copy`
      : `copy ${refWords(voice, what)}${colour ? `, but the copy is ${colour}` : ''}. You may ${newTargets(voice)} for the copy`,
  addMana: (voice, { choices, times, who, origin, only }) => {
    const each = perEach(voice, times)?.each ?? '';
    const mana = origin ? originWords(voice, origin) : manaWords(choices);
    const much =
      each !== '' || times === 1 ? mana : `an amount of ${mana} equal to ${amountWords(voice, times)}`;
    const rider = only ? `. Spend this mana only to ${voice.words.cast.one} ${spellsWords(voice, only)}` : '';
    return `${ordered(voice, who, 'add')} ${much} to ${own(who)} mana pool${each}${rider}`;
  },
  emptyPool: (voice, { who }) =>
    `${does(voice, who, 'lose')} all mana in ${isYou(who) ? 'your' : 'his or her'} mana pool`,
  delayed: (voice, { moment, effect, thisTurn, eachTime }) => {
    const when = momentWords(voice, moment, eachTime !== true)
      .replace(eachTime && moment.kind === 'atStep' ? /of your / : /$^/, 'of each of your later ')
      .replace('later upkeep', 'later upkeeps');
    const deed = effectWords(voice, effect);
    const isShort = moment.kind === 'atStep' && !/[.,"]|^if | at (?:the|end)/.test(deed);
    return isShort && !thisTurn ? `${deed} ${when}` : `${thisTurn ? 'this turn, ' : ''}${when}, ${deed}`;
  },
  removeFromCombat: (voice, { what, unblocks }) =>
    `remove ${refWords(voice, what)} from combat${unblocks ? `. What it alone had ${voice.words.block.noun} is no longer ${voice.words.block.noun}` : ''}`,
  makeBlock: (voice, { what, whom }) =>
    `${refWords(voice, what)} ${voice.words.block.third} ${refWords(voice, whom)} if able`,
  divideDamage: (voice, { amount, among, by, divider }) =>
    `${refWords(voice, by)} deals ${muchOf(voice, amount, 'damage')}, divided as ${refWords(voice, divider)} chooses, among ${wholeWords(voice, among)}`,
  endTurn: ({ words }) =>
    `end the turn. Everything that waits to happen is ${words.exile.verb}d${words.exile.after}`,
  extraTurn: (voice, { who }) => `${ordered(voice, who, 'take')} an extra turn after this one`,
  play: (voice, { what, who, free, forced, otherwise }) => {
    const price = free ? ` without paying its ${voice.words.manaCost}` : '';
    const deed = forced
      ? `${does(voice, who, 'play')} ${refWords(voice, what)}${price} if able`
      : `${refWords(voice, who)} may play ${refWords(voice, what)}${price}`;
    if (!otherwise) return deed;
    return `${deed}. If ${isYou(who) ? 'you do' : 'the player does'} not, ${effectWords(voice, otherwise)}`;
  },
  ...FORTUNE_WORDS,
  setRule: (voice, effect) => setRuleWords(voice, effect),
  mayPlay: (voice, { what, who, until }) =>
    `${refWords(voice, who)} may play ${refWords(voice, what)}${untilWords(until)}`,
  repeatWhile: (voice, { effect, condition }) =>
    `${effectWords(voice, effect)}. Do this again as long as ${conditionWords(voice, condition)}`,
  revealUntil: (voice, effect) => revealUntilWords(voice, effect),
  look: (voice, { what, by }) => `${ordered(voice, by, 'look')} at ${lookedAt(voice, what)}`,
  nameCard: (voice, { who }) => `${ordered(voice, who, 'name')} a card`,
  chooseOption: (voice, { of, by }) => `${ordered(voice, by, 'choose')} ${joined(of, 'or')}`,
  remember: () => '',
  replaceDraws: (voice, { who, effect, once }) => {
    const draws = `${does(voice, who, 'would draw', 'would draw')} a card this turn`;
    const time = once ? `the next time ${draws}` : `whenever ${draws}`;
    return `${time}, instead ${effectWords(voice, effect)}`;
  },
  redeal: (voice, effect) => redealWords(voice, effect),
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

/** "Target player's hand", "the top three cards of your library". */
function lookedAt(voice: Voice, what: Ref): string {
  if (what.kind === 'all' && what.zone === 'hand' && what.filter.kind === 'anything' && what.of)
    return `${possessive(voice, what.of)} hand`;
  return refWords(voice, what);
}

function revealUntilWords(
  voice: Voice,
  { who, filter, count, to, rest }: Extract<Effect, { kind: 'revealUntil' }>,
): string {
  const { library, graveyard, putIntoPlay } = voice.words;
  const one = count === 1;
  const shown = `${ordered(voice, who, 'reveal')} cards from the top of ${own(who)} ${library}`;
  const wanted = `until ${counted(amountWords(voice, count), cardPhrase(voice, filter))} ${one ? 'is' : 'are'} revealed`;
  const place =
    to === 'battlefield' ? putIntoPlay : `into ${own(who)} ${to === 'graveyard' ? graveyard : to}`;
  const others = {
    bottom: `put the other revealed cards on the bottom of ${own(who)} ${library} in any order`,
    shuffled: `shuffle the other revealed cards into ${own(who)} ${library}`,
    graveyard: `put the other revealed cards into ${own(who)} ${graveyard}`,
  };
  return `${shown} ${wanted}. Put ${one ? 'that card' : 'those cards'} ${place} and ${others[rest]}`;
}

function redealWords(voice: Voice, { who, filter, waves }: Extract<Effect, { kind: 'redeal' }>): string {
  const { library, putIntoPlay } = voice.words;
  const back = `${refWords(voice, who)} shuffles all ${pluralPhrase(voice, filter)} he or she owns into the ${library} and reveals that many cards from its top`;
  const waved = waves.map((wave) => {
    const cards = plural(cardPhrase(voice, wave)).replace(' or ', ' and ');
    return `puts all ${cards} among them ${putIntoPlay}`;
  });
  return `${back}. Each of them ${waved.join(', then ')}, then puts the rest on the bottom of the ${library} in any order`;
}

/** "Except that it is also an enchantment and keeps its color." */
function exceptWords(voice: Voice, { types, ownColours, abilities, keepsThis }: CopyException): string {
  const parts = [
    ...(types ? [`it is also ${article(types.join(' '))}`] : []),
    ...(ownColours ? ['it keeps its own color'] : []),
    ...(abilities ?? []).map(
      (ability) => `it has "${abilityWords({ ...voice, named: new Set() }, ability)}"`,
    ),
    ...(keepsThis ? ['it has this ability as well'] : []),
  ];
  return `, except that ${joined(parts)}`;
}

/** "Attacks this turn if able", "during its controller's next turn, that creature cannot attack". */
function setRuleWords(
  voice: Voice,
  { rule, until, nextTurnOf }: Extract<Effect, { kind: 'setRule' }>,
): string {
  const whole = ruleWords(voice, rule);
  const words = whole.replace(' each turn if able', ' if able');
  if (nextTurnOf) return `${words} during ${possessive(voice, nextTurnOf)} next turn`;
  if (until === 'nextUntap') return words.replace(/their controllers' (\w+ \w+)s$/, "that player's next $1");
  if (until !== 'endOfTurn') return `${words}${untilWords(until)}`;
  return words.endsWith(' if able') ? words.replace(/ if able$/, ' this turn if able') : `${words} this turn`;
}

/** Not its own. */
const ofAnother = (words: string): string => words.replace(/^its /, "that creature's ");

const twoOf = (one: string, other: string): string => (one === other ? 'the two' : `${one} and ${other}`);

/** Portal has no word for what is aimed at. */
export const newTargets = ({ words }: Voice): string =>
  words.target === 'target' ? 'choose new targets' : 'choose anew';

/** Each speaks of its targets by itself; behind a dash the first begins like a sentence. */
function modeWords(voice: Voice, effect: Effect, place: number): string {
  const words = effectWords({ ...voice, named: new Set(voice.named) }, effect);
  return place === 0 && voice.words.chooseOne.endsWith('— ') ? capital(words) : words;
}

function moveWords(
  voice: Voice,
  {
    what,
    to,
    place,
    under,
    tapped,
    slot,
    shuffled,
    order,
    onto,
    faceDown,
  }: Extract<Effect, { kind: 'move' }>,
): string {
  const { library, graveyard, exile, putIntoPlay } = voice.words;
  const mine = isOwnBuried(voice, what);
  const object = wholeWords(voice, what);
  if (slot !== undefined && what.kind === 'topOf' && what.count === 1) voice.named.add(slot);
  if (slot !== undefined && !object.startsWith('all')) voice.named.add(slot);
  const many =
    isPluralName(object) || what.kind === 'several' || object.startsWith('all') || isManyTargets(voice, what);
  const theirs = (where: string): string =>
    mine || isOwnZone(what)
      ? `your ${where}`
      : many
        ? `their owners' ${plural(where)}`
        : `its owner's ${where}`;
  switch (to) {
    case 'exile':
      return `${exile.verb} ${object}${exile.after}${faceDown ? ' face down' : ''}`;
    case 'hand':
      if (what.kind === 'topOf') return `put ${object} into ${possessive(voice, what.of)} hand`;
      return object === 'that card'
        ? `put that card into its owner's hand`
        : `return ${object} to ${theirs('hand')}`;
    case 'library':
      if (shuffled) return `shuffle ${object} into ${theirs(library)}`;
      return place === undefined && many
        ? `put ${object} into ${theirs(library)}`
        : `put ${object} on ${place === 'bottom' ? 'the bottom' : 'top'} of ${theirs(library)}${order ? ' in any order' : ''}`;
    case 'ante':
      return `put up ${object} as ante`;
    case 'battlefield':
      return `put ${object} ${putIntoPlay}${tapped ? ' tapped' : ''}${onto ? ` attached to ${refWords(voice, onto)}` : ''}${under && !mine ? ` under ${possessive(voice, under)} control` : ''}`;
    default:
      return `put ${object} into ${theirs(graveyard)}`;
  }
}

const isPluralName = (words: string): boolean => /^(the chosen|those|the) (cards|creatures)\b/.test(words);

/** Cards of one's own, all of them from one place. */
const isOwnZone = (what: Ref): boolean =>
  what.kind === 'all' && what.zone !== 'battlefield' && what.of !== undefined && isYou(what.of);

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
  if (words === '') return `${subject} may do this again`;
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
  cost
    .map((part) => (part.kind === 'mana' ? `pay ${COSTS.mana(voice, part)}` : costsWords(voice, [part])))
    .join(' and ');

type Share = Extract<Amount, { kind: 'fraction' }>;

const isShare = (amount: Amount): amount is Share => typeof amount !== 'number' && amount.kind === 'fraction';
const shareOfHand = (amount: Amount | 'any' | 'all'): amount is Share =>
  typeof amount === 'object' &&
  isShare(amount) &&
  typeof amount.of === 'object' &&
  amount.of.kind === 'measure' &&
  amount.of.what === 'hand';
/** "Half", "a third". */
const shareWords = ({ by }: Share): string =>
  by === 2 ? 'half' : by === 3 ? 'a third' : `one part in ${by}`;

function discardWords(
  voice: Voice,
  { who, count, filter, atRandom, by, upTo }: Extract<Effect, { kind: 'discard' }>,
): string {
  const cards =
    count === 'all'
      ? `${own(who)} hand`
      : count === 'any'
        ? 'any number of cards'
        : filter.kind === 'is'
          ? refWords(voice, filter.what)
          : shareOfHand(count)
            ? `${shareWords(count)} of the cards in ${own(who)} hand, rounded ${count.round}`
            : `${upTo ? 'up to ' : ''}${someOf(voice, count, cardPhrase(voice, filter))}`;
  if (by && isYou(by)) {
    const hand = `${possessive(voice, who)} hand`;
    return `look at ${hand} and choose ${cards} from it. That player discards ${count === 1 ? 'that card' : 'those cards'}`;
  }
  return `${ordered(voice, who, 'discard')} ${cards}${atRandom ? ' at random' : ''}`;
}

function lookWords(
  voice: Voice,
  { who, by, count, rest, take }: Extract<Effect, { kind: 'lookAtTop' }>,
): string {
  const { library, graveyard } = voice.words;
  const cards = someOf(voice, count, 'card').replace(/^an? /, '');
  const look = by
    ? `${ordered(voice, by, 'look')} at the top ${cards} of ${possessive(voice, who)} ${library}`
    : `${ordered(voice, who, 'look')} at the top ${cards} of ${own(who)} ${library}`;
  const alone = count === 1;
  if (take) {
    const owner = by ? "that player's" : own(who);
    const card = cardPhrase(voice, take.filter);
    const taken = `${card === 'card' ? `${numberWord(String(take.most))} of them` : `${counted(String(take.most), card)} from among them`} ${
      take.to === 'library' ? 'on top' : `into ${owner} ${zoneWords(voice, take.to)}`
    }`;
    const places = {
      graveyard: `and the rest into ${owner} ${graveyard}`,
      top: `and the rest on top of ${owner} ${library} in any order`,
      bottom: `and the rest on the bottom of ${owner} ${library} in any order`,
      bottomAtRandom: `and the rest on the bottom of ${owner} ${library} in a random order`,
      oneOnTop: `, one on top of ${owner} ${library} and the rest on the bottom`,
      either: `and the rest on top or on the bottom of ${owner} ${library}`,
    };
    return `${look}, put ${taken} ${places[rest]}`.replace(' , ', ', ');
  }
  if (rest === 'graveyard') return `${look}, then put ${alone ? 'it' : 'them'} into ${own(who)} ${graveyard}`;
  if (rest !== 'either')
    return `${look}, then put them ${rest === 'top' ? 'back' : 'on the bottom'} in any order`;
  if (voice.words.scry === 'word') return `scry ${amountWords(voice, count)}`;
  return alone
    ? `${look}. You may put it on the bottom`
    : `${look}. Put any number of them on the bottom and the rest on top in any order`;
}

function searchWords(voice: Voice, effect: Extract<Effect, { kind: 'search' }>): string {
  const { who, by, filter, most, to, reveal, exactly } = effect;
  const verb = ordered(voice, by ?? who, 'search', 'searches');
  const owner = by ? possessive(voice, who) : own(who);
  const library = `${owner} ${voice.words.library}`;
  const one = most === 1;
  const cards = cardPhrase(voice, filter);
  const wanted = one
    ? article(cards)
    : typeof most === 'number' && most > 20
      ? `any number of ${plural(cards)}`
      : `${exactly ? '' : 'up to '}${counted(amountWords(voice, most), cards)}`;
  const them = one ? 'it' : 'them';
  const deeds = [`${verb} ${library} for ${wanted}`, ...(reveal ? [`reveal ${them}`] : [])].join(', ');
  if (one && effect.slot !== undefined) voice.named.add(effect.slot);
  if (to === undefined) return deeds;
  const again = by ? "that player's" : owner;
  if (to === 'library')
    return `${deeds}, then shuffle ${again} ${voice.words.library} and put ${one ? 'that card' : 'those cards'} on top of it`;
  return `${deeds}, ${foundWords(voice, effect, to, them)}, then shuffle ${again} ${voice.words.library}`;
}

/** "Put one of them onto the battlefield tapped and the other into your hand". */
function foundWords(
  voice: Voice,
  { who, by, tapped, first }: Extract<Effect, { kind: 'search' }>,
  to: Zone,
  them: string,
): string {
  const { exile, putIntoPlay } = voice.words;
  const place = (zone: Zone, isTapped: true | undefined): string =>
    zone === 'battlefield'
      ? `${putIntoPlay}${isTapped ? ' tapped' : ''}`
      : `into ${by && !isYou(by) ? "that player's" : own(by ?? who)} ${zoneWords(voice, zone)}`;
  if (first) return `put one of them ${place(first.to, first.tapped)} and the other ${place(to, tapped)}`;
  return to === 'exile' ? `${exile.verb} ${them}${exile.after}` : `put ${them} ${place(to, tapped)}`;
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

/** Mana that depends on something else. */
function originWords(voice: Voice, origin: ManaOrigin): string {
  switch (origin.kind) {
    case 'chosen':
      return 'one mana of the chosen color';
    case 'couldProduce':
      return `one mana of any kind that ${refWords(voice, origin.of).replace(/^each /, 'a ')} could produce`;
    case 'produced':
      return 'one mana of a kind that it gave';
  }
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
  mana: (voice, { mana, x }) =>
    x === undefined || amountWords(voice, x) === 'X' ? mana : `${mana}, where X is ${amountWords(voice, x)}`,
  tap: () => '{T}',
  sacrifice: (voice, { filter, count }) =>
    filter && isAllOfYours(filter, count)
      ? `sacrifice all ${pluralPhrase(voice, filter)} you control`
      : `sacrifice ${filter ? givenUp(voice, filter, amountWords(voice, count)) : voice.name}`,
  discard: (voice, { filter, count, atRandom }) =>
    filter.kind === 'thisTurn' && filter.is === 'drawnLast'
      ? 'discard the card that you drew last this turn'
      : `discard ${counted(amountWords(voice, count), cardPhrase(voice, filter))}${atRandom ? ' at random' : ''}`,
  exileThis: (voice) => `${voice.words.exile.verb} ${voice.name}${voice.words.exile.after}`,
  life: (voice, { count }) => `pay ${amountWords(voice, count)} life`,
  tapOf: (voice, { filter, count }) =>
    `tap ${counted(amountWords(voice, count), `untapped ${nounPhrase(voice, filter)}`)} you control`,
  counter: (voice, { counter, count }) =>
    typeof count === 'number'
      ? `remove ${counted(String(count), `${counter} counter`)}`
      : count.kind === 'x'
        ? `remove X ${counter} counters`
        : `remove ${counted(amountWords(voice, count), `${counter} counter`)}`,
  loyalty: (_, { count }) => `[${count > 0 ? '+' : ''}${count}]`,
};

/** As many as there are. */
const isAllOfYours = (filter: Filter, count: Amount): boolean =>
  typeof count !== 'number' &&
  count.kind === 'count' &&
  count.of.kind === 'all' &&
  JSON.stringify(count.of.filter) === JSON.stringify(filter);

/** "The sacrificed creature", for a price of that kind. */
export function givenWords(voice: Voice, costs: readonly Cost[]): string | undefined {
  const cost = costs.find((part) => part.kind === 'sacrifice' && part.filter !== undefined);
  if (cost?.kind !== 'sacrifice' || !cost.filter || cost.filter.kind === 'is') return undefined;
  const noun = cost.count === 1 ? nounPhrase(voice, cost.filter) : pluralPhrase(voice, cost.filter);
  return `the sacrificed ${noun}`;
}

/** "A creature", or the very thing that is meant. */
const givenUp = (voice: Voice, filter: Filter, count: string): string =>
  filter.kind === 'is' ? refWords(voice, filter.what) : counted(count, nounPhrase(voice, filter));

/** A planeswalker's price of as many counters as its player likes. */
const isLoyaltyX = (costs: readonly Cost[]): boolean =>
  costs.some(({ kind }) => kind === 'loyalty') &&
  costs.some((cost) => cost.kind === 'counter' && typeof cost.count !== 'number');

export function costsWords(voice: Voice, costs: readonly Cost[]): string {
  if (isLoyaltyX(costs)) return '[-X]';
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
    const isNoun = phraseOf(voice, filter).noun !== undefined;
    if (filter.kind === 'controlledBy' && isYou(filter.who)) return `you control ${refWords(voice, what)}`;
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
      steps && !attackOn ? stepsWords(voice, steps) : '',
      turnOf ? `it is ${possessive(voice, turnOf).replace('each ', 'an ')} turn` : '',
    ]
      .filter((part) => part !== '')
      .join(' and '),
  // A name of several words says what was done, or which things it was done to.
  did: (_, { slot }) => (/^(?!(?:those|the|that) \S+$)\S+ /.test(slot) ? slot : 'that was done'),
  someoneDid: (voice, { who, did }) =>
    `${refWords(voice, who)
      .replace(/^each /, 'an ')
      .replace('an player', 'a player')} ${DEEDS[did](voice)} this turn`,
  hasHurt: (voice, { by, whom }) =>
    `${refWords(voice, by)} dealt damage to ${refWords(voice, whom)
      .replace(/^each /, 'an ')
      .replace('an player', 'a player')} this turn`,
  said: (_, { word }) => `${word} was chosen`,
  sameNames: (voice, { of }) => `two or more of ${refWords(voice, of)} have the same name`,
  castFromHand: (voice, { what }) => `${refWords(voice, what)} was cast from your hand`,
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
  if (typeof left !== 'number' && left.kind === 'deaths' && is === '>' && right === 0)
    return `${article(nounPhrase(voice, left.filter))} went to a ${voice.words.graveyard} from ${inPlayPlace(voice)} this turn`;
  if (typeof left !== 'number' && left.kind === 'count' && left.of.kind === 'above' && is === '>=')
    return `${numberWord(amountWords(voice, right))} or more ${plural(cardPhrase(voice, left.of.filter))} lie above ${refWords(voice, left.of.of)}`;
  if (all && typeof right === 'number' && is === '>=')
    return all.of && all.zone === 'battlefield'
      ? `${controls(voice, all.of)} ${numberWord(String(right))} or more ${pluralPhrase(voice, all.filter)}`
      : `there are ${numberWord(String(right))} or more ${wholeWords(voice, all).replace(/^all /, '')}${all.zone === 'battlefield' ? ` ${voice.words.inPlay}` : ''}`;
  return `${amountWords(voice, left)} ${COMPARED[is]} ${amountWords(voice, right)}`;
}

/** "Play", "the battlefield". */
const inPlayPlace = ({ words }: Voice): string => words.inPlay.replace(/^(in|on) /, '');

const controls = (voice: Voice, who: Ref): string =>
  isYou(who) ? 'you control' : `${refWords(voice, who).replace('each opponent', 'an opponent')} controls`;

/** "It, controlled by you". */
const isItself = (filter: Filter): boolean =>
  filter.kind === 'both' &&
  filter.of.length === 2 &&
  filter.of.some((part) => part.kind === 'is' && part.what.kind === 'self') &&
  filter.of.some((part) => part.kind === 'controlledBy' && isYou(part.who));

/** "You control a Forest", "there are no creatures in play". */
function thereWords(
  voice: Voice,
  { filter, zone, of }: Extract<Ref, { kind: 'all' }>,
  isSome: boolean,
): string {
  if (zone !== 'battlefield') {
    const card = cardPhrase(voice, filter);
    const place = zoneWords(voice, zone);
    const where = of ? ` in ${possessive(voice, of)} ${place}` : ` in a ${place}`;
    return `there ${isSome ? `is ${article(card)}` : `are no ${plural(card)}`}${where}`;
  }
  if (isSome && isItself(filter)) return `you control ${voice.name}`;
  const things = isSome ? article(nounPhrase(voice, filter)) : `no ${pluralPhrase(voice, filter)}`;
  return of
    ? `${controls(voice, of)} ${things}`
    : `there ${isSome ? 'is' : 'are'} ${things} ${voice.words.inPlay}`;
}

/** A long stretch of a turn is told by its end. */
function stepsWords(voice: Voice, steps: readonly Step[]): string {
  if (steps.includes('beginCombat') && steps.includes('endCombat')) return 'it is combat';
  if (steps.includes('main1') && steps.includes('declareBlockers'))
    return 'no combat damage has been dealt yet';
  if (steps.includes('declareAttackers') && !steps.includes('declareBlockers'))
    return `it is combat and no ${voice.words.blockers} have been declared yet`;
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
