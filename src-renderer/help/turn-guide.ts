/** U210: what can be done in each part of a turn, for whoever plays the first duels. */
import type { Step } from '../../src-shared/duel/words.ts';
import type { Rulebook } from '../../src-shared/rulebooks.ts';

type ByBook = Readonly<Partial<Record<Rulebook, string>>>;

interface Guide {
  readonly yours: string;
  readonly theirs: string;
  readonly besides?: ByBook;
}

const GUIDES: Record<Step, Guide> = {
  untap: {
    yours: 'Your cards stand up again. Nothing is to be done.',
    theirs: 'Your opponent’s cards stand up again.',
  },
  upkeep: {
    yours: 'Before you draw: some cards ask for something now. If none of yours does, press Done.',
    theirs: 'Your opponent’s upkeep. Instants and abilities can be used; most often you let it pass.',
  },
  draw: { yours: 'You draw a card.', theirs: 'Your opponent draws a card.' },
  main1: {
    yours: 'Play a land if you have one, then cast creatures and other spells. Then attack, or press Done.',
    theirs: 'Your opponent plays lands and spells. You are asked when you could answer.',
    besides: {
      alpha: 'Unused mana burns you at the end of the phase: draw only what you spend.',
      fifth: 'Unused mana burns you at the end of the phase: draw only what you spend.',
      portal: 'The land comes before your first card. Nobody can answer what you play.',
      tenth: 'A spell that can wait is often better cast after the attack, when less is known.',
      m11: 'A spell that can wait is often better cast after the attack, when less is known.',
    },
  },
  beginCombat: {
    yours: 'The attack is about to begin. A last chance to use something before attackers are chosen.',
    theirs: 'Your opponent is about to attack. A last chance to tap or remove an attacker.',
  },
  declareAttackers: {
    yours: 'Click the creatures that are to attack, then Done. They will be tapped. None is a choice too.',
    theirs: 'Your opponent has chosen attackers. Next you may set creatures in their way.',
    besides: { portal: 'After the attack you can play further cards, but no land.' },
  },
  declareBlockers: {
    yours: 'Your opponent chooses who stands in the way. Instants and abilities can still change the fight.',
    theirs:
      'Click a creature of yours and then the attacker it is to stop. Whatever is not stopped hurts you.',
    besides: { portal: 'The attackers come one by one: intercept this one, or take its damage.' },
  },
  firstStrikeDamage: {
    yours: 'Those who strike first deal their damage.',
    theirs: 'Those who strike first deal their damage.',
  },
  combatDamage: {
    yours: 'The damage of the fight is dealt.',
    theirs: 'The damage of the fight is dealt.',
    besides: {
      fifth: 'Whoever can prevent damage does it now, right after it.',
      tenth: 'It waits on the stack: it can be answered before it is dealt.',
    },
  },
  endCombat: { yours: 'The fight is over.', theirs: 'The fight is over.' },
  main2: {
    yours: 'After the attack you may cast what you have kept, and play your land if you have not yet.',
    theirs: 'Your opponent may cast once more after the attack.',
    besides: { portal: 'You may play further cards, but no land any more.' },
  },
  discard: {
    yours: 'With more than seven cards in your hand you discard the rest.',
    theirs: 'Your opponent discards down to seven cards.',
  },
  end: {
    yours: 'Your turn ends. What you can use in the other’s turn, you may keep your mana for.',
    theirs: 'Your opponent’s turn ends. A good moment for instants: your lands stand up right after it.',
  },
  cleanup: {
    yours: 'Damage on creatures is healed, and the turn is over.',
    theirs: 'Damage on creatures is healed.',
  },
};

export function turnGuide(step: Step, isYours: boolean, rulebook: Rulebook): string {
  const { yours, theirs, besides } = GUIDES[step];
  const more = isYours || step === 'declareBlockers' ? besides?.[rulebook] : undefined;
  return [isYours ? yours : theirs, more].filter((part) => part !== undefined).join(' ');
}
