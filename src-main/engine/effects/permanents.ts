/** Tapping, changing, counters, copies, attaching, words, and what waits on the chain. */
import type { Act, ChainItem, Duel, FrozenMod, LastingEffect, Thing } from '../value/duel.ts';
import { attachTo, changeCounters, change } from '../changes/permanents.ts';
import { copiedFace, reword } from '../changes/words.ts';
import { touch } from '../value/derived.ts';
import { readAmount } from '../reading/amounts.ts';
import { isTrue } from '../reading/conditions.ts';
import type { Context } from '../reading/context.ts';
import { readPermanents, readRef, readSeats } from '../reading/refs.ts';
import { readWord } from '../reading/slots.ts';
import { copyAsEntering } from '../events/move.ts';
import { happen, settleTriggers } from '../events/happen.ts';
import { takeOffCounters, tap, untap } from '../events/small.ts';
import { abilitiesOf, abilityAt, faceAt, placeFace } from '../faces/faces.ts';
import type { EffectFrame, MoveEntry } from '../value/frame.ts';
import { answerIn, goOn, pop, push, slotsOf } from '../value/stack.ts';
import type { ChangeWords } from '../language/effects/changeWords.ts';
import type { Modification, SetColours } from '../language/modification.ts';
import { colourMask } from '../language/mana.ts';
import { maskOf, TYPE } from '../value/masks.ts';
import { leaveChain } from '../timing/resolve.ts';
import { report } from '../value/report.ts';
import { addPhases } from '../turn/turn.ts';
import { chainItem, isInPlay, isThere, objectOf } from '../value/things.ts';
import { looksOf } from '../reading/looks.ts';
import { isSaid, isUncounterableBy } from '../reading/rules.ts';
import { withChangedWord } from '../faces/changedWord.ts';
import { COLOURS } from '../../../src-shared/duel/words.ts';
import { otherWords, wordsFor } from './control.ts';
import { exceptedFace } from './linked.ts';
import { contextIn, reached, reachedPermanents, type Handlers } from './tools.ts';

export const PERMANENTS: Handlers<
  | 'tap'
  | 'untap'
  | 'gains'
  | 'putCounters'
  | 'removeCounters'
  | 'becomeCopy'
  | 'attach'
  | 'changeWords'
  | 'counter'
  | 'copySpell'
  | 'extraTurn'
  | 'extraPhases'
  | 'skipPhases'
> = {
  tap: (duel, frame, effect) => {
    const cards = reachedPermanents(duel, frame, effect.what);
    pop(duel);
    for (const card of cards) tap(duel, card, frame.act.you);
  },

  untap: (duel, frame, effect) => {
    const cards = reachedPermanents(duel, frame, effect.what);
    pop(duel);
    for (const card of cards) untap(duel, card);
  },

  gains: (duel, frame, effect) => {
    const things = reached(duel, frame, effect.what).filter((thing) => isThere(duel, thing));
    const mods = effect.mods.map((mod) => freeze(duel, frame, mod));
    const hanging = effect.while && {
      act: { ...frame.act, slots: { ...slotsOf(duel), ...(frame.each ? { each: [frame.each] } : {}) } },
      condition: effect.while,
    };
    const isHeld = !effect.while || isTrue(duel, contextIn(duel, frame), effect.while);
    pop(duel);
    if (things.length === 0 || !isHeld) return;
    addLasting(
      duel,
      frame,
      { kind: 'mods', things, mods, ...(hanging ? { while: hanging } : {}) },
      effect.until,
    );
    changeItems(duel, things, mods);
  },

  putCounters: (duel, frame, effect) => {
    const context = contextIn(duel, frame);
    const count = readAmount(duel, context, effect.count);
    const cards = reachedPermanents(duel, frame, effect.what);
    pop(duel);
    for (const card of cards) changeCounters(duel, card, effect.counter, count);
  },

  removeCounters: (duel, frame, effect) => {
    const context = contextIn(duel, frame);
    const count = readAmount(duel, context, effect.count);
    const cards = reachedPermanents(duel, frame, effect.what);
    pop(duel);
    for (const card of cards) takeOffCounters(duel, card, effect.counter, count);
    settleTriggers(duel);
  },

  becomeCopy: (duel, frame, effect) => {
    const context = contextIn(duel, frame);
    const of = readRef(duel, context, effect.of)[0];
    const what = readRef(duel, context, effect.what);
    pop(duel);
    if (of?.kind !== 'card' || !isInPlay(duel, of)) return;
    const copied = copiedFace(duel, of.card);
    for (const thing of what) {
      if (thing.kind !== 'card') continue;
      const copies = effect.except ? exceptedFace(duel, frame, copied, thing.card, effect.except) : copied;
      if (copyAsEntering(duel, thing.card, copies)) continue;
      const permanent = duel.board[thing.card];
      if (!permanent) continue;
      change(duel, thing.card, { copies });
      if (permanent.worded) reword(duel, thing.card, permanent.worded.words);
    }
    touch(duel);
  },

  attach: (duel, frame, effect) => {
    const context = contextIn(duel, frame);
    const what = readPermanents(duel, context, effect.what);
    const host = readPermanents(duel, context, effect.to)[0];
    pop(duel);
    if (host === undefined) return;
    // What has become a creature itself is worn by none.
    for (const card of what) if (!(looksOf(duel, card).types & TYPE.creature)) attachTo(duel, card, host);
  },

  changeWords: (duel, frame, effect) => changeWordsStep(duel, frame, effect),

  counter: (duel, frame, effect) => {
    const things = readRef(duel, contextIn(duel, frame), effect.what);
    pop(duel);
    for (const thing of things) if (thing.kind === 'chain') counterItem(duel, thing.id, effect.to, frame.act);
  },

  copySpell: (duel, frame, effect) => {
    const context = contextIn(duel, frame);
    const thing = readRef(duel, context, effect.what)[0];
    const you = effect.who ? readSeats(duel, context, effect.who)[0] : frame.act.you;
    pop(duel);
    const item = thing?.kind === 'chain' ? chainItem(duel, thing.id) : undefined;
    if (!item || you === undefined) return;
    const looks = {
      ...item.looks,
      controller: you,
      ...(effect.colour ? { colours: colourMask([effect.colour]) } : {}),
    };
    // Changed words are not copied.
    const { face } = item.act.source.looks;
    const id = duel.nextId++;
    const act: Act = { ...item.act, you, face, source: { ...item.act.source, looks, copy: id } };
    duel.chain.push({ id, kind: 'spell', act, looks, copy: true });
    report(duel, { kind: 'announced', item: id, card: item.act.source.card, seat: you, ability: -1 });
    push(duel, { kind: 'retarget', stage: 'asking', at: 0, item: id, seat: you });
  },

  extraTurn: (duel, frame, effect) => {
    const seats = readSeats(duel, contextIn(duel, frame), effect.who);
    pop(duel);
    duel.turn = { ...duel.turn, extra: [...seats, ...duel.turn.extra] };
  },

  extraPhases: (duel, _frame, { phases }) => {
    pop(duel);
    addPhases(duel, phases);
  },

  skipPhases: (duel, frame, { who, phase }) => {
    const seats = readSeats(duel, contextIn(duel, frame), who);
    pop(duel);
    const { you, source } = frame.act;
    for (const seat of seats) {
      const id = duel.nextId++;
      duel.effects.push({ kind: 'skip', id, stamp: id, you, source, until: 'whileInPlay', seat, phase });
    }
  },
};

function addLasting(
  duel: Duel,
  frame: EffectFrame,
  what: Pick<Extract<LastingEffect, { kind: 'mods' }>, 'kind' | 'things' | 'mods' | 'while'>,
  until: LastingEffect['until'],
): void {
  const id = duel.nextId++;
  duel.effects.push({ ...what, id, stamp: id, you: frame.act.you, source: frame.act.source, until });
  touch(duel);
}

function freeze(duel: Duel, frame: EffectFrame, mod: Modification): FrozenMod {
  const context = contextIn(duel, frame);
  switch (mod.kind) {
    case 'bonus':
    case 'base':
      return {
        kind: mod.kind,
        power: readAmount(duel, context, mod.power),
        toughness: readAmount(duel, context, mod.toughness),
      };
    case 'grant':
      return { kind: 'grant', at: grantedAt(duel, frame, mod) };
    case 'addTypes':
      return { kind: 'addTypes', types: maskOf(TYPE, mod.types), subtypes: mod.subtypes };
    case 'setLandType':
      return { kind: 'setLandType', type: mod.type };
    case 'setColours':
      return { kind: 'setColours', colours: coloursNow(duel, frame, mod) };
    case 'addColours':
      return { kind: 'addColours', colours: colourMask(mod.colours) };
    case 'control':
      return {
        kind: 'control',
        seat: mod.by ? (readSeats(duel, context, mod.by)[0] ?? frame.act.you) : frame.act.you,
      };
    case 'addKeyword':
    case 'loseKeyword':
    case 'loseLandwalk':
    case 'loseAbilities':
      return mod;
  }
}

/** As written, or as chosen before. */
function coloursNow(duel: Duel, frame: EffectFrame, { colours, chosen }: SetColours): number {
  if (chosen === undefined) return colourMask(colours);
  const word = readWord(duel, contextIn(duel, frame), chosen);
  return colourMask(COLOURS.filter((colour) => colour === word));
}

function grantedAt(
  duel: Duel,
  frame: EffectFrame,
  mod: Extract<Modification, { kind: 'grant' }>,
): { face: number; ability: number; granter: number } {
  const ability = abilitiesOf(faceAt(duel, frame.act.face)).indexOf(mod.ability);
  return { face: frame.act.face, ability, granter: frame.act.source.card };
}

/** What is done to a spell shows at once. */
function changeItems(duel: Duel, things: readonly Thing[], mods: readonly FrozenMod[]): void {
  for (const thing of things) {
    if (thing.kind !== 'chain') continue;
    duel.chain = duel.chain.map((item) => {
      if (item.id !== thing.id) return item;
      const colours = mods.reduce(
        (now, mod) => (mod.kind === 'setColours' ? mod.colours : now),
        item.looks.colours,
      );
      const looks = { ...item.looks, colours };
      return { ...item, looks, act: { ...item.act, source: { ...item.act.source, looks } } };
    });
  }
}

/** The word to be changed, then what it becomes. */
function changeWordsStep(duel: Duel, frame: EffectFrame<'changeWords'>, effect: ChangeWords): void {
  const seat = frame.act.you;
  if (frame.stage === 'start') {
    goOn(duel, frame, { stage: 'firstSaid' });
    push(duel, { kind: 'word', seat, by: seat, words: wordsFor(effect.of) });
    return;
  }
  const word = answerIn(frame, 'word');
  if (frame.stage === 'firstSaid') {
    goOn(duel, frame, { stage: 'bothSaid', word });
    push(duel, { kind: 'word', seat, by: seat, words: otherWords(word) });
    return;
  }
  const things = readRef(duel, contextIn(duel, frame), effect.what);
  pop(duel);
  if (frame.word === undefined) return;
  for (const thing of things) changeWordsOf(duel, thing, frame.word, word);
}

/** The object gets a face of its own with the same node numbers. */
function changeWordsOf(duel: Duel, thing: Thing, from: string, to: string): void {
  if (thing.kind === 'chain') {
    duel.chain = duel.chain.map((item) => {
      if (item.id !== thing.id) return item;
      const face = placeFace(duel, withChangedWord(faceAt(duel, item.act.face), from, to));
      const words = [...(item.words ?? []), [from, to] as const];
      return { ...item, words, act: { ...item.act, face } };
    });
    return;
  }
  if (thing.kind !== 'card' || !duel.board[thing.card] || !isThere(duel, thing)) return;
  reword(duel, thing.card, [...(duel.board[thing.card]?.worded?.words ?? []), [from, to]]);
}

/** Something in play, or the spell itself, says that it is not countered, or not by such a spell. */
function isUncounterable(duel: Duel, item: ChainItem, { source }: Act): boolean {
  if (item.kind !== 'spell') return false;
  const spell = item.card ?? -1;
  if (isSaid(duel, 'uncounterable', spell, item.looks, source)) return true;
  const own: Context = { you: item.act.you, self: objectOf(item.act.source) };
  return item.looks.abilities.some((at) => {
    const ability = abilityAt(duel, at);
    return (
      ability.kind === 'rule' &&
      ability.rule.kind === 'uncounterable' &&
      isUncounterableBy(duel, own, ability.rule, spell, item.looks, source)
    );
  });
}

function counterItem(duel: Duel, id: number, to: MoveEntry['to'], by: Act): void {
  const item = chainItem(duel, id);
  if (!item || isUncounterable(duel, item, by)) return;
  report(duel, { kind: 'countered', item: id, card: item.act.source.card });
  leaveChain(duel, id);
  if (item.card !== undefined)
    happen(duel, { kind: 'move', cause: 'counter', at: -1, entries: [{ card: item.card, to }] });
}
