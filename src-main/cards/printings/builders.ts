/** What the printings of 1993 to 1997 did in play that later readings do not. */
import { instead, spellAbility, triggered } from '../../engine/language/abilities.ts';
import type { Ability } from '../../engine/language/ability.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { x } from '../../engine/language/amounts/x.ts';
import type { Condition } from '../../engine/language/condition.ts';
import { compare } from '../../engine/language/conditions/compare.ts';
import { fits } from '../../engine/language/conditions/fits.ts';
import { manaX } from '../../engine/language/costs/manaCost.ts';
import type { Effect } from '../../engine/language/effect.ts';
import { counter } from '../../engine/language/effects/counterSpell.ts';
import { keep } from '../../engine/language/effects/keep.ts';
import { unlessPays } from '../../engine/language/effects/may.ts';
import { emptyPool } from '../../engine/language/effects/addMana.ts';
import { drawMana, takePool } from '../../engine/language/effects/pools.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { tapIt, untapIt } from '../../engine/language/effects/tapping.ts';
import { whichever, type Whichever } from '../../engine/language/effects/whichever.ts';
import type { Filter } from '../../engine/language/filter.ts';
import { attacking, unblocked } from '../../engine/language/filters/state.ts';
import { withManaAbility } from '../../engine/language/filters/hasManaAbility.ts';
import { artifacts, creatures, lands } from '../../engine/language/filters/hasType.ts';
import { both, not } from '../../engine/language/filters/logic.ts';
import type { Moment } from '../../engine/language/moment.ts';
import type { Ref } from '../../engine/language/ref.ts';
import { above } from '../../engine/language/refs/above.ts';
import { all } from '../../engine/language/refs/all.ts';
import { controllerOf, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { aSpell, copyOneOf, inEra, inEras, thereIs } from '../builders.ts';
import type { CorpusCard, Overlay } from '../card.ts';

/**
 * What the printings of 1993 did and those of 1997 did not. Without a printing of its own a time takes the nearest, so
 * Fifth is told that nothing is different there.
 */
export const in1993 = (overlay: Overlay, of: CorpusCard): CorpusCard =>
  inEra('alpha', overlay, inEra('fifth', {}, of));

/** What the printings did up to 1997. */
export const until1997 = (overlay: Overlay, of: CorpusCard): CorpusCard =>
  inEras(['alpha', 'fifth'], overlay, of);

/** What the printings of 1997 did, and those of 1993 did not yet. */
export const in1997 = (overlay: Overlay, of: CorpusCard): CorpusCard =>
  inEra('fifth', overlay, inEra('alpha', {}, of));

/** Creatures that are cast by summon spells. Artifact creatures are not. */
export const summoned: Filter = both(creatures, not(artifacts));

/** The time for abilities of an attacker that nobody blocked. */
export const goingUnblocked: Condition = fits(self, both(attacking, unblocked));

/** One of the two has to be done, even where it changes nothing. */
export const tapOrUntap = (what: Ref): Whichever => whichever({ tap: tapIt(what), untap: untapIt(what) });

/** It has to be a copy, and cannot be cast where there is nothing to be. */
export const hasToCopy = (filter: Filter): Ability[] => [
  spellAbility(sequence(), { onlyDuring: thereIs(all(filter)) }),
  instead({ kind: 'asEnters', first: copyOneOf(filter) }),
];

/** Out of the graveyard, from under three creatures. */
export const rises = (moment: Moment, effect: Effect): Ability =>
  triggered(moment, effect, {
    if: compare(count(above(self, creatures)), '>=', 3),
    worksIn: 'graveyard',
  });

export const drainPower = (whose: Ref): Effect =>
  sequence(drawMana(all(both(lands, withManaAbility), 'battlefield', whose)), takePool(whose, you));
export const cutShort = (whom: Ref): Effect =>
  sequence(tapIt(all(lands, 'battlefield', whom)), emptyPool(whom));

const CASTER = "the spell's caster";
/** The price of keeping one's spell; `fromLandsAnyway`: nobody is asked whose lands and pool suffice. */
export const sinks = (manner: { readonly fromLandsAnyway?: true } = {}): Effect =>
  sequence(keep(CASTER, controllerOf(aSpell)), {
    ...unlessPays(
      manaX('{X}', x),
      sequence(
        counter(aSpell),
        tapIt(all(both(lands, withManaAbility), 'battlefield', slot(CASTER))),
        emptyPool(slot(CASTER)),
      ),
      controllerOf(aSpell),
    ),
    ...manner,
  });
