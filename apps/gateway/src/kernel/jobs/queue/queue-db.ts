import type { Db as BossDb } from 'pg-boss';
import type { Db, JobsDb } from '../../db/open.ts';

/** A script of several statements, which brings a transaction of its own. */
const SCRIPT = /^\s*BEGIN;(.*)COMMIT;\s*$/s;

/**
 * Connections of pg-boss: those of the jobs on PostgreSQL, the one that there is on the embedded engine.
 *
 * A script that fails in the middle leaves its transaction open. No other statement may come into it, and pg-boss's own
 * remedy, a ROLLBACK sent afterwards, might end the transaction of somebody else: here a failed connection is closed, and
 * on the embedded engine a script runs inside the engine's own transaction, which shuts everybody else out.
 */
export function queueDb(db: Db, jobsDb: Pick<JobsDb, 'pool'>): BossDb {
  const { pool } = jobsDb;
  if (db.engine === 'pglite' || !pool) return embedded(db);
  return {
    async executeSql(text, values) {
      const client = await pool.connect();
      let isBroken = true;
      try {
        // one result for each statement of a script
        const results = [await client.query(text, values)].flat();
        isBroken = false;
        return { rows: results.flatMap(({ rows }) => rows) };
      } finally {
        client.release(isBroken);
      }
    },
  };
}

function embedded(db: Db): BossDb {
  if (db.engine !== 'pglite') throw new Error('Jobs on PostgreSQL need a pool of their own.');
  const { pglite } = db;
  return {
    async executeSql(text, values) {
      const script = SCRIPT.exec(text)?.[1];
      if (script === undefined) return pglite.query(text, values);
      const results = await pglite.transaction((trx) => trx.exec(script));
      return { rows: results.flatMap(({ rows }) => rows) };
    },
  };
}
