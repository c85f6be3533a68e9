/** What something must gain, in cards, to be done. */
export const ENOUGH = 0.08;
export const SOME = 0.15;
export const MUCH = 0.5;
/** Nothing but the end of the duel is worth that: what asks for it is for another moment. */
export const EVERYTHING = 20;

/** What another attacker or blocker must add: whatever changes nothing only shows one's hand. */
export const NOTICEABLE = 0.03;
