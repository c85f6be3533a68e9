import type { IconDrawing } from './drawing.ts';
import { mana, MANA_ICONS } from './mana.ts';
import { menu, MENU_ICONS } from './menu.ts';
import { table, TABLE_ICONS } from './table.ts';

export const ICON_NAMES = [...MANA_ICONS, ...TABLE_ICONS, ...MENU_ICONS] as const;
export type IconName = (typeof ICON_NAMES)[number];

export const icons: Record<IconName, IconDrawing> = { ...mana, ...table, ...menu };
