/** What the tables of formats are made of. */
export interface FormatList {
  readonly name: string;
  /** Standard, Extended, Legacy, Vintage, Block or Classic. */
  readonly kind: string;
  /** An ISO date; absent where players of today made the list. */
  readonly date?: string;
  readonly sets: readonly string[];
  readonly banned: readonly string[];
  readonly restricted: readonly string[];
}

export interface SetKind {
  readonly code: string;
  readonly name: string;
  readonly released: string;
  /** Core, expansion, starter, reprint, promo or digital. */
  readonly kind: string;
  readonly block?: string;
}
