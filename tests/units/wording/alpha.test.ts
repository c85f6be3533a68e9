import { describe, expect, test } from 'vitest';
import { faceNamed } from '../../../src-main/cards/index.ts';
import { ALPHA } from '../../../src-main/engine/editions/alpha.ts';
import type { Face } from '../../../src-main/engine/language/face.ts';
import type { Lexicon } from '../../../src-main/wording/lexicon.ts';
import { lexiconNamed, textOf } from '../../../src-main/wording/text.ts';
import { typeLineOf } from '../../../src-main/wording/type-line.ts';

const words = lexiconNamed(ALPHA.lexicon) as Lexicon;
const faceOf = (name: string): Face => faceNamed(name, ALPHA.eras) as Face;

describe('In the words of 1993', () => {
  test.each([
    ['Rod of Ruin', 'Mono Artifact'],
    ['Sol Ring', 'Mono Artifact'],
    ['Iron Star', 'Poly Artifact'],
    ['Ankh of Mishra', 'Continuous Artifact'],
    ['Living Wall', 'Artifact Creature'],
    ['Gray Ogre', 'Summon Ogre'],
    ['Goblin King', 'Summon Goblin King'],
    ['Zombie Master', 'Summon Lord'],
    ['Holy Strength', 'Enchant Creature'],
    ['Phantasmal Terrain', 'Enchant Land'],
    ['Bad Moon', 'Enchantment'],
    ['Dark Ritual', 'Interrupt'],
    ['Forest', 'Land'],
  ])('R118 the line of %s reads %s', (name, line) => {
    expect(typeLineOf(faceOf(name), words)).toBe(line);
  });

  test.each([
    ['Prodigal Sorcerer', 'Tap to deal 1 damage to target creature or player.'],
    ['Rod of Ruin', '{3}: Tap to deal 1 damage to target creature or player.'],
    ['Helm of Chatzuk', '{1}: Tap to give target creature banding until end of turn.'],
    ['Frozen Shade', '{B}: Frozen Shade gets +1/+1 until end of turn.'],
    ['Wrath of God', 'Destroy all creatures. They cannot be regenerated.'],
  ])('%s reads "%s"', (name, text) => {
    expect(textOf(faceOf(name), words)).toBe(text);
  });

  test('a symbol stands for tapping in other words', () => {
    for (const name of ['fifth', 'm11'])
      expect(textOf(faceOf('Rod of Ruin'), lexiconNamed(name) as Lexicon)).toMatch(/^\{3\}, \{T\}: /);
  });
});
