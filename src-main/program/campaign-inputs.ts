/** What the calls about matches and gauntlets may be given. */
import * as v from 'valibot';
import { MATCH_SIZES, OUTCOMES, STAKES, SUMMED_BY } from '../../src-shared/campaign.ts';
import type { CampaignCalls } from '../../src-shared/campaign-calls.ts';
import { MINDS, PLAYERS, UNDO_RULES } from '../../src-shared/duels.ts';
import { RULEBOOKS } from '../../src-shared/preferences.ts';
import { RULE_OPTIONS } from '../../src-shared/rule-options.ts';
import { COMPETITIONS, type SetUp } from '../../src-shared/set-up.ts';
import { DECK } from './collection-inputs.ts';

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const player = { player: whole };
const somebody = { player: v.union([whole, v.literal('nobody')]) };
const rulebook = v.picklist(RULEBOOKS);
const level = v.picklist(MINDS);
const id = v.pipe(v.string(), v.uuid());
const match = { match: id };
const gauntlet = { gauntlet: id };

const duels = v.pipe(v.array(id), v.maxLength(10_000));

const life = v.pipe(whole, v.minValue(1), v.maxValue(999));

const hand = v.pipe(whole, v.minValue(1), v.maxValue(20));

const AGREED = {
  size: v.picklist(MATCH_SIZES),
  stakes: v.picklist(STAKES),
  sideboarding: v.boolean(),
  hints: v.boolean(),
  life: v.optional(v.strictObject({ player: life, wizard: life })),
  hand: v.optional(v.strictObject({ player: hand, wizard: hand })),
  fewest: v.optional(v.pipe(whole, v.minValue(8), v.maxValue(500))),
};

const options = v.pipe(v.array(v.picklist(RULE_OPTIONS)), v.maxLength(RULE_OPTIONS.length));

/** How a duel is played, wherever it belongs. */
export const PLAYED_BY = { undo: v.picklist(UNDO_RULES), allTimes: v.boolean(), options };

const TERMS = { ...AGREED, ...PLAYED_BY, rulebook };

const opponents = v.pipe(whole, v.minValue(1), v.maxValue(100));

/** What the set-up room remembers: names of decks and wizards may mean nothing any more. */
export const SET_UP = v.strictObject({
  ...PLAYED_BY,
  competition: v.picklist(COMPETITIONS),
  agreements: v.strictObject({ ...AGREED, level, opponents }),
  chairs: v.pipe(
    v.array(v.strictObject({ player: v.picklist(PLAYERS), wizard: text(60), deck: text(200) })),
    v.length(2),
  ),
}) satisfies v.GenericSchema<unknown, SetUp>;

const WISH = v.variant('kind', [
  v.strictObject({ kind: v.literal('ready'), name: text(200) }),
  v.strictObject({ kind: v.literal('own'), deck: whole }),
  v.strictObject({ kind: v.literal('half'), deck: whole }),
  v.strictObject({ kind: v.literal('chance') }),
]);

const time = v.pipe(v.string(), v.isoTimestamp());

const FILTER = v.optional(
  v.strictObject({
    rulebook: v.optional(rulebook),
    wizard: v.optional(text(200)),
    level: v.optional(level),
    deck: v.optional(text(500)),
    outcome: v.optional(v.picklist(OUTCOMES)),
    since: v.optional(time),
    until: v.optional(time),
  }),
);

/** As much as a message may hold. */
export const LARGEST_FILE = 15_000_000;

export const CAMPAIGN_INPUTS = {
  'campaign.choices': v.strictObject({ ...player, rulebook, allTimes: v.optional(v.boolean()) }),
  'campaign.difficulty': v.strictObject({ level, size: TERMS.size, stakes: TERMS.stakes }),
  'campaign.begin': v.strictObject({
    ...player,
    terms: v.strictObject(TERMS),
    level,
    wizard: v.optional(text(200)),
    deck: WISH,
    against: v.optional(WISH),
  }),
  'campaign.list': v.strictObject(player),
  'campaign.match': v.strictObject(match),
  'campaign.matchOf': v.strictObject({ duel: id }),
  'campaign.nextDuel': v.strictObject(match),
  'campaign.sideboard': v.strictObject({ ...match, content: DECK, from: DECK }),
  'campaign.giveUp': v.strictObject(match),
  'campaign.offerDraw': v.strictObject(match),
  'campaign.beginGauntlet': v.strictObject({
    ...player,
    terms: v.strictObject({
      ...TERMS,
      level,
      opponents,
    }),
    deck: WISH,
  }),
  'campaign.gauntlet': v.strictObject(gauntlet),
  'campaign.nextRound': v.strictObject(gauntlet),
  'campaign.leaveGauntlet': v.strictObject(gauntlet),
  'campaign.fame': v.strictObject({ rulebook, level: v.optional(level) }),
  'campaign.results': v.strictObject({ ...somebody, filter: FILTER }),
  'campaign.sums': v.strictObject({ ...somebody, by: v.picklist(SUMMED_BY), filter: FILTER }),
  'campaign.csv': v.strictObject({ ...somebody, filter: FILTER }),
  'campaign.deletedResults': v.strictObject(somebody),
  'campaign.deleteResults': v.strictObject({ ...somebody, duels }),
  'campaign.bringBackResults': v.strictObject({ ...somebody, duels }),
  'table.offerDraw': v.strictObject({ duel: id, seat: whole }),
  'duels.export': v.strictObject({ duel: id }),
  'duels.import': v.strictObject({ text: text(LARGEST_FILE) }),
} satisfies { [Name in keyof CampaignCalls]: v.GenericSchema<unknown, CampaignCalls[Name]['input']> };
