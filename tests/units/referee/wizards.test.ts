/** Wizards at a table: who they are seen to be, and what they say by the way. */
import { describe, expect, test } from 'vitest';
import { wizardCalled, type Wizard } from '../../../src-main/opponents/personalities.ts';
import type { Setup } from '../../../src-main/engine/index.ts';
import { Chatter, Happened } from '../../../src-main/referee/chatter.ts';
import type { LineMoment } from '../../../src-shared/wizards.ts';
import { positionDuel } from '../../support/rule-duel.ts';
import { seated, type Places, type Seated } from '../../support/seated.ts';

function wizard(name: string): Wizard {
  const found = wizardCalled(name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}
const TALKATIVE = wizard('Snagg');
const QUIET = wizard('Mother Isaude');

const SWEEP = [
  { hand: ['Wrath of God'], battlefield: ['Plains', 'Plains', 'Plains', 'Plains'] },
  { battlefield: ['Grizzly Bears', 'Grizzly Bears', 'Grizzly Bears', 'Forest'] },
];
const EMPTY = [{ hand: ['Plains'] }, {}];

const setupAt = (seats: Parameters<typeof positionDuel>[1], seed: number): Setup => ({
  ...positionDuel('fifth', seats).setup,
  seed,
});

const against = (opponent: Wizard, setup: Setup, places: Places = {}): Seated =>
  seated(setup, { names: ['', opponent.name], ...places });

/** The moment whose words these are. */
const momentOf = ({ lines }: Wizard, words: string | undefined): LineMoment | undefined =>
  (Object.keys(lines) as LineMoment[]).find((moment) => words !== undefined && lines[moment].includes(words));

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed + 1);

test('a wizard is seen by her face and title, and whoever is none by nothing', () => {
  const { view } = against(TALKATIVE, setupAt(EMPTY, 1));
  expect(view.wizards).toEqual({ 1: { title: TALKATIVE.title, face: TALKATIVE.face } });
  expect(seated(setupAt(EMPTY, 1), { names: ['', 'A Stranger'] }).view.wizards).toEqual({});
  expect(seated(setupAt(EMPTY, 1), { names: ['Snagg', 'Snagg'] }).view.wizards).toHaveProperty('1');
  expect(seated(setupAt(EMPTY, 1), { names: ['Snagg', 'Snagg'] }).view.wizards).not.toHaveProperty('0');
});

describe('what is said', () => {
  test('at the start are words for the start, the more often the more she likes to talk', () => {
    const greetings = (opponent: Wizard) =>
      SEEDS.flatMap((seed) => against(opponent, setupAt(EMPTY, seed)).view.said ?? []);
    const [many, few] = [greetings(TALKATIVE), greetings(QUIET)];
    expect(many.length).toBeGreaterThan(few.length);
    for (const { seat, words } of many) expect([seat, momentOf(TALKATIVE, words)]).toEqual([1, 'start']);
  });

  test('when everything she has is swept away are words for a bad moment', async () => {
    const moments: (LineMoment | undefined)[] = [];
    for (const seed of SEEDS) {
      const table = against(TALKATIVE, setupAt(SWEEP, seed));
      table.act({ kind: 'cast', card: table.inHand('Wrath of God') });
      for (let asked = 0; asked < 5 && table.view.battlefield.length > 5; asked++) {
        await table.settled();
        if (table.view.prompt && table.view.battlefield.length > 5) table.answer(anyWay(table));
      }
      await table.settled();
      expect(table.view.players[1]?.graveyard).toHaveLength(3);
      moments.push(momentOf(TALKATIVE, table.view.said?.words));
    }
    expect(moments).toContain('bad');
    expect(moments).not.toContain('good');
  });

  test('at the end are words for a victory or a defeat', async () => {
    const moments = new Set<LineMoment | undefined>();
    for (const seed of SEEDS) {
      const table = against(TALKATIVE, setupAt(EMPTY, seed));
      table.table.concede(0);
      await table.settled();
      expect(table.view.result).toMatchObject({ kind: 'won', seats: [1] });
      moments.add(momentOf(TALKATIVE, table.view.said?.words));
    }
    expect(moments).toContain('victory');
    expect(moments).not.toContain('defeat');
  });

  test('is said once a duel: who has no more words for a moment is silent', () => {
    const chatter = new Chatter([undefined, TALKATIVE], 4);
    const duel = positionDuel('fifth', EMPTY);
    const heard = Array.from({ length: 60 }, (_, number) => {
      duel.turn = { ...duel.turn, number: number * 3 };
      const happened = new Happened();
      happened.lost.set(0, 6);
      chatter.hear(happened, duel);
      return chatter.saidBy(duel)?.words;
    });
    const words = heard.filter((said) => said !== undefined);
    expect(words.toSorted()).toEqual(TALKATIVE.lines.good.toSorted());
  });

  test('is the same for the same duel, and nothing where it is not wished', () => {
    const words = (places?: Places) =>
      SEEDS.map((seed) => against(TALKATIVE, setupAt(EMPTY, seed), places).view.said?.words);
    expect(words()).toEqual(words());
    expect(new Set(words({ habits: { wizardsTalk: false } }))).toEqual(new Set([undefined]));
  });

  test('is no part of the duel: the journal has the same replies, and a table opened anew has heard nothing', () => {
    const table = against(TALKATIVE, setupAt(EMPTY, 3));
    expect(table.view.said).toBeDefined();
    const { log } = table.table.sit();
    expect(JSON.stringify([table.journal.read(table.id), log])).not.toContain(table.view.said?.words);
    table.act({ kind: 'land', card: table.inHand('Plains') });
    table.referee.close();
    expect(table.table.sit().view).not.toHaveProperty('said');
  });
});

function anyWay(table: Seated) {
  const { options } = table.prompt;
  return options.kind === 'mana'
    ? ({ kind: 'mana', use: 'auto' } as const)
    : ({ kind: 'act', act: { kind: 'pass' } } as const);
}
