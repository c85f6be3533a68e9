/** Abilities that work while their card lies in a graveyard. */
import type { CardNumber, Duel } from '../value/duel.ts';
import type { Of } from '../value/derived.ts';
import type { Ability, TriggeredAbility } from '../language/ability.ts';
import type { Face } from '../language/face.ts';

/** The abilities of a face that work in a graveyard, by their number. */
type Working = readonly (readonly [number, Ability])[];

const known = new WeakMap<readonly Face[], ReadonlyMap<number, Working>>();

/** Most duels have no such face: then nobody looks through the graveyards. */
function workingFaces(duel: Duel): ReadonlyMap<number, Working> {
  let found = known.get(duel.faces);
  if (!found) {
    found = new Map(
      duel.faces.flatMap((face, number) => {
        const working = workingOf(face);
        return working.length > 0 ? [[number, working] as const] : [];
      }),
    );
    known.set(duel.faces, found);
  }
  return found;
}

const workingOf = ({ abilities }: Face): Working =>
  abilities.flatMap((ability, number) =>
    'worksIn' in ability && ability.worksIn === 'graveyard' ? [[number, ability] as const] : [],
  );

export const anyWorksElsewhere = (duel: Duel): boolean => workingFaces(duel).size > 0;

export function buriedTriggers(duel: Duel): Of<TriggeredAbility>[] {
  const faces = workingFaces(duel);
  if (faces.size === 0) return [];
  return buriedCards(duel).flatMap((card) => {
    const face = duel.cards[card]?.face ?? -1;
    return (faces.get(face) ?? []).flatMap(([number, ability]) =>
      ability.kind === 'triggered' ? [{ card, at: { face, ability: number }, ability }] : [],
    );
  });
}

/** Cards in graveyards that may have something to be activated there. */
export function buriedWithAbilities(duel: Duel): CardNumber[] {
  const faces = workingFaces(duel);
  if (faces.size === 0) return [];
  return buriedCards(duel).filter((card) =>
    faces.get(duel.cards[card]?.face ?? -1)?.some(([, { kind }]) => kind === 'activated'),
  );
}

const buriedCards = (duel: Duel): CardNumber[] => duel.graveyards.flat();
