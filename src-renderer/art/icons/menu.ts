import { filled, line, pierced, type IconDrawing } from './drawing.ts';

export const MENU_ICONS = [
  'sword',
  'shield',
  'cards',
  'hand',
  'heart',
  'chart',
  'options',
  'help',
  'about',
  'link',
  'back',
  'copy',
  'close',
  'warning',
  'tick',
] as const;
type MenuIcon = (typeof MENU_ICONS)[number];

/** Eight teeth round a disc with a hole. */
function gear(): string {
  const point = (radius: number, degrees: number) => {
    const turn = (degrees * Math.PI) / 180;
    return `${(12 + radius * Math.cos(turn)).toFixed(2)} ${(12 + radius * Math.sin(turn)).toFixed(2)}`;
  };
  const teeth = Array.from({ length: 8 }, (_, tooth) => tooth * 45).flatMap((middle) => [
    point(7.4, middle - 16),
    point(10.6, middle - 9.5),
    point(10.6, middle + 9.5),
    point(7.4, middle + 16),
  ]);
  return `M${teeth.join('L')}ZM12 8.4a3.6 3.6 0 1 0 .02 0z`;
}

const twoLinks = [
  line(2.5, 'M9.4 16H6a4 4 0 0 1 0-8h4a4 4 0 0 1 3.8 5.2'),
  line(2.5, 'M14.6 8H18a4 4 0 0 1 0 8h-4a4 4 0 0 1-3.8-5.2'),
];

export const menu: Record<MenuIcon, IconDrawing> = {
  sword: [
    filled('M20.8 2.2 19 8.4 10.2 17l-3.2-3.2L15.6 5z'),
    filled('m4.4 12.4 7.2 7.2-1.5 1.5-2.6-1.6-2.6 2.7c-1.6 1.4-3.9-.9-2.5-2.5l2.6-2.6-1.9-3z'),
  ],
  shield: [filled('M12 1.8 21 4.6v6.2c0 5.6-3.6 9.4-9 11.6-5.4-2.2-9-6-9-11.6V4.6z')],
  cards: [filled('M3 4h15v12.4H3z'), line(2, 'M5.6 19.6H21V7')],
  hand: [filled('M4 9.6 9.4 3l4.8 13.6-6 3.6zM10.8 3.6l4-1.6 4.6 14.2-3.8 1.4zM16.2 3l3.4.6.8 12.6-.8.2z')],
  heart: [
    filled(
      'M12 21C5 16 1.8 12.2 1.8 8.2 1.8 3.4 8.4 1.6 12 6.6c3.6-5 10.2-3.2 10.2 1.6C22.2 12.2 19 16 12 21z',
    ),
  ],
  chart: [filled('M3 12h4.6v9H3zM9.7 6h4.6v15H9.7zM16.4 2H21v19h-4.6z')],
  options: [pierced(gear())],
  help: [
    pierced(
      'M12 7c5 0 8.6 3 10.4 6-1.8 3-5.4 6-10.4 6S3.4 16 1.6 13C3.4 10 7 7 12 7zM12 9.4a3.6 3.6 0 1 0 .02 0z',
    ),
    line(1.9, 'M12 1.8v2.4M5.4 3.4l1.4 2.2M18.6 3.4l-1.4 2.2'),
  ],
  about: twoLinks,
  link: twoLinks,
  back: [line(2.8, 'M21 12H5.6'), line(2.8, 'M11.4 5 4.4 12l7 7')],
  copy: [filled('M8 7.6h13v14H8z'), line(2, 'M4.4 16.4V3.4h11.8')],
  close: [line(3, 'M5 5l14 14M19 5 5 19')],
  warning: [pierced('M12 1.8 23 21.4H1zM10.6 8.6l.5 6.6h1.8l.5-6.6zM12 16.4a1.5 1.5 0 1 0 .02 0z')],
  tick: [line(3, 'M3.6 12.8 9.4 18.6 20.6 5.4')],
};
