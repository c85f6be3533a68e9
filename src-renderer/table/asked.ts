/** What is asked, in words for the Situation Bar. */
import type { Asked, AskPurpose } from '../../src-shared/duel/asked.ts';
import type { ShownPayment } from '../../src-shared/duel/payment.ts';
import type { Prompt, TableView } from '../../src-shared/table.ts';
import { isOtherSelf, nameOfCard, nameOfSeat, nameOfThing, whoIs } from './naming.ts';
import type { AnyGesture } from './gestures/gestures.ts';
import { BLOCK_QUESTIONS, TABLE, whose } from './sentences.ts';
import { counted, listed } from '../../src-shared/words/phrases.ts';
import { symbolsInWords } from '../words/symbols.ts';

/** The words a question is put together from. */
interface Words {
  readonly asked: Asked;
  readonly view: TableView;
  readonly prompt: Prompt;
  /** What asks: the name of the spell or permanent. */
  readonly by: string;
  /** Of the one thing asked about, where there is one. */
  readonly text: string;
  /** How many, of something. */
  readonly number: (one: string) => string;
}

/** `marked` texts hold costs in braces. */
export function askedInWords(view: TableView, prompt: Prompt): string {
  const { asked } = prompt;
  const words: Words = {
    asked,
    view,
    prompt,
    by: asked.by?.name ?? 'It',
    text: prompt.options.kind === 'act' ? '' : (prompt.texts[0] ?? ''),
    number: (one) => numberOf(asked, one),
  };
  const sentence = QUESTIONS[asked.purpose](words);
  return isOtherSelf(view, prompt.seat) ? `${nameOfSeat(view, prompt.seat)}: ${sentence}` : sentence;
}

/** What a payment would take, told before anything is tapped. */
export function planInWords(view: TableView, payment: ShownPayment): string {
  if (payment.kind === 'short') return TABLE.paymentShort(payment.missing, payment.spared);
  const { uses, fromPool, over } = payment;
  return TABLE.paymentPlan(
    uses.map(({ use }) => nameOfCard(view, use.card)),
    fromPool,
    over,
  );
}

/** What the ear is asked: the plan of a payment as well, and no symbols. */
export function askedAloud(view: TableView, prompt: Prompt, gesture: AnyGesture | undefined): string {
  const question = furtherInWords(view, gesture) ?? askedInWords(view, prompt);
  const plan = prompt.payment ? planInWords(view, prompt.payment) : '';
  return symbolsInWords(plan === '' ? question : `${question} ${plan}`);
}

/** What is expected once a part of an attack or of a defence has been chosen. */
export function furtherInWords(view: TableView, gesture: AnyGesture | undefined): string | undefined {
  if (gesture?.kind === 'block' && gesture.held !== undefined)
    return TABLE.held(nameOfCard(view, gesture.held));
  if (gesture?.kind !== 'attack' || gesture.objection || !gesture.latest) return undefined;
  const { card, goals, bandsWith } = gesture.latest;
  if (goals.length < 2 && bandsWith.length === 0) return undefined;
  return TABLE.latestAttacker(nameOfCard(view, card));
}

function numberOf({ least, most }: Asked, one: string): string {
  if (least === undefined || most === undefined) return `the ${one}s`;
  if (least === most) return most === 1 ? `a ${one}` : counted(most, one);
  return least === 0 ? `up to ${counted(most, one)}` : `${least} to ${counted(most, one)}`;
}

const QUESTIONS: Record<AskPurpose, (words: Words) => string> = {
  start: () => 'Will you play first, or draw first?',
  keep: () => 'Do you keep this hand?',
  open: openInWords,
  interrupt: ({ view, asked }) => `${itemInWords(view, asked)}: do you interrupt it?`,
  prevention: ({ view, asked }) => `${damageInWords(view, asked)} Do you prevent it?`,
  regeneration: ({ view, asked }) =>
    `${listed((asked.dying ?? []).map((card) => nameOfCard(view, card)))} would die. Do you regenerate?`,
  modes: ({ by }) => `${by}: which of these?`,
  x: ({ by }) => `${by}: how large is X?`,
  targets: ({ by, asked, number }) => `${by}: choose ${number('target')}${clauseOf(asked)}.`,
  shares: ({ by }) => `${by}: how is it divided?`,
  division: ({ by }) => `${by}: how is it divided?`,
  costs: ({ by, number }) => `${by}: choose ${number('card')} to pay with.`,
  mana: ({ by, asked }) => `Pay for ${by}${asked.cost ? `: ${asked.cost}` : ''}.`,
  effect: ({ by, number }) => `${by}: choose ${number('card')}.`,
  optional: ({ by, text, asked }) =>
    asked.draw ? `${by}: do you give up this draw?` : `${by}: ${text || 'do you want it to happen?'}`,
  payment: paymentInWords,
  sacrifice: ({ by, number }) => `${by}: choose ${number('permanent')} to sacrifice.`,
  discard: ({ by, number }) => `${by}: choose ${number('card')} to discard.`,
  handLimit: ({ number }) => `Your hand is too large: choose ${number('card')} to discard.`,
  search: ({ by, number }) => `${by}: find ${number('card')}.`,
  keepPermanents: ({ number }) => `Choose ${number('permanent')} to keep.`,
  source: ({ by }) => `${by}: choose the source.`,
  prevented: ({ view, asked, by }) => `${damageInWords(view, asked)} ${by}: which damage is prevented?`,
  copy: ({ by }) => `${by}: choose what it copies.`,
  order: ({ by }) => `${by}: put these in order.`,
  bottom: ({ by }) => `${by}: put these on the bottom in any order.`,
  redirect: ({ by }) => `${by}: choose who takes the damage instead.`,
  replacement: ({ view, asked, by }) => {
    if (asked.draw) return 'You would draw a card: which of these takes its place?';
    if (asked.gain !== undefined) return `You would gain ${asked.gain} life: which of these takes its place?`;
    if (asked.damage) return `${damageInWords(view, asked)} Which of these comes first?`;
    return `Which of these says where ${by} goes?`;
  },
  retarget: ({ by }) => `${by}: choose the new target.`,
  untap: ({ number }) => `Choose ${number('permanent')} to untap.`,
  play: ({ by }) => `${by}: choose what to play.`,
  pile: () => 'Choose the creatures of one pile. Chance says which attacker it blocks.',
  timing: ({ by }) => `${by}: after which of these does it happen? Choose itself to have it first.`,
  word: ({ by }) => `${by}: choose one.`,
  triggersOrder: () => 'Several things are set off at once. In which order?',
  libraryOrder: () => 'In which order do they go on the library?',
  graveyardOrder: () => 'In which order do they go to the graveyard?',
  damageOrder: () => 'In which order is the damage dealt?',
  attack: () => 'Choose your attackers.',
  block: ({ view }) => BLOCK_QUESTIONS[view.rulebook],
  lineUp: () => 'Which of the blockers is struck first?',
  rank: ({ by }) => `${by} blocks several. Which of them is struck first?`,
  assign: ({ view, prompt }) => assignInWords(view, prompt),
};

function openInWords({ view, asked, prompt }: Words): string {
  if (asked.onto !== undefined) return `${itemInWords(view, asked)}. Do you answer?`;
  if (view.chain.length > 0) return 'Answer again, or let the chain resolve?';
  const isMain = view.step === 'main1' || view.step === 'main2';
  if (!view.active.includes(prompt.for) || !isMain) return 'Will you do something, or go on?';
  return mainInWords(prompt);
}

/** What may be done, of what a main phase is for. */
function mainInWords({ options }: Prompt): string {
  const kinds = new Set(options.kind === 'act' ? options.acts.map(({ kind }) => kind) : []);
  if (kinds.has('cast'))
    return kinds.has('land') ? 'Cast a spell, play a land, or go on?' : 'Cast a spell, or go on?';
  if (kinds.has('land')) return 'Play a land, or go on?';
  return kinds.has('activate') || kinds.has('duty') ? 'Will you do something, or go on?' : 'Will you go on?';
}

/** With what it is paid for. */
function paymentInWords({ by, asked, text }: Words): string {
  const what = asked.cost ?? 'that';
  return text === '' ? `${by}: do you pay ${what}?` : `${by}: ${text} Do you pay ${what}?`;
}

function itemInWords(view: TableView, { onto }: Asked): string {
  const item = view.chain.find(({ id }) => id === onto);
  if (!item) return 'Something is announced';
  const targets = item.targets.map((thing) => nameOfThing(view, thing));
  const at = targets.length > 0 ? ` at ${listed(targets)}` : '';
  return `${whose(whoIs(view, item.controller))} ${item.name}${at}`;
}

function damageInWords(view: TableView, { damage = [] }: Asked): string {
  return damage
    .map(({ name, to, amount }) => `${name} is about to deal ${amount} damage to ${nameOfThing(view, to)}.`)
    .join(' ');
}

function assignInWords(view: TableView, { options }: Prompt): string {
  if (options.kind !== 'assign') return '';
  const { card, total } = options.division;
  return `${nameOfCard(view, card)} deals ${total} damage: how is it divided?`;
}

const clauseOf = ({ clause }: Asked): string =>
  clause && clause.of > 1 ? ` (${clause.place + 1} of ${clause.of})` : '';
