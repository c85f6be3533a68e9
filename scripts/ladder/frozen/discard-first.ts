/** Takes the others' hands and lands before it does anything else. */
import type { Duel, Face, Reply } from './position.ts';
import { aimedAtOthers, does, faceAnnounced, mentions, spellFirst, type Policy } from './at-a-glance.ts';
import { quickReply } from './judgement/quick.ts';

export const discardFirst: Policy = (duel, givenUp) =>
  spellFirst(duel, givenUp, takesHandOrLand) ?? atTheirs(duel) ?? quickReply(duel, givenUp);

function atTheirs(duel: Duel): Reply | undefined {
  const face = faceAnnounced(duel);
  return face && takesHandOrLand(face) ? aimedAtOthers(duel, () => true) : undefined;
}

const takesHandOrLand = (face: Face): boolean =>
  does(face, 'discard') || (does(face, 'destroy') && mentions(face.abilities, 'type', 'land'));
