/** Hints in words: what to do, and why. */
import type { Hint, HintReason, HintReasonKind } from '../../../src-shared/duel/hint.ts';
import type { Reply } from '../../../src-shared/duel/question.ts';
import type { TableView } from '../../../src-shared/table.ts';
import { nameOfCard } from '../naming.ts';
import { TABLE } from '../sentences.ts';
import { counted, listed } from '../../../src-shared/words/phrases.ts';

export const HINTS = {
  region: 'Hint',
  entry: 'What would a wizard do?',
  asking: 'A wizard looks over your shoulder…',
  none: 'The wizard has no advice here.',
  refused: (sentence: string) => `The wizard could not be asked. ${sentence}`,
  doIt: 'Do it',
  close: 'Put the hint away',
  stop: 'Never mind',
} as const;

export const GUIDE = {
  region: 'Turn guide',
  sign: '',
  away: 'Put the turn guide away. The duel options bring it back.',
} as const;

interface Facts extends Required<Pick<HintReason, 'blockers' | 'killers' | 'coming' | 'life'>> {
  readonly names: readonly string[];
  /** All of them. */
  readonly all: string;
  readonly reply: Reply;
}

export function hintInWords(view: TableView, { reply, reason }: Hint): string {
  const names = reason.cards.map((card) => nameOfCard(view, card));
  const { blockers = 0, killers = 0, coming = 0, life = 0 } = reason;
  return SENTENCES[reason.kind]({
    names,
    all: listed(countedNames(names)),
    blockers,
    killers,
    coming,
    life,
    reply,
  });
}

/** 'two Bears' is easier to hear than 'Bears and Bears'. */
function countedNames(names: readonly string[]): string[] {
  const counts = Map.groupBy(names, (name) => name);
  return [...counts].map(([name, same]) => (same.length > 1 ? `${same.length} × ${name}` : name));
}

const SENTENCES: Record<HintReasonKind, (facts: Facts) => string> = {
  lethal: ({ all, reply }) =>
    reply.kind === 'attack'
      ? `Attack with ${all}: the duel can be won this turn.`
      : `Begin with ${all}: the duel can be won this turn.`,
  attackWithAll: (facts) => `Attack with ${everybody(facts)}: ${becauseOfBlockers(facts)}.`,
  attackWithSome: (facts) =>
    `Attack with ${facts.all}, and keep the others home: ${becauseOfBlockers(facts)}.`,
  holdBack: ({ killers }) =>
    killers > 0
      ? `Do not attack: ${counted(killers, 'blocker')} of theirs would kill an attacker and live.`
      : 'Do not attack: what stays home is worth more than the damage it would do.',
  blockToLive: ({ all, coming, life }) =>
    `Block with ${all}: ${coming} damage is coming, and you have ${life} life.`,
  blockWell: ({ all }) => `Block with ${all}: it kills what it meets, or costs you nothing.`,
  doNotBlock: ({ coming, life }) =>
    `Do not block: ${coming} damage of your ${life} life is less than a block would cost.`,
  removeThreat: ({ names: [card = TABLE.aCard, ...theirs] }) =>
    `Use ${card} on ${listed(theirs)}: it is the best they have.`,
  counterIt: ({ all }) => `Use ${all}: the spell that waits must not take effect.`,
  playLand: ({ all }) => `Play ${all}: a land that is not played now is a turn lost.`,
  castBest: ({ all }) => `Cast ${all}: it is the best you can pay for now.`,
  useAbility: ({ all }) => `Use ${all}: what it does now is worth its cost.`,
  keepMana: ({ all }) => `Let it pass, and keep the mana for ${all}: there will be a better moment.`,
  waitAndSee: () => 'Let it pass: nothing that could be done now is worth it.',
  keepHand: () => 'Keep this hand: it can be played.',
  newHand: () => 'Take a new hand: this one would not get going.',
  bestOfThese: ({ all, reply }) => {
    const what = all === '' ? saidBy(reply) : `Take ${all}`;
    return what === ''
      ? 'Of what is offered, this stands best.'
      : `${what}: of what is offered, this stands best.`;
  },
  onlyChoice: () => 'There is nothing else to do here.',
};

function everybody({ names }: Facts): string {
  if (names.length === 1) return names[0] ?? '';
  return names.length === 2 ? 'both' : `all ${names.length}`;
}

function becauseOfBlockers({ names, blockers, killers }: Facts): string {
  const them = names.length === 1 ? 'it' : 'them';
  if (blockers === 0) return `nothing of theirs can block ${them}`;
  const block =
    blockers < names.length ? `they can block only ${blockers}` : `they have ${counted(blockers, 'blocker')}`;
  if (killers === 0) return `${block}, and cannot kill ${names.length > 1 && blockers === 1 ? 'it' : them}`;
  return `${block}, and what comes through is worth the risk`;
}

/** What the reply says, where it names no card. */
function saidBy(reply: Reply): string {
  switch (reply.kind) {
    case 'yesNo':
      return reply.yes ? TABLE.yes : TABLE.no;
    case 'start':
      return reply.first ? TABLE.playFirst : TABLE.drawFirst;
    case 'x':
      return TABLE.xIs(reply.x);
    case 'word':
      return reply.word;
    default:
      return '';
  }
}
