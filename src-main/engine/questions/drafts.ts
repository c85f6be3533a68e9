/** Half-made replies: what may still be added to one, and whether it would be accepted as it is. */
import type { Drafted, Options, ShareRoom } from '../../../src-shared/duel/options.ts';
import type { QuestionKind, ReplyRefusal, Reply } from '../../../src-shared/duel/question.ts';
import type { CardNumber, Duel, Seat, Thing } from '../value/duel.ts';
import { partOptions } from '../casting/draft.ts';
import { refusePart } from '../casting/replying.ts';
import { hasRoom, refuseChoice, refuseDivision, refuseOrder, refuseWord } from '../effects/choosing.ts';
import { refuseAttack, mayStillAttack } from '../combat/attackDemands.ts';
import { refuseDefence, refuseLineUp } from '../combat/block.ts';
import { mayStillBlock } from '../combat/blockDemands.ts';
import { divisionOf, lethalFor, placesOf, refuseShares } from '../combat/damage.ts';
import { hasThing, sameThing } from '../value/things.ts';
import { refuseAct } from '../timing/window.ts';
import { top } from '../value/stack.ts';
import { askingFrame } from './asking.ts';
import { roomIn } from './room.ts';

type OptionsOf<Kind extends QuestionKind> = Extract<Options, { kind: Kind }>;
type ReplyOf<Kind extends QuestionKind> = Extract<Reply, { kind: Kind }>;
type Attacker = ReplyOf<'attack'>['attackers'][number];

/** `offered`: what may be chosen for the question as long as nothing is. */
export function drafted(duel: Duel, seat: Seat, offered: Options, draft: Reply): Drafted {
  if (draft.kind !== offered.kind) return { ...offered, ready: false, refusal: { reason: 'otherQuestion' } };
  const narrow = NARROWED[offered.kind] as Narrowing<QuestionKind>;
  const refuse = REFUSED[offered.kind] as Refusing<QuestionKind>;
  const refusal = refuse(duel, draft, seat);
  const room = roomFor(duel, draft);
  return {
    ...narrow(duel, offered, draft, seat),
    ready: refusal === undefined,
    ...(refusal ? { refusal } : {}),
    ...(room ? { room } : {}),
  };
}

type Refusing<Kind extends QuestionKind> = (
  duel: Duel,
  draft: ReplyOf<Kind>,
  seat: Seat,
) => ReplyRefusal | undefined;

const refuseAnnounced = (duel: Duel, draft: Reply): ReplyRefusal | undefined =>
  refusePart(duel, askingFrame(duel, 'announce'), draft);

/** Why the draft would be refused as it is: the same checks as for replies. */
const REFUSED: { [Kind in QuestionKind]: Refusing<Kind> } = {
  start: () => undefined,
  keep: () => undefined,
  yesNo: () => undefined,
  act: (duel, { act }, seat) => refuseAct(duel, askingFrame(duel, 'window'), seat, act),
  modes: refuseAnnounced,
  x: refuseAnnounced,
  targets: refuseAnnounced,
  shares: (duel, draft) => {
    const frame = top(duel);
    return frame?.kind === 'divide' ? refuseDivision(frame, draft.shares) : refuseAnnounced(duel, draft);
  },
  costs: refuseAnnounced,
  mana: refuseAnnounced,
  choose: (duel, { things }) => refuseChoice(askingFrame(duel, 'choose'), things),
  word: (duel, { word }) => refuseWord(askingFrame(duel, 'word'), word),
  order: (duel, { order }) => refuseOrder(askingFrame(duel, 'order'), order),
  attack: (duel, { attackers }) => refuseAttack(duel, attackers),
  block: (duel, draft, seat) => refuseDefence(duel, seat, draft),
  lineUp: (duel, { blockers }) => refuseLineUp(duel, askingFrame(duel, 'block'), blockers),
  assign: (duel, { shares }) => refuseShares(duel, askingFrame(duel, 'combatDamage'), shares),
};

type Narrowing<Kind extends QuestionKind> = (
  duel: Duel,
  offered: OptionsOf<Kind>,
  draft: ReplyOf<Kind>,
  seat: Seat,
) => OptionsOf<Kind>;

/** Such a reply is one choice, made at once. */
const whole = <Kind extends QuestionKind>(_duel: Duel, offered: OptionsOf<Kind>): OptionsOf<Kind> => offered;

const without = <Item>(offered: readonly Item[], chosen: readonly Item[]): Item[] =>
  offered.filter((item) => !chosen.includes(item));

const NARROWED: { [Kind in QuestionKind]: Narrowing<Kind> } = {
  start: whole,
  keep: whole,
  yesNo: whole,
  act: whole,
  x: whole,
  mana: whole,
  word: whole,
  shares: whole,
  assign: whole,
  modes: (_duel, offered, { modes }) => ({
    ...offered,
    modes: offered.modes.filter((choice) => modes.every((mode, place) => mode === choice[place])),
  }),
  targets: (_duel, offered, { targets }) => ({
    ...offered,
    things: targets.length < offered.most ? offered.things.filter((thing) => !hasThing(targets, thing)) : [],
  }),
  costs: (_duel, offered, { cards }) => ({
    ...offered,
    cards: cards.length < offered.most ? without(offered.cards, cards) : [],
  }),
  choose: (_duel, offered, { things }) => ({
    ...offered,
    things:
      things.length < offered.most
        ? offered.things.filter((thing) => !hasThing(things, thing) && hasRoom(offered.limits, things, thing))
        : [],
  }),
  order: (_duel, offered, { order }) => ({ ...offered, items: without(offered.items, order) }),
  lineUp: (_duel, offered, { blockers }) => ({ ...offered, blockers: without(offered.blockers, blockers) }),
  attack: (duel, offered, { attackers }) => ({
    ...offered,
    attackers: offered.attackers
      .map((attacker) => ({
        ...attacker,
        goals: attacker.goals.filter((goal) =>
          mayStillAttack(duel, [...attackers, { card: attacker.card, ...goal, band: -1 }]),
        ),
        bandsWith: bandsWith(duel, attackers, attacker.card),
      }))
      .filter(({ goals }) => goals.length > 0),
  }),
  block: (duel, offered, { blocks }, seat) => ({
    ...offered,
    blockers: offered.blockers
      .map(({ card, attackers }) => ({
        card,
        attackers: attackers.filter((attacker) =>
          mayStillBlock(duel, seat, [...blocks, { blocker: card, attacker }]),
        ),
      }))
      .filter(({ attackers }) => attackers.length > 0),
  }),
};

/** The declared attackers whose band this one could join, or form one with. */
function bandsWith(duel: Duel, attackers: readonly Attacker[], card: CardNumber): CardNumber[] {
  const free = Math.max(-1, ...attackers.map(({ band }) => band)) + 1;
  return attackers
    .filter((declared) => {
      const band = declared.band < 0 ? free : declared.band;
      const others = attackers.map((other) => (other === declared ? { ...other, band } : other));
      return mayStillAttack(duel, [...others, { ...declared, card, band }]);
    })
    .map((declared) => declared.card);
}

function roomFor(duel: Duel, draft: Reply): ShareRoom | undefined {
  if (draft.kind === 'shares') return roomOfShares(duel, draft);
  return draft.kind === 'assign' ? roomOfDamage(duel, draft) : undefined;
}

function roomOfShares(duel: Duel, draft: ReplyOf<'shares'>): ShareRoom {
  const frame = top(duel);
  const isTrigger = frame?.kind === 'divide';
  const { things, total } = isTrigger
    ? { things: frame.among, total: frame.total }
    : partOptions(duel, askingFrame(duel, 'announce'));
  return roomIn({
    total,
    places: things,
    given: things.map((_, place) => draft.shares[place] ?? 0),
    astray: draft.shares.slice(things.length).reduce((sum, share) => sum + share, 0),
    wanted: things.map(() => 1),
    accepts: (shares) =>
      !(isTrigger ? refuseDivision(frame, shares) : refuseAnnounced(duel, { kind: 'shares', shares })),
  });
}

function roomOfDamage(duel: Duel, draft: ReplyOf<'assign'>): ShareRoom | undefined {
  const frame = askingFrame(duel, 'combatDamage');
  const [card] = frame.dividing;
  const division = card === undefined ? undefined : divisionOf(duel, card);
  if (!division) return undefined;
  const places = placesOf(duel, division);
  const amountTo = (fits: (to: Thing) => boolean): number =>
    draft.shares.filter(({ to }) => fits(to)).reduce((sum, { amount }) => sum + amount, 0);
  return roomIn({
    total: division.total,
    places,
    given: places.map((place) => amountTo((to) => sameThing(to, place))),
    astray: amountTo((to) => !hasThing(places, to)),
    wanted: division.creatures.map((creature) => lethalFor(duel, division.card, creature, frame.entries)),
    accepts: (amounts) =>
      !refuseShares(
        duel,
        frame,
        amounts.map((amount, place) => ({ to: places[place] as Thing, amount })),
      ),
  });
}
