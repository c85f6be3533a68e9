/** What the cards of the computer game leave to chance. */
import { count } from '../../engine/language/amounts/count.ts';
import { half } from '../../engine/language/amounts/fraction.ts';
import { least, minus } from '../../engine/language/amounts/arithmetic.ts';
import { costOf, powerOf, toughnessOf } from '../../engine/language/amounts/measure.ts';
import { thatMuch } from '../../engine/language/amounts/thatMuch.ts';
import { fits } from '../../engine/language/conditions/fits.ts';
import type { Effect } from '../../engine/language/effect.ts';
import {
  createPicked,
  oneAtRandom,
  pickFromDecks,
  scatterCounters,
} from '../../engine/language/effects/byChance.ts';
import { choose, wordAtRandom } from '../../engine/language/effects/choose.ts';
import { when } from '../../engine/language/effects/conditional.ts';
import { create } from '../../engine/language/effects/create.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { later } from '../../engine/language/effects/delayed.ts';
import { bury, destroy } from '../../engine/language/effects/destroy.ts';
import { discard } from '../../engine/language/effects/discard.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { flip } from '../../engine/language/effects/flip.ts';
import { forEach } from '../../engine/language/effects/forEach.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { keep, keepAmount } from '../../engine/language/effects/keep.ts';
import { mill } from '../../engine/language/effects/library.ts';
import { gainLife } from '../../engine/language/effects/life.ts';
import { may } from '../../engine/language/effects/may.ts';
import { exile, toHand } from '../../engine/language/effects/move.ts';
import { reveal } from '../../engine/language/effects/play.ts';
import { prevent } from '../../engine/language/effects/prevent.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { setRule } from '../../engine/language/effects/setRule.ts';
import { tapIt, untapIt } from '../../engine/language/effects/tapping.ts';
import type { Filter } from '../../engine/language/filter.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { anything, both, either, not } from '../../engine/language/filters/logic.ts';
import { power } from '../../engine/language/filters/size.ts';
import { attackedThisTurn, enchanted, tapped } from '../../engine/language/filters/state.ts';
import { base, becomesChosenColour, becomesColour, bonus, has } from '../../engine/language/modification.ts';
import { atStep } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { each } from '../../engine/language/refs/each.ts';
import { controllerOf, everyone, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { topOf } from '../../engine/language/refs/topOf.ts';
import { several } from '../../engine/language/refs/several.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { COLOURS } from '../../../src-shared/duel/words.ts';
import { artifacts, creatures, enchantments, lands } from '../../engine/language/filters/hasType.ts';
import { artifactToken, other } from '../builders.ts';

const one = slot('one');
const tappables: Filter = either(artifacts, creatures, lands);

/** Something that fits, picked by chance, and what happens to it. */
const toSome = (filter: Filter, ...effects: Effect[]): Effect =>
  sequence(choose(all(filter), 'one', { atRandom: true }), ...effects);
const toSomePlayer = (...effects: Effect[]): Effect =>
  sequence(choose(everyone, 'one', { atRandom: true }), ...effects);
const toSomebody = (effect: Effect): Effect =>
  sequence(choose(several(all(creatures), everyone), 'one', { atRandom: true }), effect);

/** It is of another colour from now on, chance says which. */
export const recoloured: Effect = sequence(
  wordAtRandom('colour', 'new colour'),
  gains(self, becomesChosenColour('new colour'), 'whileInPlay'),
);

/** A creature out of the decks, for everybody who is lucky. */
export const openedBox = (): Effect =>
  sequence(pickFromDecks(creatures, 'picked'), forEach(everyone, flip(each, createPicked('picked', each))));

export const faerieTricks: Effect = oneAtRandom(
  toSome(
    creatures,
    keepAmount('its power', powerOf(one)),
    gains(one, [has('trample'), bonus(thatMuch('its power'), 0)]),
    later(atStep('end', everyone), when(fits(one, attackedThisTurn), destroy(one))),
  ),
  toSome(tappables, may(when(fits(one, tapped), untapIt(one), tapIt(one)))),
  toSome(creatures, gains(one, bonus(4, minus(0, least(4, minus(toughnessOf(one), 1)))))),
  ...COLOURS.map((colour) => toSome(anything, gains(one, becomesColour(colour), 'whileInPlay'))),
  toSomebody(damage(3, one)),
  toSomebody(damage(1, one)),
  toSome(creatures, gains(one, has('flying'))),
  toSome(creatures, gains(one, has('banding'))),
  toSome(creatures, gains(one, bonus(3, 3))),
  toSome(creatures, gains(one, bonus(-2, 0))),
  toSome(creatures, setRule({ kind: 'noRegeneration', who: is(one) })),
  toSome(creatures, when(fits(one, power('<=', 2)), gains(one, has('unblockable')))),
  toSome(creatures, toHand(one)),
  toSome(other(creatures), gains(one, base(0, 2))),
  toSome(creatures, gainLife(controllerOf(one), powerOf(one)), exile(one)),
  sequence(
    choose(all(creatures), 'some', { atRandom: true, most: half(count(all(creatures)), 'up') }),
    scatterCounters(slot('some'), '-0/-1', count(all(creatures))),
  ),
);

export const whims = (): Effect =>
  oneAtRandom(
    toSome(not(enchanted), toHand(one)),
    toSome(tappables, untapIt(one)),
    toSome(tappables, tapIt(one)),
    toSomebody(damage(4, one)),
    toSomePlayer(draw(one, 3)),
    toSome(artifacts, gainLife(controllerOf(one), costOf(one)), bury(one)),
    toSome(either(artifacts, enchantments), destroy(one)),
    toSome(either(creatures, lands), bury(one)),
    toSomePlayer(gainLife(one, 3)),
    toSomebody(prevent(3, { to: one })),
    toSomePlayer(mill(one, 2)),
    toSomePlayer(discard(one)),
    create(artifactToken('Wasp', 'Insect', 1, 1, 'flying')),
    destroy(all(either(artifacts, creatures, enchantments))),
    flip(you, create(artifactToken('Djinn', 'Djinn', 5, 5, 'flying')), damage(5, you)),
    openedBox(),
    prevent('all', { combatOnly: true }),
    sequence(
      keep('drawn', topOf(you, 1)),
      draw(you),
      reveal(all(is(slot('drawn')), 'hand', you)),
      discard(you, 1, { filter: both(is(slot('drawn')), not(lands)) }),
    ),
  );
