/** The grain of the frames: drawn once into bitmaps, for a filter that is run again at every painting is slow. */
import bark from './textures/bark.svg';
import mottle from './textures/mottle.svg';
import relief from './textures/relief.svg';

const TEXTURES = { bark, mottle, relief } as const;
const SIDE = 260;

let laid = false;

/** Until they are there, frames are plain. */
export function layTextures(): void {
  if (laid) return;
  laid = true;
  for (const [name, address] of Object.entries(TEXTURES)) void lay(name, address).catch(reportError);
}

async function lay(name: string, address: string): Promise<void> {
  const image = new Image(SIDE, SIDE);
  image.src = address;
  await image.decode();
  const canvas = new OffscreenCanvas(SIDE, SIDE);
  canvas.getContext('2d')?.drawImage(image, 0, 0, SIDE, SIDE);
  const bitmap = URL.createObjectURL(await canvas.convertToBlob());
  document.documentElement.style.setProperty(`--texture-${name}`, `url(${bitmap})`);
}
