/** A data folder of somebody who has played: a player, and duels that are over, some of them with their journals. */
import { addResult } from '../../src-main/collection/campaigns/results.ts';
import { openDatabase } from '../../src-main/collection/database/database.ts';
import { addPlayer } from '../../src-main/collection/players/players.ts';
import { saveGauntlet } from '../../src-main/collection/campaigns/campaigns.ts';
import { OUTCOMES, type DuelResult, type Gauntlet } from '../../src-shared/campaign.ts';
import { MINDS } from '../../src-shared/duels.ts';
import { RULEBOOKS } from '../../src-shared/rulebooks.ts';
import { journalText, readJournal } from '../../src-main/referee/journal-file.ts';
import { aFace } from './faces.ts';
import { shortRecord } from './journals.ts';
import { aGauntlet } from './kept-campaign.ts';

const DAY = 86_400_000;
const NOW = Date.now();
const ago = (days: number): string => new Date(NOW - days * DAY).toISOString();
const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const DECKS = ['Ember Hall', 'Cinder and Thorn', 'Deep Tide', 'Ivory March'] as const;
const WIZARDS = ['Tansy Quill', 'Morrow Vane', 'Corvin Ashe'] as const;

const pick = <Item>(from: readonly Item[], at: number): Item => from[at % from.length] as Item;

/** The latest is number 0; every third is a win. */
export const resultOf = (number: number): DuelResult => ({
  duel: idOf(number),
  at: ago(number * 3 + 1),
  rulebook: pick(RULEBOOKS, number),
  wizard: pick(WIZARDS, number + (number >> 2)),
  level: pick(MINDS, number >> 1),
  deck: pick(DECKS, number >> 1),
  against: pick(DECKS, number + 1),
  outcome: number % 11 === 10 ? 'drawn' : pick(OUTCOMES, number % 3 === 0 ? 0 : 1),
  began: number % 2 === 0,
  turns: 5 + ((number * 7) % 19),
  reason: number % 11 === 10 ? 'agreed' : pick(['life', 'library', 'concede'], number),
});

/** The journal of the latest of them is there as well. */
export function fillWithPast(folder: string, duels: number): void {
  const database = openDatabase(folder);
  const { write } = database;
  const portrait = aFace('Ada');
  const added = addPlayer(
    write,
    { name: 'Ada', portrait, rulebook: 'fifth', holds: 'everything' },
    new Date(),
  );
  if (added.kind === 'refused') throw new Error(added.refusal.reason);
  const { id } = added.value;
  write.transaction(() => {
    for (let number = 0; number < duels; number++) addResult(write, id, resultOf(number));
    for (const beaten of [1, 3, 2]) saveGauntlet(write, gauntletOf(id, beaten));
  });
  const journal = readJournal(journalText(shortRecord()));
  if (journal.kind !== 'read') throw new Error(journal.kind);
  const { setup, undo, replies, summary } = journal.record;
  const kept = { id: idOf(0), ...summary };
  database.duels.begin({ summary: kept, setup, undo });
  database.duels.append(kept, 0, replies);
  database.close();
}

const gauntletOf = (player: number, beaten: number): Gauntlet => ({
  ...aGauntlet({ id: idOf(900 + beaten), player, changed: ago(beaten), began: ago(beaten + 1) }),
  ...{ beaten, state: { kind: beaten === 3 ? 'won' : 'lost' }, seed: beaten },
});
