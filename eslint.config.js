import './scripts/lint/component-types.js';
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import { house } from './scripts/lint/plugin.js';

/** The types of all other files are the matter of `.oxlintrc.json`, which knows no components. */
const COMPONENTS = ['**/*.svelte'];

export default defineConfig(
  { ignores: ['dist/', 'release/', 'test-results/'] },
  js.configs.recommended,
  ts.configs.strict,
  { files: COMPONENTS, extends: [ts.configs.strictTypeCheckedOnly] },
  svelte.configs.recommended,
  {
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
      // The compiler knows better which names there are.
      'no-undef': 'off',
      // What is only there to be left out, or to keep a place, is called `_`.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_$', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    files: COMPONENTS,
    languageOptions: {
      parserOptions: { parser: ts.parser, projectService: true, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      // Not all that stands in a template has a type here; svelte-check knows it and checks what is passed.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // As in `.oxlintrc.json`.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-mixed-enums': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
    },
  },
  {
    // Playwright wants `async ({}, use) =>` for a fixture that needs no other.
    files: ['tests/e2e/**'],
    rules: { 'no-empty-pattern': 'off' },
  },
);
