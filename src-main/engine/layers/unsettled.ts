/** What counts, or asks, about more than the permanents in play: it may change while none of them does. */
import type { CountedSize, StaticAbility } from '../language/ability.ts';

/** Permanents that come, go, or change sides or hosts are seen anyway; whatever is made of these alone is settled. */
const MORE_THAN_PERMANENTS = new RegExp(
  [
    '"kind":"(?!(count|compare|arithmetic|fraction|measure|countersOn|fits|allTrue|notTrue|all|players|self|attached|each|is' +
      '|anything|both|either|not|type|subtype|supertype|colour|keyword|named|state|sharesType|controllerHas' +
      '|withCounter|bonus|base|addTypes|addKeyword|loseKeyword|loseAbilities|loseLandwalk|setColours|addColours|setLandType|control)")',
    '"zone":"(?!battlefield")',
    '"who":"(active|defender)"',
    '"what":"(life|hand|library|graveyard|damage)"',
    '"is":"(?!token"|[<=>])',
  ].join('|'),
);

/** What is given is there, whatever it says. */
const withoutGrants = (_: string, node: unknown): unknown =>
  typeof node === 'object' && node !== null && 'kind' in node && node.kind === 'grant' ? undefined : node;

const known = new WeakMap<StaticAbility | CountedSize, boolean>();

export function isUnsettled(ability: StaticAbility | CountedSize): boolean {
  let found = known.get(ability);
  if (found === undefined) {
    const { kind: _, ...parts } = ability;
    found = MORE_THAN_PERMANENTS.test(JSON.stringify(parts, withoutGrants));
    known.set(ability, found);
  }
  return found;
}
