/** What the calls about matches and gauntlets may be given. */
import * as v from 'valibot';
import { OUTCOMES, SUMMED_BY } from '../../src-shared/campaign.ts';
import type { CampaignCalls } from '../../src-shared/campaign-calls.ts';
import { MINDS, PLAYERS } from '../../src-shared/duels.ts';
import { COMPETITIONS, type SetUp } from '../../src-shared/set-up.ts';
import { AGREED, opponents, PLAYED_BY, TERMS } from '../collection/shapes/campaign.ts';
import { count, rulebook, text } from '../collection/shapes/plain.ts';
import { DECK } from './collection-inputs.ts';

const player = { player: count };
const somebody = { player: v.union([count, v.literal('nobody')]) };
const level = v.picklist(MINDS);
const id = v.pipe(v.string(), v.uuid());
const match = { match: id };
const gauntlet = { gauntlet: id };

const duels = v.pipe(v.array(id), v.maxLength(10_000));

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
  v.strictObject({ kind: v.literal('own'), deck: count }),
  v.strictObject({ kind: v.literal('half'), deck: count }),
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
  'table.offerDraw': v.strictObject({ duel: id, seat: count }),
  'duels.export': v.strictObject({ duel: id }),
  'duels.import': v.strictObject({ text: text(LARGEST_FILE) }),
} satisfies { [Name in keyof CampaignCalls]: v.GenericSchema<unknown, CampaignCalls[Name]['input']> };
