/** How long a thread takes to begin is the machine's matter: no wizard is stood in for because of it. */
export const PATIENT = 10 * 60_000;
