/** `#rrggbb` */
export type PaintColour = `#${string}`;

function channels(colour: PaintColour): [red: number, green: number, blue: number] {
  const value = parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Pictures mix the same few tones again and again. */
const mixed = new Map<string, PaintColour>();
const MOST_MIXED = 4000;

/** Averages the squares of the channels: plain averages turn muddy in the middle. */
export function mix(from: PaintColour, to: PaintColour, share: number): PaintColour {
  const key = `${from}${to}${share}`;
  let colour = mixed.get(key);
  if (colour === undefined) {
    if (mixed.size >= MOST_MIXED) mixed.clear();
    colour = blended(from, to, share);
    mixed.set(key, colour);
  }
  return colour;
}

function blended(from: PaintColour, to: PaintColour, share: number): PaintColour {
  const [red, green, blue] = channels(from);
  const [toRed, toGreen, toBlue] = channels(to);
  const blend = (a: number, b: number) => Math.round(Math.sqrt(a * a * (1 - share) + b * b * share));
  const value = (blend(red, toRed) << 16) | (blend(green, toGreen) << 8) | blend(blue, toBlue);
  return `#${value.toString(16).padStart(6, '0')}`;
}

export function faded(colour: PaintColour, strength: number): string {
  return `rgb(${channels(colour).join(' ')} / ${strength.toFixed(3)})`;
}
