import { AsyncLocalStorage } from 'node:async_hooks';

const watched = new AsyncLocalStorage<{ rows: number }>();

/** Told of every row that is written, by `appendAudit`. */
export function noteAudit(): void {
  const seen = watched.getStore();
  if (seen) seen.rows += 1;
}

/** Runs `work` and counts the audit rows that it writes, on whatever way. */
export async function watchAudit<T>(work: () => Promise<T>): Promise<{ value: T; rows: number }> {
  const seen = { rows: 0 };
  const value = await watched.run(seen, work);
  return { value, rows: seen.rows };
}
