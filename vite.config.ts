import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const at = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Modules that are never bundled: Electron brings itself, better-sqlite3 brings a native file. */
const outside = ['electron', 'better-sqlite3'];

/** Tests take packages as Node does: told so for them too, Vitest would translate the whole of TypeScript in every run. */
const packagesInTheBuild = {
  name: 'packages-in-the-build',
  apply: 'build' as const,
  configEnvironment: (name: string) =>
    name === 'client' ? undefined : { resolve: { noExternal: true as const } },
};

function forNode(folder: string, input: Record<string, string>, format: 'es' | 'cjs') {
  const ending = format === 'cjs' ? 'cjs' : 'js';
  return {
    consumer: 'server' as const,
    resolve: { external: outside },
    build: {
      ssr: true,
      target: 'node24',
      outDir: at(`dist/${folder}`),
      emptyOutDir: true,
      sourcemap: true,
      minify: false,
      copyPublicDir: false,
      rolldownOptions: {
        input,
        external: outside,
        output: { format, entryFileNames: `[name].${ending}`, chunkFileNames: `[name]-[hash].${ending}` },
      },
    },
  };
}

/** What is waited for comes within a second or two, but not on a machine that is busy elsewhere. */
const PATIENCE = { poll: { timeout: 30_000, interval: 5 } };

/**
 * What a hang is, not what is usual: ten times and more what the slowest test of a project takes on a quiet machine
 * (5, 13 and 27 seconds), for others are three times as slow and have more to do.
 */
const LIMITS = { unit: 90_000, process: 180_000, property: 300_000, long: 60 * 60_000 } as const;

/** `npm test` runs one after another; `npx vitest --project units` is for working. */
function suite(
  name: string,
  include: string[],
  limit: keyof typeof LIMITS,
  more: { exclude?: string[]; isolate?: boolean; env?: Record<string, string>; globalSetup?: string[] } = {},
) {
  const testTimeout = LIMITS[limit];
  return {
    extends: true as const,
    test: { ...more, name, include, testTimeout, hookTimeout: testTimeout, expect: PATIENCE },
  };
}

/** For those that start the host again and again. */
const HOSTS = [at('tests/support/host-bundle.ts')];

/** Folders whose tests touch nothing but values and files of their own: they share a process, and what it has loaded. */
const TOGETHER = [
  ...[
    'art',
    'campaign',
    'cards',
    'collection',
    'commands',
    'decks',
    'documents',
    'engine',
    'kept',
    'lint',
    'mutate',
    'opponents',
    'packaging',
    'referee',
    'renderer',
    'scenarios',
    'wording',
  ],
].map((folder) => `tests/units/${folder}/**/*.test.ts`);

/** Each gives Electron another stand-in, and whoever has loaded it keeps it. */
const APART = ['tests/units/hosts/electron.test.ts', 'tests/units/preferences/preferences.test.ts'];

export default defineConfig({
  root: 'src-renderer',
  base: './',
  plugins: [svelte({ configFile: false }), packagesInTheBuild],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: at('dist/renderer'),
        emptyOutDir: true,
        target: 'chrome140',
        assetsInlineLimit: 0,
        // Named by no page and packed with none: they tell what of others is in it.
        sourcemap: 'hidden',
      },
    },
    // Vite always builds an environment called `ssr`: it is the main process.
    ssr: forNode(
      'main',
      {
        electron: at('src-main/hosts/electron.ts'),
        web: at('src-main/hosts/web.ts'),
        // Of its own, for the page tests to open it in their own process.
        'web-host': at('src-main/hosts/web-host.ts'),
        mind: at('src-main/opponents/worker.ts'),
        bouts: at('src-main/referee/bouts/worker.ts'),
        files: at('src-main/program/file-worker.ts'),
      },
      'es',
    ),
    // A sandboxed preload cannot be an ES module.
    preload: forNode('preload', { preload: at('src-main/hosts/preload.ts') }, 'cjs'),
  },
  test: {
    root: at('.'),
    globalSetup: [at('tests/support/passing-folder.ts')],
    teardownTimeout: LIMITS.unit,
    server: { deps: { inline: ['electron-store'] } },
    projects: [
      suite('together', TOGETHER, 'unit', { isolate: false }),
      // They start hosts, threads and databases, and end them.
      suite('units', ['tests/units/**/*.test.ts', 'src-*/**/*.test.ts'], 'unit', {
        exclude: [...TOGETHER, ...APART],
        isolate: false,
        globalSetup: HOSTS,
      }),
      suite('apart', APART, 'unit'),
      // Whole programs started and ended: too slow for every save.
      suite('processes', ['tests/processes/**/*.test.ts'], 'process', { globalSetup: HOSTS }),
      suite('properties', ['tests/properties/**/*.test.ts'], 'property'),
      // What `npm run build` made, as it is shipped.
      suite('packaging', ['tests/packaging/**/*.test.ts'], 'process'),
      // The properties once more, and each of them more often.
      suite('long', ['tests/long/**/*.test.ts', 'tests/properties/**/*.test.ts'], 'long', {
        env: { SPELLCHAIN_TRIES: 'many' },
      }),
    ],
  },
});
