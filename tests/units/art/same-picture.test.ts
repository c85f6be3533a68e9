/** The same card is the same picture wherever it hangs: what is chosen in it never depends on the room there is. */
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { RULEBOOKS } from '../../../src-shared/rulebooks.ts';
import { allCards, faceNamed } from '../../../src-main/cards/index.ts';
import { editionNamed } from '../../../src-main/engine/editions/registry.ts';
import { faceInWords } from '../../../src-main/referee/faces.ts';
import { chanceOver, valuesFrom } from '../../../src-renderer/art/kit/chance.ts';
import { paintPicture } from '../../../src-renderer/art/pictures/paint-picture.ts';
import { pictureKey, subjectOf, type PictureSubject } from '../../../src-renderer/art/pictures/subject.ts';
import { paintedSize } from '../../../src-renderer/art/studio/sizes.ts';
import { openStudio } from '../../../src-renderer/art/studio/studio.ts';
import { NamedPixels, silentCanvas } from './recording-canvas.ts';

beforeAll(() => {
  vi.stubGlobal('ImageData', NamedPixels);
});

const ROOMS = [
  ['small', { width: 90, height: 80 }],
  ['small', { width: 480, height: 420 }],
  ['full', { width: 262, height: 187 }],
  ['banner', { width: 500, height: 156 }],
] as const;

/** Everything that is chosen in a picture: hour, side, habitat, subject, parts and how they stand. */
function recipe(subject: PictureSubject, [shape, box]: (typeof ROOMS)[number]): number[] {
  const chosen: number[] = [];
  const noting = (seed: number) => {
    const next = valuesFrom(seed);
    return chanceOver(() => {
      const value = next();
      chosen.push(value);
      return value;
    });
  };
  const { width, height } = paintedSize(shape, box);
  const studio = openStudio(silentCanvas, noting);
  paintPicture(silentCanvas(width, height), subject, width, height, studio);
  return chosen;
}

describe('the picture of a card', () => {
  test('is composed alike at every shape and size, for one card in nineteen of the corpus', () => {
    const differing = allCards()
      .filter((_, place) => place % 19 === 3)
      .flatMap(({ face }) => {
        const subject = subjectOf(faceInWords(face, 'm11'));
        const [first, ...others] = ROOMS.map((room) => recipe(subject, room).join(' '));
        return others.every((other) => other === first) ? [] : [face.name];
      });
    expect(differing).toEqual([]);
  });

  test('is made of enough choices to tell cards apart', () => {
    const [subject] = allCards().map(({ face }) => subjectOf(faceInWords(face, 'm11')));
    expect(subject && recipe(subject, ROOMS[0]).length).toBeGreaterThan(20);
  });

  test.each(RULEBOOKS)(
    'is the same at the table, in the Showcase and in the catalogue, by %s',
    (rulebook) => {
      const { eras } = editionNamed(rulebook);
      const print = { set: 'LEA', number: '1', rarity: 'rare' } as const;
      const differing = allCards().flatMap(({ face }) => {
        const atTable = faceInWords(face, rulebook);
        const ofItsTime = faceInWords(faceNamed(face.name, eras) ?? face, rulebook);
        const keys = [atTable, ofItsTime, { ...ofItsTime, print }].map((shown) =>
          pictureKey(subjectOf(shown)),
        );
        return new Set(keys).size === 1 ? [] : [face.name];
      });
      expect(differing).toEqual([]);
    },
  );

  test('has nothing in its subject but the facts of its face', () => {
    const [card] = allCards();
    if (!card) throw new Error('There are no cards.');
    const face = faceInWords(card.face, 'fifth');
    const changed = { ...face, text: 'Other words', typeLine: 'Other', print: { set: 'X' }, damage: 3 };
    expect(subjectOf(changed)).toEqual(subjectOf(face));
  });
});
