/** One player plays a card in another's place (Word of Command). */
import type { Duel } from '../value/duel.ts';
import { beginAnnouncing } from '../casting/announce.ts';
import { playLand } from '../casting/lands.ts';
import { cannotPlayNow } from '../casting/legal/playing.ts';
import { learn } from '../changes/zones.ts';
import { answerIn, goOn, pop, push } from '../value/stack.ts';
import { TYPE } from '../value/masks.ts';
import { cardThing } from '../value/things.ts';
import { looksOf } from '../reading/looks.ts';
import { onlyMeantBy, type Handlers } from './tools.ts';

export const COMMAND: Handlers<'command'> = {
  command: (duel, frame) => {
    const player = onlyMeantBy(duel, frame, 'player');
    const by = onlyMeantBy(duel, frame, 'by');
    if (player === undefined || by === undefined) return pop(duel);
    const hand = duel.hands[player] ?? [];
    if (frame.stage === 'start') {
      learn(duel, hand, [by]);
      goOn(duel, frame, { stage: 'chosen' });
      push(duel, {
        kind: 'choose',
        seat: by,
        by,
        what: 'play',
        from: hand.map((card) => cardThing(duel, card)),
        least: Math.min(1, hand.length),
        most: 1,
      });
      return;
    }
    const [thing] = answerIn(frame, 'choose');
    pop(duel);
    if (thing?.kind === 'card') playFor(duel, player, by, thing.card);
  },
};

/** Played if that can be done, at this moment, with mana from lands alone. */
function playFor(duel: Duel, player: number, by: number, card: number): void {
  if (cannotPlayNow(duel, player, card, { free: false, landsOnly: true })) return;
  if (looksOf(duel, card).types & TYPE.land) playLand(duel, player, card);
  else beginAnnouncing(duel, player, by, 'cast', card, -1, {}, -1, { landsOnly: true, forced: true });
}
