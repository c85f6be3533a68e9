/** A scenario out of a few parts, with made-up creatures beside the cards of the corpus. */
import { runScenario, type Outcome } from '../../../scripts/scenario/run-file.ts';

interface Parts {
  readonly edition?: string;
  readonly top?: string;
  readonly A?: string;
  readonly B?: string;
  readonly script?: readonly string[];
  readonly rest: string;
}

const FACES = `faces:
  - { name: Boar, cost: "{2}", types: Creature, power: 3, toughness: 2 }
  - { name: Wall, cost: "{2}", types: Creature, power: 0, toughness: 4, keywords: [defender] }
  - { name: Runner, cost: "{2}", types: Creature, power: 5, toughness: 5, keywords: [trample] }
  - { name: Herald, cost: "{2}", types: Creature, power: 2, toughness: 2, keywords: [banding] }`;

export function played({ edition = 'm11', top = '', A = '{}', B = '{}', script = [], rest }: Parts): Outcome {
  const lines = script.map((line) => `  - { ${line} }`).join('\n');
  return runScenario(
    `name: A test\nedition: ${edition}\n${top}\n${FACES}\nplayers:\n  A: ${A}\n  B: ${B}\nscript:${lines === '' ? ' []' : `\n${lines}`}\n${rest}`,
    'test',
  );
}
