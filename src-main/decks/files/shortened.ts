/** How much of what stood in a file a finding keeps, of ten megabytes too. */
const SHOWN = 200;

export const shortened = (text: string): string =>
  text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}… (${text.length} characters)`;
