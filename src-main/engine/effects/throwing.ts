/** A card is thrown onto the table: aimed by a player, scattered by chance. */
import { pickByChance } from '../value/chance.ts';
import { readPermanents } from '../reading/refs.ts';
import { answerIn, goOn, keepSlot, pop, push } from '../value/stack.ts';
import { planOf, touchedAt } from '../reading/plan.ts';
import { cardsOf, cardThing } from '../value/things.ts';
import { contextIn, onlyMeantBy, type Handlers } from './tools.ts';

/** How far from its aim it may come down, across and along. */
const SCATTER = [-2, -1, 0, 1, 2];
/** It does not always turn over in the air. */
const TURNS = ['turns', 'turns', 'turns', 'turns', 'turns', 'slides'];

export const THROWING: Handlers<'throwDown'> = {
  throwDown: (duel, frame, { what, slot }) => {
    const context = contextIn(duel, frame);
    const thrown = readPermanents(duel, context, what)[0];
    const seat = onlyMeantBy(duel, frame, 'who');
    if (thrown === undefined || seat === undefined) return pop(duel);
    const plan = planOf(duel, thrown);
    if (frame.stage === 'start') {
      const from = [...plan.keys()].map((card) => cardThing(duel, card));
      goOn(duel, frame, { stage: 'chosen' });
      push(duel, {
        kind: 'choose',
        seat,
        by: seat,
        what: 'effect',
        from,
        least: Math.min(1, from.length),
        most: 1,
      });
      return;
    }
    const [aim] = cardsOf(answerIn(frame, 'choose'));
    const place = aim === undefined ? undefined : plan.get(aim);
    pop(duel);
    if (!place || pickByChance(duel, TURNS, String) === 'slides') return keepSlot(duel, slot, []);
    const across = place.across + pickByChance(duel, SCATTER, Number);
    const along = place.along + pickByChance(duel, SCATTER, Number);
    keepSlot(
      duel,
      slot,
      touchedAt(plan, { across, along }).map((card) => cardThing(duel, card)),
    );
  },
};
