/** The watch sees what the books forbid, where it is planted before it, and is silent where they allow it. */
import { describe, expect, test } from 'vitest';
import { sightOf, type Sight } from '../../../scripts/fuzz/watch/sight.ts';
import { Watch } from '../../../scripts/fuzz/watch/watch.ts';
import type { Duel } from '../../../src-main/engine/index.ts';
import type { ActChoice, Attacker } from '../../../src-shared/duel/question.ts';
import type { PermanentView, PlayerView, View } from '../../../src-shared/duel/view.ts';
import type { Colour, Step } from '../../../src-shared/duel/words.ts';
import { permanentNamed, thingAt, under, type SeatWords } from '../../support/rule-duel.ts';

const BOOKS = ['alpha', 'fifth', 'portal', 'tenth', 'm11'] as const;
const TABLE: readonly SeatWords[] = [
  {
    hand: ['Forest', 'Forest'],
    battlefield: [
      'Grizzly Bears',
      'Hill Giant',
      'Benalish Hero',
      'Wall of Stone',
      'Sol Ring',
      'Forest',
      'Llanowar Elves',
    ],
  },
  { battlefield: ['Grizzly Bears', 'White Knight', 'Scathe Zombies'] },
];

interface Planted {
  readonly view?: Partial<View>;
  /** Of the first seat. */
  readonly player?: Partial<PlayerView>;
  readonly permanents?: Readonly<Record<string, Partial<PermanentView>>>;
  readonly purpose?: string;
  readonly protectedFrom?: readonly Colour[];
}

/** The table as it is, but for what was planted. */
function planted(duel: Duel, { view, player, permanents = {}, purpose, protectedFrom }: Planted = {}): Sight {
  const sight = sightOf(duel);
  return {
    ...sight,
    ...(purpose === undefined ? {} : { purpose }),
    ...(protectedFrom ? { protectedFrom: () => protectedFrom } : {}),
    view: {
      ...sight.view,
      players: sight.view.players.map((one, seat) => (seat === 0 ? { ...one, ...player } : one)),
      permanents: sight.view.permanents.map((one) => ({ ...one, ...permanents[one.name] })),
      ...view,
    },
  };
}

/** A duel in turn 1, seen by a watch since its turn began. */
function begun(edition: string, table = TABLE): { readonly duel: Duel; readonly watch: Watch } {
  const duel = under(edition)(table);
  const watch = Watch.over(edition, duel.faces);
  if (!watch) throw new Error(`There is no book for ${edition}.`);
  watch.asked(planted(duel));
  watch.heard({ kind: 'turnBegan', turn: 1, seats: [0] }, () => planted(duel));
  steps(watch, duel, 'main1');
  watch.asked(planted(duel));
  return { duel, watch };
}

function steps(watch: Watch, duel: Duel, step: Step, plant: Planted = {}): void {
  watch.heard({ kind: 'stepBegan', step }, () => planted(duel, plant));
}

const playLand = (watch: Watch, plant: Planted, duel: Duel): void => {
  watch.asked(planted(duel, plant));
  watch.replies({ kind: 'act', act: { kind: 'land', card: 0 } });
};

const act = (watch: Watch, choice: ActChoice): void => watch.replies({ kind: 'act', act: choice });

function attack(
  watch: Watch,
  duel: Duel,
  plant: Planted,
  ...attackers: (Partial<Attacker> & { name: string })[]
): void {
  watch.asked(planted(duel, plant));
  watch.replies({
    kind: 'attack',
    attackers: attackers.map(({ name, ...rest }) => ({
      card: permanentNamed(duel, name),
      seat: 1,
      walker: -1,
      band: -1,
      ...rest,
    })),
  });
  for (const { name } of attackers)
    watch.heard({ kind: 'tapped', card: permanentNamed(duel, name) }, () => planted(duel));
  watch.asked(planted(duel, plant));
}

describe.each(BOOKS)('under %s', (edition) => {
  test('R062: one land a turn, in the own main phase', () => {
    const { duel, watch } = begun(edition);
    playLand(watch, {}, duel);
    expect(() => playLand(watch, {}, duel)).toThrow('R062: seat 0 plays 2 lands in a turn');
    watch.heard({ kind: 'turnBegan', turn: 2, seats: [1] }, () => planted(duel));
    expect(() => playLand(watch, {}, duel)).not.toThrow();
    const later = begun(edition);
    expect(() => playLand(later.watch, { view: { step: 'endCombat' } }, duel)).toThrow('R062');
    expect(() => playLand(later.watch, { view: { active: [1] } }, duel)).toThrow('R062');
  });

  test('R068: one attack a turn', () => {
    const { duel, watch } = begun(edition);
    attack(watch, duel, {}, { name: 'Hill Giant' });
    expect(() => attack(watch, duel, {}, { name: 'Benalish Hero' })).toThrow('R068: seat 0 attacks 2 times');
    watch.heard({ kind: 'turnBegan', turn: 3, seats: [0] }, () => planted(duel));
    expect(() => attack(watch, duel, {}, { name: 'Hill Giant' })).not.toThrow();
  });

  test('R309: who cannot attack', () => {
    const attacks = (name: string, plant: Planted) => () => {
      const { duel, watch } = begun(edition);
      attack(watch, duel, plant, { name });
    };
    expect(attacks('Hill Giant', {})).not.toThrow();
    expect(attacks('Wall of Stone', {})).toThrow('R309: Wall of Stone, a defender, attacks');
    expect(attacks('Hill Giant', { permanents: { 'Hill Giant': { tapped: true } } })).toThrow('R309');
    expect(attacks('Forest', {})).toThrow('R309');
    expect(attacks('Scathe Zombies', {})).toThrow('R309');
  });

  test('R309, R317: what came this turn neither attacks nor is tapped for mana', () => {
    const arrives = (name = 'Hill Giant'): { readonly duel: Duel; readonly watch: Watch } => {
      const { duel, watch } = begun(edition);
      const card = permanentNamed(duel, name);
      const gone = {
        kind: 'moved',
        card,
        from: 'battlefield',
        to: 'hand',
        seat: 0,
        cause: 'effect',
      } as const;
      watch.heard(gone, () => planted(duel));
      watch.heard({ ...gone, from: 'hand', to: 'battlefield' }, () => planted(duel));
      watch.asked(planted(duel));
      return { duel, watch };
    };
    const { duel, watch } = arrives();
    expect(() => attack(watch, duel, {}, { name: 'Hill Giant' })).toThrow(
      'R309: Hill Giant attacks in the turn it came',
    );
    const haste = { permanents: { 'Hill Giant': { keywords: ['haste'] } } };
    expect(() => attack(arrives().watch, duel, haste, { name: 'Hill Giant' })).not.toThrow();
    const tapsForMana =
      (late: Watch, name = 'Llanowar Elves') =>
      (): void => {
        late.heard({ kind: 'tapped', card: permanentNamed(duel, name) }, () => planted(duel));
        late.heard({ kind: 'mana', seat: 0, mana: [0, 0, 0, 0, 1, 0] }, () => planted(duel));
      };
    expect(tapsForMana(arrives('Llanowar Elves').watch)).toThrow('R317');
    expect(tapsForMana(begun(edition).watch)).not.toThrow();
    expect(tapsForMana(arrives().watch, 'Hill Giant')).not.toThrow();
    const next = arrives('Llanowar Elves').watch;
    next.heard({ kind: 'turnBegan', turn: 2, seats: [1] }, () => planted(duel));
    expect(tapsForMana(next)).not.toThrow();
  });

  test('R309: a creature that has changed hands is new to its controller', () => {
    const { duel, watch } = begun(edition);
    const stolen = { permanents: { 'Scathe Zombies': { controller: 0 } } };
    watch.asked(planted(duel, stolen));
    expect(() => attack(watch, duel, stolen, { name: 'Scathe Zombies' })).toThrow('R309');
    const back = begun(edition).watch;
    back.asked(planted(duel, stolen));
    back.heard({ kind: 'turnBegan', turn: 2, seats: [1] }, () => planted(duel));
    const own = { view: { active: [1], question: { seat: 1, for: 1, kind: 'attack' } } } as const;
    expect(() => attack(back, duel, own, { name: 'Scathe Zombies', seat: 0 })).not.toThrow();
  });

  test('R310: attacking taps', () => {
    const untapped = (plant: Planted) => () => {
      const { duel, watch } = begun(edition);
      watch.asked(planted(duel, plant));
      const card = permanentNamed(duel, 'Hill Giant');
      watch.replies({ kind: 'attack', attackers: [{ card, seat: 1, walker: -1, band: -1 }] });
      watch.asked(planted(duel, plant));
    };
    expect(untapped({})).toThrow('R310: Hill Giant attacks and is not tapped');
    expect(untapped({ permanents: { 'Hill Giant': { keywords: ['vigilance'] } } })).not.toThrow();
    const mates = { view: { question: { seat: 0, for: 0, kind: 'attack' } } } as const;
    expect(untapped(mates)).not.toThrow();
  });

  test('R378: at most one of a band is without banding, and all attack one', () => {
    const bands =
      (...members: Parameters<typeof attack>[3][]) =>
      () => {
        const { duel, watch } = begun(edition);
        attack(watch, duel, {}, ...members);
      };
    const [hero, giant] = [
      { name: 'Benalish Hero', band: 0 },
      { name: 'Hill Giant', band: 0 },
    ];
    expect(bands(hero, giant)).not.toThrow();
    expect(bands(hero, giant, { name: 'Grizzly Bears', band: 0 })).toThrow('R378');
    expect(bands(giant, { name: 'Grizzly Bears', band: 0 })).toThrow('R378');
    expect(bands(hero, { ...giant, seat: 2 })).toThrow('R378: a band attacks more than one');
  });

  test('R322, R323: who blocks, and how many', () => {
    const blocks =
      (plant: Planted, ...attackers: string[]) =>
      () => {
        const { duel, watch } = begun(edition);
        watch.asked(planted(duel, plant));
        const blocker = permanentNamed(duel, 'Scathe Zombies');
        watch.replies({
          kind: 'block',
          blocks: attackers.map((name) => ({ blocker, attacker: permanentNamed(duel, name) })),
        });
      };
    expect(blocks({}, 'Hill Giant')).not.toThrow();
    expect(blocks({ permanents: { 'Scathe Zombies': { tapped: true } } }, 'Hill Giant')).toThrow('R322');
    expect(blocks({ permanents: { 'Scathe Zombies': { types: ['artifact'] } } }, 'Hill Giant')).toThrow(
      'R322',
    );
    expect(blocks({}, 'Hill Giant', 'Benalish Hero')).toThrow('R323');
    expect(blocks({ protectedFrom: ['black'] }, 'Hill Giant')).toThrow(/R37[012]: Scathe Zombies blocks/);
    expect(blocks({ protectedFrom: ['white'] }, 'Hill Giant')).not.toThrow();
  });

  test('protection: no damage, no aiming, no Aura of that colour', () => {
    const { duel, watch } = begun(edition);
    const from = (colour: Colour) => () => planted(duel, { protectedFrom: [colour] });
    const source = permanentNamed(duel, 'Scathe Zombies');
    const hit = {
      kind: 'damaged',
      source,
      to: thingAt(duel, 'White Knight'),
      amount: 2,
      combat: true,
    } as const;
    expect(() => watch.heard(hit, from('black'))).toThrow(/R37[012]: White Knight is damaged/);
    expect(() => watch.heard({ ...hit, amount: 0 }, from('black'))).not.toThrow();
    expect(() => watch.heard(hit, from('white'))).not.toThrow();
    const item = {
      id: 900,
      kind: 'spell',
      name: 'Terror',
      controller: 0,
      targets: [],
      card: 0,
      face: 0,
      ability: 0,
      x: 0,
      countered: false,
      colours: ['black'],
      types: ['instant'],
    };
    const aimed = {
      kind: 'announced',
      item: 900,
      card: 0,
      seat: 0,
      ability: 0,
      at: [thingAt(duel, 'White Knight')],
    } as const;
    const waiting = (colour: Colour) => () =>
      planted(duel, { protectedFrom: [colour], view: { chain: [item] } });
    expect(() => watch.heard(aimed, waiting('black'))).toThrow(/R37[012]: Terror is aimed/);
    expect(() => watch.heard(aimed, waiting('red'))).not.toThrow();
    const aura = {
      purpose: 'open',
      permanents: {
        'Sol Ring': {
          subtypes: ['Aura'],
          colours: ['black'],
          attachedTo: permanentNamed(duel, 'White Knight'),
        },
      },
    };
    expect(() => watch.asked(planted(duel, { ...aura, protectedFrom: ['black'] }))).toThrow(
      /R37[012]: Sol Ring stays/,
    );
    expect(() => watch.asked(planted(duel, { ...aura, protectedFrom: ['red'] }))).not.toThrow();
  });
});

describe('what the books disagree on', () => {
  test.each([
    ['alpha', 'R413'],
    ['fifth', 'R413'],
    ['portal', undefined],
    ['tenth', undefined],
    ['m11', undefined],
  ])('a tapped artifact is used under %s: %s', (edition, rule) => {
    const { duel, watch } = begun(edition);
    const use = (plant: Planted) => () => {
      watch.asked(planted(duel, plant));
      act(watch, { kind: 'useMana', card: permanentNamed(duel, 'Sol Ring'), ability: 0, choice: 0 });
    };
    const tapped = { permanents: { 'Sol Ring': { tapped: true } } };
    if (rule === undefined) expect(use(tapped)).not.toThrow();
    else expect(use(tapped)).toThrow(rule);
    expect(use({})).not.toThrow();
    expect(
      use({ permanents: { 'Sol Ring': { tapped: true, types: ['artifact', 'creature'], toughness: 1 } } }),
    ).not.toThrow();
  });

  test.each([
    ['alpha', 'R070'],
    ['fifth', 'R070'],
    ['portal', undefined],
    ['portal+discardToSeven', 'R074'],
    ['tenth', 'R073'],
    ['m11', 'R073'],
  ])('eight cards are kept under %s: %s', (edition, rule) => {
    const ends = (cards: number) => () => {
      const { duel, watch } = begun(edition);
      const hand = Array.from({ length: cards }, (_, card) => ({ card }));
      steps(watch, duel, 'cleanup', { player: { hand } });
      watch.heard({ kind: 'turnBegan', turn: 2, seats: [1] }, () => planted(duel, { player: { hand } }));
    };
    if (rule === undefined) expect(ends(8)).not.toThrow();
    else expect(ends(8)).toThrow(rule);
    expect(ends(7)).not.toThrow();
  });

  test('R070: what a card takes back behind the discard phase is kept', () => {
    const { duel, watch } = begun('fifth');
    const hand = Array.from({ length: 8 }, (_, card) => ({ card }));
    steps(watch, duel, 'cleanup');
    const next = () => planted(duel, { player: { hand } });
    expect(() => watch.heard({ kind: 'turnBegan', turn: 2, seats: [1] }, next)).not.toThrow();
  });

  const LEFT = { player: { pool: [0, 0, 0, 0, 1, 0] } };
  test.each([
    ['alpha', 'draw', 'R094'],
    ['fifth', 'draw', 'R096'],
    ['tenth', 'draw', undefined],
    ['tenth', 'main1', 'R097'],
    ['m11', 'draw', 'R099'],
    ['alpha', 'main2', undefined],
    ['fifth', 'discard', 'R096'],
  ] as const)('mana is left under %s as %s begins: %s', (edition, step, rule) => {
    const { duel, watch } = begun(edition);
    if (rule === undefined) expect(() => steps(watch, duel, step, LEFT)).not.toThrow();
    else expect(() => steps(watch, duel, step, LEFT)).toThrow(rule);
    expect(() => steps(watch, duel, step)).not.toThrow();
  });

  test.each(['alpha', 'fifth'])('after an attack the pool is empty under %s', (edition) => {
    const { duel, watch } = begun(edition);
    attack(watch, duel, {}, { name: 'Hill Giant' });
    expect(() => steps(watch, duel, 'main2', LEFT)).toThrow(/R09[46]/);
  });

  test.each([
    ['alpha', true],
    ['fifth', true],
    ['portal', false],
    ['tenth', true],
    ['m11', false],
  ])('mana burns under %s: %s', (edition, burns) => {
    const { duel, watch } = begun(edition);
    const burn = (): void => watch.heard({ kind: 'manaBurn', seat: 0, amount: 1 }, () => planted(duel));
    if (burns) expect(burn).not.toThrow();
    else expect(burn).toThrow('R099: mana burns');
  });

  test('R094, R025: under Alpha an attack that nobody makes is no moment', () => {
    const withoutAttack = begun('alpha');
    const { duel } = withoutAttack;
    const burn = { kind: 'manaBurn', seat: 0, amount: 1 } as const;
    withoutAttack.watch.heard(burn, () => planted(duel));
    expect(() => steps(withoutAttack.watch, duel, 'main2')).toThrow('R094');
    const withAttack = begun('alpha').watch;
    withAttack.heard(burn, () => planted(duel));
    attack(withAttack, duel, {}, { name: 'Hill Giant' });
    expect(() => steps(withAttack, duel, 'main2')).not.toThrow();
    const lost = { kind: 'lost', seat: 0, why: 'life' } as const;
    const early = begun('alpha').watch;
    steps(early, duel, 'beginCombat');
    expect(() => early.heard(lost, () => planted(duel))).toThrow('R025');
    expect(() => early.heard({ ...lost, why: 'library' }, () => planted(duel))).not.toThrow();
  });

  const DOWN = { player: { life: 0 } };
  test.each([
    ['alpha', 'draw', 'R025'],
    ['fifth', 'draw', 'R026'],
    ['portal', 'draw', undefined],
    ['portal+lossAtPhaseEnd', 'main1', 'R026'],
    ['m11', 'draw', undefined],
  ] as const)('somebody without life goes on under %s into %s: %s', (edition, step, rule) => {
    const { duel, watch } = begun(edition);
    if (rule === undefined) expect(() => steps(watch, duel, step, DOWN)).not.toThrow();
    else expect(() => steps(watch, duel, step, DOWN)).toThrow(rule);
    expect(() => steps(watch, duel, step, { player: { life: 0, lost: true } })).not.toThrow();
  });

  test.each([
    ['alpha', undefined],
    ['fifth', undefined],
    ['portal', 'R027'],
    ['tenth', 'R027'],
    ['m11', 'R027'],
  ])('somebody may act while somebody has no life under %s: %s', (edition, rule) => {
    const { duel, watch } = begun(edition);
    const look = (): void => watch.asked(planted(duel, { ...DOWN, purpose: 'open' }));
    if (rule === undefined) expect(look).not.toThrow();
    else expect(look).toThrow(rule);
  });

  test.each([
    ['alpha', undefined],
    ['fifth', 'R263'],
    ['tenth', 'R263'],
    ['m11', 'R263'],
  ])('somebody may act beside a creature without toughness under %s: %s', (edition, rule) => {
    const { duel, watch } = begun(edition);
    const look = (): void =>
      watch.asked(planted(duel, { purpose: 'open', permanents: { 'Hill Giant': { toughness: 0 } } }));
    if (rule === undefined) expect(look).not.toThrow();
    else expect(look).toThrow(rule);
  });

  test.each([
    ['alpha', undefined],
    ['tenth', 'R065'],
    ['m11', 'R065'],
  ])('a land is played while something waits under %s: %s', (edition, rule) => {
    const { duel, watch } = begun(edition);
    const item = {
      id: 1,
      kind: 'spell',
      name: 'Terror',
      controller: 0,
      targets: [],
      card: 0,
      face: 0,
      ability: 0,
      x: 0,
      countered: false,
      colours: [],
      types: [],
    };
    const play = (): void => playLand(watch, { view: { chain: [item] } }, duel);
    if (rule === undefined) expect(play).not.toThrow();
    else expect(play).toThrow(rule);
  });
});

describe('R035: cards that say otherwise', () => {
  test('lift what they lift in their duel, and nothing else', () => {
    const { duel, watch } = begun('fifth', [{ battlefield: ['Fastbond'] }, {}]);
    playLand(watch, {}, duel);
    expect(() => playLand(watch, {}, duel)).not.toThrow();
    expect(() => steps(watch, duel, 'draw', { player: { life: 0 } })).toThrow('R026');
  });

  test('what is phased out stays what it was', () => {
    const { duel, watch } = begun('fifth');
    const card = permanentNamed(duel, 'Hill Giant');
    const moved = {
      kind: 'moved',
      card,
      from: 'battlefield',
      to: 'nowhere',
      seat: 0,
      cause: 'rule',
    } as const;
    watch.heard(moved, () => planted(duel));
    watch.heard({ ...moved, from: 'nowhere', to: 'battlefield' }, () => planted(duel));
    expect(() => attack(watch, duel, {}, { name: 'Hill Giant' })).not.toThrow();
  });

  test('under a rulebook of nobody nothing is watched', () => {
    expect(Watch.over('sixth', [])).toBeUndefined();
  });
});
