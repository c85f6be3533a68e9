import { mix, type PaintColour as Paint } from '../kit/colour.ts';
import { chanceFrom, seedOf, type Chance } from '../kit/chance.ts';
import type { Tones } from '../kit/painter.ts';
import { COLOURS } from '../../../src-shared/duel/words.ts';
import type { PictureSubject } from './subject.ts';

export interface PictureTones extends Tones {
  /** Flesh, fur and cloth lean towards it. */
  body: Paint;
  metal: Paint;
}

export const PALETTE_NAMES = [...COLOURS, 'artifact'] as const;
export type PaletteName = (typeof PALETTE_NAMES)[number];

/** Three hours of the day for each colour. */
export const PALETTES: Record<PaletteName, readonly [PictureTones, PictureTones, PictureTones]> = {
  white: [
    {
      sky: ['#6f88a8', '#d9c6a0', '#fff1c9'],
      far: '#bdb294',
      middle: '#b09146',
      near: '#755b2a',
      ink: '#4d4338',
      deep: '#2a2433',
      key: '#fff0c8',
      rim: '#fffbe6',
      accent: '#f3bd4e',
      glow: '#fff3c4',
      body: '#b8a88c',
      metal: '#c9c6bd',
    },
    {
      sky: ['#8fb4cf', '#cfe0dd', '#fff8df'],
      far: '#a9b9ae',
      middle: '#b5a04e',
      near: '#7d6a2c',
      ink: '#50483c',
      deep: '#2c2a3a',
      key: '#fff6d8',
      rim: '#ffffff',
      accent: '#e9a93c',
      glow: '#fffbe0',
      body: '#b5a78f',
      metal: '#cfd0cc',
    },
    {
      sky: ['#5a5a86', '#d39a7b', '#ffe0a4'],
      far: '#a98a7c',
      middle: '#a97c42',
      near: '#624524',
      ink: '#43352f',
      deep: '#241c2c',
      key: '#ffe3ac',
      rim: '#fff2cf',
      accent: '#f4a64a',
      glow: '#ffe7ae',
      body: '#b19a80',
      metal: '#c6bcae',
    },
  ],
  blue: [
    {
      sky: ['#0b2350', '#2d6ea6', '#a9def0'],
      far: '#3a78a3',
      middle: '#1d5078',
      near: '#0f3250',
      ink: '#10294a',
      deep: '#05101f',
      key: '#bfeaff',
      rim: '#e6fbff',
      accent: '#54d0ee',
      glow: '#c4f1ff',
      body: '#2c5f86',
      metal: '#8fb2c6',
    },
    {
      sky: ['#071a36', '#17477c', '#6fb3c9'],
      far: '#245b80',
      middle: '#133d5e',
      near: '#0a2740',
      ink: '#0c2039',
      deep: '#030b16',
      key: '#a5dcf5',
      rim: '#dcf6ff',
      accent: '#7ce6d8',
      glow: '#9fe4ee',
      body: '#285777',
      metal: '#86a5b8',
    },
    {
      sky: ['#26336f', '#6d7fc0', '#e3d7ec'],
      far: '#6273ad',
      middle: '#34477f',
      near: '#1c2a55',
      ink: '#1a2450',
      deep: '#0a0f26',
      key: '#dfe2ff',
      rim: '#ffffff',
      accent: '#8ab8ff',
      glow: '#efe6ff',
      body: '#41538f',
      metal: '#a3add0',
    },
  ],
  black: [
    {
      sky: ['#17101f', '#45305a', '#a3859a'],
      far: '#4a3a58',
      middle: '#2d2238',
      near: '#1a1322',
      ink: '#191120',
      deep: '#07040b',
      key: '#cdb7d2',
      rim: '#eadcf2',
      accent: '#b6d468',
      glow: '#c9b3cf',
      body: '#3a2e45',
      metal: '#85798f',
    },
    {
      sky: ['#0e1415', '#2b4240', '#93a981'],
      far: '#31453f',
      middle: '#1e2c2a',
      near: '#111a19',
      ink: '#10171a',
      deep: '#030607',
      key: '#c8d9a6',
      rim: '#e9f5c8',
      accent: '#a8e05a',
      glow: '#bfd79a',
      body: '#2d3b38',
      metal: '#7c897f',
    },
    {
      sky: ['#1b0d14', '#5a2637', '#d0856a'],
      far: '#55303d',
      middle: '#331c27',
      near: '#1d0f17',
      ink: '#1f1018',
      deep: '#090408',
      key: '#e9b49a',
      rim: '#ffd9bd',
      accent: '#e0605a',
      glow: '#e5a07c',
      body: '#44293a',
      metal: '#8e7680',
    },
  ],
  red: [
    {
      sky: ['#3c0f18', '#a8341f', '#ffb54f'],
      far: '#8c3526',
      middle: '#5a1f1b',
      near: '#321113',
      ink: '#331012',
      deep: '#120406',
      key: '#ffc877',
      rim: '#ffe9b0',
      accent: '#ff7a2c',
      glow: '#ffc25c',
      body: '#7a2d20',
      metal: '#b28a6c',
    },
    {
      sky: ['#231424', '#7c2b34', '#f0824a'],
      far: '#663044',
      middle: '#43202c',
      near: '#25121a',
      ink: '#2a1119',
      deep: '#0d0408',
      key: '#ffb07a',
      rim: '#ffdcb0',
      accent: '#ff5b3a',
      glow: '#ff9d5a',
      body: '#6d2a2a',
      metal: '#a58374',
    },
    {
      sky: ['#4a2318', '#c2632c', '#ffd98a'],
      far: '#a4623c',
      middle: '#6b3a24',
      near: '#3d2016',
      ink: '#3d1f14',
      deep: '#160a06',
      key: '#ffdc98',
      rim: '#fff3cd',
      accent: '#f89a2e',
      glow: '#ffdc8c',
      body: '#864627',
      metal: '#b99a72',
    },
  ],
  green: [
    {
      sky: ['#17352d', '#4f8448', '#dbe89a'],
      far: '#4c7a4b',
      middle: '#2b5434',
      near: '#143021',
      ink: '#12291c',
      deep: '#050e0a',
      key: '#e6f2a6',
      rim: '#f8ffd2',
      accent: '#a6dc52',
      glow: '#e9f5a4',
      body: '#4d5f34',
      metal: '#9aa37a',
    },
    {
      sky: ['#1d3a47', '#5b8f7c', '#f1e3a2'],
      far: '#55836f',
      middle: '#2f5a45',
      near: '#17332a',
      ink: '#142b25',
      deep: '#06110e',
      key: '#f6e7a2',
      rim: '#fffbd6',
      accent: '#cbd94a',
      glow: '#f7eaa2',
      body: '#5d6138',
      metal: '#a3a681',
    },
    {
      sky: ['#0f2622', '#2c5b49', '#93c491'],
      far: '#2f5c4b',
      middle: '#1b3f31',
      near: '#0e241c',
      ink: '#0d2018',
      deep: '#030a07',
      key: '#bfe6a4',
      rim: '#e6ffd0',
      accent: '#6fd06b',
      glow: '#b5e49a',
      body: '#3e5538',
      metal: '#8fa088',
    },
  ],
  artifact: [
    {
      sky: ['#1f1d22', '#5b4a3c', '#cfa56a'],
      far: '#5c4c40',
      middle: '#3c322c',
      near: '#241e1c',
      ink: '#231c19',
      deep: '#0c0908',
      key: '#ffdf9f',
      rim: '#fff2cf',
      accent: '#e0a04a',
      glow: '#ffd58c',
      body: '#6e5b48',
      metal: '#b3a48c',
    },
    {
      sky: ['#1a2026', '#46525a', '#b7bfae'],
      far: '#4c565a',
      middle: '#323a3f',
      near: '#1e2428',
      ink: '#1d2226',
      deep: '#090c0e',
      key: '#e9efd8',
      rim: '#ffffff',
      accent: '#7cc7c0',
      glow: '#dfe9cf',
      body: '#5a6264',
      metal: '#aab3b1',
    },
    {
      sky: ['#251a1c', '#6a3f35', '#d98d55'],
      far: '#62423a',
      middle: '#432c29',
      near: '#291b1a',
      ink: '#281a18',
      deep: '#0d0707',
      key: '#ffcf94',
      rim: '#ffe9c6',
      accent: '#d9723a',
      glow: '#ffb873',
      body: '#74503d',
      metal: '#b79379',
    },
  ],
};

/** The colour a picture is led by. */
export function leadingColour({ colours }: PictureSubject): PaletteName {
  return colours[0] ?? 'artifact';
}

/** The hour is chosen by chance, always first of all. */
export function tonesOf(subject: PictureSubject, chance: Chance): PictureTones {
  const hour = chance.pick([0, 1, 2] as const);
  const first = PALETTES[leadingColour(subject)][hour];
  const [, second] = subject.colours;
  return second === undefined ? first : together(first, PALETTES[second][hour]);
}

/** The sky of the one over the ground of the other, and gold for both. */
function together(first: PictureTones, second: PictureTones): PictureTones {
  const [zenith, middle, horizon] = first.sky;
  return {
    ...second,
    sky: [zenith, mix(middle, second.sky[1], 0.5), horizon],
    far: mix(first.far, second.far, 0.5),
    key: mix(first.key, '#ffe29a', 0.5),
    rim: '#fff0c0',
    accent: '#f1c04f',
    glow: first.glow,
  };
}

/** All chance of a card's picture comes from it. */
export const pictureSeed = ({ name, printing = '' }: PictureSubject): number => seedOf(`${name}|${printing}`);

/** What a picture looks like from so far that nothing of it can be told. */
export function tintOf(subject: PictureSubject): string {
  const { sky, near } = tonesOf(subject, chanceFrom(pictureSeed(subject)));
  return `linear-gradient(${sky[0]}, ${sky[1]} 45%, ${sky[2]} 72%, ${near} 86%)`;
}
