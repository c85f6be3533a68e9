/** A program that makes a mistake which nothing catches: `mistakes.ts <rejected|thrown>`. Tells what became of it. */
import { argv, stdout } from 'node:process';
import { watchForMistakes } from '../../src-main/hosts/last-resort.ts';

const tell = (what: string, told: unknown): void => {
  stdout.write(`${JSON.stringify({ [what]: told })}\n`);
};

watchForMistakes({
  record: ({ where, message }) => {
    tell('recorded', { where, message });
    if (argv[3] === 'recordFails') throw new Error('it cannot be recorded');
  },
  tell: (sentence) => {
    tell('told', sentence.split('\n')[0]);
  },
  end: () => process.exit(1),
});

const mistake = (): never => {
  throw new Error('the words of the mistake');
};
if (argv[2] === 'rejected') void Promise.resolve().then(mistake);
else setImmediate(mistake);
setImmediate(() => {
  setImmediate(() => {
    tell('went', 'on');
  });
});
