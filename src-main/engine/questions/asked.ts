/** What a question is about: read from the frame that asks and the one it asks for. */
import type { Asked, AskedBy, AskPurpose, OpenDamage } from '../../../src-shared/duel/asked.ts';
import type { Question } from '../../../src-shared/duel/question.ts';
import type { Act, CardNumber, Duel, Snapshot } from '../value/duel.ts';
import { manaWanted, partOptions } from '../casting/draft.ts';
import { usedClauses } from '../faces/abilities.ts';
import { isDying } from '../events/dying.ts';
import { abilityAt, effectsOf } from '../faces/faces.ts';
import type {
  AnnounceFrame,
  DamageEntry,
  EffectFrame,
  Event,
  Frame,
  FrameKind,
  FrameOf,
} from '../value/frame.ts';
import { top } from '../value/stack.ts';
import type { Effect } from '../language/effect.ts';
import { chainItem } from '../value/things.ts';
import { snapshotOf } from '../reading/looks.ts';
import { dutiesFor } from '../timing/duties.ts';
import { inSymbols, pricesOf } from './prices.ts';

export function asked(duel: Duel): Asked | undefined {
  const { question } = duel;
  const frame = top(duel);
  if (!question || !frame) return undefined;
  const told = (ASKED[frame.kind] as Teller<FrameKind>)(duel, frame, question);
  return question.for === question.seat ? told : { ...told, of: question.for };
}

type Teller<Kind extends FrameKind> = (duel: Duel, frame: FrameOf<Kind>, question: Question) => Asked;

/** Frames of these kinds go on by themselves, or push another one that asks. */
function asksNothing(_duel: Duel, frame: Frame): never {
  throw new Error(`A frame of kind ${frame.kind} asks nothing.`);
}

const ASKED: { [Kind in FrameKind]: Teller<Kind> } = {
  opening: (_duel, _frame, { kind }) => ({ purpose: kind === 'start' ? 'start' : 'keep' }),
  window: askedInWindow,
  announce: askedOfPart,
  choose: askedOfChoice,
  yesNo: askedYesNo,
  word: (duel) => ({ ...askedFor(duel), purpose: 'word' }),
  divide: (duel) => ({ ...forTrigger(duel), purpose: 'division' }),
  order: askedOfOrder,
  attack: () => ({ purpose: 'attack' }),
  block: askedOfBlock,
  combatDamage: (duel, { dividing }) => ({ purpose: 'assign', ...byPermanent(duel, dividing[0]) }),
  beginTurn: asksNothing,
  turn: asksNothing,
  settling: asksNothing,
  untap: asksNothing,
  discardToLimit: asksNothing,
  step: asksNothing,
  pay: asksNothing,
  interrupting: asksNothing,
  batch: asksNothing,
  arranging: asksNothing,
  naming: asksNothing,
  deciding: asksNothing,
  resolve: asksNothing,
  effect: asksNothing,
  afterSearch: asksNothing,
  fight: asksNothing,
  dues: asksNothing,
  retarget: asksNothing,
  event: asksNothing,
  checks: asksNothing,
  triggers: asksNothing,
  cleanup: asksNothing,
};

function byAct({ source, face, ability }: Act): AskedBy {
  return { card: source.card, face, ability, name: source.looks.name };
}

const bySource = ({ card, looks }: Snapshot): AskedBy => ({
  card,
  face: looks.face,
  ability: -1,
  name: looks.name,
});

const byPermanent = (duel: Duel, card: CardNumber | undefined): { readonly by?: AskedBy } =>
  card === undefined ? {} : { by: bySource(snapshotOf(duel, card)) };

function askedInWindow(duel: Duel, frame: FrameOf<'window'>, { seat }: Question): Asked {
  const onto = frame.onto >= 0 ? frame.onto : duel.chain.at(-1)?.id;
  const duties = dutiesFor(duel, frame, seat).map(({ id, act, mandatory }) => ({
    duty: id,
    by: byAct(act),
    mandatory,
  }));
  return {
    purpose: frame.speed,
    ...(onto === undefined ? {} : { onto }),
    ...(frame.speed === 'prevention' ? { damage: openDamage(duel) } : {}),
    ...(frame.speed === 'regeneration'
      ? { dying: duel.battlefield.filter((card) => isDying(duel, card)) }
      : {}),
    ...(duties.length > 0 ? { duties } : {}),
  };
}

/** The damage of the latest event that waits to be dealt. */
function openDamage(duel: Duel): OpenDamage[] {
  const under = duel.frames.findLast((frame) => frame.kind === 'event' && frame.event.kind === 'damage');
  return under?.kind === 'event' && under.event.kind === 'damage' ? damageIn(under.event.entries) : [];
}

const damageIn = (entries: readonly DamageEntry[]): OpenDamage[] =>
  entries
    .filter(({ amount }) => amount > 0)
    .map(({ source, to, amount }) => ({ source: source.card, name: source.looks.name, to, amount }));

function askedOfPart(duel: Duel, frame: AnnounceFrame, { kind }: Question): Asked {
  const by: AskedBy = {
    card: frame.card,
    face: frame.face,
    ability: frame.tree,
    name: frame.source.looks.name,
  };
  const { least, most, place, of, pays } = partOptions(duel, frame);
  switch (kind) {
    case 'targets':
    case 'costs':
      return { purpose: kind, by, clause: { place, of }, least, most, ...(pays ? { pays } : {}) };
    case 'x':
      return { purpose: kind, by, least, most };
    case 'modes':
    case 'shares':
      return { purpose: kind, by };
    case 'mana':
      return {
        purpose: kind,
        by,
        cost: inSymbols(manaWanted(duel, frame)),
        pool: duel.pools[frame.seat] ?? [],
      };
    default:
      throw new Error(`No announcement asks a question of kind ${kind}.`);
  }
}

function askedOfChoice(duel: Duel, frame: FrameOf<'choose'>): Asked {
  const about = frame.what === 'replacement' ? forReplacement(duel) : askedFor(duel);
  return { purpose: frame.what, least: frame.least, most: frame.most, ...about };
}

/** What the frame under the one that asks adds: whose text it is, and what the choice is for. */
function askedFor(duel: Duel): Partial<Asked> {
  const under = duel.frames[duel.frames.length - 2];
  switch (under?.kind) {
    case 'effect':
      return forEffect(duel, under);
    case 'triggers':
      return forTrigger(duel);
    case 'retarget':
      return forRetarget(duel, under);
    case 'arranging':
      return byItem(duel, under.left[0]);
    case 'naming':
      return byItem(duel, under.item);
    case 'event':
      return under.event.kind === 'damage' ? forDamage(duel, under.event) : {};
    case 'discardToLimit':
      return { purpose: 'handLimit' };
    default:
      return {};
  }
}

function forEffect(duel: Duel, frame: EffectFrame): Partial<Asked> {
  const by = byAct(frame.act);
  const effect = effectAt(duel, frame.act, frame.node);
  if (effect?.kind === 'pays') return { by, pays: askedToGive(duel) };
  // The word to be changed, then what it becomes.
  if (effect?.kind === 'changeWords')
    return { by, clause: { place: frame.stage === 'bothSaid' ? 1 : 0, of: 2 } };
  return { by };
}

function askedToGive(duel: Duel): 'sacrifice' | 'discard' {
  const frame = top(duel);
  return frame?.kind === 'choose' && frame.what === 'discard' ? 'discard' : 'sacrifice';
}

function effectAt(duel: Duel, act: Act, node: number): Effect | undefined {
  return act.ability < 0 ? undefined : effectsOf(abilityAt(duel, act))[node];
}

/** A triggered ability on its way to the chain chooses its targets, clause by clause. */
function forTrigger(duel: Duel): Partial<Asked> {
  const act = duel.waiting[0]?.act;
  if (!act) return {};
  const ability = abilityAt(duel, act);
  const of = ability.kind === 'triggered' ? usedClauses(ability, act.modes).length : 1;
  return { purpose: 'targets', by: byAct(act), clause: { place: act.targets.length, of } };
}

function byItem(duel: Duel, id: number | undefined): Partial<Asked> {
  const item = id === undefined ? undefined : chainItem(duel, id);
  return item ? { by: byAct(item.act), onto: item.id } : {};
}

function forRetarget(duel: Duel, frame: FrameOf<'retarget'>): Partial<Asked> {
  const item = chainItem(duel, frame.item);
  if (!item) return {};
  const clause = { place: frame.at, of: item.act.targets.length };
  return { by: byAct(item.act), onto: item.id, clause };
}

/** A shield that cannot take everything, or damage that may be turned elsewhere. */
function forDamage(duel: Duel, event: Extract<Event, { kind: 'damage' }>): Partial<Asked> {
  const shield = duel.effects.find(({ id }) => id === event.shielding?.now)?.source;
  const damage = damageIn(event.entries);
  if (shield) return { by: bySource(shield), damage };
  const dealer = event.shielding ? undefined : event.entries[0]?.source;
  return { damage, ...(dealer ? { by: bySource(dealer) } : {}) };
}

/** The event that several would replace: a draw, damage that somebody deals, or something that moves. */
function forReplacement(duel: Duel): Partial<Asked> {
  const under = duel.frames[duel.frames.length - 2];
  if (under?.kind !== 'event') return {};
  const { event } = under;
  if (event.kind === 'draw') return { draw: true };
  if (event.kind === 'gain') return { gain: event.amount };
  if (event.kind === 'move') return byPermanent(duel, event.entries.find(({ looked }) => !looked)?.card);
  if (event.kind !== 'damage') return {};
  // Permanents deal with one entry after the other, shields with all of them.
  const fresh = event.entries.filter((entry) => entry.fresh).slice(0, 1);
  const entries = fresh.length > 0 ? fresh : event.entries.filter(({ amount }) => amount > 0);
  const [first] = entries;
  return first ? { by: bySource(first.source), damage: damageIn(entries) } : {};
}

function askedYesNo(duel: Duel, { act, node }: FrameOf<'yesNo'>): Asked {
  const by = byAct(act);
  const effect = effectAt(duel, act, node);
  if (effect?.kind !== 'pays')
    return { purpose: 'optional', by, ...(replacesDraw(duel, act) ? { draw: true as const } : {}) };
  return { purpose: 'payment', by, ...pricesOf(duel, act, effect.cost) };
}

function replacesDraw(duel: Duel, act: Act): boolean {
  const ability = act.ability < 0 ? undefined : abilityAt(duel, act);
  return ability?.kind === 'instead' && ability.instead.kind === 'drawReplaced';
}

const ORDER_PURPOSES: { [What in FrameOf<'order'>['what']]: AskPurpose } = {
  triggers: 'triggersOrder',
  libraryTop: 'libraryOrder',
  libraryBottom: 'libraryOrder',
  graveyard: 'graveyardOrder',
  damage: 'damageOrder',
};

function askedOfOrder(duel: Duel, frame: FrameOf<'order'>): Asked {
  const purpose = ORDER_PURPOSES[frame.what];
  if (frame.what === 'triggers') {
    const own = duel.waiting.filter(({ act }) => act.you === frame.seat);
    return { purpose, items: own.map(({ act }) => byAct(act)) };
  }
  if (purpose !== 'libraryOrder') return { purpose, ...askedFor(duel) };
  return { purpose, ...askedFor(duel), end: frame.what === 'libraryBottom' ? 'bottom' : 'top' };
}

function askedOfBlock(duel: Duel, frame: FrameOf<'block'>, { kind }: Question): Asked {
  if (kind === 'block') return { purpose: 'block' };
  if (frame.lining.length === 0) return { purpose: 'rank', ...byPermanent(duel, frame.ranking?.[0]) };
  const attackers = duel.combat?.groups[frame.lining[0] ?? -1]?.attackers;
  return { purpose: 'lineUp', ...byPermanent(duel, attackers?.[0]) };
}
