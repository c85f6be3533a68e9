import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LIGHTS, type Light } from '../../../src-shared/preferences.ts';

const sheet = readFileSync(join(import.meta.dirname, '../../../src-renderer/styles/palette.css'), 'utf8');

function block(selector: string): Map<string, string> {
  const start = sheet.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`palette.css has no ${selector}`);
  const body = sheet.slice(start, sheet.indexOf('\n}', start));
  return new Map(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const lantern = block(':root');
const changes: Record<Light, Map<string, string>> = {
  lantern: new Map(),
  darkRoom: block("[data-light='darkRoom']"),
  highContrast: block("[data-light='highContrast']"),
};

function colour(light: Light, name: string): string {
  const value = changes[light].get(name) ?? lantern.get(name);
  if (value === undefined) throw new Error(`palette.css has no ${name}`);
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (other !== undefined) return colour(light, other);
  if (!/^#[0-9a-f]{6}$/.test(value)) throw new Error(`${name} is not one colour: ${value}`);
  return value;
}

/** As the guidelines for readable pages define it, 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other].map(luminance).sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const COLOURS = ['white', 'blue', 'black', 'red', 'green', 'colourless'] as const;

describe.each(LIGHTS)('by the light %s', (light) => {
  test.each([
    ['--page-text', '--page', 7],
    ['--panel-text', '--panel', 7],
    ['--panel-text-dim', '--panel', 4.5],
    ['--focus', '--panel', 3],
    ['--optional', '--panel', 3],
    ['--mandatory', '--panel', 3],
    ['--target', '--panel', 3],
    ['--selected', '--panel', 3],
    ['--gain', '--panel', 4.5],
    ['--loss', '--panel', 4.5],
  ])('%s on %s stands out at least %d to 1', (text, ground, least) => {
    expect(contrast(colour(light, text), colour(light, ground))).toBeGreaterThanOrEqual(least);
  });

  test.each(COLOURS)('the name on a strip and the glyph on a pip can be read: %s', (name) => {
    const strip = contrast(colour(light, `--${name}-strip-name`), colour(light, `--${name}-strip`));
    const pip = contrast(colour(light, `--${name}-glyph`), colour(light, `--${name}-pip`));
    expect(strip).toBeGreaterThanOrEqual(4.5);
    expect(pip).toBeGreaterThanOrEqual(4.5);
  });
});

test('buttons can be read on the darkest part of their sheen', () => {
  const darkest = (light: Light, name: string) => {
    const shades = (changes[light].get(name) ?? lantern.get(name) ?? '').match(/#[0-9a-f]{6}/g) ?? [];
    if (shades.length === 0) throw new Error(`palette.css has no ${name}`);
    return shades;
  };
  for (const light of LIGHTS) {
    for (const button of ['brass', 'second', 'off'] as const) {
      const name = colour(light, `--${button}-button-name`);
      for (const shade of darkest(light, `--${button}-button`)) {
        expect(contrast(name, shade), `${button} in ${light} on ${shade}`).toBeGreaterThanOrEqual(3);
      }
    }
  }
});

test('a light changes only colours that there are', () => {
  for (const light of LIGHTS)
    for (const name of changes[light].keys()) expect(lantern.has(name), name).toBe(true);
});

test('high contrast has black, white, greys for what is off, and five signals', () => {
  const allowed = [
    '#000000',
    '#ffffff',
    '#ffee00',
    '#ff9500',
    '#ff5c6c',
    '#66c2ff',
    '#7dff7a',
    '#bdbdbd',
    '#8a8a8a',
  ];
  for (const [name, value] of changes.highContrast) {
    if (value.startsWith('#')) expect(allowed, name).toContain(value);
  }
});

test('a dark room has no pure white', () => {
  for (const [name, value] of changes.darkRoom) expect(value, name).not.toMatch(/#fff\b|#ffffff/);
});
