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
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, SIDE, SIDE);
  const drawn = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve);
  });
  if (!drawn) throw new Error('The grain of the frames could not be drawn.');
  const bitmap = URL.createObjectURL(drawn);
  document.documentElement.style.setProperty(`--texture-${name}`, `url(${bitmap})`);
}
