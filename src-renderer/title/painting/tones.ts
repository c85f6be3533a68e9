import type { Tones } from '../../art/kit/painter.ts';

/** Dusk: violet above, the last gold at the horizon. */
export const dusk: Tones = {
  sky: ['#0b0d26', '#3a2f66', '#f0a566'],
  far: '#5a4a7a',
  middle: '#33284d',
  near: '#1a1430',
  ink: '#140f24',
  deep: '#06040e',
  key: '#ffd9a0',
  rim: '#ffe9c4',
  accent: '#ffc763',
  glow: '#ffd9a0',
};
