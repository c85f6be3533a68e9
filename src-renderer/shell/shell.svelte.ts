/** What every room of the window shares. */
import { createContext } from 'svelte';
import type { ProgramInfo, Refusal } from '../../src-shared/contract.ts';
import { KnownPictures } from '../art/own-pictures.svelte.ts';
import { CollectionStore } from '../program/collection-store.svelte.ts';
import { DuelPlan } from '../program/duel-plan.svelte.ts';
import { ProgramClient, type DoorLine } from '../program/client.ts';
import type { WindowDoor } from '../program/doors.ts';
import { KeptCampaigns } from '../program/campaigns.svelte.ts';
import { KeptDuels } from '../program/duels.svelte.ts';
import { HandedFiles } from '../program/handed-files.svelte.ts';
import { Notices } from '../program/notices.svelte.ts';
import { KeptPreferences } from '../program/preferences.svelte.ts';
import { LINE } from '../words/line.ts';
import { NOTICES } from '../words/notices.ts';
import { Rooms, type Trail } from './rooms.svelte.ts';
import { Troubles } from './troubles.svelte.ts';
import { ShellVoice } from './voice.svelte.ts';

export class Shell {
  readonly program: ProgramClient;
  readonly preferences: KeptPreferences;
  readonly notices: Notices;
  readonly ownPictures: KnownPictures;
  readonly duels: KeptDuels;
  readonly collection: CollectionStore;
  readonly campaigns: KeptCampaigns;
  /** What the next duel is to be. */
  readonly plan: DuelPlan;
  readonly handedFiles: HandedFiles;
  readonly troubles: Troubles;
  readonly rooms: Rooms;
  readonly voice = new ShellVoice();
  line = $state.raw<DoorLine>({ kind: 'opening' });
  info = $state.raw<ProgramInfo>();
  /** The program has said all that the first room needs. */
  furnished = $state(false);

  /** `showDuel` is what is done with a duel that the desktop hands over. */
  constructor(
    openDoor: () => WindowDoor,
    trail: Trail,
    showDuel: (shell: Shell, text: string) => Promise<void>,
  ) {
    this.program = new ProgramClient(openDoor);
    this.preferences = new KeptPreferences(this.program);
    this.ownPictures = new KnownPictures(this.program);
    this.notices = new Notices(this.program, (notice) => {
      this.voice.whisper(NOTICES.sentence(notice));
    });
    this.duels = new KeptDuels(this.program);
    this.collection = new CollectionStore(this.program);
    this.campaigns = new KeptCampaigns(this.program, () => this.collection.player?.id);
    this.plan = new DuelPlan(this.preferences, this.duels, this.collection);
    this.troubles = new Troubles(this.program);
    this.rooms = new Rooms(trail);
    this.handedFiles = new HandedFiles(this.program, {
      duel: (text) => showDuel(this, text),
      deck: () => {
        this.rooms.go({ room: 'decks' });
      },
    });
    this.program.onLine((line) => {
      this.#lineChanged(line);
    });
    this.program.onMisunderstanding(({ reason, detail }) => {
      this.troubles.happened('program', new Error(detail === undefined ? reason : `${reason}: ${detail}`));
    });
  }

  async readInfo(): Promise<Refusal | undefined> {
    const outcome = await this.program.call('program.info', undefined);
    if (!outcome.ok) return outcome.refusal;
    this.info = outcome.value;
    return undefined;
  }

  /** Who is at hand, and what is theirs. */
  async readPlayer(): Promise<Refusal | undefined> {
    await this.collection.readPlayers();
    void this.collection.readHoldings();
    void this.campaigns.read();
    return this.collection.refusal;
  }

  #lineChanged(line: DoorLine): void {
    const wasLost = this.line.kind === 'lost';
    this.line = line;
    if (line.kind !== 'open') return;
    if (wasLost && this.furnished) this.voice.whisper(LINE.backAgain);
    void this.#furnish();
  }

  /** Also after a lost line: the program may be another one, with other things to tell. */
  async #furnish(): Promise<void> {
    const refusals = await Promise.all([
      this.preferences.read(),
      this.notices.read(),
      this.ownPictures.read(),
      this.duels.read(),
      this.readPlayer(),
      this.readInfo(),
    ]);
    // Of a lost line the player is told by itself.
    const refusal = refusals.find((one) => one !== undefined && one.reason !== 'connectionLost');
    if (refusal) this.voice.refused(LINE.notRead(refusal));
    this.furnished ||= this.line.kind === 'open';
    if (this.furnished) void this.handedFiles.take();
  }
}

export const [useShell, provideShell] = createContext<Shell>();
