import type { Executor } from '../../kernel/db/types.ts';

/** The newest first; no rules here. */
export function readNewest(db: Executor, limit: number) {
  return db.selectFrom('__table__').selectAll().orderBy('created_at', 'desc').limit(limit).execute();
}
