/** What a mini-menu is, and the entries that several have. */
import type { Shell } from '../../shell/shell.svelte.ts';
import type { Desk } from '../desk.svelte.ts';
import { FURNITURE, TABLE } from '../sentences.ts';
import type { Furniture } from '../windows/furniture.svelte.ts';

export interface MenuEntry {
  readonly text: string;
  readonly act: () => void;
  /** The key that does the same. */
  readonly key?: string;
}

export interface Menu {
  readonly label: string;
  /** What there is to know about the place. */
  readonly note?: string | undefined;
  readonly entries: readonly MenuEntry[];
}

/** What an entry may reach besides the desk. */
export interface Ways extends Pick<Shell, 'rooms' | 'preferences'> {
  readonly furniture: Furniture;
}

export const cancelEntries = (desk: Desk): MenuEntry[] =>
  desk.gesture?.canCancel ? [{ text: TABLE.cancel, act: () => desk.cancel() }] : [];

export const optionsEntry = ({ furniture }: Ways): MenuEntry => ({
  text: FURNITURE.options,
  act: () => (furniture.isChoosingOptions = true),
});

export const helpEntry = ({ rooms }: Ways): MenuEntry => ({
  text: TABLE.help,
  act: () => rooms.go({ room: 'help' }),
});

/** Each with its key. */
export function toggleEntries({ furniture }: Ways): MenuEntry[] {
  return [
    {
      text: furniture.idTags ? FURNITURE.noIdTags : FURNITURE.idTags,
      key: 'Ctrl T',
      act: () => (furniture.idTags = !furniture.idTags),
    },
    {
      text: furniture.effects ? FURNITURE.noEffects : FURNITURE.effects,
      key: 'Ctrl I',
      act: () => (furniture.effects = !furniture.effects),
    },
    {
      text: furniture.allSickness ? FURNITURE.noSickness : FURNITURE.sickness,
      key: 'Ctrl U',
      act: () => (furniture.allSickness = !furniture.allSickness),
    },
  ];
}
