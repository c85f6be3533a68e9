/** An earlier part of the text came about ("if you do"). */
export interface Did {
  readonly kind: 'did';
  readonly slot: string;
}
export const did = (slot: string): Did => ({ kind: 'did', slot });
