/** What a new duel can be made of. */
import { DECKS_STAY, SIZES_OF, STAKES } from '../../src-shared/campaign.ts';
import type { Custom, DeckChoice, DuelChoices } from '../../src-shared/duels.ts';
import { RULEBOOKS, type Rulebook } from '../../src-shared/rulebooks.ts';
import { OPTIONS_OF } from '../../src-shared/rule-options.ts';
import type { WizardChoice } from '../../src-shared/wizards.ts';
import { fewestBy } from '../decks/offered.ts';
import { readyDecks, type ReadyDeck } from '../decks/ready.ts';
import { editionNamed, editionNames } from '../engine/editions/registry.ts';
import { wizards, type Wizard } from '../opponents/personalities.ts';

/** The engine has it, and there is something to play with. */
export const isPlayable = (rulebook: Rulebook): boolean =>
  editionNames().includes(rulebook) && decksOf(rulebook).length > 0;

const decksOf = (rulebook: Rulebook): readonly ReadyDeck[] =>
  readyDecks().filter(({ rulebooks }) => rulebooks.includes(rulebook));

export function choices(): DuelChoices {
  const playable = RULEBOOKS.filter(isPlayable);
  return {
    rulebooks: RULEBOOKS.map((rulebook) => ({ rulebook, playable: playable.includes(rulebook) })),
    decks: readyDecks().map(choiceOf),
    wizards: wizards().map(wizardChoiceOf),
    anteIn: playable.filter((rulebook) => editionNamed(rulebook).opening.ante),
    customs: playable.map(customOf),
  };
}

function customOf(rulebook: Rulebook): Custom {
  const { opening, decks } = editionNamed(rulebook);
  return {
    rulebook,
    sizes: SIZES_OF[rulebook],
    stakes: opening.ante ? STAKES : ['none'],
    maySideboard: !DECKS_STAY.includes(rulebook),
    life: opening.life('duel'),
    hand: opening.hand,
    fewest: decks.fewest,
    options: OPTIONS_OF[rulebook].map((option) => {
      const fewest = fewestBy(rulebook, [option]);
      return { option, ...(fewest !== undefined && { fewest }) };
    }),
  };
}

const choiceOf = ({ list: _, ...choice }: ReadyDeck): DeckChoice => choice;

const wizardChoiceOf = ({ temper: _, lines: __, ...choice }: Wizard): WizardChoice => choice;
