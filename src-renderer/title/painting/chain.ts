import { mana, type ManaIcon } from '../../art/icons/mana.ts';
import { apart } from '../../art/kit/canvas.ts';
import { faded, mix, type PaintColour } from '../../art/kit/colour.ts';
import { dabs } from '../../art/kit/dab.ts';
import { fill, fillPierced, stroke } from '../../art/kit/fill.ts';
import { glow } from '../../art/kit/glow.ts';
import { down, evenly } from '../../art/kit/gradient.ts';
import { times } from '../../art/kit/list.ts';
import { mark } from '../../art/kit/mark.ts';
import { pill, type Point } from '../../art/kit/outline.ts';
import type { Painter } from '../../art/kit/painter.ts';
import { throwShadow } from '../../art/kit/shadow.ts';
import { motes } from '../../art/scenery/mote.ts';
import { archOf, type Arch, type ArchPlace } from './arch.ts';
import type { TitleStage } from './stage.ts';

const LINKS: readonly { icon: ManaIcon; colour: PaintColour }[] = [
  { icon: 'green', colour: '#8fe06a' },
  { icon: 'blue', colour: '#63c8f2' },
  { icon: 'white', colour: '#ffe596' },
  { icon: 'black', colour: '#c79bf0' },
  { icon: 'red', colour: '#ff8a4a' },
];

/** Where the first link hangs; the light of the staff fills what is before it. */
const FIRST = 0.082;
const STEP = (1 - 2 * FIRST) / (LINKS.length * 2 - 2);

export function chain(on: Painter, stage: TitleStage): void {
  const arch = archOf(stage);
  haze(on, arch);
  LINKS.forEach(({ icon, colour }, index) => {
    at(on, arch.at(FIRST + index * 2 * STEP), (angle) => {
      ring(on, icon, colour, angle);
    });
  });
  LINKS.slice(1).forEach(({ colour }, index) => {
    const between = mix(LINKS[index]?.colour ?? colour, colour, 0.5);
    at(on, arch.at(FIRST + (index * 2 + 1) * STEP), () => {
      bar(on, between, STEP * arch.length);
    });
  });
  dust(on, arch);
}

function at({ canvas }: Painter, place: ArchPlace, draw: (angle: number) => void): void {
  apart(canvas, () => {
    canvas.translate(place.x, place.y);
    canvas.rotate(place.angle);
    draw(place.angle);
  });
}

/** The power that runs along the chain. */
function haze({ canvas }: Painter, arch: Arch): void {
  LINKS.forEach(({ colour }, index) => {
    const { x, y } = arch.at(FIRST + index * 2 * STEP);
    glow(canvas, { x, y, radius: 23, colour, strength: 0.72 });
  });
  apart(canvas, () => {
    canvas.globalCompositeOperation = 'lighter';
    canvas.strokeStyle = '#ffd08a';
    canvas.lineCap = 'round';
    for (const [width, strength] of [
      [9, 0.05],
      [5, 0.07],
      [2.4, 0.12],
    ] as const) {
      canvas.globalAlpha = strength;
      canvas.lineWidth = width;
      canvas.beginPath();
      times(41, (step) => arch.at(step / 40)).forEach(({ x, y }) => {
        canvas.lineTo(x, y);
      });
      canvas.stroke();
    }
  });
}

const LENGTH = 8.6;
const WIDTH = 5.2;
const THICK = 1.9;

/** A link seen from its face, with a mana sign in the enamel inside it. */
function ring(on: Painter, icon: ManaIcon, colour: PaintColour, angle: number): void {
  const { canvas } = on;
  const outer = pill(LENGTH, WIDTH);
  const inner = pill(LENGTH - THICK, WIDTH - THICK);
  const metal = down(
    canvas,
    -WIDTH,
    WIDTH,
    evenly('#ffffff', mix(colour, '#ffffff', 0.55), colour, mix(colour, '#201020', 0.45)),
  );
  const enamel = down(
    canvas,
    -WIDTH,
    WIDTH,
    evenly(faded(mix(colour, '#08040c', 0.9), 0.86), faded(mix(colour, '#08040c', 0.68), 0.72)),
  );
  apart(canvas, () => {
    throwShadow(canvas, 1.6, 0.6);
    fillPierced(canvas, [outer, inner], metal);
  });
  fill(canvas, [inner], enamel);
  glow(canvas, { x: 0, y: 0, radius: 7, colour, strength: 0.5, flatness: 0.7 });
  stroke(canvas, outer, '#1a0f16', 0.3, 0.9);
  stroke(canvas, inner, '#1a0f16', 0.3, 0.9);
  stroke(canvas, pill(LENGTH - 0.55, WIDTH - 0.55), '#ffffff', 0.2, 0.9);
  stroke(canvas, pill(LENGTH - THICK + 0.4, WIDTH - THICK + 0.4), mix(colour, '#201020', 0.6), 0.22, 0.7);
  // The sign stays upright however the link is turned.
  canvas.rotate(-angle);
  mark(canvas, mana[icon], 0, 0, 5.4, mix(colour, '#ffffff', 0.72));
}

/** A link seen from its edge: it ends round the ends of the two rings beside it. */
function bar({ canvas }: Painter, colour: PaintColour, distance: number): void {
  const half = distance - LENGTH + 2 * THICK;
  const thick = THICK * 0.6;
  const body = pill(half, thick);
  apart(canvas, () => {
    throwShadow(canvas, 1.4, 0.7);
    fill(
      canvas,
      [body],
      down(
        canvas,
        -thick,
        thick,
        evenly('#ffffff', mix(colour, '#ffffff', 0.25), mix(colour, '#201020', 0.6)),
      ),
    );
  });
  stroke(canvas, body, '#1a0f16', 0.28, 0.9);
  dabs(canvas, '#ffffff', 0.9, [[-half * 0.8, -thick * 0.4, half * 1.6, 0.2, 0]]);
}

function dust(on: Painter, arch: Arch): void {
  const { chance } = on;
  LINKS.forEach(({ colour }, index) => {
    const places = times(26, (): Point => {
      const { x, y } = arch.at((index + chance.next()) / LINKS.length);
      const angle = chance.between(0, Math.PI * 2);
      const far = Math.abs(chance.centred()) * 9;
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far + 2];
    });
    motes(on, places, mix(colour, '#ffffff', 0.4), 0.13);
  });
}
