/** Sentences begin with a capital and end with a full stop. */
export function sentence(words: string): string {
  const quoted = words.endsWith('."') ? words.indexOf('"') : -1;
  if (words === '' || quoted < 0) return words === '' ? '' : `${capitals(words).replace(/\.$/, '')}.`;
  return `${capitals(words.slice(0, quoted))}${words.slice(quoted)}`;
}

const capitals = (words: string): string => words.split('. ').map(capital).join('. ');
import { capital } from '../../../src-shared/words/phrases.ts';
