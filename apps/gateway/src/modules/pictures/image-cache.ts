/** Keeps the last made things up to a total weight; the one not asked for longest goes first. */
export class ImageCache<T> {
  readonly #limit: number;
  readonly #weigh: (value: T) => number;
  readonly #entries = new Map<string, T>();
  #weight = 0;

  /** @param weigh default: every thing weighs one, so that the limit is their number */
  constructor(limit: number, weigh: (value: T) => number = () => 1) {
    this.#limit = limit;
    this.#weigh = weigh;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** What is kept under the key, else what `make` gives, kept from now on. `undefined` is never kept. */
  get(key: string, make: () => T | undefined): T | undefined {
    const kept = this.find(key);
    if (kept !== undefined) return kept;
    const made = make();
    if (made !== undefined) this.put(key, made);
    return made;
  }

  /** What is kept under the key. */
  find(key: string): T | undefined {
    const kept = this.#entries.get(key);
    if (kept === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, kept);
    return kept;
  }

  /** Keeps a thing, in the place of what was there. @returns the keys that had to go */
  put(key: string, value: T): string[] {
    this.#drop(key);
    this.#entries.set(key, value);
    this.#weight += this.#weigh(value);
    const gone: string[] = [];
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#limit) break;
      this.#drop(oldest);
      gone.push(oldest);
    }
    return gone;
  }

  #drop(key: string): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#entries.delete(key);
    this.#weight -= this.#weigh(value);
  }
}
