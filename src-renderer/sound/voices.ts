/**
 * Sounds are made here, of waves and noise: samples in, samples out, the same every time. What a sound is made of is
 * data (sounds.ts).
 */

export const WAVES = ['sine', 'triangle', 'noise'] as const;
type Wave = (typeof WAVES)[number];

/** One part of a sound. Times are in seconds. */
export interface SoundVoice {
  readonly wave: Wave;
  /** Of noise: where it is brightest. */
  readonly hertz: number;
  /** Where the pitch has gone at the end. */
  readonly glidesTo?: number;
  readonly at?: number;
  readonly attack: number;
  /** Until a thousandth is left. */
  readonly decay: number;
  readonly gain: number;
  /** Of noise: how narrow. */
  readonly sharpness?: number;
}

export type Sound = readonly SoundVoice[];

export const RATE = 44_100;

/** The loudest 400 ms of any sound are as loud as this: well under -18 LUFS, however it is made. */
const LOUDNESS = 10 ** (-24 / 20);
const PEAK = 10 ** (-4 / 20);
const BLOCK = Math.round(RATE * 0.4);

export function rendered(sound: Sound, rate = RATE): Float32Array<ArrayBuffer> {
  const length = Math.max(...sound.map(({ at = 0, attack, decay }) => at + attack + decay));
  const samples = new Float32Array(Math.ceil(length * rate));
  for (const [place, voice] of sound.entries()) add(samples, voice, rate, place + 1);
  return levelled(samples);
}

function add(samples: Float32Array, voice: SoundVoice, rate: number, seed: number): void {
  const { at = 0, attack, decay, gain } = voice;
  const begin = Math.round(at * rate);
  const count = Math.min(samples.length - begin, Math.round((attack + decay) * rate));
  const wave = voice.wave === 'noise' ? noiseOf(voice, rate, seed) : toneOf(voice, rate);
  for (let step = 0; step < count; step++) {
    const time = step / rate;
    const rise = time < attack ? time / attack : 1;
    const fall = time < attack ? 1 : 10 ** ((-3 * (time - attack)) / decay);
    samples[begin + step] = (samples[begin + step] ?? 0) + wave() * gain * rise * fall;
  }
}

function toneOf({ wave, hertz, glidesTo = hertz, attack, decay }: SoundVoice, rate: number): () => number {
  const steps = (attack + decay) * rate;
  const change = (glidesTo / hertz) ** (1 / steps);
  let [turn, pitch] = [0, hertz];
  return () => {
    turn = (turn + pitch / rate) % 1;
    pitch *= change;
    return wave === 'sine' ? Math.sin(2 * Math.PI * turn) : 1 - 4 * Math.abs(turn - 0.5);
  };
}

/** White noise through a resonance; always the same noise. */
function noiseOf(
  { hertz, glidesTo = hertz, sharpness = 1, attack, decay }: SoundVoice,
  rate: number,
  seed: number,
) {
  const steps = (attack + decay) * rate;
  const change = (glidesTo / hertz) ** (1 / steps);
  let [state, pitch, low, band] = [(seed * 0x9e3779b9) >>> 0, hertz, 0, 0];
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const white = state / 2 ** 31 - 1;
    const tuned = 2 * Math.sin((Math.PI * Math.min(pitch, rate / 7)) / rate);
    low += tuned * band;
    band += tuned * (white - low - band / sharpness);
    pitch *= change;
    return band;
  };
}

function levelled(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-9);
  const scale = Math.min(LOUDNESS / loudest(samples), PEAK / peak);
  return samples.map((sample) => sample * scale);
}

/** Of the loudest block; a short sound is a block with silence after it. */
function loudest(samples: Float32Array): number {
  let most = 1e-9;
  for (let begin = 0; begin < Math.max(1, samples.length - BLOCK / 2); begin += BLOCK / 4) {
    let sum = 0;
    for (let at = begin; at < Math.min(samples.length, begin + BLOCK); at++) sum += (samples[at] ?? 0) ** 2;
    most = Math.max(most, Math.sqrt(sum / BLOCK));
  }
  return most;
}
