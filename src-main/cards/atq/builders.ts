/** What cards of this set are written with. */
import { count } from '../../engine/language/amounts/count.ts';
import type { Condition } from '../../engine/language/condition.ts';
import { compare } from '../../engine/language/conditions/compare.ts';
import { allTrue } from '../../engine/language/conditions/logic.ts';
import { named } from '../../engine/language/filters/named.ts';
import { all } from '../../engine/language/refs/all.ts';
import { you } from '../../engine/language/refs/players.ts';
import { said } from '../../engine/language/conditions/said.ts';
import { chooseOption } from '../../engine/language/effects/chooseOption.ts';
import { when } from '../../engine/language/effects/conditional.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { sequence, type Sequence } from '../../engine/language/effects/sequence.ts';
import type { Shape } from '../../engine/language/effects/takeShape.ts';
import { base } from '../../engine/language/modification.ts';
import { self } from '../../engine/language/refs/self.ts';

/** All ways of dividing so much between power and toughness. */
export const sharesOf = (whole: number): Shape[] =>
  Array.from({ length: whole + 1 }, (_, power) => ({
    label: `${power}/${whole - power}`,
    power,
    toughness: whole - power,
    keywords: [],
    subtypes: [],
  }));

/** It is divided once more, by choice, for as long as this stays in play or until the next time. */
export const shareAnew = (whole: number): Sequence =>
  sequence(
    chooseOption(
      'shape',
      sharesOf(whole).map(({ label }) => label),
    ),
    ...sharesOf(whole).map(({ label, power, toughness }) =>
      when(said('shape', label), gains(self, base(power, toughness), 'whileInPlay')),
    ),
  );

/** You control both of these as well. */
export const beside = (one: string, other: string): Condition => allTrue(isYours(one), isYours(other));

const isYours = (name: string): Condition => compare(count(all(named(name), 'battlefield', you)), '>', 0);
