/** What must be true, compared with what is there. */
import {
  activatedOf,
  abilityAt,
  COLOUR,
  KEYWORD,
  TYPE,
  wordsOf,
  purseOf,
  looksOf,
} from '../../src-main/engine/position.ts';
import { knows, type CardNumber, type Duel, type Looks, type Seat } from '../../src-main/engine/index.ts';
import { COLOURS, MANA, TYPES, type Zone } from '../../src-shared/duel/words.ts';
import { editionNamed } from '../../src-main/engine/editions/registry.ts';
import { faceNamed } from '../../src-main/cards/index.ts';
import { lexiconNamed, textOf } from '../../src-main/wording/text.ts';
import { maybeKeyword } from './cards.ts';
import { zoneCards, type Names } from './names.ts';
import type { History } from './questions.ts';
import { show, type AskedFor, type ExpectedPermanent, type Expectation, type Line } from './read.ts';

const ZONES = ['battlefield', 'graveyard', 'exile', 'hand', 'library', 'ante'] as const;

/** One sentence for each thing that is not as expected. */
export function unmet(
  duel: Duel,
  names: Names,
  expected: Expectation,
  history: History,
  whyNot: (line: Line) => string | undefined,
): string[] {
  const reasons: string[] = [];
  const compare = (what: string, wanted: unknown, found: unknown): void => {
    if (show(wanted) !== show(found)) reasons.push(`${what}: expected ${show(wanted)}, found ${show(found)}`);
  };
  const bySeat = <Value>(
    what: string,
    wanted: Readonly<Record<string, Value>> | undefined,
    found: (seat: Seat) => unknown,
  ): void => {
    for (const [name, value] of Object.entries(wanted ?? {}))
      compare(`${what} of ${name}`, value, found(names.seat(name)));
  };
  bySeat('life', expected.life, (seat) => purseOf(duel, seat).life);
  bySeat('poison', expected.poison, (seat) => purseOf(duel, seat).poison);
  bySeat('points', expected.points, (seat) => duel.points[seat]);
  bySeat('hand size', expected.handSize, (seat) => duel.hands[seat]?.length);
  bySeat('library size', expected.librarySize, (seat) => duel.libraries[seat]?.length);
  for (const [name, wanted] of Object.entries(expected.mana ?? {}))
    compare(`mana of ${name}`, manaText(wanted), poolText(duel.pools[names.seat(name)] ?? []));
  if (expected.turn !== undefined) compare('turn', expected.turn, duel.turn.number);
  if (expected.step !== undefined) compare('step', expected.step, duel.turn.step);
  if (expected.active !== undefined)
    compare('active player', true, duel.turn.active.includes(names.seat(expected.active)));
  if (expected.winner !== undefined) compareWinner(duel, names, expected.winner, compare);
  for (const zone of ZONES) {
    for (const [name, wanted] of Object.entries(expected[zone] ?? {})) {
      const found = namesOf(duel, zoneCards(duel, zone, names.seat(name)));
      compareZone(`${zone} of ${name}`, wanted, found, compare);
    }
  }
  reasons.push(...unmetQuestions(names, expected, history));
  unmetKnowledge(duel, names, expected, history, compare);
  if (expected.stack) compare('stack', expected.stack, stackNames(duel));
  for (const permanent of expected.permanents ?? []) reasons.push(...unmetPermanent(duel, names, permanent));
  for (const text of expected.text ?? []) reasons.push(...unmetText(text));
  for (const line of expected.canDo ?? []) {
    const why = whyNot(line);
    if (why !== undefined) reasons.push(`${line.written} should be legal: ${why}`);
  }
  for (const line of expected.cannotDo ?? [])
    if (whyNot(line) === undefined) reasons.push(`${line.written} should not be legal`);
  return reasons;
}

/** What has been asked until now. */
function unmetQuestions(names: Names, { asked, notAsked }: Expectation, history: History): string[] {
  const reasons: string[] = [];
  for (const [name, questions] of Object.entries(asked ?? {})) {
    for (const wanted of questions) {
      const found = history.timesAsked(names.seat(name), wanted);
      if (wanted.times === undefined && found === 0)
        reasons.push(`${name} should be asked for ${nameOf(wanted)}`);
      else if (wanted.times !== undefined && found !== wanted.times)
        reasons.push(`${name} asked for ${nameOf(wanted)}: expected ${wanted.times}, found ${found}`);
    }
  }
  for (const [name, questions] of Object.entries(notAsked ?? {})) {
    for (const unwanted of questions)
      if (history.timesAsked(names.seat(name), unwanted) > 0)
        reasons.push(`${name} should not be asked for ${nameOf(unwanted)}`);
  }
  return reasons;
}

const nameOf = ({ for: word, card }: AskedFor): string => (card === undefined ? word : `${word} by ${card}`);

/** Who knows which cards, what was shown to all, and whose the cards are by now. */
function unmetKnowledge(
  duel: Duel,
  names: Names,
  expected: Expectation,
  history: History,
  compare: Compare,
): void {
  for (const [name, zones] of Object.entries(expected.knows ?? {})) {
    for (const [place, wanted] of Object.entries(zones)) {
      const [owner = '', zone = ''] = place.split('.');
      const known = zoneCards(duel, zone as Zone, names.seat(owner)).filter((card) => {
        const record = duel.cards[card];
        return record !== undefined && knows(duel, names.seat(name), record);
      });
      compareZone(
        `${place} as ${name} knows it`,
        wanted,
        known.map((card) => ownName(duel, card)),
        compare,
      );
    }
  }
  for (const [name, wanted] of Object.entries(expected.shown ?? {}))
    compareZone(`cards shown by ${name}`, wanted, history.shownBy(names.seat(name)), compare);
  for (const [name, wanted] of Object.entries(expected.owns ?? {}))
    compareZone(`cards owned by ${name}`, wanted, namesOf(duel, ownedBy(duel, names.seat(name))), compare);
}

/** What was put up goes to who has won. */
function ownedBy(duel: Duel, seat: Seat): CardNumber[] {
  const { result } = duel;
  const won = result?.kind === 'won' ? (result.ante ?? []) : [];
  return [...duel.cards.keys()].filter((card) => {
    const record = duel.cards[card];
    if (!record || duel.faces[record.face]?.token) return false;
    return (won.includes(card) && result?.kind === 'won' ? result.seats[0] : record.owner) === seat;
  });
}

const namesOf = (duel: Duel, cards: readonly CardNumber[]): string[] =>
  cards.map((card) => looksOf(duel, card).name);

/** Face down it is known by what it is. */
function ownName(duel: Duel, card: CardNumber): string {
  const { faceDown, face = -1 } = duel.cards[card] ?? {};
  return faceDown ? (duel.faces[face]?.name ?? '') : looksOf(duel, card).name;
}

type Compare = (what: string, wanted: unknown, found: unknown) => void;

function compareWinner(duel: Duel, names: Names, wanted: string, compare: Compare): void {
  const { result } = duel;
  if (!result) return compare('winner', wanted, 'none');
  if (result.kind === 'draw') return compare('winner', wanted, 'draw');
  const winners = result.seats.map(names.seatName);
  compare('winner', wanted, winners.includes(wanted) ? wanted : winners.join(' and '));
}

function compareZone(
  what: string,
  wanted: readonly string[] | Readonly<Record<string, number>>,
  found: readonly string[],
  compare: Compare,
): void {
  if (isList(wanted)) return compare(what, wanted.toSorted(), found.toSorted());
  for (const [name, number] of Object.entries(wanted))
    compare(`${name} in ${what}`, number, found.filter((other) => other === name).length);
}

const isList = (wanted: readonly string[] | Readonly<Record<string, number>>): wanted is readonly string[] =>
  Array.isArray(wanted);

function poolText(pool: readonly number[]): string {
  return MANA.map((symbol, place) => symbol.repeat(pool[place] ?? 0)).join('');
}

/** `GG`, or counts by symbol; restricted mana says what it is for. */
function manaText(wanted: string | Readonly<Record<string, number | string>>): string {
  const letters =
    typeof wanted === 'string'
      ? wanted.split('')
      : MANA.flatMap((symbol) => Array.from({ length: Number(wanted[symbol] ?? 0) }, () => symbol));
  const sorted = MANA.map((symbol) => letters.filter((letter) => letter === symbol).join('')).join('');
  return typeof wanted !== 'string' && 'only' in wanted ? `${sorted} only for ${wanted['only']}` : sorted;
}

function stackNames(duel: Duel): string[] {
  return duel.chain
    .map((item) => (item.kind === 'combatDamage' ? 'combat damage' : item.looks.name))
    .reverse();
}

function unmetPermanent(duel: Duel, names: Names, wanted: ExpectedPermanent): string[] {
  const called = names.permanents(duel, wanted.card);
  const card = called.find(
    (one) => wanted.of === undefined || looksOf(duel, one).controller === names.seat(wanted.of),
  );
  if (card === undefined)
    return [`${wanted.card}${wanted.of === undefined ? '' : ` of ${wanted.of}`} is not in play`];
  return Object.entries(wanted).flatMap(([fact, value]) => {
    if (fact === 'card' || fact === 'of') return [];
    const found = factOf(duel, names, card, fact as Fact, value);
    const sorted = Array.isArray(value) ? value.map((word) => word.toLowerCase()).toSorted() : value;
    return show(sorted) === show(found)
      ? []
      : [`${wanted.card}: ${fact} expected ${show(sorted)}, found ${show(found)}`];
  });
}

type Fact = Exclude<keyof ExpectedPermanent, 'card' | 'of'>;

function factOf(duel: Duel, names: Names, card: CardNumber, fact: Fact, wanted: unknown): unknown {
  const looks = looksOf(duel, card);
  const permanent = duel.board[card];
  const listed = (words: unknown): string[] => (words as readonly string[]).map((word) => word.toLowerCase());
  switch (fact) {
    case 'power':
    case 'toughness':
      return looks[fact];
    case 'tapped':
    case 'damage':
      return permanent?.[fact];
    case 'loyalty':
      return permanent?.counters['loyalty'] ?? 0;
    case 'counters':
      return Object.fromEntries(
        Object.keys(wanted as Record<string, number>).map((name) => [name, permanent?.counters[name] ?? 0]),
      );
    case 'has':
      return listed(wanted)
        .filter((word) => has(duel, card, word))
        .toSorted();
    case 'hasNot':
      return listed(wanted)
        .filter((word) => !has(duel, card, word))
        .toSorted();
    case 'colors':
      return wordsOf(COLOURS, looks.colours).toSorted();
    case 'types':
      return wordsOf(TYPES, looks.types).toSorted();
    case 'controller':
      return names.seatName(looks.controller);
    case 'attachedTo': {
      const host = permanent?.attachedTo ?? -1;
      if (host < 0) return 'nothing';
      return names.isCalled(duel, host, String(wanted)) ? wanted : names.ofCard(duel, host);
    }
    case 'attacking':
      return attackOf(duel, names, card, wanted);
    case 'blocking':
      return blockOf(duel, names, card, wanted);
    case 'regenerationShields':
      return duel.effects.filter(
        (effect) =>
          effect.kind === 'regeneration' && effect.thing.kind === 'card' && effect.thing.card === card,
      ).length;
  }
}

function attackOf(duel: Duel, names: Names, card: CardNumber, wanted: unknown): unknown {
  const group = duel.combat?.groups.find((one) => one.attackers.includes(card));
  if (typeof wanted === 'boolean') return group !== undefined;
  if (!group) return false;
  if (group.walker >= 0)
    return names.isCalled(duel, group.walker, String(wanted)) ? wanted : names.ofCard(duel, group.walker);
  return names.seatName(group.seat);
}

function blockOf(duel: Duel, names: Names, card: CardNumber, wanted: unknown): unknown {
  const groups = (duel.combat?.groups ?? []).filter((one) => one.blockers.includes(card));
  if (typeof wanted === 'boolean') return groups.length > 0;
  const attackers = groups.flatMap((one) => one.attackers);
  return attackers.some((one) => names.isCalled(duel, one, String(wanted)))
    ? wanted
    : attackers.map((one) => names.ofCard(duel, one)).join(', ');
}

/** A keyword, a landwalk, protection from something, or an activated ability of its own kind. */
function has(duel: Duel, card: CardNumber, word: string): boolean {
  const looks = looksOf(duel, card);
  const keyword = maybeKeyword(word);
  if (keyword) return (looks.keywords & KEYWORD[keyword]) !== 0;
  if (word.endsWith('walk'))
    return qualities(duel, looks, 'landwalk').some((text) => text.includes(word.slice(0, -4)));
  const from = /^protection from (.+)$/.exec(word)?.[1];
  if (from !== undefined) return qualities(duel, looks, 'protection').some((text) => text.includes(from));
  if (word in TYPE || word in COLOUR) return false;
  return activatedOf(duel, card).some(({ ability }) => ability.effect.kind.toLowerCase() === word);
}

function qualities(duel: Duel, looks: Looks, kind: 'landwalk' | 'protection'): string[] {
  return looks.abilities.flatMap((at) => {
    const ability = abilityAt(duel, at);
    return ability.kind === kind ? [JSON.stringify(ability).toLowerCase()] : [];
  });
}

/** What the card says in the words of the rulebook named, against the pattern. */
function unmetText({ card, edition = 'm11', matches }: NonNullable<Expectation['text']>[number]): string[] {
  const words = lexiconNamed(editionNamed(edition).lexicon);
  const face = faceNamed(card, editionNamed(edition).eras);
  if (!words || !face) return [`text of ${card}: ${face ? `no words for ${edition}` : 'unknown card'}`];
  const text = textOf(face, words);
  return new RegExp(matches, 'm').test(text) ? [] : [`text of ${card} should match ${matches}: ${text}`];
}
