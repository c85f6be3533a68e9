/** House rules as they are typed: empty fields are as the rulebook has it. */
import { HOUSE_RULES, type MatchSide } from '../../src-shared/campaign.ts';
import type { Custom } from '../../src-shared/duels.ts';
import type { Agreements } from '../../src-shared/set-up.ts';

export const RULES = ['yourLife', 'theirLife', 'yourHand', 'theirHand', 'fewest'] as const;
export type RuleName = (typeof RULES)[number];
type TypedRules = Readonly<Record<RuleName, string>>;

/** From the least to the most that may be agreed on. */
export const RANGES: Readonly<Record<RuleName, readonly [number, number]>> = {
  yourLife: HOUSE_RULES.life,
  theirLife: HOUSE_RULES.life,
  yourHand: HOUSE_RULES.hand,
  theirHand: HOUSE_RULES.hand,
  fewest: HOUSE_RULES.fewest,
};

const written = (count: number | undefined): string => (count === undefined ? '' : String(count));

export const typedRules = ({ life, hand, fewest }: Agreements): TypedRules => ({
  yourLife: written(life?.player),
  theirLife: written(life?.wizard),
  yourHand: written(hand?.player),
  theirHand: written(hand?.wizard),
  fewest: written(fewest),
});

export const usualOf = ({ life, hand, fewest }: Custom, rule: RuleName): number =>
  ({ yourLife: life, theirLife: life, yourHand: hand, theirHand: hand, fewest })[rule];

export const areGood = (typed: TypedRules): boolean =>
  RULES.every((rule) => {
    const text = typed[rule].trim();
    const [least, most] = RANGES[rule];
    return text === '' || (/^\d+$/.test(text) && Number(text) >= least && Number(text) <= most);
  });

/** Where one side has a rule of its own, the other has what the rulebook says. */
export function rulesFrom(typed: TypedRules, custom: Custom): Pick<Agreements, 'life' | 'hand' | 'fewest'> {
  const number = (rule: RuleName): number | undefined => {
    const text = typed[rule].trim();
    return text === '' ? undefined : Number(text);
  };
  return {
    ...pair('life', number('yourLife'), number('theirLife'), custom.life),
    ...pair('hand', number('yourHand'), number('theirHand'), custom.hand),
    ...(number('fewest') !== undefined && { fewest: number('fewest') }),
  };
}

function pair<Name extends 'life' | 'hand'>(
  name: Name,
  player: number | undefined,
  wizard: number | undefined,
  usual: number,
): { readonly [Key in Name]?: Readonly<Record<MatchSide, number>> } {
  if (player === undefined && wizard === undefined) return {};
  // One key, named by the caller.
  return { [name]: { player: player ?? usual, wizard: wizard ?? usual } } as {
    readonly [Key in Name]?: Readonly<Record<MatchSide, number>>;
  };
}
