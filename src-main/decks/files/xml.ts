/** XML as a tree, read without entities, and written. */
import { SaxesParser } from 'saxes';
import { find, type Draft } from './draft.ts';

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
  readonly line: number;
}

/** No deck nests deeper; and what does is no tree to walk through. */
const DEEPEST = 60;
const MOST_ELEMENTS = 200_000;
const MOST_ERRORS = 50;

class GivenUp extends Error {}

/**
 * The root of what can be read, without the prefix it gives its names; faults told and passed over while they are few. Entities of its own a file has none
 * here, so nothing can grow and no other file is ever looked at.
 */
export function readXml(text: string, draft: Draft): Element | undefined {
  const parser = new SaxesParser({ position: true });
  const open: Element[] = [];
  let root: Element | undefined;
  let prefix: string | undefined;
  let elements = 0;
  const giveUp = (why: string): never => {
    find(draft, 'broken', parser.line, why);
    throw new GivenUp();
  };
  let errors = 0;
  parser.on('error', ({ message }) => {
    if (++errors > MOST_ERRORS) giveUp('there are too many faults in it');
    find(draft, 'broken', parser.line, message.replace(/^\d+:\d+: /, ''));
  });
  parser.on('doctype', (doctype) => {
    find(draft, 'sectionIgnored', parser.line, `DOCTYPE ${doctype.trim()}`);
  });
  parser.on('opentag', (tag) => {
    prefix ??= /^[^:]+:/.exec(tag.name)?.[0] ?? '';
    const element: Element = {
      name: tag.name.startsWith(prefix) ? tag.name.slice(prefix.length) : tag.name,
      attributes: tag.attributes as Record<string, string>,
      children: [],
      text: '',
      line: parser.line,
    };
    if (open.length >= DEEPEST) giveUp('its elements nest too deep');
    if (++elements > MOST_ELEMENTS) giveUp('it has too many elements');
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  const addText = (more: string): void => {
    const element = open.at(-1);
    if (element) element.text += more;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  try {
    parser.write(text).close();
  } catch (error) {
    if (!(error instanceof GivenUp)) throw error;
  }
  return root;
}

/** An attribute, whatever the case of its name. */
export const attribute = ({ attributes }: Element, name: string): string | undefined =>
  attributes[name] ??
  Object.entries(attributes).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

// XML 1.0 has no way to write control characters and halves of letters at all.
const UNSAID = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

const escapeAttribute = (text: string): string =>
  text.replaceAll(UNSAID, '').replaceAll(/[&<>"\n\r\t]/g, (letter) => ESCAPES[letter] ?? letter);
export const escapeText = (text: string): string =>
  text.replaceAll(UNSAID, '').replaceAll(/[&<>\r]/g, (letter) => ESCAPES[letter] ?? letter);

/** `<card number="4" name="Fire &amp; Ice"/>`; what is undefined is left out. */
export function tag(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  inside?: string,
): string {
  const said = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${escapeAttribute(String(value))}"`]))
    .join('');
  return inside === undefined ? `<${name}${said}/>` : `<${name}${said}>${inside}</${name}>`;
}

/** An element that was not read, as it can be written again. */
export function written({ name, attributes, children, text }: Element): string {
  if (children.length === 0) return tag(name, attributes, text === '' ? undefined : escapeText(text));
  return tag(name, attributes, escapeText(text.trim()) + children.map(written).join(''));
}
