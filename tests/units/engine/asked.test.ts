import { describe, expect, test } from 'vitest';
import {
  asked,
  fallback,
  options,
  type Asked,
  type CardNumber,
  type Duel,
  type Thing,
} from '../../../src-main/engine/index.ts';
import { creature, creatures, instant } from '../../../src-main/cards/words.ts';
import { triggered } from '../../../src-main/engine/language/abilities.ts';
import { damage } from '../../../src-main/engine/language/effects/damage.ts';
import { lookAtTop } from '../../../src-main/engine/language/effects/library.ts';
import { gainLife } from '../../../src-main/engine/language/effects/life.ts';
import { may, unlessPays } from '../../../src-main/engine/language/effects/may.ts';
import { prevent } from '../../../src-main/engine/language/effects/prevent.ts';
import { sacrifice, sacrificeIt } from '../../../src-main/engine/language/effects/sacrifice.ts';
import { sequence } from '../../../src-main/engine/language/effects/sequence.ts';
import { payLife } from '../../../src-main/engine/language/costs/lifeCost.ts';
import { mana } from '../../../src-main/engine/language/costs/manaCost.ts';
import { sacrificeOf } from '../../../src-main/engine/language/costs/sacrificeCost.ts';
import { is } from '../../../src-main/engine/language/filters/belonging.ts';
import { enters } from '../../../src-main/engine/language/moment.ts';
import { you } from '../../../src-main/engine/language/refs/players.ts';
import { self } from '../../../src-main/engine/language/refs/self.ts';
import { target, targetPlayer } from '../../../src-main/engine/language/refs/target.ts';
import {
  act,
  goOnUntil,
  inHand,
  openingDuel,
  permanentNamed,
  positionDuel,
  say,
  type SeatWords,
} from '../../support/rule-duel.ts';

const RIVAL: Thing = { kind: 'seat', seat: 1 };

const thing = (duel: Duel, card: CardNumber): Thing => ({
  kind: 'card',
  card,
  incarnation: duel.cards[card]?.incarnation ?? -1,
});

function about(duel: Duel): Asked {
  const told = asked(duel);
  if (!told) throw new Error('Nothing is asked.');
  return told;
}

function goOnTo(duel: Duel, purpose: Asked['purpose']): Asked {
  goOnUntil(duel, () => asked(duel)?.purpose === purpose);
  return about(duel);
}

function cast(duel: Duel, name: string, targets?: Thing[][]): CardNumber {
  const card = inHand(duel, duel.question?.seat ?? 0, name);
  act(duel, { kind: 'cast', card, ...(targets ? { targets } : {}) });
  return card;
}

describe('who has the word, and about what', () => {
  const BOLTS: SeatWords[] = [
    { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
    {
      hand: ['Counterspell'],
      battlefield: ['Island', 'Island', 'Drudge Skeletons', 'Swamp', 'Samite Healer'],
    },
  ];

  test('an open window with nothing waiting answers nothing', () => {
    expect(about(positionDuel('m11', BOLTS))).toEqual({ purpose: 'open' });
  });

  test('what was announced last is what a word would answer', () => {
    const duel = positionDuel('m11', BOLTS);
    cast(duel, 'Lightning Bolt', [[RIVAL]]);
    expect(about(duel)).toEqual({ purpose: 'open', onto: duel.chain[0]?.id });
  });

  test('an interrupt names the spell it could stop', () => {
    const duel = positionDuel('fifth', BOLTS);
    cast(duel, 'Lightning Bolt', [[RIVAL]]);
    expect(goOnTo(duel, 'interrupt')).toEqual({ purpose: 'interrupt', onto: duel.chain[0]?.id });
  });

  test('a window of prevention tells the damage that is coming', () => {
    const duel = positionDuel('fifth', BOLTS);
    const skeletons = thing(duel, permanentNamed(duel, 'Drudge Skeletons'));
    const bolt = cast(duel, 'Lightning Bolt', [[skeletons]]);
    expect(goOnTo(duel, 'prevention').damage).toEqual([
      { source: bolt, name: 'Lightning Bolt', to: skeletons, amount: 3 },
    ]);
  });

  test('a window of regeneration tells who is dying', () => {
    const duel = positionDuel('fifth', BOLTS);
    const skeletons = permanentNamed(duel, 'Drudge Skeletons');
    cast(duel, 'Lightning Bolt', [[thing(duel, skeletons)]]);
    expect(goOnTo(duel, 'regeneration').dying).toEqual([skeletons]);
  });

  test('a duty is told with the text that it comes from', () => {
    const duel = positionDuel('fifth', [{ battlefield: ['Lord of the Pit', 'Grizzly Bears'] }, {}], {
      step: 'upkeep',
    });
    const [duty] = about(duel).duties ?? [];
    expect(duty).toMatchObject({
      duty: duel.duties[0]?.id,
      by: { card: permanentNamed(duel, 'Lord of the Pit'), name: 'Lord of the Pit' },
      mandatory: true,
    });
  });
});

describe('the parts of an announcement', () => {
  test('each target clause in turn, of how many, and how many it takes', () => {
    const twice = instant(
      'Two Blows',
      '{R}',
      sequence(damage(1, target(creatures)), damage(2, target(creatures, { least: 0, most: 2 }))),
    ).face;
    const duel = positionDuel('m11', [
      { hand: [twice], battlefield: ['Mountain'] },
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    ]);
    const card = cast(duel, 'Two Blows');
    const by = { card, face: duel.cards[card]?.face, ability: 0, name: 'Two Blows' };
    expect(about(duel)).toEqual({ purpose: 'targets', by, clause: { place: 0, of: 2 }, least: 1, most: 1 });
    say(duel, { kind: 'targets', targets: [thing(duel, permanentNamed(duel, 'Grizzly Bears'))] });
    expect(about(duel)).toEqual({ purpose: 'targets', by, clause: { place: 1, of: 2 }, least: 0, most: 2 });
  });

  test('X, with the most that can be paid', () => {
    const duel = positionDuel('m11', [
      { hand: ['Fireball'], battlefield: ['Mountain', 'Mountain', 'Mountain'] },
      {},
    ]);
    cast(duel, 'Fireball');
    expect(about(duel)).toMatchObject({ purpose: 'x', by: { name: 'Fireball' }, least: 0, most: 2 });
  });

  test('a mode', () => {
    const duel = positionDuel('m11', [
      { hand: ['Healing Salve'], battlefield: ['Plains'] },
      { battlefield: ['Grizzly Bears'] },
    ]);
    cast(duel, 'Healing Salve');
    expect(about(duel)).toMatchObject({ purpose: 'modes', by: { name: 'Healing Salve', ability: 0 } });
  });

  test('what is given up as a cost, and for which ability', () => {
    const duel = positionDuel('m11', [
      { battlefield: ['Siege-Gang Commander', 'Goblin Piker', 'Mountain', 'Mountain'] },
      {},
    ]);
    const commander = permanentNamed(duel, 'Siege-Gang Commander');
    act(duel, { kind: 'activate', card: commander, ability: 0, targets: [[RIVAL]] });
    const told = about(duel);
    expect(told).toMatchObject({ purpose: 'costs', pays: 'sacrifice', least: 1, most: 1 });
    expect(told.clause).toEqual({ place: 0, of: 1 });
    expect(told.by).toMatchObject({ card: commander, name: 'Siege-Gang Commander', ability: 1 });
  });

  test('mana, as far as the pool does not cover it', () => {
    const duel = positionDuel('m11', [
      { hand: ['Hill Giant'], battlefield: ['Mountain', 'Mountain', 'Forest', 'Forest'] },
      {},
    ]);
    act(duel, { kind: 'cast', card: inHand(duel, 0, 'Hill Giant'), pay: 'ask' });
    expect(about(duel)).toMatchObject({ purpose: 'mana', cost: '{3}{R}', pool: [0, 0, 0, 0, 0, 0] });
    say(duel, { kind: 'mana', use: { card: permanentNamed(duel, 'Mountain'), ability: 0, choice: 0 } });
    expect(about(duel)).toMatchObject({ cost: '{3}', pool: [0, 0, 0, 1, 0, 0] });
    say(duel, { kind: 'mana', use: { card: permanentNamed(duel, 'Forest'), ability: 0, choice: 0 } });
    expect(about(duel)).toMatchObject({ cost: '{2}', pool: [0, 0, 0, 1, 1, 0] });
  });
});

describe('in the middle of an effect', () => {
  const entering = (effect: Parameters<typeof triggered>[1]): Duel => {
    const guest = creature('Odd Guest', '{R}', 'Ogre', 3, 3, triggered(enters(is(self)), effect)).face;
    const duel = positionDuel('m11', [
      { hand: [guest], battlefield: ['Mountain', 'Island', 'Forest', 'Grizzly Bears', 'Hill Giant'] },
      { battlefield: ['Gray Ogre', 'Giant Spider'] },
    ]);
    cast(duel, 'Odd Guest');
    return duel;
  };

  test('something optional names the ability that offers it', () => {
    const duel = entering(may(gainLife(you, 2)));
    const told = goOnTo(duel, 'optional');
    const card = permanentNamed(duel, 'Odd Guest');
    expect(told).toEqual({
      purpose: 'optional',
      by: { card, face: duel.cards[card]?.face, ability: 0, name: 'Odd Guest' },
    });
  });

  test('a payment is told with its mana and the rest of its price', () => {
    const price = [mana('{1}{U}'), payLife(2), sacrificeOf(creatures)];
    const duel = entering(unlessPays(price, sacrificeIt(self)));
    expect(goOnTo(duel, 'payment')).toMatchObject({
      by: { name: 'Odd Guest', ability: 0 },
      cost: '{1}{U}',
      price: [
        { kind: 'life', count: 2 },
        { kind: 'sacrifice', count: 1 },
      ],
    });
    say(duel, { kind: 'yesNo', yes: true });
    expect(about(duel)).toMatchObject({
      purpose: 'sacrifice',
      pays: 'sacrifice',
      by: { name: 'Odd Guest' },
      least: 1,
      most: 1,
    });
  });

  test('the target of what triggered is asked for like any other', () => {
    const duel = entering(damage(2, target(creatures)));
    expect(goOnTo(duel, 'targets')).toMatchObject({
      by: { name: 'Odd Guest', ability: 0 },
      clause: { place: 0, of: 1 },
      least: 1,
      most: 1,
    });
  });

  test('a sacrifice that an effect demands names the effect', () => {
    const edict = instant('Hard Edict', '{B}', sacrifice(targetPlayer(), creatures)).face;
    const duel = positionDuel('m11', [
      { hand: [edict], battlefield: ['Swamp'] },
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    ]);
    cast(duel, 'Hard Edict', [[RIVAL]]);
    const told = goOnTo(duel, 'sacrifice');
    expect(told).toMatchObject({ by: { name: 'Hard Edict' }, least: 1, most: 1 });
    expect(told.pays).toBeUndefined();
    expect(duel.question?.seat).toBe(1);
  });

  test('damage that may be turned to a planeswalker is told, and who deals it', () => {
    const duel = positionDuel('m11', [
      { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
      { battlefield: [{ card: 'Jace Beleren', counters: { loyalty: 3 } }] },
    ]);
    const card = cast(duel, 'Lightning Bolt', [[RIVAL]]);
    expect(goOnTo(duel, 'redirect')).toMatchObject({
      by: { card, name: 'Lightning Bolt' },
      damage: [{ source: card, to: RIVAL, amount: 3 }],
    });
  });

  test('of several that would replace the same, who is affected is asked which comes first', () => {
    const duel = positionDuel('m11', [
      { hand: ['Lightning Bolt'], battlefield: ['Mountain', 'Hill Giant'] },
      { battlefield: ['Guardian Seraph', { card: 'Pariah', attachedTo: 1 }] },
    ]);
    const aura = permanentNamed(duel, 'Pariah');
    const bolt = cast(duel, 'Lightning Bolt', [[RIVAL]]);
    expect(goOnTo(duel, 'replacement')).toMatchObject({
      by: { card: bolt, name: 'Lightning Bolt' },
      damage: [{ source: bolt, to: RIVAL, amount: 3 }],
      least: 1,
      most: 1,
    });
    expect(duel.question).toMatchObject({ seat: 1, kind: 'choose' });
    const seraph = thing(duel, permanentNamed(duel, 'Guardian Seraph'));
    expect(options(duel)).toMatchObject({ things: [seraph, thing(duel, aura)] });
    expect(fallback(duel)).toEqual({ kind: 'choose', things: [seraph] });
  });

  test('of two shields that do it differently, which comes first, and for what damage', () => {
    const some = instant('Small Shield', '{W}', prevent(1, { to: you })).face;
    const life = instant('Kind Shield', '{W}', prevent(2, { to: you, then: gainLife(you, 1) })).face;
    const duel = positionDuel('m11', [
      { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
      { hand: [some, life], battlefield: ['Plains', 'Plains'] },
    ]);
    const bolt = cast(duel, 'Lightning Bolt', [[RIVAL]]);
    for (const name of ['Small Shield', 'Kind Shield']) {
      goOnUntil(duel, ({ kind, seat }) => kind === 'act' && seat === 1);
      cast(duel, name);
    }
    expect(goOnTo(duel, 'replacement')).toMatchObject({
      by: { card: bolt },
      damage: [{ source: bolt, to: RIVAL, amount: 3 }],
      least: 1,
      most: 1,
    });
    expect(duel.question).toMatchObject({ seat: 1, kind: 'choose' });
  });

  test('a shield that cannot take everything is named, with the damage that waits', () => {
    const shield = instant('Small Shield', '{W}', prevent(1, { to: you })).face;
    const sting = creature('Sting', '{1}', 'Insect', 1, 1, 'lifelink').face;
    const duel = positionDuel('m11', [
      { battlefield: [sting, 'Grizzly Bears'] },
      { hand: [shield], battlefield: ['Plains'] },
    ]);
    goOnTo(duel, 'attack');
    const attackers = ['Sting', 'Grizzly Bears'].map((name) => ({
      card: permanentNamed(duel, name),
      seat: 1,
      walker: -1,
      band: -1,
    }));
    say(duel, { kind: 'attack', attackers });
    goOnUntil(duel, ({ kind, seat }) => kind === 'act' && seat === 1);
    cast(duel, 'Small Shield');
    const told = goOnTo(duel, 'prevented');
    expect(told.by).toMatchObject({ name: 'Small Shield' });
    expect(told.damage?.map(({ name, amount }) => [name, amount])).toEqual([
      ['Sting', 1],
      ['Grizzly Bears', 2],
    ]);
  });

  test('a search names the searching spell', () => {
    const duel = positionDuel('m11', [
      { hand: ['Sylvan Scrying'], library: ['Forest', 'Plains', 'Shock'], battlefield: ['Forest', 'Forest'] },
      {},
    ]);
    cast(duel, 'Sylvan Scrying');
    expect(goOnTo(duel, 'search')).toMatchObject({ by: { name: 'Sylvan Scrying' }, least: 0, most: 1 });
  });

  test('a library is put in order at the top, or what was chosen for the bottom there', () => {
    const look = instant('Far Look', '{U}', lookAtTop(you, 4, 'either')).face;
    const duel = positionDuel('m11', [
      { hand: [look], library: ['Plains', 'Forest', 'Swamp', 'Mountain'], battlefield: ['Island'] },
      {},
    ]);
    const down = (duel.libraries[0] ?? []).slice(0, 2).map((card) => thing(duel, card));
    cast(duel, 'Far Look');
    expect(goOnTo(duel, 'bottom')).toMatchObject({ by: { name: 'Far Look' }, least: 0, most: 4 });
    say(duel, { kind: 'choose', things: down });
    expect(about(duel)).toMatchObject({ purpose: 'libraryOrder', by: { name: 'Far Look' }, end: 'top' });
    goOnUntil(duel, () => asked(duel)?.end === 'bottom');
    expect(about(duel)).toMatchObject({ purpose: 'libraryOrder', by: { name: 'Far Look' }, end: 'bottom' });
  });

  test('a word to be changed, then what it becomes', () => {
    const duel = positionDuel('m11', [
      { hand: ['Sleight of Mind'], battlefield: ['Island', 'White Knight'] },
      {},
    ]);
    cast(duel, 'Sleight of Mind', [[thing(duel, permanentNamed(duel, 'White Knight'))]]);
    expect(goOnTo(duel, 'word')).toMatchObject({
      by: { name: 'Sleight of Mind' },
      clause: { place: 0, of: 2 },
    });
    say(duel, { kind: 'word', word: 'black' });
    expect(about(duel)).toMatchObject({ purpose: 'word', clause: { place: 1, of: 2 } });
  });

  test('triggers to be put in order are told one by one', () => {
    const bell = creature('Bell', '{1}', 'Spirit', 1, 1, triggered(enters(creatures), gainLife(you, 1))).face;
    const drum = creature(
      'Drum',
      '{1}',
      'Spirit',
      1,
      1,
      triggered(enters(creatures), damage(1, target(creatures))),
    ).face;
    const duel = positionDuel('m11', [
      { hand: ['Grizzly Bears'], battlefield: [bell, drum, 'Forest', 'Forest'] },
      {},
    ]);
    cast(duel, 'Grizzly Bears');
    expect(goOnTo(duel, 'triggersOrder').items?.map(({ name, ability }) => [name, ability])).toEqual([
      ['Bell', 0],
      ['Drum', 0],
    ]);
  });
});

describe('in the course of the turn', () => {
  const deck = Array.from({ length: 40 }, (_, place) => (place % 2 ? 'Forest' : 'Grizzly Bears'));

  test('who begins, and the hand', () => {
    const duel = openingDuel('m11', [deck, deck]);
    expect(about(duel)).toEqual({ purpose: 'start' });
    expect(goOnTo(duel, 'keep')).toEqual({ purpose: 'keep' });
  });

  test('a discard to the limit is no discard of an effect', () => {
    const hand = Array.from({ length: 9 }, () => 'Plains');
    const duel = positionDuel('m11', [{ hand }, {}], { step: 'main2' });
    expect(goOnTo(duel, 'handLimit')).toEqual({ purpose: 'handLimit', least: 2, most: 2 });
  });

  test('combat: who attacks, who blocks, the line of whom, and whose damage', () => {
    const duel = positionDuel('m11', [
      { battlefield: ['Hill Giant'] },
      { battlefield: ['Grizzly Bears', 'Goblin Piker'] },
    ]);
    const giant = permanentNamed(duel, 'Hill Giant');
    expect(goOnTo(duel, 'attack')).toEqual({ purpose: 'attack' });
    say(duel, { kind: 'attack', attackers: [{ card: giant, seat: 1, walker: -1, band: -1 }] });
    expect(goOnTo(duel, 'block')).toEqual({ purpose: 'block' });
    const blocks = ['Grizzly Bears', 'Goblin Piker'].map((name) => ({
      blocker: permanentNamed(duel, name),
      attacker: giant,
    }));
    say(duel, { kind: 'block', blocks });
    const by = { card: giant, face: duel.cards[giant]?.face, ability: -1, name: 'Hill Giant' };
    expect(goOnTo(duel, 'lineUp')).toEqual({ purpose: 'lineUp', by });
    expect(goOnTo(duel, 'assign')).toEqual({ purpose: 'assign', by });
  });

  test('a choice made for another says whose it is', () => {
    const duel = positionDuel('fifth', [
      { hand: ['Word of Command'], battlefield: ['Swamp', 'Swamp'] },
      { hand: ['Lightning Bolt', 'Forest'], battlefield: ['Mountain'] },
    ]);
    cast(duel, 'Word of Command', [[RIVAL]]);
    expect(goOnTo(duel, 'play')).toMatchObject({ by: { name: 'Word of Command' } });
    const bolt = inHand(duel, 1, 'Lightning Bolt');
    say(duel, { kind: 'choose', things: [thing(duel, bolt)] });
    expect(duel.question).toMatchObject({ seat: 0, for: 1 });
    expect(about(duel)).toMatchObject({ purpose: 'targets', by: { card: bolt }, of: 1 });
  });

  test('after the end nothing is asked', () => {
    const duel = positionDuel('m11', [{}, {}]);
    say(duel, { kind: 'concede', seat: 1 });
    expect(asked(duel)).toBeUndefined();
  });
});
