/** A creature type, land type or other word after the dash. */
export interface HasSubtype {
  readonly kind: 'subtype';
  readonly subtype: string;
}
export const subtype = (name: string): HasSubtype => ({ kind: 'subtype', subtype: name });
