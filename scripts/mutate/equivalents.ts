/**
 * Changes that change nothing a player or a caller could see: neither killed nor survived. `what` is as the command
 * tells it, so that an entry is void as soon as its place reads otherwise.
 */
export interface Equivalent {
  readonly file: string;
  readonly what: string;
  readonly why: string;
}

export const EQUIVALENTS: readonly Equivalent[] = [];

export const equivalentOf = (file: string, what: string): Equivalent | undefined =>
  EQUIVALENTS.find((known) => known.file === file && known.what === what);
