/** The words behind an act or a question: the ability concerned, and the face it stands on. */
import { MANA } from '../../../src-shared/duel/words.ts';
import type { ActChoice, ManaUse } from '../../../src-shared/duel/question.ts';
import type { CardNumber, Duel } from '../value/duel.ts';
import { activatedOf } from '../reading/activated.ts';
import { addManaIn, choicesOf, isByTheCounter } from '../casting/manaSource.ts';
import { abilitiesOf, abilityAt, faceAt } from '../faces/faces.ts';
import type { Ability } from '../language/ability.ts';
import type { Face } from '../language/face.ts';
import { looksOf } from '../reading/looks.ts';

interface Behind {
  readonly face: Face;
  readonly ability: Ability;
}

/** Undefined for what is no ability: a land, a card to be cast, a pass. */
export function behindAct(duel: Duel, act: ActChoice): Behind | undefined {
  if (act.kind === 'activate' || act.kind === 'useMana') {
    const found = activatedOf(duel, act.card)[act.ability];
    if (!found) return undefined;
    // What a land type brings along stands on no card's face.
    const number = found.at.face >= 0 ? found.at.face : looksOf(duel, act.card).face;
    return { face: faceAt(duel, number), ability: abilityAt(duel, found.at) };
  }
  if (act.kind !== 'duty') return undefined;
  const duty = duel.duties.find(({ id }) => id === act.duty);
  return duty && behindAsked(duel, duty.act);
}

/** What a use of a mana ability gives, in symbols. */
export function manaBehind(duel: Duel, use: ManaUse): string | undefined {
  const found = activatedOf(duel, use.card)[use.ability];
  if (found && (isByTheCounter(found.ability) || addManaIn(found.ability)?.origin)) {
    const units = choicesOf(duel, looksOf(duel, use.card).controller, use.card, found)[use.choice] ?? [];
    return units.map((count, place) => `{${MANA[place] ?? 'C'}}`.repeat(count)).join('');
  }
  const symbols = found && addManaIn(found.ability)?.choices[use.choice];
  return symbols?.replace(/./g, '{$&}');
}

/** Undefined where no single ability is meant. */
export function behindAsked(
  duel: Duel,
  { face, ability }: { readonly face: number; readonly ability: number },
): Behind | undefined {
  if (face < 0 || ability < 0) return undefined;
  const printed = faceAt(duel, face);
  const found = abilitiesOf(printed)[ability];
  return found && { face: printed, ability: found };
}

/** Of what waits on the chain: what a keyword stands for is told as an ability of the card that has it. */
export function behindItem(
  duel: Duel,
  { card, face, ability }: { readonly card: CardNumber; readonly face: number; readonly ability: number },
): Behind | undefined {
  if (face >= 0 || ability < 0) return behindAsked(duel, { face, ability });
  return { face: faceAt(duel, looksOf(duel, card).face), ability: abilityAt(duel, { face, ability }) };
}
