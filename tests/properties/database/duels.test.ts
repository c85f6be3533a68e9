import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDatabase, type Database } from '../../../src-main/collection/database/database.ts';
import type { KeptDuel } from '../../../src-main/collection/duels/record.ts';
import type { DuelSummary } from '../../../src-shared/duels.ts';
import { newDataFolder } from '../../support/database/data-folder.ts';
import { newDuel, summaryOf, timeAt } from '../../support/database/duels.ts';
import { tries } from '../../support/tries.ts';

/** The journal as one would write it with lists. */
interface Model {
  readonly duels: Map<string, ModelDuel>;
  /** Counts the moments: no two changes happen at once. */
  now: number;
}
interface ModelDuel {
  summary: DuelSummary;
  replies: unknown[];
  states: { place: number; duel: unknown }[];
}
interface Real {
  readonly folder: string;
  database: Database;
}

const IDS = ['one', 'two', 'three'];

function expectSame({ duels }: Model, { database }: Real): void {
  const kept = [...duels.values()].map(({ summary }) => summary);
  const isRunning = ({ result }: DuelSummary) => (result ? 1 : 0);
  const inOrder = kept.toSorted(
    (one, other) => isRunning(one) - isRunning(other) || (one.changed < other.changed ? 1 : -1),
  );
  expect(database.duels.list()).toEqual(inOrder);
  for (const id of IDS) expect(database.duels.read(id)).toEqual(expected(id, duels.get(id)));
}

function expected(id: string, duel: ModelDuel | undefined): KeptDuel | undefined {
  if (!duel) return undefined;
  const { summary, replies, states } = duel;
  const snapshot = states.at(-1);
  return { ...newDuel(id), summary, replies, ...(snapshot && { snapshot }) };
}

/** The duel and its next summary; a moment later than anything before. */
function change(model: Model, id: string, isEnded: boolean, replies: number): DuelSummary {
  const result = isEnded ? { result: { kind: 'draw', why: 'decisions' } as const } : {};
  return summaryOf(id, { changed: timeAt(++model.now), decisions: replies, ...result });
}

class Begin implements fc.Command<Model, Real> {
  readonly id: string;
  constructor(id: string) {
    this.id = id;
  }
  check = ({ duels }: Model) => !duels.has(this.id);
  run(model: Model, { database }: Real) {
    const summary = change(model, this.id, false, 0);
    model.duels.set(this.id, { summary, replies: [], states: [] });
    database.duels.begin({ ...newDuel(this.id), summary });
  }
  toString = () => `begin ${this.id}`;
}

class Append implements fc.Command<Model, Real> {
  readonly id: string;
  readonly replies: unknown[];
  readonly hasState: boolean;
  readonly isEnded: boolean;
  constructor(id: string, replies: unknown[], hasState: boolean, isEnded: boolean) {
    this.id = id;
    this.replies = replies;
    this.hasState = hasState;
    this.isEnded = isEnded;
  }
  check = ({ duels }: Model) => duels.has(this.id);
  run(model: Model, real: Real) {
    const duel = model.duels.get(this.id) as ModelDuel;
    const from = duel.replies.length;
    const place = from + this.replies.length;
    const summary = change(model, this.id, this.isEnded, place);
    const state = this.hasState ? { at: model.now } : undefined;
    const { duels } = real.database;
    expect(() => {
      duels.append(summary, from + 1, this.replies, state);
    }).toThrow('comes next');
    duels.append(summary, from, this.replies, state);
    duel.summary = summary;
    duel.replies.push(...this.replies);
    if (state === undefined) return;
    duel.states = [...duel.states.filter((kept) => kept.place < place), { place, duel: state }].slice(-2);
  }
  toString = () => `append to ${this.id}: ${JSON.stringify(this.replies)}${this.hasState ? ', state' : ''}`;
}

class TakeBack implements fc.Command<Model, Real> {
  readonly id: string;
  readonly part: number;
  constructor(id: string, part: number) {
    this.id = id;
    this.part = part;
  }
  check = ({ duels }: Model) => duels.has(this.id);
  run(model: Model, { database }: Real) {
    const duel = model.duels.get(this.id) as ModelDuel;
    const place = Math.round(this.part * duel.replies.length);
    duel.summary = change(model, this.id, false, place);
    duel.replies = duel.replies.slice(0, place);
    duel.states = duel.states.filter((state) => state.place <= place);
    database.duels.takeBack(duel.summary, place);
  }
  toString = () => `take ${this.id} back to ${this.part}`;
}

class Forget implements fc.Command<Model, Real> {
  readonly id: string;
  constructor(id: string) {
    this.id = id;
  }
  check = () => true;
  run({ duels }: Model, { database }: Real) {
    duels.delete(this.id);
    database.duels.forget(this.id);
  }
  toString = () => `forget ${this.id}`;
}

class Look implements fc.Command<Model, Real> {
  readonly isAfterOpening: boolean;
  constructor(isAfterOpening: boolean) {
    this.isAfterOpening = isAfterOpening;
  }
  check = () => true;
  run(model: Model, real: Real) {
    if (this.isAfterOpening) {
      real.database.close();
      real.database = openDatabase(real.folder);
    }
    expectSame(model, real);
  }
  toString = () => (this.isAfterOpening ? 'open again and look' : 'look');
}

test('whatever is begun, appended, taken back and forgotten, the journal is what lists of replies would be', () => {
  const id = fc.constantFrom(...IDS);
  const replies = fc.array(fc.jsonValue(), { maxLength: 6 });
  const commands = [
    id.map((chosen) => new Begin(chosen)),
    fc.tuple(id, replies, fc.boolean(), fc.boolean()).map((parts) => new Append(...parts)),
    fc.tuple(id, replies, fc.boolean(), fc.boolean()).map((parts) => new Append(...parts)),
    fc.tuple(id, fc.double({ min: 0, max: 1, noNaN: true })).map((parts) => new TakeBack(...parts)),
    id.map((chosen) => new Forget(chosen)),
    fc.boolean().map((isAfterOpening) => new Look(isAfterOpening)),
  ];
  fc.assert(
    fc.property(fc.commands(commands, { size: '+1' }), (chosen) => {
      const folder = newDataFolder();
      const real: Real = { folder, database: openDatabase(folder) };
      const model: Model = { duels: new Map(), now: 0 };
      try {
        fc.modelRun(() => ({ model, real }), chosen);
        expectSame(model, real);
      } finally {
        real.database.close();
      }
    }),
    { numRuns: tries(50, 150) },
  );
});
