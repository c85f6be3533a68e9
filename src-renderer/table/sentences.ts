/** Every sentence of the table but those of its questions (asked.ts) and of its log (log-lines.ts). */
import { LOSS_NAMES, manaName } from '../words/game.ts';
import { capital, counted, listed } from '../../src-shared/words/phrases.ts';
import type { Beginning } from '../../src-shared/beginning.ts';
import type { ActChoice, ReplyRefusal } from '../../src-shared/duel/question.ts';
import type { LossReason } from '../../src-shared/duel/events.ts';
import type { Result } from '../../src-shared/duel/things.ts';
import { keywordName } from '../../src-shared/duel/keywords.ts';
import type { Mana, Quirk, Step } from '../../src-shared/duel/words.ts';
import type { TableWindow, Warning } from '../../src-shared/preferences.ts';
import type { Rulebook } from '../../src-shared/rulebooks.ts';
import type { Duration } from '../../src-shared/duel/duration.ts';
import type { Stuck, TableCard, TableWaiting } from '../../src-shared/table.ts';
import type { Pile } from './over.ts';
import type { Deed } from './spots.ts';

/** Somebody as the subject of a sentence. */
export interface Who {
  readonly you: boolean;
  /** The chair across, where you play both. */
  readonly other?: true;
  readonly name: string;
}

/** 'You draw', 'Vane draws'. */
export const does = ({ you, name }: Who, yours: string, theirs: string): string =>
  you ? `You ${yours}` : `${capital(name)} ${theirs}`;

export const whose = (who: Who): string => capital(whoseLower(who));

export function whoseLower({ you, other, name }: Who): string {
  if (other) return 'your other';
  return you ? 'your' : `${name}’s`;
}

/** 'Swamp × 4': each name once. */
const severally = (names: readonly string[]): string[] =>
  [...Map.groupBy(names, (name) => name)].map(([name, { length }]) =>
    length > 1 ? `${name} × ${length}` : name,
  );

export const STEP_NAMES: Record<Step, string> = {
  untap: 'Untap',
  upkeep: 'Upkeep',
  draw: 'Draw',
  main1: 'Main phase before combat',
  beginCombat: 'Beginning of combat',
  declareAttackers: 'Attackers',
  declareBlockers: 'Blockers',
  firstStrikeDamage: 'First-strike damage',
  combatDamage: 'Combat damage',
  endCombat: 'End of combat',
  main2: 'Main phase after combat',
  discard: 'Discard',
  end: 'End of turn',
  cleanup: 'Cleanup',
};

/** Of whoever has the turn: the blockers are the other’s. */
const stepInTurn = (step: Step): string =>
  step === 'declareBlockers' ? 'attack, blockers' : STEP_NAMES[step].toLowerCase();

export const QUIRK_NAMES: Record<Quirk, string> = {
  protection: 'protection',
  landwalk: 'landwalk',
  regeneration: 'can regenerate',
};

/** What a click does, to follow a name: 'Grizzly Bears, 2/2. Click to attack.' */
export const DEED_NAMES: Record<Deed, string> = {
  playLand: 'Click to play it',
  cast: 'Click to cast it',
  use: 'Click to use it',
  perform: 'It is due; click to deal with it',
  chooseAct: 'Click to choose what it does',
  target: 'Click to target',
  choose: 'Click to choose',
  takeBack: 'Chosen; click to take it back',
  pay: 'Click to draw its mana',
  spend: 'Click to spend one, double click to spend all',
  pour: 'Click to pour its mana into X',
  takeOut: 'Poured into X; click to take it out',
  pourOne: 'Click to pour one into X, double click to pour all',
  attack: 'Click to attack with it',
  aim: 'Click to attack this',
  band: 'Click to form a band with it',
  takeBlocker: 'Click to block with it',
  letThrough: 'Click to let it through, and meet the next',
  letGo: 'About to block; click to let it go',
  block: 'Click to block it',
};

export const TABLE = {
  you: 'you',
  youAlone: 'You',
  otherSelf: 'your other self',
  otherSelfAlone: 'Your other self',
  aCard: 'a card',
  aSpell: 'a spell',
  chair: (number: number) => `Chair ${number}`,
  twin: (name: string, number: number) => `${name} (${number})`,
  says: (name: string) => `${name} says:`,
  sittingDown: 'The table is being set…',
  noSeat: 'Nobody can sit down at this table.',
  region: 'The dueling table',
  done: 'Done',
  cancel: 'Cancel',
  payForMe: 'Pay for me',
  close: 'Close',
  next: 'Next',
  menu: 'Menu',
  menuOfTable: 'What can be done at the table',
  menuOf: (name: string) => `What can be done with ${name}`,
  /* The left column */
  life: (who: Who, life: number) => `${whose(who)} life: ${life}`,
  lifeWords: 'life',
  poison: (count: number) => counted(count, 'poison counter'),
  libraryTop: (names: readonly string[]) => `on top: ${names.join(', ')}`,
  library: (who: Who, count: number) => `${whose(who)} library: ${counted(count, 'card')}`,
  pile: (who: Who, pile: Pile, count: number) =>
    `${whose(who)} ${PILE_NAMES[pile]}: ${counted(count, 'card')}`,
  pool: (who: Who) => `${whose(who)} mana pool`,
  mana: (mana: Mana, count: number) => `${manaName(mana)}: ${count}`,
  showcase: 'The card you look at',
  nothingShown: 'Rest on a card to read it here.',
  /* The phase bar */
  phases: (who: Who) => `${whose(who)} phases`,
  combatSteps: 'Combat',
  cell: (who: Who, step: Step | undefined, facts: readonly string[]) =>
    [`${whose(who)} ${step ? stepInTurn(step) : 'combat'}`, ...facts].join(', '),
  isNow: 'now',
  hasStop: 'with a Stop',
  isDestination: 'where play is running to',
  runTo: 'Run to here',
  markStop: 'Always stop here',
  unmarkStop: 'No longer stop here',
  /* The territories */
  territory: (who: Who) => `${whose(who)} territory`,
  lands: (who: Who) => `${whose(who)} lands`,
  creatures: (who: Who) => `${whose(who)} creatures`,
  others: (who: Who) => `${whose(who)} other permanents`,
  hand: (who: Who, count: number) => `${whose(who)} hand · ${count}`,
  handRegion: (who: Who) => `${whose(who)} hand`,
  /* The chain and the combat */
  chain: 'Spell Chain',
  lastFirst: 'last in, first out',
  item: (who: Who, kind: 'spell' | 'ability' | 'trigger' | 'combatDamage') => ITEM_TITLES[kind](who),
  aimsAt: (names: readonly string[]) => `Aims at ${listed(names)}`,
  xIs: (x: number) => `X is ${x}`,
  isDecided: (words: readonly string[]) => `Decided: ${listed(words)}`,
  resolvesAt: (place: number) => `Resolves as number ${place}`,
  isCountered: 'countered',
  combat: (who: Who) => `${whose(who)} attack`,
  combatCount: (attackers: number, blockers: number) =>
    `${counted(attackers, 'attacker')} · ${counted(blockers, 'blocker')}`,
  group: (names: readonly string[], goal: string) => `${listed(names)} against ${goal}`,
  noBlocker: 'no blocker',
  blockerGone: 'blocked; its blocker is gone',
  /* Questions */
  playFirst: 'Play first',
  drawFirst: 'Draw first',
  keep: 'Keep',
  mulligan: 'Take a new hand',
  yes: 'Yes',
  no: 'No',
  x: 'X',
  least: 'None',
  most: (most: number) => `All (${most})`,
  pourHint: 'Click lands to pour them in.',
  pourIn: (symbols: string) => `Pour in ${symbols}`,
  poured: (symbols: string, open: string) =>
    open === '' ? `Poured in: ${symbols}.` : `Poured in: ${symbols}. ${open} is still open.`,
  pouredSaid: (x: number) => `X is ${x}.`,
  tapAll: (x: number) => `Tap all: X is ${x}`,
  filter: 'Search the list',
  moreToFind: (count: number) => `And ${count} more: type a part of the name to find them.`,
  noMode: 'None of these',
  attackWithAll: 'Attack with all',
  latestAttacker: (name: string) => `${name}: click another goal, or an attacker to form a band with.`,
  held: (name: string) => `${name}: click the attacker it is to block.`,
  left: (left: number) => (left === 0 ? 'All is given out.' : `${left} left to give.`),
  more: (name: string) => `One more for ${name}`,
  less: (name: string) => `One less for ${name}`,
  earlier: (name: string) => `${name}: earlier`,
  later: (name: string) => `${name}: later`,
  numbered: (number: number) => `Number ${number}`,
  inPool: (symbols: string) => `In the pool: ${symbols}`,
  paymentPlan: (sources: readonly string[], fromPool: string, over: number) => {
    const taps = sources.length > 0 ? [`taps ${listed(severally(sources))}`] : [];
    const spends = fromPool === '' ? [] : [`spends ${fromPool} of the pool`];
    const leaves = over > 0 ? [`leaves ${over} mana over`] : [];
    return `This ${listed([...taps, ...spends, ...leaves])}.`;
  },
  paymentShort: (missing: string, spared: boolean) =>
    spared
      ? `${missing} is missing without what you have set aside: click it, or take the mark off.`
      : `${missing} is missing.`,
  planned: (gives: string) => `Planned to give ${gives}`,
  spare: 'Don’t auto-tap',
  spareNoMore: 'Auto-tap again',
  isSpared: 'not tapped automatically',
  picked: (picked: number, most: number) => `${picked} of ${most} chosen`,
  orderFirst: 'The first comes first.',
  /* Waiting */
  waiting: (who: Who, why: TableWaiting['why']) => WAITING[why](who),
  situation: 'What is going on',
  tag: (rulebook: string, step: string) => `${rulebook} · ${step}`,
  beforeDuel: 'before the duel',
  stepOf: (who: Who, step: Step) => `${whoseLower(who)} ${stepInTurn(step)}`,
  stuck: (why: Stuck) => STUCK_SENTENCES[why],
  tryAgain: 'Try again',
  /* Over the table */
  offers: 'What is it to do?',
  pileEmpty: 'There is nothing here.',
  laidOut: 'Choose here',
  explain: 'What is this? Explains what is asked',
  explainSign: '?',
  explainEntry: 'What is this?',
  moreHelp: (page: string) => `More in the help: ${page}`,
  ruleLong: (rule: string) => `${rule}: what does the rule say?`,
  concede: 'Concede?',
  concedeQuestion: 'The duel ends, and you have lost it.',
  concedeYes: 'Yes, concede',
  concedeNo: 'No, play on',
  warnedTitle: 'Something would be lost',
  doAnyway: 'Do it anyway',
  goBack: 'Go back',
  habits: 'When the table waits for you',
  habitsAttention: 'When you are asked',
  habitsPace: 'Pace of the opponent',
  /* The log */
  log: 'Log',
  logTheirs: (who: Who) => `What happened in ${whoseLower(who)} turn`,
  logEmpty: 'Nothing has happened yet.',
  logAll: 'Whole duel',
  turn: (turn: number, whoNames: string) => `Turn ${turn}, ${whoNames}`,
  /* Menus */
  goOn: 'Go to the next step',
  undo: 'Undo',
  hold: 'Keep the word after your next spell',
  holdNoMore: 'Give the word away after your next spell',
  concedeEntry: 'Concede…',
  toss: (who: Who, { coin, mayChoose }: Pick<Beginning, 'coin' | 'mayChoose'>) =>
    [
      coin ? `The coin shows ${coin}. ${does(who, 'win', 'wins')} the toss` : does(who, 'lost', 'lost'),
      ...(coin ? [] : ['the duel before']),
      mayChoose ? 'and may choose who plays first.' : `and ${who.you ? 'play' : 'plays'} first.`,
    ].join(' '),
  draw: 'A draw?',
  drawEntry: 'Offer a draw…',
  drawQuestion: 'Whoever is offered one agrees who would rather not play on.',
  drawSolo: 'Both chairs are yours: if both agree, the duel ends as a draw.',
  drawYes: 'Offer it',
  drawAgree: 'Both agree',
  drawDeclined: (name: string) => `${name} would rather play on.`,
  help: 'Help',
  leave: 'Leave the table',
  habitsEntry: 'Pace and attention…',
  showCard: 'Show the full card',
  showPile: (pile: Pile, count: number) => `Look through the ${PILE_NAMES[pile]} (${count})`,
  yieldYes: 'Always yes to this',
  yieldNo: 'Always no to this',
  yieldPass: 'Do not ask again for this',
  forgetYields: (count: number) => `Ask me everything again (${count})`,
  /* The end */
  over: 'The duel is over',
  result: (result: Result, who: (seat: number) => Who) => resultSentence(result, who),
  toTitle: 'To the title',
  anotherDuel: 'Another duel',
  lookAgain: 'Look at the table',
} as const;

/** Small cards, and how a card is read. */
export const CARDS = {
  idTag: (card: number) => `#${card}`,
  counters: (kind: string, count: number) => (count > 1 ? `${kind} × ${count}` : kind),
  beneath: (name: string) => `face down: ${name}`,
  controlledByAnother: 'not in its owner’s hands',
  wordsOf: 'In the words of',
  inWordsOf: (rulebook: string) => `As ${rulebook} says it`,
  fullCard: 'The full card',
  closeFull: 'Back to the table',
  expand: 'Expand the text',
  shrink: 'Shrink the text',
} as const;

export const PILE_NAMES: Record<Pile, string> = {
  graveyard: 'graveyard',
  exile: 'cards out of the game',
  ante: 'ante',
};

const ITEM_TITLES: Record<'spell' | 'ability' | 'trigger' | 'combatDamage', (who: Who) => string> = {
  spell: (who) => does(who, 'cast', 'casts'),
  ability: (who) => does(who, 'use', 'uses'),
  trigger: (who) => `${whose(who)} trigger`,
  combatDamage: (who) => `${whose(who)} damage`,
};

const WAITING: Record<TableWaiting['why'], (who: Who) => string> = {
  thinking: (who) => (who.you ? 'Playing on…' : does(who, '', 'is thinking…')),
  pause: (who) => `${does(who, 'have', 'has')} acted.`,
  click: (who) => `${does(who, 'have', 'has')} acted. Go on when you have seen it.`,
};

const STUCK_SENTENCES: Record<Stuck, string> = {
  failed: 'The rules have failed here. Try again, take your last decision back, or concede.',
  diskFull: 'The disk is full, so the duel cannot be kept. Make some room; it then goes on by itself.',
  notAllowed:
    'The program may not write in its data folder, so the duel cannot be kept. Mend that; it then goes on by itself.',
  databaseBusy:
    'Another program holds the database, so the duel cannot be kept. It goes on by itself once that one lets go.',
  databaseDamaged:
    'The database is damaged, so the duel cannot be kept. End the program and start it again: it then mends what can be mended.',
  diskFailing:
    'The disk fails, so the duel cannot be kept. Look after the disk; the duel goes on by itself as soon as it can.',
};

function resultSentence(result: Result, who: (seat: number) => Who): string {
  if (result.kind === 'won')
    return result.seats.map((seat) => `${does(who(seat), 'have won', 'has won')}.`).join(' ');
  return DRAWS[result.why];
}

const DRAWS: Record<Extract<Result, { kind: 'draw' }>['why'], string> = {
  together: 'A draw: both fell at once.',
  agreed: 'A draw: you both agreed to it.',
  decisions: 'A draw: the duel went on for too long.',
  loop: 'A draw: the same would happen for ever.',
};

/** Where the program has no words of the card's own for an act. */
export function actInWords(act: ActChoice): string {
  switch (act.kind) {
    case 'pass':
      return 'Let it pass';
    case 'land':
      return 'Play it';
    case 'cast':
      return act.alternative ? 'Cast it at its other price' : 'Cast it';
    case 'activate':
      return 'Use it';
    case 'useMana':
      return `Draw its mana (${act.choice + 1})`;
    case 'duty':
      return 'Deal with what is due';
  }
}

/** A card in words, for whoever does not see it. */
export function cardInWords(card: TableCard): string {
  const facts = [
    card.power === undefined ? undefined : `${card.power}/${card.toughness ?? 0}`,
    ...(card.keywords ?? []).map(keywordName),
    ...(card.quirks ?? []).map((quirk) => QUIRK_NAMES[quirk]),
    card.tapped ? 'tapped' : undefined,
    card.sick ? 'came this turn' : undefined,
    card.damage ? `${card.damage} damage` : undefined,
    ...Object.entries(card.counters ?? {}).map(([kind, count]) => counted(count, `${kind} counter`)),
  ];
  return [card.name, ...facts.filter((fact) => fact !== undefined)].join(', ');
}

/** What an attack or a defence would lead to. */
export const FORETOLD = {
  life: ({ you, name }: Who, before: number, after: number) => `${you ? 'you' : name} ${before} → ${after}`,
  leaving: (names: readonly string[]) => `${listed(names)} would be gone`,
  doomed: 'Would be gone',
  whole: (parts: readonly string[], guessed: boolean) =>
    `If nobody answers: ${parts.join('; ')}.${guessed ? ' Others may divide it otherwise.' : ''}`,
} as const;

export const WARNINGS_IN_WORDS: Record<Warning, string> = {
  manaBurns: 'There is mana in your pool. It would burn, and you would lose that much life.',
  landUnplayed: 'You could still play a land this turn.',
  lethalAttack: 'Unless you do something, this attack kills you.',
};

const REFUSALS_IN_WORDS: Record<ReplyRefusal['reason'], (card: string) => string> = {
  noQuestion: () => 'Nothing is asked of you at the moment.',
  otherQuestion: () => 'That does not answer what is asked.',
  notYours: (card) => `${card} is not yours to use.`,
  notThere: (card) => `${card} is no longer there.`,
  wrongTime: (card) => `This is not the time for ${card}.`,
  cannotCast: (card) => `${card} cannot be cast.`,
  cannotUse: (card) => `${card} cannot be used now.`,
  landPlayed: () => 'You have already played a land this turn.',
  noTarget: (card) => `There is no target for ${card}.`,
  illegalTarget: (card) => `${card} cannot be aimed there.`,
  wrongNumber: () => 'That is not the right number.',
  sameTwice: () => 'The same thing cannot be chosen twice.',
  cannotPay: (card) => `You cannot pay for ${card}.`,
  unpaidUpkeep: (card) => `The upkeep of ${card} is not paid.`,
  summoningSick: (card) => `${card} came too late for that this turn.`,
  isTapped: (card) => `${card} is tapped.`,
  oncePerTurn: (card) => `${card} has been used this turn.`,
  cannotAttack: (card) => `${card} cannot attack so.`,
  mustAttack: (card) => `${card} has to attack.`,
  illegalBand: (card) => `${card} cannot be in that band.`,
  cannotBlock: (card) => `${card} cannot block so.`,
  mustBlock: (card) => `${card} has to block what it is asked to.`,
  oneAttacker: () => 'One attacker is met at a time; the next comes when this fight is over.',
  notLethal: () => 'The first in line has to be given enough to die before the next gets any.',
  wrongTotal: () => 'The shares do not add up.',
  notOffered: () => 'That cannot be chosen here.',
  hasLost: () => 'The duel is over for you.',
};

/** `card` is named where the refusal speaks of one. */
export function refusalInWords({ reason }: ReplyRefusal, card: string | undefined): string {
  const sentence = REFUSALS_IN_WORDS[reason](card ?? 'it');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

const WINDOW_NAMES: Record<TableWindow, string> = {
  ownHand: 'your hand',
  otherHand: 'the opponent’s hand',
  chain: 'the Spell Chain',
  combat: 'the combat',
  situation: 'the Situation Bar',
};

const CHAIN_ORDERS: Record<Rulebook, string> = {
  alpha: 'all together; on a conflict the later caster chooses',
  fifth: 'last in, first out',
  portal: 'one at a time',
  tenth: 'last in, first out',
  m11: 'last in, first out',
};

const BLOCK = 'Choose your blockers: first the blocker, then its attacker.';

/** In Portal's words creatures intercept. */
export const BLOCK_QUESTIONS: Record<Rulebook, string> = {
  alpha: BLOCK,
  fifth: BLOCK,
  portal: 'Choose who intercepts: first your creature, then the attacker it meets.',
  tenth: BLOCK,
  m11: BLOCK,
};

const DURATION_NAMES: Record<Duration, string> = {
  endOfTurn: 'until end of turn',
  endOfCombat: 'until end of combat',
  whileInPlay: 'as long as it stays in play',
  whileSource: 'as long as its source stays in play',
  untilYourNextTurn: 'until its player’s next turn',
  untilYourNextUpkeep: 'until its player’s next upkeep',
  nextUntap: 'until after the next untap step',
};

/** Windows, menus, hints and options of the table. */
export const FURNITURE = {
  bar: 'The phases of the turn',
  extraTurn: (who: Who) => `${whose(who)} phases of an extra turn`,
  bringBack: (window: TableWindow) => `Bring back ${WINDOW_NAMES[window]}`,
  putAway: (window: TableWindow) => `Put away ${WINDOW_NAMES[window]}`,
  moveWindow: (window: TableWindow) => `Move ${WINDOW_NAMES[window]}`,
  dockWindow: (window: TableWindow) => `Put ${WINDOW_NAMES[window]} back in its place`,
  menuOfWindow: (window: TableWindow) => `What can be done with ${WINDOW_NAMES[window]}`,
  movingHint: 'The arrow keys move it; Enter leaves it there, Escape puts it back.',
  handUp: 'Cards above',
  handDown: 'Cards below',
  chainOrder: (rulebook: Rulebook, count: number) => `${count} · ${CHAIN_ORDERS[rulebook]}`,
  powers: (theirs: number, ours: number) => `${theirs} damage against ${ours}`,
  forecast: 'What this would lead to',
  ifNothingChanges: 'If all stays so',
  theirsGone: 'theirs',
  yoursGone: 'yours',
  /* Menus */
  goTo: (step: Step, isYours: boolean) =>
    `Run to ${isYours ? 'your' : 'the opponent’s'} ${STEP_NAMES[step].toLowerCase()}`,
  arrange: 'Arrange the cards',
  options: 'Duel options…',
  idTags: 'Show ID tags',
  noIdTags: 'Hide ID tags',
  effects: 'Show invisible effects',
  noEffects: 'Hide invisible effects',
  sickness: 'Show all summoning sickness',
  noSickness: 'Show your own summoning sickness only',
  flipToFace: 'Flip over to the face',
  flipToLife: 'Flip back to the life',
  count: (count: number) => (count === 0 ? 'No cards are left.' : `${counted(count, 'card')} left.`),
  holds: (count: number) => `${counted(count, 'card')}.`,
  inHand: (count: number) => `${counted(count, 'card')} in hand.`,
  lifeIs: (life: number, poison: number) =>
    poison > 0 ? `${life} life, ${counted(poison, 'poison counter')}.` : `${life} life.`,
  poolHolds: (count: number) => `${count} mana.`,
  spendOne: (mana: string) => `Spend one ${mana.toLowerCase()}`,
  pourOne: (mana: string) => `Pour in one ${mana.toLowerCase()}`,
  viewCard: (name: string) => `Look at ${name}`,
  menuOfArea: (area: string) => `What can be done with ${area}`,
  areas: {
    territory: 'the territory',
    life: 'the life register',
    library: 'the library',
    graveyard: 'the graveyard',
    exile: 'the cards out of the game',
    ante: 'the ante',
    pool: 'the mana pool',
    bar: 'the phases',
    showcase: 'the card shown',
    situation: 'the Situation Bar',
  },
  repeat: 'Repeat…',
  /* The advanced layout */
  calledCard: 'The card you look at; a click puts it away',
  /* Effects */
  effectsList: 'Effects in force',
  noEffectsNow: 'No effect lasts at the moment.',
  effectOn: (names: readonly string[]) => (names.length > 0 ? `On ${listed(names)}.` : ''),
  until: (duration: Duration) => `It lasts ${DURATION_NAMES[duration]}.`,
  /* Face-down draws */
  faceDown: 'A card just drawn, face down. Click to turn it up.',
  faceDownName: 'face down',
  undrawn: 'The card you would draw, face down. Click to give it up.',
  undrawnName: 'to be drawn',
  /* The end */
  next: (who: Who) => `${whose(who)} next draws`,
  nextNone: 'None: the library is empty.',
  why: (who: Who, reason: LossReason) => `${does(who, 'have lost', 'has lost')}: ${LOSS_NAMES[reason]}.`,
} as const;

/** The hint at the pointer for what is under it. */
export const CUES = {
  card: 'Click: use it in its main way. Right click: everything it can do. Drag: move it, for the eye alone.',
  territory: 'Right click: what can be done now. Double click: arrange the cards.',
  life: 'A life register. Right click: turn it over to the face.',
  library: 'A library. Right click: how many cards are left.',
  graveyard: 'A graveyard. Press and hold: its cards, in order.',
  exile: 'Cards out of the game. Press and hold: which ones.',
  ante: 'The ante. Press and hold: which cards.',
  pool: 'Unused mana. While something is paid: click to spend one, double click to spend all of a colour.',
  bar: 'The phases of the turn. Click: run to one. Right click: put a Stop there.',
  window: 'Drag its bar to move it. Right click: put it back in its place.',
  situation: 'What is going on. Drag to move it out of the way.',
  showcase: 'The card as it is printed.',
} as const;

/** Hand and eye: repeating, the log, the ear, yields and Stops in one place. */
export const HAND = {
  moreHappened: (count: number) => `${counted(count, 'thing')} before that.`,
  phase: (step: string) => `${step.charAt(0).toUpperCase()}${step.slice(1)}.`,
  /* The log */
  copy: 'Copy',
  logCopied: 'The log is copied.',
  selectionCopied: 'What you had marked is copied.',
  notCopied: 'This window may not copy. Mark the text and copy it yourself.',
  searchLog: 'Search the log',
  nothingFound: 'Nothing like that is in the log.',
  earlierLines: (count: number) => `Earlier lines (${count})`,
  logEntry: 'Log',
  /* Doing something several times */
  repeatTitle: 'How often?',
  repeatWhat: 'What is repeated',
  repeatCount: 'Times',
  repeatNote: 'It stops by itself when it cannot be paid for, or when something else happens.',
  repeatBegin: 'Begin',
  repeating: (done: number, times: number) => `Repeating: ${done} of ${times}`,
  repeatStop: 'Stop repeating',
  /* Yields and Stops */
  agreements: 'What you are not asked, and where play waits',
  agreementsEntry: 'Yields and Stops…',
  yields: 'Answered without asking',
  noYields: 'You are asked everything.',
  says: { yes: 'always yes', no: 'always no', pass: 'let pass' },
  askAgain: (name: string) => `Ask me again: ${name}`,
  ask: 'Ask again',
  askAll: 'Ask me everything again',
  stops: 'Stops',
  stopsOf: (half: 'yours' | 'theirs') => (half === 'yours' ? 'In your turn' : 'In the opponent’s turn'),
  noStops: 'None.',
  liftStop: (step: string, half: 'yours' | 'theirs') =>
    `Lift the Stop at ${half === 'yours' ? 'your' : 'their'} ${step.toLowerCase()}`,
  lift: 'Lift',
  liftAll: 'Lift all Stops',
  /* Runs */
  runToOwnTurn: 'Run to your next turn',
} as const;
