import { creatureScene } from './creature-scene.ts';
import { artifactScene } from './artifact-scene.ts';
import { auraScene } from './enchantments/aura.ts';
import { worldScene } from './enchantments/world.ts';
import { forceScene } from './forces/forces.ts';
import { landScene } from './lands/lands.ts';
import type { PicturePainter } from './picture-painter.ts';
import { walker } from './walker.ts';
import type { PictureSubject } from './subject.ts';

/** What a picture shows follows from what kind of card it is. */
export function compose(on: PicturePainter, subject: PictureSubject): void {
  const is = (type: PictureSubject['types'][number]) => subject.types.includes(type);
  if (is('planeswalker')) walker(on, subject);
  else if (is('creature')) creatureScene(on, subject);
  else if (is('land')) landScene(on, subject);
  else if (is('artifact')) artifactScene(on, subject);
  else if (!is('enchantment')) forceScene(on, subject);
  else if (subject.subtypes.includes('Aura')) auraScene(on);
  else worldScene(on);
}
