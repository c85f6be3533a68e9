/** Copies, exchanges, shapes and numbers, and what a permanent keeps in mind. */
import type { Duel, Seat, Thing, Value } from '../value/duel.ts';
import { change } from '../changes/permanents.ts';
import { makeCard } from '../changes/zones.ts';
import { copiedFace } from '../changes/words.ts';
import { touch } from '../value/derived.ts';
import { readAmount } from '../reading/amounts.ts';
import { readRef, readSeats } from '../reading/refs.ts';
import { happen } from '../events/happen.ts';
import { chooseForEntering } from '../events/move.ts';
import { abilityAt, faceAt, looksOfFace, placeFace } from '../faces/faces.ts';
import type { EffectFrame } from '../value/frame.ts';
import { answerIn, give, goOn, keepSlot, pop, push } from '../value/stack.ts';
import type { CopyException } from '../language/effects/copyOf.ts';
import type { Shape } from '../language/effects/takeShape.ts';
import type { Face } from '../language/face.ts';
import { COLOURS } from '../../../src-shared/duel/words.ts';
import { COLOUR } from '../value/masks.ts';
import { cardAt, cardThing, isInPlay, permanentAt } from '../value/things.ts';
import { controllerOf } from '../reading/looks.ts';
import { contextIn, reachedPermanents, type Handlers } from './tools.ts';

export const LINKED: Handlers<'chooseNumber' | 'createCopy' | 'exchangeControl' | 'stayOut' | 'takeShape'> = {
  chooseNumber: (duel, frame, { slot, least, most, by }) => {
    const context = contextIn(duel, frame);
    if (frame.stage === 'said') {
      pop(duel);
      keepSlot(duel, slot, Number(answerIn(frame, 'word')));
      return;
    }
    const lowest = readAmount(duel, context, least);
    const room = Math.max(0, readAmount(duel, context, most) - lowest);
    const words = Array.from({ length: room + 1 }, (_, more) => String(lowest + more));
    goOn(duel, frame, { stage: 'said' });
    const [only, ...others] = words;
    if (only !== undefined && others.length === 0) give(duel, { word: only });
    else {
      const seat = readSeats(duel, context, by)[0] ?? frame.act.you;
      push(duel, { kind: 'word', seat, by: seat, words });
    }
  },

  createCopy: (duel, frame, { of, who, linked }) => {
    const context = contextIn(duel, frame);
    const original = readRef(duel, context, of)[0];
    const seat = readSeats(duel, context, who)[0];
    pop(duel);
    if (original?.kind !== 'card' || !isInPlay(duel, original) || seat === undefined) return;
    const face = placeFace(duel, { ...faceAt(duel, copiedFace(duel, original.card)), token: true });
    const card = makeCard(duel, seat, face);
    if (linked !== undefined) linkWith(duel, frame, linked, [arriving(duel, card)]);
    happen(duel, {
      kind: 'move',
      cause: 'effect',
      at: -1,
      entries: [{ card, to: 'battlefield', under: seat }],
    });
  },

  exchangeControl: (duel, frame, { one, other, slot }) => {
    const [first] = reachedPermanents(duel, frame, one);
    const [second] = reachedPermanents(duel, frame, other);
    pop(duel);
    if (first === undefined || second === undefined) return;
    const seats = [controllerOf(duel, first), controllerOf(duel, second)] as const;
    if (seats[0] === seats[1]) return;
    giveTo(duel, frame, cardThing(duel, first), seats[1]);
    giveTo(duel, frame, cardThing(duel, second), seats[0]);
    if (slot !== undefined) keepSlot(duel, slot, [cardThing(duel, first), cardThing(duel, second)]);
  },

  stayOut: (duel, frame, { to }) => {
    pop(duel);
    chooseForEntering(duel, frame.act.source.card, { to, turnedAway: true });
  },

  takeShape: (duel, frame, { shapes }) => {
    const { you, face, source } = frame.act;
    if (frame.stage === 'start') {
      goOn(duel, frame, { stage: 'said' });
      push(duel, { kind: 'word', seat: you, by: you, words: shapes.map(({ label }) => label) });
      return;
    }
    const label = answerIn(frame, 'word');
    pop(duel);
    const shape = shapes.find((other) => other.label === label);
    if (!shape) return;
    chooseForEntering(duel, source.card, { copies: placeFace(duel, inShape(faceAt(duel, face), shape)) });
  },
};

function giveTo(duel: Duel, frame: EffectFrame, thing: Thing, seat: Seat): void {
  const id = duel.nextId++;
  const { you, source } = frame.act;
  duel.effects.push({
    kind: 'mods',
    id,
    stamp: id,
    you,
    source,
    until: 'whileInPlay',
    things: [thing],
    mods: [{ kind: 'control', seat }],
  });
  touch(duel);
}

/** The numbers of its abilities stay what they were. */
const inShape = (face: Face, { power, toughness, keywords, subtypes }: Shape): Face => ({
  ...face,
  power,
  toughness,
  subtypes: [...face.subtypes, ...subtypes],
  abilities: [
    ...face.abilities.filter((ability) => ability.kind !== 'countedSize'),
    ...keywords.map((keyword) => ({ kind: 'keyword', keyword }) as const),
  ],
});

/** The face of a copy with what it has besides. */
export function exceptedFace(
  duel: Duel,
  frame: EffectFrame,
  copied: number,
  card: number,
  { types = [], ownColours, abilities = [], keepsThis }: CopyException,
): number {
  const face = faceAt(duel, copied);
  const more = [...abilities, ...(keepsThis ? [abilityAt(duel, frame.act)] : [])];
  return placeFace(duel, {
    ...face,
    types: [...face.types, ...types.filter((type) => !face.types.includes(type))],
    abilities: [...face.abilities, ...more],
    ...(ownColours ? { colours: coloursOn(duel, card) } : {}),
  });
}

function coloursOn(duel: Duel, card: number): Face['colours'] & {} {
  const { colours } = looksOfFace(duel, copiedFace(duel, card), 0);
  return COLOURS.filter((colour) => (colours & COLOUR[colour]) !== 0);
}

/** A card as it will be once it is in play. */
export const arriving = (duel: Duel, card: number): Thing => ({
  kind: 'card',
  card,
  incarnation: cardAt(duel, card).incarnation + 1,
});

/** The permanent whose text this is keeps it as long as it is in play: objects beside those it keeps already. */
export function linkWith(duel: Duel, { act }: EffectFrame, name: string, value: Value): void {
  const { card, incarnation } = act.source;
  if (!isInPlay(duel, { kind: 'card', card, incarnation })) return;
  const { chosen } = permanentAt(duel, card);
  const before = chosen[name];
  const whole: Value = isList(value) && isList(before) ? [...before, ...value] : value;
  change(duel, card, { chosen: { ...chosen, [name]: whole } });
  touch(duel);
}

const isList = (value: Value | undefined): value is readonly Thing[] => Array.isArray(value);
