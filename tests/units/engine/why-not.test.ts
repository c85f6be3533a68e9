/** The reason for what cannot be done, in small positions. */
import type { Matter } from '../../../src-shared/duel/why.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { whyNot, type Duel, type Why } from '../../../src-main/engine/index.ts';
import { RULEBOOKS } from '../../../src-shared/rulebooks.ts';
import { RULE_NUMBERS, ruleNumber } from '../../../src-shared/rule-numbers.ts';
import { REASONS } from '../../../src-shared/duel/why.ts';
import {
  act,
  attackWith,
  goOnUntil,
  inHand,
  permanentNamed,
  positionDuel,
  say,
  type SeatWords,
} from '../../support/rule-duel.ts';

const reason = (duel: Duel, matter: Matter): Why | undefined =>
  whyNot(duel, duel.question?.seat ?? 0, matter);
const card = (number: number): Matter => ({ kind: 'card', card: number });

const position = (edition: string, mine: SeatWords, theirs: SeatWords = {}): Duel =>
  positionDuel(edition, [mine, theirs]);

describe('a card of the hand', () => {
  test('mana is missing, and which', () => {
    const duel = position('m11', {
      hand: ['Serra Angel', 'Lightning Bolt'],
      battlefield: ['Plains', 'Forest'],
    });
    expect(reason(duel, card(inHand(duel, 0, 'Serra Angel')))).toMatchObject({
      reason: 'noMana',
      missing: { symbols: [1], generic: 2 },
    });
    expect(reason(duel, card(inHand(duel, 0, 'Lightning Bolt')))).toMatchObject({
      reason: 'noMana',
      missing: { symbols: [8], generic: 0 },
    });
  });

  test('what can be cast has no reason', () => {
    const duel = position('m11', { hand: ['Lightning Bolt', 'Forest'], battlefield: ['Mountain'] });
    expect(reason(duel, card(inHand(duel, 0, 'Lightning Bolt')))).toBeUndefined();
    expect(reason(duel, card(inHand(duel, 0, 'Forest')))).toBeUndefined();
  });

  test('R524 behind the damage of combat in 1997, what does not name its end, of either speed', () => {
    const duel = position(
      'fifth',
      { battlefield: ['Hill Giant'] },
      { hand: ['Healing Salve', 'Grizzly Bears'], battlefield: ['Desert', 'Prodigal Sorcerer', 'Plains'] },
    );
    attackWith(duel, ['Hill Giant']);
    goOnUntil(duel, () => duel.turn.step === 'endCombat');
    const theirs = (matter: Matter): Why | undefined => whyNot(duel, 1, matter);
    expect(theirs(card(inHand(duel, 1, 'Healing Salve')))).toMatchObject({ reason: 'combatIsOver' });
    expect(theirs(card(permanentNamed(duel, 'Prodigal Sorcerer')))).toMatchObject({
      reason: 'combatIsOver',
    });
    expect(theirs(card(inHand(duel, 1, 'Grizzly Bears')))).toMatchObject({ reason: 'notYourTurn' });
    expect(theirs(card(permanentNamed(duel, 'Desert')))).toBeUndefined();
  });

  test('a second land', () => {
    const duel = position('fifth', { hand: ['Forest', 'Plains'] });
    act(duel, { kind: 'land', card: inHand(duel, 0, 'Forest') });
    expect(reason(duel, card(inHand(duel, 0, 'Plains')))).toMatchObject({ reason: 'landPlayed' });
  });

  test('no target, and one that is out of reach', () => {
    const empty = position('m11', { hand: ['Terror'], battlefield: ['Swamp', 'Swamp'] });
    expect(reason(empty, card(inHand(empty, 0, 'Terror')))).toMatchObject({ reason: 'noTarget' });
    const kept = position(
      'm11',
      { hand: ['Terror'], battlefield: ['Swamp', 'Swamp'] },
      { battlefield: ['White Knight'] },
    );
    expect(reason(kept, card(inHand(kept, 0, 'Terror')))).toMatchObject({ reason: 'outOfReach' });
  });

  test('a sorcery while a spell waits on the stack (R235), and in the turn of another (R160)', () => {
    const mine: SeatWords = {
      hand: ['Lightning Bolt', 'Lava Axe'],
      battlefield: Array<string>(6).fill('Mountain'),
    };
    const duel = position('m11', mine, {
      hand: ['Lava Axe'],
      battlefield: Array<string>(5).fill('Mountain'),
    });
    act(duel, {
      kind: 'cast',
      card: inHand(duel, 0, 'Lightning Bolt'),
      targets: [[{ kind: 'seat', seat: 1 }]],
    });
    goOnUntil(duel, ({ kind, seat }) => kind === 'act' && seat === 0);
    expect(reason(duel, card(inHand(duel, 0, 'Lava Axe')))).toMatchObject({ reason: 'chainNotEmpty' });
    goOnUntil(duel, ({ kind, seat }) => kind === 'act' && seat === 1);
    expect(reason(duel, card(inHand(duel, 1, 'Lava Axe')))).toMatchObject({ reason: 'notYourTurn' });
  });

  test('under Fifth prevention waits for damage (R270)', () => {
    const duel = position('fifth', { hand: ['Healing Salve'], battlefield: ['Plains', 'Samite Healer'] });
    const healer = permanentNamed(duel, 'Samite Healer');
    expect(reason(duel, card(healer))).toMatchObject({ reason: 'waitsForDamage' });
  });

  test('nothing is told of a card of the other hand', () => {
    const duel = position('m11', {}, { hand: ['Lava Axe'] });
    expect(reason(duel, card(inHand(duel, 1, 'Lava Axe')))).toEqual({ reason: 'hidden' });
  });
});

describe('a permanent', () => {
  test('sick, tapped, not mine, or without anything to use', () => {
    const duel = position(
      'm11',
      {
        battlefield: [
          { card: 'Prodigal Pyromancer', sick: true },
          { card: 'Royal Assassin', tapped: true },
          'Grizzly Bears',
        ],
      },
      { battlefield: ['Prodigal Sorcerer'] },
    );
    const of = (name: string) => reason(duel, card(permanentNamed(duel, name)))?.reason;
    expect(of('Prodigal Pyromancer')).toBe('summoningSick');
    expect(of('Royal Assassin')).toBe('isTapped');
    expect(of('Grizzly Bears')).toBe('nothingToUse');
    expect(of('Prodigal Sorcerer')).toBe('notYours');
  });

  test('a tapped artifact is off under Fifth (R413)', () => {
    const duel = position('fifth', {
      battlefield: [{ card: 'Rod of Ruin', tapped: true }, 'Forest', 'Forest', 'Forest'],
    });
    expect(reason(duel, card(permanentNamed(duel, 'Rod of Ruin')))).toMatchObject({ reason: 'tappedIsOff' });
  });
});

describe('an attack', () => {
  test('a wall, a tapped creature, a land', () => {
    const duel = position('m11', {
      battlefield: ['Wall of Fire', 'Grizzly Bears', { card: 'Hill Giant', tapped: true }, 'Forest'],
    });
    goOnUntil(duel, ({ kind }) => kind === 'attack');
    const of = (name: string) => reason(duel, card(permanentNamed(duel, name)))?.reason;
    expect(of('Wall of Fire')).toBe('defender');
    expect(of('Hill Giant')).toBe('isTapped');
    expect(of('Forest')).toBe('notCreature');
    expect(of('Grizzly Bears')).toBeUndefined();
  });
});

describe('a block', () => {
  const BLOCKS: [attacker: string, lands: string[], reason: string | undefined][] = [
    ['Air Elemental', [], 'flying'],
    ['Bog Wraith', ['Swamp'], 'landwalk'],
    ['Severed Legion', [], 'fear'],
    ['Phantom Warrior', [], 'unblockable'],
    ['Hill Giant', [], undefined],
  ];
  test.each(BLOCKS)('of %s with lands %j: %s', (attacker, lands, expected) => {
    const duel = position(
      'tenth',
      { battlefield: [attacker, 'Gray Ogre'] },
      { battlefield: ['Grizzly Bears', ...lands] },
    );
    goOnUntil(duel, ({ kind }) => kind === 'attack');
    const attackers = [attacker, 'Gray Ogre'].map((name) => ({
      card: permanentNamed(duel, name),
      seat: 1,
      walker: -1,
      band: -1,
    }));
    say(duel, { kind: 'attack', attackers });
    goOnUntil(duel, ({ kind }) => kind === 'block');
    const block: Matter = {
      kind: 'block',
      blocker: permanentNamed(duel, 'Grizzly Bears'),
      attacker: permanentNamed(duel, attacker),
    };
    expect(reason(duel, block)?.reason).toBe(expected);
  });
});

describe('the numbers of the rules', () => {
  const checklist = readFileSync(new URL('../../rules/checklist.md', import.meta.url), 'utf8');

  test('each stands in the checklist, for the rulebook it is given for', () => {
    for (const reason of REASONS) {
      for (const rulebook of RULEBOOKS) {
        const number = ruleNumber(reason, rulebook);
        if (number === undefined) continue;
        const line = new RegExp(`^- \\*\\*${number}\\*\\* \\[([^\\]]+)\\]`, 'm').exec(checklist);
        expect(line?.[1]?.toLowerCase().split(', '), `${reason} ${number}`).toContain(rulebook);
      }
    }
    expect(Object.keys(RULE_NUMBERS).length).toBeGreaterThan(30);
  });
});
