/** The catalogues that were read, one for each rulebook: they do not change while the program runs. */
import type { CatalogueCard, CatalogueView } from '../../src-shared/catalogue.ts';
import type { Rulebook } from '../../src-shared/rulebooks.ts';

type Read = (rulebook: Rulebook) => Promise<CatalogueView | undefined>;

export class KnownCatalogues {
  readonly #known = new Map<Rulebook, CatalogueView>();
  readonly #read: Read;
  #wanted: Rulebook | undefined;

  constructor(read: Read) {
    this.#read = read;
  }

  /** Nothing where it could not be read, or another was wanted meanwhile. */
  async get(rulebook: Rulebook): Promise<CatalogueView | undefined> {
    this.#wanted = rulebook;
    const catalogue = this.#known.get(rulebook) ?? (await this.#read(rulebook));
    if (catalogue) this.#known.set(rulebook, catalogue);
    return rulebook === this.#wanted ? catalogue : undefined;
  }
}

type CardsByName = Readonly<Record<string, CatalogueCard | undefined>>;

const NAMES = new WeakMap<CatalogueView, CardsByName>();

export function cardsByName(catalogue: CatalogueView): CardsByName {
  const known =
    NAMES.get(catalogue) ?? Object.fromEntries(catalogue.cards.map((card) => [card.face.name, card]));
  NAMES.set(catalogue, known);
  return known;
}
