/** Plays sounds at the player's levels. Nothing sounds before the player has touched the page. */
import type { Preferences } from '../../src-shared/preferences.ts';
import { SOUNDS, type SoundName } from './sounds.ts';
import { RATE, rendered } from './voices.ts';

type Loudness = Pick<Preferences, 'mute' | 'soundVolume' | 'soundLevels'>;

/** A question that follows on another is not rung for again. */
const BETWEEN_QUESTIONS = 4_000;

export function isSilent({ mute }: Loudness, systemAsksForLess: boolean): boolean {
  return mute === 'muted' || (mute === 'system' && systemAsksForLess);
}

/** Of the whole, between 0 and 1: two levels of a half are a quarter. */
export function gainOf(name: SoundName, { soundVolume, soundLevels }: Loudness): number {
  return (soundVolume / 100) * (soundLevels[SOUNDS[name].group] / 100);
}

export class SoundBox {
  readonly #buffers = new Map<SoundName, AudioBuffer>();
  #context: AudioContext | undefined;
  #isTouched = false;
  #lastQuestion = -Infinity;

  /** A gesture of the player's allows sound; an earlier attempt would be held back by the browser. */
  touched(): void {
    this.#isTouched = true;
    if (this.#context?.state === 'suspended') void this.#context.resume();
  }

  play(name: SoundName, loudness: Loudness, after = 0): void {
    const gain = gainOf(name, loudness);
    if (!this.#isTouched || gain === 0 || isSilent(loudness, systemAsksForLess())) return;
    if (name === 'question' && !this.#mayAsk()) return;
    this.#sound(name, gain, after);
  }

  /** For the options: also what is muted is heard there, for it was asked for. */
  sample(name: SoundName, loudness: Loudness): void {
    this.#isTouched = true;
    this.#sound(name, gainOf(name, loudness), 0);
  }

  close(): void {
    void this.#context?.close();
    this.#context = undefined;
    this.#buffers.clear();
  }

  #mayAsk(): boolean {
    const now = performance.now();
    if (now - this.#lastQuestion < BETWEEN_QUESTIONS) return false;
    this.#lastQuestion = now;
    return true;
  }

  #sound(name: SoundName, gain: number, after: number): void {
    this.#context ??= new AudioContext();
    const context = this.#context;
    if (context.state === 'suspended') void context.resume();
    const source = new AudioBufferSourceNode(context, { buffer: this.#bufferOf(name, context) });
    source.connect(new GainNode(context, { gain })).connect(context.destination);
    source.start(context.currentTime + after / 1_000);
  }

  #bufferOf(name: SoundName, context: AudioContext): AudioBuffer {
    const known = this.#buffers.get(name);
    if (known) return known;
    const samples = rendered(SOUNDS[name].sound);
    const buffer = context.createBuffer(1, samples.length, RATE);
    buffer.copyToChannel(samples, 0);
    this.#buffers.set(name, buffer);
    return buffer;
  }
}

export const systemAsksForLess = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
