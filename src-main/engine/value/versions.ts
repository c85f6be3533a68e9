/**
 * What a kept duel was made by. Both began with 1, which is also what is meant where none was written down. The kept
 * duels of `tests/kept` notice when one of them has to go up.
 */

/** Of the value: a duel that was kept whole is only taken up by an engine with the same. */
export const SHAPE = 3;

/**
 * Of the rules: after a correction the replies of an old duel may lead elsewhere. With 2, Drain Life gives its life
 * though the damage sets something off, what several abilities have put off to one moment is put in order when it comes,
 * and under Tenth and M11 whoever is affected says which of several replacements comes first.
 */
export const RULES = 2;
