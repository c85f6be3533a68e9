import { beforeAll, expect, test, vi } from 'vitest';
import { BLANK_FACE, HEADGEAR, FACE_MARKS, type FacePlan } from '../../../src-shared/face-plan.ts';
import { faceFrom } from '../../../src-renderer/art/faces/face-from.ts';
import { faceKey, paintable } from '../../../src-renderer/art/faces/face-key.ts';
import { paintFace } from '../../../src-renderer/art/faces/paint-face.ts';
import { openStudio } from '../../../src-renderer/art/studio/studio.ts';
import { NamedPixels, recorder } from './recording-canvas.ts';

beforeAll(() => {
  vi.stubGlobal('ImageData', NamedPixels);
});

function picture(plan: FacePlan): string {
  const { record, makeCanvas } = recorder();
  paintFace(makeCanvas(128, 128), plan, 128, 128, openStudio(makeCanvas));
  return record.join('\n');
}

const names = Array.from({ length: 60 }, (_, index) => `Wizard ${String(index)}`);

test('a name always has the same face', () => {
  expect(faceFrom('Morrow Vane')).toEqual(faceFrom('Morrow Vane'));
  expect(picture(faceFrom('Morrow Vane'))).toBe(picture(faceFrom('Morrow Vane')));
});

test('sixty names have sixty faces that differ in more than how hairs fall', () => {
  const plans = names.map((name) => {
    const { headgear, style, beard, ears, skin, colours, garments = [], marks = [] } = faceFrom(name);
    return [headgear, style, beard, ears, skin, colours, garments, marks].map(String).join('|');
  });
  expect(new Set(plans).size).toBe(60);
  expect(new Set(names.map((name) => picture(faceFrom(name)))).size).toBe(60);
});

test.each(HEADGEAR)('a %s can be seen', (headgear) => {
  const { headgear: _, ...bare } = faceFrom('Tamsin Reed');
  expect(picture({ ...bare, headgear })).not.toBe(picture(bare));
  expect(faceKey({ ...bare, headgear })).not.toBe(faceKey(bare));
});

test.each(FACE_MARKS)('%s can be seen', (mark) => {
  const { marks: _, ...plain } = faceFrom('Tamsin Reed');
  expect(picture({ ...plain, marks: [mark] })).not.toBe(picture(plain));
});

test('what no face can be made of is a blank one, which can be painted', () => {
  const face = faceFrom('Tamsin Reed');
  expect(paintable(face)).toBe(face);
  const without = { ...face, colours: undefined } as unknown as FacePlan;
  const strange = { ...face, colours: ['purple'] } as unknown as FacePlan;
  for (const wrong of [{} as FacePlan, without, strange]) expect(paintable(wrong)).toBe(BLANK_FACE);
  expect(picture(BLANK_FACE)).not.toBe('');
});
