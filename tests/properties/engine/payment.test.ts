import { describe, expect, test } from 'vitest';
import { rollFrom } from '../../../scripts/fuzz/duels.ts';
import {
  answer,
  clone,
  hash,
  newDuel,
  options,
  type CardNumber,
  type Duel,
  type ManaUse,
} from '../../../src-main/engine/index.ts';
import { faceNamed } from '../../../src-main/cards/index.ts';
import { editionNamed } from '../../../src-main/engine/editions/registry.ts';
import type { Face } from '../../../src-main/engine/language/face.ts';
import { goOnUntil } from '../../support/rule-duel.ts';
import { manaOf, type ManaAmount } from '../../../src-main/engine/language/mana.ts';
import { planPayment } from '../../../src-main/engine/payment/planPayment.ts';
import { tries } from '../../support/tries.ts';

/** Plain ones, several colours, several mana at once, a price in life, in mana, and in the source itself. */
const FREE = ['Forest', 'Mountain', 'Taiga', 'Tundra', 'Mox Sapphire', 'Sol Ring', 'Birds of Paradise'];
const PRICED = ['Adarkar Wastes', 'Ruins of Trokair', 'Celestial Prism', 'Apprentice Wizard', 'Black Lotus'];
const SYMBOLS = ['{W}', '{U}', '{R}', '{G}', '{G}', '{R/G}', '{W/U}', '{1}', '{2}'];

interface Board {
  readonly duel: Duel;
  readonly spell: CardNumber;
  readonly cost: ManaAmount;
  readonly told: string;
}

const thingFor = (cost: string): Face => ({
  name: 'Thing to Pay For',
  cost,
  types: ['creature'],
  supertypes: [],
  subtypes: ['Beast'],
  power: 1,
  toughness: 1,
  abilities: [],
});

function board(edition: string, seed: number): Board {
  const roll = rollFrom(seed);
  const draw = <Item>(items: readonly Item[]): Item => items[roll(items.length)] as Item;
  const lands = Array.from({ length: 1 + roll(4) }, () => draw(roll(3) === 0 ? PRICED : FREE));
  const symbols = Array.from({ length: 1 + roll(3) }, () => draw(SYMBOLS)).join('');
  const pool = [0, 1, 2, 3, 4, 5].map(() => (roll(8) === 0 ? 1 : 0));
  const { eras } = editionNamed(edition);
  const faces = [
    thingFor(symbols),
    ...[...lands, 'Grizzly Bears', 'Lightning Bolt'].map((name) => faceNamed(name, eras)),
  ] as Face[];
  const nobody = { library: [1, 1, 1], hand: [], graveyard: [], exile: [], ante: [], battlefield: [] };
  const duel = newDuel({
    edition,
    faces,
    variant: 'duel',
    seed,
    ante: false,
    seats: [0, 1].map((team) => ({ name: `Seat ${team}`, team, attentive: true, deck: [] })),
    position: {
      turn: 1,
      active: 0,
      step: 'main1',
      seats: [
        {
          ...nobody,
          mana: pool,
          hand: [0, faces.length - 1, faces.length - 2],
          battlefield: lands.map((_, place) => ({ face: place + 1 })),
        },
        nobody,
      ],
    },
  });
  const spell = duel.hands[0]?.find((card) => duel.cards[card]?.face === 0) ?? -1;
  return {
    duel,
    spell,
    cost: manaOf(symbols),
    told: `${edition} ${seed}: ${symbols} from ${lands.join(', ')} ${pool.join('')}`,
  };
}

const total = (pool: readonly number[]): number => pool.reduce((sum, count) => sum + count, 0);

/** Symbol by symbol, in every way: nothing of the planner's. */
function pays(pool: readonly number[], symbols: readonly number[], generic: number): boolean {
  const [mask, ...rest] = symbols;
  if (mask === undefined) return total(pool) >= generic;
  return pool.some(
    (count, place) =>
      count > 0 && mask & (1 << place) && pays(pool.toSpliced(place, 1, count - 1), rest, generic),
  );
}

/** The least mana left over in all pools that can be made and pay; undefined: none does. */
function bestByHand(
  { duel, cost }: Board,
  mayUse: (duel: Duel, use: ManaUse) => boolean,
): number | undefined {
  const seen = new Set<number>();
  let best: number | undefined;
  const visit = (now: Duel): void => {
    const key = hash({ ...now, decisions: 0, memory: [] });
    if (seen.has(key)) return;
    seen.add(key);
    const pool = now.pools[0] ?? [];
    if (pays(pool, cost.symbols, cost.generic)) {
      const left = total(pool) - cost.symbols.length - cost.generic;
      best = Math.min(best ?? left, left);
    }
    const offered = options(now);
    if (offered?.kind !== 'act') return;
    for (const act of offered.acts) {
      if (act.kind !== 'useMana' || !mayUse(now, act)) continue;
      const next = clone(now);
      if (!answer(next, { kind: 'act', act })) visit(next);
    }
  };
  visit(clone(duel));
  return best;
}

const nameOf = (duel: Duel, card: CardNumber): string => duel.faces[duel.cards[card]?.face ?? 0]?.name ?? '';

/** Nothing of it is lost but that it is tapped: the plain mana of a painful land, not its colours. */
const isFree = (duel: Duel, { card, ability }: ManaUse): boolean => {
  const name = nameOf(duel, card);
  return FREE.includes(name) || (['Adarkar Wastes', 'Ruins of Trokair'].includes(name) && ability === 0);
};

function carriedOut({ duel, spell }: Board, uses: readonly ManaUse[]): Duel {
  const copy = clone(duel);
  expect(answer(copy, { kind: 'act', act: { kind: 'cast', card: spell, pay: 'ask' } })).toBeUndefined();
  if (copy.question?.kind === 'mana') expect(answer(copy, { kind: 'mana', use: uses })).toBeUndefined();
  // A painful land asks whether its damage is prevented.
  goOnUntil(copy, () => copy.chain.length > 0);
  return copy;
}

describe.each(['fifth', 'm11'])('payments of small boards under %s', (edition) => {
  test('a payment is found whenever there is one, wastes nothing it can keep, and is carried out as planned', () => {
    for (let seed = 1; seed <= tries(80, 200); seed++) {
      const small = board(edition, seed);
      const { duel, spell, cost, told } = small;
      const plan = planPayment(duel, 0, cost, { card: spell });
      const best = bestByHand(small, () => true);
      // By hand nobody says which mana a source that asks for some is given: a plan may find more, and is carried out.
      if (best !== undefined) expect(plan.kind, told).toBe('plan');
      if (plan.kind !== 'plan') {
        expect(answer(clone(duel), { kind: 'act', act: { kind: 'cast', card: spell } })?.reason, told).toBe(
          'cannotPay',
        );
        continue;
      }
      const uses = plan.uses.map(({ use }) => use);
      const before = duel.pools[0] ?? [];
      const paid = carriedOut(small, uses);
      expect(paid.chain.at(-1)?.act.source.card, told).toBe(spell);
      const kept = total(before) - total(plan.fromPool);
      expect(total(paid.pools[0] ?? []), told).toBe(kept + plan.over);
      const free = bestByHand(small, isFree);
      if (free === undefined) continue;
      expect(
        uses.every((use) => isFree(duel, use)),
        told,
      ).toBe(true);
      if (total(before) === 0) expect(plan.over, told).toBe(free);
    }
  });

  test('chosen for the player, the same sources are used as in the plan', () => {
    for (let seed = 1; seed <= tries(40, 80); seed++) {
      const small = board(edition, seed);
      const { duel, spell, cost, told } = small;
      const plan = planPayment(duel, 0, cost, { card: spell });
      if (plan.kind !== 'plan') continue;
      const copy = clone(duel);
      expect(answer(copy, { kind: 'act', act: { kind: 'cast', card: spell } }), told).toBeUndefined();
      goOnUntil(copy, () => copy.chain.length > 0);
      const planned = carriedOut(
        small,
        plan.uses.map(({ use }) => use),
      );
      expect(copy.pools, told).toEqual(planned.pools);
      expect(
        copy.board.map((permanent) => permanent?.tapped),
        told,
      ).toEqual(planned.board.map((permanent) => permanent?.tapped));
    }
  });

  test('what is left alone stays untouched, and what is missing is told', () => {
    for (let seed = 1; seed <= tries(80, 200); seed++) {
      const { duel, spell, cost, told } = board(edition, seed);
      const [first] = duel.battlefield;
      const spare = first === undefined ? [] : [first];
      const plan = planPayment(duel, 0, cost, { card: spell, spare });
      if (plan.kind === 'plan')
        expect(
          plan.uses.map(({ use }) => use.card),
          told,
        ).not.toContain(first);
      else {
        expect(plan.missing.symbols.length + plan.missing.generic, told).toBeGreaterThan(0);
        expect(plan.spared, told).toBe(planPayment(duel, 0, cost).kind === 'plan');
      }
    }
  });
});
