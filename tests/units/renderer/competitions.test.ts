/** Matches and gauntlets as the window shows them: as chains, as what can be gone on with, and what changed hands. */
import { beforeEach, describe, expect, test } from 'vitest';
import { atAnte, exchangeInWords } from '../../../src-renderer/playing/exchange.ts';
import { exchanged, linesIn, surplus } from '../../../src-renderer/campaign/exchanging.ts';
import { linksOf as linksOfMatch } from '../../../src-renderer/campaign/links.ts';
import { campaignRefusal } from '../../../src-renderer/words/campaign-refusals.ts';
import { campaignsToGoOn, duelsByThemselves, latestOf } from '../../../src-renderer/playing/going-on.ts';
import {
  areGood,
  RANGES,
  rulesFrom,
  typedRules,
  usualOf,
  type RuleName,
} from '../../../src-renderer/duel/house-rules.ts';
import { Rating } from '../../../src-renderer/duel/rating.svelte.ts';
import { GauntletAtHand } from '../../../src-renderer/campaign/gauntlet/gauntlet-at-hand.svelte.ts';
import { linksOf as linksOfGauntlet } from '../../../src-renderer/campaign/gauntlet/links.ts';
import { balanceOf, countOf, shareWon, totalsOf } from '../../../src-renderer/history/figures.ts';
import { KeptCampaigns } from '../../../src-renderer/program/campaigns.svelte.ts';
import type { KeptDuels } from '../../../src-renderer/program/duels.svelte.ts';
import type { GauntletView, MatchView } from '../../../src-shared/campaign-calls.ts';
import type { DuelResult, Gauntlet, Match, MatchSize, PlayedDuel } from '../../../src-shared/campaign.ts';
import type { Copies } from '../../../src-shared/collection.ts';
import type { Deck, DeckCard } from '../../../src-shared/decks.ts';
import type { Custom } from '../../../src-shared/duels.ts';
import { DEFAULT_SET_UP } from '../../../src-shared/set-up.ts';
import { fillHouse, type House } from '../../support/full-house.ts';
import { aGauntlet, aMatch, aSummary } from '../../support/kept-campaign.ts';
import { resultOf } from '../../support/past.ts';
import { openWindows, type Window } from './window-program.ts';

const AT = '2026-11-18T12:00:00.000Z';
const LATER = '2026-11-19T12:00:00.000Z';

const card = (
  name: string,
  count: number,
  zone: DeckCard['zone'],
  more: Partial<DeckCard> = {},
): DeckCard => ({
  ...{ name, count, zone, known: true, foil: 'no', tags: [], fields: {} },
  ...more,
});
const deckOf = (...entries: DeckCard[]): Deck => ({ entries, tags: [], fields: {}, kept: [] });
const toldOf = ({ entries }: Deck): string[] =>
  entries.map(({ count, name, zone }) => `${count} ${name} ${zone}`);

describe('cards between the deck and its sideboard', () => {
  const deck = deckOf(card('Bear', 2, 'main'), card('Elf', 1, 'main'), card('Bear', 1, 'side'));

  test('go copy by copy, and lines of the same card are one', () => {
    const once = exchanged(deck, 0);
    expect(toldOf(once)).toEqual(['1 Bear main', '1 Elf main', '2 Bear side']);
    expect(toldOf(exchanged(once, 0))).toEqual(['1 Elf main', '3 Bear side']);
    expect(toldOf(exchanged(deck, 1))).toEqual(['2 Bear main', '1 Bear side', '1 Elf side']);
    expect(toldOf(exchanged(deck, 2))).toEqual(['3 Bear main', '1 Elf main']);
  });

  test.each<Partial<DeckCard>>([{ set: 'LEA' }, { number: '7' }, { foil: 'foil' }])(
    'are other cards in another printing: %o',
    (more) => {
      const other = deckOf(card('Bear', 1, 'main', more), card('Bear', 1, 'side'));
      expect(toldOf(exchanged(other, 0))).toEqual(['1 Bear side', '1 Bear side']);
    },
  );

  test('stay where they are in any other zone, or where none is', () => {
    const other = deckOf(card('Bear', 1, 'maybe'));
    expect([exchanged(other, 0), exchanged(other, 1)]).toEqual([other, other]);
  });

  test('are counted against what there should be, and listed by name with their places', () => {
    expect([
      surplus(deck, deck),
      surplus(exchanged(deck, 2), deck),
      surplus(exchanged(deck, 1), deck),
    ]).toEqual([0, 1, -1]);
    const mixed = deckOf(card('Elf', 1, 'main'), card('Ape', 1, 'side'), card('Bear', 1, 'main'));
    expect(linesIn(mixed, 'main').map(({ place, entry }) => [place, entry.name])).toEqual([
      [2, 'Bear'],
      [0, 'Elf'],
    ]);
    expect(linesIn(mixed, 'side').map(({ place }) => place)).toEqual([1]);
  });
});

const FOREST: Copies = { card: 'Forest', set: '5ED', number: '446', foil: 'no', count: 2 };
const SHOCK: Copies = { ...FOREST, card: 'Shock', count: 1 };

const played = (winner?: 'player' | 'wizard', gained: Partial<PlayedDuel['gained']> = {}): PlayedDuel => ({
  ...{ duel: `duel ${winner ?? 'drawn'}`, why: 'life', turns: 7 },
  ...(winner && { winner }),
  gained: { player: [], wizard: [], ...gained },
});

const match = (more: Partial<Match> = {}, size: MatchSize = 'bestOfThree'): Match => {
  const made = aMatch({ id: 'match', player: 1, changed: AT, ...more });
  return { ...made, terms: { ...made.terms, size, ...more.terms } };
};
const viewOf = (of: Match): MatchView => ({
  match: of,
  score: { duels: { player: 0, wizard: 0 }, drawn: 0, sets: { player: 0, wizard: 0 } },
  maySideboard: false,
});

const gauntletView = (gauntlet: Gauntlet, rounds: readonly MatchView[] = []): GauntletView => ({
  ...{ gauntlet, difficulty: 'normal', rounds },
});

describe('a match is a chain of its duels', () => {
  const states = (of: Match): string[] => linksOfMatch(viewOf(of)).map(({ state }) => state);

  test.each<[string, Partial<Match>, MatchSize, string[]]>([
    ['before the first', {}, 'bestOfThree', ['next', 'toCome', 'toCome']],
    ['at the first', { state: { kind: 'duelling', duel: 'x' } }, 'duel', ['now']],
    ['after one', { duels: [played('player')] }, 'bestOfThree', ['won', 'next', 'toCome']],
    [
      'after a lost and a drawn one',
      { duels: [played('wizard'), played()] },
      'bestOfThree',
      ['lost', 'drawn', 'next', 'toCome'],
    ],
    ['of five', { duels: [played('player')] }, 'set', ['won', 'next', 'toCome', 'toCome', 'toCome']],
    [
      'at its end',
      { duels: [played('player')], state: { kind: 'ended', winner: 'player', why: 'played' } },
      'duel',
      ['won'],
    ],
    ['without an end', { duels: [played('player')] }, 'untilSpent', ['won', 'next']],
  ])('%s', (_, more, size, chain) => {
    expect(states(match(more, size))).toEqual(chain);
  });

  test('with a number and a note each, and an id that no other has', () => {
    const links = linksOfMatch(viewOf(match({ duels: [played('player')] })));
    expect(links.map(({ name }) => /\d/.exec(name)?.[0])).toEqual(['1', '2', '3']);
    expect(new Set(links.map(({ note }) => note)).size).toBe(3);
    expect(new Set(links.map(({ id }) => id)).size).toBe(3);
    expect(links[0]?.id).toBe('duel player');
  });
});

describe('a gauntlet is a chain of its wizards', () => {
  const gauntlet = (more: Partial<Gauntlet>): Gauntlet =>
    aGauntlet({ id: 'gauntlet', player: 1, changed: AT, ...more });
  const rounds = [
    match({ wizard: 'Tansy Quill', duels: [played('wizard')] }),
    match({ wizard: 'Tansy Quill', duels: [played('player'), played('wizard'), played('player')] }),
  ].map(viewOf);
  const chain = (more: Partial<Gauntlet>) =>
    linksOfGauntlet({ duels: { choices: undefined } as KeptDuels }, gauntletView(gauntlet(more), rounds));
  const states = (more: Partial<Gauntlet>): string[] => chain(more).map(({ state }) => state);

  test.each<[string, Partial<Gauntlet>, string[]]>([
    ['at its beginning', {}, ['next', 'toCome', 'toCome']],
    ['in its second round', { beaten: 1, state: { kind: 'round', match: 'm' } }, ['won', 'next', 'toCome']],
    ['that was lost', { beaten: 1, state: { kind: 'lost' } }, ['won', 'lost', 'toCome']],
    ['that was left', { beaten: 1, state: { kind: 'left' } }, ['won', 'toCome', 'toCome']],
    ['that was won', { beaten: 3, state: { kind: 'won' } }, ['won', 'won', 'won']],
  ])('%s', (_, more, expected) => {
    expect(states(more)).toEqual(expected);
  });

  test('the last round against a wizard is the one that counts', () => {
    const [first, second, third] = chain({ beaten: 1 });
    expect([first?.note, first?.name]).toEqual([expect.stringMatching(/2.*1/), 'Tansy Quill']);
    expect(second?.note).not.toBe(third?.note);
    expect(third?.note).toContain('3');
  });
});

describe('what changed hands at ante', () => {
  const stakes = (kind: Match['terms']['stakes']) => match({ terms: { ...match().terms, stakes: kind } });

  test('is told by side, with how many of each', () => {
    const both = played('player', { player: [FOREST], wizard: [SHOCK] });
    const told = exchangeInWords(stakes('keeps'), both);
    expect([told.length, told[0], told[1]]).toEqual([
      2,
      expect.stringContaining('2 Forest'),
      expect.stringContaining('Shock'),
    ]);
    expect(told[1]).not.toContain('1 Shock');
    expect(told[1]).toContain('Morrow Vane');
    expect(exchangeInWords(stakes('keeps'), played('player', { player: [FOREST] }))).toHaveLength(1);
    expect(exchangeInWords(stakes('keeps'), played('player', { wizard: [SHOCK] }))).toEqual([told[1]]);
  });

  test('is nothing, or is not spoken of where nothing was at stake', () => {
    expect(exchangeInWords(stakes('keeps'), played('player'))).toHaveLength(1);
    expect(exchangeInWords(stakes('none'), played('player', { player: [FOREST] }))).toEqual([]);
  });

  test('adds up to a name for each copy', () => {
    const duels = [
      played('player', { player: [FOREST] }),
      played('player', { player: [SHOCK], wizard: [FOREST] }),
    ];
    expect(atAnte([match({ duels })], 'player')).toEqual(['Forest', 'Forest', 'Shock']);
    expect(atAnte([match({ duels })], 'wizard')).toEqual(['Forest', 'Forest']);
  });
});

describe('what can be gone on with', () => {
  const duelling = viewOf(match({ id: 'a', changed: LATER, state: { kind: 'duelling', duel: 'd1' } }));
  const waiting = viewOf(match({ id: 'b' }));
  const gauntlet = gauntletView(aGauntlet({ id: 'g', player: 1, changed: AT }));
  const campaigns = (round?: MatchView) => ({
    matches: [waiting, duelling],
    gauntlets: [gauntlet],
    roundOf: () => round,
  });
  const running = [aSummary('d1', AT), aSummary('d2', AT)];

  test('is listed with the latest first, and leads to the table where a duel is played', () => {
    const list = campaignsToGoOn(campaigns());
    expect(list.map(({ id, place, room }) => [id, place.room, room.room])).toEqual([
      ['a', 'table', 'match'],
      ['b', 'match', 'match'],
      ['g', 'gauntlet', 'gauntlet'],
    ]);
    expect(list[0]?.who).toContain('Morrow Vane');
  });

  test('a gauntlet is as late as its round, and goes on where that does', () => {
    const round = viewOf(
      match({ id: 'r', changed: '2026-11-20T12:00:00.000Z', state: { kind: 'duelling', duel: 'd9' } }),
    );
    expect(campaignsToGoOn(campaigns(round))[0]).toMatchObject({
      id: 'g',
      changed: round.match.changed,
      place: { room: 'table', duel: 'd9' },
      room: { room: 'gauntlet', gauntlet: 'g' },
    });
    const early = viewOf(match({ id: 'r', changed: '2026-11-01T12:00:00.000Z' }));
    expect(campaignsToGoOn(campaigns(early)).find(({ id }) => id === 'g')?.changed).toBe(AT);
  });

  test('duels of a match are found with it, and the latest of all is offered first', () => {
    expect(duelsByThemselves(running, campaigns()).map(({ id }) => id)).toEqual(['d2']);
    expect(latestOf([], campaigns())?.place).toEqual({ room: 'table', duel: 'd1' });
    expect(latestOf([aSummary('d3', '2026-11-21T12:00:00.000Z')], campaigns())?.place).toEqual({
      room: 'table',
      duel: 'd3',
    });
    // A duel of a match that is listed itself is not listed a second time.
    expect(latestOf([aSummary('d1', AT)], { ...campaigns(), matches: [duelling] })?.place.duel).toBe('d1');
    expect(latestOf([], { matches: [], gauntlets: [], roundOf: () => undefined })).toBeUndefined();
  });
});

describe('house rules as they are typed', () => {
  const custom = { life: 20, hand: 7, fewest: 60 } as Custom;
  const none = { yourLife: '', theirLife: '', yourHand: '', theirHand: '', fewest: '' };

  test('are read from what was agreed on, and written back', () => {
    const agreed = { life: { player: 15, wizard: 25 }, hand: { player: 6, wizard: 8 }, fewest: 40 };
    const typed = typedRules({ ...DEFAULT_SET_UP.agreements, ...agreed });
    expect(typed).toEqual({ yourLife: '15', theirLife: '25', yourHand: '6', theirHand: '8', fewest: '40' });
    expect(rulesFrom(typed, custom)).toEqual(agreed);
    expect([typedRules(DEFAULT_SET_UP.agreements), rulesFrom(none, custom)]).toEqual([none, {}]);
  });

  test('where one side alone has one, the other has what the rulebook says', () => {
    expect(rulesFrom({ ...none, yourLife: ' 9 ', theirHand: '4' }, custom)).toEqual({
      life: { player: 9, wizard: 20 },
      hand: { player: 7, wizard: 4 },
    });
  });

  test.each(Object.entries(RANGES))('%s lies between its least and its most', (rule, [least, most]) => {
    const isGood = (text: string): boolean => areGood({ ...none, [rule]: text });
    expect([String(least), String(most), ` ${least} `, ''].map(isGood)).toEqual([true, true, true, true]);
    expect([String(least - 1), String(most + 1), 'x', '1.5', '-3', '1e2'].map(isGood)).not.toContain(true);
  });

  test('usually are the rulebook’s', () => {
    const rules = Object.keys(RANGES) as RuleName[];
    expect(rules.map((rule) => usualOf(custom, rule))).toEqual([20, 20, 7, 7, 60]);
  });
});

describe('what results come to', () => {
  const sum = { of: 'x', onThePlay: 0, wonOnThePlay: 0, onTheDraw: 0, wonOnTheDraw: 0 };

  test('adds up, and the turns are an average of all', () => {
    const sums = [
      { ...sum, won: 2, lost: 1, drawn: 0, turns: 10 },
      { ...sum, won: 0, lost: 0, drawn: 1, turns: 30 },
    ];
    expect(totalsOf(sums)).toEqual({ duels: 4, won: 2, lost: 1, drawn: 1, turns: 15 });
    expect(totalsOf([])).toEqual({ duels: 0, won: 0, lost: 0, drawn: 0, turns: 0 });
    expect(sums.map(countOf)).toEqual([3, 1]);
    expect(sums.map(shareWon)).toEqual([2 / 3, undefined]);
  });

  test('goes up and down from the first to the last', () => {
    const outcomes: DuelResult['outcome'][] = ['drawn', 'lost', 'won', 'won'];
    expect(balanceOf(outcomes.map((outcome, number) => ({ ...resultOf(number), outcome })))).toEqual([
      1, 2, 1, 1,
    ]);
  });
});

test('a refusal names up to five cards, and how many more there are', () => {
  const cards = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
  expect(campaignRefusal({ reason: 'notOwned', cards })).toMatch(/A, B, C, D, E\. And 2 more\.$/);
  expect(campaignRefusal({ reason: 'notOwned', cards: cards.slice(0, 5) })).toMatch(/A, B, C, D, E\.$/);
  expect(campaignRefusal({ reason: 'over' })).toBe('It is over.');
  expect(campaignRefusal({ reason: 'deckBreaches', side: 'wizard' })).toMatch(/^The opponent’s deck: /);
  expect(campaignRefusal({ reason: 'deckBreaches', side: 'player' })).not.toMatch(/opponent/);
});

describe('asked of a program', () => {
  let house: House;
  let window: Window;
  let other: Window;
  let refused: string[];
  beforeEach(() => {
    const open = openWindows((folder) => {
      house = fillHouse(folder);
    });
    [window, other] = [open(), open()];
    refused = [];
  });
  const gauntletAtHand = async () => {
    const { gauntlets } = await window.value('campaign.list', { player: house.ada });
    const running = gauntlets.find(({ gauntlet }) => gauntlet.state.kind === 'round');
    const id = running?.gauntlet.id ?? '';
    return { id, room: new GauntletAtHand(window.client, id, (sentence) => refused.push(sentence)) };
  };

  test('matches and gauntlets that are over are no longer gone on with', async () => {
    const campaigns = new KeptCampaigns(window.client, () => house.ada);
    await campaigns.read();
    expect(campaigns.matches.map(({ match: { state } }) => state.kind)).toEqual(['duelling']);
    expect(campaigns.gauntlets.map(({ gauntlet }) => gauntlet.state.kind)).toEqual(['round']);
    const [running] = campaigns.gauntlets;
    if (!running) throw new Error('There is no gauntlet.');
    expect(campaigns.roundOf(running)?.match.gauntlet).toBe(running.gauntlet.id);
    const between = { ...running, gauntlet: { ...running.gauntlet, state: { kind: 'between' as const } } };
    expect(campaigns.roundOf(between)).toBeUndefined();
    campaigns.list = { matches: [], gauntlets: [between, running] };
    expect(campaigns.gauntlets).toEqual([between, running]);
  });

  test('whoever is nobody has none; what cannot be read is told, and what was known stays', async () => {
    let player: number | undefined = house.ada;
    const campaigns = new KeptCampaigns(window.client, () => player);
    await campaigns.read();
    const { list } = campaigns;
    window.breakLine();
    await campaigns.read();
    expect([campaigns.refusal?.reason, campaigns.list]).toEqual(['connectionLost', list]);
    player = undefined;
    await campaigns.read();
    expect(campaigns.list).toEqual({ matches: [], gauntlets: [] });
  });

  test('a gauntlet is read in its room, and again when another window has left it for good', async () => {
    const { id, room } = await gauntletAtHand();
    await room.read();
    expect([room.view?.gauntlet.id, room.refusal, room.gone]).toEqual([id, undefined, undefined]);
    await other.value('campaign.leaveGauntlet', { gauntlet: id });
    await expect.poll(() => room.view?.gauntlet.state.kind).toBe('lost');
    expect(await room.nextRound()).toBeUndefined();
    expect([refused.length, room.isBusy]).toEqual([1, false]);
    room.leave();
  });

  test('it is left for good here, and then nothing more is told of it', async () => {
    const { room } = await gauntletAtHand();
    await room.leaveForGood();
    expect([room.view?.gauntlet.state.kind, refused]).toEqual(['lost', []]);
  });

  test('the round at hand is gone on with, at the duel that is being played', async () => {
    const { room } = await gauntletAtHand();
    await room.read();
    const round = await room.nextRound();
    expect(round?.gauntlet).toBe(room.view?.gauntlet.id);
    expect(refused).toEqual([]);
  });

  test('one that is no more is told', async () => {
    const none = new GauntletAtHand(window.client, house.ada.toString(), () => undefined);
    await none.read();
    expect([none.view, none.gone ?? none.refusal]).toEqual([undefined, expect.anything()]);
    const { room } = await gauntletAtHand();
    window.breakLine();
    await room.read();
    expect(room.refusal?.reason).toBe('connectionLost');
  });

  test('how hard it is, is rated for the latest wish', async () => {
    const rating = new Rating(window.client);
    const easy = { level: 'apprentice', size: 'duel', stakes: 'none' } as const;
    const hard = { level: 'wizard', size: 'set', stakes: 'keeps' } as const;
    await Promise.all([rating.follow(easy), rating.follow(hard)]);
    expect(rating.difficulty).toEqual(await window.value('campaign.difficulty', hard));
    const late = rating.follow(easy);
    await rating.follow(undefined);
    await late;
    expect(rating.difficulty).toBeUndefined();
  });
});
