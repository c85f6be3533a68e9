/** Cards shown, and played in the middle of an effect or by its leave. */
import type { Duel } from '../value/duel.ts';
import { beginAnnouncing } from '../casting/announce.ts';
import { playLand } from '../casting/lands.ts';
import { cannotPlayNow, type PlayManner } from '../casting/legal/playing.ts';
import { reveal } from '../changes/zones.ts';
import { readRef, readSeats } from '../reading/refs.ts';
import type { EffectFrame } from '../value/frame.ts';
import { answerIn, give, goOn, keepSlot, pop, push } from '../value/stack.ts';
import type { Play } from '../language/effects/play.ts';
import { TYPE } from '../value/masks.ts';
import { cardAt, cardsOf, isThere } from '../value/things.ts';
import { looksOf } from '../reading/looks.ts';
import { child, contextIn, onlyMeantBy, type Handlers } from './tools.ts';

export const PLAYING: Handlers<'play' | 'mayPlay' | 'reveal'> = {
  play: (duel, frame, effect) => {
    switch (frame.stage) {
      case 'start':
        return propose(duel, frame, effect);
      case 'answered':
        return begin(duel, frame, effect, answerIn(frame, 'yesNo'));
      case 'played': {
        const [card] = frame.list;
        const wasPlayed = card !== undefined && !isThere(duel, card);
        pop(duel);
        if (!wasPlayed && effect.otherwise) child(duel, frame, effect.otherwise);
      }
    }
  },

  mayPlay: (duel, frame, effect) => {
    const context = contextIn(duel, frame);
    const seat = readSeats(duel, context, effect.who)[0];
    const things = readRef(duel, context, effect.what);
    pop(duel);
    if (seat === undefined || things.length === 0) return;
    const id = duel.nextId++;
    const { source } = frame.act;
    duel.effects.push({ kind: 'permission', id, stamp: id, you: seat, source, until: effect.until, things });
  },

  reveal: (duel, frame, effect) => {
    const shown = readRef(duel, contextIn(duel, frame), effect.what).filter((thing) => isThere(duel, thing));
    pop(duel);
    for (const thing of shown)
      if (thing.kind === 'card') reveal(duel, [thing.card], cardAt(duel, thing.card).owner);
    if (effect.slot) keepSlot(duel, effect.slot, shown);
  },
};

/** The player is asked where there is a choice. */
function propose(duel: Duel, frame: EffectFrame<'play'>, effect: Play): void {
  const context = contextIn(duel, frame);
  const seat = onlyMeantBy(duel, frame, 'who');
  const things = readRef(duel, context, effect.what).filter((thing) => isThere(duel, thing));
  const list = things.slice(0, 1);
  const [card] = cardsOf(list);
  if (seat === undefined || card === undefined || cannotPlayNow(duel, seat, card, mannerOf(effect))) {
    goOn(duel, frame, { stage: 'played', list });
    return;
  }
  goOn(duel, frame, { stage: 'answered', list });
  if (effect.forced) give(duel, { yesNo: true });
  else push(duel, { kind: 'yesNo', seat, by: seat, act: frame.act, node: frame.node });
}

function begin(duel: Duel, frame: EffectFrame<'play'>, effect: Play, isWanted: boolean): void {
  goOn(duel, frame, { stage: 'played' });
  const [card] = cardsOf(frame.list);
  const seat = onlyMeantBy(duel, frame, 'who');
  if (!isWanted || card === undefined || seat === undefined) return;
  if (!effect.faceDown && looksOf(duel, card).types & TYPE.land) return playLand(duel, seat, card);
  const forced = effect.forced === true;
  beginAnnouncing(duel, seat, seat, 'cast', card, -1, {}, -1, { ...mannerOf(effect), forced });
}

const mannerOf = ({ free, faceDown }: Play): PlayManner => ({
  free: free === true,
  landsOnly: false,
  ...(faceDown ? { faceDown } : {}),
});
