/** A short duel as a file. */
import { answer, fallback, newDuel, RULES, type Reply } from '../../src-main/engine/index.ts';
import { journalText } from '../../src-main/referee/journal-file.ts';
import type { DuelRecord } from '../../src-main/referee/ports.ts';
import { DECKS, duelSetup } from './arena.ts';

/** As dull as it can be: everybody gives the least answer, and then the first gives up. */
export function shortRecord(words = 40): DuelRecord {
  const setup = duelSetup('fifth', DECKS.slice(0, 2), 3);
  const duel = newDuel(setup);
  const replies: Reply[] = [];
  for (let said = 0; said < words; said++) {
    const reply: Reply = said === words - 1 ? { kind: 'concede', seat: 0 } : fallback(duel);
    const refusal = answer(duel, reply);
    if (refusal) throw new Error(`The least answer was refused: ${refusal.reason}`);
    replies.push(reply);
  }
  return {
    summary: {
      ...{
        id: '7ad11a10-7f04-4a53-9d2b-0c9d7a0d4a11',
        rulebook: 'fifth',
        turn: 0,
        decisions: 0,
        rules: RULES,
      },
      ...{ began: '2026-11-18T12:00:00.000Z', changed: '2026-11-18T12:30:00.000Z' },
      seats: [
        { name: '', player: 'person', deck: 'Clouds', life: 0 },
        { name: 'Corvin Ashe', player: 'sorcerer', deck: 'Embers', life: 0 },
      ],
    },
    setup,
    undo: 'never',
    replies,
  };
}

export const shortJournal = (words?: number): string => journalText(shortRecord(words));
