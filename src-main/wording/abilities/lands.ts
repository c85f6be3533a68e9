/** What a land of basic types is and gives, where its type line does not say it. */
import { article, listed, typeName, type TextVoice } from '../voice.ts';
import { COLOUR_LANDS, COLOUR_LETTERS, COLOURS } from '../../../src-shared/duel/words.ts';
import { activated } from '../../engine/language/abilities.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { addMana } from '../../engine/language/effects/addMana.ts';
import type { Face } from '../../engine/language/face.ts';
import { useWords } from './uses.ts';

/** "Counts as a Swamp and a Forest. Tap to add {B} or {G} to your mana pool." */
export function landWords(voice: TextVoice, { types, supertypes, subtypes }: Face): string {
  const colours = COLOURS.filter((colour) => subtypes.includes(COLOUR_LANDS[colour]));
  if (voice.words.typeLine === 'dash' || !types.includes('land') || supertypes.includes('basic')) return '';
  if (colours.length === 0) return '';
  const mana = addMana(...colours.map((colour) => COLOUR_LETTERS[colour]));
  const use = useWords(voice, activated(tap, mana));
  return `Counts as ${listed(colours.map((colour) => article(typeName(voice, COLOUR_LANDS[colour]))))}. ${use}`;
}
