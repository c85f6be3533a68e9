/** Whose program is at the other end of a connection on this machine, as far as the system tells. */
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';

const ROOT = 0;

/**
 * Another user of this machine. Linux shows everybody what programs were started with, the address with its token among
 * it, and also whose a connection is. Where nothing is told of it, it counts as the player's own.
 */
export function isOfAnotherUser({ remotePort, localPort }: Socket): boolean {
  const own = process.getuid?.();
  if (process.platform !== 'linux' || own === undefined) return false;
  const owner = ['/proc/net/tcp', '/proc/net/tcp6'].map((file) =>
    ownerIn(read(file), remotePort ?? 0, localPort ?? 0),
  );
  const known = owner.find((user) => user !== undefined);
  // Root may look at everything of the player's anyhow, and carries connections from elsewhere here.
  return known !== undefined && known !== own && known !== ROOT;
}

/** The user of the connection between two ports: a line has both in hexadecimal, and its user in the eighth column. */
export function ownerIn(table: string, from: number, to: number): number | undefined {
  const hex = (port: number) => port.toString(16).toUpperCase().padStart(4, '0');
  const line = table
    .split('\n')
    .map((one) => one.trim().split(/\s+/))
    .find(([, local, remote]) => local?.endsWith(`:${hex(from)}`) && remote?.endsWith(`:${hex(to)}`));
  return line?.[7] === undefined ? undefined : Number(line[7]);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // A system that keeps it to itself: nothing is known.
    return '';
  }
}
