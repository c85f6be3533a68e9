/** Everything that burns goes to the other player's face, and every creature attacks. */
import { completedAttack, options, type Duel, type Reply } from './position.ts';
import { aimedAtOthers, does, faceAnnounced, spellFirst, type Policy } from './at-a-glance.ts';
import { quickReply } from './judgement/quick.ts';

export const allFace: Policy = (duel, givenUp) =>
  spellFirst(duel, givenUp, (face) => does(face, 'damage')) ??
  toTheFace(duel) ??
  everybodyGoes(duel) ??
  quickReply(duel, givenUp);

function toTheFace(duel: Duel): Reply | undefined {
  const face = faceAnnounced(duel);
  return face && does(face, 'damage') ? aimedAtOthers(duel, ({ kind }) => kind === 'seat') : undefined;
}

function everybodyGoes(duel: Duel): Reply | undefined {
  const offered = options(duel);
  if (offered?.kind !== 'attack') return undefined;
  const all = offered.attackers.flatMap(({ card, goals: [goal] }) =>
    goal ? [{ card, ...goal, band: -1 }] : [],
  );
  const attackers = completedAttack(duel, all);
  return attackers && { kind: 'attack', attackers };
}
