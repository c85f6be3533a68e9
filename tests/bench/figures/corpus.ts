/**
 * How long the cards take to be there: the corpus alone, bundled as the program is, imported and read in a process of
 * its own. What the engine is needed for is left out.
 */
import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { makeFolder, removeFolder } from '../../support/folders.ts';
import { bundled } from '../bundled.ts';
import { median, type Measurement } from '../figure.ts';

const LOADS = 9;

const timed = (file: string): string => `
  const begun = performance.now();
  const { allCards } = await import(${JSON.stringify(pathToFileURL(file).href)});
  if (allCards().length < 1000) throw new Error('Cards are missing.');
  console.log(performance.now() - begun);`;

function loadOnce(file: string): number {
  const args = ['--input-type=module', '--eval', timed(file)];
  return Number(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

export const corpus: Measurement = {
  needsBuild: false,
  measure: async () => {
    const folder = makeFolder();
    try {
      const file = await bundled('src-main/cards/index.ts', folder);
      const loads = Array.from({ length: LOADS }, () => loadOnce(file));
      return [{ name: 'corpus: all cards loaded', value: median(loads), unit: 'ms', aim: 100 }];
    } finally {
      removeFolder(folder);
    }
  },
};
