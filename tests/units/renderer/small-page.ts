/**
 * So much of a page as keys, pointers and menus ask of one: elements with attributes and places, a focus, and events
 * that rise. What is drawn, and how a browser behaves, the page tests see.
 */
import { onTestFinished, vi } from 'vitest';

type Attributes = Readonly<Record<string, string>>;

interface Drawn {
  readonly id?: string;
  readonly class?: string;
  /** With `data-` and the others as they are written. */
  readonly attributes?: Attributes;
  readonly text?: string;
  /** Left, top, width and height. */
  readonly box?: readonly [number, number, number, number];
}

export class SmallElement extends EventTarget {
  readonly tagName: string;
  readonly id: string;
  readonly textContent: string;
  readonly attributes: Record<string, string>;
  readonly children: SmallElement[] = [];
  readonly #classes: readonly string[];
  readonly #box: readonly [number, number, number, number];
  readonly page: SmallPage;
  parent: SmallElement | undefined;

  constructor(page: SmallPage, tag: string, drawn: Drawn) {
    super();
    this.page = page;
    this.tagName = tag.toUpperCase();
    this.id = drawn.id ?? '';
    this.textContent = drawn.text ?? '';
    this.attributes = { ...drawn.attributes };
    this.#classes = (drawn.class ?? '').split(' ');
    this.#box = drawn.box ?? [0, 0, 0, 0];
  }

  get dataset(): Record<string, string> {
    return Object.fromEntries(
      Object.entries(this.attributes).flatMap(([name, value]) =>
        name.startsWith('data-') ? [[name.slice(5), value]] : [],
      ),
    );
  }

  get tabIndex(): number {
    return Number(this.attributes['tabindex'] ?? -1);
  }

  set tabIndex(place: number) {
    this.attributes['tabindex'] = String(place);
  }

  get offsetParent(): SmallElement | null {
    return this.parent ?? null;
  }

  get isConnected(): boolean {
    return this === this.page.body || this.parent?.isConnected === true;
  }

  readonly scrollLeft = 0;
  scrollTop = 0;

  get offsetWidth(): number {
    return this.#box[2];
  }

  get offsetHeight(): number {
    return this.#box[3];
  }

  get clientWidth(): number {
    return this.#box[2];
  }

  get clientHeight(): number {
    return this.#box[3];
  }

  getAttribute(name: string): string | null {
    return this.attributes[name] ?? null;
  }

  matches(selector: string): boolean {
    return selector.split(/,\s*/).some((one) => this.#fits(one.split(' ')));
  }

  closest(selector: string): SmallElement | null {
    return this.matches(selector) ? this : (this.parent?.closest(selector) ?? null);
  }

  querySelectorAll(selector: string): SmallElement[] {
    return this.children.flatMap((child) => [
      ...(child.matches(selector) ? [child] : []),
      ...child.querySelectorAll(selector),
    ]);
  }

  querySelector(selector: string): SmallElement | null {
    return this.querySelectorAll(selector)[0] ?? null;
  }

  getBoundingClientRect() {
    const [left, top, width, height] = this.#box;
    return { left, top, width, height, bottom: top + height };
  }

  focus(): void {
    this.page.activeElement = this;
    this.#raise(Object.assign(new Event('focusin'), {}));
  }

  click(): void {
    this.#raise(new Event('click'));
  }

  /** As a key or a pointer that is on it: from here up to the page. */
  meet(kind: string, facts: object): Event {
    const event = new Event(kind, { cancelable: true });
    this.#raise(Object.assign(event, facts));
    return event;
  }

  #raise(event: Event): void {
    Object.defineProperty(event, 'target', { value: this, configurable: true });
    this.rise(event);
  }

  rise(event: Event): void {
    this.#hear(event);
    this.parent?.rise(event);
  }

  /** A listener sees the element that it happened to, wherever it listens. */
  #hear(event: Event): void {
    for (const listener of this.#listeners.get(event.type) ?? []) listener(event);
  }

  readonly #listeners = new Map<string, Set<(event: Event) => void>>();

  override addEventListener(
    kind: string,
    listener: (event: Event) => void,
    options?: { readonly signal?: AbortSignal },
  ): void {
    const listeners = this.#listeners.get(kind) ?? new Set();
    this.#listeners.set(kind, listeners.add(listener));
    options?.signal?.addEventListener('abort', () => listeners.delete(listener));
  }

  override removeEventListener(kind: string, listener: (event: Event) => void): void {
    this.#listeners.get(kind)?.delete(listener);
  }

  /** The last part fits this one, the others something above it. */
  #fits(parts: readonly string[]): boolean {
    const [last = '', ...above] = parts.toReversed();
    if (!this.#is(last)) return false;
    if (above.length === 0) return true;
    for (let on = this.parent; on; on = on.parent) if (on.#fits(above.toReversed())) return true;
    return false;
  }

  #is(compound: string): boolean {
    const tests = compound.match(/:not\([^)]*\)|\[[^\]]*\]|[.#]?[\w-]+/g) ?? [];
    return tests.every((test) => {
      if (test.startsWith(':not(')) return !this.#is(test.slice(5, -1));
      if (test.startsWith('.')) return this.#classes.includes(test.slice(1));
      if (test.startsWith('#')) return this.id === test.slice(1);
      const [, name = '', value] = /^\[([\w-]+)(?:="([^"]*)")?\]$/.exec(test) ?? [];
      if (name === '') return this.tagName === test.toUpperCase();
      const own = this.attributes[name];
      return own !== undefined && (value === undefined || own === value);
    });
  }
}

export class SmallPage {
  readonly body: SmallElement = new SmallElement(this, 'body', {});
  activeElement: SmallElement | undefined;
  /** What is heard by the whole window. */
  readonly window = new EventTarget();

  querySelector(selector: string): SmallElement | null {
    return this.body.querySelector(selector);
  }

  add(tag: string, drawn: Drawn = {}, parent = this.body): SmallElement {
    const element = new SmallElement(this, tag, drawn);
    element.parent = parent;
    parent.children.push(element);
    return element;
  }

  /** As a pointer that moves or is let go, wherever it is. */
  meet(kind: string, facts: object = {}): Event {
    const event = Object.assign(new Event(kind, { cancelable: true }), facts);
    this.window.dispatchEvent(event);
    return event;
  }
}

/** Stands in place of the window's page until the test is over. */
export function openPage(): SmallPage {
  const page = new SmallPage();
  vi.stubGlobal('document', page);
  vi.stubGlobal('Element', SmallElement);
  vi.stubGlobal('HTMLElement', SmallElement);
  vi.stubGlobal('HTMLInputElement', class extends SmallElement {});
  vi.stubGlobal('addEventListener', page.window.addEventListener.bind(page.window));
  vi.stubGlobal('removeEventListener', page.window.removeEventListener.bind(page.window));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return page;
}
