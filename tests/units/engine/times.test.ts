/** Cards of another time: what a scenario cannot show of the rulings about them. */
import { describe, expect, test } from 'vitest';
import { artifact, creature, creatures, enchantment, upkeepCost } from '../../../src-main/cards/words.ts';
import { editionNamed } from '../../../src-main/engine/editions/registry.ts';
import { answer, viewFor, type DuelEvent } from '../../../src-main/engine/index.ts';
import { activated, keyword, statically, triggered } from '../../../src-main/engine/language/abilities.ts';
import { tap } from '../../../src-main/engine/language/costs/tapCost.ts';
import { damage } from '../../../src-main/engine/language/effects/damage.ts';
import { gainLife } from '../../../src-main/engine/language/effects/life.ts';
import { alsoIs } from '../../../src-main/engine/language/modification.ts';
import { atStep } from '../../../src-main/engine/language/moment.ts';
import { all } from '../../../src-main/engine/language/refs/all.ts';
import { everyone, you } from '../../../src-main/engine/language/refs/players.ts';
import { RULEBOOKS } from '../../../src-shared/rulebooks.ts';
import {
  act,
  goOnUntil,
  inHand,
  lifeOf,
  offered,
  offers,
  openingDuel,
  permanentNamed,
  positionDuel,
  say,
} from '../../support/rule-duel.ts';

const WITHOUT_A_STACK = ['alpha', 'fifth', 'portal'] as const;
const WITH_A_STACK = ['tenth', 'm11'] as const;

/** How often anybody is asked between an arrival and the draw that it triggers. */
function askedBeforeTheDraw(edition: string): number {
  const order: ('arrives' | 'draws' | 'asked')[] = [];
  const sink = (event: DuelEvent): void => {
    if (event.kind !== 'moved') return;
    if (event.to === 'battlefield') order.push('arrives');
    if (event.from === 'library' && event.to === 'hand') order.push('draws');
  };
  const duel = positionDuel(edition, [
    { hand: ['Elvish Visionary'], battlefield: ['Forest', 'Forest'] },
    { hand: ['Unsummon'], battlefield: ['Island'] },
  ]);
  act(duel, { kind: 'cast', card: inHand(duel, 0, 'Elvish Visionary') }, sink);
  goOnUntil(
    duel,
    () => order.includes('draws'),
    sink,
    () => order.push('asked'),
  );
  expect(order.filter((what) => what !== 'asked')).toEqual(['arrives', 'draws']);
  return order.indexOf('draws') - order.indexOf('arrives') - 1;
}

describe('Abilities that trigger', () => {
  test.each(WITHOUT_A_STACK)(
    'R242 those of later cards happen at the moment of their event: %s',
    (edition) => {
      expect(askedBeforeTheDraw(edition)).toBe(0);
    },
  );

  test.each(WITH_A_STACK)('R242 where there is a stack they can be answered: %s', (edition) => {
    expect(askedBeforeTheDraw(edition)).toBeGreaterThan(0);
  });
});

describe('Steps that a book does not have', () => {
  test('R041 what happens at the beginning of combat happens as the attackers are named: portal', () => {
    const drum = enchantment(
      'Test Drum',
      '{0}',
      triggered(atStep('beginCombat', you), gainLife(you, 1)),
    ).face;
    const duel = positionDuel('portal', [{ battlefield: [drum, 'Grizzly Bears'] }, {}]);
    expect(lifeOf(duel, 0)).toBe(20);
    goOnUntil(duel, ({ kind }) => kind === 'attack');
    expect(lifeOf(duel, 0)).toBe(21);
    goOnUntil(duel, () => duel.turn.number === 2);
    expect(lifeOf(duel, 0)).toBe(21);
  });

  /** What is left of a giant with two points of damage when one more comes at the beginning of the end step. */
  function giantsAtTheEnd(edition: string): number {
    const ember = enchantment(
      'Test Ember',
      '{0}',
      triggered(atStep('end', everyone), damage(1, all(creatures))),
    ).face;
    const hurt = { card: 'Hill Giant', damage: 2 };
    const duel = positionDuel(edition, [{ battlefield: [ember, hurt] }, {}]);
    goOnUntil(duel, () => duel.turn.number === 2);
    return viewFor(duel, 0).permanents.filter(({ name }) => name === 'Hill Giant').length;
  }

  test.each(WITHOUT_A_STACK)('R077 the end of the turn comes after damage has healed: %s', (edition) => {
    expect(giantsAtTheEnd(edition)).toBe(1);
  });

  test.each(WITH_A_STACK)('R077 where there is an end step damage heals after it: %s', (edition) => {
    expect(giantsAtTheEnd(edition)).toBe(0);
  });

  test('R049 whatever has an upkeep to be paid is locked until that is dealt with: fifth', () => {
    const loom = artifact('Test Loom', '{2}', upkeepCost('{1}'), activated(tap, gainLife(you, 1))).face;
    const duel = positionDuel('fifth', [{ battlefield: [loom, 'Plains'] }, {}], { step: 'upkeep', turn: 3 });
    const card = permanentNamed(duel, 'Test Loom');
    const use = { kind: 'activate', card, ability: 0 } as const;
    expect(offers(duel, 'activate', card)).toBe(false);
    expect(answer(duel, { kind: 'act', act: use })).toMatchObject({ reason: 'unpaidUpkeep' });
    const [duty] = offered(duel).filter(({ kind }) => kind === 'duty');
    if (!duty) throw new Error('Nothing is to be paid in this upkeep.');
    act(duel, duty);
    goOnUntil(duel, ({ kind }) => kind === 'yesNo');
    say(duel, { kind: 'yesNo', yes: true });
    goOnUntil(duel, ({ seat, kind }) => seat === 0 && kind === 'act');
    expect(duel.turn.step).toBe('upkeep');
    act(duel, use);
    goOnUntil(duel, () => duel.turn.step === 'draw');
    expect(lifeOf(duel, 0)).toBe(21);
  });
});

describe('Walls', () => {
  /** Whether a creature that something else makes a Wall may attack. */
  function isAllowedToAttack(edition: string): boolean {
    const mortar = enchantment('Test Mortar', '{0}', statically(all(creatures), alsoIs([], ['Wall']))).face;
    const guard = creature('Test Guard', '{1}', 'Human', 2, 2, keyword('vigilance')).face;
    const duel = positionDuel(edition, [{ battlefield: [mortar, guard] }, {}]);
    goOnUntil(duel, ({ kind }) => kind === 'attack' || duel.turn.number === 2);
    if (duel.question?.kind !== 'attack') throw new Error('Nobody was asked for an attack.');
    const attacker = { card: permanentNamed(duel, 'Test Guard'), seat: 1, walker: -1, band: -1 };
    return answer(duel, { kind: 'attack', attackers: [attacker] }) === undefined;
  }

  test.each(WITHOUT_A_STACK)('R309 what becomes a Wall stays home: %s', (edition) => {
    expect(isAllowedToAttack(edition)).toBe(false);
  });

  test.each(WITH_A_STACK)('R394 what becomes a Wall without defender may attack: %s', (edition) => {
    expect(isAllowedToAttack(edition)).toBe(true);
  });
});

describe('Ante', () => {
  const ABOUT_ANTE = [
    'Bronze Tablet',
    'Contract from Below',
    'Darkpact',
    'Demonic Attorney',
    'Rebirth',
    'Tempest Efreet',
  ];
  const DECK: readonly string[] = Array.from({ length: 40 }, () => 'Plains');

  test.each(['portal', 'tenth', 'm11'])('R463 nothing is put up though it was chosen: %s', (edition) => {
    const duel = openingDuel(edition, [DECK, DECK], { ante: true });
    goOnUntil(duel, ({ kind }) => kind === 'act');
    expect(viewFor(duel, 0).players.map(({ ante }) => ante)).toEqual([[], []]);
    expect(answer(duel, { kind: 'concede', seat: 1 })).toBeUndefined();
    expect(duel.result).toEqual({ kind: 'won', seats: [0] });
  });

  test.each(RULEBOOKS)('R463 cards about ante stay out of a duel without a stake: %s', (edition) => {
    const deck = [...DECK, ...ABOUT_ANTE];
    for (const ante of [false, true]) {
      const duel = openingDuel(edition, [deck, deck], { ante });
      const isAtStake = ante && editionNamed(edition).opening.ante;
      const names = duel.cards.map(({ face }) => duel.faces[face]?.name ?? '');
      expect(ABOUT_ANTE.filter((name) => names.includes(name))).toEqual(isAtStake ? ABOUT_ANTE : []);
      expect(names.length).toBe(2 * (isAtStake ? deck.length : DECK.length));
    }
  });
});
