import { describe, expect, test } from 'vitest';
import { viewFor, type Duel } from '../../../src-main/engine/index.ts';
import { spellAbility } from '../../../src-main/engine/language/abilities.ts';
import { sacrificeOf } from '../../../src-main/engine/language/costs/sacrificeCost.ts';
import { gainLife } from '../../../src-main/engine/language/effects/life.ts';
import type { Face } from '../../../src-main/engine/language/face.ts';
import { creatures } from '../../../src-main/engine/language/filters/hasType.ts';
import { you } from '../../../src-main/engine/language/refs/players.ts';
import { act, goOnUntil, permanentNamed, positionDuel, say } from '../../support/rule-duel.ts';

const THANKS: Face = {
  name: 'Costly Thanks',
  cost: '{6}{W}{W}',
  types: ['sorcery'],
  supertypes: [],
  subtypes: [],
  abilities: [spellAbility(gainLife(you, 7), { costs: [sacrificeOf(creatures)] })],
};

const BOARD = [
  { card: 'Djinn of Wishes', counters: { wish: 1 } },
  'Grizzly Bears',
  ...Array.from({ length: 4 }, () => 'Island'),
];

/** Up to the question whether the card on top of the library is to be played. */
function wished(top: string | Face): Duel {
  const library = [top, 'Plains', 'Plains', 'Plains'];
  const duel = positionDuel('m11', [{ battlefield: BOARD, library }, {}]);
  act(duel, { kind: 'activate', card: permanentNamed(duel, 'Djinn of Wishes'), ability: 0 });
  goOnUntil(duel, ({ kind }) => kind === 'yesNo');
  return duel;
}

describe('R194: a card that an effect lets a player play', () => {
  test('is revealed to everybody', () => {
    const duel = wished('Serra Angel');
    const [top] = duel.libraries[0] ?? [];
    expect(duel.cards[top ?? -1]?.known).toBe(0b11);
  });

  test('is cast without its mana cost, but not without what it costs besides', () => {
    const duel = wished(THANKS);
    say(duel, { kind: 'yesNo', yes: true });
    expect(duel.question?.kind).toBe('costs');
    say(duel, { kind: 'costs', cards: [permanentNamed(duel, 'Grizzly Bears')] });
    expect(duel.chain.map((item) => item.looks.name)).toEqual(['Costly Thanks']);
    goOnUntil(duel, () => duel.chain.length === 0);
    const [player] = viewFor(duel, 0).players;
    expect(player?.life).toBe(27);
    expect(player?.graveyard.map((card) => card.name)).toEqual(['Costly Thanks', 'Grizzly Bears']);
  });

  test('counts as not played when its announcement is called off', () => {
    const duel = wished(THANKS);
    say(duel, { kind: 'yesNo', yes: true });
    say(duel, { kind: 'cancel' });
    const [player] = viewFor(duel, 0).players;
    expect(player?.exile.map((card) => card.name)).toEqual(['Costly Thanks']);
    expect(duel.chain).toEqual([]);
  });

  test('cannot be called off where it must be played', () => {
    const seats = [{ battlefield: ['Wild Evocation'], hand: ['Lightning Bolt'] }, {}];
    const duel = positionDuel('m11', seats, { step: 'upkeep' });
    goOnUntil(duel, ({ kind }) => kind === 'targets');
    expect(() => say(duel, { kind: 'cancel' })).toThrow('notOffered');
    say(duel, { kind: 'targets', targets: [{ kind: 'seat', seat: 1 }] });
    goOnUntil(duel, () => duel.chain.length === 0);
    expect(viewFor(duel, 0).players.map(({ life }) => life)).toEqual([20, 17]);
  });
});
