/** A window without pages: its end of the line, joined by texts to a whole program in this process. */
import { onTestFinished } from 'vitest';
import { openConf } from '../../../src-main/program/conf-store.ts';
import { openProgram } from '../../../src-main/program/program.ts';
import { ProgramClient } from '../../../src-renderer/program/client.ts';
import type { WindowDoor } from '../../../src-renderer/program/doors.ts';
import type { CallName, Input, Output } from '../../../src-shared/contract.ts';
import { makeFolder, removeFolder } from '../../support/folders.ts';
import { PATIENT } from '../../support/patience.ts';

export interface Window {
  readonly client: ProgramClient;
  /** What the program answers; throws where it refuses. */
  readonly value: <Name extends CallName>(name: Name, input: Input<Name>) => Promise<Output<Name>>;
  /** For a window that opens its line itself. */
  readonly openDoor: () => WindowDoor;
  /** Breaks every line of the window; it opens another after a while. */
  readonly breakLine: () => void;
  /** The desktop hands a file to the program. */
  readonly handOver: (path: string) => void;
}

/** As many windows of one program as are asked for; it ends with the test. */
export function openWindows(fill: (folder: string) => void = () => undefined): () => Window {
  const dataFolder = makeFolder();
  fill(dataFolder);
  const setup = { door: 'web', dataFolder, version: 'test', openStore: openConf } as const;
  const program = openProgram({ ...setup, patience: PATIENT });
  onTestFinished(() => {
    program.close();
    removeFolder(dataFolder);
  });
  return () => {
    const lines = new Set<() => void>();
    const openDoor = (): WindowDoor => doorOf(program.connect, lines);
    const client = new ProgramClient(openDoor);
    onTestFinished(() => {
      client.close();
    });
    return {
      client,
      openDoor,
      handOver: program.openFile,
      breakLine: () => {
        for (const end of lines) end();
      },
      value: async (name, input) => {
        const outcome = await client.call(name, input);
        if (outcome.ok) return outcome.value;
        throw new Error(`${name} was refused: ${outcome.refusal.reason}`);
      },
    };
  };
}

export const openWindow = (fill?: (folder: string) => void): Window => openWindows(fill)();

function doorOf(connect: ReturnType<typeof openProgram>['connect'], lines: Set<() => void>): WindowDoor {
  let listener: (text: string | undefined) => void = () => undefined;
  const connection = connect((text) => {
    // As over a real line: never within the call that asked.
    queueMicrotask(() => {
      listener(text);
    });
  });
  const end = (): void => {
    connection.close();
    lines.delete(end);
    listener(undefined);
  };
  lines.add(end);
  return {
    send: (text) => {
      connection.receive(text);
    },
    listen: (heard) => {
      listener = heard;
    },
    shut: () => {
      connection.close();
      lines.delete(end);
    },
  };
}
