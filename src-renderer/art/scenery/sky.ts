import { mix, type PaintColour } from '../kit/colour.ts';
import { dabs, type Dab } from '../kit/dab.ts';
import { down, evenly } from '../kit/gradient.ts';
import { times } from '../kit/list.ts';
import type { Painter, Tones } from '../kit/painter.ts';

/** A wash from zenith to horizon, and broad touches of its own tones that keep it from being flat. */
export function sky(on: Painter, horizon: number): void {
  const { canvas, chance, tones, frame } = on;
  const height = horizon - frame.top;
  canvas.fillStyle = down(canvas, frame.top, horizon, evenly(...tones.sky));
  canvas.fillRect(frame.left, frame.top, frame.right - frame.left, frame.bottom - frame.top);
  const touches = Math.round((frame.right - frame.left) / 2.4);
  for (let touch = 0; touch < touches; touch++) {
    const share = chance.next();
    const tone = skyTone(tones, share + chance.between(-0.16, 0.16));
    const dab: Dab = [
      chance.between(frame.left - 20, frame.right - 6),
      frame.top + share * height,
      chance.between(18, 52),
      chance.between(1, 4.2),
      chance.between(-0.12, 0.12),
      chance.between(-3, 3),
    ];
    dabs(canvas, tone, chance.between(0.12, 0.3), [dab]);
  }
}

/** The sky's colour at a share of the way from zenith to horizon. */
export function skyTone({ sky: [zenith, middle, horizon] }: Tones, share: number): PaintColour {
  const kept = Math.max(0, Math.min(1, share));
  return kept < 0.5 ? mix(zenith, middle, kept * 2) : mix(middle, horizon, kept * 2 - 1);
}

interface Stars {
  count: number;
  /** The lowest; they thin out towards it. */
  lowest: number;
  colour: PaintColour;
}

export function stars(on: Painter, { count, lowest, colour }: Stars): void {
  const { canvas, chance, frame } = on;
  const depth = lowest - frame.top;
  for (let star = 0; star < count; star++) {
    const share = chance.next() ** 1.6;
    const x = chance.between(frame.left, frame.right);
    const y = frame.top + share * depth;
    const size = 0.05 + 0.17 * chance.next() ** 3;
    const strength = chance.between(0.3, 1) * (1 - share * 0.85);
    canvas.globalAlpha = strength;
    canvas.fillStyle = colour;
    canvas.beginPath();
    canvas.arc(x, y, size, 0, Math.PI * 2);
    canvas.fill();
    if (size > 0.17) glint(on, x, y, size, colour, strength);
  }
  canvas.globalAlpha = 1;
}

function glint(
  { canvas }: Painter,
  x: number,
  y: number,
  size: number,
  colour: PaintColour,
  strength: number,
) {
  const reach = size * 5;
  const cross = times(2, (index): Dab => {
    const angle = (index * Math.PI) / 2;
    return [x - Math.cos(angle) * reach, y - Math.sin(angle) * reach, reach * 2, size * 0.5, angle];
  });
  dabs(canvas, colour, strength * 0.5, cross);
}
