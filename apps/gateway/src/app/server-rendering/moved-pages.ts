/** Pages that have another address, or are known by another name. */
const MOVED: Readonly<Record<string, string>> = {
  '/index': '/',
  '/index.html': '/',
  '/home': '/',
  '/slots': '/rng',
  '/lottert': '/lottery',
};

/** The tag of an article of the help centre. */
const TAG = /^[a-z0-9-]{1,40}$/;

/**
 * Where a page is that has moved, so that search engines know it by one address. What else its address says stays in it.
 *
 * @param query of the address, with its question mark; empty without one
 */
export function movedTo(path: string, query: string): string | undefined {
  if (Object.hasOwn(MOVED, path)) return MOVED[path] + query;
  // two slashes at the beginning would be another site
  if (/^\/[^/\\].*[^/]\/$/.test(path)) return path.slice(0, -1) + query;
  if (path !== '/help') return undefined;
  const search = new URLSearchParams(query);
  const tag = search.get('tag');
  if (tag === null || !TAG.test(tag)) return undefined;
  search.delete('tag');
  return `/help/${tag}${search.size > 0 ? `?${search}` : ''}`;
}
