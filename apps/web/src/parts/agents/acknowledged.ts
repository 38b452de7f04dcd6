import { keptList } from '../../state/kept-list.ts';

/** Which notices were acknowledged in this browser, and by which account; of all accounts together. */
const acknowledged = keptList('mekong.agencyNotices', 200);

const entry = (account: string, id: string): string => `${account}:${id}`;

/**
 * Agency notices that this account has not acknowledged in this browser, in their order.
 *
 * @param announcements announcements of any type; only those of type H are for agents
 */
export function unreadNotices<Notice extends { id: string; type: string }>(
  announcements: readonly Notice[],
  account: string,
): Notice[] {
  const kept = new Set(acknowledged.read());
  return announcements.filter(({ id, type }) => type === 'H' && !kept.has(entry(account, id)));
}

/** Keeps that this account has acknowledged them. Where the browser keeps nothing, they come again with the next visit. */
export function acknowledge(ids: readonly string[], account: string): void {
  acknowledged.add(ids.map((id) => entry(account, id)));
}
