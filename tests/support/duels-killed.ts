/** A person's duel against a wizard in a real program that is killed, and what the next start makes of it. */
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { makeFolder, removeFolder } from './folders.ts';
import { sayNext, sitAt, untilAsked, value, type DuelWindow } from './duel-window.ts';
import { startWebHost, type WebHost } from './web-host.ts';

const ORDER = {
  seats: [{ player: 'person' }, { player: 'magician' }],
  seed: 5,
  undo: 'unseen',
  ante: false,
  allTimes: false,
  options: [],
} as const;

/** Plays until the program is killed, so many milliseconds after the first decision. */
export async function killedWhileDuelling(milliseconds: number, rulebook: 'm11' | 'fifth'): Promise<void> {
  const dataFolder = makeFolder();
  onTestFinished(() => {
    removeFolder(dataFolder);
  });
  const first = await startWebHost({ dataFolder });
  const window = await sitAt(first, { ...ORDER, rulebook });
  value(await window.client.call('preferences.change', { pace: 'atOnce', attention: 'stops' }));
  await playUntilKilled(first, window, milliseconds);
  const seen = { decision: window.view.prompt?.decision ?? -1, view: window.view, events: window.events };

  const second = await startWebHost({ dataFolder });
  try {
    const again = await sitAt(second, window.duel);
    expect(JSON.stringify(again.events)).toContain(JSON.stringify(seen.events).slice(0, -1));
    await untilAsked(again);
    // The line may still have held what was written: then the duel stands beyond what the window has seen.
    const now = again.view.prompt?.decision ?? Infinity;
    expect(now).toBeGreaterThanOrEqual(seen.decision);
    // Faces stay once they were seen, in the window that saw them; what can be taken back is counted anew; what a wizard
    // said is not of the duel.
    if (now === seen.decision)
      expect({ ...again.view, canUndo: false, faces: {}, said: undefined }).toEqual({
        ...seen.view,
        canUndo: false,
        faces: {},
        said: undefined,
      });
    await again.client.close();
  } finally {
    await second.stop();
  }
}

async function playUntilKilled(host: WebHost, window: DuelWindow, milliseconds: number): Promise<void> {
  const gone = once(host.child, 'close');
  const dead = wait(milliseconds).then(() => host.child.kill('SIGKILL'));
  const playing = (async () => {
    for (let said = 0; ; said++) {
      const prompt = await untilAsked(window);
      if (!prompt) return;
      await sayNext(window, prompt, said);
      // A duel of a second or two, so that it is killed in the middle.
      await wait(15);
    }
  })();
  await Promise.race([playing, gone]);
  await dead;
  await gone;
  // What had reached this side before the end counts as seen.
  await wait(20);
}
