/** The part of the Web Storage interface that the client needs. */
export interface KeyValueStorage {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
}

/** Keeps values in memory: private windows, blocked storage, tests. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key),
    set: (key, value) => {
      values.set(key, value);
    },
    remove: (key) => {
      values.delete(key);
    },
    keys: () => [...values.keys()],
  };
}

/** Remembers nothing: on a server, where one process serves many people. */
export const noStorage: KeyValueStorage = {
  get: () => undefined,
  set: () => undefined,
  remove: () => undefined,
  keys: () => [],
};

/**
 * Wraps `window.sessionStorage` or `window.localStorage` so that it never throws: where the browser blocks it or it
 * is full, values live in memory until the page is left. On a server nothing is kept.
 */
export function webStorage(kind: 'sessionStorage' | 'localStorage'): KeyValueStorage {
  if (typeof document === 'undefined') return noStorage;
  const memory = memoryStorage();
  const attempt = <T>(work: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return work(window[kind]);
    } catch {
      return otherwise();
    }
  };
  return {
    get: (key) =>
      memory.get(key) ??
      attempt(
        (s) => s.getItem(key) ?? undefined,
        () => undefined,
      ),
    set: (key, value) => {
      memory.remove(key);
      attempt(
        (s) => s.setItem(key, value),
        () => memory.set(key, value),
      );
    },
    remove: (key) => {
      memory.remove(key);
      attempt(
        (s) => s.removeItem(key),
        () => undefined,
      );
    },
    keys: () => [
      ...new Set([
        ...memory.keys(),
        ...attempt(
          (s) => Object.keys(s),
          () => [] as string[],
        ),
      ]),
    ],
  };
}
