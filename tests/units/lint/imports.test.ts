import { imports } from '../../../scripts/lint/imports.js';
import { inFile, ruleTester } from './rule-tester.ts';

const PORT = 'say what you need as a type of your own (a port), and let src-main/program hand in what fits';

const refused = (path: string, code: string, why: string | RegExp) => ({
  ...inFile(path, code),
  errors: [{ message: why }],
});

ruleTester.run('imports', imports, {
  valid: [
    inFile(
      'src-shared/views.ts',
      `import { RULEBOOKS } from './rulebooks.ts'; import * as v from 'valibot';`,
    ),
    inFile(
      'src-main/engine/turn/turn.ts',
      `import { x } from '../../../src-shared/views.ts'; import './steps.ts';`,
    ),
    inFile('src-main/cards/alpha/red.ts', `import { damage } from '../../engine/language/damage.ts';`),
    inFile('src-main/wording/text.ts', `import type { Ability } from '../engine/language/ability.ts';`),
    inFile(
      'src-main/opponents/worker.ts',
      `import { parentPort } from 'node:worker_threads'; import '../cards/all.ts';`,
    ),
    inFile('src-main/referee/referee.ts', `import '../opponents/wizard.ts'; import '../engine/index.ts';`),
    inFile('src-main/campaign/gauntlet.ts', `import '../referee/referee.ts';`),
    inFile('src-main/decks/legality.ts', `import '../engine/editions/alpha.ts'; import '../cards/all.ts';`),
    inFile(
      'src-main/collection/search.ts',
      `import '../wording/text.ts'; import Database from 'better-sqlite3';`,
    ),
    inFile(
      'src-main/program/program.ts',
      `import '../collection/open.ts'; import '../campaign/gauntlet.ts';`,
    ),
    inFile('src-main/hosts/electron.ts', `import { app } from 'electron'; import '../program/program.ts';`),
    inFile('src-main/hosts/web.ts', `import info from '../../package.json' with { type: 'json' };`),
    inFile(
      'src-renderer/table/Table.ts',
      `import '../../src-shared/contract.ts'; import { mount } from 'svelte';`,
    ),
    inFile('src-renderer/table/Table.ts', `import '../help/page.ts'; import './windows/Hand.ts';`),
    inFile('src-renderer/table/Table.ts', `import type { REPLY } from '../../src-shared/shapes/reply.ts';`),
    inFile('src-main/program/inputs.ts', `import { DUEL_INPUTS } from '../../src-shared/inputs/duels.ts';`),
    inFile('src-renderer/room-components.ts', `void import('./table/TableRoom.svelte');`),
    inFile('src-renderer/shell/Title.ts', `import icon from '../../resources/icons/icon.svg?raw';`),
    inFile('src-main/engine/turn/turn.test.ts', `import '../../program/program.ts'; import 'node:fs';`),
    inFile(
      'tests/units/any.test.ts',
      `import '../../src-main/engine/value/duel.ts'; import '../../src-renderer/main.ts';`,
    ),
    inFile('scripts/icons.ts', `import '../src-main/program/program.ts';`),
    inFile('scripts/fuzz/fuzz.ts', `import { answer } from '../../src-main/engine/index.ts';`),
    inFile(
      'src-main/opponents/combat/glance.ts',
      `import { looksOf } from '../../engine/position.ts'; import { duel } from '../../engine/language/x.ts';`,
    ),
    inFile('src-main/engine/reading/refs.ts', `import '../value/seats.ts'; import './filters.ts';`),
    inFile('src-main/engine/casting/acts.ts', `import '../timing/duties.ts'; import '../layers/inPlay.ts';`),
    inFile('src-main/engine/index.ts', `import './play/answer.ts';`),
  ],
  invalid: [
    refused(
      'src-shared/views.ts',
      `import { duel } from '../src-main/engine/value/duel.ts';`,
      'src-shared may not import src-main/engine/value/duel.ts: keep in src-shared only words that both sides use, and move what needs more to its own side.',
    ),
    refused(
      'src-shared/views.ts',
      `import { join } from 'node:path';`,
      /^src-shared may not import node:path, which is Node's: /,
    ),
    refused(
      'src-shared/views.ts',
      `import { join } from 'path';`,
      /^src-shared may not import path, which is Node's: /,
    ),
    refused(
      'src-shared/views.ts',
      `import { mount } from 'svelte';`,
      /^src-shared may not import the package svelte: /,
    ),
    refused(
      'src-main/engine/index.ts',
      `import { bolt } from '../cards/alpha/red.ts';`,
      /^src-main\/engine may not import src-main\/cards\/alpha\/red.ts: let the caller pass it in as data/,
    ),
    refused(
      'src-main/engine/index.ts',
      `import { readFileSync } from 'node:fs';`,
      /^src-main\/engine may not import node:fs/,
    ),
    refused(
      'src-main/engine/index.ts',
      `import { x } from '../../resources/x.json';`,
      /^src-main\/engine may not import resources\/x.json/,
    ),
    refused(
      'src-main/engine/index.ts',
      `export { bolt } from '../cards/red.ts';`,
      /^src-main\/engine may not import/,
    ),
    refused(
      'src-main/engine/index.ts',
      `export * from '../cards/red.ts';`,
      /^src-main\/engine may not import/,
    ),
    refused(
      'src-main/engine/index.ts',
      `const red = await import('../cards/red.ts');`,
      /^src-main\/engine may not import/,
    ),
    refused(
      'src-main/engine/index.ts',
      `type Red = import('../cards/red.ts').Red;`,
      /^src-main\/engine may not import/,
    ),
    refused(
      'src-main/engine/index.ts',
      `import type { Red } from '../cards/red.ts';`,
      /^src-main\/engine may not import/,
    ),
    refused(
      'src-main/cards/alpha/red.ts',
      `import { say } from '../../wording/say.ts';`,
      /say it with the builders of src-main\/engine\/language/,
    ),
    refused(
      'src-main/wording/text.ts',
      `import { red } from '../cards/alpha/red.ts';`,
      /^src-main\/wording may not import src-main\/cards/,
    ),
    refused(
      'src-main/opponents/wizard.ts',
      `import { run } from '../referee/referee.ts';`,
      /work from what a seat is shown/,
    ),
    refused(
      'src-main/referee/journal.ts',
      `import { open } from '../collection/open.ts';`,
      `src-main/referee may not import src-main/collection/open.ts: ${PORT}.`,
    ),
    refused(
      'src-main/campaign/ante.ts',
      `import { open } from '../collection/open.ts';`,
      `src-main/campaign may not import src-main/collection/open.ts: ${PORT}.`,
    ),
    refused(
      'src-main/decks/legality.ts',
      `import { duel } from '../engine/duel.ts';`,
      /ask src-main\/engine\/editions for the rules of decks/,
    ),
    refused(
      'src-main/decks/legality.ts',
      `import { x } from '../collection/open.ts';`,
      /^src-main\/decks may not import src-main\/collection/,
    ),
    refused(
      'src-main/collection/search.ts',
      `import { duel } from '../engine/duel.ts';`,
      /the collection knows no duel and no campaign/,
    ),
    refused(
      'src-main/collection/search.ts',
      `import { duel } from '../engine/language-tools/x.ts';`,
      /^src-main\/collection may not import/,
    ),
    refused(
      'src-main/program/program.ts',
      `import { web } from '../hosts/web.ts';`,
      /let the host hand it to openProgram/,
    ),
    refused(
      'src-main/program/program.ts',
      `import Store from 'electron-store';`,
      /^Only src-main\/hosts may import electron-store: /,
    ),
    refused(
      'src-main/referee/journal.ts',
      `import Database from 'better-sqlite3';`,
      /^Only src-main\/collection and src-main\/program may import better-sqlite3: /,
    ),
    refused(
      'src-renderer/table/Table.ts',
      `import { legal } from '../../src-main/decks/legality.ts';`,
      /ask for it with a call of src-shared\/contract.ts/,
    ),
    refused(
      'src-main/opponents/wizard.ts',
      `import { looksOf } from '../engine/reading/looks.ts';`,
      'src-main/engine/reading/looks.ts is inside the engine: others play through src-main/engine/index.ts and read a position through src-main/engine/position.ts.',
    ),
    refused(
      'scripts/scenario/play.ts',
      `import type { WindowFrame } from '../../src-main/engine/value/frame.ts';`,
      /^src-main\/engine\/value\/frame.ts is inside the engine: /,
    ),
    refused(
      'src-main/engine/value/things.ts',
      `import { looksOf } from '../reading/looks.ts';`,
      /^src-main\/engine\/value may not import src-main\/engine\/reading\/looks.ts, which is above it: /,
    ),
    refused(
      'src-main/engine/combat/block.ts',
      `import { run } from '../play/run.ts';`,
      /which is above it: .* is pushed on the stack of frames\.$/,
    ),
    refused(
      'src-main/engine/casting/acts.ts',
      `import { answer } from '../index.ts';`,
      /^src-main\/engine\/casting may not import src-main\/engine\/index.ts, which is above it: /,
    ),
    refused(
      'src-renderer/table/Table.ts',
      `import { deckName } from '../deck-builder/names.ts';`,
      /^src-renderer\/table may not import src-renderer\/deck-builder\/names.ts, which is beside it: /,
    ),
    refused(
      'src-renderer/shell/shell.svelte.ts',
      `const Room = () => import('../table/TableRoom.svelte');`,
      /^src-renderer\/shell may not import src-renderer\/table\/TableRoom.svelte, which is above it: /,
    ),
    refused(
      'src-renderer/words/preferences.ts',
      `import type { IconName } from '../art/icons/icons.ts';`,
      /which is above it: what both need lives on a floor below/,
    ),
    refused(
      'src-renderer/about/AboutRoom.ts',
      `import { shell } from '../main.ts';`,
      /^src-renderer\/about may not import src-renderer\/main.ts, which is above it: /,
    ),
    refused(
      'src-renderer/table/Table.ts',
      `import { DUEL_INPUTS } from '../../src-shared/inputs/duels.ts';`,
      /^src-renderer may import types alone from src-shared\/inputs\/duels.ts: /,
    ),
    refused(
      'src-renderer/table/Table.ts',
      `import { readFileSync } from 'node:fs';`,
      /^src-renderer may not import node:fs/,
    ),
    refused(
      'src-renderer/table/Table.ts',
      `import { ipcRenderer } from 'electron';`,
      /^Only src-main\/hosts may import electron: /,
    ),
    refused(
      'src-main/helpers/x.ts',
      `export const x = 1;`,
      /^src-main\/helpers\/x.ts is in no part of the house: put it in one of src-shared, /,
    ),
  ],
});
