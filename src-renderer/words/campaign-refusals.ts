/** Why something cannot be done with a match or a gauntlet, in words. */
import type { CampaignRefusal, CampaignRefused } from '../../src-shared/campaign.ts';
import { breachSentence } from './decks.ts';

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
const NAMED = 5;

export function campaignRefusal({ reason, side, breaches = [], cards = [] }: CampaignRefused): string {
  const whose = side === 'wizard' ? 'The opponent’s deck: ' : '';
  const told = [
    `${whose}${REFUSALS[reason]}`,
    ...breaches.slice(0, NAMED).map(breachSentence),
    ...(cards.length > 0 ? [`${cards.slice(0, NAMED).join(', ')}.`] : []),
  ];
  const rest = Math.max(breaches.length, cards.length) - NAMED;
  return [...told, ...(rest > 0 ? [`And ${rest} more.`] : [])].join(' ');
}
