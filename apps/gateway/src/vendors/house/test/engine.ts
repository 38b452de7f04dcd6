import { migrate } from '../../../db/migrate.ts';
import { type Db, openDb } from '../../../db/open.ts';

export const engines = ['pglite'] as const;

/** An empty database of its own, migrated. */
export async function openTestDb(_engine: (typeof engines)[number]): Promise<Db> {
  const db = await openDb({});
  await migrate(db);
  return db;
}
