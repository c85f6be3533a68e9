/** Runs this Node with a script, as a child of its own. */
import { spawn, type ChildProcess } from 'node:child_process';

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface Started {
  child: ChildProcess;
  /** Waits until the output so far holds this; fails when the child ends before. */
  says(wanted: string | RegExp): Promise<string>;
  ended: Promise<Ended>;
}

export function startHere(
  cwd: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Started {
  return start(process.execPath, cwd, args, env);
}

export function runHere(
  cwd: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Ended> {
  return startHere(cwd, args, env).ended;
}

export function start(
  program: string,
  cwd: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Started {
  const child = spawn(program, args, { cwd, env });
  const { promise: ended, resolve, reject } = Promise.withResolvers<Ended>();
  const listeners = new Set<() => void>();
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    for (const listener of listeners) listener();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  child.on('error', reject);
  child.on('close', (code) => {
    resolve({ code, stdout, stderr });
  });

  const says = async (wanted: string | RegExp): Promise<string> => {
    const { promise: heard, resolve: hear } = Promise.withResolvers<undefined>();
    const isSaid = () => (typeof wanted === 'string' ? stdout.includes(wanted) : wanted.test(stdout));
    const listener = () => {
      if (isSaid()) hear(undefined);
    };
    listeners.add(listener);
    listener();
    await Promise.race([heard, ended]);
    listeners.delete(listener);
    if (!isSaid()) throw new Error(`It ended without saying ${String(wanted)}:\n${stdout}\n${stderr}`);
    return stdout;
  };
  return { child, says, ended };
}
