import { describe, expect, test } from 'vitest';
import {
  fallback,
  options,
  some,
  type CardNumber,
  type Duel,
  type Reply,
} from '../../../src-main/engine/index.ts';
import type { Drafted } from '../../../src-shared/duel/options.ts';
import { creature, creatures, instant } from '../../../src-main/cards/words.ts';
import { rule } from '../../../src-main/engine/language/abilities.ts';
import { damage } from '../../../src-main/engine/language/effects/damage.ts';
import { lookAtTop } from '../../../src-main/engine/language/effects/library.ts';
import { is } from '../../../src-main/engine/language/filters/belonging.ts';
import { you } from '../../../src-main/engine/language/refs/players.ts';
import { self } from '../../../src-main/engine/language/refs/self.ts';
import { targetOrPlayer } from '../../../src-main/engine/language/refs/target.ts';
import type { Face } from '../../../src-main/engine/language/face.ts';
import type { Attacker, Block } from '../../../src-shared/duel/question.ts';
import type { Thing } from '../../../src-shared/duel/things.ts';
import {
  act,
  goOnUntil,
  inHand,
  permanentNamed,
  positionDuel,
  say,
  type SeatWords,
} from '../../support/rule-duel.ts';

const thing = (duel: Duel, card: CardNumber): Thing => ({
  kind: 'card',
  card,
  incarnation: duel.cards[card]?.incarnation ?? -1,
});

function drafting<Kind extends Reply['kind']>(
  duel: Duel,
  draft: Extract<Reply, { kind: Kind }>,
): Extract<Drafted, { kind: Kind }> {
  const offered = options(duel, draft);
  if (offered?.kind !== draft.kind) throw new Error(`No question of kind ${draft.kind} is asked.`);
  return offered as Extract<Drafted, { kind: Kind }>;
}

function duelAt(
  kind: NonNullable<Duel['question']>['kind'],
  edition: string,
  seats: readonly SeatWords[],
  start: Parameters<typeof positionDuel>[2] = {},
): Duel {
  const duel = positionDuel(edition, seats, start);
  goOnUntil(duel, (question) => question.kind === kind);
  return duel;
}

describe('attackers one after the other', () => {
  const at = (card: CardNumber, band = -1): Attacker => ({ card, seat: 1, walker: -1, band });
  const attack = (duel: Duel, ...attackers: Attacker[]): Extract<Drafted, { kind: 'attack' }> =>
    drafting(duel, { kind: 'attack', attackers });
  const before = (names: readonly string[], edition = 'fifth'): Duel =>
    duelAt('attack', edition, [{ battlefield: names }, {}]);

  test('who attacks already is not offered again, and the rest still is', () => {
    const duel = before(['Grizzly Bears', 'Hill Giant']);
    const bears = permanentNamed(duel, 'Grizzly Bears');
    const giant = permanentNamed(duel, 'Hill Giant');
    expect(attack(duel, at(bears))).toMatchObject({
      ready: true,
      attackers: [{ card: giant, goals: [{ seat: 1, walker: -1 }], must: false, bandsWith: [] }],
    });
    expect(attack(duel, at(bears), at(giant))).toMatchObject({ ready: true, attackers: [] });
  });

  test('one that must attack is marked, and without it the draft is refused', () => {
    const duel = before(['Bloodrock Cyclops', 'Grizzly Bears'], 'm11');
    const cyclops = permanentNamed(duel, 'Bloodrock Cyclops');
    const none = attack(duel);
    expect(none).toMatchObject({ ready: false, refusal: { reason: 'mustAttack', card: cyclops } });
    expect(none.attackers.filter(({ must }) => must).map(({ card }) => card)).toEqual([cyclops]);
    expect(attack(duel, at(cyclops)).ready).toBe(true);
  });

  test('one that needs company is offered while there can be enough, and not ready before', () => {
    const duel = before(['Orcish Conscripts', 'Grizzly Bears', 'Hill Giant']);
    const conscripts = permanentNamed(duel, 'Orcish Conscripts');
    const bears = permanentNamed(duel, 'Grizzly Bears');
    const giant = permanentNamed(duel, 'Hill Giant');
    expect(attack(duel, at(conscripts), at(bears))).toMatchObject({
      ready: false,
      refusal: { reason: 'cannotAttack', card: conscripts },
      attackers: [{ card: giant }],
    });
    expect(attack(duel, at(conscripts), at(bears), at(giant)).ready).toBe(true);
  });

  test('one that can never have company enough is not offered, and stays at home whatever would have it attack', () => {
    const lonely = creature(
      'Lonely Fury',
      '{R}',
      'Orc',
      2,
      2,
      rule({ kind: 'mustAttack', who: is(self) }),
      rule({ kind: 'attackCompany', who: is(self), others: 2 }),
    ).face;
    const duel = duelAt('attack', 'fifth', [{ battlefield: [lonely, 'Grizzly Bears'] }, {}]);
    const bears = permanentNamed(duel, 'Grizzly Bears');
    expect(attack(duel)).toMatchObject({ ready: true, attackers: [{ card: bears }] });
    expect(attack(duel).attackers).toHaveLength(1);
    expect(attack(duel, at(bears)).ready).toBe(true);
    say(duel, { kind: 'attack', attackers: [] });
  });

  test('where one that must attack needs company the harmless reply brings it along', () => {
    const wary = creature(
      'Wary Fury',
      '{R}',
      'Orc',
      2,
      2,
      rule({ kind: 'mustAttack', who: is(self) }),
      rule({ kind: 'attackCompany', who: is(self), others: 1 }),
    ).face;
    const duel = duelAt('attack', 'fifth', [{ battlefield: [wary, 'Grizzly Bears'] }, {}]);
    const cards = ['Wary Fury', 'Grizzly Bears'].map((name) => permanentNamed(duel, name));
    expect(attack(duel)).toMatchObject({ ready: false, refusal: { reason: 'mustAttack', card: cards[0] } });
    expect(fallback(duel)).toEqual({ kind: 'attack', attackers: cards.map((card) => at(card)) });
    say(
      duel,
      some(duel, (below) => below - 1),
    );
    expect(duel.combat?.groups).toHaveLength(2);
  });

  test('R378 a bander joins anyone, one other joins a band, and a second other does not', () => {
    const duel = before(['Benalish Hero', 'Mesa Pegasus', 'Grizzly Bears', 'Hill Giant']);
    const [hero, pegasus, bears, giant] = [
      'Benalish Hero',
      'Mesa Pegasus',
      'Grizzly Bears',
      'Hill Giant',
    ].map((name) => permanentNamed(duel, name)) as [number, number, number, number];
    const joins = (offered: Extract<Drafted, { kind: 'attack' }>, card: CardNumber): readonly CardNumber[] =>
      offered.attackers.find((other) => other.card === card)?.bandsWith ?? [];
    const apart = attack(duel, at(bears), at(hero));
    expect(joins(apart, pegasus)).toEqual([bears, hero]);
    expect(joins(apart, giant)).toEqual([hero]);
    const band = attack(duel, at(bears, 0), at(hero, 0));
    expect(joins(band, pegasus)).toEqual([bears, hero]);
    expect(joins(band, giant)).toEqual([]);
    expect(attack(duel, at(bears, 0), at(giant, 0))).toMatchObject({
      ready: false,
      refusal: { reason: 'illegalBand' },
      attackers: [],
    });
  });
});

describe('blocks one after the other', () => {
  const block = (duel: Duel, ...blocks: Block[]): Extract<Drafted, { kind: 'block' }> =>
    drafting(duel, { kind: 'block', blocks });

  function attacked(): Duel {
    const duel = duelAt('attack', 'm11', [
      { battlefield: ['Air Elemental', 'Hill Giant'] },
      { battlefield: ['Grizzly Bears', 'Giant Spider'] },
    ]);
    const attackers = ['Air Elemental', 'Hill Giant'].map((name): Attacker => ({
      card: permanentNamed(duel, name),
      seat: 1,
      walker: -1,
      band: -1,
    }));
    say(duel, { kind: 'attack', attackers });
    goOnUntil(duel, ({ kind }) => kind === 'block');
    return duel;
  }

  test('each creature blocks once, and only what it may', () => {
    const duel = attacked();
    const [elemental, giant, bears, spider] = [
      'Air Elemental',
      'Hill Giant',
      'Grizzly Bears',
      'Giant Spider',
    ].map((name) => permanentNamed(duel, name)) as [number, number, number, number];
    expect(block(duel)).toMatchObject({
      ready: true,
      blockers: [
        { card: bears, attackers: [giant] },
        { card: spider, attackers: [elemental, giant] },
      ],
    });
    const one = block(duel, { blocker: spider, attacker: giant });
    expect(one).toMatchObject({ ready: true, blockers: [{ card: bears, attackers: [giant] }] });
    expect(block(duel, { blocker: bears, attacker: elemental })).toMatchObject({
      ready: false,
      refusal: { reason: 'cannotBlock', card: bears },
      blockers: [],
    });
  });

  test('of blockers to be lined up the placed ones are gone, and only the whole line is ready', () => {
    const duel = attacked();
    const giant = permanentNamed(duel, 'Hill Giant');
    const bears = permanentNamed(duel, 'Grizzly Bears');
    const spider = permanentNamed(duel, 'Giant Spider');
    const blocks = [bears, spider].map((blocker): Block => ({ blocker, attacker: giant }));
    say(duel, { kind: 'block', blocks });
    goOnUntil(duel, ({ kind }) => kind === 'lineUp');
    expect(drafting(duel, { kind: 'lineUp', blockers: [spider] })).toMatchObject({
      ready: false,
      blockers: [bears],
    });
    expect(drafting(duel, { kind: 'lineUp', blockers: [spider, bears] })).toMatchObject({
      ready: true,
      blockers: [],
    });
  });
});

describe('damage divided point by point', () => {
  /** A 5/5 (trampling or not) blocked by a 2/2 and a 2/4. */
  function fight(edition: string, ...keywords: 'trample'[]): { duel: Duel; to: Thing[] } {
    const beast = creature('Grey Beast', '{4}', 'Beast', 5, 5, ...keywords).face;
    const duel = duelAt('attack', edition, [
      { battlefield: [beast] },
      { battlefield: ['Grizzly Bears', 'Giant Spider'] },
    ]);
    const attacker = permanentNamed(duel, 'Grey Beast');
    const blockers = ['Grizzly Bears', 'Giant Spider'].map((name) => permanentNamed(duel, name));
    say(duel, { kind: 'attack', attackers: [{ card: attacker, seat: 1, walker: -1, band: -1 }] });
    goOnUntil(duel, ({ kind }) => kind === 'block');
    say(duel, { kind: 'block', blocks: blockers.map((blocker) => ({ blocker, attacker })) });
    goOnUntil(duel, ({ kind }) => kind === 'assign');
    return { duel, to: [...blockers.map((card) => thing(duel, card)), { kind: 'seat', seat: 1 }] };
  }

  function assigning({ duel, to }: ReturnType<typeof fight>, ...amounts: number[]): Drafted {
    const shares = amounts.map((amount, place) => ({ to: to[place] as Thing, amount }));
    return drafting(duel, { kind: 'assign', shares });
  }
  const ranges = ({ room }: Drafted): number[][] =>
    (room?.places ?? []).map(({ least, most }) => [least, most]);

  test('R330 in line: the first must have its death before the second gets anything', () => {
    const fought = fight('m11');
    expect(ranges(assigning(fought))).toEqual([
      [2, 5],
      [0, 3],
    ]);
    const early = assigning(fought, 0, 1);
    expect(early).toMatchObject({ ready: false, room: { left: 4 } });
    expect(ranges(early)).toEqual([
      [2, 4],
      [1, 3],
    ]);
    expect(assigning(fought, 1, 4)).toMatchObject({ ready: false, refusal: { reason: 'notLethal' } });
    expect(assigning(fought, 2, 3)).toMatchObject({ ready: true, room: { left: 0 } });
  });

  test('U155 free: anything goes that comes to the whole', () => {
    const fought = fight('fifth');
    expect(ranges(assigning(fought))).toEqual([
      [0, 5],
      [0, 5],
    ]);
    expect(assigning(fought, 1)).toMatchObject({
      ready: false,
      refusal: { reason: 'wrongTotal' },
      room: { left: 4 },
    });
    expect(assigning(fought, 1, 4).ready).toBe(true);
    expect(assigning(fought, 3, 4)).toMatchObject({ ready: false, room: { left: -2 } });
  });

  test('R363 what tramples over: nothing is left for the player of a five that owes six', () => {
    const fought = fight('m11', 'trample');
    expect(ranges(assigning(fought))[2]).toEqual([0, 0]);
    expect(assigning(fought, 2, 2, 1)).toMatchObject({ ready: false, refusal: { reason: 'notLethal' } });
  });

  test('R362 where the surplus spills over by itself the player is no place', () => {
    expect(ranges(assigning(fight('fifth', 'trample')))).toHaveLength(2);
  });
});

describe('parts of an announcement', () => {
  const forked: Face = instant(
    'Forked Spark',
    '{R}',
    damage(4, targetOrPlayer(creatures, { least: 1, most: 3 }), { shared: 'chosen' }),
  ).face;
  const SEATS = [
    { hand: [forked, 'Lightning Bolt'], battlefield: ['Mountain'] },
    { battlefield: ['Grizzly Bears', 'Hill Giant'] },
  ];

  test('U125 targets chosen are not offered again, and none once there are enough', () => {
    const duel = positionDuel('m11', SEATS);
    act(duel, { kind: 'cast', card: inHand(duel, 0, 'Forked Spark') });
    const bears = thing(duel, permanentNamed(duel, 'Grizzly Bears'));
    const giant = thing(duel, permanentNamed(duel, 'Hill Giant'));
    const rival: Thing = { kind: 'seat', seat: 1 };
    const targets = (...chosen: Thing[]): Extract<Drafted, { kind: 'targets' }> =>
      drafting(duel, { kind: 'targets', targets: chosen });
    expect(targets()).toMatchObject({ ready: false, refusal: { reason: 'wrongNumber' }, least: 1, most: 3 });
    expect(targets(bears)).toMatchObject({ ready: true });
    expect(targets(bears).things).toContainEqual(giant);
    expect(targets(bears).things).not.toContainEqual(bears);
    expect(targets(bears, giant, rival)).toMatchObject({ ready: true, things: [] });
    expect(targets(bears, bears)).toMatchObject({ ready: false, refusal: { reason: 'sameTwice' } });
  });

  test('U125 each share is one at least and leaves one for the others', () => {
    const duel = positionDuel('m11', SEATS);
    const bears = thing(duel, permanentNamed(duel, 'Grizzly Bears'));
    const rival: Thing = { kind: 'seat', seat: 1 };
    act(duel, { kind: 'cast', card: inHand(duel, 0, 'Forked Spark'), targets: [[bears, rival]] });
    expect(duel.question?.kind).toBe('shares');
    const shares = (...amounts: number[]): Drafted => drafting(duel, { kind: 'shares', shares: amounts });
    expect(shares().room).toEqual({
      left: 4,
      places: [
        { to: bears, least: 1, most: 3 },
        { to: rival, least: 1, most: 3 },
      ],
    });
    expect(shares(2)).toMatchObject({
      ready: false,
      room: {
        left: 2,
        places: [
          { least: 2, most: 3 },
          { least: 1, most: 2 },
        ],
      },
    });
    expect(shares(2, 2).ready).toBe(true);
    expect(shares(4)).toMatchObject({ ready: false, refusal: { reason: 'wrongTotal' } });
  });

  test('a cost that is chosen takes one card and then no more', () => {
    const duel = positionDuel('m11', [
      { battlefield: ['Siege-Gang Commander', 'Goblin Piker', 'Mountain', 'Mountain'] },
      {},
    ]);
    const commander = permanentNamed(duel, 'Siege-Gang Commander');
    const piker = permanentNamed(duel, 'Goblin Piker');
    act(duel, { kind: 'activate', card: commander, ability: 0, targets: [[{ kind: 'seat', seat: 1 }]] });
    expect(drafting(duel, { kind: 'costs', cards: [] })).toMatchObject({
      ready: false,
      cards: [commander, piker],
    });
    expect(drafting(duel, { kind: 'costs', cards: [piker] })).toMatchObject({ ready: true, cards: [] });
  });

  test('a mode chosen leaves the choices that begin with it', () => {
    const duel = positionDuel('m11', [
      { hand: ['Healing Salve'], battlefield: ['Plains'] },
      { battlefield: ['Grizzly Bears'] },
    ]);
    act(duel, { kind: 'cast', card: inHand(duel, 0, 'Healing Salve') });
    expect(drafting(duel, { kind: 'modes', modes: [] })).toMatchObject({ ready: false, modes: [[0], [1]] });
    expect(drafting(duel, { kind: 'modes', modes: [1] })).toMatchObject({ ready: true, modes: [[1]] });
  });

  test('an act with its parts is tried as a whole', () => {
    const duel = positionDuel('m11', SEATS);
    const card = inHand(duel, 0, 'Lightning Bolt');
    const cast = (targets: Thing[]): Drafted =>
      drafting(duel, { kind: 'act', act: { kind: 'cast', card, targets: [targets] } });
    expect(cast([{ kind: 'seat', seat: 1 }])).toMatchObject({ kind: 'act', ready: true });
    expect(cast([])).toMatchObject({ ready: false, refusal: { reason: 'wrongNumber', card } });
  });
});

describe('choices in the middle of things', () => {
  test('a discard to the limit takes what is over, and no more', () => {
    const hand = Array.from({ length: 9 }, () => 'Plains');
    const duel = duelAt('choose', 'm11', [{ hand }, {}], { step: 'main2' });
    const cards = (duel.hands[0] ?? []).map((card) => thing(duel, card));
    const choose = (count: number): Extract<Drafted, { kind: 'choose' }> =>
      drafting(duel, { kind: 'choose', things: cards.slice(0, count) });
    expect(choose(1)).toMatchObject({ ready: false, refusal: { reason: 'wrongNumber' }, least: 2, most: 2 });
    expect(choose(1).things).toEqual(cards.slice(1));
    expect(choose(2)).toMatchObject({ ready: true, things: [] });
  });

  test('where only one creature may untap, the next is not offered', () => {
    const tapped = ['Grizzly Bears', 'Hill Giant'].map((card) => ({ card, tapped: true }));
    const duel = duelAt('choose', 'm11', [{ battlefield: ['Smoke', ...tapped] }, {}], { step: 'untap' });
    const bears = thing(duel, permanentNamed(duel, 'Grizzly Bears'));
    expect(drafting(duel, { kind: 'choose', things: [] })).toMatchObject({ ready: false });
    expect(drafting(duel, { kind: 'choose', things: [bears] })).toMatchObject({ ready: true, things: [] });
  });

  test('of what is put in order the placed are gone', () => {
    const look = instant('Far Look', '{U}', lookAtTop(you, 3, 'top')).face;
    const duel = positionDuel('m11', [
      { hand: [look], library: ['Plains', 'Forest', 'Swamp'], battlefield: ['Island'] },
      {},
    ]);
    act(duel, { kind: 'cast', card: inHand(duel, 0, 'Far Look') });
    goOnUntil(duel, ({ kind }) => kind === 'order');
    const [first, second, third] = duel.libraries[0] as [number, number, number];
    expect(drafting(duel, { kind: 'order', order: [second] })).toMatchObject({
      ready: false,
      items: [first, third],
    });
    expect(drafting(duel, { kind: 'order', order: [second, first, third] })).toMatchObject({
      ready: true,
      items: [],
    });
  });

  test('a draft for another question is refused, and narrows nothing', () => {
    const duel = positionDuel('m11', [{ hand: ['Forest'] }, {}]);
    expect(options(duel, { kind: 'yesNo', yes: true })).toEqual({
      ...options(duel),
      ready: false,
      refusal: { reason: 'otherQuestion' },
    });
  });

  test('without a question there is nothing to draft', () => {
    const duel = positionDuel('m11', [{}, {}]);
    say(duel, { kind: 'concede', seat: 1 });
    expect(options(duel, { kind: 'yesNo', yes: true })).toBeUndefined();
  });
});
