/** Why something cannot be done with a match or a gauntlet, in words. */
import type { CampaignRefusal, CampaignRefused } from '../../src-shared/campaign.ts';
import { breachSentences } from '../../src-shared/words/decks.ts';

const REFUSALS: Record<CampaignRefusal, string> = {
  noSuchPlayer: 'This player is not here any more.',
  noSuchMatch: 'This match is not kept any more.',
  noSuchGauntlet: 'This gauntlet is not kept any more.',
  noSuchDeck: 'There is no such deck for this rulebook.',
  noSuchWizard: 'No wizard of that name is here.',
  notPlayable: 'There is nobody to play against under this rulebook.',
  noAnte: 'This rulebook knows no ante.',
  otherSize: 'This rulebook has no match of that size.',
  deckBreaches: 'This deck may not be played.',
  notOwned: 'For keeps you play cards that are yours, and these are missing:',
  tooSmallToSplit: 'The deck is too small to be divided.',
  notBetween: 'That can be done between two duels alone.',
  notDuelling: 'No duel is being played.',
  sideboardNotAllowed: 'Decks may not be changed in this match.',
  sideboardOtherCards: 'Only cards of the deck and its sideboard may be exchanged.',
  sideboardOtherSize: 'The deck must keep its size.',
  sideboardedElsewhere:
    'Another window has exchanged cards meanwhile. OK once more puts what you see here in place of that.',
  over: 'It is over.',
};

/** As many as a sentence can name. */
const CARDS_NAMED = 5;

export function campaignRefusal({ reason, side, breaches = [], cards = [] }: CampaignRefused): string {
  const whose = side === 'wizard' ? 'The opponent’s deck: ' : '';
  const more = cards.length - CARDS_NAMED;
  return [
    `${whose}${REFUSALS[reason]}`,
    ...breachSentences(breaches),
    ...(cards.length > 0 ? [`${cards.slice(0, CARDS_NAMED).join(', ')}.`] : []),
    ...(more > 0 ? [`And ${more} more.`] : []),
  ].join(' ');
}
