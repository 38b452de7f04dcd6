/** Keeps the last `limit` made things; the one not asked for longest goes first. */
export class ImageCache<T> {
  readonly #limit: number;
  readonly #entries = new Map<string, T>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** What is kept under the key, else what `make` gives, kept from now on. `undefined` is never kept. */
  get(key: string, make: () => T | undefined): T | undefined {
    const kept = this.#entries.get(key);
    const value = kept ?? make();
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size > this.#limit) {
      const [oldest] = this.#entries.keys();
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
    return value;
  }
}
