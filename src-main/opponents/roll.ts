/** Chance for minds, drawn from the seed of a thought alone. */
export { rollFrom, type Roll } from '../../src-shared/roll.ts';
