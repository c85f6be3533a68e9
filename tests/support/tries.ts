/**
 * How often a property is tried: a few times in `npm test`, and as often as `many` says in `npm run test:long`, which
 * runs the same file again.
 */
export const tries = (few: number, many: number): number =>
  process.env['SPELLCHAIN_TRIES'] === 'many' ? many : few;
