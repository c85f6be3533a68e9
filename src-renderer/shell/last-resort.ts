/** What is left when the window itself could not be drawn: plain words, made without any of its parts. */
import { LINE } from '../words/line.ts';
import { NAME } from '../words/title.ts';
import { TROUBLE } from '../words/trouble.ts';
import { withoutPrivatePaths } from './report.ts';

export function showLastResort(page: HTMLElement, failure: unknown): void {
  const reload = element('button', LINE.reload);
  reload.addEventListener('click', () => {
    location.reload();
  });
  const words = failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
  const main = document.createElement('main');
  main.className = 'last-resort';
  main.append(
    element('h1', NAME),
    element('p', TROUBLE.dead),
    element('pre', withoutPrivatePaths(words, undefined)),
    reload,
  );
  page.replaceChildren(main);
  main.setAttribute('role', 'alert');
}

function element(tag: 'h1' | 'p' | 'pre' | 'button', text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
