/** A creature played face down, at the table and in the log: who is told its name, and when. */
import { describe, expect, test } from 'vitest';
import { RULEBOOKS, type Rulebook } from '../../../src-shared/rulebooks.ts';
import { answer, viewFor, type Duel, type DuelEvent } from '../../../src-main/engine/index.ts';
import { Reporter } from '../../../src-main/referee/news.ts';
import { goOnUntil, permanentNamed, positionDuel, say, times } from '../../support/rule-duel.ts';
import { seated } from '../../support/seated.ts';

const MASKED = {
  hand: ['Serra Angel', 'Plains'],
  battlefield: ['Illusionary Mask', ...times(5, 'Plains')],
};

/** Uses the mask and has the angel cast; `whole`: until it lies in play. */
function masked(rulebook: Rulebook, hear: (event: DuelEvent, duel: Duel) => void): Duel {
  const duel = positionDuel(rulebook, [MASKED, {}]);
  const sink = (event: DuelEvent): void => {
    hear(event, duel);
  };
  const card = permanentNamed(duel, 'Illusionary Mask');
  say(duel, { kind: 'act', act: { kind: 'activate', card, ability: 0, x: 5 } }, sink);
  goOnUntil(duel, ({ kind }) => kind === 'choose', sink);
  const angel = duel.hands[0]?.find(
    (other) => duel.faces[duel.cards[other]?.face ?? -1]?.name === 'Serra Angel',
  );
  if (angel === undefined) throw new Error('There is no angel.');
  const incarnation = duel.cards[angel]?.incarnation ?? 0;
  say(duel, { kind: 'choose', things: [{ kind: 'card', card: angel, incarnation }] }, sink);
  goOnUntil(duel, () => duel.board[angel] !== undefined, sink);
  return duel;
}

describe.each(RULEBOOKS)('under %s', (rulebook) => {
  test('the log of the others gives no name away until it is turned up', () => {
    const own = new Reporter([0]);
    const other = new Reporter([1]);
    const hear = (event: DuelEvent, duel: Duel): void => {
      for (const reporter of [own, other]) reporter.hear(event, duel);
    };
    const duel = masked(rulebook, hear);
    expect(JSON.stringify(own.take(duel)?.names)).toContain('Serra Angel');
    const told = other.take(duel);
    expect(JSON.stringify(told)).not.toContain('Serra Angel');
    expect(Object.values(told?.names ?? {})).toContain('nameless creature');

    const sink = (event: DuelEvent): void => {
      hear(event, duel);
    };
    const angel = viewFor(duel, 0).permanents.find(({ faceDown }) => faceDown)?.card ?? -1;
    goOnUntil(duel, ({ kind, seat }) => kind === 'attack' && seat === 0 && duel.turn.number > 1, sink);
    expect(
      answer(duel, { kind: 'attack', attackers: [{ card: angel, seat: 1, walker: -1, band: -1 }] }, sink),
    ).toBeUndefined();
    expect(JSON.stringify(other.take(duel)?.names)).toContain('Serra Angel');
  });

  test('the view of its player has its name, that of the others has not, and saving changes nothing', () => {
    const duel = masked(rulebook, () => undefined);
    const angel = duel.faces.findIndex(({ name }) => name === 'Serra Angel');
    const [mine, theirs] = [0, 1].map((seat) =>
      viewFor(JSON.parse(JSON.stringify(duel)) as Duel, seat).permanents.find(({ faceDown }) => faceDown),
    );
    expect(mine).toMatchObject({ name: '', beneath: angel, power: 2, toughness: 2, colours: [] });
    const { beneath: _, ...shown } = mine ?? {};
    expect(theirs).toEqual(shown);
  });
});

test('at the table its player sees it by its name, and it can be taken back', () => {
  const table = seated(positionDuel('m11', [{ ...MASKED, hand: ['Serra Angel'] }, {}]).setup, {
    players: ['person', 'person'],
    undo: 'always',
    habits: { attention: 'everything' },
  });
  const angel = table.inHand('Serra Angel');
  table.act({ kind: 'activate', card: table.card('Illusionary Mask'), ability: 0, x: 5 });
  while (table.prompt.options.kind === 'act') table.answer({ kind: 'act', act: { kind: 'pass' } });
  const { options } = table.prompt;
  if (options.kind !== 'choose') throw new Error(`${options.kind} is asked.`);
  table.answer({ kind: 'choose', things: options.things });
  while (!table.view.battlefield.includes(angel)) table.answer({ kind: 'act', act: { kind: 'pass' } });
  const laid = table.view.cards[angel];
  expect(laid).toMatchObject({
    name: 'nameless creature',
    faceDown: true,
    power: 2,
    toughness: 2,
    colours: [],
  });
  expect(table.view.faces[laid?.beneath ?? -1]?.name).toBe('Serra Angel');
  expect(table.table.enquiries.inWords(angel, 'm11')?.name).toBe('Serra Angel');
  while (!table.view.players[0]?.hand.includes(angel)) expect(table.table.undo()).toEqual({ kind: 'taken' });
  expect(table.view.cards[angel]).not.toHaveProperty('faceDown');
});
