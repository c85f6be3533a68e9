/** Hexagons with rings and arms, and the sign of the mana in the middle of each. */
import type { Cloth } from './cloth.ts';
import { drawSign } from './mana-signs.ts';

const RADIUS = 46;
const SIXTH = Math.PI / 3;
const TURNED = Math.PI / 6;

export function drawPattern(canvas: CanvasRenderingContext2D, cloth: Cloth): void {
  const [across, down] = [RADIUS * 1.74, RADIUS * 1.5];
  canvas.lineWidth = 1.1;
  for (let row = -1; row < cloth.height / down + 1; row++)
    for (let column = -1; column < cloth.width / across + 1; column++)
      drawCell(canvas, cloth, column * across + (row % 2 === 0 ? 0 : across / 2), row * down);
}

function drawCell(canvas: CanvasRenderingContext2D, cloth: Cloth, x: number, y: number): void {
  const path = (strength: number, draw: () => void) => {
    canvas.globalAlpha = strength;
    canvas.beginPath();
    draw();
    canvas.stroke();
  };
  const at = (corner: number, reach: number): [number, number] => {
    const turn = corner * SIXTH + TURNED;
    return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach];
  };
  path(0.17, () => {
    for (let corner = 0; corner < 6; corner++) canvas.lineTo(...at(corner, RADIUS * 0.92));
    canvas.closePath();
  });
  path(0.15, () => {
    canvas.arc(x, y, RADIUS * 0.6, 0, 2 * Math.PI);
  });
  path(0.08, () => {
    canvas.arc(x, y, RADIUS * 0.5, 0, 2 * Math.PI);
  });
  path(0.15, () => {
    for (const corner of [0, 2, 4]) {
      canvas.moveTo(...at(corner, RADIUS * 0.6));
      canvas.lineTo(...at(corner, RADIUS * 1.12));
    }
  });
  drawSign(canvas, cloth, { x, y, size: 20, strength: 0.16, turn: 0 });
}
