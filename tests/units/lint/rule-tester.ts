import { join } from 'node:path';
import { RuleTester } from 'eslint';
import ts from 'typescript-eslint';
import { describe, it } from 'vitest';

RuleTester.describe = describe;
RuleTester.it = it;

const ROOT = join(import.meta.dirname, '..', '..', '..');

export const ruleTester = new RuleTester({ languageOptions: { parser: ts.parser } });

/** As if it stood in this file of the house. */
export const inFile = (path: string, code: string) => ({ filename: join(ROOT, path), code });
