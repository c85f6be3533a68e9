/** Creatures that come back by themselves: nobody who can pay for that lets them die. */
import { activatedOf, looksOf, options, type ActChoice, type CardNumber, type Duel } from '../position.ts';

export function rescue(duel: Duel): ActChoice | undefined {
  const window = duel.frames[duel.frames.length - 1];
  if (window?.kind !== 'window') return undefined;
  return window.speed === 'regeneration' ? rescueOfDying(duel) : shieldInFight(duel);
}

function rescueOfDying(duel: Duel): ActChoice | undefined {
  const offered = options(duel);
  return offered?.kind === 'act' ? offered.acts.find(({ kind }) => kind === 'activate') : undefined;
}

/** Where there is no time for it later, once a turn and as soon as blocks are known; refused elsewhere. */
function shieldInFight(duel: Duel): ActChoice | undefined {
  if (duel.turn.step !== 'declareBlockers' || duel.chain.length > 0) return undefined;
  const fighting = (duel.combat?.groups ?? []).flatMap(({ attackers, blockers }) =>
    blockers.length > 0 ? [...attackers, ...blockers] : [],
  );
  for (const card of fighting) {
    if (!duel.board[card] || looksOf(duel, card).controller !== duel.question?.for) continue;
    const ability = freshRegeneration(duel, card);
    if (ability >= 0) return { kind: 'activate', card, ability };
  }
  return undefined;
}

/** The place of an ability to regenerate itself that was not used this turn, or -1. */
const freshRegeneration = (duel: Duel, card: CardNumber): number =>
  activatedOf(duel, card).findIndex(
    ({ at, ability: { effect } }) =>
      effect.kind === 'regenerate' &&
      effect.what.kind === 'self' &&
      (duel.board[card]?.used[at.ability] ?? 0) === 0,
  );
