import type { Kysely } from 'kysely';
import type { __Name__Tables } from './__name__.tables.ts';

/** Reads and writes of this module; no rules. */
export function create__Name__Repository(db: Kysely<__Name__Tables>) {
  return {
    /** The newest rows first. */
    list: (limit: number) => db.selectFrom('__table__').selectAll().orderBy('created_at', 'desc').limit(limit).execute(),
  };
}
