/** Cockatrice: XML zones of cards; what it has beside them is carried along. */
import type { Deck, DeckCard, DeckZone } from '../../../../src-shared/decks.ts';
import { readCount } from '../count.ts';
import { find, head, keep, type Draft, type Head } from '../draft.ts';
import type { FileFormat, Source } from '../format.ts';
import { inZone, joined } from '../writing.ts';
import { attribute, escapeText, readXml, tag, written, type Element } from '../xml.ts';

const ZONES = ['main', 'side', 'tokens'] as const satisfies readonly DeckZone[];

const HEADS: ReadonlyMap<string, Head> = new Map([
  ['deckname', 'name'],
  ['comments', 'comment'],
  ['format', 'format'],
]);

function read({ text, draft }: Source): void {
  const root = readXml(text, draft);
  for (const [key, value] of Object.entries(root?.attributes ?? {}))
    if (key !== 'version') draft.fields[key] = value;
  for (const part of root?.children ?? []) readPart(draft, part);
}

function readPart(draft: Draft, part: Element): void {
  const which = HEADS.get(part.name);
  if (which !== undefined) head(draft, which, part.text);
  else if (part.name === 'tags')
    draft.tags.push(...part.children.map(({ text }) => text.trim()).filter((tag) => tag !== ''));
  else if (part.name === 'zone') readZone(draft, part, zoneOf(part) ?? 'main');
  else keep(draft, part.name, written(part));
}

const zoneOf = (zone: Element): DeckZone | undefined =>
  ZONES.find((known) => known === attribute(zone, 'name')?.toLowerCase());

/** A zone in a zone is a heading within it, unless it has a name of its own. */
function readZone(draft: Draft, zone: Element, within: DeckZone): void {
  const name = attribute(zone, 'name') ?? '';
  if (zoneOf(zone) === undefined && within === 'main' && name !== '')
    draft.findings.push({ kind: 'zoneMoved', line: zone.line, text: name, instead: within });
  for (const part of zone.children) {
    if (part.name === 'zone') readZone(draft, part, zoneOf(part) ?? within);
    else if (part.name === 'card') readCard(draft, part, within);
    else find(draft, 'lineNotRead', part.line, written(part));
  }
}

const READ = ['name', 'number', 'setShortName', 'collectorNumber'];

function readCard(draft: Draft, card: Element, zone: DeckZone): void {
  const count = readCount(attribute(card, 'number') ?? '1');
  const name = attribute(card, 'name')?.trim() ?? '';
  if (count === undefined) return find(draft, 'countRejected', card.line, written(card));
  if (name === '') return find(draft, 'lineNotRead', card.line, written(card));
  const [set, number] = [attribute(card, 'setShortName'), attribute(card, 'collectorNumber')];
  const others = Object.entries(card.attributes).filter(
    ([key, value]) => !READ.includes(key) && value !== '',
  );
  draft.cards.push({
    name,
    count,
    zone,
    set: set === '' ? undefined : set,
    number: number === '' ? undefined : number,
    fields: Object.fromEntries(others),
    line: card.line,
  });
}

const element = ({ count, name, set, number, fields }: DeckCard): string =>
  `        ${tag('card', { number: count, name, setShortName: set, collectorNumber: number, ...fields })}`;

function write(deck: Deck): { text: string } {
  const { name = '', comment = '', format, tags, fields, kept } = deck;
  const zones = ZONES.flatMap((zone) => {
    const cards = inZone(deck, zone).map(element);
    return cards.length > 0 || zone === 'main' ? [`    <zone name="${zone}">`, ...cards, '    </zone>'] : [];
  });
  const inside = [
    tag('deckname', {}, escapeText(name)),
    ...(format === undefined ? [] : [tag('format', {}, escapeText(format))]),
    tag('comments', {}, escapeText(comment)),
    ...(tags.length === 0
      ? []
      : [tag('tags', {}, tags.map((word) => tag('tag', {}, escapeText(word))).join(''))]),
    ...kept.map(({ text }) => text),
  ].map((line) => `    ${line}`);
  const others = tag('cockatrice_deck', { version: 1, ...fields }).replace(/\/>$/, '>');
  return {
    text: joined([
      '<?xml version="1.0" encoding="UTF-8"?>',
      others,
      ...inside,
      ...zones,
      '</cockatrice_deck>',
    ]),
  };
}

export const cockatrice: FileFormat = {
  title: 'Cockatrice',
  endings: ['cod'],
  read,
  write,
  holds: {
    zones: ZONES,
    heads: ['name', 'comment', 'format'],
    deckTags: true,
    set: true,
    number: 'alone',
    own: 'all',
  },
};
