/** What keywords mean; those short for a triggered ability, where the rulebook has it so, stand for one each time they were given. */
import type { Keyword } from '../../../src-shared/duel/words.ts';
import type { AbilityAt, Duel, Looks } from '../value/duel.ts';
import { editionOf } from '../editions/registry.ts';
import { triggered } from '../language/abilities.ts';
import type { Ability } from '../language/ability.ts';
import { thatMuch } from '../language/amounts/thatMuch.ts';
import { destroy } from '../language/effects/destroy.ts';
import { gainLife } from '../language/effects/life.ts';
import { is } from '../language/filters/belonging.ts';
import { creatures } from '../language/filters/hasType.ts';
import { anything } from '../language/filters/logic.ts';
import { dealsDamageToObject } from '../language/moment.ts';
import { everyone, you } from '../language/refs/players.ts';
import { self } from '../language/refs/self.ts';
import { that } from '../language/refs/that.ts';
import { COLOUR, KEYWORD, TYPE } from '../value/masks.ts';

/** What a keyword is to the rules. */
type Meaning =
  /** Short for an ability that triggers, where the rulebook has it so; else a part of damage. */
  | { readonly kind: 'ability'; readonly ability: Ability }
  /** Only some may block what has it. */
  | { readonly kind: 'evasion'; readonly mayBlock: (blocker: Looks, attacker: Looks) => boolean }
  /** Only some may aim at what has it. */
  | { readonly kind: 'shelter'; readonly from: 'everybody' | 'opponents' }
  /** A word that the rules ask for where they deal with this. */
  | { readonly kind: 'word'; readonly of: 'attacking' | 'blocking' | 'damage' | 'dying' | 'time' };

const isArtifact = ({ types }: Looks): boolean => (types & TYPE.artifact) !== 0;

/**
 * A keyword that is missing here does not compile. The order of abilities is their place on the face they stand on,
 * which kept duels name; that of evasions says which of two is told as the reason.
 */
const MEANINGS = {
  lifelink: {
    kind: 'ability',
    ability: triggered(
      { kind: 'dealsDamage', source: is(self), to: anything, players: everyone },
      gainLife(you, thatMuch()),
    ),
  },
  deathtouch: {
    kind: 'ability',
    ability: triggered(dealsDamageToObject(is(self), creatures), destroy(that('it'))),
  },
  unblockable: { kind: 'evasion', mayBlock: () => false },
  flying: {
    kind: 'evasion',
    mayBlock: ({ keywords }) => (keywords & (KEYWORD.flying | KEYWORD.reach)) !== 0,
  },
  fear: {
    kind: 'evasion',
    mayBlock: (blocker) => isArtifact(blocker) || (blocker.colours & COLOUR.black) !== 0,
  },
  intimidate: {
    kind: 'evasion',
    mayBlock: (blocker, { colours }) => isArtifact(blocker) || (blocker.colours & colours) !== 0,
  },
  shroud: { kind: 'shelter', from: 'everybody' },
  hexproof: { kind: 'shelter', from: 'opponents' },
  defender: { kind: 'word', of: 'attacking' },
  vigilance: { kind: 'word', of: 'attacking' },
  banding: { kind: 'word', of: 'attacking' },
  reach: { kind: 'word', of: 'blocking' },
  firstStrike: { kind: 'word', of: 'damage' },
  doubleStrike: { kind: 'word', of: 'damage' },
  trample: { kind: 'word', of: 'damage' },
  indestructible: { kind: 'word', of: 'dying' },
  haste: { kind: 'word', of: 'time' },
  flash: { kind: 'word', of: 'time' },
  phasing: { kind: 'word', of: 'time' },
} as const satisfies { readonly [Word in Keyword]: Meaning };

type KeywordOf<Kind extends Meaning['kind']> = {
  [Word in Keyword]: (typeof MEANINGS)[Word] extends { readonly kind: Kind } ? Word : never;
}[Keyword];

const thatAre = <Kind extends Meaning['kind']>(kind: Kind): readonly KeywordOf<Kind>[] =>
  (Object.keys(MEANINGS) as Keyword[]).filter(
    (word): word is KeywordOf<Kind> => MEANINGS[word].kind === kind,
  );

const EVASIONS = thatAre('evasion');
const SHELTERS = thatAre('shelter');

/** The keyword that keeps this blocker off. */
export const evasionFrom = (attacker: Looks, blocker: Looks): KeywordOf<'evasion'> | undefined =>
  EVASIONS.find((word) => attacker.keywords & KEYWORD[word] && !MEANINGS[word].mayBlock(blocker, attacker));

/** The keyword that keeps a player from aiming at this. */
export const shelterFrom = (looks: Looks, isOpponents: boolean): KeywordOf<'shelter'> | undefined =>
  SHELTERS.find(
    (word) => looks.keywords & KEYWORD[word] && (isOpponents || MEANINGS[word].from === 'everybody'),
  );

/** They stand on a face of their own. */
export const KEYWORD_FACE = -3;

const TRIGGERING = thatAre('ability');

export const KEYWORD_ABILITIES: readonly Ability[] = TRIGGERING.map((word) => MEANINGS[word].ability);

/** What this keyword stands for; undefined: it is a word of the rules and nothing more. */
export function triggerOf(duel: Duel, keyword: Keyword): AbilityAt | undefined {
  const word = TRIGGERING.find((other) => other === keyword);
  if (!word || editionOf(duel).dying[word] !== 'trigger') return undefined;
  return { face: KEYWORD_FACE, ability: TRIGGERING.indexOf(word) };
}

const EVERY_MASK = TRIGGERING.reduce((sum, word) => sum | KEYWORD[word], 0);

const NONE: readonly AbilityAt[] = [];

const lists = new Map<string, readonly AbilityAt[]>();

/** What the keywords among these stand for, once each: the same list for the same keywords. */
export function triggersOf(duel: Duel, keywords: number): readonly AbilityAt[] {
  if ((keywords & EVERY_MASK) === 0) return NONE;
  const words = TRIGGERING.filter((word) => keywords & KEYWORD[word] && triggerOf(duel, word));
  if (words.length === 0) return NONE;
  const key = words.join();
  let list = lists.get(key);
  if (!list) {
    list = words.flatMap((word) => triggerOf(duel, word) ?? []);
    lists.set(key, list);
  }
  return list;
}
