/**
 * One window's line to the program: reads what it says, refuses what makes no sense, runs the calls.
 * Whatever arrives, the answer is a message; nothing a window sends can make this throw.
 */
import * as v from 'valibot';
import {
  CONTRACT_VERSION,
  LONGEST_MESSAGE,
  MOST_CALLS_AT_ONCE,
  type CallName,
  type EventName,
  type Events,
  type Refusal,
  type RefusalReason,
  type ToWindow,
} from '../../src-shared/contract.ts';
import type { Handle } from './handlers.ts';
import { INPUTS, MESSAGE } from './inputs.ts';
import { openRunningCalls } from './running-calls.ts';

export interface WindowConnection {
  receive(text: unknown): void;
  tell<Name extends EventName>(name: Name, payload: Events[Name]): void;
  /** The window has gone: its calls are cancelled, and nothing more is sent. */
  close(): void;
}

export function connect(handle: Handle, send: (text: string) => void): WindowConnection {
  let welcomed = false;
  let open = true;
  const sendText = (text: string): void => {
    if (open) send(text);
  };
  const say = (message: ToWindow): void => {
    sendText(JSON.stringify(message));
  };
  const calls = openRunningCalls(handle, sendText);

  function refuse(reason: RefusalReason, detail?: string): void {
    say({ kind: 'refused', refusal: refusalFor(reason, detail) });
  }

  function call(id: number, name: string, input: unknown): void {
    const refuseCall = (reason: RefusalReason, detail?: string) => {
      say({ kind: 'outcome', id, outcome: { ok: false, refusal: refusalFor(reason, detail) } });
    };
    // The call that has this number will answer under it; a second answer would be taken for the first's.
    if (calls.has(id)) return refuse('numberInUse', String(id));
    if (calls.size() >= MOST_CALLS_AT_ONCE) return refuseCall('tooManyCalls');
    if (!Object.hasOwn(INPUTS, name)) return refuseCall('unknownCall', name.slice(0, 100));
    const known = name as CallName;
    const read = v.safeParse(INPUTS[known], input, { abortEarly: true });
    if (!read.success) return refuseCall('badInput', describe(read.issues));
    void calls.run(id, known, read.output);
  }

  function receive(text: unknown): void {
    if (!open) return;
    if (typeof text !== 'string') return refuse('notUnderstood');
    if (text.length > LONGEST_MESSAGE) return refuse('tooLarge');
    const message = readMessage(text);
    if (!message) return refuse('notUnderstood');
    if (message.kind === 'hello') {
      if (message.contract !== CONTRACT_VERSION) return refuse('otherVersion', String(CONTRACT_VERSION));
      welcomed = true;
      return say({ kind: 'welcome', contract: CONTRACT_VERSION });
    }
    if (!welcomed) return refuse('helloFirst');
    if (message.kind === 'call') return call(message.id, message.name, message.input);
    if (!calls.cancel(message.id)) refuse('noSuchCall', String(message.id));
  }

  return {
    receive,
    tell: (name, payload) => {
      if (welcomed) say({ kind: 'event', name, payload });
    },
    close: () => {
      open = false;
      calls.cancelAll();
    },
  };
}

const refusalFor = (reason: RefusalReason, detail: string | undefined): Refusal =>
  detail === undefined ? { reason } : { reason, detail };

function readMessage(text: string): v.InferOutput<typeof MESSAGE> | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const read = v.safeParse(MESSAGE, value);
  return read.success ? read.output : undefined;
}

/** Where in the input the first mistake is, and what was expected there. Never repeats the input itself. */
function describe(issues: readonly v.BaseIssue<unknown>[]): string {
  const issue = issues[0];
  if (!issue) return '';
  const path = v.getDotPath(issue);
  const expected = issue.expected ?? issue.type;
  return path === null ? expected : `${path}: ${expected}`;
}
