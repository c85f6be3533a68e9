/** The player's preferences as this window shows them: a change shows at once, and is taken back when it is refused. */
import type { Refusal } from '../../src-shared/contract.ts';
import {
  DEFAULT_PREFERENCES,
  type Preferences,
  type PreferencesChange,
} from '../../src-shared/preferences.ts';
import type { ProgramClient } from './client.ts';

export class KeptPreferences {
  readonly #program: ProgramClient;
  /** What the program last said. */
  #kept = $state.raw<Preferences>(DEFAULT_PREFERENCES);
  /** Changes on their way to the program, oldest first. */
  #changes = $state.raw<readonly PreferencesChange[]>([]);
  /** Why the last change was not kept. */
  refusal = $state.raw<Refusal>();

  constructor(program: ProgramClient) {
    this.#program = program;
    program.on('preferences.changed', (preferences) => {
      this.#kept = preferences;
    });
  }

  get shown(): Preferences {
    return this.#changes.reduce<Preferences>(withChange, this.#kept);
  }

  async read(): Promise<Refusal | undefined> {
    const outcome = await this.#program.call('preferences.read', undefined);
    if (!outcome.ok) return outcome.refusal;
    this.#kept = outcome.value;
    return undefined;
  }

  async change(change: PreferencesChange): Promise<void> {
    this.refusal = undefined;
    this.#changes = [...this.#changes, change];
    const outcome = await this.#program.call('preferences.change', change);
    this.#changes = this.#changes.filter((other) => other !== change);
    if (outcome.ok) this.#kept = outcome.value;
    else this.refusal = outcome.refusal;
  }

  async reset(): Promise<void> {
    this.refusal = undefined;
    const outcome = await this.#program.call('preferences.reset', undefined);
    if (outcome.ok) this.#kept = outcome.value;
    else this.refusal = outcome.refusal;
  }
}

function withChange(preferences: Preferences, change: PreferencesChange): Preferences {
  return {
    rulebook: change.rulebook ?? preferences.rulebook,
    light: change.light ?? preferences.light,
    motion: change.motion ?? preferences.motion,
    textSize: change.textSize ?? preferences.textSize,
    stops: change.stops ?? preferences.stops,
    attention: change.attention ?? preferences.attention,
    pace: change.pace ?? preferences.pace,
    thinkingTime: change.thinkingTime ?? preferences.thinkingTime,
    warnings: change.warnings ?? preferences.warnings,
    strictTable: change.strictTable ?? preferences.strictTable,
    layout: change.layout ?? preferences.layout,
    hints: change.hints ?? preferences.hints,
    guide: change.guide ?? preferences.guide,
    welcomed: change.welcomed ?? preferences.welcomed,
    cueCards: change.cueCards ?? preferences.cueCards,
    abilityIcons: change.abilityIcons ?? preferences.abilityIcons,
    sizesOnCards: change.sizesOnCards ?? preferences.sizesOnCards,
    wizardsTalk: change.wizardsTalk ?? preferences.wizardsTalk,
    coinToss: change.coinToss ?? preferences.coinToss,
    nextDraws: change.nextDraws ?? preferences.nextDraws,
    ground: change.ground ?? preferences.ground,
    artSquares: change.artSquares ?? preferences.artSquares,
    cardSize: change.cardSize ?? preferences.cardSize,
    eraFrames: change.eraFrames ?? preferences.eraFrames,
    pictureFolder: change.pictureFolder ?? preferences.pictureFolder,
    windowPlaces: change.windowPlaces ?? preferences.windowPlaces,
    mute: change.mute ?? preferences.mute,
    soundVolume: change.soundVolume ?? preferences.soundVolume,
    soundLevels: change.soundLevels ?? preferences.soundLevels,
    setUp: change.setUp ?? preferences.setUp,
  };
}
