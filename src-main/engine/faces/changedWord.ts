/** Changing a word of a text: a pure function from face to face with the same node numbers. */
import type { Face } from '../language/face.ts';

/**
 * Colour words stand in filters of kind `colour`, land types in filters of kind `subtype` and in modifications of land
 * type. The land types that a card has are such words as well; its own colours and its name are none.
 */
export function withChangedWord(face: Face, from: string, to: string): Face {
  function walk(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(walk);
    if (typeof node !== 'object' || node === null) return node;
    const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, walk(value)]));
    if (copy['kind'] === 'colour' && copy['colour'] === from) return { ...copy, colour: to };
    if (copy['kind'] === 'subtype' && copy['subtype'] === from) return { ...copy, subtype: to };
    if (copy['kind'] === 'setLandType' && copy['type'] === from) return { ...copy, type: to };
    return copy;
  }

  return {
    ...face,
    abilities: walk(face.abilities) as Face['abilities'],
    subtypes: face.subtypes.map((subtype) => (subtype === from ? to : subtype)),
  };
}
