/** The window's side of a table, joined to a real table by texts as they cross between window and program. */
import { onTestFinished } from 'vitest';
import { connect } from '../../../../src-main/program/connection.ts';
import type { Handle } from '../../../../src-main/program/handlers.ts';
import type { Work } from '../../../../src-main/collection/database/work.ts';
import { tableHandlers } from '../../../../src-main/program/table-calls.ts';
import { ProgramClient } from '../../../../src-renderer/program/client.ts';
import { Desk } from '../../../../src-renderer/table/desk.svelte.ts';
import type { Spot } from '../../../../src-renderer/table/spots.ts';
import { FakeDoor } from '../fake-door.ts';
import type { ToProgram, ToWindow } from '../../../../src-shared/contract.ts';
import type { News } from '../../../../src-shared/table.ts';
import type { Seated } from '../../../support/seated.ts';

export interface WindowTable {
  readonly desk: Desk;
  /** What was told as it happened. */
  readonly told: News[];
  readonly lose: () => void;
  /** Drops the next change on its way to the window. */
  readonly dropNext: () => void;
  /** What the window is told of its own words is on its way until it is let go; what happens is shown. */
  readonly holdOutcomes: () => () => void;
  readonly spot: (name: string) => Spot;
  /** Until everything that was said is answered and shown. */
  readonly settled: () => Promise<void>;
}

export async function windowAt(table: Seated, mayHint = true): Promise<WindowTable> {
  let door = new FakeDoor();
  let drops = 0;
  let passed = 0;
  let held: string[] | undefined;
  let unanswered = 0;
  const end = connect(handleOf(table, mayHint), (text) => {
    passChanges();
    if (isOutcome(text)) unanswered -= 1;
    if (held) held.push(text);
    else door.say(text);
  });

  function passChanges(): void {
    for (; passed < table.changes.length; passed++) {
      const change = table.changes[passed];
      if (drops > 0) drops -= 1;
      else if (change) door.say(JSON.stringify({ kind: 'event', name: 'table.changed', payload: change }));
    }
  }

  const client = new ProgramClient(() => {
    door = new FakeDoor();
    door.onSent = (text) => {
      if (isCall(text)) unanswered += 1;
      end.receive(text);
    };
    return door;
  });
  const told: News[] = [];
  const desk = new Desk(
    client,
    table.id,
    (news) => told.push(news),
    () => table.habits,
  );
  onTestFinished(() => {
    desk.sitting.leave();
    client.close();
  });
  const settled = async () => {
    // What an answer makes the window ask is asked before the next turn.
    do await new Promise((resolve) => setImmediate(resolve));
    while (unanswered > 0);
    await table.settled();
    passChanges();
    desk.follow();
  };
  await desk.sitting.sit();
  passed = table.changes.length;
  desk.follow();
  return {
    desk,
    told,
    settled,
    lose: () => {
      door.break();
    },
    dropNext: () => {
      drops += 1;
    },
    holdOutcomes: () => {
      const late: string[] = (held = []);
      return () => {
        held = undefined;
        for (const text of late) door.say(text);
      };
    },
    spot: (name) => ({ kind: 'card', card: table.card(name) }),
  };
}

const isCall = (text: string): boolean => (JSON.parse(text) as ToProgram).kind === 'call';
const isOutcome = (text: string): boolean => (JSON.parse(text) as ToWindow).kind === 'outcome';

/** As the program answers at a table; whether hints were agreed on is said here. */
function handleOf({ table }: Seated, mayHint: boolean): Handle {
  const handlers = tableHandlers({ duels: { table: () => table }, campaign: { hasSettled: () => false } });
  return (name, input, work) => {
    if (name === 'duels.sit') return { ...table.sit(), mayHint };
    if (!(name in handlers)) throw new Error(`The test has no ${name}.`);
    return (handlers[name as keyof typeof handlers] as Handler)(input, work);
  };
}

type Handler = (input: unknown, work: Work) => unknown;
