/** Under Fifth what guards against damage is used where it does something, and nobody is asked otherwise (R523). */
import { describe, expect, test } from 'vitest';
import { asked, newDuel, whyNot, type Duel, type Question } from '../../../src-main/engine/index.ts';
import {
  act,
  attackWith,
  goOnUntil,
  inHand,
  lifeOf,
  offers,
  pass,
  permanentNamed,
  positionDuel,
  say,
  thingAt,
  type SeatWords,
} from '../../support/rule-duel.ts';

/** Nobody is asked who has nothing to do. */
function fifth(mine: SeatWords, theirs: SeatWords): Duel {
  const { setup } = positionDuel('fifth', [mine, theirs]);
  return newDuel({ ...setup, seats: setup.seats.map((seat) => ({ ...seat, attentive: false })) });
}

/** How often a seat is asked what it does while damage waits, until the attack is over. */
function askedForDamage(duel: Duel, seat: number): number {
  let times = 0;
  const look = (question: Question): void => {
    const { purpose } = asked(duel) ?? {};
    if (question.seat === seat && question.kind === 'act' && purpose === 'prevention') times++;
  };
  goOnUntil(duel, () => duel.turn.step === 'main2' || duel.turn.number > 1, undefined, look);
  return times;
}

const CIRCLE = 'Circle of Protection: Red';
const toDamage = (duel: Duel): void =>
  goOnUntil(duel, ({ kind, seat }) => kind === 'act' && seat === 1 && duel.turn.step === 'combatDamage');

describe('who is asked', () => {
  test.each([
    ['a source of its colour', 'Hill Giant', [], 1],
    ['a source of another colour', 'Grizzly Bears', [], 0],
    ['a blocked source of its colour', 'Hill Giant', ['Craw Wurm'], 0],
  ])('a Circle, and %s', (_, attacker, blockers, times) => {
    const duel = fifth({ battlefield: [attacker] }, { battlefield: [CIRCLE, 'Plains', ...blockers] });
    attackWith(duel, [attacker]);
    if (blockers.length > 0) {
      goOnUntil(duel, ({ kind }) => kind === 'block');
      const blocks = blockers.map((name) => ({
        blocker: permanentNamed(duel, name),
        attacker: permanentNamed(duel, attacker),
      }));
      say(duel, { kind: 'block', blocks });
    }
    expect(askedForDamage(duel, 1)).toBe(times);
  });

  test('not the attacker whose Circle has nothing to look at', () => {
    const duel = fifth({ battlefield: ['Hill Giant', CIRCLE, 'Plains'] }, {});
    attackWith(duel, ['Hill Giant']);
    expect(askedForDamage(duel, 0)).toBe(0);
  });

  test('once more for each source that is left, and no more when all are stopped', () => {
    const duel = fifth(
      { battlefield: ['Hill Giant', 'Gray Ogre', 'Grizzly Bears'] },
      { battlefield: [CIRCLE, 'Plains', 'Plains', 'Plains'] },
    );
    attackWith(duel, ['Hill Giant', 'Gray Ogre', 'Grizzly Bears']);
    const circle = { kind: 'activate', card: permanentNamed(duel, CIRCLE), ability: 0 } as const;
    toDamage(duel);
    act(duel, circle);
    goOnUntil(duel, ({ kind }) => kind === 'choose');
    say(duel, { kind: 'choose', things: [thingAt(duel, 'Hill Giant')] });
    toDamage(duel);
    act(duel, circle);
    expect(askedForDamage(duel, 1)).toBe(0);
    expect(lifeOf(duel, 1)).toBe(18);
  });

  test('a Forcefield is done with an attacker of which it left one point', () => {
    const duel = fifth({ battlefield: ['Craw Wurm'] }, { battlefield: ['Forcefield', 'Plains', 'Plains'] });
    attackWith(duel, ['Craw Wurm']);
    toDamage(duel);
    act(duel, { kind: 'activate', card: permanentNamed(duel, 'Forcefield'), ability: 0 });
    expect(askedForDamage(duel, 1)).toBe(0);
    expect(lifeOf(duel, 1)).toBe(19);
  });
});

describe('what is told of it', () => {
  const struck = (): Duel => {
    const duel = fifth(
      { battlefield: ['Grizzly Bears'] },
      { hand: ['Healing Salve'], battlefield: [CIRCLE, 'Plains', 'Samite Healer', 'Craw Wurm'] },
    );
    attackWith(duel, ['Grizzly Bears']);
    toDamage(duel);
    return duel;
  };

  test('a Circle can do nothing about this damage', () => {
    const duel = struck();
    const circle = permanentNamed(duel, CIRCLE);
    expect(offers(duel, 'activate', circle)).toBe(false);
    expect(whyNot(duel, 1, { kind: 'card', card: circle })).toMatchObject({ reason: 'nothingToPrevent' });
  });

  test('a Healer is offered, but not aimed at who is unharmed', () => {
    const duel = fifth(
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
      { battlefield: ['Samite Healer', 'Craw Wurm'] },
    );
    attackWith(duel, ['Grizzly Bears', 'Hill Giant']);
    goOnUntil(duel, ({ kind }) => kind === 'block');
    const [wurm, giant] = ['Craw Wurm', 'Hill Giant'].map((name) => permanentNamed(duel, name)) as [
      number,
      number,
    ];
    say(duel, { kind: 'block', blocks: [{ blocker: wurm, attacker: giant }] });
    toDamage(duel);
    const healer = permanentNamed(duel, 'Samite Healer');
    act(duel, { kind: 'activate', card: healer, ability: 0 });
    expect(whyNot(duel, 1, { kind: 'card', card: healer })).toMatchObject({ reason: 'unharmed' });
    expect(whyNot(duel, 1, { kind: 'card', card: wurm })).toBeUndefined();
    expect(whyNot(duel, 1, { kind: 'seat', seat: 1 })).toBeUndefined();
    say(duel, { kind: 'targets', targets: [{ kind: 'seat', seat: 1 }] });
    goOnUntil(duel, () => duel.turn.step === 'main2');
    expect(lifeOf(duel, 1)).toBe(19);
  });

  test('a Salve in hand is offered for the damage alone', () => {
    const duel = struck();
    expect(offers(duel, 'cast', inHand(duel, 1, 'Healing Salve'))).toBe(true);
    pass(duel);
    goOnUntil(duel, () => duel.turn.step === 'main2');
    expect(lifeOf(duel, 1)).toBe(18);
  });
});
