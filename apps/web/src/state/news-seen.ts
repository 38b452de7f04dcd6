import type { Announcements } from '@mekong/api-client/types';
import { useSyncExternalStore } from 'react';

/** Local storage: when the newest announcement was published that this browser has seen. */
const key = 'mekong.newsSeen';

const listeners = new Set<() => void>();
/** The same where the browser keeps nothing. */
let kept = '';

function read(): string {
  try {
    return localStorage.getItem(key) ?? kept;
  } catch {
    return kept;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Remembers that these announcements were seen, or put away. */
export function markNewsSeen(news: Announcements): void {
  kept = newest(news);
  try {
    localStorage.setItem(key, kept);
  } catch {
    // full or forbidden: until the page is left
  }
  for (const listener of listeners) listener();
}

/** When the newest one was published. Instants of the contract compare as texts. */
const newest = ({ popup, player }: Announcements): string =>
  [...popup, ...player].reduce((latest, { publishedAt }) => (publishedAt > latest ? publishedAt : latest), '');

/**
 * Whether there is an announcement that this browser has not seen.
 *
 * @returns undefined while that is not known: on a server, while the page is hydrated, and before the announcements are here
 */
export function useHasNews(news: Announcements | undefined): boolean | undefined {
  const seen = useSyncExternalStore(subscribe, read, () => undefined);
  return news && seen !== undefined ? newest(news) > seen : undefined;
}
