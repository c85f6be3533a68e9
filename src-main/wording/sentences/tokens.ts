/** Tokens that are made. */
import { capital } from '../../../src-shared/words/phrases.ts';
import type { Effect } from '../../engine/language/effect.ts';
import type { Face } from '../../engine/language/face.ts';
import { abilityWords } from '../abilities/abilities.ts';
import { amountWords } from '../nouns/amounts.ts';
import { someOf } from '../nouns/much.ts';
import type { Tellers } from '../tellers.ts';
import { listed, type TextVoice } from '../voice.ts';
import { isUnsaid } from '../walls.ts';

type Create = Extract<Effect, { kind: 'create' }>;

export const TOKENS: Tellers<Effect, 'create'> = {
  create: (voice, { token, count, size }) => {
    const many = someOf(voice, count, kindWords(token, size));
    const [tokens = many, each = ''] = many.split(/(?= for each )/);
    const named = token.name === token.subtypes.join(' ') ? '' : ` named ${token.name}`;
    const [inFront, atEnd] = abilitiesWords(voice, token);
    const told = `${tokens}${inFront}${named} ${voice.words.putIntoPlay}${atEnd}`;
    return `${voice.words.createToken} ${told}${each}${size ? sizeWords(voice, size) : ''}`;
  },
};

/** "2/2 green Bear creature token"; a size that is counted is told elsewhere. */
function kindWords(token: Face, size: Create['size']): string {
  const colours = token.colours && token.colours.length > 0 ? listed(token.colours) : 'colorless';
  const kind = [colours, ...token.subtypes, ...token.types, 'token'].join(' ');
  const isCounted = token.abilities.some((ability) => ability.kind === 'countedSize');
  return token.power === undefined || isCounted || size
    ? kind
    : `${token.power}/${token.toughness ?? 0} ${kind}`;
}

/** Keywords alone stand in front of the token's name, whole sentences in quotation marks at the end. */
function abilitiesWords(voice: TextVoice, token: Face): readonly [inFront: string, atEnd: string] {
  const said = token.abilities.filter((ability) => !isUnsaid(token, ability, voice.words));
  const texts = said
    .map((ability) => capital(abilityWords({ ...voice, name: 'this token', named: new Set() }, ability)))
    .filter((text) => text !== '');
  if (texts.length === 0) return ['', ''];
  const areKeywords = said.every(
    (ability) =>
      (ability.kind === 'keyword' && voice.words.spelledOut[ability.keyword] === undefined) ||
      ability.kind === 'landwalk',
  );
  return areKeywords
    ? [` with ${listed(texts).toLowerCase()}`, '']
    : ['', ` with "${texts.map((text) => text.replace(/\w$/, '$&.')).join(' ')}"`];
}

const sizeWords = (voice: TextVoice, { power, toughness }: NonNullable<Create['size']>): string =>
  `. Its ${voice.words.power} is ${ofAnother(amountWords(voice, power))} and its ${voice.words.toughness} ${ofAnother(amountWords(voice, toughness))}`;

/** Not its own. */
const ofAnother = (words: string): string => words.replace(/^its /, "that creature's ");
