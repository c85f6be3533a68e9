/** Hints in words, and how they come and go at a table. */
import { describe, expect, test } from 'vitest';
import { PASS } from '../../../../src-shared/duel/question.ts';
import { HINT_REASONS, type Hint, type HintReason } from '../../../../src-shared/duel/hint.ts';
import type { Reply } from '../../../../src-shared/duel/question.ts';
import type { TableView } from '../../../../src-shared/table.ts';
import { Hinting } from '../../../../src-renderer/table/hints/hinting.svelte.ts';
import { hintInWords } from '../../../../src-renderer/table/hints/words.ts';
import type { Outcome } from '../../../../src-shared/contract.ts';
import { positionDuel } from '../../../support/rule-duel.ts';
import { seated } from '../../../support/seated.ts';
import { windowAt } from './window-table.ts';

const ATTACK: Reply = { kind: 'attack', attackers: [] };

function viewWithBears(): { view: TableView; bears: number[] } {
  const table = seated(positionDuel('m11', [{ battlefield: ['Runeclaw Bear', 'Runeclaw Bear'] }]).setup);
  const bears = Object.keys(table.view.cards).map(Number);
  return { view: table.view, bears };
}

describe('a reason in words', () => {
  const said = (reason: Omit<HintReason, 'cards'> & { cards?: number[] }, reply: Reply = PASS): string => {
    const { view, bears } = viewWithBears();
    return hintInWords(view, { reply, reason: { cards: bears, ...reason } });
  };

  test.each(HINT_REASONS)('%s is a sentence', (kind) => {
    expect(said({ kind })).toMatch(/^[A-Z].*\.$/);
    expect(said({ kind, cards: [] })).not.toContain('undefined');
  });

  test('an attack with both says what the blockers can do', () => {
    const kind = 'attackWithAll';
    expect(said({ kind, blockers: 1, killers: 0 }, ATTACK)).toBe(
      'Attack with both: they can block only 1, and cannot kill it.',
    );
    expect(said({ kind, blockers: 0, killers: 0 }, ATTACK)).toBe(
      'Attack with both: nothing of theirs can block them.',
    );
    expect(said({ kind, blockers: 2, killers: 2 }, ATTACK)).toBe(
      'Attack with both: they have 2 blockers, and what comes through is worth the risk.',
    );
  });

  test('an attack with one speaks of one, and of many says how many', () => {
    const kind = 'attackWithAll';
    const { bears } = viewWithBears();
    const many = [...bears, ...bears];
    expect(said({ kind, cards: bears.slice(0, 1), blockers: 1 }, ATTACK)).toBe(
      'Attack with Runeclaw Bear: they have 1 blocker, and cannot kill it.',
    );
    expect(said({ kind, cards: many, blockers: 3 }, ATTACK)).toBe(
      'Attack with all 4: they can block only 3, and cannot kill them.',
    );
    expect(said({ kind: 'attackWithSome', blockers: 0 }, ATTACK)).toBe(
      'Attack with 2 × Runeclaw Bear, and keep the others home: nothing of theirs can block them.',
    );
  });

  test('nobody attacks for fear of blockers that kill, or because it is not worth it', () => {
    expect(said({ kind: 'holdBack', killers: 1 }, ATTACK)).toBe(
      'Do not attack: 1 blocker of theirs would kill an attacker and live.',
    );
    expect(said({ kind: 'holdBack', killers: 0 }, ATTACK)).toBe(
      'Do not attack: what stays home is worth more than the damage it would do.',
    );
  });

  test('a number that was not told is none', () => {
    expect(said({ kind: 'attackWithAll' }, ATTACK)).toBe(
      'Attack with both: nothing of theirs can block them.',
    );
    expect(said({ kind: 'holdBack' }, ATTACK)).toMatch(/worth more/);
    expect(said({ kind: 'blockToLive' })).toMatch(/: 0 damage is coming, and you have 0 life\.$/);
  });

  test('who can win begins, or attacks', () => {
    expect(said({ kind: 'lethal' }, ATTACK)).toMatch(/^Attack with 2 × Runeclaw Bear: /);
    expect(said({ kind: 'lethal' })).toMatch(/^Begin with 2 × Runeclaw Bear: /);
    const [bear = -1] = viewWithBears().bears;
    expect(said({ kind: 'lethal', cards: [bear] })).toMatch(/^Begin with Runeclaw Bear: /);
  });

  test('a block names the damage and the life, and equal names are counted', () => {
    expect(said({ kind: 'blockToLive', coming: 5, life: 4 })).toBe(
      'Block with 2 × Runeclaw Bear: 5 damage is coming, and you have 4 life.',
    );
  });

  test('where no card is named, what is said is', () => {
    const best = (reply: Reply, cards: number[] = []) => said({ kind: 'bestOfThese', cards }, reply);
    expect(best({ kind: 'yesNo', yes: false })).toMatch(/^No: /);
    expect(best({ kind: 'yesNo', yes: true })).toMatch(/^Yes: /);
    expect(best({ kind: 'start', first: true })).toMatch(/^Play first: /);
    expect(best({ kind: 'start', first: false })).toMatch(/^Draw first: /);
    expect(best({ kind: 'x', x: 3 })).toMatch(/^X is 3: /);
    expect(best({ kind: 'word', word: 'Goblin' })).toMatch(/^Goblin: /);
    expect(best(PASS)).toBe('Of what is offered, this stands best.');
    expect(best(PASS, viewWithBears().bears)).toMatch(/^Take 2 × Runeclaw Bear: /);
  });
});

describe('a hint at the table', () => {
  const hint: Hint = { reply: PASS, reason: { kind: 'waitAndSee', cards: [4] } };

  function asked() {
    const said: Reply[] = [];
    let answer = (_outcome: Outcome<Hint | null>): void => undefined;
    let signal: AbortSignal | undefined;
    const hinting = new Hinting(
      (_, given) => {
        signal = given;
        return new Promise((resolve) => (answer = resolve));
      },
      (reply) => said.push(reply),
    );
    const asking = hinting.ask(1);
    return {
      hinting,
      said,
      asking,
      isCalledOff: () => signal?.aborted,
      tell: (told: Hint | null) => answer({ ok: true, value: told }),
    };
  }

  test('marks what it is about, and is followed once', async () => {
    const { hinting, said, asking, tell } = asked();
    expect(hinting.state).toEqual({ kind: 'asking' });
    tell(hint);
    await asking;
    expect(hinting.isMeant(4)).toBe(true);
    expect(hinting.isMeant(5)).toBe(false);
    hinting.follow();
    hinting.follow();
    expect(said).toEqual([PASS]);
    expect(hinting.isMeant(4)).toBe(false);
  });

  test('is offered with the question unless none was agreed on, or none is wanted (U010)', async () => {
    const offered = async (mayHint: boolean, hints: boolean) => {
      const { setup } = positionDuel('m11', [{ hand: ['Forest'] }, {}], { step: 'main1' });
      const table = seated(setup, { players: ['person', 'person'], habits: { hints } });
      const { desk } = await windowAt(table, mayHint);
      return desk.prompt !== undefined && desk.hintable !== undefined;
    };
    expect(await offered(true, true)).toBe(true);
    expect(await offered(false, true)).toBe(false);
    expect(await offered(true, false)).toBe(false);
  });

  test('is called off with its question, and what comes too late is not shown', async () => {
    const { hinting, asking, tell, isCalledOff } = asked();
    hinting.forget();
    expect(isCalledOff()).toBe(true);
    tell(hint);
    await asking;
    expect(hinting.state).toBeUndefined();
  });

  test('is not kept for the question that comes after its own', async () => {
    const { setup } = positionDuel('m11', [{ hand: ['Forest'] }, {}], { step: 'main1' });
    const { desk, spot, settled } = await windowAt(seated(setup, { players: ['person', 'person'] }));
    desk.hinting.state = { kind: 'told', hint };
    desk.click(spot('Forest'));
    await settled();
    expect(desk.gesture).toBeDefined();
    expect(desk.hinting.state).toBeUndefined();
  });

  test('that is none is told', async () => {
    const { hinting, asking, tell } = asked();
    tell(null);
    await asking;
    expect(hinting.state).toEqual({ kind: 'none' });
  });
});
