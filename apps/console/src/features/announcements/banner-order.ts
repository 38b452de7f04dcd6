import type { WrittenAnnouncement } from '@mekong/api-client/admin/types';

/** Banners as the site shows them, those that have ended last; and the numbers of those that have an order. */
export function bannersInOrder(rows: readonly WrittenAnnouncement[]): {
  readonly banners: readonly WrittenAnnouncement[];
  readonly ids: readonly string[];
} {
  const hasEnded = ({ state }: WrittenAnnouncement): boolean => state === 'ended';
  const banners = rows.toSorted(
    (one, other) => Number(hasEnded(one)) - Number(hasEnded(other)) || (one.place ?? 0) - (other.place ?? 0),
  );
  return { banners, ids: banners.filter((row) => !hasEnded(row)).map(({ id }) => id) };
}

/** The numbers with one a place further up or down. */
export function movedIds(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const at = ids.indexOf(id);
  return ids.toSpliced(at, 1).toSpliced(Math.max(0, at + by), 0, id);
}
