/** Whatever is offered has no reason against it, and everything else has one. */
import type { Matter } from '../../../src-shared/duel/why.ts';
import { describe, expect, test } from 'vitest';
import { randomSetup, rollFrom } from '../../../scripts/fuzz/duels.ts';
import {
  answer,
  hash,
  knows,
  newDuel,
  options,
  some,
  whyNot,
  type CardNumber,
  type Duel,
  type Thing,
} from '../../../src-main/engine/index.ts';
import { editionWith } from '../../../src-main/engine/editions/registry.ts';
import { activatedOf } from '../../../src-main/engine/reading/activated.ts';
import { dutiesFor } from '../../../src-main/engine/timing/duties.ts';
import { askingFrame } from '../../../src-main/engine/questions/asking.ts';
import { RULE_OPTIONS } from '../../../src-shared/rule-options.ts';
import { REASONS, type Reason } from '../../../src-shared/duel/why.ts';
import { tries } from '../../support/tries.ts';

const DUELS = tries(4, 12);

interface Told {
  readonly matter: Matter;
  readonly offered: boolean;
}

const thingOf = (duel: Duel, card: CardNumber): Thing => ({
  kind: 'card',
  card,
  incarnation: duel.cards[card]?.incarnation ?? 0,
});

const isIdle = (duel: Duel, card: CardNumber): boolean =>
  duel.combat?.groups.some(({ attackers }) => attackers.includes(card)) !== true;

/** Everything a player might mean at this moment, and whether it is offered. */
function matters(duel: Duel): Told[] {
  const offered = options(duel);
  const seat = duel.question?.for ?? 0;
  const cards = [...duel.battlefield, ...(duel.hands[seat] ?? []), ...(duel.graveyards[seat] ?? [])];
  const things = (isOffered: (card: CardNumber, thing: Thing) => boolean): Told[] =>
    cards.map((card) => {
      const thing = thingOf(duel, card);
      return { matter: { kind: 'card', card }, offered: isOffered(card, thing) };
    });
  const isAmong = (list: readonly Thing[]) => (_: CardNumber, thing: Thing) =>
    list.some((other) => other.kind === 'card' && thing.kind === 'card' && other.card === thing.card);
  switch (offered?.kind) {
    case 'act': {
      const { acts } = offered;
      const due = dutiesFor(duel, askingFrame(duel, 'window'), seat).map(({ act }) => act.source.card);
      const named = new Set([...acts.flatMap((act) => ('card' in act ? [act.card] : [])), ...due]);
      const abilities = duel.battlefield.flatMap((card) =>
        activatedOf(duel, card).map((_, ability): Told => ({
          matter: { kind: 'ability', card, ability },
          offered: acts.some((act) => 'ability' in act && act.card === card && act.ability === ability),
        })),
      );
      return [...things((card) => named.has(card)), ...abilities];
    }
    case 'attack': {
      const attackers = offered.attackers.map(({ card }) => card);
      return things((card) => attackers.includes(card));
    }
    case 'block':
      return [
        ...things(() => true)
          .filter(({ matter }) => matter.kind === 'card' && isIdle(duel, matter.card))
          .map(({ matter }) => ({
            matter,
            offered: matter.kind === 'card' && offered.blockers.some(({ card }) => card === matter.card),
          })),
        ...offered.blockers.flatMap(({ card, attackers }) =>
          (duel.combat?.groups ?? [])
            .flatMap((group) => group.attackers)
            .map((attacker): Told => ({
              matter: { kind: 'block', blocker: card, attacker },
              offered: attackers.includes(attacker),
            })),
        ),
      ];
    case 'targets':
    case 'choose':
    case 'shares':
      return things(isAmong(offered.things));
    case 'costs':
      return things((card) => offered.cards.includes(card));
    case 'mana':
      return things((card) => offered.uses.some((use) => use.card === card));
    default:
      return [];
  }
}

const ALL_OF_PORTAL = editionWith('portal', RULE_OPTIONS).name;

describe.each(['alpha', 'fifth', 'portal', 'tenth', 'm11', ALL_OF_PORTAL])('under %s', (edition) => {
  const seen = new Set<Reason>();

  test('what is offered has no reason, and everything else has one of the list', () => {
    for (let seed = 1; seed <= DUELS; seed++) {
      const duel = newDuel(randomSetup({ edition, seed, seats: 2 }));
      const roll = rollFrom(seed);
      for (let step = 0; step < 250 && duel.question; step++) {
        const { seat } = duel.question;
        const before = hash(duel);
        for (const { matter, offered } of matters(duel)) {
          const why = whyNot(duel, seat, matter);
          expect({ matter, kind: duel.question.kind, why, offered: why === undefined }).toEqual({
            matter,
            kind: duel.question.kind,
            why,
            offered,
          });
          if (why) seen.add(why.reason);
        }
        expect(hash(duel)).toBe(before);
        answer(duel, some(duel, roll));
      }
    }
    for (const reason of seen) expect(REASONS).toContain(reason);
    expect(seen.size).toBeGreaterThan(6);
  });

  test('nothing is told of what the seat does not know, nor to a seat that is not asked', () => {
    const duel = newDuel(randomSetup({ edition, seed: 5, seats: 2 }));
    const roll = rollFrom(5);
    for (let step = 0; step < 120 && duel.question; step++) {
      const { seat } = duel.question;
      for (const other of [0, 1])
        for (const card of duel.hands[other] ?? []) {
          const record = duel.cards[card];
          const why = whyNot(duel, seat, { kind: 'card', card });
          if (record && !knows(duel, seat, record)) expect(why).toEqual({ reason: 'hidden' });
        }
      const [theirs] = duel.hands[1 - seat] ?? [];
      if (theirs !== undefined)
        expect(whyNot(duel, 1 - seat, { kind: 'card', card: theirs })).toEqual({
          reason: 'notAsked',
        });
      answer(duel, some(duel, roll));
    }
  });
});
