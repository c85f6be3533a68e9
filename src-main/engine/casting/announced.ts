/** What was paid for is announced: it goes on the chain, is noticed, and may be interrupted. */
import type { Act, ChainItem, Duel, Seat, Thing } from '../value/duel.ts';
import { learn, moveCard } from '../changes/zones.ts';
import { editionOf } from '../editions/registry.ts';
import { settleTriggers } from '../events/happen.ts';
import { fact } from '../events/small.ts';
import type { AnnounceFrame } from '../value/frame.ts';
import { nearest, pop, push } from '../value/stack.ts';
import type { Effect } from '../language/effect.ts';
import { GIVEN } from '../language/refs/slot.ts';
import type { TargetClause } from '../language/refs/target.ts';
import { notice, noticeTargets } from '../events/noticing.ts';
import { report } from '../value/report.ts';
import { knows } from '../knowledge/knowledge.ts';
import { cardAt, chainItem } from '../value/things.ts';
import { everySeat, inTurnOrder } from '../value/seats.ts';
import { abilityAt } from '../faces/faces.ts';
import { isManaAbility } from '../faces/abilities.ts';
import { aimedByChance } from './aimedByChance.ts';
import { TYPE } from '../value/masks.ts';
import { interrupted } from '../timing/groups.ts';
import { resolving } from '../timing/resolving.ts';
import { proposeCast, proposeFaceDown } from './legal/proposals.ts';
import { decideEarly } from './deciding.ts';
import { nameSources } from './naming.ts';
import { actOf } from './draft.ts';

export function announced(duel: Duel, frame: AnnounceFrame): undefined {
  pop(duel);
  const clauses = clausesOf(duel, frame);
  const isFromHand = duel.cards[frame.card]?.zone === 'hand';
  if (frame.what === 'cast') putOnChain(duel, frame);
  const source = {
    ...frame.source,
    incarnation:
      frame.what === 'cast' ? (duel.cards[frame.card]?.incarnation ?? 0) : frame.source.incarnation,
  };
  const given = withGiven(duel, actOf({ ...frame, source }, clauses));
  const act = aimedByChance(duel, given, clauses.targets, frame.what === 'cast');
  if (isManaAbilityOf(duel, frame)) {
    push(duel, { kind: 'resolve', act, node: 0, item: -1, stage: 'effect', slots: act.slots ?? {} });
    return undefined;
  }
  const id = duel.nextId++;
  const item: ChainItem = {
    id,
    kind: frame.what === 'cast' ? 'spell' : 'ability',
    act,
    ...(frame.what === 'cast' ? { card: frame.card } : {}),
    looks: { ...frame.source.looks, controller: frame.seat },
    ...(frame.onto >= 0 ? { onto: interrupted({ act }) ?? frame.onto } : {}),
  };
  duel.chain.push(item);
  report(duel, {
    kind: 'announced',
    item: id,
    card: frame.card,
    seat: frame.seat,
    ability: frame.ability,
    ...aimOf(duel, act),
  });
  if (frame.what === 'cast') {
    duel.memory.push(fact(duel, 'cast', frame.card, frame.seat, -1, isFromHand ? 1 : 0));
    notice(duel, { kind: 'casts', item: id, seat: frame.seat });
  }
  noticeTargets(duel, act, id);
  afterAnnouncing(duel, frame, item);
  return undefined;
}

function aimOf(duel: Duel, { targets }: Act): { readonly at?: readonly Thing[] } {
  const at = targets.flat().map((thing): Thing => {
    const spell = thing.kind === 'chain' ? chainItem(duel, thing.id)?.act.source : undefined;
    return spell ? { kind: 'card', card: spell.card, incarnation: spell.incarnation } : thing;
  });
  return at.length > 0 ? { at } : {};
}

/** Mana waits for nobody, even where its price was a matter of choice. */
function isManaAbilityOf(duel: Duel, frame: AnnounceFrame): boolean {
  if (frame.what === 'cast') return false;
  const ability = abilityAt(duel, { face: frame.face, ability: frame.tree });
  return ability.kind === 'activated' && isManaAbility(ability);
}

function clausesOf(duel: Duel, frame: AnnounceFrame): ReturnType<typeof treeOf> {
  if (frame.faceDown) return proposeFaceDown(duel, frame.seat, frame.card);
  return frame.what === 'cast' ? proposeCast(duel, frame.seat, frame.card) : treeOf(duel, frame);
}

/** Who sees the card as it leaves the hand goes on knowing which it is. */
function putOnChain(duel: Duel, { card, faceDown }: AnnounceFrame): void {
  if (faceDown)
    learn(
      duel,
      [card],
      everySeat(duel).filter((seat) => knows(duel, seat, cardAt(duel, card))),
    );
  moveCard(duel, card, 'chain', { cause: 'cast', faceDown });
}

function treeOf(
  duel: Duel,
  frame: AnnounceFrame,
): { readonly targets: readonly TargetClause[]; readonly effect: Effect } {
  const ability = abilityAt(duel, { face: frame.face, ability: frame.tree });
  if (ability.kind !== 'activated') throw new Error('Only activated abilities are announced this way.');
  return ability;
}

/** What was given up is spoken of as it was last. */
function withGiven(duel: Duel, act: Act): Act {
  const given = act.slots?.[GIVEN];
  if (!Array.isArray(given)) return act;
  const things = (given as readonly Thing[]).map((thing): Thing => {
    if (thing.kind !== 'card') return thing;
    const was = duel.past.findLast((snapshot) => snapshot.card === thing.card);
    return {
      kind: 'card',
      card: thing.card,
      incarnation: was?.incarnation ?? duel.cards[thing.card]?.incarnation ?? 0,
    };
  });
  return { ...act, slots: { ...act.slots, [GIVEN]: things } };
}

/** Where there are interrupts they come first, unless it is one of them and held with them. */
function afterAnnouncing(duel: Duel, frame: AnnounceFrame, item: ChainItem): void {
  const { interrupts, sourcesNamed } = editionOf(duel).timing;
  const isHeld = interrupts === 'casterFirst' && interrupted(item) !== undefined;
  if (!isHeld && isDoneAtOnce(duel, frame, item)) push(duel, resolving(item));
  if (!isHeld && interrupts !== 'none')
    push(duel, { kind: 'interrupting', item: item.id, chances: interruptOrder(duel, item) });
  if (sourcesNamed === 'announced') nameSources(duel, item);
  decideEarly(duel, item);
  settleTriggers(duel);
}

/** Without waiting for a batch: in the windows of 1997, every interrupt of 1993, and where nothing ever waits. */
function isDoneAtOnce(duel: Duel, frame: AnnounceFrame, item: ChainItem): boolean {
  const window = nearest(duel, 'window');
  const isInterrupt = item.kind === 'spell' && (item.looks.types & TYPE.interrupt) !== 0;
  return (
    frame.landsOnly ||
    editionOf(duel).timing.resolves === 'atOnce' ||
    (window !== undefined && window.speed !== 'open') ||
    (isInterrupt && editionOf(duel).timing.interrupts === 'casterFirst')
  );
}

/** Where only others may interrupt, only cards are interrupted. */
function interruptOrder(duel: Duel, { act, kind }: ChainItem): Seat[] {
  const others = inTurnOrder(duel).filter((seat) => seat !== act.you);
  if (editionOf(duel).timing.interrupts !== 'byOthers') return [act.you, ...others];
  return kind === 'spell' ? others : [];
}
