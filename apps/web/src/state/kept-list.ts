/** Entries that this browser keeps, the last one last. */
export interface KeptList {
  /** Nothing when the browser keeps nothing, or somebody wrote nonsense there. */
  readonly read: () => string[];
  /** Those that were there already become the last ones. */
  readonly add: (entries: readonly string[]) => void;
}

/**
 * A list in the local storage that has an end.
 *
 * @param key where it is kept
 * @param most so many entries are kept; the oldest go first
 */
export function keptList(key: string, most: number): KeptList {
  const read = (): string[] => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
    } catch {
      return [];
    }
  };
  return {
    read,
    add: (added) => {
      const before = read().filter((each) => !added.includes(each));
      try {
        localStorage.setItem(key, JSON.stringify([...before, ...added].slice(-most)));
      } catch {
        // full or forbidden: the next visit knows nothing of it
      }
    },
  };
}
