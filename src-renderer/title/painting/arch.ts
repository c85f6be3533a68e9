import { times } from '../../art/kit/list.ts';
import type { TitleStage } from './stage.ts';

/** A place on the arch, and the direction it runs in there. */
export interface ArchPlace {
  x: number;
  y: number;
  angle: number;
}

/** Measured along its own length, so that equal shares are equally long. */
export interface Arch {
  length: number;
  at: (share: number) => ArchPlace;
}

const FINENESS = 160;

/** A parabola from staff to staff over the highest point. */
export function archOf({ staff, apex }: TitleStage): Arch {
  const rise = staff.y - apex;
  const place = (step: number): ArchPlace => {
    const across = (step / FINENESS) * 2 - 1;
    return {
      x: staff.x * across,
      y: apex + rise * across ** 2,
      angle: Math.atan2(2 * rise * across, staff.x),
    };
  };
  const lengths = [0];
  let length = 0;
  times(FINENESS, (step) => {
    const [from, to] = [place(step), place(step + 1)];
    length += Math.hypot(to.x - from.x, to.y - from.y);
    lengths.push(length);
  });
  const at = (share: number) => {
    const wanted = share * length;
    const step = Math.max(
      1,
      lengths.findIndex((reached) => reached >= wanted),
    );
    const [from, to] = [lengths[step - 1] ?? 0, lengths[step] ?? length];
    return place(step - 1 + (wanted - from) / (to - from));
  };
  return { length, at };
}
