import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runHere } from '../../support/running.ts';

const CHILD = fileURLToPath(new URL('../../support/mistakes.ts', import.meta.url));

async function mistake(...words: string[]) {
  const { code, stdout } = await runHere('.', [CHILD, ...words]);
  return {
    code,
    told: stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  };
}

const recorded = { recorded: { where: 'program', message: 'the words of the mistake' } };

test('a promise that nobody waits for is told and noted, and the program goes on', async () => {
  expect(await mistake('rejected')).toEqual({
    code: 0,
    told: [
      {
        told: 'Spellchain made a mistake (the words of the mistake). It goes on, and has noted it for a report.',
      },
      recorded,
      { went: 'on' },
    ],
  });
});

test.each([[], ['recordFails']])(
  'an exception that nothing catches is told and noted, and ends it (%s)',
  async (...words) => {
    expect(await mistake('thrown', ...words)).toEqual({
      code: 1,
      told: [
        {
          told: 'Spellchain made a mistake and ends. What was written is safe: start it again, and go on there.',
        },
        recorded,
      ],
    });
  },
);
