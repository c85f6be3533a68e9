/** Rules that hold as long as something is there. */
import type { Rule } from '../../engine/language/rule.ts';
import { tell, type Tellers } from '../tellers.ts';
import type { TextVoice } from '../voice.ts';
import { COMBAT } from './combat.ts';
import { PLAYER_RULES } from './players.ts';
import { PLAYING_RULES } from './playing.ts';
import { STAYING } from './staying.ts';

// Nothing else imports the parts: entered through one of them, this would be put together before it is there.
const RULES: Tellers<Rule> = {
  ...COMBAT,
  ...STAYING,
  ...PLAYING_RULES,
  ...PLAYER_RULES,
};

export const ruleWords = (voice: TextVoice, rule: Rule): string => tell(RULES, voice, rule);
