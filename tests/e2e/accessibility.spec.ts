/** That axe would find something: by every light, where it is looked for, on a page that is plain for other tests. */
import { LIGHTS } from '../../src-shared/preferences.ts';
import { complaints, violations } from './accessibility.ts';
import { enter, expect, test } from './support.ts';

test('what cannot be read is found by every light, and what has no name by one', async ({ page, host }) => {
  await enter(page, host);
  expect(await complaints(page)).toEqual([]);
  await page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const note = document.createElement('p');
    note.textContent = 'dark on dark';
    Object.assign(note.style, { position: 'fixed', top: '0', left: '0', zIndex: '9' });
    Object.assign(note.style, { color: '#333', backgroundColor: '#222' });
    const nameless = document.createElement('button');
    main.append(note, nameless);
  });
  const found = (await complaints(page)).map((line) => line.replace(/:.*/s, ''));
  expect(found.toSorted()).toEqual(
    [...LIGHTS.map((light) => `${light}, color-contrast`), 'lantern, button-name'].toSorted(),
  );
  expect(await violations(page, ['main p'])).toEqual([expect.stringMatching(/^color-contrast: <p/)]);
  expect(await violations(page, ['[role="menu"]'])).toEqual([]);
});
