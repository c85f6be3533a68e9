/** The whole duel in readable lines. */
import type { Duel, Thing } from '../../src-main/engine/index.ts';
import type { ActChoice, Reply } from '../../src-shared/duel/question.ts';
import type { DuelEvent } from '../../src-shared/duel/events.ts';
import type { Names } from './names.ts';
import type { Witness } from './play.ts';
import type { Line } from './read.ts';

export function tracer(names: Names, print: (line: string) => void): Witness {
  return {
    saw: (duel, event) => {
      print(sentence(duel, names, event));
    },
    said: (duel, reply, line) => {
      print(`    ${replySentence(duel, names, reply)}${line ? scripted(line) : ''}`);
    },
  };
}

const scripted = (line: Line): string => `   (script: ${line.written})`;

function sentence(duel: Duel, names: Names, event: DuelEvent): string {
  const card = (number: number): string => names.ofCard(duel, number);
  const thing = (one: Thing): string => names.ofThing(duel, one);
  switch (event.kind) {
    case 'turnBegan':
      return `turn ${event.turn} of ${event.seats.map(names.seatName).join(' and ')}`;
    case 'stepBegan':
      return `  ${duel.turn.number}.${event.step}`;
    case 'moved':
      return `      ${card(event.card)}: ${event.from} to ${event.to} (${event.cause}, ${names.seatName(event.seat)})`;
    case 'damaged':
      return `      ${card(event.source)} deals ${event.amount} to ${thing(event.to)}${event.combat ? ' in combat' : ''}`;
    case 'prevented':
      return `      ${event.amount} damage of ${card(event.source)} to ${thing(event.to)} is prevented`;
    case 'life':
      return `      ${names.seatName(event.seat)} ${event.change > 0 ? '+' : ''}${event.change} life: ${event.life}`;
    case 'announced':
      return `      ${names.seatName(event.seat)} announces ${card(event.card)}`;
    case 'triggered':
      return `      ${card(event.card)} triggers for ${names.seatName(event.seat)}`;
    case 'resolved':
    case 'countered':
    case 'fizzled':
      return `      ${event.card >= 0 ? card(event.card) : 'it'} ${event.kind}`;
    case 'attacked':
      return `      ${card(event.card)} attacks ${event.walker >= 0 ? card(event.walker) : names.seatName(event.seat)}`;
    case 'blocked':
      return `      ${card(event.card)} blocks ${card(event.attacker)}`;
    case 'tapped':
    case 'untapped':
    case 'regenerated':
      return `      ${card(event.card)} ${event.kind}`;
    case 'attached':
      return `      ${card(event.card)} is put on ${card(event.to)}`;
    case 'revealed':
      return `      ${names.seatName(event.seat)} reveals ${event.cards.map(card).join(', ')}`;
    default: {
      const facts = Object.entries(event).filter(([key]) => key !== 'kind');
      return `      ${event.kind} ${facts.map(([key, value]) => `${key} ${named(names, duel, key, value)}`).join(', ')}`;
    }
  }
}

function named(names: Names, duel: Duel, key: string, value: unknown): string {
  if (key === 'seat' && typeof value === 'number') return names.seatName(value);
  if (key === 'card' && typeof value === 'number') return names.ofCard(duel, value);
  return JSON.stringify(value);
}

function replySentence(duel: Duel, names: Names, reply: Reply): string {
  const who = duel.question ? names.seatName(duel.question.seat) : '';
  switch (reply.kind) {
    case 'act':
      return `${who}: ${actSentence(duel, names, reply.act)}`;
    case 'choose':
    case 'targets': {
      const things = reply.kind === 'choose' ? reply.things : reply.targets;
      return `${who}: ${reply.kind} ${things.map((one) => names.ofThing(duel, one)).join(', ') || 'nothing'}`;
    }
    case 'attack':
      return `${who}: attack with ${reply.attackers.map((one) => names.ofCard(duel, one.card)).join(', ') || 'nothing'}`;
    case 'block': {
      const blocks = reply.blocks.map(
        (one) => `${names.ofCard(duel, one.attacker)} by ${names.ofCard(duel, one.blocker)}`,
      );
      return `${who}: block ${blocks.join(', ') || 'nothing'}`;
    }
    case 'assign':
      return `${who}: damage ${reply.shares.map((one) => `${one.amount} to ${names.ofThing(duel, one.to)}`).join(', ')}`;
    case 'lineUp':
      return `${who}: line up ${reply.blockers.map((one) => names.ofCard(duel, one)).join(', ')}`;
    case 'concede':
      return `${names.seatName(reply.seat)}: concede`;
    case 'agreeOnDraw':
      return `${names.seatName(reply.seat)}: a draw, agreed on`;
    default:
      return `${who}: ${JSON.stringify(reply)}`;
  }
}

function actSentence(duel: Duel, names: Names, act: ActChoice): string {
  switch (act.kind) {
    case 'pass':
      return 'pass';
    case 'duty': {
      const duty = duel.duties.find((other) => other.id === act.duty);
      return `upkeep of ${duty ? names.ofCard(duel, duty.act.source.card) : 'something'}`;
    }
    case 'useMana':
      return `mana from ${names.ofCard(duel, act.card)}`;
    default: {
      const targets = 'targets' in act ? (act.targets ?? []).flat() : [];
      const aimed =
        targets.length > 0 ? ` at ${targets.map((one) => names.ofThing(duel, one)).join(', ')}` : '';
      return `${act.kind} ${names.ofCard(duel, act.card)}${aimed}`;
    }
  }
}
