/**
 * Carries movements out over the table. What moves is a picture laid over it: the true things lie where they belong from
 * the start and can be clicked, so that ending a movement early is only taking the picture away.
 */
import { frame, CHANGED } from './marking.ts';
import { paceNow } from './pace.ts';
import { MOTION_TIMES, type Movement } from './plan.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where everything lay, and what it looked like. */
export interface Remembered {
  readonly boxes: ReadonlyMap<string, Box>;
  readonly elements: ReadonlyMap<string, HTMLElement>;
  readonly windows: ReadonlySet<Element>;
}

const PLACES = '[data-spot], [data-area="library"], [data-window]';
const WINDOWS = '.log';
/** More shifting at once is only unrest, and costs frames. */
const MOST_SHIFTS = 24;

export class MotionStage {
  readonly #table: () => HTMLElement | null;
  readonly #over: () => HTMLElement | undefined;
  readonly #running = new Set<Animation>();

  constructor(table: () => HTMLElement | null, over: () => HTMLElement | undefined) {
    this.#table = table;
    this.#over = over;
  }

  remember(): Remembered {
    const elements = new Map<string, HTMLElement>();
    const boxes = new Map<string, Box>();
    for (const element of this.#table()?.querySelectorAll<HTMLElement>(PLACES) ?? []) {
      const place = nameOf(element);
      if (elements.has(place)) continue;
      elements.set(place, element);
      boxes.set(place, element.getBoundingClientRect());
    }
    return { elements, boxes, windows: new Set(this.#table()?.querySelectorAll(WINDOWS)) };
  }

  /** Many turn one after the other: told before they begin to turn. */
  stagger(movements: readonly Movement[], { elements }: Remembered): void {
    for (const movement of movements)
      if (movement.kind === 'tap')
        elements
          .get(movement.spot)
          ?.style.setProperty('--turn-delay', `${movement.place * MOTION_TIMES.betweenTaps}ms`);
  }

  play(movements: readonly Movement[], before: Remembered): void {
    const now = this.remember();
    if (paceNow() === 0) {
      this.#frameChanged(movements, now);
      return;
    }
    const travelling = new Set(
      movements.flatMap((movement) => (movement.kind === 'travel' ? movement.to : [])),
    );
    for (const movement of movements) this.#carryOut(movement, before, now);
    this.#shift(before, now, travelling);
    for (const window of now.windows) if (!before.windows.has(window)) this.#openWindow(window);
  }

  /** Everything is at its true end at once. */
  finishAll(): void {
    for (const animation of this.#running) animation.finish();
  }

  #frameChanged(movements: readonly Movement[], now: Remembered): void {
    const changed = new Set(
      movements.flatMap((movement) => {
        if (movement.kind === 'travel' || movement.kind === 'death')
          return movement.to.filter((place) => now.elements.has(place)).slice(0, 1);
        if (movement.kind === 'life') return [`seat-${movement.seat}`];
        return 'spot' in movement ? [movement.spot] : [movement.at];
      }),
    );
    for (const place of changed) {
      const element = now.elements.get(place);
      if (element) this.#run(frame(element, CHANGED));
    }
  }

  #carryOut(movement: Movement, before: Remembered, now: Remembered): void {
    switch (movement.kind) {
      case 'travel':
        this.#travel(movement, before, now);
        return;
      case 'death':
        this.#die(movement.spot, before);
        return;
      case 'attack':
        this.#stepForward(now.elements.get(movement.spot));
        return;
      case 'blow':
        this.#strike(movement, before);
        return;
      case 'number':
        this.#showNumber(movement, before, now);
        return;
      case 'tap':
      case 'life':
        // Cards turn by their own style; the registers count by themselves.
        return;
    }
  }

  #travel(
    { from, to, time }: Extract<Movement, { kind: 'travel' }>,
    before: Remembered,
    now: Remembered,
  ): void {
    const start = firstOf(from, before.boxes);
    const end = firstOf(to, now.boxes);
    if (!start || !end) return;
    const target = now.elements.get(end.place);
    const isWhole = /^(card|chain)-/.test(end.place);
    const look = isWhole ? target : before.elements.get(start.place);
    if (!look) return;
    const shape = isWhole ? end.box : start.box;
    const picture = this.#picture(look, shape);
    if (!picture) return;
    const animation = picture.animate(
      [
        { transform: placedAt(start.box, shape), opacity: isWhole ? 0.9 : 1 },
        { transform: placedAt(end.box, shape), opacity: isWhole ? 1 : 0.4 },
      ],
      { duration: time * paceNow(), easing: 'ease-out' },
    );
    this.#run(animation, picture);
    if (isWhole && target) this.#run(target.animate([{ opacity: 0 }, { opacity: 0 }], time * paceNow()));
  }

  /** Hatched, then gone, a little lower. */
  #die(spot: string, before: Remembered): void {
    const look = before.elements.get(spot);
    const box = before.boxes.get(spot);
    if (!look || !box) return;
    const picture = this.#picture(look, box);
    if (!picture) return;
    picture.classList.add('dying');
    const at = placedAt(box, box);
    this.#run(
      picture.animate(
        [
          { transform: at, opacity: 1 },
          { transform: at, opacity: 1, offset: 0.35 },
          { transform: `translateY(${10 * unit()}px) ${at}`, opacity: 0 },
        ],
        { duration: MOTION_TIMES.death * paceNow(), easing: 'ease-out' },
      ),
      picture,
    );
  }

  #stepForward(element: HTMLElement | undefined): void {
    if (!element) return;
    const middle = element.getBoundingClientRect().top > innerHeight / 2 ? -1 : 1;
    const out = `0 ${middle * 12 * unit()}px`;
    this.#run(
      element.animate([{ translate: '0 0' }, { translate: out, offset: 0.5 }, { translate: '0 0' }], {
        duration: 2 * MOTION_TIMES.attack * paceNow(),
        easing: 'ease-out',
      }),
    );
  }

  /** A lunge at whom it strikes; of what died in the blow only the place is left. */
  #strike({ spot, at }: Extract<Movement, { kind: 'blow' }>, before: Remembered): void {
    const element = before.elements.get(spot);
    const [from, to] = [before.boxes.get(spot), before.boxes.get(at)];
    if (!element?.isConnected || !from || !to) return;
    const [across, down] = [to.left - from.left, to.top - from.top];
    const length = Math.hypot(across, down) || 1;
    const reach = Math.min(26 * unit(), length / 3) / length;
    const whole = MOTION_TIMES.blowOut + MOTION_TIMES.blowBack;
    this.#run(
      element.animate(
        [
          { translate: '0 0' },
          { translate: `${across * reach}px ${down * reach}px`, offset: MOTION_TIMES.blowOut / whole },
          { translate: '0 0' },
        ],
        { duration: whole * paceNow(), easing: 'ease-out' },
      ),
    );
  }

  #showNumber(
    { at, amount }: Extract<Movement, { kind: 'number' }>,
    before: Remembered,
    now: Remembered,
  ): void {
    const box = now.boxes.get(at) ?? before.boxes.get(at);
    const over = this.#over();
    if (!box || !over || amount === 0) return;
    const number = document.createElement('b');
    number.className = 'number';
    number.textContent = `−${amount}`;
    over.append(number);
    const place = `translate(${box.left + box.width / 2}px, ${box.top + box.height * 0.4}px) translate(-50%, -50%)`;
    this.#run(
      number.animate(
        [
          { transform: place, opacity: 0 },
          { transform: place, opacity: 1, offset: 0.12 },
          { transform: `translateY(${-24 * unit()}px) ${place}`, opacity: 1, offset: 0.75 },
          { transform: `translateY(${-24 * unit()}px) ${place}`, opacity: 0 },
        ],
        { duration: MOTION_TIMES.number * paceNow(), easing: 'ease-out' },
      ),
      number,
    );
  }

  /** What was pushed aside glides there. */
  #shift(before: Remembered, now: Remembered, travelling: ReadonlySet<string>): void {
    const shifts = [...now.boxes].flatMap(([place, box]) => {
      const was = before.boxes.get(place);
      if (!was || !place.startsWith('card-') || travelling.has(place)) return [];
      const [across, down] = [was.left - box.left, was.top - box.top];
      return Math.abs(across) + Math.abs(down) > 2 ? [{ place, across, down }] : [];
    });
    if (shifts.length > MOST_SHIFTS) return;
    for (const { place, across, down } of shifts) {
      const element = now.elements.get(place);
      if (element)
        this.#run(
          element.animate([{ translate: `${across}px ${down}px` }, { translate: '0 0' }], {
            duration: MOTION_TIMES.shift * paceNow(),
            easing: 'ease-out',
          }),
        );
    }
  }

  #openWindow(window: Element): void {
    this.#run(
      window.animate(
        [
          { opacity: 0, scale: '0.96' },
          { opacity: 1, scale: '1' },
        ],
        { duration: MOTION_TIMES.window * paceNow(), easing: 'ease-out' },
      ),
    );
  }

  #picture(look: HTMLElement, { width, height }: Box): HTMLElement | undefined {
    const over = this.#over();
    if (!over) return undefined;
    const picture = copyOf(look);
    picture.inert = true;
    Object.assign(picture.style, {
      position: 'absolute',
      left: '0',
      top: '0',
      margin: '0',
      translate: 'none',
    });
    picture.style.width = `${width}px`;
    picture.style.height = `${height}px`;
    picture.style.transformOrigin = '0 0';
    // The size of a card comes from its zone, which the picture has left.
    picture.style.setProperty('--card', `${width}px`);
    over.append(picture);
    return picture;
  }

  #run(animation: Animation, picture?: HTMLElement): void {
    this.#running.add(animation);
    const end = () => {
      this.#running.delete(animation);
      picture?.remove();
    };
    animation.addEventListener('finish', end);
    animation.addEventListener('cancel', end);
  }
}

/** Places of the duel that are no spots: a library, and a hand that is only a bar. */
function nameOf({ dataset }: HTMLElement): string {
  if (dataset['spot'] !== undefined) return dataset['spot'];
  return dataset['area'] === 'library' ? `library-${dataset['seat'] ?? ''}` : (dataset['window'] ?? '');
}

/** Without what makes the original findable, and with what was painted on it. */
function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    part.removeAttribute('id');
    part.removeAttribute('tabindex');
    for (const name of Object.keys(part.dataset)) Reflect.deleteProperty(part.dataset, name);
  }
  const painted = element.querySelectorAll('canvas');
  for (const [place, canvas] of copy.querySelectorAll('canvas').entries()) {
    const original = painted[place];
    if (original && original.width > 0 && original.height > 0)
      canvas.getContext('2d')?.drawImage(original, 0, 0);
  }
  return copy;
}

function firstOf(
  places: readonly string[],
  boxes: ReadonlyMap<string, Box>,
): { readonly place: string; readonly box: Box } | undefined {
  for (const place of places) {
    const box = boxes.get(place);
    if (box && box.width > 0) return { place, box };
  }
  return undefined;
}

/** Something of this shape, laid over a box. */
const placedAt = (box: Box, shape: Box): string =>
  `translate(${box.left}px, ${box.top}px) scale(${box.width / Math.max(1, shape.width)}, ${box.height / Math.max(1, shape.height)})`;

/** A step of the measures: the window is 1,440 of them wide. */
const unit = (): number => innerWidth / 1440;
