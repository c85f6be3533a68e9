/** What must hold at every decision of every duel. */
import { viewFor, type Duel } from '../../src-main/engine/index.ts';

export function checkDuel(duel: Duel): void {
  checkCards(duel);
  checkNumbers(duel);
  checkDepartures(duel);
  for (const seat of duel.setup.seats.keys()) checkHidden(duel, seat);
}

/** Nobody who has left is waited for. */
export function checkAsked({ question, lost }: Duel): void {
  if (question && (lost[question.seat] || lost[question.for]))
    throw new Error(`Seat ${question.seat} is asked (${question.kind}) and has left.`);
}

/** Every card is in exactly the zone its record says, and none is lost or doubled. */
function checkCards(duel: Duel): void {
  const found = new Map<number, string>();
  const count = (zone: string, cards: readonly number[]): void => {
    for (const card of cards) {
      if (found.has(card)) throw new Error(`Card ${card} is in ${zone} and in ${String(found.get(card))}.`);
      found.set(card, zone);
    }
  };
  count('battlefield', duel.battlefield);
  const lists = {
    library: duel.libraries,
    hand: duel.hands,
    graveyard: duel.graveyards,
    exile: duel.exiles,
    ante: duel.antes,
  };
  for (const [zone, piles] of Object.entries(lists)) for (const pile of piles) count(zone, pile);
  count(
    'chain',
    duel.chain.flatMap((item) => (item.card === undefined ? [] : [item.card])),
  );
  duel.cards.forEach((record, card) => {
    const zone = found.get(card) ?? 'nowhere';
    if (zone !== record.zone) throw new Error(`Card ${card} should be in ${record.zone} and is in ${zone}.`);
  });
}

/** What waits, what lasts, and what has come into play has a number that was given to nothing else. */
function checkNumbers(duel: Duel): void {
  const stamps = duel.board.flatMap((permanent) => permanent?.stamp ?? []);
  const given = [...duel.chain, ...duel.effects, ...duel.duties].map(({ id }) => id).concat(stamps);
  const seen = new Set<number>();
  for (const number of given) {
    if (seen.has(number)) throw new Error(`The number ${number} was given twice.`);
    if (number >= duel.nextId) throw new Error(`The number ${number} will be given again.`);
    seen.add(number);
  }
}

/** Nothing of those who have left is anywhere while others go on. */
function checkDepartures(duel: Duel): void {
  if (duel.result) return;
  const isGone = (seat: number | undefined): boolean => seat !== undefined && duel.lost[seat] === true;
  duel.cards.forEach(({ owner, zone }, card) => {
    if (isGone(owner) && zone !== 'nowhere' && zone !== 'ante')
      throw new Error(`Card ${card} of seat ${owner}, who has left, is in ${zone}.`);
  });
  for (const card of viewFor(duel, 0).permanents)
    if (isGone(card.controller))
      throw new Error(`Seat ${card.controller} has left and controls ${card.name}.`);
}

/** A view names no card of another's hand, and none that lies face down, that its seat does not know. */
function checkHidden(duel: Duel, seat: number): void {
  const view = viewFor(duel, seat);
  for (const { card, name, beneath } of view.permanents) {
    const { faceDown, known = 0 } = duel.cards[card] ?? {};
    if (faceDown && (name !== '' || (beneath !== undefined && !(known & (1 << seat)))))
      throw new Error(`Seat ${seat} sees what card ${card} is, which lies face down.`);
  }
  view.players.forEach((player, other) => {
    if (other === seat) return;
    for (const { card, name } of player.hand) {
      const known = ((duel.cards[card]?.known ?? 0) & (1 << seat)) !== 0;
      if (
        name !== undefined &&
        !known &&
        !duel.battlefield.some((by) =>
          duel.faces[duel.cards[by]?.face ?? -1]?.abilities.some(
            (ability) => ability.kind === 'rule' && ability.rule.kind === 'openHands',
          ),
        )
      ) {
        throw new Error(`Seat ${seat} sees card ${card} in the hand of seat ${other}.`);
      }
    }
  });
}
