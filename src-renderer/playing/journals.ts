/** Duels as files: out of the program, into it, and to somebody else. */
import { base64Of } from '../controls/base64.ts';
import type { DuelSummary } from '../../src-shared/duels.ts';
import { fileName, saveFile } from '../controls/files.ts';
import type { Shell } from '../shell/shell.svelte.ts';
import { JOURNALS } from '../words/journals.ts';

type Ways = Pick<Shell, 'program' | 'rooms' | 'voice' | 'duels'>;

export const journalName = ({ seats, began }: DuelSummary): string =>
  fileName(
    JOURNALS.nameOf(
      seats.map(({ name, player }) => name || player),
      began,
    ),
    JOURNALS.ending,
  );

export function saveJournal(name: string, text: string): void {
  saveFile(name, base64Of(text));
}

/** Whether this window can hand files over to other programs of the computer. */
export function canSend(name: string, text: string): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [fileOf(name, text)] });
}

/** False: nobody took it. Whoever changes their mind has not failed. */
export async function sendJournal(name: string, text: string): Promise<boolean> {
  try {
    await navigator.share({ files: [fileOf(name, text)] });
    return true;
  } catch (failure) {
    return failure instanceof DOMException && failure.name === 'AbortError';
  }
}

const fileOf = (name: string, text: string): File => new File([text], name, { type: 'text/plain' });

export async function takeJournalFile(ways: Ways, file: File): Promise<void> {
  let text: string;
  try {
    text = await file.text();
  } catch {
    ways.voice.refused(JOURNALS.notRead);
    return;
  }
  await takeJournal(ways, text);
}

/** What was taken is shown at once, as far as it can be played. */
export async function takeJournal({ program, rooms, voice }: Ways, text: string): Promise<void> {
  const from = rooms.place;
  const outcome = await program.call('duels.import', { text });
  if (!outcome.ok) {
    voice.refused(JOURNALS.notTaken(outcome.refusal));
    return;
  }
  const taken = outcome.value;
  if (taken.kind === 'refused') {
    voice.refused(JOURNALS.refused[taken.reason]);
    return;
  }
  const isWhole = taken.lost === 0 && taken.isSame;
  if (isWhole) voice.done(JOURNALS.kept(taken));
  else voice.refused(JOURNALS.kept(taken));
  if (rooms.place === from) rooms.go({ room: 'replay', duel: taken.duel });
}
