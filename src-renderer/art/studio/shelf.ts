/** Painted pictures by name, up to so many bytes; what was looked at longest ago goes first. */
export class Shelf {
  readonly #limit: number;
  readonly #kept = new Map<string, ImageBitmap>();
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get bytes(): number {
    return this.#bytes;
  }

  take(name: string): ImageBitmap | undefined {
    const picture = this.#kept.get(name);
    if (picture) {
      this.#kept.delete(name);
      this.#kept.set(name, picture);
    }
    return picture;
  }

  put(name: string, picture: ImageBitmap): void {
    this.#drop(name);
    this.#kept.set(name, picture);
    this.#bytes += bytesOf(picture);
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#limit || oldest === name) return;
      this.#drop(oldest);
    }
  }

  #drop(name: string): void {
    const picture = this.#kept.get(name);
    if (!picture) return;
    this.#bytes -= bytesOf(picture);
    this.#kept.delete(name);
  }
}

const bytesOf = ({ width, height }: ImageBitmap) => width * height * 4;
