const listeners = new Set<() => void>();

/**
 * Calls back before the page is loaded again on purpose, to keep what would be lost.
 *
 * @returns the way out
 */
export function beforeReload(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Loads the page again after everybody has kept what would be lost. */
export function reloadPage(): void {
  for (const listener of listeners) listener();
  location.reload();
}
