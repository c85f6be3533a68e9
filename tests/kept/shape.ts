/** `node tests/kept/shape.ts`: writes down anew how the value of a duel is built inside, as far as kept duels show it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { answer, newDuel, type Duel } from '../../src-main/engine/index.ts';
import { SHAPE } from '../../src-main/engine/value/versions.ts';
import { duelsRead } from './kept.ts';

const FILE = fileURLToPath(new URL('shape.json', import.meta.url));

/** The keys of the value, and of each kind of frame, effect and item in it. */
type Shape = Readonly<Record<string, string>>;

interface KeptShape {
  readonly shape: number;
  readonly keys: Shape;
}

export const keptShape = (): KeptShape => JSON.parse(readFileSync(FILE, 'utf8')) as KeptShape;

/** Seen in the duels of files, after every reply. */
export function shapeNow(generation: string): Shape {
  const seen = new Map<string, Set<string>>();
  const look = (name: string, record: object): void => {
    const keys = seen.get(name) ?? new Set();
    for (const [key, value] of Object.entries(record)) if (value !== undefined) keys.add(key);
    seen.set(name, keys);
  };
  const lookAtAll = (duel: Duel): void => {
    look('duel', duel);
    for (const card of duel.cards.slice(0, 1)) look('card', card);
    for (const permanent of duel.board) if (permanent) look('permanent', permanent);
    for (const frame of duel.frames) look(`frame ${frame.kind}`, frame);
    for (const effect of duel.effects) look(`effect ${effect.kind}`, effect);
    for (const item of duel.chain) look(`item ${item.kind}`, item);
  };
  for (const [, read] of duelsRead(generation)) {
    if (read.kind !== 'read') continue;
    const duel = newDuel(read.record.setup);
    for (const reply of read.record.replies) {
      answer(duel, reply);
      lookAtAll(duel);
    }
  }
  const names = [...seen.keys()].toSorted();
  return Object.fromEntries(names.map((name) => [name, [...(seen.get(name) ?? [])].toSorted().join(' ')]));
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const kept: KeptShape = { shape: SHAPE, keys: shapeNow('first') };
  writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`);
}
