/**
 * Whole duels against a wizard, through the real socket: everything that a window hears until the duel is over is searched
 * for the seed and for cards of hers that the player never came to know, whatever the window asks for by the way.
 */
import { expect, test } from 'vitest';
import type { CallName, Input } from '../../../src-shared/contract.ts';
import { RULEBOOKS } from '../../../src-shared/rulebooks.ts';
import { USUAL_CUSTOMS } from '../../../src-shared/set-up.ts';
import { openDatabase } from '../../../src-main/collection/database/database.ts';
import { answer, newDuel } from '../../../src-main/engine/index.ts';
import { Reporter } from '../../../src-main/referee/news.ts';
import type { DuelRecord } from '../../../src-main/referee/ports.ts';
import { sayNext, sitAt, untilAsked, value, type DuelWindow } from '../../support/duel-window.ts';
import { makeFolder, removeFolder } from '../../support/folders.ts';
import { startWebHost } from '../../support/web-host.ts';

const MOST_WORDS = 400;
const SEEDS = [1_618_033_988, 2_718_281_828, 3_141_592_653];

/** Whatever else could tell: in turn, as the duel goes on. */
async function askAround({ client, duel, view }: DuelWindow, turn: number): Promise<void> {
  const decision = view.prompt?.decision ?? 0;
  const theirs = view.players[1]?.hand ?? [];
  const card = theirs[turn % Math.max(1, theirs.length)] ?? turn;
  const ask = async <Name extends CallName>(name: Name, input: Input<Name>) => {
    await client.call(name, input);
  };
  const rulebook = view.rulebook;
  const asking = [
    () => ask('duels.sit', { duel }),
    () => ask('duels.list', undefined),
    () => ask('duels.export', { duel }),
    () => ask('duels.beginning', { duel }),
    () => ask('duels.replayMarks', { duel }),
    () => ask('duels.replayMarks', { duel, viewer: 1 }),
    () => ask('duels.replayAt', { duel, place: turn, viewer: 0 }),
    () => ask('duels.replayAt', { duel, place: turn, viewer: 'both' }),
    () => ask('duels.replayWords', { duel, place: turn, viewer: 0, card, rulebook }),
    () => ask('cards.inWords', { duel, card, rulebook }),
    () => ask('table.resting', { duel, decision, card }),
    () => ask('table.whyNot', { duel, decision, matter: { kind: 'card', card } }),
    () => ask('table.preview', { duel, decision, reply: { kind: 'act', act: { kind: 'cast', card } } }),
    () => ask('problems.recent', undefined),
  ];
  await asking[turn % asking.length]?.();
}

/** By name: the wizard's cards that the player did not come to know until just before the end. */
function unseenOf({ setup, replies }: DuelRecord): string[] {
  const namesOf = (seat: number) =>
    new Set(setup.seats[seat]?.deck.map((face) => setup.faces[face]?.name ?? ''));
  const reporter = new Reporter([0]);
  const hear = reporter.hear.bind(reporter);
  const duel = newDuel(setup, hear);
  const known = new Set(namesOf(0));
  for (const reply of replies) {
    answer(duel, reply, hear);
    for (const name of Object.values(reporter.take(duel)?.names ?? {})) known.add(name);
  }
  return [...namesOf(1)].filter((name) => !known.has(name));
}

test.each(RULEBOOKS.flatMap((rulebook) => SEEDS.map((seed) => [rulebook, seed] as const)))(
  'under %s, seed %i',
  async (rulebook, seed) => {
    const dataFolder = makeFolder();
    const host = await startWebHost({ dataFolder });
    const window = await sitAt(host, {
      ...{ ...USUAL_CUSTOMS, undo: 'never', rulebook, seed, ante: false },
      seats: [{ player: 'person' }, { player: 'magician' }],
    });
    const heard: string[] = [];
    window.client.socket.on('message', (data: Buffer) => heard.push(data.toString()));
    value(await window.client.call('preferences.change', { pace: 'atOnce', attention: 'everything' }));
    let last = -1;
    for (let said = 0; said < MOST_WORDS; said++) {
      const prompt = await untilAsked(window, last);
      if (!prompt) break;
      last = prompt.decision;
      await askAround(window, said);
      await sayNext(window, prompt, said);
    }
    // What tells of the end, and whatever comes after it, may tell all.
    const end = heard.findIndex((text) => text.includes('"result":'));
    const before = heard.slice(0, end < 0 ? undefined : end);
    await window.client.close();
    await host.stop();
    const database = openDatabase(dataFolder);
    const record = database.duels.read(window.duel) as DuelRecord;
    database.close();
    removeFolder(dataFolder);
    const unseen = unseenOf(record);
    expect(before.length).toBeGreaterThan(50);
    expect(unseen.length).toBeGreaterThan(0);
    expect(before.filter((text) => text.includes(String(seed)))).toEqual([]);
    const told = unseen.filter((name) => before.some((text) => text.includes(JSON.stringify(name))));
    expect(told).toEqual([]);
  },
);
