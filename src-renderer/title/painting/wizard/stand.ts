import { apart } from '../../../art/kit/canvas.ts';
import type { Painter } from '../../../art/kit/painter.ts';
import type { TitleStage } from '../stage.ts';
import { farArm, nearArm } from './arms.ts';
import { cloak, mantleAndHood, robe } from './clothes.ts';
import { crag } from './crag.ts';
import { beard, head } from './head.ts';
import { staff, staffLight } from './staff.ts';
import { greenWizard, redWizard, type PaintedWizard } from './wizard.ts';

export function wizards(on: Painter, { wizards: distance }: TitleStage): void {
  stand(on, greenWizard, -1, distance);
  stand(on, redWizard, 1, distance);
}

/** From the back to the front: what is nearer covers what is farther. */
function stand(on: Painter, wizard: PaintedWizard, side: -1 | 1, distance: number): void {
  apart(on.canvas, () => {
    on.canvas.translate(side * distance, 0);
    on.canvas.scale(-side, 1);
    const lit: Painter = { ...on, light: { x: 0.75, y: -0.62 } };
    crag(lit);
    farArm(lit, wizard);
    robe(lit, wizard);
    cloak(lit, wizard);
    staff(lit, wizard);
    head(lit, wizard);
    nearArm(lit, wizard);
    mantleAndHood(lit, wizard);
    if (wizard.beard) beard(lit, wizard.beard);
    staffLight(lit, wizard);
  });
}
