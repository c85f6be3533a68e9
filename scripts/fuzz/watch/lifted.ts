/**
 * R035: where a card says otherwise the card is right. A rule that any card of these decks lifts is not watched in that
 * duel: which cards do is read off their trees, and whether they do it rightly is for their own tests.
 */
import type { Face } from '../../../src-main/engine/language/face.ts';

const LIFTS = {
  oneLand: /"kind":"moreLands"/,
  oneAttack: /"kind":"extraPhases"/,
  oneBlock: /"kind":"blockMore"/,
  handSize: /"kind":"(noHandLimit|handLimit|skipPhases|skipsStep|turnSkipped)"/,
  life: /"kind":"cannotLose"/,
  pools: /"kind":"(manaStays|skipPhases|skipsStep)"/,
  sickness: /"kind":"attackAtOnce"/,
  walls: /"kind":"loseKeyword","keyword":"defender"|"kind":"loseAbilities"/,
  protection: /"kind":"noPrevention"|"unpreventable":true/,
} as const;
export type Lifted = keyof typeof LIFTS;

export function liftedBy(faces: readonly Face[]): ReadonlySet<Lifted> {
  const texts = faces.map((face) => JSON.stringify(face.abilities));
  return new Set(
    (Object.keys(LIFTS) as Lifted[]).filter((rule) => texts.some((text) => LIFTS[rule].test(text))),
  );
}

/** Something else may tap it for mana as well (a spell that taps what it is aimed at). */
export const givesMana = (face: Face | undefined): boolean =>
  JSON.stringify(face?.abilities ?? []).includes('"kind":"addMana"');

/** A permanent that untaps itself has an ability for the time when it is tapped. */
export const untapsItself = (face: Face | undefined): boolean =>
  JSON.stringify(face?.abilities ?? []).includes('"kind":"untap"');

export const givesProtection = (face: Face | undefined): boolean =>
  JSON.stringify(face?.abilities ?? []).includes('"kind":"protection"');
