/** A window at a table, without pages: sits down, keeps the view up, and answers what it is asked as it comes. */
import type { TableChange } from '../../src-shared/contract.ts';
import { patched } from '../../src-shared/difference.ts';
import type { DuelEvent } from '../../src-shared/duel/events.ts';
import type { Options } from '../../src-shared/duel/options.ts';
import type { Reply } from '../../src-shared/duel/question.ts';
import type { DuelOrder } from '../../src-shared/duels.ts';
import type { Prompt, TableView } from '../../src-shared/table.ts';
import { openClient, type ContractClient } from './contract-client.ts';
import type { Host } from './web-host.ts';

export interface DuelWindow {
  readonly client: ContractClient;
  readonly duel: string;
  view: TableView;
  /** Of the last change that the view has. */
  number: number;
  /** Everything that was told to have happened. */
  readonly events: DuelEvent[];
}

export async function orderDuel(client: ContractClient, order: DuelOrder): Promise<string> {
  return value(await client.call('duels.begin', order)).duel;
}

export async function sitAt(host: Host, order: DuelOrder | string, cookie?: string): Promise<DuelWindow> {
  const client = await openClient(host, cookie === undefined ? {} : { cookie });
  return sitDown(client, typeof order === 'string' ? order : await orderDuel(client, order));
}

export async function sitDown(client: ContractClient, duel: string): Promise<DuelWindow> {
  const { view, log, number } = value(await client.call('duels.sit', { duel }));
  return { client, duel, view, number, events: log.flatMap(({ events }) => events) };
}

export function value<Value>(outcome: { ok: true; value: Value } | { ok: false; refusal: unknown }): Value {
  if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome.refusal)}`);
  return outcome.value;
}

/** Waits for changes until this window is asked for a later decision, or the duel is over. */
export async function untilAsked(window: DuelWindow, last = -1): Promise<Prompt | undefined> {
  catchUp(window);
  while ((window.view.prompt?.decision ?? -1) <= last && !window.view.result) {
    const message = await window.client.take(
      (said) => said.kind === 'event' && said.name === 'table.changed',
    );
    if (message.kind === 'event') hear(window, message.payload as TableChange);
    catchUp(window);
  }
  return window.view.prompt;
}

/** Takes in what it has heard so far. */
export function catchUp(window: DuelWindow): void {
  const { heard } = window.client;
  for (const message of heard.splice(0)) {
    if (message.kind === 'event' && message.name === 'table.changed')
      hear(window, message.payload as TableChange);
    else if (message.kind === 'outcome') heard.push(message);
  }
}

function hear(window: DuelWindow, change: TableChange): void {
  // What came before the answer to sitting down is in the view already.
  if (change.duel !== window.duel || change.number <= window.number) return;
  if (change.number !== window.number + 1)
    throw new Error(`After change ${window.number} came change ${change.number}.`);
  window.number = change.number;
  window.view = patched(window.view, change.view);
  window.events.push(...(change.news?.events ?? []));
}

/** Says one thing: an act that is offered, or a plain answer. */
export async function sayNext(window: DuelWindow, prompt: Prompt, which: number): Promise<void> {
  const { duel, client } = window;
  const { decision, options } = prompt;
  const acts = options.kind === 'act' ? options.acts.filter(({ kind }) => kind !== 'useMana') : [];
  const act = acts[which % (acts.length + 1)];
  const answer = async (reply: Reply) =>
    value(await client.call('table.answer', { duel, decision, reply, sure: true }));
  if (act && (await answer({ kind: 'act', act })).kind === 'taken') return;
  if (options.kind === 'act') {
    value(await client.call('table.done', { duel, decision, sure: true }));
    return;
  }
  const answered = await answer(plainReply(options));
  if (answered.kind !== 'refused') return;
  const cancelled = await answer({ kind: 'cancel' });
  // Nobody would ever be asked again.
  if (cancelled.kind === 'refused')
    throw new Error(`No plain answer: ${JSON.stringify({ options, answered })}`);
}

export function plainReply(options: Exclude<Options, { kind: 'act' }>): Reply {
  switch (options.kind) {
    case 'start':
      return { kind: 'start', first: true };
    case 'keep':
      return { kind: 'keep', keep: true };
    case 'yesNo':
      return { kind: 'yesNo', yes: true };
    case 'modes':
      return { kind: 'modes', modes: options.modes[0] ?? [] };
    case 'x':
      return { kind: 'x', x: options.most };
    case 'targets':
      return { kind: 'targets', targets: options.things.slice(-Math.max(1, options.least)) };
    case 'choose':
      return { kind: 'choose', things: options.things.slice(0, options.least) };
    case 'shares':
      return {
        kind: 'shares',
        shares: options.things.map((_, place) =>
          place === 0 ? options.total - options.things.length + 1 : 1,
        ),
      };
    case 'costs':
      return { kind: 'costs', cards: options.cards.slice(0, options.least) };
    case 'mana':
      return { kind: 'mana', use: 'auto' };
    case 'word':
      return { kind: 'word', word: options.words[0] ?? '' };
    case 'order':
      return { kind: 'order', order: options.items };
    case 'attack':
      return {
        kind: 'attack',
        attackers: options.attackers.flatMap(({ card, goals }) =>
          goals.slice(0, 1).map((goal) => ({ card, ...goal, band: -1 })),
        ),
      };
    case 'block':
      return { kind: 'block', blocks: [] };
    case 'lineUp':
      return { kind: 'lineUp', blockers: options.blockers };
    case 'assign': {
      const { to, division } = options;
      return {
        kind: 'assign',
        shares: to.slice(0, 1).map((first) => ({ to: first, amount: division.total })),
      };
    }
  }
}
