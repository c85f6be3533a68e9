/** How what a wizard likes tilts a choice between what is nearly equal. A temper without leanings changes nothing. */
import { TRAITS, type Temper } from '../../../src-shared/wizards.ts';
import type { ActChoice, Duel } from '../../engine/index.ts';
import type { Face } from '../../engine/language/face.ts';
import { NOTICEABLE } from './gains.ts';

const MIDDLE = 0.5;

export const NO_LEANINGS = Object.fromEntries(TRAITS.map((trait) => [trait, MIDDLE])) as Temper;

/** The bold see less in an attack that changes nothing. */
const BOLDNESS = 0.06;

export const attackNeeds = ({ aggression }: Temper): number => NOTICEABLE - BOLDNESS * (aggression - MIDDLE);

export const isShy = ({ aggression }: Temper): boolean => aggression < MIDDLE;

/** What an act must gain, in parts of the usual: the patient wait for more. */
const RESTRAINT = 0.5;

export const restraint = ({ patience }: Temper): number => 1 + RESTRAINT * (patience - MIDDLE);

/** A gain is liked by so much more or less, where it is compared with another or with what is enough. */
const LIKING = 0.6;

export function likingFor(temper: Temper, duel: Duel, act: ActChoice): number {
  const face = act.kind === 'cast' ? duel.faces[duel.cards[act.card]?.face ?? -1] : undefined;
  const taste = face && tasteOf(face);
  return taste ? 1 + LIKING * (temper[taste] - MIDDLE) : 1;
}

type Taste = 'creatures' | 'counterspells' | 'burn';

const tastes = new WeakMap<Face, { readonly taste: Taste | undefined }>();

function tasteOf(face: Face): Taste | undefined {
  const known = tastes.get(face);
  if (known) return known.taste;
  const taste = readTaste(face);
  tastes.set(face, { taste });
  return taste;
}

function readTaste(face: Face): Taste | undefined {
  if (face.types.includes('creature')) return 'creatures';
  const spells = face.abilities.filter(({ kind }) => kind === 'spell');
  if (mentions(spells, 'counter')) return 'counterspells';
  return mentions(spells, 'damage') ? 'burn' : undefined;
}

/** Whether a node of this kind is anywhere in a tree. */
function mentions(tree: unknown, kind: string): boolean {
  if (typeof tree !== 'object' || tree === null) return false;
  if ('kind' in tree && tree.kind === kind) return true;
  return Object.values(tree).some((part) => mentions(part, kind));
}
