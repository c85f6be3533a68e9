/** A line of the script becomes replies: tried on a copy of the duel, so that a refusal leaves no trace. */
import {
  answer,
  clone,
  type CardNumber,
  type Duel,
  type Seat,
  type Thing,
} from '../../src-main/engine/index.ts';
import {
  activatedOf,
  isManaAbility,
  modesOf,
  usedClauses,
  costOf,
  aimOf,
  allowedModes,
  proposeActivate,
  proposeCast,
  type Proposal,
  addManaIn,
  isByTheCounter,
  legalTargets,
  divisionOf,
  beginnerOf,
  lineAskedFor,
  abilityAt,
  effectsOf,
  faceAt,
  nearest,
  top,
  cardThing,
  controllerOf,
  type WindowFrame,
} from '../../src-main/engine/position.ts';
import { editionOf } from '../../src-main/engine/editions/registry.ts';
import type { TargetClause } from '../../src-main/engine/language/refs/target.ts';
import { COLOURS, MANA } from '../../src-shared/duel/words.ts';
import type { Amount } from '../../src-main/engine/language/amount.ts';
import type {
  ActChoice,
  Attacker,
  DamageShare,
  Parts,
  ReplyRefusal,
  Reply,
} from '../../src-shared/duel/question.ts';
import type { DuelEvent } from '../../src-shared/duel/events.ts';
import { attackerAt, orderBy, respond, takeMode, whicheverSaid, type Answers } from './answers.ts';
import { includes, type Names } from './names.ts';
import { payWith } from './paying.ts';
import type { Line } from './read.ts';
import { sumOf } from '../../src-shared/sums.ts';

/** The replies that carry a line out, and the answers left after it; or why it cannot be done. */
type Attempt =
  | { readonly replies: readonly Reply[]; readonly answers: Answers; readonly duty?: number }
  | { readonly refused: string };

const refused = (why: string): { readonly refused: string } => ({ refused: why });

/** Whether the question is one that a line of this kind answers. */
export function fitsQuestion(duel: Duel, names: Names, line: Line): boolean {
  const { question } = duel;
  if (!question) return false;
  const seat = names.seat(line.seat);
  const frame = top(duel);
  switch (line.verb) {
    case 'play':
    case 'cast':
      return question.kind === 'act' && question.seat === seat;
    case 'activate':
      return question.seat === seat && (question.kind === 'act' || isOwnUpkeepCost(duel, names, line));
    case 'attack':
      return question.kind === 'attack' && question.seat === seat;
    case 'block':
      return question.kind === 'block' && question.seat === seat;
    case 'order':
      return question.seat === seat && isOrderedHere(duel, names, line);
    case 'discard':
      return question.seat === seat && frame?.kind === 'choose' && frame.what === 'discard';
    case 'mulligan':
    case 'keep':
      return question.seat === seat && question.kind === 'keep';
    default:
      return false;
  }
}

/** Where upkeep costs wait on the chain, activating their card says yes when they ask. */
function isOwnUpkeepCost(duel: Duel, names: Names, line: Line): boolean {
  const frame = top(duel);
  return (
    line.ability === undefined &&
    frame?.kind === 'yesNo' &&
    names.isCalled(duel, frame.act.source.card, line.card ?? '')
  );
}

function isOrderedHere(duel: Duel, names: Names, line: Line): boolean {
  const frame = top(duel);
  const creature = line.attacker ?? line.creature ?? '';
  switch (duel.question?.kind) {
    case 'lineUp': {
      if (frame?.kind !== 'block' || line.blockers === undefined) return false;
      const group = duel.combat?.groups[frame.lining[0] ?? -1];
      const whose = group?.attackers ?? frame.ranking?.slice(0, 1) ?? [];
      return whose.some((card) => names.isCalled(duel, card, creature));
    }
    case 'assign': {
      const card = frame?.kind === 'combatDamage' ? frame.dividing[0] : undefined;
      return line.damage !== undefined && card !== undefined && names.isCalled(duel, card, creature);
    }
    case 'order':
      return line.triggers !== undefined && frame?.kind === 'order' && frame.what === 'triggers';
    default:
      return false;
  }
}

/** Tries the line at the present question. */
export function attempt(duel: Duel, names: Names, line: Line, given: Answers): Attempt {
  if (line.whenEmpty && duel.chain.length > 0) return refused('something is still pending');
  if (line.onStack !== undefined && names.waiting(duel, line.onStack).length === 0)
    return refused(
      `${typeof line.onStack === 'string' ? line.onStack : line.onStack.ability} is not waiting`,
    );
  if (line.kicked) return refused('the engine knows no kicker');
  switch (line.verb) {
    case 'play':
    case 'cast':
    case 'activate':
      return attemptAct(duel, names, line, given.copy());
    default: {
      const reply = replyFor(duel, names, line);
      if ('refused' in reply) return reply;
      const refusal = answer(clone(duel), reply);
      return refusal ? refused(reasonOf(refusal, names, duel)) : { replies: [reply], answers: given };
    }
  }
}

function reasonOf(refusal: ReplyRefusal, names: Names, duel: Duel): string {
  return refusal.card === undefined || refusal.card < 0
    ? refusal.reason
    : `${refusal.reason} (${names.ofCard(duel, refusal.card)})`;
}

function attemptAct(duel: Duel, names: Names, line: Line, answers: Answers): Attempt {
  if (duel.question?.kind === 'yesNo') return { replies: [{ kind: 'yesNo', yes: true }], answers };
  const act = actFor(duel, names, line, answers);
  if ('refused' in act) return act;
  const trial = clone(duel);
  const replies: Reply[] = [{ kind: 'act', act }];
  const announced: number[] = [];
  const sink = (event: DuelEvent): void => {
    if (event.kind === 'announced') announced.push(event.card);
  };
  const refusal = answer(trial, { kind: 'act', act }, sink);
  if (refusal) return refused(reasonOf(refusal, names, duel));
  let isInterrupted = false;
  for (let asked = 0; nearest(trial, 'announce') && trial.question && asked < 100; asked++) {
    // What its mana sets off is answered as it comes, by whatever the script has for it.
    isInterrupted ||= top(trial)?.kind !== 'announce';
    const used = isInterrupted ? answers.copy() : answers;
    const reply = partFor(trial, line) ?? respond(trial, names, used);
    if ('asked' in reply) return refused(reply.asked);
    const objection = answer(trial, reply, sink);
    if (objection) return refused(reasonOf(objection, names, duel));
    if (!isInterrupted) replies.push(reply);
  }
  if (
    (act.kind === 'cast' || act.kind === 'activate') &&
    !announced.includes(act.card) &&
    !isUnderWay(trial, act.card)
  )
    return refused('it could not be announced to the end');
  return act.kind === 'duty' ? { replies, answers, duty: act.duty } : { replies, answers };
}

function partFor(duel: Duel, line: Line): Reply | undefined {
  if (duel.question?.kind === 'x' && line.x !== undefined) return { kind: 'x', x: line.x };
  if (duel.question?.kind === 'shares' && line.divide) return { kind: 'shares', shares: line.divide };
  return undefined;
}

function actFor(
  duel: Duel,
  names: Names,
  line: Line,
  answers: Answers,
): ActChoice | { readonly refused: string } {
  const seat = names.seat(line.seat);
  const name = line.card ?? '';
  if (line.verb === 'activate') return activationFor(duel, names, line, seat, answers);
  const card = cardToPlay(duel, names, line, seat);
  if (card === undefined) return refused(`${line.seat} has no ${name} to ${line.verb}`);
  if (line.verb === 'play') return { kind: 'land', card };
  const alternative = line.alternative === true;
  const parts = partsFor(duel, names, line, proposeCast(duel, seat, card, false, alternative), answers);
  if ('refused' in parts) return parts;
  return { kind: 'cast', card, ...parts, ...(alternative ? { alternative: true } : {}) };
}

function cardToPlay(duel: Duel, names: Names, line: Line, seat: Seat): CardNumber | undefined {
  const name = line.card ?? '';
  if (line.from === 'graveyard') return names.inZone(duel, 'graveyard', seat, name)[0];
  const others = ['graveyard', 'library', 'exile'] as const;
  return (
    names.inZone(duel, 'hand', seat, name)[0] ??
    names.permanents(duel, name)[0] ??
    others.flatMap((zone) => names.inZone(duel, zone, seat, name))[0]
  );
}

function activationFor(
  duel: Duel,
  names: Names,
  line: Line,
  seat: Seat,
  answers: Answers,
): ActChoice | { readonly refused: string } {
  const name = line.card ?? '';
  const card = permanentOf(duel, names, seat, name) ?? names.inZone(duel, 'graveyard', seat, name)[0];
  if (line.ability === undefined) {
    const duty = card === undefined ? undefined : dutyOf(duel, line, seat, card);
    if (duty !== undefined) return { kind: 'duty', duty };
    const hasAbility = line.effect === undefined && card !== undefined && activatedOf(duel, card).length > 0;
    if (!hasAbility) return refused(`nothing is to be done for ${name}`);
  }
  if (card === undefined) return refused(`there is no ${name} in play`);
  const place = (line.ability ?? 1) - 1;
  const found = activatedOf(duel, card)[place];
  if (!found)
    return duel.board[card]
      ? refused(`${name} has no ability ${place + 1}`)
      : refused(`${name} is not in play`);
  if (isManaAbility(found.ability)) {
    if (isByTheCounter(found.ability)) return { kind: 'useMana', card, ability: place, choice: line.x ?? 0 };
    const choices = addManaIn(found.ability)?.choices ?? [];
    return { kind: 'useMana', card, ability: place, choice: manaChoice(choices, seat, answers) };
  }
  const proposal = proposeActivate(duel, seat, card, place);
  if (!proposal) return refused(`${name} has no ability ${place + 1}`);
  const parts = partsFor(duel, names, line, proposal, answers);
  return 'refused' in parts ? parts : { kind: 'activate', card, ability: place, ...parts };
}

/** Which of several kinds of mana: a queued colour, else the first. */
function manaChoice(choices: readonly string[], seat: Seat, answers: Answers): number {
  const [pick] = answers.next(seat) ?? [];
  if (choices.length < 2 || typeof pick !== 'string') return 0;
  const symbol =
    MANA[(COLOURS as readonly string[]).indexOf(pick.toLowerCase())] ?? (pick === 'colourless' ? 'C' : pick);
  const choice = choices.findIndex((symbols) => symbols === symbol || symbols.replaceAll(symbol, '') === '');
  if (choice < 0) return 0;
  answers.take(seat);
  return choice;
}

/** One's own of that name, else anybody's. */
function permanentOf(
  duel: Duel,
  names: Names,
  seat: Seat,
  name: string,
  taken: readonly CardNumber[] = [],
): CardNumber | undefined {
  const called = names.permanents(duel, name).filter((card) => !taken.includes(card));
  return called.find((card) => controllerOf(duel, card) === seat) ?? called[0];
}

/** Something to be done in the phase that touches this card: what may be left or costs something first. */
function dutyOf(duel: Duel, line: Line, seat: Seat, card: CardNumber): number | undefined {
  const touching = duel.duties.filter((duty) => {
    const { act } = duty;
    if (beginnerOf(duel, duty) !== seat) return false;
    if (line.effect !== undefined) {
      const sources = [act.source.looks.name, act.face >= 0 ? faceAt(duel, act.face).name : ''];
      if (!sources.includes(line.effect)) return false;
    }
    const about = [act.about?.it, act.about?.other, act.about?.source];
    return (
      act.source.card === card ||
      act.source.attachedTo === card ||
      about.some((thing) => thing?.kind === 'card' && thing.card === card)
    );
  });
  const isFirst = ({ mandatory, act, node }: (typeof touching)[number]): boolean =>
    !mandatory || effectsOf(abilityAt(duel, act))[node]?.kind === 'pays';
  return (touching.find(isFirst) ?? touching[0])?.id;
}

function partsFor(
  duel: Duel,
  names: Names,
  line: Line,
  proposal: Proposal,
  answers: Answers,
): Parts | { readonly refused: string } {
  const window = nearest(duel, 'window');
  const modes = modesFor(duel, names, line, proposal, answers, window);
  const x = line.x;
  const base: Parts = { ...(modes ? { modes } : {}), ...(x === undefined ? {} : { x }) };
  const targets = line.targets && targetsFor(duel, names, line, proposal, modes ?? [], window?.onto ?? -1);
  if (targets && 'refused' in targets) return targets;
  const parts: Parts = {
    ...base,
    ...(targets ? { targets } : {}),
    ...(line.divide && targets ? { shares: line.divide } : {}),
  };
  if (!line.pay) return parts;
  const pay = payWith(duel, names, proposal.seat, line.pay, costOf(proposal, parts));
  return 'refused' in pay ? pay : { ...parts, pay: pay.uses };
}

function modesFor(
  duel: Duel,
  names: Names,
  line: Line,
  proposal: Proposal,
  answers: Answers,
  window: WindowFrame | undefined,
): readonly number[] | undefined {
  if (!modesOf(proposal.effect)) {
    answers.addFirst(proposal.seat, whicheverSaid(proposal.effect, line.modes));
    return undefined;
  }
  if (line.modes) return line.modes.map((mode) => mode - 1);
  const mode = takeMode(answers, proposal.seat, proposal.effect);
  if (mode !== undefined) return [mode];
  const allowed = window ? allowedModes(duel, window, proposal) : [];
  if (allowed.length === 1) return allowed[0];
  return allowed.find((modes) => {
    const targets = targetsFor(duel, names, line, proposal, modes, window?.onto ?? -1);
    return !('refused' in targets) && targets.flat().length === (line.targets ?? []).length;
  });
}

/** The names, dealt to the target clauses in order: each clause takes what it can and leaves the others their least. */
function targetsFor(
  duel: Duel,
  names: Names,
  line: Line,
  proposal: Proposal,
  modes: readonly number[],
  onto: number,
): Thing[][] | { readonly refused: string } {
  const clauses = usedClauses(proposal, modes).map((clause) => proposal.targets[clause] as TargetClause);
  const rest = [...(line.targets ?? [])];
  const dealt: Thing[][] = [];
  for (const [place, clause] of clauses.entries()) {
    if (clause.by === 'opponent') return dealt;
    const kept = sumOf(clauses.slice(place + 1), (other) => numberOf(other.least, line, 1));
    const isLast = place === clauses.length - 1;
    const most = isLast
      ? rest.length
      : Math.min(numberOf(clause.most, line, rest.length), rest.length - kept);
    const legal = legalTargets(duel, aimOf(proposal, onto), clause);
    const chosen: Thing[] = [];
    for (const name of rest.splice(0, Math.max(0, most))) {
      const firsts = names.firsts(duel, name, chosen);
      const thing = firsts.find((other) => includes(legal, other)) ?? firsts[0];
      if (!thing) return refused(`nothing is called ${name}`);
      chosen.push(thing);
    }
    dealt.push(chosen);
  }
  return rest.length > 0 ? refused(`it has no target for ${rest.join(', ')}`) : dealt;
}

function numberOf(amount: Amount, line: Line, otherwise: number): number {
  if (typeof amount === 'number') return amount;
  return amount.kind === 'x' ? (line.x ?? otherwise) : otherwise;
}

/** Replies of one piece. */
function replyFor(duel: Duel, names: Names, line: Line): Reply | { readonly refused: string } {
  const seat = names.seat(line.seat);
  switch (line.verb) {
    case 'attack':
      return attackFor(duel, names, line, seat);
    case 'block':
      return blockFor(duel, names, line, seat);
    case 'discard': {
      const cards = distinct(line.cards ?? [], (name, taken) =>
        names.inZone(duel, 'hand', seat, name).find((card) => !taken.includes(card)),
      );
      return 'refused' in cards
        ? cards
        : { kind: 'choose', things: cards.found.map((card) => cardThing(duel, card)) };
    }
    case 'order':
      return orderFor(duel, names, line);
    case 'mulligan':
    case 'keep':
      return { kind: 'keep', keep: line.verb === 'keep' };
    default:
      return refused(`${line.verb} answers nothing here`);
  }
}

function distinct(
  wanted: readonly string[],
  find: (name: string, taken: readonly CardNumber[]) => CardNumber | undefined,
): { readonly found: CardNumber[] } | { readonly refused: string } {
  const found: CardNumber[] = [];
  for (const name of wanted) {
    const card = find(name, found);
    if (card === undefined) return refused(`nothing there is called ${name}`);
    found.push(card);
  }
  return { found };
}

function attackFor(duel: Duel, names: Names, line: Line, seat: Seat): Reply | { readonly refused: string } {
  const listed = (line.with ?? []).map((one) =>
    typeof one === 'string' ? { card: one, at: undefined } : one,
  );
  const wanted = [
    ...listed,
    ...(line.bands ?? [])
      .flat()
      .flatMap((card) => (listed.some((one) => one.card === card) ? [] : [{ card, at: undefined }])),
  ];
  const cards = distinct(
    wanted.map(({ card }) => card),
    (name, taken) => permanentOf(duel, names, seat, name, taken),
  );
  if ('refused' in cards) return cards;
  // One that is named twice is two creatures of that name.
  const places = (line.bands ?? []).map((band) => [...band]);
  const bandOf = (name: string): number => {
    const band = places.findIndex((left) => left.includes(name));
    places[band]?.splice(places[band].indexOf(name), 1);
    return band;
  };
  const attackers: Attacker[] = [];
  for (const [place, card] of cards.found.entries()) {
    const { card: name, at } = wanted[place] as (typeof wanted)[number];
    const attacker = { ...attackerAt(duel, card), band: bandOf(name) };
    const goal = at === undefined ? attacker : goalOf(duel, names, at);
    if ('refused' in goal) return goal;
    attackers.push({ ...attacker, seat: goal.seat, walker: goal.walker });
  }
  return { kind: 'attack', attackers };
}

function goalOf(
  duel: Duel,
  names: Names,
  at: string,
): Pick<Attacker, 'seat' | 'walker'> | { readonly refused: string } {
  const seat = names.maybeSeat(at);
  if (seat !== undefined) return { seat, walker: -1 };
  const [walker] = names.permanents(duel, at);
  if (walker === undefined) return refused(`nothing to attack is called ${at}`);
  return { seat: controllerOf(duel, walker), walker };
}

function blockFor(duel: Duel, names: Names, line: Line, seat: Seat): Reply | { readonly refused: string } {
  const attacking = (duel.combat?.groups ?? []).flatMap((group) => group.attackers);
  const blocks: { blocker: CardNumber; attacker: CardNumber }[] = [];
  for (const [name, blockers] of Object.entries(line.blocks ?? {})) {
    const attacker =
      attacking.find((card) => names.isCalled(duel, card, name)) ?? names.permanents(duel, name)[0];
    if (attacker === undefined) return refused(`no attacker is called ${name}`);
    const taken = blocks.filter((block) => block.attacker === attacker).map((block) => block.blocker);
    for (const blockerName of blockers) {
      const used = blocks.map((block) => block.blocker);
      const blocker =
        permanentOf(duel, names, seat, blockerName, used) ??
        permanentOf(duel, names, seat, blockerName, taken);
      if (blocker === undefined) return refused(`no creature is called ${blockerName}`);
      taken.push(blocker);
      blocks.push({ blocker, attacker });
    }
  }
  const [first] = Object.keys(line.blocks ?? {});
  // Where attackers are met one at a time, one that nobody is sent against is let through by itself.
  const through = attacking.find((card) => first !== undefined && names.isCalled(duel, card, first));
  const isLetThrough = blocks.length === 0 && editionOf(duel).combat.fights === 'oneByOne';
  return isLetThrough && through !== undefined
    ? { kind: 'block', blocks, through }
    : { kind: 'block', blocks };
}

function orderFor(duel: Duel, names: Names, line: Line): Reply | { readonly refused: string } {
  const frame = top(duel);
  if (frame?.kind === 'order' && line.triggers) {
    const order = orderBy(duel, names, frame, line.triggers);
    return order ? { kind: 'order', order } : refused('these are not the abilities that wait');
  }
  if (frame?.kind === 'block' && line.blockers) {
    const asked = lineAskedFor(duel, frame);
    const cards = distinct(line.blockers, (name, taken) =>
      asked.find((card) => !taken.includes(card) && names.isCalled(duel, card, name)),
    );
    return 'refused' in cards ? cards : { kind: 'lineUp', blockers: cards.found };
  }
  if (frame?.kind === 'combatDamage' && line.damage)
    return sharesFor(duel, names, line, frame.dividing[0] ?? -1);
  return refused('nothing is to be ordered');
}

function sharesFor(
  duel: Duel,
  names: Names,
  line: Line,
  card: CardNumber,
): Reply | { readonly refused: string } {
  const division = divisionOf(duel, card);
  if (!division) return refused('nothing is to be divided');
  const shares: DamageShare[] = [];
  // Where what is above lethal spills by itself, the player's part is put on the last creature.
  const spills = editionOf(duel).combat.trample === 'spills' && (division.tramples || !line.illegal);
  for (const [name, amount] of Object.entries(line.damage ?? {})) {
    const taken = shares.map((share) => share.to);
    const creature = division.creatures
      .map((other) => cardThing(duel, other))
      .find((thing) => !includes(taken, thing) && names.isThingCalled(duel, thing, name));
    const last = shares[shares.length - 1];
    if (creature) shares.push({ to: creature, amount });
    // Without trample nothing reaches the player (see `movedShare`).
    else if (name === 'player' && spills && last)
      shares[shares.length - 1] = { ...last, amount: last.amount + amount };
    else if (name === 'player' && division.beyond) shares.push({ to: division.beyond, amount });
    else return refused(`${name} cannot be given damage`);
  }
  return { kind: 'assign', shares };
}

/** A share for the player, of an attacker whose damage cannot reach the player: the last creature gets it. */
export function movedShare(duel: Duel, line: Line): readonly string[] {
  const frame = top(duel);
  const card = frame?.kind === 'combatDamage' ? frame.dividing[0] : undefined;
  const division = card === undefined ? undefined : divisionOf(duel, card);
  if (line.verb !== 'order' || !line.damage || !division || division.tramples) return [];
  return Object.keys(line.damage).indexOf('player') > 0
    ? ['without trample the player gets nothing, and the last creature gets that share']
    : [];
}

/** Mana is being drawn for it, and something about that is asked first. */
function isUnderWay(duel: Duel, card: number): boolean {
  return duel.frames.some((frame) => frame.kind === 'announce' && frame.card === card);
}
