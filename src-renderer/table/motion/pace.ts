/** How quickly things move: what the page was told to show of the preference and of the system's wish. */

/** What a duration is multiplied by; 0: things are where they belong at once. */
export function paceNow(): number {
  switch (document.documentElement.dataset['motion']) {
    case 'none':
      return 0;
    case 'fast':
      return 0.5;
    default:
      return 1;
  }
}
