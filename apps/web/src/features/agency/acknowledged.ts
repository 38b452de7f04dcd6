/** Local storage: which notices were acknowledged in this browser, and by which account; the last one last. */
const key = 'mekong.agencyNotices';

/** So many are kept, of all accounts together. */
const most = 200;

const entry = (account: string, id: string): string => `${account}:${id}`;

/** Nothing when the browser keeps nothing, or somebody wrote nonsense there. */
function entries(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Agency notices that this account has not acknowledged in this browser, in their order.
 *
 * @param announcements announcements of any type; only those of type H are for agents
 */
export function unreadNotices<Notice extends { id: string; type: string }>(
  announcements: readonly Notice[],
  account: string,
): Notice[] {
  const kept = new Set(entries());
  return announcements.filter(({ id, type }) => type === 'H' && !kept.has(entry(account, id)));
}

/** Keeps that this account has acknowledged them. */
export function acknowledge(ids: readonly string[], account: string): void {
  const added = ids.map((id) => entry(account, id));
  const before = entries().filter((each) => !added.includes(each));
  try {
    localStorage.setItem(key, JSON.stringify([...before, ...added].slice(-most)));
  } catch {
    // full or forbidden: they come again with the next visit
  }
}
