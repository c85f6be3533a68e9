/** OCTGN: XML sections of cards, the name as their text. */
import type { Deck, DeckZone } from '../../../../src-shared/decks.ts';
import { readCount } from '../count.ts';
import { find, keep, type Draft } from '../draft.ts';
import type { FileFormat, Source } from '../format.ts';
import { zoneWord } from '../text.ts';
import { inZone, joined } from '../writing.ts';
import { attribute, escapeText, readXml, tag, written, type Element } from '../xml.ts';

const SECTIONS: readonly (readonly [name: string, zone: DeckZone])[] = [
  ['Main', 'main'],
  ['Sideboard', 'side'],
  ['Command Zone', 'commander'],
];

const zoneOf = (name: string): DeckZone | undefined =>
  SECTIONS.find(([section]) => section.toLowerCase() === name.toLowerCase())?.[1] ?? zoneWord(name);

function read({ text, draft }: Source): void {
  for (const section of readXml(text, draft)?.children ?? []) {
    const zone = section.name === 'section' ? zoneOf(attribute(section, 'name') ?? 'Main') : undefined;
    if (zone === undefined) {
      keep(draft, section.name, written(section));
      find(draft, 'sectionIgnored', section.line, attribute(section, 'name') ?? section.name);
    } else for (const card of section.children) readCard(draft, card, zone);
  }
}

function readCard(draft: Draft, card: Element, zone: DeckZone): void {
  const count = readCount(attribute(card, 'qty') ?? '1');
  const name = card.text.trim();
  if (count === undefined) return find(draft, 'countRejected', card.line, written(card));
  if (name === '') return find(draft, 'lineNotRead', card.line, written(card));
  const fields = Object.entries(card.attributes).filter(([key]) => key !== 'qty');
  draft.cards.push({ name, count, zone, fields: Object.fromEntries(fields), line: card.line });
}

function write(deck: Deck): { text: string } {
  const sections = SECTIONS.flatMap(([name, zone]) => {
    const cards = inZone(deck, zone).map(
      (card) => `    ${tag('card', { qty: card.count, ...card.fields }, escapeText(card.name))}`,
    );
    return cards.length > 0 ? [`  <section name="${name}">`, ...cards, '  </section>'] : [];
  });
  const kept = deck.kept.map(({ text }) => `  ${text}`);
  return {
    text: joined(['<?xml version="1.0" encoding="utf-8"?>', '<deck>', ...sections, ...kept, '</deck>']),
  };
}

export const octgn: FileFormat = {
  title: 'OCTGN',
  endings: ['o8d'],
  read,
  write,
  holds: { zones: SECTIONS.map(([, zone]) => zone), heads: [], own: 'all' },
};
