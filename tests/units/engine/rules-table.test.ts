/** What the table leaves to the engine: by rulebook where only one of them shows it. */
import { describe, expect, test } from 'vitest';
import {
  answer,
  hash,
  viewFor,
  type ActChoice,
  type Duel,
  type DuelEvent,
  type Question,
  type Reply,
} from '../../../src-main/engine/index.ts';
import { artifact, creatures, enchantment } from '../../../src-main/cards/words.ts';
import { statically, triggered } from '../../../src-main/engine/language/abilities.ts';
import { mana } from '../../../src-main/engine/language/costs/manaCost.ts';
import { damage } from '../../../src-main/engine/language/effects/damage.ts';
import { gainLife } from '../../../src-main/engine/language/effects/life.ts';
import { sacrificeIt } from '../../../src-main/engine/language/effects/sacrifice.ts';
import { is } from '../../../src-main/engine/language/filters/belonging.ts';
import { bonus } from '../../../src-main/engine/language/modification.ts';
import { atStep, enters } from '../../../src-main/engine/language/moment.ts';
import { all } from '../../../src-main/engine/language/refs/all.ts';
import { you } from '../../../src-main/engine/language/refs/players.ts';
import { self } from '../../../src-main/engine/language/refs/self.ts';
import {
  act,
  attackWith,
  goOnUntil,
  handSize,
  inHand,
  lifeOf,
  offered,
  offers,
  openingDuel,
  permanentNamed,
  positionDuel,
  say,
} from '../../support/rule-duel.ts';

const isTapped = (duel: Duel, name: string): boolean | undefined =>
  viewFor(duel, 0).permanents.find((permanent) => permanent.name === name)?.tapped;

/** The kinds of question asked until this holds. */
function kindsUntil(duel: Duel, isThere: (question: Question) => boolean): Set<string> {
  const kinds = new Set<string>();
  goOnUntil(duel, isThere, undefined, ({ kind }) => kinds.add(kind));
  return kinds;
}

describe.each(['alpha', 'fifth', 'portal', 'tenth', 'm11'])('Under %s', (edition) => {
  test('U029 untapping, drawing, damage and the way to the graveyard need nobody', () => {
    const duel = positionDuel(edition, [
      { battlefield: ['Hill Giant', 'Mountain'] },
      { battlefield: ['Gray Ogre'] },
    ]);
    attackWith(duel, ['Hill Giant']);
    goOnUntil(duel, ({ kind }) => kind === 'block');
    const fight = {
      blocker: permanentNamed(duel, 'Gray Ogre'),
      attacker: permanentNamed(duel, 'Hill Giant'),
    };
    say(duel, { kind: 'block', blocks: [fight] });
    const kinds = kindsUntil(duel, () => duel.turn.number === 3 && duel.turn.step === 'main1');
    expect(viewFor(duel, 0).players[1]?.graveyard.map(({ name }) => name)).toEqual(['Gray Ogre']);
    expect(isTapped(duel, 'Hill Giant')).toBe(false);
    expect([handSize(duel, 0), handSize(duel, 1)]).toEqual([1, 1]);
    expect(kinds).toEqual(new Set(['act', 'attack']));
  });

  test('U030 what the rules forbid is refused with a reason and changes nothing', () => {
    const duel = positionDuel(edition, [
      { hand: ['Gray Ogre', 'Shock', 'Mountain', 'Mountain'], battlefield: ['Mountain', 'White Knight'] },
      { hand: ['Shock'], battlefield: ['Black Knight'] },
    ]);
    act(duel, { kind: 'land', card: inHand(duel, 0, 'Mountain') });
    goOnUntil(duel, ({ seat, kind }) => seat === 0 && kind === 'act');
    const before = hash(duel);
    const shock = inHand(duel, 0, 'Shock');
    const forbidden: readonly [ActChoice, string][] = [
      [{ kind: 'land', card: inHand(duel, 0, 'Mountain') }, 'landPlayed'],
      [{ kind: 'cast', card: inHand(duel, 0, 'Gray Ogre') }, 'cannotPay'],
      [{ kind: 'cast', card: shock, targets: [[{ kind: 'seat', seat: 7 }]] }, 'illegalTarget'],
      [{ kind: 'cast', card: inHand(duel, 1, 'Shock') }, 'notThere'],
    ];
    for (const [choice, reason] of forbidden) {
      expect(answer(duel, { kind: 'act', act: choice })).toMatchObject({ reason });
      expect(hash(duel)).toBe(before);
    }
    const others: readonly Reply[] = [
      { kind: 'attack', attackers: [] },
      { kind: 'yesNo', yes: true },
    ];
    for (const reply of others) expect(answer(duel, reply)).toEqual({ reason: 'otherQuestion' });
    expect(hash(duel)).toBe(before);
  });

  test('U081 a discard at random asks nobody', () => {
    const duel = positionDuel(edition, [
      { battlefield: ['Hypnotic Specter'] },
      { hand: ['Gray Ogre', 'Hill Giant', 'Shock'] },
    ]);
    attackWith(duel, ['Hypnotic Specter']);
    const kinds = kindsUntil(duel, () => duel.turn.step === 'main2');
    expect([handSize(duel, 1), duel.graveyards[1]?.length]).toEqual([2, 1]);
    expect([...kinds].filter((kind) => kind !== 'act')).toEqual(['block']);
  });

  test('U132 what an arriving card does and asks comes first, then there is a new chain', () => {
    const price = { kind: 'pays', who: you, cost: [mana('{1}')] } as const;
    const arriving = enchantment(
      'Costly Banner',
      '{0}',
      statically(all(creatures), bonus(1, 1)),
      triggered(enters(is(self)), { ...price, then: gainLife(you, 2), otherwise: sacrificeIt(self) }),
    ).face;
    const duel = positionDuel(edition, [
      { hand: [arriving, 'Shock'], battlefield: ['Gray Ogre', 'Mountain', 'Mountain'] },
      {},
    ]);
    act(duel, { kind: 'cast', card: inHand(duel, 0, 'Costly Banner') });
    goOnUntil(duel, ({ kind }) => kind === 'yesNo');
    expect(viewFor(duel, 0).permanents.find(({ name }) => name === 'Gray Ogre')?.power).toBe(3);
    say(duel, { kind: 'yesNo', yes: true });
    goOnUntil(duel, ({ seat, kind }) => seat === 0 && kind === 'act');
    expect([duel.turn.step, duel.chain.length, lifeOf(duel, 0)]).toEqual(['main1', 0, 22]);
    expect(offers(duel, 'cast', inHand(duel, 0, 'Shock'))).toBe(true);
  });

  test('U141 a continuous effect is there without anybody doing anything', () => {
    const duel = positionDuel(edition, [{ battlefield: ['Bad Moon', 'Scathe Zombies', 'Gray Ogre'] }, {}]);
    expect(offered(duel)).toEqual([]);
    const powers = viewFor(duel, 0).permanents.map(({ name, power }) => [name, power]);
    expect(powers).toContainEqual(['Scathe Zombies', 3]);
    expect(powers).toContainEqual(['Gray Ogre', 2]);
  });
});

describe('Upkeep effects of 1997', () => {
  const clock = artifact('Cruel Clock', '{1}', triggered(atStep('upkeep', you), damage(1, you))).face;

  test('U163 mandatory ones are dealt with before the draw, optional ones are dropped by going on', () => {
    const events: DuelEvent[] = [];
    const duel = positionDuel(
      'fifth',
      [{ battlefield: [clock, { card: 'Brass Man', tapped: true }, 'Mountain'] }, {}],
      { step: 'upkeep', turn: 3 },
    );
    expect(offered(duel).filter(({ kind }) => kind === 'duty')).toHaveLength(2);
    goOnUntil(
      duel,
      () => duel.turn.step === 'draw',
      (event) => events.push(event),
    );
    const damaged = events.findIndex(({ kind }) => kind === 'life');
    const drawing = events.findIndex((event) => event.kind === 'stepBegan' && event.step === 'draw');
    expect(damaged).toBeGreaterThanOrEqual(0);
    expect(drawing).toBeGreaterThan(damaged);
    expect(lifeOf(duel, 0)).toBe(19);
    expect(isTapped(duel, 'Brass Man')).toBe(true);
    expect(offered(duel).filter(({ kind }) => kind === 'duty')).toEqual([]);
  });

  test('U164 what is tapped again in the same upkeep may be paid for again', () => {
    const duel = positionDuel(
      'fifth',
      [
        { battlefield: [{ card: 'Brass Man', tapped: true }, 'Mountain', 'Mountain'] },
        { hand: ['Twiddle'], battlefield: ['Island'] },
      ],
      { step: 'upkeep', turn: 3 },
    );
    const untapIt = (): void => {
      goOnUntil(duel, ({ seat, kind }) => seat === 0 && kind === 'act');
      const [duty] = offered(duel).filter(({ kind }) => kind === 'duty');
      if (!duty) throw new Error('Nothing is to be done in this upkeep.');
      act(duel, duty);
      goOnUntil(duel, ({ kind }) => kind === 'yesNo');
      say(duel, { kind: 'yesNo', yes: true });
      goOnUntil(duel, () => isTapped(duel, 'Brass Man') === false && duel.chain.length === 0);
    };
    untapIt();
    expect(offered(duel).some(({ kind }) => kind === 'duty')).toBe(false);
    goOnUntil(duel, ({ seat, kind }) => seat === 1 && kind === 'act');
    const card = permanentNamed(duel, 'Brass Man');
    const { incarnation = -1 } = duel.cards[card] ?? {};
    act(duel, {
      kind: 'cast',
      card: inHand(duel, 1, 'Twiddle'),
      targets: [[{ kind: 'card', card, incarnation }]],
    });
    say(duel, { kind: 'word', word: 'tap' });
    goOnUntil(duel, () => isTapped(duel, 'Brass Man') === true);
    untapIt();
    expect(duel.turn.step).toBe('upkeep');
    expect(duel.battlefield.filter((land) => duel.board[land]?.tapped)).toHaveLength(3);
  });
});

test('U205 with more than two players the first redraw is of seven cards again, the next of six', () => {
  const deck = Array.from({ length: 40 }, (_, place) => (place % 2 === 0 ? 'Forest' : 'Grizzly Bears'));
  const duel = openingDuel('m11', [deck, deck, deck], { variant: 'freeForAll' });
  say(duel, { kind: 'start', first: true });
  const { seat } = duel.question as Question;
  for (const count of [7, 6]) {
    expect(duel.question).toEqual({ seat, for: seat, kind: 'keep' });
    say(duel, { kind: 'keep', keep: false });
    expect(handSize(duel, seat)).toBe(count);
  }
});
