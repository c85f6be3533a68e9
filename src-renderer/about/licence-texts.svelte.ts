/** The licence texts of others: fetched when they are first asked for, and searched. */
import address from '../../resources/notices.txt?url';
import { readNotices, type LicenceNotice } from '../../src-shared/notices.ts';

export class LicenceTexts {
  all = $state.raw<readonly LicenceNotice[]>();
  query = $state('');
  /** What kept them from coming. */
  failure = $state.raw<unknown>();
  readonly found = $derived((this.all ?? []).filter((notice) => speaksOf(notice, this.query)));

  async fetch(): Promise<void> {
    this.failure = undefined;
    try {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`);
      this.all = readNotices(await answer.text());
    } catch (failure) {
      this.failure = failure;
    }
  }
}

function speaksOf({ name, licence, text }: LicenceNotice, query: string): boolean {
  const words = query.trim().toLowerCase();
  return [name, licence, text].some((part) => part.toLowerCase().includes(words));
}
