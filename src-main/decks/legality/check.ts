/** Whether a deck may be played: under a rulebook, or in a format of play. Every breach is told, at its card. */
import type { DeckTerms } from '../../../src-shared/campaign.ts';
import {
  BESIDE_ZONES,
  cardsIn,
  PLAYED_ZONES,
  type Breach,
  type Deck,
  type DeckAgainst,
  type DeckWay as Way,
  type DeckZone,
} from '../../../src-shared/decks.ts';
import { isBasicLand } from '../../../src-shared/duel/colours.ts';
import type { Rulebook } from '../../../src-shared/rulebooks.ts';
import type { RuleOption } from '../../../src-shared/rule-options.ts';
import type { DeckSize } from '../../engine/editions/policy.ts';
import { editionNamed, editionWith } from '../../engine/editions/registry.ts';
import { cardNames } from '../../cards/index.ts';
import { outOfTime, setsOf } from '../times.ts';
import { fewestBy } from '../offered.ts';
import { LATEST_DAY, playFormat, type PlayFormat } from './lists.ts';
import { isUnlimited } from './unlimited.ts';
import { addTo } from '../../../src-shared/sums.ts';

export type { DeckWay as Way } from '../../../src-shared/decks.ts';

/** What else was agreed on counts as well. */
export type LegalityAgainst =
  | (Extract<DeckAgainst, { kind: 'rulebook' }> & Partial<DeckTerms>)
  | Extract<DeckAgainst, { kind: 'format' }>;

export function checkDeck(deck: Deck, against: LegalityAgainst): readonly Breach[] {
  return against.kind === 'rulebook' ? byRulebook(deck, against) : byFormat(deck, against);
}

/** The requirement that says so, by rulebook. */
const FEWEST: Readonly<Record<Rulebook, string>> = {
  alpha: 'R001',
  fifth: 'R004',
  portal: 'R003',
  tenth: 'R005',
  m11: 'R005',
};
const COPIES: Readonly<Record<Rulebook, string>> = {
  ...FEWEST,
  alpha: 'R002',
  portal: 'R520',
  tenth: 'R006',
  m11: 'R006',
};

export const sizeFor = (
  rulebook: Rulebook,
  way: Way = 'constructed',
  options: readonly RuleOption[] = [],
): DeckSize => {
  const rules = editionWith(rulebook, options).decks;
  return (way === 'constructed' ? undefined : rules[way]) ?? rules;
};

function byRulebook(
  deck: Deck,
  { rulebook, way, allTimes = false, options = [] }: LegalityAgainst & { kind: 'rulebook' },
): Breach[] {
  const size = sizeFor(rulebook, way, options);
  return [
    ...sizeBreaches(deck, size, fewestRule(rulebook, way, options)),
    ...copyBreaches(deck, size, COPIES[rulebook]),
    ...unknownBreaches(deck),
    ...(allTimes ? [] : timeBreaches(deck, rulebook)),
  ];
}

function fewestRule(rulebook: Rulebook, way: Way | undefined, options: readonly RuleOption[]): string {
  if (way === 'limited' && rulesHave(rulebook, 'limited')) return 'R007';
  if (rulebook === 'portal' && (way === 'tournament' || options.includes('sixtyCards'))) return 'R520';
  return fewestBy(rulebook, options) === undefined ? FEWEST[rulebook] : 'R487';
}

const rulesHave = (rulebook: Rulebook, way: 'limited' | 'tournament'): boolean =>
  editionNamed(rulebook).decks[way] !== undefined;

function sizeBreaches(deck: Deck, { fewest, sideboard }: DeckSize, rule: string): Breach[] {
  const cards = cardsIn(deck, ...PLAYED_ZONES);
  const side = cardsIn(deck, ...BESIDE_ZONES);
  return [
    ...(cards === 0 ? [{ kind: 'empty' as const, count: 0, allowed: fewest, rule: 'R008' }] : []),
    ...(cards > 0 && cards < fewest
      ? [{ kind: 'tooFew' as const, count: cards, allowed: fewest, rule }]
      : []),
    ...(sideboard !== undefined && side > 0 && side !== sideboard
      ? [{ kind: 'sideboardSize' as const, count: side, allowed: sideboard, rule: 'R471' }]
      : []),
  ];
}

/** How often each name is there, deck and sideboard together. */
function countsOf(deck: Deck): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { name, count, zone } of deck.entries) if (isPlayed(zone)) addTo(counts, name, count);
  return counts;
}

const isPlayed = (zone: DeckZone): boolean => PLAYED_ZONES.includes(zone) || BESIDE_ZONES.includes(zone);

function copyBreaches(deck: Deck, { copies, sideboard }: DeckSize, rule: string): Breach[] {
  if (copies === undefined) return [];
  const inMain = new Map(
    countsOf({ ...deck, entries: deck.entries.filter(({ zone }) => PLAYED_ZONES.includes(zone)) }),
  );
  return [...countsOf(deck)].flatMap(([card, count]): Breach[] => {
    if (isUnlimited(card) || count <= copies) return [];
    const isTogether = (inMain.get(card) ?? 0) <= copies && sideboard !== undefined;
    return [{ kind: 'tooManyCopies', card, count, allowed: copies, rule: isTogether ? 'R471' : rule }];
  });
}

const namesIn = (deck: Deck): string[] => [
  ...new Set(deck.entries.filter(({ zone }) => isPlayed(zone)).map(({ name }) => name)),
];

let playable: ReadonlySet<string> | undefined;

/** Whether the program can play a card. */
export function isPlayable(name: string): boolean {
  playable ??= new Set(cardNames());
  return playable.has(name);
}

const countOf = (deck: Deck, card: string): number => countsOf(deck).get(card) ?? 0;

function unknownBreaches(deck: Deck): Breach[] {
  return namesIn(deck)
    .filter((name) => !isPlayable(name))
    .map((card) => ({ kind: 'unknown', card, count: countOf(deck, card), allowed: 0 }));
}

function timeBreaches(deck: Deck, rulebook: Rulebook): Breach[] {
  return outOfTime(rulebook, namesIn(deck).filter(isPlayable)).map((card) => ({
    kind: 'outOfTime',
    card,
    count: countOf(deck, card),
    allowed: 0,
  }));
}

/** What every format of play asks for. */
const CONSTRUCTED: DeckSize = { fewest: 60, copies: 4, sideboard: 15 };

function byFormat(
  deck: Deck,
  { format: name, day = LATEST_DAY }: LegalityAgainst & { kind: 'format' },
): Breach[] {
  const format = playFormat(name, day);
  if (!format) throw new Error(`There is no format of play called "${name}".`);
  return [
    ...sizeBreaches(deck, CONSTRUCTED, 'R005'),
    ...copyBreaches(deck, CONSTRUCTED, 'R006'),
    ...unknownBreaches(deck),
    ...[...countsOf(deck)].flatMap(([card, count]) => listBreach(format, card, count)),
  ];
}

function listBreach({ sets, banned, restricted, date }: PlayFormat, card: string, count: number): Breach[] {
  if (banned.includes(card)) return [{ kind: 'banned', card, count, allowed: 0, rule: 'R476', date }];
  const isIn = isBasicLand(card) || !isPlayable(card) || setsOf(card).some((set) => sets.includes(set));
  if (!isIn) return [{ kind: 'outOfPool', card, count, allowed: 0, rule: 'R475', date }];
  return restricted.includes(card) && count > 1
    ? [{ kind: 'restricted', card, count, allowed: 1, rule: 'R476', date }]
    : [];
}
