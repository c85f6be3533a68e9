import { chanceFrom } from './chance.ts';

/** A smooth line of values from -1 to 1. */
type Noise = (x: number) => number;

const PERIOD = 256;

export function noiseFrom(seed: number): Noise {
  const chance = chanceFrom(seed);
  const values = Float32Array.from({ length: PERIOD }, () => chance.between(-1, 1));
  const at = (index: number) => values[index & (PERIOD - 1)] ?? 0;
  return (x) => {
    const whole = Math.floor(x);
    const part = x - whole;
    const eased = part * part * (3 - 2 * part);
    return at(whole) * (1 - eased) + at(whole + 1) * eased;
  };
}

/** Four octaves, each finer and fainter: the outline of hills. From -1 to 1. */
export function rough(noise: Noise, x: number): number {
  let sum = 0;
  let total = 0;
  let height = 1;
  let place = x;
  for (let octave = 0; octave < 4; octave++) {
    sum += noise(place + octave * 17.3) * height;
    total += height;
    height *= 0.52;
    place *= 2.03;
  }
  return sum / total;
}
