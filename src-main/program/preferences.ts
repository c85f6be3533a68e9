/** What the player has chosen, kept as one key a choice in a file that both doors use. */
import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { DeckWish } from '../../src-shared/campaign.ts';
import {
  DEFAULT_PREFERENCES,
  PREFERENCES,
  withChange,
  type Preferences,
  type PreferencesChange,
} from '../../src-shared/preferences.ts';
import { exists, freshPath, whyUnreadable } from '../collection/database/files.ts';
import type { NewNotice } from '../collection/database/notices.ts';
import { OPTIONS_TOGETHER } from '../../src-shared/rule-options.ts';

/** Without its ending, which both stores add themselves. */
export const PREFERENCES_NAME = 'preferences';

/** What `conf` and `electron-store` have in common, and all that is used of them: the whole file at once. */
interface Store {
  store: Record<string, unknown>;
}

export type OpenStore = (folder: string) => Store;

export interface PreferenceFile {
  /** What the player has to be told about the opening. */
  readonly found: readonly NewNotice[];
  read: () => Preferences;
  change: (change: PreferencesChange) => Preferences;
  reset: () => Preferences;
}

export function openPreferences(openStore: OpenStore, dataFolder: string): PreferenceFile {
  const setAside = setAsideIfBroken(dataFolder);
  const file = openStore(dataFolder);
  let kept: Record<string, unknown> = renewed(file.store);

  /** What could not be written is not in force either. Keys of a newer version stay in the file. */
  function keep(changed: Record<string, unknown>): Preferences {
    file.store = changed;
    kept = changed;
    return preferencesIn(kept);
  }

  return {
    found: setAside === undefined ? [] : [{ kind: 'preferencesReset', facts: { setAside } }],
    read: () => preferencesIn(kept),
    change: (change) => keep(withChange(kept, change)),
    reset: () => keep(withoutPreferences(kept)),
  };
}

/** The set-up as this version writes it. */
function renewed(kept: Record<string, unknown>): Record<string, unknown> {
  const { setUp } = kept;
  return setUp === undefined ? { ...kept } : { ...kept, setUp: withDecksByKind(withOptionsByName(setUp)) };
}

const BY_ONE_WORD = v.looseObject({ byOption: v.boolean() });

/** Once one word chose all options that a rulebook had. */
function withOptionsByName(setUp: unknown): unknown {
  const former = v.safeParse(BY_ONE_WORD, setUp);
  if (!former.success) return setUp;
  const { byOption, ...others } = former.output;
  return { ...others, options: byOption ? Object.values(OPTIONS_TOGETHER).flat() : [] };
}

const WITH_TEXTS = v.looseObject({ chairs: v.array(v.looseObject({ deck: v.string() })) });

/** Once a deck was a text: the name of a ready one, the number of an own one behind a few words, or empty. */
function withDecksByKind(setUp: unknown): unknown {
  const former = v.safeParse(WITH_TEXTS, setUp);
  if (!former.success) return setUp;
  const { chairs, ...others } = former.output;
  return { ...others, chairs: chairs.map((chair) => ({ ...chair, deck: wishFrom(chair.deck) })) };
}

function wishFrom(former: string): DeckWish {
  const [, half, own] = /^(?:(half of)|own) deck (\d+)$/.exec(former) ?? [];
  if (own !== undefined) return { kind: half === undefined ? 'own' : 'half', deck: Number(own) };
  return former === '' ? { kind: 'chance' } : { kind: 'ready', name: former };
}

/** A value that is missing, or that this version does not know, falls back to the default; the others stand. */
function preferencesIn(kept: Record<string, unknown>): Preferences {
  const known = Object.entries(PREFERENCES).filter(([name, { shape }]) => v.is(shape, kept[name]));
  return { ...DEFAULT_PREFERENCES, ...Object.fromEntries(known.map(([name]) => [name, kept[name]])) };
}

function withoutPreferences(kept: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(kept).filter(([key]) => !Object.hasOwn(DEFAULT_PREFERENCES, key)));
}

/** Returns where a file is now that neither store could have read, or would have taken for an empty one. */
function setAsideIfBroken(folder: string): string | undefined {
  const file = join(folder, `${PREFERENCES_NAME}.json`);
  if (!exists(file) || !isBroken(file)) return undefined;
  const setAside = freshPath(folder, `${PREFERENCES_NAME}.broken-`, '.json');
  renameSync(file, setAside);
  return setAside;
}

function isBroken(file: string): boolean {
  if (whyUnreadable(file) !== undefined) return true;
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof value !== 'object' || value === null || Array.isArray(value);
  } catch (failure) {
    if (failure instanceof SyntaxError) return true;
    throw failure;
  }
}
