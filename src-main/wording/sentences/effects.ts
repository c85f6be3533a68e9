/** Effects in words: a sentence or a part of one for each kind. */
import type { Effect } from '../../engine/language/effect.ts';
import { tell, type Tellers } from '../tellers.ts';
import type { TextVoice } from '../voice.ts';
import { CHANCE } from './chance.ts';
import { CHANGING } from './changing.ts';
import { CHOICES } from './choices.ts';
import { COPIES } from './copies.ts';
import { COUNTERS } from './counters.ts';
import { DAMAGE } from './damage.ts';
import { FLOW } from './flow.ts';
import { HANDS } from './hands.ts';
import { LIBRARY } from './library.ts';
import { LIFE } from './life.ts';
import { MOVES } from './moves.ts';
import { OFFERS } from './offers.ts';
import { PERMANENTS } from './permanents.ts';
import { POOLS } from './pools.ts';
import { SEARCHING } from './searching.ts';
import { SPELLS } from './spells.ts';
import { TOKENS } from './tokens.ts';
import { TURNS } from './turns.ts';

// Nothing else imports the parts: entered through one of them, this would be put together before it is there.
const EFFECTS: Tellers<Effect> = {
  ...FLOW,
  ...OFFERS,
  ...CHOICES,
  ...CHANCE,
  ...DAMAGE,
  ...LIFE,
  ...PERMANENTS,
  ...CHANGING,
  ...COUNTERS,
  ...MOVES,
  ...HANDS,
  ...LIBRARY,
  ...SEARCHING,
  ...TOKENS,
  ...COPIES,
  ...SPELLS,
  ...POOLS,
  ...TURNS,
};

export const effectWords = (voice: TextVoice, effect: Effect): string => tell(EFFECTS, voice, effect);
