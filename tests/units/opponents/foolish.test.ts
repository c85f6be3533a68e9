/** What would you do here? Positions in which one reply is foolish. */
import { describe, expect, test } from 'vitest';
import {
  fallback,
  options,
  viewFor,
  type CardNumber,
  type Duel,
  type Question,
  type Reply,
} from '../../../src-main/engine/index.ts';
import { budgetOf, looksAhead, type Budget } from '../../../src-main/opponents/levels.ts';
import { think } from '../../../src-main/opponents/minds.ts';
import { thoughtOf } from '../../../src-main/opponents/thought.ts';
import type { MindName } from '../../../src-shared/duels.ts';
import {
  act,
  attackWith,
  goOnUntil,
  inHand,
  openingDuel,
  permanentNamed,
  positionDuel,
  say,
  type SeatWords,
} from '../../support/rule-duel.ts';

const LEVELS: readonly MindName[] = ['magician', 'sorcerer', 'wizard'];

/** What those who look ahead may spend here, so that all of these positions are soon played. */
const NODES = 1_500;
const budgetFor = (mind: MindName): Budget => (looksAhead(mind) ? { nodes: NODES } : budgetOf(mind));

const many = (name: string, count: number): string[] => Array.from({ length: count }, () => name);
const names = (duel: Duel): string[] => viewFor(duel, 0).permanents.map(({ name }) => name);
const hand = (duel: Duel): (string | undefined)[] =>
  viewFor(duel, 0).players[0]?.hand.map(({ name }) => name) ?? [];
const life = (duel: Duel, seat: number): number => viewFor(duel, 0).players[seat]?.life ?? 0;
const isTapped = (duel: Duel, name: string): boolean =>
  duel.board[permanentNamed(duel, name)]?.tapped === true;
const cardThing = (duel: Duel, card: CardNumber) =>
  ({ kind: 'card', card, incarnation: duel.cards[card]?.incarnation ?? 0 }) as const;

describe.each(LEVELS)('a %s', (mind) => {
  /** What takes a plan for the mana, the fight or the way back: a Magician has none. */
  const planned = test.runIf(looksAhead(mind));

  const reply = (duel: Duel): Reply =>
    think(thoughtOf(duel, { mind, seat: duel.question?.seat ?? 0, seed: 1, budget: budgetFor(mind) }));

  /** Seat 0 is the mind's, seat 1 lets everything happen, until this holds or the duel is over. */
  function playUntil(duel: Duel, isThere: (question: Question) => boolean): Duel {
    for (let asked = 0; asked < 400; asked++) {
      const { question } = duel;
      if (!question || isThere(question)) return duel;
      say(duel, question.seat === 0 ? reply(duel) : fallback(duel));
    }
    throw new Error('It never came to that.');
  }
  const turn = (duel: Duel): Duel => playUntil(duel, () => duel.turn.number > 1);
  const twoTurns = (duel: Duel): Duel => playUntil(duel, () => duel.turn.number > 2);
  const table = (edition: string, mine: SeatWords, theirs: SeatWords = {}): Duel =>
    positionDuel(edition, [mine, theirs]);

  /** Seat 1 attacks with everything it has; the mind is asked who stands in the way. */
  function attacked(edition: string, mine: SeatWords, theirs: SeatWords): Duel {
    const duel = positionDuel(edition, [mine, theirs], { active: 1 });
    goOnUntil(duel, ({ kind }) => kind === 'attack');
    const attackers = viewFor(duel, 1)
      .permanents.filter(({ controller, types }) => controller === 1 && types.includes('creature'))
      .map(({ card }) => ({ card, seat: 0, walker: -1, band: -1 }));
    say(duel, { kind: 'attack', attackers });
    return duel;
  }

  describe('does not waste what removes', () => {
    test.each(['fifth', 'tenth', 'm11'])('on a creature that is dying anyway, under %s', (edition) => {
      const duel = table(
        edition,
        { hand: ['Lightning Bolt', 'Terror'], battlefield: ['Mountain', 'Swamp', 'Swamp'] },
        { battlefield: ['Hill Giant'] },
      );
      const giant = permanentNamed(duel, 'Hill Giant');
      act(duel, {
        kind: 'cast',
        card: inHand(duel, 0, 'Lightning Bolt'),
        targets: [[cardThing(duel, giant)]],
      });
      turn(duel);
      expect(hand(duel)).toContain('Terror');
      expect(names(duel)).not.toContain('Hill Giant');
    });

    test.each(['alpha', 'fifth', 'tenth', 'm11'])('on a trifle, under %s', (edition) => {
      const duel = table(
        edition,
        { hand: ['Swords to Plowshares'], battlefield: ['Plains'] },
        { battlefield: ['Ornithopter'] },
      );
      twoTurns(duel);
      expect(hand(duel)).toContain('Swords to Plowshares');
    });

    planned('on a creature that cannot attack or block any more', () => {
      const duel = table(
        'm11',
        { hand: ['Doom Blade', 'Pacifism'], battlefield: [...many('Swamp', 2), ...many('Plains', 2)] },
        { battlefield: ['Craw Wurm'] },
      );
      twoTurns(duel);
      expect(hand(duel).filter((name) => name === 'Doom Blade' || name === 'Pacifism')).toHaveLength(1);
    });
  });

  describe('puts Auras on the right side', () => {
    test.each(['alpha', 'fifth', 'm11'])('no help for their creature, under %s', (edition) => {
      const duel = turn(
        table(
          edition,
          { hand: ['Holy Strength'], battlefield: ['Plains'] },
          { battlefield: ['White Knight'] },
        ),
      );
      expect(hand(duel)).toContain('Holy Strength');
    });

    test.each(['alpha', 'fifth', 'm11'])('no harm for its own creature, under %s', (edition) => {
      const duel = turn(
        table(edition, {
          hand: ['Weakness', 'Pacifism'],
          battlefield: ['Swamp', 'Plains', 'Plains', 'Hill Giant'],
        }),
      );
      expect(hand(duel)).toEqual(expect.arrayContaining(['Weakness', 'Pacifism']));
    });
  });

  describe('fights with its eyes open', () => {
    test.each(['alpha', 'fifth', 'portal', 'tenth', 'm11'])(
      'no attack into certain death, under %s',
      (edition) => {
        const duel = turn(
          table(edition, { battlefield: many('Grizzly Bears', 2) }, { battlefield: many('Craw Wurm', 2) }),
        );
        expect(names(duel).filter((name) => name === 'Grizzly Bears')).toHaveLength(2);
      },
    );

    test.each(['alpha', 'fifth', 'portal', 'tenth', 'm11'])('takes free damage, under %s', (edition) => {
      const duel = turn(table(edition, { battlefield: ['Grizzly Bears', 'Hill Giant'] }, { life: 20 }));
      expect(life(duel, 1)).toBe(15);
    });

    test.each(['alpha', 'fifth', 'portal', 'tenth', 'm11'])(
      'flies over what cannot fly, under %s',
      (edition) => {
        const duel = turn(
          table(
            edition,
            { battlefield: ['Air Elemental', 'Wall of Stone'] },
            { battlefield: ['Grizzly Bears'] },
          ),
        );
        expect(life(duel, 1)).toBe(16);
      },
    );

    test.each(['alpha', 'fifth', 'portal', 'tenth', 'm11'])(
      'blocks when it is lethal, under %s',
      (edition) => {
        const duel = attacked(
          edition,
          { battlefield: ['Scryb Sprites'], life: 6 },
          { battlefield: ['Craw Wurm'] },
        );
        playUntil(duel, () => duel.turn.step === 'main2' || duel.turn.number > 1);
        expect(duel.result).toBeUndefined();
        expect(life(duel, 0)).toBe(6);
      },
    );

    test.each(['alpha', 'fifth', 'portal', 'tenth', 'm11'])(
      'stops the deadly one of several, under %s',
      (edition) => {
        const duel = attacked(
          edition,
          { battlefield: ['Scryb Sprites'], life: 7 },
          { battlefield: ['Craw Wurm', 'Grizzly Bears'] },
        );
        playUntil(duel, () => duel.turn.step === 'main2' || duel.turn.number > 1);
        expect(life(duel, 0)).toBe(5);
      },
    );

    test.each(['alpha', 'fifth', 'portal', 'tenth', 'm11'])(
      'gives up one blocker where one is enough, under %s',
      (edition) => {
        const duel = attacked(
          edition,
          { battlefield: many('Scryb Sprites', 2), life: 8 },
          { battlefield: ['Craw Wurm', 'Grizzly Bears'] },
        );
        playUntil(duel, () => duel.turn.step === 'main2' || duel.turn.number > 1);
        expect(life(duel, 0)).toBe(6);
        expect(names(duel).filter((name) => name === 'Scryb Sprites')).toHaveLength(1);
      },
    );

    planned.each(['fifth', 'm11'])('keeps a guard when the answer would kill, under %s', (edition) => {
      const duel = table(
        edition,
        { battlefield: ['Hill Giant'], life: 3 },
        { battlefield: ['Hill Giant'], life: 20 },
      );
      goOnUntil(duel, ({ kind }) => kind === 'attack');
      expect(reply(duel)).toEqual({ kind: 'attack', attackers: [] });
    });
  });

  describe('spends its turn', () => {
    test.each(['alpha', 'fifth', 'portal', 'tenth', 'm11'])(
      'plays a land it has no use for yet, under %s',
      (edition) => {
        const duel = turn(table(edition, { hand: ['Forest'], battlefield: many('Forest', 4) }));
        expect(hand(duel)).toEqual([]);
      },
    );

    test.each(['fifth', 'portal', 'tenth', 'm11'])(
      'plays a land, whatever dear spell might then be cast, under %s',
      (edition) => {
        const duel = turn(
          table(
            edition,
            {
              hand: ['Lava Axe', 'Swamp', 'Volcanic Hammer', 'Volcanic Hammer', 'Muck Rats', 'Raging Goblin'],
              battlefield: ['Mountain', 'Swamp', 'Swamp', 'Swamp'],
            },
            { hand: many('Island', 4), battlefield: [...many('Island', 4), 'Snapping Drake'], life: 19 },
          ),
        );
        expect(hand(duel)).not.toContain('Swamp');
      },
    );

    planned.each(['alpha', 'fifth', 'tenth', 'm11'])(
      'pays with what its trick does not need, under %s',
      (edition) => {
        const duel = table(
          edition,
          { hand: ['Grizzly Bears', 'Lightning Bolt'], battlefield: ['Mountain', 'Forest', 'Plains'] },
          { battlefield: ['Craw Wurm'] },
        );
        playUntil(duel, () => names(duel).includes('Grizzly Bears') || duel.turn.number > 1);
        expect(names(duel)).toContain('Grizzly Bears');
        expect(isTapped(duel, 'Mountain')).toBe(false);
      },
    );

    test.each(['alpha', 'fifth', 'tenth', 'm11'])(
      'makes nobody bigger before it is known who blocks, under %s',
      (edition) => {
        const mine = ['Forest', 'Forest', ...many('Swamp', 4)];
        const duel = positionDuel(edition, [
          {
            hand: ['Giant Growth'],
            battlefield: [...mine, 'Dross Crocodile', 'Pincher Beetles', 'Scion of the Wild'],
            life: 15,
          },
          {
            hand: ['Swamp'],
            battlefield: ['Ravenous Rats', 'Nekrataal', 'Merfolk Looter', 'Sengir Vampire'],
            life: 15,
          },
        ]);
        const replies = Array.from({ length: 6 }, (_, seed) =>
          think(thoughtOf(duel, { mind, seat: 0, seed, budget: budgetFor(mind) })),
        );
        for (const said of replies) expect(said).toEqual({ kind: 'act', act: { kind: 'pass' } });
      },
    );

    planned.each(['alpha', 'fifth', 'tenth', 'm11'])(
      'makes a blocker bigger once it blocks, and not before, under %s',
      (edition) => {
        const steps = new Set<string>();
        for (const attackers of [
          ['Child of Night'],
          ['Child of Night', "Liliana's Specter"],
          ['Hill Giant'],
        ]) {
          const duel = positionDuel(
            edition,
            [
              { hand: ['Giant Growth'], battlefield: [...many('Forest', 4), 'Sacred Wolf'], life: 14 },
              { battlefield: attackers },
            ],
            { active: 1, turn: 2 },
          );
          attackWith(duel, attackers, 0);
          playUntil(duel, () => {
            if (duel.chain.some(({ act: { you } }) => you === 0)) steps.add(duel.turn.step);
            return duel.turn.number > 2;
          });
        }
        expect([...steps]).toEqual(['declareBlockers']);
      },
    );

    test.each(['fifth', 'm11'])('keeps the mana of its trick for the fight, under %s', (edition) => {
      const duel = table(
        edition,
        { hand: ['Giant Growth', 'Scryb Sprites'], battlefield: ['Forest', 'Grizzly Bears'] },
        { battlefield: ['Hill Giant'], life: 20 },
      );
      playUntil(duel, ({ kind }) => kind === 'attack' || duel.turn.number > 1);
      expect(isTapped(duel, 'Forest')).toBe(false);
    });

    test.each(['alpha', 'fifth', 'tenth', 'm11'])(
      'draws no more than its library has, under %s',
      (edition) => {
        const duel = turn(
          table(edition, { hand: ['Ancestral Recall'], battlefield: ['Island'], library: many('Island', 2) }),
        );
        expect(duel.result).toBeUndefined();
        expect(viewFor(duel, 0).players[0]?.library).toBe(2);
      },
    );

    test('lets the Tome rest when the library is at its end', () => {
      const duel = twoTurns(
        table('fifth', { battlefield: ['Jayemdae Tome', ...many('Island', 4)], library: many('Island', 2) }),
      );
      expect(viewFor(duel, 0).players[0]?.library).toBe(2);
    });

    test('has the others draw the last of theirs', () => {
      const duel = twoTurns(
        positionDuel('m11', [
          { hand: ['Ancestral Recall'], battlefield: ['Island'] },
          { library: many('Island', 2) },
        ]),
      );
      expect(duel.result).toEqual({ kind: 'won', seats: [0] });
    });

    test.each(['alpha', 'fifth'])('draws no mana that would burn, under %s', (edition) => {
      const duel = turn(table(edition, { hand: ['Dark Ritual'], battlefield: ['Swamp'] }));
      expect(life(duel, 0)).toBe(20);
      expect(hand(duel)).toContain('Dark Ritual');
    });

    planned('takes a plain land before one that hurts', () => {
      const duel = turn(
        table('m11', {
          hand: ['Savannah Lions'],
          battlefield: ['City of Brass', 'Adarkar Wastes', 'Plains'],
        }),
      );
      expect(names(duel)).toContain('Savannah Lions');
      expect(life(duel, 0)).toBe(20);
    });

    test.each(['fifth', 'tenth', 'm11'])('does not die of a land of its own, under %s', (edition) => {
      const duel = turn(
        table(edition, { hand: ['Savannah Lions'], battlefield: ['City of Brass'], life: 1 }),
      );
      expect(duel.result).toBeUndefined();
      expect(life(duel, 0)).toBe(1);
    });
  });

  describe('destroys with measure', () => {
    planned.each([
      ['alpha', 'Wrath of God'],
      ['fifth', 'Wrath of God'],
      ['portal', 'Wrath of God'],
      ['tenth', 'Wrath of God'],
      ['m11', 'Day of Judgment'],
    ])('sweeps when behind and not when ahead, under %s', (edition, sweeper) => {
      const mine = { hand: [sweeper], battlefield: many('Plains', 4) };
      const behind = turn(table(edition, mine, { battlefield: many('Hill Giant', 3) }));
      expect(names(behind)).not.toContain('Hill Giant');
      const ahead = turn(
        table(
          edition,
          { ...mine, battlefield: [...mine.battlefield, ...many('Hill Giant', 2)] },
          { battlefield: ['Grizzly Bears'] },
        ),
      );
      expect(hand(ahead)).toContain(sweeper);
      expect(names(ahead).filter((name) => name === 'Hill Giant')).toHaveLength(2);
    });

    test('leaves its Disk alone when ahead', () => {
      const duel = twoTurns(
        table(
          'fifth',
          { battlefield: ["Nevinyrral's Disk", ...many('Forest', 3), 'Craw Wurm'] },
          { battlefield: ['Grizzly Bears'] },
        ),
      );
      expect(names(duel)).toEqual(expect.arrayContaining(["Nevinyrral's Disk", 'Craw Wurm']));
    });

    planned.each(['alpha', 'fifth', 'm11'])('burns no face while there is time, under %s', (edition) => {
      const duel = turn(
        table(
          edition,
          {
            hand: ['Fireball', 'Grizzly Bears', 'Lightning Bolt'],
            battlefield: ['Forest', 'Mountain', 'Mountain', 'Granite Gargoyle'],
          },
          { hand: many('Mountain', 6), battlefield: ['Mountain', 'Mountain'] },
        ),
      );
      expect(names(duel)).toContain('Grizzly Bears');
      expect(hand(duel)).toEqual(expect.arrayContaining(['Fireball', 'Lightning Bolt']));
    });

    test('burns no field of its own', () => {
      const duel = turn(
        table(
          'm11',
          { hand: ['Pyroclasm'], battlefield: [...many('Mountain', 2), ...many('Grizzly Bears', 3)] },
          { battlefield: ['Goblin Piker'] },
        ),
      );
      expect(hand(duel)).toContain('Pyroclasm');
    });

    test('keeps its lands when its side of the table is the weaker', () => {
      const duel = turn(
        table(
          'fifth',
          { hand: ['Armageddon'], battlefield: many('Plains', 4) },
          { battlefield: ['Craw Wurm', ...many('Forest', 2)] },
        ),
      );
      expect(hand(duel)).toContain('Armageddon');
    });
  });

  describe('answers with measure', () => {
    test.each(['alpha', 'fifth', 'tenth', 'm11'])('counters no spell of its own, under %s', (edition) => {
      const duel = table(edition, {
        hand: ['Air Elemental', 'Counterspell'],
        battlefield: many('Island', 7),
      });
      act(duel, { kind: 'cast', card: inHand(duel, 0, 'Air Elemental') });
      turn(duel);
      expect(names(duel)).toContain('Air Elemental');
      expect(hand(duel)).toContain('Counterspell');
    });

    test.each(['alpha', 'fifth', 'tenth', 'm11'])(
      'counters nothing that is not worth it, under %s',
      (edition) => {
        const duel = positionDuel(
          edition,
          [{ hand: ['Counterspell'], battlefield: many('Island', 2) }, { hand: ['Ornithopter'] }],
          { active: 1 },
        );
        goOnUntil(duel, ({ seat, kind }) => seat === 1 && kind === 'act' && duel.turn.step === 'main1');
        act(duel, { kind: 'cast', card: inHand(duel, 1, 'Ornithopter') });
        turn(duel);
        expect(hand(duel)).toContain('Counterspell');
      },
    );

    planned.each([
      ['alpha', 'Control Magic', "Mons's Goblin Raiders", 'Hill Giant'],
      ['fifth', 'Control Magic', "Mons's Goblin Raiders", 'Hill Giant'],
      ['tenth', 'Persuasion', 'Raging Goblin', 'Hill Giant'],
      ['m11', 'Mind Control', 'Raging Goblin', 'Serra Angel'],
    ])('under %s, %s is not for a %s but for a %s', (edition, thief, small, big) => {
      const mine = { hand: [thief], battlefield: many('Island', 5) };
      const isHeld = (theirs: string): boolean =>
        hand(turn(table(edition, mine, { battlefield: [theirs] }))).includes(thief);
      expect([isHeld(small), isHeld(big)]).toEqual([true, false]);
    });

    test.each(['alpha', 'fifth', 'm11'])('prevents nothing where nothing is dealt, under %s', (edition) => {
      const duel = twoTurns(
        table(
          edition,
          { hand: ['Healing Salve'], battlefield: ['Plains', 'Samite Healer'] },
          { battlefield: ['Wall of Stone'] },
        ),
      );
      expect(isTapped(duel, 'Samite Healer')).toBe(false);
    });

    test.each(['alpha', 'fifth', 'm11'])('regenerates nothing that lives, under %s', (edition) => {
      const duel = twoTurns(
        table(
          edition,
          { battlefield: [...many('Swamp', 2), 'Drudge Skeletons'] },
          { battlefield: ['Wall of Stone'] },
        ),
      );
      expect(isTapped(duel, 'Swamp')).toBe(false);
    });

    test.each(['fifth', 'm11'])('breathes no fire after the fight, under %s', (edition) => {
      const duel = table(
        edition,
        { battlefield: ['Shivan Dragon', ...many('Mountain', 3)] },
        { battlefield: ['Wall of Swords'] },
      );
      goOnUntil(duel, () => duel.turn.step === 'main2');
      turn(duel);
      expect(isTapped(duel, 'Mountain')).toBe(false);
    });

    test.each(['fifth', 'm11'])('breathes fire where nobody stands in the way, under %s', (edition) => {
      const duel = turn(table(edition, { battlefield: ['Shivan Dragon', ...many('Mountain', 3)] }));
      expect(life(duel, 1)).toBe(12);
    });

    test('grows no creature that dies all the same', () => {
      const duel = attacked(
        'm11',
        { hand: ['Giant Growth'], battlefield: ['Forest', 'Scryb Sprites'], life: 4 },
        { battlefield: ['Earth Elemental'] },
      );
      playUntil(duel, () => duel.turn.step === 'main2' || duel.turn.number > 1);
      expect(hand(duel)).toContain('Giant Growth');
    });
  });

  describe('keeps its own house', () => {
    test.each(['alpha', 'fifth', 'tenth'])('pays the upkeep of what is worth it, under %s', (edition) => {
      const duel = positionDuel(edition, [{ battlefield: ['Force of Nature', ...many('Forest', 4)] }, {}], {
        step: 'upkeep',
      });
      playUntil(duel, () => duel.turn.step === 'main1');
      expect(names(duel)).toContain('Force of Nature');
      expect(life(duel, 0)).toBe(20);
    });

    test.each(['alpha', 'fifth', 'm11'])('gives its lands for no creature, under %s', (edition) => {
      const duel = positionDuel(
        edition,
        [{ battlefield: [{ card: 'Leviathan', tapped: true }, ...many('Island', 2)] }, {}],
        { step: 'upkeep' },
      );
      playUntil(duel, () => duel.turn.step === 'main1');
      expect(names(duel).filter((name) => name === 'Island')).toHaveLength(2);
    });

    test('offers no creature to its own artifact for nothing', () => {
      const duel = twoTurns(table('fifth', { battlefield: ["Ashnod's Altar", 'Hill Giant', 'Forest'] }));
      expect(names(duel)).toContain('Hill Giant');
    });

    test.each(['alpha', 'fifth'])(
      'Alpha and Fifth: hands without a land go back, and only those, under %s',
      (edition) => {
        const deck = (lands: number): string[] => [
          ...many('Forest', lands),
          ...many('Grizzly Bears', 7 - lands),
          ...many('Forest', 13),
        ];
        const kept = [0, 3].map((lands) => {
          const duel = openingDuel(edition === 'alpha' ? 'alpha+redraw' : edition, [deck(lands), deck(3)], {
            stacked: true,
          });
          for (let asked = 0; asked < 10 && duel.question?.kind !== 'keep'; asked++)
            say(duel, fallback(duel));
          const offered = options(duel);
          return offered?.kind === 'keep' ? reply(duel) : offered?.kind;
        });
        expect(kept).toEqual([{ kind: 'keep', keep: false }, expect.anything()]);
      },
    );

    planned('attacks a planeswalker that nobody guards', () => {
      const duel = table(
        'm11',
        { battlefield: ['Grizzly Bears'] },
        { battlefield: [{ card: 'Jace Beleren', counters: { loyalty: 2 } }] },
      );
      turn(duel);
      expect(names(duel)).not.toContain('Jace Beleren');
    });

    planned.each(['alpha', 'fifth'])('keeps together what is stronger in a band, under %s', (edition) => {
      const duel = table(
        edition,
        { battlefield: ['Benalish Hero', 'Hill Giant'] },
        { battlefield: ['Hill Giant'] },
      );
      goOnUntil(duel, ({ kind }) => kind === 'attack');
      const attack = reply(duel);
      expect(
        attack.kind === 'attack' && attack.attackers.map(({ band }) => band),
        JSON.stringify(attack),
      ).toEqual([0, 0]);
    });

    planned.each(['alpha', 'fifth'])('guards against the colour it faces, under %s', (edition) => {
      const duel = table(
        edition,
        { hand: ['Circle of Protection: Red'], battlefield: many('Plains', 2) },
        { battlefield: ['Hill Giant'] },
      );
      turn(duel);
      expect(names(duel)).toContain('Circle of Protection: Red');
    });

    test('names the colour it faces', () => {
      const duel = table(
        'fifth',
        { hand: ['Prismatic Ward'], battlefield: [...many('Plains', 2), 'Serra Angel'] },
        { battlefield: ['Hill Giant', 'Goblin Piker', 'Scryb Sprites'] },
      );
      const angel = permanentNamed(duel, 'Serra Angel');
      const card = inHand(duel, 0, 'Prismatic Ward');
      act(duel, { kind: 'cast', card, targets: [[cardThing(duel, angel)]] });
      playUntil(duel, () => names(duel).includes('Prismatic Ward'));
      expect(duel.board[permanentNamed(duel, 'Prismatic Ward')]?.chosen).toMatchObject({ colour: 'red' });
    });

    test('lays a land on top when it lacks lands, and a spell when it has enough', () => {
      const top = (lands: number): string | undefined => {
        const duel = table('m11', {
          hand: ['Sage Owl'],
          battlefield: many('Island', lands),
          library: ['Air Elemental', 'Forest', 'Grizzly Bears', 'Wall of Air', ...many('Forest', 6)],
        });
        act(duel, { kind: 'cast', card: inHand(duel, 0, 'Sage Owl') });
        playUntil(duel, () => duel.turn.step !== 'main1');
        const card = duel.libraries[0]?.[0] ?? -1;
        return duel.faces[duel.cards[card]?.face ?? -1]?.name;
      };
      expect([top(2), top(6)]).toEqual(['Forest', 'Air Elemental']);
    });

    planned.each(['fifth', 'm11'])('divides damage so that most die of it, under %s', (edition) => {
      const duel = turn(
        table(
          edition,
          { hand: ['Fireball'], battlefield: many('Mountain', 6) },
          { battlefield: ['Grizzly Bears', 'Goblin Piker'] },
        ),
      );
      expect(names(duel).filter((name) => name !== 'Mountain')).toHaveLength(0);
    });

    test.each(['tenth', 'm11'])('begins when it may choose, under %s', (edition) => {
      const deck = [...many('Forest', 10), ...many('Grizzly Bears', 10)];
      const duel = openingDuel(edition, [deck, deck], { lostLast: 0 });
      expect(options(duel)?.kind).toBe('start');
      expect(reply(duel)).toEqual({ kind: 'start', first: true });
    });

    planned.each(['alpha', 'fifth', 'm11'])('copies the best creature, under %s', (edition) => {
      const duel = turn(
        table(
          edition,
          { hand: ['Clone'], battlefield: many('Island', 4) },
          { battlefield: ['Scryb Sprites', 'Craw Wurm', 'Wall of Stone'] },
        ),
      );
      expect(names(duel).filter((name) => name === 'Craw Wurm')).toHaveLength(2);
    });

    planned.each(['fifth', 'm11'])('taps what would block the last blow, under %s', (edition) => {
      const duel = turn(
        table(
          edition,
          { hand: ['Twiddle'], battlefield: ['Island', 'Craw Wurm'] },
          { battlefield: ['Wall of Stone'], life: 6 },
        ),
      );
      expect(duel.result).toEqual({ kind: 'won', seats: [0] });
    });

    planned.each(['alpha', 'fifth', 'tenth'])('takes the best creature, under %s', (edition) => {
      const duel = turn(
        table(
          edition,
          { hand: ['Control Magic'], battlefield: many('Island', 4) },
          { battlefield: ['Scryb Sprites', 'Craw Wurm', 'Wall of Stone'] },
        ),
      );
      const wurm = viewFor(duel, 0).permanents.find(({ name }) => name === 'Craw Wurm');
      expect(wurm?.controller).toBe(0);
    });

    planned('fetches what wins', () => {
      const duel = turn(
        table(
          'fifth',
          {
            hand: ['Demonic Tutor'],
            battlefield: [...many('Swamp', 2), 'Mountain'],
            library: ['Lightning Bolt', 'Scryb Sprites', ...many('Forest', 8)],
            graveyard: ['Lightning Bolt'],
          },
          { life: 3 },
        ),
      );
      expect(duel.result).toEqual({ kind: 'won', seats: [0] });
    });
  });
});
