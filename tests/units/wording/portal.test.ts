import { describe, expect, test } from 'vitest';
import { toldOfTime } from '../../../scripts/corpus/texts.ts';
import { faceNamed } from '../../../src-main/cards/index.ts';
import { PORTAL } from '../../../src-main/engine/editions/portal.ts';
import type { Face } from '../../../src-main/engine/language/face.ts';
import type { Lexicon } from '../../../src-main/wording/lexicon.ts';
import { lexiconNamed, textOf } from '../../../src-main/wording/text.ts';
import { typeLineOf } from '../../../src-main/wording/type-line.ts';

const words = lexiconNamed(PORTAL.lexicon) as Lexicon;
const faceOf = (name: string): Face => faceNamed(name, PORTAL.eras) as Face;

describe('In the words of Portal', () => {
  test.each([
    ['Grizzly Bears', 'Summon Creature'],
    ['Wall of Granite', 'Summon Creature'],
    ['Blaze', 'Sorcery'],
    ['Deep Wood', 'Sorcery'],
    ['Forest', 'Land'],
  ])('R120 the line of %s reads %s', (name, line) => {
    expect(typeLineOf(faceOf(name), words)).toBe(line);
  });

  test.each([
    ['Volcanic Hammer', 'Volcanic Hammer deals 3 damage to any one creature or player.'],
    ['Wicked Pact', 'Destroy any two nonblack creatures. You lose 5 life.'],
    ['Tidal Surge', 'Tap up to three creatures without flying.'],
    ['Natural Spring', 'Any one player gains 8 life.'],
    ['Lava Axe', 'Lava Axe deals 5 damage to your opponent.'],
    ['Vampiric Touch', 'Vampiric Touch deals 2 damage to your opponent. You gain 2 life.'],
    ['Time Ebb', "Return any one creature to the top of its owner's deck."],
    ['Craven Giant', "Craven Giant can't intercept."],
    ['Fleet-Footed Monk', /can't be intercepted by creatures with offense/],
    ['Fire Snake', /is put into the discard pile from play, destroy any one land\.$/],
  ])('R156 R159 %s reads %s', (name, text) => {
    expect(textOf(faceOf(name), words)).toMatch(
      typeof text === 'string' ? new RegExp(`^${literally(text)}$`) : text,
    );
  });

  test.each([
    ['Storm Crow', 'Flying (Only creatures with flying can intercept it.)'],
    [
      'Bull Hippo',
      "Islandwalk (It can't be intercepted as long as the defending player has an island in play.)",
    ],
    ['Raging Goblin', 'Raging Goblin may attack in the turn you play it.'],
    ['Ardent Militia', 'Ardent Militia does not tap when it attacks.'],
    ['Giant Spider', 'Giant Spider can intercept creatures with flying.'],
    ['Wall of Granite', "Wall of Granite can't attack."],
  ])('what is a keyword elsewhere is a sentence or has a reminder: %s', (name, text) => {
    expect(textOf(faceOf(name), words)).toBe(text);
  });

  test('R164 a sorcery for the turn of another tells its moment', () => {
    expect(textOf(faceOf("Assassin's Blade"), words)).toBe(
      "Play Assassin's Blade only after you are attacked, before you declare interceptors. Destroy any one attacking nonblack creature.",
    );
  });

  test.each([
    ['Monstrous Growth', 'Any one creature gets +4/+4 until the end of the turn.'],
    ['Steadfastness', 'All your creatures get +0/+3 until the end of the turn.'],
    ['Seasoned Marshal', 'If Seasoned Marshal attacks, you may choose to tap any one creature.'],
    ['Wrath of God', 'Destroy all creatures.'],
    ['Natural Order', /destroy one of your green creatures/],
    ['Mercenary Knight', /destroy it unless you discard a creature card/],
    ['Deep-Sea Serpent', /unless defending player has an island in play/],
    ['Exhaustion', /do not untap at the beginning of that player's next turn\.$/],
    ['False Peace', "Your opponent can't attack on his or her next turn."],
    [
      "King's Assassin",
      "On your turn, before you attack, you may tap King's Assassin to destroy any one tapped creature.",
    ],
    [
      'Stern Marshal',
      /you may tap Stern Marshal to give any one creature \+2\/\+2 until the end of the turn\.$/,
    ],
    ['Alluring Scent', 'Choose any one creature. All creatures able to intercept it do so this turn.'],
  ])('R156 R159 as the book puts it: %s reads %s', (name, text) => {
    expect(textOf(faceOf(name), words)).toMatch(
      typeof text === 'string' ? new RegExp(`^${literally(text)}$`) : text,
    );
  });

  test('R156 none of its own cards has a word of standard play', () => {
    const strange =
      /\bcontrol|\bsacrific|\{T\}|\bcombat\b|\b[Cc]ounter\b.*\bspell|\bregenerat|\buntap step|until end of turn|\{C\}/;
    const texts = toldOfTime('portal').filter(({ text }) => strange.test(text));
    expect(texts.map(({ face }) => face.name)).toEqual([]);
  });

  test('R519 a sorcery that undoes another card says when it is played', () => {
    expect(textOf(faceOf('Mystic Denial'), words)).toMatch(
      /^Play Mystic Denial only when a creature or sorcery card is played/,
    );
    expect(textOf(faceOf('Counterspell'), words)).toMatch(/^Play Counterspell only when a card is played/);
  });

  test('the same cards speak of targets, libraries and blocks elsewhere', () => {
    const tenth = lexiconNamed('tenth') as Lexicon;
    const face = (name: string): Face => faceNamed(name, ['tenth', 'm11']) as Face;
    expect(textOf(face('Time Ebb'), tenth)).toBe("Put target creature on top of its owner's library.");
    expect(textOf(face('Lava Axe'), tenth)).toBe('Lava Axe deals 5 damage to target player.');
    expect(textOf(face('Craven Giant'), tenth)).toBe("Craven Giant can't block.");
    expect(textOf(face('Storm Crow'), tenth)).toBe('Flying');
  });
});

function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
