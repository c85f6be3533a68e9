/** Width for one unit of height. Banners lie behind a line of text. */
export const PICTURE_SHAPES = { small: 1.13, full: 1.4, banner: 3.2, portrait: 1 } as const;
export type PictureShape = keyof typeof PICTURE_SHAPES;

/** Heights that pictures are painted at; what is shown is scaled down from the next, so few have to be kept. */
const HEIGHTS = [64, 96, 128, 176, 240, 336, 480, 680, 960] as const;

interface Size {
  width: number;
  height: number;
}

/** The size to paint for a box that the picture has to cover, in the screen's own pixels. */
export function paintedSize(shape: PictureShape, box: Size): Size {
  const ratio = PICTURE_SHAPES[shape];
  const needed = Math.max(box.height, box.width / ratio);
  const height = HEIGHTS.find((painted) => painted >= needed) ?? 960;
  return { width: Math.round(height * ratio), height };
}
