/** The player's own pictures, as far as the program has told which there are. They replace ours. */
import { createContext } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import type { Refusal } from '../../src-shared/contract.ts';
import { pictureNameOf, PICTURES_PATH, type OwnPictures as Told } from '../../src-shared/pictures.ts';
import type { Print } from '../../src-shared/table.ts';
import type { ProgramClient } from '../program/client.ts';

/** What a picture is looked up by. */
export interface PictureName {
  readonly name: string;
  readonly print?: Pick<Print, 'set'>;
}

export class KnownPictures {
  readonly #program: ProgramClient;
  told = $state.raw<Told>();
  /** Why they could not be asked for. */
  refusal = $state.raw<Refusal>();
  /** Addresses of those that turned out to be no pictures. */
  readonly spoilt = new SvelteSet<string>();
  readonly #pictures = $derived(shelfOf(this.told, (file) => !IS_WHOLE.test(file)));
  readonly #wholes = $derived(shelfOf(this.told, (file) => IS_WHOLE.test(file)));
  #chosen: string | undefined;

  constructor(program: ProgramClient) {
    this.#program = program;
    program.on('preferences.changed', ({ pictureFolder }) => {
      if (this.#chosen !== pictureFolder) void this.read();
      this.#chosen = pictureFolder;
    });
  }

  async read(): Promise<Refusal | undefined> {
    const outcome = await this.#program.call('pictures.list', undefined);
    this.refusal = outcome.ok ? undefined : outcome.refusal;
    if (outcome.ok) {
      this.spoilt.clear();
      this.told = outcome.value;
    }
    return this.refusal;
  }

  /** The address of a card's picture. */
  pictureOf(card: PictureName): string | undefined {
    return this.#found(this.#pictures, card);
  }

  /** The address of a picture of the whole card. */
  wholeOf(card: PictureName): string | undefined {
    return this.#found(this.#wholes, card);
  }

  #found(shelf: Shelf, { name, print }: PictureName): string | undefined {
    const key = pictureNameOf(name);
    const ofSet = print && shelf.bySet.get(`${print.set.toLowerCase()}/${key}`);
    return [ofSet, shelf.plain.get(key), shelf.ofAnySet.get(key)].find(
      (address) => address !== undefined && !this.spoilt.has(address),
    );
  }
}

interface Shelf {
  readonly plain: ReadonlyMap<string, string>;
  readonly bySet: ReadonlyMap<string, string>;
  /** Where nothing says which printing is meant, a card is the same one everywhere: that of the first set. */
  readonly ofAnySet: ReadonlyMap<string, string>;
}

const IS_WHOLE = /\.full\.\w+$/i;
const ENDING = /(\.full)?\.\w+$/i;

function shelfOf(told: Told | undefined, fits: (file: string) => boolean): Shelf {
  const plain = new Map<string, string>();
  const bySet = new Map<string, string>();
  const ofAnySet = new Map<string, string>();
  const sorted = (told?.pictures ?? []).toSorted((one, other) => (one.name < other.name ? -1 : 1));
  for (const { name, stamp } of sorted.filter((picture) => fits(picture.name))) {
    const parts = name.split('/');
    const address = `${PICTURES_PATH}${parts.map(encodeURIComponent).join('/')}?${stamp}`;
    const key = pictureNameOf((parts.at(-1) ?? '').replace(ENDING, ''));
    const [set] = parts;
    if (parts.length === 1) keep(plain, key, address);
    else {
      keep(bySet, `${set?.toLowerCase() ?? ''}/${key}`, address);
      keep(ofAnySet, key, address);
    }
  }
  return { plain, bySet, ofAnySet };
}

/** The file of an address, as the player named it. */
export const nameAt = (address: string): string =>
  decodeURIComponent(address.slice(PICTURES_PATH.length).split('?')[0] ?? '');

function keep(into: Map<string, string>, key: string, address: string): void {
  if (!into.has(key)) into.set(key, address);
}

export const [useOwnPictures, provideOwnPictures] = createContext<KnownPictures>();
