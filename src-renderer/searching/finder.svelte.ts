/** A search as it is typed: the latest answer counts, and one that comes late is not shown. */
import type { SearchInput } from '../../src-shared/collection-calls.ts';
import type { Refusal } from '../../src-shared/contract.ts';
import { BY_NAME, type OrderName, type SearchOrder } from '../../src-shared/search/order.ts';
import type { SearchFinding } from '../../src-shared/search/query.ts';
import type { ProgramClient } from '../program/client.ts';

export class Finder {
  readonly #program: ProgramClient;
  text = $state('');
  order = $state.raw<SearchOrder>(BY_NAME);
  everyPrinting = $state(false);
  /** Places in the catalogue's list of printings. */
  found = $state.raw<readonly number[]>([]);
  /** The text that these are the answer to. */
  answered = $state('');
  findings = $state.raw<readonly SearchFinding[]>([]);
  refusal = $state.raw<Refusal>();
  #asked = 0;

  constructor(program: ProgramClient) {
    this.#program = program;
  }

  async search(about: Pick<SearchInput, 'player' | 'rulebook' | 'inDeck'>): Promise<void> {
    const asked = ++this.#asked;
    const { text, order, everyPrinting } = this;
    const outcome = await this.#program.call('collection.search', { ...about, text, order, everyPrinting });
    if (asked !== this.#asked) return;
    this.refusal = outcome.ok ? undefined : outcome.refusal;
    if (!outcome.ok) return;
    this.answered = text;
    this.found = outcome.value.entries;
    this.findings = outcome.value.findings;
  }

  /** The same once more turns it round. */
  orderBy(by: OrderName): void {
    this.order = { by, isDescending: this.order.by === by && !this.order.isDescending };
  }
}
