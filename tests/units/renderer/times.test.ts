/** Each ruling about cards of another time that Help shows is proved under each rulebook it is about. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { STRANGERS } from '../../../src-renderer/help/rulings/times.ts';
import { RULEBOOKS, type Rulebook } from '../../../src-shared/rulebooks.ts';
import { PROOFS, type Proof } from './times-proofs.ts';

describe('The rulings in Help', () => {
  const ROOT = new URL('../../../', import.meta.url);
  const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');
  const TESTS = read('tests/units/engine/times.test.ts');
  const scenario = (slug: string, rulebook: Rulebook): string =>
    `tests/scenarios/times/${rulebook}/${slug}.duel.yaml`;
  const rows = STRANGERS.flatMap(({ rulings }) => rulings).flatMap(({ topic, rulebooks }) =>
    rulebooks.map((rulebook): readonly [string, Rulebook] => [topic, rulebook]),
  );
  const proofsOf = (topic: string, rulebook: Rulebook): readonly Proof[] =>
    (PROOFS[topic] ?? []).filter(({ under }) => under.includes(rulebook));

  test.each(rows)('%s has a proof under %s', (topic, rulebook) => {
    const proofs = proofsOf(topic, rulebook);
    expect(proofs).not.toEqual([]);
    for (const proof of proofs) {
      if (proof.kind === 'test') expect(TESTS).toContain(`'${proof.title}: ${proof.each ? '%s' : rulebook}'`);
      else expect(read(scenario(proof.slug, rulebook))).toContain(`\nedition: ${rulebook}\n`);
    }
  });

  test('every proof is for a ruling that there is', () => {
    const proved = Object.entries(PROOFS).flatMap(([topic, proofs]) =>
      proofs.flatMap(({ under }) => under.map((rulebook) => `${topic}, ${rulebook}`)),
    );
    const ruled = new Set(rows.map(([topic, rulebook]) => `${topic}, ${rulebook}`));
    expect(proved.filter((one) => !ruled.has(one))).toEqual([]);
  });

  test('every scenario about cards of another time proves a ruling', () => {
    const named = new Set(
      Object.values(PROOFS).flatMap((proofs) =>
        proofs.flatMap((proof) =>
          proof.kind === 'scenario' ? proof.under.map((rulebook) => scenario(proof.slug, rulebook)) : [],
        ),
      ),
    );
    const found = RULEBOOKS.flatMap((rulebook) =>
      readdirSync(new URL(`tests/scenarios/times/${rulebook}`, ROOT)).map(
        (name) => `tests/scenarios/times/${rulebook}/${name}`,
      ),
    );
    expect(found.filter((path) => !named.has(path))).toEqual([]);
    expect([...named].filter((path) => !existsSync(new URL(path, ROOT)))).toEqual([]);
  });
});
