/** Magic Online: XML with an element for each card and printing, known by Magic Online's own number. */
import type { Deck, DeckCard } from '../../../../src-shared/decks.ts';
import { readCount } from '../count.ts';
import { find, type Draft } from '../draft.ts';
import { BOTH, type FileFormat, type Source } from '../format.ts';
import { inZone, joined, oneSlash } from '../writing.ts';
import { attribute, escapeText, readXml, tag, written, type Element } from '../xml.ts';

const READ = ['quantity', 'sideboard', 'name'];
/** What Magic Online writes for none. */
const USUAL: Readonly<Record<string, string>> = { CatID: '0', Annotation: '0' };

function read({ text, draft }: Source): void {
  const root = readXml(text, draft);
  for (const element of root?.children ?? []) {
    if (element.name === 'Cards') readCard(draft, element);
    else if (element.text.trim() !== '0' && element.text.trim() !== '')
      draft.fields[element.name] = element.text.trim();
  }
}

function readCard(draft: Draft, element: Element): void {
  const count = readCount(attribute(element, 'Quantity') ?? '1');
  const number = attribute(element, 'CatID');
  const name = attribute(element, 'Name')?.trim() ?? '';
  if (count === undefined) return find(draft, 'countRejected', element.line, written(element));
  const others = Object.entries(element.attributes).filter(
    ([key, value]) => !READ.includes(key.toLowerCase()) && value !== '' && USUAL[key] !== value,
  );
  draft.cards.push({
    name: name === '' ? `Magic Online card ${number ?? '0'}` : name,
    count,
    zone: attribute(element, 'Sideboard')?.toLowerCase() === 'true' ? 'side' : 'main',
    fields: Object.fromEntries(others),
    line: element.line,
  });
}

/** A card that only its number tells has this name here, and none in the file. */
const NAMELESS = /^Magic Online card (\d+)$/;

function element({ name, count, zone, fields }: DeckCard): string {
  const { CatID = '0', Annotation = '0', ...others } = fields;
  return `  ${tag('Cards', {
    CatID,
    Quantity: count,
    Sideboard: String(zone === 'side'),
    Name: NAMELESS.test(name) ? '' : oneSlash(name),
    Annotation,
    ...others,
  })}`;
}

function write(deck: Deck): { text: string } {
  const { NetDeckID = '0', PreconstructedDeckID = '0' } = deck.fields;
  return {
    text: joined([
      '<?xml version="1.0" encoding="utf-8"?>',
      '<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
      `  ${tag('NetDeckID', {}, escapeText(NetDeckID))}`,
      `  ${tag('PreconstructedDeckID', {}, escapeText(PreconstructedDeckID))}`,
      ...[...inZone(deck, 'main'), ...inZone(deck, 'side')].map(element),
      '</Deck>',
    ]),
  };
}

export const mtgoDek: FileFormat = {
  title: 'Magic Online',
  endings: ['dek'],
  read,
  write,
  holds: { zones: BOTH, heads: [], own: 'all' },
};
