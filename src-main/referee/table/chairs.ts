/** The chairs around a table. */
import type { Seat } from '../../engine/index.ts';
import { personsAmong, type Chair } from '../chair.ts';

export class Chairs {
  readonly all: readonly Chair[];
  /** Whoever sits there comes to this window. */
  readonly persons: readonly Seat[];
  /** A wizard sits here, whose hand is hidden from a person. */
  readonly haveWizard: boolean;

  constructor(all: readonly Chair[]) {
    this.all = all;
    this.persons = personsAmong(all);
    this.haveWizard = this.persons.length < all.length;
  }

  at(seat: Seat): Chair {
    const chair = this.all[seat];
    if (!chair) throw new Error(`There is no chair ${seat}.`);
    return chair;
  }

  isPersons(seat: Seat): boolean {
    return this.persons.includes(seat);
  }
}
