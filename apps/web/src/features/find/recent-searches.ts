/** Local storage: what was searched for in this browser, the last one first. */
const key = 'mekong.recentSearches';

/** So many are kept. */
const most = 5;

/** A list with a search put before the others; the same words, in whatever case, stand in it once. */
export function withSearch(searches: readonly string[], words: string): string[] {
  const same = (known: string): boolean => known.toLowerCase() === words.toLowerCase();
  return [words, ...searches.filter((known) => !same(known))].slice(0, most);
}

/** What was searched for, the last one first. Nothing when the browser keeps nothing, or somebody wrote nonsense there. */
export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((words) => typeof words === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Remembers a search that led somewhere. */
export function keepSearch(words: string): void {
  try {
    localStorage.setItem(key, JSON.stringify(withSearch(recentSearches(), words)));
  } catch {
    // full or forbidden: searching works without it
  }
}

/** Forgets all of them. */
export function forgetSearches(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
}
