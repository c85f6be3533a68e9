import { describe, expect, test } from 'vitest';
import { faded, mix } from '../../../src-renderer/art/kit/colour.ts';
import { times } from '../../../src-renderer/art/kit/list.ts';

describe('mixing', () => {
  test('begins with the one colour and ends with the other', () => {
    expect(mix('#123456', '#fedcba', 0)).toBe('#123456');
    expect(mix('#123456', '#fedcba', 1)).toBe('#fedcba');
  });

  test('averages squares, so that the middle of black and white is lighter than half', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#b4b4b4');
  });

  test('is a colour with each channel between those of the two, at every share', () => {
    for (const share of times(21, (step) => step / 20)) {
      const mixed = mix('#0a50f0', '#14a000', share);
      expect(mixed).toMatch(/^#[0-9a-f]{6}$/);
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(mixed.slice(at, at + 2), 16));
      expect(red >= 0x0a && red <= 0x14).toBe(true);
      expect(green >= 0x50 && green <= 0xa0).toBe(true);
      expect(blue <= 0xf0).toBe(true);
    }
  });
});

test('a faded colour keeps its channels', () => {
  expect(faded('#ff8000', 0.25)).toBe('rgb(255 128 0 / 0.250)');
});
