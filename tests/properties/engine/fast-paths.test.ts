import { describe, expect, test } from 'vitest';
import { randomSetup, rollFrom } from '../../../scripts/fuzz/duels.ts';
import {
  answer,
  clone,
  hash,
  newDuel,
  options,
  some,
  type ActChoice,
  type Duel,
} from '../../../src-main/engine/index.ts';
import { actsIn, hasAct } from '../../../src-main/engine/casting/acts.ts';
import { activatedOf } from '../../../src-main/engine/reading/activated.ts';
import { isManaAbility, usedClauses } from '../../../src-main/engine/faces/abilities.ts';
import { proposalOfFrame, targetsFor } from '../../../src-main/engine/casting/draft.ts';
import { playableCards } from '../../../src-main/engine/casting/fromWhere.ts';
import { cannotCast, cannotPlayLand } from '../../../src-main/engine/casting/legal/playing.ts';
import { cannotActivate } from '../../../src-main/engine/casting/legal/using.ts';
import { findSources, hasPools, manaSources } from '../../../src-main/engine/casting/mana.ts';
import { choicesOf } from '../../../src-main/engine/casting/manaSource.ts';
import { permitsOf } from '../../../src-main/engine/reading/permits.ts';
import { useMana, useManaInSteps } from '../../../src-main/engine/casting/useMana.ts';
import { cannotBlock } from '../../../src-main/engine/combat/blockers.ts';
import { mayStillBlock } from '../../../src-main/engine/combat/blockDemands.ts';
import { hasFindings, needsChecks } from '../../../src-main/engine/timing/checks.ts';
import { touch, derivedOf } from '../../../src-main/engine/value/derived.ts';
import { buriedWithAbilities } from '../../../src-main/engine/faces/buried.ts';
import { nearest, top } from '../../../src-main/engine/value/stack.ts';
import { losersNow } from '../../../src-main/engine/losing/losing.ts';
import { stockOf } from '../../../src-main/engine/payment/stock.ts';
import { run } from '../../../src-main/engine/play/run.ts';
import { dutiesFor } from '../../../src-main/engine/timing/duties.ts';
import type { WindowFrame } from '../../../src-main/engine/value/frame.ts';
import type { Block } from '../../../src-shared/duel/question.ts';
import { tries } from '../../support/tries.ts';

const EDITIONS = ['alpha', 'fifth', 'portal', 'tenth', 'm11'] as const;
const SEEDS = Array.from({ length: tries(3, 8) }, (_, seed) => 7_000 + seed);
const MOST_DECISIONS = 400;

/** Random duels with decks of the whole corpus, at every question. */
function atEveryQuestion(edition: string, seats: number, look: (duel: Duel, where: string) => void): void {
  for (const seed of SEEDS) {
    const duel = newDuel({ ...randomSetup({ edition, seed, seats }), mostDecisions: MOST_DECISIONS });
    const roll = rollFrom(seed);
    while (!duel.result) {
      look(duel, `seed ${seed}, decision ${duel.decisions}`);
      answer(duel, some(duel, roll));
    }
  }
}

/** Nothing that was kept beside the value. */
function afresh(duel: Duel): Duel {
  const copy = clone(duel);
  touch(copy);
  return copy;
}

/** Everything is looked at, and nothing passed over. */
function everyAct(duel: Duel, window: WindowFrame, seat: number): ActChoice[] {
  const acts: ActChoice[] = dutiesFor(duel, window, seat).map(({ id }) => ({ kind: 'duty', duty: id }));
  for (const card of playableCards(duel, seat)) {
    if (!cannotPlayLand(duel, window, seat, card)) acts.push({ kind: 'land', card });
    else if (!cannotCast(duel, window, seat, card)) acts.push({ kind: 'cast', card });
  }
  for (const card of [...duel.battlefield, ...buriedWithAbilities(duel), ...permitsOf(duel, seat)])
    for (const [ability, activated] of activatedOf(duel, card).entries()) {
      const isMana = isManaAbility(activated.ability);
      if (isMana && !hasPools(duel)) continue;
      if (cannotActivate(duel, window, seat, card, ability)) continue;
      if (!isMana) acts.push({ kind: 'activate', card, ability });
      else
        choicesOf(duel, seat, card, activated).forEach((_, choice) =>
          acts.push({ kind: 'useMana', card, ability, choice }),
        );
    }
  return acts;
}

/** In the middle of nothing, as far as it goes without asking. */
function hashAfter(duel: Duel, act: (copy: Duel) => void): number {
  const copy = clone(duel);
  copy.question = undefined;
  act(copy);
  run(copy);
  return hash(copy);
}

function blocksOffered(duel: Duel): Block[] {
  const offered = options(duel);
  if (offered?.kind !== 'block') throw new Error('No blocks are asked for.');
  return offered.blockers.flatMap(({ card, attackers }) =>
    attackers.map((attacker): Block => ({ blocker: card, attacker })),
  );
}

/** Pair by pair. */
const everyBlock = (duel: Duel, seat: number): Block[] =>
  duel.battlefield
    .flatMap((blocker) =>
      (duel.combat?.groups ?? []).flatMap(({ attackers }) =>
        attackers.map((attacker): Block => ({ blocker, attacker })),
      ),
    )
    .filter(({ blocker, attacker }) => !cannotBlock(duel, blocker, attacker))
    .filter((block) => mayStillBlock(duel, seat, [block]));

describe.each(EDITIONS)('the quick ways under %s', (edition) => {
  test.each([2, 4])('find the acts that looking at everything finds, with %i seats', (seats) => {
    atEveryQuestion(edition, seats, (duel, where) => {
      const window = nearest(duel, 'window');
      if (!window) return;
      for (const seat of duel.setup.seats.keys()) {
        if (duel.lost[seat]) continue;
        const acts = everyAct(afresh(duel), window, seat);
        expect(actsIn(duel, window, seat, true), where).toEqual(acts);
        expect(hasAct(duel, window, seat), where).toBe(acts.some(({ kind }) => kind !== 'useMana'));
      }
    });
  });

  test('keep looks, abilities and mana sources that are the same when they are worked out anew', () => {
    atEveryQuestion(edition, 2, (duel, where) => {
      const fresh = afresh(duel);
      expect(derivedOf(duel), where).toEqual(derivedOf(fresh));
      for (const seat of duel.setup.seats.keys())
        expect(manaSources(duel, seat), where).toEqual(manaSources(fresh, seat));
    });
  });

  test('make mana, and know what there is of it, as a close look at every permanent does', () => {
    atEveryQuestion(edition, 2, (duel, where) => {
      for (const seat of duel.setup.seats.keys()) {
        const sources = manaSources(duel, seat);
        expect(sources, where).toEqual(findSources(duel, seat, false, false));
        // Copies are not known from before, and each is sorted as if its card had others.
        const copies = sources.map((source) => ({ ...source, isAlone: false }));
        expect(stockOf(duel, seat, sources), where).toEqual(stockOf(duel, seat, copies));
        const [source] = sources.filter(({ price }) => !price);
        if (!source || duel.decisions % 5 !== 0) continue;
        const use = { card: source.card, ability: source.ability, choice: 0 };
        expect(
          hashAfter(duel, (copy) => useMana(copy, seat, use)),
          where,
        ).toBe(hashAfter(duel, (copy) => useManaInSteps(copy, seat, use)));
      }
    });
  });

  test('see the blocks and the targets that are there when all of them are looked at', () => {
    atEveryQuestion(edition, 2, (duel, where) => {
      const { question } = duel;
      const frame = top(duel);
      if (question?.kind === 'block')
        expect(blocksOffered(duel), where).toEqual(everyBlock(duel, question.seat));
      if (question?.kind !== 'targets' || frame?.kind !== 'announce') return;
      const proposal = proposalOfFrame(duel, frame);
      const clause = usedClauses(proposal, frame.parts.modes ?? [])[frame.parts.targets?.length ?? 0] ?? 0;
      const all = targetsFor(duel, frame, proposal, clause);
      for (const enough of [1, 2, 4]) {
        const some = targetsFor(duel, frame, proposal, clause, enough);
        expect(all, where).toEqual(expect.arrayContaining(some));
        expect(some.length, where).toBeGreaterThanOrEqual(Math.min(enough, all.length));
      }
    });
  });

  test('stay calm only where a look at the deaths finds nothing', () => {
    atEveryQuestion(edition, 2, (duel, where) => {
      const fresh = afresh(duel);
      const found = losersNow(fresh, false) !== undefined || hasFindings(fresh);
      expect(needsChecks(duel), where).toBe(found);
      expect(needsChecks(duel), where).toBe(found);
    });
  });
});

test.each(EDITIONS)('a duel that is saved at every question goes the same way, under %s', (edition) => {
  for (const seed of SEEDS.slice(0, tries(2, 4))) {
    const setup = { ...randomSetup({ edition, seed, seats: 2 }), mostDecisions: MOST_DECISIONS };
    const straight = newDuel(setup);
    const roll = rollFrom(seed);
    let saved = clone(straight);
    while (!straight.result) {
      saved = JSON.parse(JSON.stringify(saved)) as Duel;
      const reply = some(saved, roll);
      const refusals = [answer(straight, reply), answer(saved, reply)];
      expect(refusals, `seed ${seed}, decision ${straight.decisions}`).toEqual([undefined, undefined]);
      expect(hash(saved), `seed ${seed}, decision ${straight.decisions}`).toBe(hash(straight));
    }
  }
});

/** The clear form of the hash: everything but the set-up as text, with its keys in order. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((part) => textOf(part ?? null)).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).filter(([, part]) => part !== undefined);
  return `{${parts
    .map(([key, part]) => `${key}:${textOf(part)}`)
    .sort()
    .join()}}`;
}

/** The same value, with the keys of every record the other way round. */
const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, turned(part)]),
  );
};

test('duels have one hash exactly when they have one text, whatever order their keys came in', () => {
  const texts = new Map<number, string>();
  atEveryQuestion('fifth', 2, (duel, where) => {
    const { setup: _, faces, ...rest } = duel;
    const text = `${faces.length} ${textOf(rest)}`;
    expect(texts.get(hash(duel)) ?? text, where).toBe(text);
    texts.set(hash(duel), text);
    if (duel.decisions % 10 === 0) expect(hash(turned(duel) as Duel), where).toBe(hash(duel));
  });
  expect(texts.size).toBeGreaterThan(SEEDS.length * 20);
});
