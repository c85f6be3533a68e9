/** What the player has chosen, kept as one key a choice in a file that both doors use. */
import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import {
  DEFAULT_PREFERENCES,
  type Preferences,
  type PreferencesChange,
} from '../../src-shared/preferences.ts';
import { exists, freshPath, whyUnreadable } from '../collection/database/files.ts';
import type { NewNotice } from '../collection/database/notices.ts';
import { RULE_OPTIONS } from '../../src-shared/rule-options.ts';
import { PREFERENCES_CHANGE } from './inputs.ts';

/** Without its ending, which both stores add themselves. */
export const PREFERENCES_NAME = 'preferences';

/** What `conf` and `electron-store` have in common, and all that is used of them: the whole file at once. */
interface Store {
  store: Record<string, unknown>;
}

export type OpenStore = (folder: string) => Store;

export interface KeptPreferences {
  /** What the player has to be told about the opening. */
  readonly found: readonly NewNotice[];
  read: () => Preferences;
  change: (change: PreferencesChange) => Preferences;
  reset: () => Preferences;
}

const KEYS = Object.keys(DEFAULT_PREFERENCES) as (keyof Preferences)[];

export function openPreferences(openStore: OpenStore, dataFolder: string): KeptPreferences {
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
    change: (change) => keep({ ...kept, ...chosen(change) }),
    reset: () => keep(withoutPreferences(kept)),
  };
}

const FORMER_SET_UP = v.looseObject({ byOption: v.boolean() });

/** The set-up as this version writes it: once one word chose all options that a rulebook has. */
function renewed(kept: Record<string, unknown>): Record<string, unknown> {
  const former = v.safeParse(FORMER_SET_UP, kept['setUp']);
  if (!former.success) return { ...kept };
  const { byOption, ...setUp } = former.output;
  return { ...kept, setUp: { ...setUp, options: byOption ? RULE_OPTIONS : [] } };
}

/** A value that is missing, or that this version does not know, falls back to the default; the others stand. */
function preferencesIn(kept: Record<string, unknown>): Preferences {
  const known = KEYS.filter(
    (key) => kept[key] !== undefined && v.is(PREFERENCES_CHANGE.entries[key], kept[key]),
  );
  return { ...DEFAULT_PREFERENCES, ...Object.fromEntries(known.map((key) => [key, kept[key]])) };
}

function chosen(change: PreferencesChange): Record<string, unknown> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
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
