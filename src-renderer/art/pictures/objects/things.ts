import type { Chance } from '../../kit/chance.ts';
import type { PicturePainter } from '../picture-painter.ts';
import type { PictureSubject } from '../subject.ts';
import { cup } from './cup.ts';
import { disk } from './disk.ts';
import { wheels } from './wheels.ts';
import { gem } from './gem.ts';
import { hourglass } from './hourglass.ts';
import { orb } from './orb.ts';
import { rod } from './rod.ts';
import { tome } from './tome.ts';

type Thing = (on: PicturePainter, x: number, y: number) => void;

/** Words of a name, and what such a thing looks like; the first that fits counts. */
const NAMED: readonly (readonly [words: RegExp, thing: Thing])[] = [
  [/Rod|Staff|Scepter|Wand|Cane|Flute|Needle|Key|Candle/, rod],
  [/Tome|Book|Library|Tablet|Manuscript/, tome],
  [/Cup|Chalice|Grail|Fountain|Bottle|Elixir|Crucible|Lamp|Vase/, cup],
  [/Orb|Sphere|Ball|Globe|Egg|Bauble|Prism|Eye/, orb],
  [/Stone|Mox|Diamond|Lotus|Sextant|Amulet|Monolith|Cube|Claw|Horn|Tooth|Feather/, gem],
  [/Hourglass|Clock|Time/, hourglass],
  [/Disk|Star|Ring|Mirror|Pentagram|Ankh|Coat|Shield|Glasses/, disk],
];

export function thingFor({ name }: PictureSubject, chance: Chance): Thing {
  const named = NAMED.find(([words]) => words.test(name));
  return named?.[1] ?? chance.pick([wheels, orb, gem, cup, disk]);
}
