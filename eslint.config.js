import './scripts/lint/component-types.js';
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import { house } from './scripts/lint/plugin.js';

export default defineConfig(
  { ignores: ['dist/', 'release/', 'test-results/'] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { house },
    rules: {
      'house/imports': 'error',
      'house/cycles': 'error',
      'house/exports': 'error',
      'house/purity': 'error',
      'house/editions': 'error',
      'house/plain-cards': 'error',
      'house/no-rules-in-window': 'error',
      // A kind that is new is either treated or reaches a `default` that was meant; none hides behind a `default` that has
      // nothing left to treat.
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        {
          considerDefaultExhaustiveForUnions: true,
          allowDefaultCaseForExhaustiveSwitch: false,
          requireDefaultForNonUnion: true,
        },
      ],
      // The compiler knows better which names there are.
      'no-undef': 'off',
      // A number has one obvious text.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // There are no enums: the compiler refuses them (erasableSyntaxOnly), and looking for them takes its time.
      '@typescript-eslint/no-mixed-enums': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // What is only there to be left out, or to keep a place, is called `_`.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_$', ignoreRestSiblings: true },
      ],
      // `if (gone) return close();` reads well in a function that returns nothing.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    // Not all that stands in a template has a type here; svelte-check knows it and checks what is passed.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // A cast in a JSDoc comment is invisible to ESLint.
    files: ['**/*.js', '**/*.mjs'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // Playwright wants `async ({}, use) =>` for a fixture that needs no other.
    files: ['tests/e2e/**'],
    rules: { 'no-empty-pattern': 'off' },
  },
);
