/** The whole program in this process, asked as a window asks: in texts, over the contract. */
import {
  CONTRACT_VERSION,
  type CallName,
  type Input,
  type Outcome,
  type Output,
  type ToWindow,
} from '../../src-shared/contract.ts';
import { PATIENT } from './patience.ts';
import { openConf } from '../../src-main/program/conf-store.ts';
import { openProgram } from '../../src-main/program/program.ts';

export interface OwnProgram {
  call: <Name extends CallName>(name: Name, input?: Input<Name>) => Promise<Outcome<Output<Name>>>;
  /** What it answered; throws where it refused. */
  value: <Name extends CallName>(name: Name, input?: Input<Name>) => Promise<Output<Name>>;
  close: () => void;
}

export function startIn(dataFolder: string, patience = PATIENT): OwnProgram {
  const program = openProgram({ door: 'web', dataFolder, version: 'test', openStore: openConf, patience });
  const waiting = new Map<number, (outcome: Outcome<unknown>) => void>();
  const connection = program.connect((text) => {
    const message = JSON.parse(text) as ToWindow;
    if (message.kind !== 'outcome') return;
    waiting.get(message.id)?.(message.outcome);
    waiting.delete(message.id);
  });
  connection.receive(JSON.stringify({ kind: 'hello', contract: CONTRACT_VERSION }));
  let last = 0;

  const call: OwnProgram['call'] = (name, input) =>
    new Promise((resolve) => {
      const id = ++last;
      waiting.set(id, resolve as (outcome: Outcome<unknown>) => void);
      connection.receive(JSON.stringify({ kind: 'call', id, name, input }));
    });

  return {
    call,
    value: async (name, input) => {
      const outcome = await call(name, input);
      if (outcome.ok) return outcome.value;
      throw new Error(`${name} was refused: ${outcome.refusal.reason} ${outcome.refusal.detail ?? ''}`);
    },
    close: program.close,
  };
}
