/** Why something cannot be done, in one sentence each, with the number of the rule where the rulebook has one. */
import { MANA } from '../../src-shared/duel/words.ts';
import type { MissingMana, Reason, Why } from '../../src-shared/duel/why.ts';
import { ruleNumber } from '../../src-shared/rule-numbers.ts';
import type { TableView } from '../../src-shared/table.ts';
import { nameOfCard } from './naming.ts';

interface Names {
  /** What was meant. */
  readonly card: string;
  /** The permanent whose text says so; undefined: none is named. */
  readonly by: string | undefined;
  readonly missing: string;
}

const REASONS_IN_WORDS: Record<Reason, (names: Names) => string> = {
  over: () => 'The duel is over.',
  notAsked: () => 'Something else is to be decided now.',
  hidden: () => 'You do not know this card.',
  notYours: ({ card }) => `${card} is not yours to use.`,
  notThere: ({ card }) => `${card} cannot be used from there.`,
  notAmongThem: ({ card }) => `${card} is not among those to choose from.`,
  nothingToUse: ({ card }) => `${card} has nothing that is used by a click.`,
  notYourTurn: ({ card }) => `${card} has to wait for your own turn.`,
  notMainPhase: ({ card }) => `${card} has to wait for a main phase.`,
  chainNotEmpty: ({ card }) => `${card} has to wait until nothing else is waiting to happen.`,
  ownMoment: ({ card }) => `This is not the moment that ${card} names.`,
  combatIsOver: ({ card }) => `The damage of combat is done, and ${card} does not name its end.`,
  landComesFirst: () => 'The land comes before the first card of the turn.',
  onlyActivePlayer: () => 'Only the player whose turn it is may act now.',
  onlyInterrupts: () => 'Only interrupts may be used while a spell is being cast.',
  onlyPrevention: () => 'Only damage can be prevented or turned away now.',
  onlyRegeneration: () => 'Only what is dying can be regenerated now.',
  waitsForDamage: ({ card }) => `${card} has to wait until there is damage.`,
  nothingToPrevent: ({ card }) => `${card} can do nothing about this damage.`,
  waitsForDying: ({ card }) => `${card} has to wait until a creature is dying.`,
  noPool: () => 'Mana is drawn as something is paid for, not before.',
  cannotCast: ({ card }) => `${card} cannot be cast.`,
  barred: ({ card, by }) =>
    by === undefined ? `Something forbids it to ${card}.` : `${by} forbids it to ${card}.`,
  landPlayed: () => 'You have already played a land this turn.',
  tappedIsOff: ({ card }) => `${card} is tapped, and a tapped artifact does nothing.`,
  unpaidUpkeep: ({ card }) => `The upkeep of ${card} is not paid.`,
  oncePerTurn: ({ card }) => `${card} has been used this turn.`,
  noMana: ({ card, missing }) => `For ${card} you lack ${missing}.`,
  isTapped: ({ card }) => `${card} is tapped.`,
  summoningSick: ({ card }) => `${card} came under your control this turn: it is too early for that.`,
  noSacrifice: ({ card }) => `You have nothing to sacrifice for ${card}.`,
  noDiscard: ({ card }) => `You have nothing to discard for ${card}.`,
  noLife: ({ card }) => `You have not enough life for ${card}.`,
  noCounters: ({ card }) => `${card} has not enough counters.`,
  noCost: ({ card }) => `You cannot pay what ${card} asks for.`,
  notNeeded: ({ card }) => `The mana of ${card} does not help here.`,
  asksForMana: ({ card }) => `${card} asks for mana itself: say the number, and the plan will use it.`,
  noTarget: ({ card }) => `There is no target for ${card}.`,
  outOfReach: ({ card }) => `What could be aimed at with ${card} is kept out of reach.`,
  doesNotFit: ({ card }) => `${card} is not what is asked for.`,
  unharmed: ({ card }) => `${card} is not about to take such damage.`,
  shroud: ({ card }) => `${card} cannot be a target.`,
  hexproof: ({ card }) => `${card} cannot be a target of its opponents.`,
  protected: ({ card }) => `${card} is protected from that.`,
  chosenAlready: ({ card }) => `${card} has been chosen already.`,
  notCreature: ({ card }) => `${card} is no creature.`,
  defender: ({ card }) => `${card} cannot attack: it only defends.`,
  noGoal: ({ card }) => `There is nobody for ${card} to attack.`,
  lacksCompany: ({ card }) => `${card} cannot do that in this company.`,
  notAttacking: ({ card }) => `There is no attacker left for ${card} to block.`,
  attacksAnother: () => 'That attack is not yours to stop.',
  unblockable: () => 'That attacker cannot be blocked.',
  flying: ({ card }) => `${card} does not reach what flies.`,
  fear: ({ card }) => `${card} fears that attacker.`,
  intimidate: ({ card }) => `${card} is intimidated by that attacker.`,
  landwalk: () => 'That attacker walks past you on your own lands.',
  hasFought: ({ card }) => `${card} has had its fight.`,
};

/** The sentence, and the number of the rule that it rests on, if the rulebook has one. */
export interface WhyParts {
  readonly sentence: string;
  readonly rule: string | undefined;
}

export function whyParts(view: TableView, why: Why): WhyParts {
  const names = {
    card: why.card === undefined ? 'It' : nameOfCard(view, why.card),
    by: why.by === undefined ? undefined : nameOfCard(view, why.by),
    missing: missingInWords(why.missing),
  };
  const number = ruleNumber(why.reason, view.rulebook);
  return { sentence: REASONS_IN_WORDS[why.reason](names), rule: number };
}

/** `{2}{R}`; of several colours that would do, `{W} or {U}`. */
function missingInWords(missing: MissingMana | undefined): string {
  if (!missing) return 'mana';
  const { symbols, generic } = missing;
  const coloured = symbols.map((mask) =>
    MANA.filter((_, place) => mask & (1 << place))
      .map((mana) => `{${mana}}`)
      .join(' or '),
  );
  const parts = [...(generic > 0 ? [`{${generic}}`] : []), ...coloured];
  return parts.length === 0 ? 'mana' : parts.join(parts.some((part) => part.includes(' or ')) ? ' and ' : '');
}
