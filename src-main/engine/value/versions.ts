/**
 * What a kept duel was made by. Both began with 1, which is also what is meant where none was written down. The kept
 * duels of `tests/kept` notice when one of them has to go up.
 */

/** Of the value: a duel that was kept whole is only taken up by an engine with the same. */
export const SHAPE = 3;

/**
 * Of the rules: after a correction the replies of an old duel may lead elsewhere. With 2, Drain Life gives its life
 * though the damage sets something off, what several abilities have put off to one moment is put in order when it comes,
 * and under Tenth and M11 whoever is affected says which of several replacements comes first. With 3, the books are kept
 * to where a second reading found that they were not: among others Fifth decides what a spell leaves open as it is cast
 * and asks for prevention only where there is something to prevent, Alpha's main phase is one, M11's first turn has no
 * draw step, and cards of 1993 and 1997 do what was printed on them.
 */
export const RULES = 3;
