/** The painter: every card of the corpus at the size of a small card, on the browser's own canvas. */
import { join } from 'node:path';
import { build } from 'vite';
import { allCards } from '../../../src-main/cards/index.ts';
import type { Face } from '../../../src-main/engine/language/face.ts';
import { coloursOf, manaOf } from '../../../src-main/engine/language/mana.ts';
import { wordsOf } from '../../../src-main/engine/value/masks.ts';
import { forceOf } from '../../../src-main/wording/force.ts';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { COLOURS } from '../../../src-shared/duel/words.ts';
import { openBrowser } from '../browser.ts';
import { quantile, type Measurement } from '../figure.ts';

const WIDTH = 131;
const HEIGHT = 116;

/** Milliseconds for each card; reading one pixel waits until all strokes are on the canvas. */
const PAINT_ALL = `(subjects) => {
  const canvas = new OffscreenCanvas(${String(WIDTH)}, ${String(HEIGHT)}).getContext('2d');
  return subjects.map((subject) => {
    const begun = performance.now();
    painter.paintPicture(canvas, subject, ${String(WIDTH)}, ${String(HEIGHT)});
    canvas.getImageData(0, 0, 1, 1);
    return performance.now() - begun;
  });
}`;

export const pictures: Measurement = {
  needsBuild: false,
  measure: async () => {
    const code = await bundled();
    const browser = await openBrowser();
    try {
      const page = await browser.newPage();
      await page.addScriptTag({ content: code });
      const paint = `(${PAINT_ALL})(${JSON.stringify(allCards().map(({ face }) => subjectOf(face)))})`;
      // The first round compiles the painter.
      await page.evaluate(paint);
      const times = await page.evaluate<number[]>(paint);
      return [
        { name: 'picture of a small card, median', value: quantile(times, 0.5), unit: 'ms', aim: 3 },
        { name: 'picture of a small card, 95 of 100', value: quantile(times, 0.95), unit: 'ms' },
      ];
    } finally {
      await browser.close();
    }
  },
};

/** The painter as one script, by the name `painter`. */
async function bundled(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'chrome140',
      lib: {
        entry: join(ROOT, 'src-renderer/art/pictures/paint-picture.ts'),
        formats: ['iife'],
        name: 'painter',
      },
    },
  });
  const [made] = [result].flat();
  if (!made || !('output' in made)) throw new Error('The painter could not be bundled.');
  return made.output[0].code;
}

/** The facts that a picture is painted from. */
function subjectOf(face: Face) {
  const { name, types, subtypes, power, toughness } = face;
  return {
    name,
    types,
    subtypes,
    power,
    toughness,
    colours: face.colours ?? wordsOf(COLOURS, coloursOf(manaOf(face.cost ?? ''))),
    keywords: face.abilities.flatMap((ability) => (ability.kind === 'keyword' ? [ability.keyword] : [])),
    force: forceOf(face),
  };
}
