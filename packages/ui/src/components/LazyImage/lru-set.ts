/** A set that remembers only the members that were touched last. */
export interface LruSet {
  /** Whether the value is a member; if so it counts as touched. */
  has(value: string): boolean;
  /** Makes the value the member touched last, and forgets the one untouched for longest when there are too many. */
  add(value: string): void;
}

/** A {@link LruSet} of at most `limit` members. */
export function createLruSet(limit: number): LruSet {
  const members = new Set<string>();
  const touch = (value: string): void => {
    members.delete(value);
    members.add(value);
  };
  return {
    has(value) {
      const found = members.has(value);
      if (found) touch(value);
      return found;
    },
    add(value) {
      touch(value);
      const [oldest] = members;
      if (members.size > limit && oldest !== undefined) members.delete(oldest);
    },
  };
}
