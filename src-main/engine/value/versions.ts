/**
 * What a kept duel was made by. Both began with 1, which is also what is meant where none was written down. The kept
 * duels of `tests/kept` notice when one of them has to go up.
 */

/** Of the value: a duel that was kept whole is only taken up by an engine with the same. */
export const SHAPE = 1;

/**
 * Of the rules: after a correction the replies of an old duel may lead elsewhere. Under 1 nobody was asked which of
 * several replacements comes first.
 */
export const RULES = 2;
