/** The signs on the studs of mana, as pictures: a stud is one element then, and a table full of cards has hundreds. */
import { ICON_GRID, type IconPart } from './drawing.ts';
import { icons } from './icons.ts';
import { MANA_ICONS } from './mana.ts';

const SIGNS = [...MANA_ICONS, 'tap'] as const;

/** Into `--sign-…`, once the palette is there. */
export function laySigns(): void {
  const root = document.documentElement;
  const palette = getComputedStyle(root);
  for (const name of SIGNS) {
    const colour = palette.getPropertyValue(`--${name === 'tap' ? 'colourless' : name}-glyph`);
    const parts = icons[name].map((part) => partOf(part, colour)).join('');
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ICON_GRID} ${ICON_GRID}">${parts}</svg>`;
    root.style.setProperty(`--sign-${name}`, `url("data:image/svg+xml,${encodeURIComponent(picture)}")`);
  }
}

const partOf = (part: IconPart, colour: string): string =>
  part.kind === 'fill'
    ? `<path d="${part.path}" fill="${colour}"${part.evenOdd ? ' fill-rule="evenodd"' : ''}/>`
    : `<path d="${part.path}" fill="none" stroke="${colour}" stroke-width="${part.width}" stroke-linecap="round" stroke-linejoin="round"/>`;
