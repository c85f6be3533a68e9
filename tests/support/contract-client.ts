/** A window without pages: says texts to the program through the web host's socket, and keeps what it hears. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { WebSocket } from 'ws';
import {
  CONTRACT_VERSION,
  DOOR_PATH,
  DOOR_PROTOCOL,
  type CallName,
  type Input,
  type Outcome,
  type Output,
  type ToWindow,
} from '../../src-shared/contract.ts';
import type { Host } from './web-host.ts';
import { comeIn, keyFor } from './web-talk.ts';

export interface ContractClient {
  readonly socket: WebSocket;
  /** Everything heard that nobody has taken yet, in order. */
  readonly heard: ToWindow[];
  /** With the code of the WebSocket protocol. */
  readonly closed: Promise<number>;
  say(text: string): void;
  /** So that the program has read the last before it can get far with the first. */
  sayTogether(...texts: string[]): void;
  /** The first thing heard that fits and was not taken; waits for it. */
  take(fits: (message: ToWindow) => boolean): Promise<ToWindow>;
  call<Name extends CallName>(name: Name, input?: Input<Name>): Promise<Outcome<Output<Name>>>;
  /** Says texts, and returns all that the program said until it had dealt with them. */
  answersTo(...texts: string[]): Promise<ToWindow[]>;
  close(): Promise<void>;
}

export async function openSocket(host: Pick<Host, 'origin' | 'port'>, cookie: string): Promise<WebSocket> {
  return (await openLine(host, cookie)).socket;
}

/** The WebSocket and the connection below it. */
async function openLine({ origin, port }: Pick<Host, 'origin' | 'port'>, cookie: string) {
  const connection = connect(port, '127.0.0.1');
  const socket = new WebSocket(`ws://127.0.0.1:${port}${DOOR_PATH}`, [DOOR_PROTOCOL, keyFor(cookie)], {
    headers: { cookie },
    origin,
    createConnection: () => connection,
  });
  await once(socket, 'open');
  return { socket, connection };
}

/** Comes in by the address that the host printed, unless a cookie is brought; says hello, unless told not to. */
export async function openClient(
  host: Host,
  { cookie, hello = true }: { cookie?: string; hello?: boolean } = {},
): Promise<ContractClient> {
  const client = listen(await openLine(host, cookie ?? (await comeIn(host))));
  if (!hello) return client;
  client.say(JSON.stringify({ kind: 'hello', contract: CONTRACT_VERSION }));
  await client.take((message) => message.kind === 'welcome');
  return client;
}

/** Far from the numbers that tests choose themselves. */
let lastId = 1_000_000;

function listen({ socket, connection }: { socket: WebSocket; connection: Socket }): ContractClient {
  const heard: ToWindow[] = [];
  let wake = () => {};
  socket.on('message', (data: Buffer) => {
    heard.push(JSON.parse(data.toString()) as ToWindow);
    wake();
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.on('error', () => {
    // `close` follows, with its code.
  });

  const say = (text: string) => {
    socket.send(text);
  };
  const take = async (fits: (message: ToWindow) => boolean): Promise<ToWindow> => {
    for (;;) {
      const index = heard.findIndex(fits);
      if (index >= 0) return heard.splice(index, 1)[0] as ToWindow;
      await new Promise<void>((resolve) => (wake = resolve));
    }
  };
  const call: ContractClient['call'] = async (name, input) => {
    const id = ++lastId;
    say(JSON.stringify({ kind: 'call', id, name, input }));
    const message = await take((said) => said.kind === 'outcome' && said.id === id);
    return (message as ToWindow & { kind: 'outcome' }).outcome as never;
  };
  const answersTo = async (...texts: string[]): Promise<ToWindow[]> => {
    texts.forEach(say);
    // The program deals with one thing after the other, so all that came before this one's answer belongs to them.
    await call('program.ping');
    return heard.splice(0);
  };
  return {
    socket,
    heard,
    closed,
    say,
    sayTogether: (...texts) => {
      connection.cork();
      texts.forEach(say);
      connection.uncork();
    },
    take,
    call,
    answersTo,
    close: async () => {
      socket.close();
      await closed;
    },
  };
}
