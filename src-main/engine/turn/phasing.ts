/**
 * Phasing: as the untap step begins, what phases goes out of the duel together with what is on it, and what is out comes
 * back as it was. It changes no zone and stays the object that it is; meanwhile it is treated as though it were not there.
 */
import type { CardNumber, Duel, LastingEffect, Permanent, Seat } from '../value/duel.ts';
import { removeFromCombat } from '../changes/zones.ts';
import { touch } from '../value/derived.ts';
import { KEYWORD } from '../value/masks.ts';
import { notice, tell, watchersOf } from '../events/noticing.ts';
import { report } from '../value/report.ts';
import { cardAt, permanentAt } from '../value/things.ts';
import { looksOf, snapshotOf } from '../reading/looks.ts';

type Out = Extract<LastingEffect, { kind: 'phasedOut' }>;

export function phase(duel: Duel, seats: readonly Seat[]): void {
  const going = duel.battlefield.filter((card) => {
    const { keywords, controller } = looksOf(duel, card);
    return (keywords & KEYWORD.phasing) !== 0 && seats.includes(controller);
  });
  const coming = duel.effects.filter(
    (effect): effect is Out => effect.kind === 'phasedOut' && effect.on < 0 && seats.includes(effect.seat),
  );
  if (going.length + coming.length === 0) return;
  const watchers = watchersOf(duel, ['phases']);
  for (const card of going) goOut(duel, card);
  const back = coming.flatMap((effect) => comeIn(duel, effect));
  for (const card of going) tell(duel, watchers, { kind: 'phases', card, way: 'out' });
  for (const card of back) notice(duel, { kind: 'phases', card, way: 'in' });
}

/** What is on it goes along, and comes back only with it. */
function goOut(duel: Duel, card: CardNumber, on: CardNumber = -1): void {
  if (!duel.board[card]) return;
  const along = duel.battlefield.filter((other) => duel.board[other]?.attachedTo === card);
  const source = snapshotOf(duel, card);
  const id = duel.nextId++;
  duel.effects.push({
    kind: 'phasedOut',
    id,
    stamp: id,
    you: cardAt(duel, card).owner,
    source,
    until: 'whileInPlay',
    seat: source.looks.controller,
    permanent: permanentAt(duel, card),
    on,
  });
  duel.cards[card] = { ...cardAt(duel, card), zone: 'nowhere' };
  duel.board[card] = undefined;
  duel.battlefield = duel.battlefield.filter((other) => other !== card);
  removeFromCombat(duel, card);
  touch(duel);
  report(duel, {
    kind: 'moved',
    card,
    from: 'battlefield',
    to: 'nowhere',
    seat: source.owner,
    cause: 'rule',
  });
  for (const other of along) goOut(duel, other, card);
}

/** As it was, and no newcomer. */
function comeIn(duel: Duel, effect: Out): CardNumber[] {
  const { card, owner } = effect.source;
  duel.effects = duel.effects.filter((other) => other !== effect);
  const permanent: Permanent = { ...effect.permanent, settled: effect.seat };
  duel.cards[card] = { ...cardAt(duel, card), zone: 'battlefield' };
  duel.board[card] = permanent;
  duel.battlefield = [...duel.battlefield, card];
  touch(duel);
  report(duel, { kind: 'moved', card, from: 'nowhere', to: 'battlefield', seat: owner, cause: 'rule' });
  const along = duel.effects.filter((other): other is Out => other.kind === 'phasedOut' && other.on === card);
  return [card, ...along.flatMap((other) => comeIn(duel, other))];
}
