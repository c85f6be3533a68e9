import { abilities, ABILITY_ICONS } from './abilities.ts';
import type { IconDrawing } from './drawing.ts';
import { mana, MANA_ICONS } from './mana.ts';
import { menu, MENU_ICONS } from './menu.ts';
import { phases, PHASE_ICONS } from './phases.ts';
import { table, TABLE_ICONS } from './table.ts';

export const ICON_NAMES = [
  ...MANA_ICONS,
  ...ABILITY_ICONS,
  ...PHASE_ICONS,
  ...TABLE_ICONS,
  ...MENU_ICONS,
] as const;
export type IconName = (typeof ICON_NAMES)[number];

export const icons: Record<IconName, IconDrawing> = {
  ...mana,
  ...abilities,
  ...phases,
  ...table,
  ...menu,
};
