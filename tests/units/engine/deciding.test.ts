/** When what is no target, mode, X or share is decided: as a spell is cast or an effect used, or as it happens. */
import { describe, expect, test } from 'vitest';
import { asked, options, viewFor, type Duel, type Question } from '../../../src-main/engine/index.ts';
import {
  act,
  goOnUntil,
  inHand,
  pass,
  permanentNamed,
  positionDuel,
  say,
  tableDuel,
  thingAt,
  times,
  type SeatWords,
} from '../../support/rule-duel.ts';

const ISLANDS = times(7, 'Island');
const RIVAL: SeatWords = { hand: ['Lightning Bolt'], battlefield: ['Mountain', 'Hill Giant'] };

function casting(edition: string, name: string, own: readonly string[] = [], at?: string): Duel {
  const duel = positionDuel(edition, [{ hand: [name], battlefield: [...ISLANDS, ...own] }, RIVAL]);
  const targets = at === undefined ? {} : { targets: [[thingAt(duel, at)]] };
  act(duel, { kind: 'cast', card: inHand(duel, 0, name), ...targets });
  return duel;
}

const kindAsked = ({ question }: Duel): Question['kind'] | undefined => question?.kind;
const onTheChain = (duel: Duel, seat = 1) => viewFor(duel, seat).chain.at(-1);

describe.each(['alpha', 'fifth'])('under %s', (edition) => {
  test('a kind of land is named before anybody answers, and everybody sees it on the chain', () => {
    const duel = casting(edition, 'Phantasmal Terrain', [], 'Mountain');
    expect(duel.question).toEqual({ seat: 0, for: 0, kind: 'word' });
    expect(asked(duel)).toMatchObject({ purpose: 'word', by: { name: 'Phantasmal Terrain' } });
    say(duel, { kind: 'word', word: 'Swamp' });
    expect(kindAsked(duel)).toBe('act');
    expect(onTheChain(duel)).toMatchObject({ name: 'Phantasmal Terrain', decided: ['Swamp'] });
    goOnUntil(duel, () => duel.chain.length === 0 && kindAsked(duel) === 'act');
    expect(viewFor(duel, 0).permanents.find(({ name }) => name === 'Mountain')?.subtypes).toEqual(['Swamp']);
  });

  test('a copy says what of before anybody answers, and is not asked again', () => {
    const duel = casting(edition, 'Clone', ['Grizzly Bears']);
    // The Clone of 1993 has to copy something.
    if (edition === 'fifth') {
      expect(kindAsked(duel)).toBe('yesNo');
      say(duel, { kind: 'yesNo', yes: true });
    }
    expect(kindAsked(duel)).toBe('choose');
    const giant = thingAt(duel, 'Hill Giant');
    say(duel, { kind: 'choose', things: [giant] });
    expect(onTheChain(duel)?.decided).toEqual([giant]);
    const kinds = new Set<unknown>();
    goOnUntil(duel, () => {
      kinds.add(kindAsked(duel));
      return duel.chain.length === 0 && kindAsked(duel) === 'act';
    });
    expect([...kinds]).toEqual(['act']);
    expect(viewFor(duel, 0).permanents.filter(({ name }) => name === 'Hill Giant')).toHaveLength(2);
  });

  test.runIf(edition === 'fifth')('a copy declined is declined before anybody answers', () => {
    const duel = casting(edition, 'Clone', ['Grizzly Bears']);
    say(duel, { kind: 'yesNo', yes: false });
    expect(kindAsked(duel)).toBe('act');
    expect(onTheChain(duel)?.decided).toEqual(['no']);
  });

  test('the value survives JSON while a decision is open, and goes on', () => {
    const duel = JSON.parse(JSON.stringify(casting(edition, 'Phantasmal Terrain', [], 'Mountain'))) as Duel;
    expect(options(duel)).toMatchObject({ kind: 'word' });
    say(duel, { kind: 'word', word: 'Forest' });
    expect(onTheChain(duel)?.decided).toEqual(['Forest']);
  });

  test('whether and into what a Shapeshifter changes is said as its upkeep effect is begun', () => {
    const duel = casting(edition, 'Shapeshifter');
    say(duel, { kind: 'word', word: '0/7' });
    goOnUntil(duel, () => asked(duel)?.duties !== undefined);
    const [duty] = asked(duel)?.duties ?? [];
    act(duel, { kind: 'duty', duty: duty?.duty ?? -1 });
    expect(duel.question).toMatchObject({ seat: 0, kind: 'yesNo' });
    say(duel, { kind: 'yesNo', yes: true });
    expect(duel.question).toMatchObject({ seat: 0, kind: 'word' });
    say(duel, { kind: 'word', word: '3/4' });
    expect(kindAsked(duel)).toBe('act');
    expect(onTheChain(duel)?.decided).toEqual(['3/4']);
    goOnUntil(duel, () => duel.chain.length === 0 && kindAsked(duel) === 'act');
    const shifter = permanentNamed(duel, 'Shapeshifter');
    expect(viewFor(duel, 0).permanents.find(({ card }) => card === shifter)).toMatchObject({
      power: 3,
      toughness: 4,
    });
  });
});

describe.each(['tenth', 'm11'])('under %s', (edition) => {
  test('nothing of it is asked before the spell resolves', () => {
    const duel = casting(edition, 'Phantasmal Terrain', [], 'Mountain');
    expect(kindAsked(duel)).toBe('act');
    expect(onTheChain(duel)).not.toHaveProperty('decided');
    pass(duel);
    pass(duel);
    expect(duel.question).toEqual({ seat: 0, for: 0, kind: 'word' });
  });
});

test('who leaves while deciding leaves nothing on the chain, and the others go on', () => {
  const duel = tableDuel('fifth', 'freeForAll', [
    { hand: ['Clone'], battlefield: [...ISLANDS, 'Grizzly Bears', 'Craw Wurm'] },
    RIVAL,
    { battlefield: ['Forest'] },
  ]);
  act(duel, { kind: 'cast', card: inHand(duel, 0, 'Clone') });
  expect(kindAsked(duel)).toBe('yesNo');
  say(duel, { kind: 'concede', seat: 0 });
  expect(duel.chain).toEqual([]);
  expect(duel.question?.seat).not.toBe(0);
  goOnUntil(duel, () => duel.turn.active.includes(2));
});
