/** Signs of the mana strewn over the cloth. */
import { chanceFrom } from '../../art/kit/chance.ts';
import { ICON_GRID } from '../../art/icons/drawing.ts';
import { mana } from '../../art/icons/mana.ts';
import type { Cloth } from './cloth.ts';

interface Sign {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly strength: number;
  readonly turn: number;
}

const APART = 120;

export function drawManaSigns(canvas: CanvasRenderingContext2D, cloth: Cloth): void {
  const chance = chanceFrom(cloth.seed);
  for (let y = APART * 0.4; y < cloth.height + APART; y += APART * 0.8)
    for (let x = APART * 0.3; x < cloth.width + APART; x += APART)
      drawSign(canvas, cloth, {
        x: x + chance.centred() * 38,
        y: y + chance.centred() * 30,
        size: chance.between(34, 92),
        strength: chance.between(0.09, 0.2),
        turn: chance.centred() * 0.5,
      });
}

export function drawSign(canvas: CanvasRenderingContext2D, { colour, tones }: Cloth, sign: Sign): void {
  canvas.save();
  canvas.translate(sign.x, sign.y);
  canvas.rotate(sign.turn);
  canvas.scale(sign.size / ICON_GRID, sign.size / ICON_GRID);
  canvas.translate(-ICON_GRID / 2, -ICON_GRID / 2);
  canvas.globalAlpha = sign.strength;
  for (const part of mana[colour]) {
    const path = new Path2D(part.path);
    canvas.fillStyle = tones.line;
    canvas.strokeStyle = tones.line;
    if (part.kind === 'fill') canvas.fill(path, part.evenOdd ? 'evenodd' : 'nonzero');
    else {
      canvas.lineWidth = part.width;
      canvas.lineJoin = 'round';
      canvas.stroke(path);
    }
  }
  canvas.restore();
}
