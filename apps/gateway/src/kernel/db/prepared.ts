import { createHash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { sqlStateOf } from './errors.ts';

/** Statements that are kept per connection; later ones are planned at each call. */
const MAX_STATEMENTS = 500;
/** "cached plan must not change result type": a migration has changed a table under a running process. */
const STALE_PLAN = '0A000';

/**
 * The pool as Kysely sees it, with every statement that has parameters prepared on its connection: PostgreSQL reads and
 * plans it once and not at each call (measured: a third less work for the server in the bet path).
 *
 * Behind a pooler that hands connections out per transaction, the pooler has to know prepared statements
 * (PgBouncer 1.21 or newer, `max_prepared_statements` above 0).
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known || names.size >= MAX_STATEMENTS) return known;
    const name = `mekong_${createHash('sha256').update(text).digest('base64url').slice(0, 16)}`;
    names.set(text, name);
    return name;
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      // the same object for the same connection: Kysely keeps what it knows of a connection by it
      const known = clients.get(client) ?? preparingClient(client, nameOf);
      clients.set(client, known);
      return known;
    },
  };
}

function preparingClient(client: pg.PoolClient, nameOf: (text: string) => string | undefined): PostgresPoolClient {
  let isStale = false;

  async function run(text: string, values: readonly unknown[]) {
    const name = values.length > 0 ? nameOf(text) : undefined;
    try {
      return await client.query({ text, values: [...values], ...(name ? { name } : {}) });
    } catch (error) {
      isStale ||= sqlStateOf(error) === STALE_PLAN;
      throw error;
    }
  }

  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text === 'string') return run(text, values);
    throw new Error('Rows are read by pages: cursors are not in use.');
  }

  // A connection with an outdated plan is closed; the next one plans anew.
  return { query, release: (destroy) => client.release(destroy || isStale) };
}
