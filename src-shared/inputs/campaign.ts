/** What the calls about matches and gauntlets may be given. */
import * as v from 'valibot';
import { OUTCOMES, SUMMED_BY } from '../campaign.ts';
import type { CampaignAnswers } from '../campaign-calls.ts';
import { MINDS } from '../duels.ts';
import { DECK_WISH } from '../shapes/deck.ts';
import { count, rulebook, text, uuid } from '../shapes/plain.ts';
import { GAUNTLET_TERMS, TERMS } from '../shapes/terms.ts';
import { DECK_INPUT, LARGEST_FILE } from './collection.ts';

const player = { player: count };

/** Whoever plays before anybody here has a name has results as well. */
export const SOMEBODY = v.union([count, v.literal('nobody')]);

const somebody = { player: SOMEBODY };
const level = v.picklist(MINDS);
const match = { match: uuid };
const gauntlet = { gauntlet: uuid };

const duels = v.pipe(v.array(uuid), v.maxLength(10_000));

const time = v.pipe(v.string(), v.isoTimestamp());

export const RESULT_FILTER = v.strictObject({
  rulebook: v.optional(rulebook),
  wizard: v.optional(text(200)),
  level: v.optional(level),
  deck: v.optional(text(500)),
  outcome: v.optional(v.picklist(OUTCOMES)),
  /** Not before the one, and before the other. */
  since: v.optional(time),
  until: v.optional(time),
});

const ofResults = { ...somebody, filter: v.optional(RESULT_FILTER) };

export const MATCH_ORDER = v.strictObject({
  ...player,
  terms: v.strictObject(TERMS),
  level,
  /** By the wizard's id; absent: one by chance. */
  wizard: v.optional(text(200)),
  deck: DECK_WISH,
  /** Absent: the wizard's own. */
  against: v.optional(DECK_WISH),
});

export const GAUNTLET_ORDER = v.strictObject({
  ...player,
  terms: v.strictObject(GAUNTLET_TERMS),
  deck: DECK_WISH,
});

export const CAMPAIGN_INPUTS = {
  'campaign.difficulty': v.strictObject({ level, size: TERMS.size, stakes: TERMS.stakes }),
  'campaign.begin': MATCH_ORDER,
  'campaign.list': v.strictObject(player),
  'campaign.match': v.strictObject(match),
  'campaign.matchOf': v.strictObject({ duel: uuid }),
  'campaign.nextDuel': v.strictObject(match),
  /** `from`: the deck as the player saw it before. */
  'campaign.sideboard': v.strictObject({ ...match, content: DECK_INPUT, from: DECK_INPUT }),
  'campaign.giveUp': v.strictObject(match),
  'campaign.offerDraw': v.strictObject(match),
  'campaign.beginGauntlet': GAUNTLET_ORDER,
  'campaign.gauntlet': v.strictObject(gauntlet),
  'campaign.nextRound': v.strictObject(gauntlet),
  'campaign.leaveGauntlet': v.strictObject(gauntlet),
  'campaign.fame': v.strictObject({ rulebook, level: v.optional(level) }),
  'campaign.results': v.strictObject(ofResults),
  'campaign.sums': v.strictObject({ ...ofResults, by: v.picklist(SUMMED_BY) }),
  'campaign.csv': v.strictObject(ofResults),
  'campaign.deletedResults': v.strictObject(somebody),
  'campaign.deleteResults': v.strictObject({ ...somebody, duels }),
  'campaign.bringBackResults': v.strictObject({ ...somebody, duels }),
  'table.offerDraw': v.strictObject({ duel: uuid, seat: count }),
  'duels.export': v.strictObject({ duel: uuid }),
  'duels.import': v.strictObject({ text: text(LARGEST_FILE) }),
} satisfies Record<keyof CampaignAnswers, v.GenericSchema>;
