import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Filesystem } from '@electric-sql/pglite/basefs';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { forKysely, openDataDir, openInMemory } from './embedded.ts';
import { DatabaseUnavailable } from './errors.ts';
import { lockDataDir } from './lock.ts';
import { preparing } from './prepared.ts';
import type { Database } from './types.ts';

/** At most this many connections per process. */
const POOL_SIZE = 20;
const STATEMENT_TIMEOUT_MS = 5_000;
const LOCK_TIMEOUT_MS = 2_000;
/** How long a request may wait for a connection before it is answered 503. */
const CONNECTION_WAIT_MS = 3_000;
/** Connections of a process for jobs, beside those of requests: two for each job that runs, and some for the queue. */
const JOBS_POOL_SIZE = 14;
/** A job's transaction that is silent for so long belongs to a process that is frozen or cut off: it loses its locks. */
const JOBS_IDLE_TIMEOUT_MS = 60_000;

interface OpenDb {
  readonly kysely: Kysely<Database>;
  /** Ends all connections, closes the files and gives the lock of the data directory back. Safe to call twice. */
  close(): Promise<void>;
}

/** The embedded database: one connection, durable against a crash of the process but not against a power cut. */
export interface PgliteDb extends OpenDb {
  readonly engine: 'pglite';
  readonly pglite: PGlite;
}

/** A PostgreSQL server, shared by any number of gateway processes. */
export interface PostgresDb extends OpenDb {
  readonly engine: 'postgres';
  readonly pool: pg.Pool;
  readonly url: string;
}

export type Db = PgliteDb | PostgresDb;

export interface OpenOptions {
  /** `postgres://...`; the embedded database is used when it is absent. */
  url?: string | undefined;
  /** Directory of the embedded database; in memory when absent. Created when missing, its parents too. */
  dataDir?: string | undefined;
  /** Memory that holds a migrated embedded database to start from (tests). Only without `dataDir`. */
  memory?: Filesystem | undefined;
  /**
   * How long a PostgreSQL server may work on one statement, in milliseconds; 0: as long as it takes.
   * @default 5000
   */
  statementTimeout?: number | undefined;
  /** Called when an idle or a checked-out connection breaks. The pool replaces it by itself. */
  onConnectionError?: ((error: Error) => void) | undefined;
}

/**
 * Opens the one database of the gateway: PostgreSQL when `url` is given, else the embedded one. Same SQL, same types,
 * same code path on both; `engine` exists for the few things that differ (LISTEN, start messages).
 *
 * @throws DatabaseUnavailable (DataDirLocked, DataDirBroken, DataDirFull) with one sentence for the operator
 */
export async function openDb(options: OpenOptions): Promise<Db> {
  return options.url ? openPostgres(options.url, options) : openPglite(options);
}

async function openPostgres(
  url: string,
  { statementTimeout = STATEMENT_TIMEOUT_MS, onConnectionError }: OpenOptions,
): Promise<PostgresDb> {
  const pool = createPool(url, { max: POOL_SIZE, statementTimeout, onConnectionError });
  const kysely = new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error && error.message ? error.message : 'no answer';
    throw new DatabaseUnavailable(`PostgreSQL at ${withoutPassword(url)} cannot be reached (${reason}).`, {
      cause: error,
    });
  }
  return { engine: 'postgres', kysely, pool, url, close: once(() => pool.end()) };
}

/**
 * A pool that outlives the death of the server: every client, idle or checked out, has an error listener
 * (without one Node ends the process).
 */
export function createPool(
  url: string,
  options: {
    max: number;
    /** Milliseconds; 0 = none (migrations). The lock timeout goes with it. */
    statementTimeout: number;
    /** Milliseconds after which a transaction that does nothing is ended, also without a statement timeout. */
    idleInTransaction?: number | undefined;
    onConnectionError?: ((error: Error) => void) | undefined;
  },
): pg.Pool {
  const report = options.onConnectionError ?? (() => undefined);
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max,
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
    application_name: 'mekong-gateway',
    // Statements take milliseconds. Compiling one because the planner expects millions of rows takes a second, in each
    // connection anew: settling a small window took five times as long.
    options: '-c jit=off',
    ...(options.statementTimeout > 0
      ? {
          statement_timeout: options.statementTimeout,
          lock_timeout: LOCK_TIMEOUT_MS,
          idle_in_transaction_session_timeout: 2 * options.statementTimeout,
        }
      : {}),
    ...(options.idleInTransaction ? { idle_in_transaction_session_timeout: options.idleInTransaction } : {}),
  });
  pool.on('connect', (client) => client.on('error', report));
  pool.on('error', report);
  return pool;
}

/** Connections for jobs. */
export interface JobsDb {
  readonly kysely: Kysely<Database>;
  /** The connections themselves; `undefined` on the embedded engine. */
  readonly pool: pg.Pool | undefined;
  close(): Promise<void>;
}

/**
 * Opens connections for jobs: a pool of their own on PostgreSQL, where a statement takes as long as it needs and requests
 * never wait for one. The embedded engine has one connection for all.
 */
export function openJobsDb(db: Db, onConnectionError?: (error: Error) => void): JobsDb {
  if (db.engine === 'pglite') return { kysely: db.kysely, pool: undefined, close: async () => undefined };
  const pool = createPool(db.url, {
    max: JOBS_POOL_SIZE,
    statementTimeout: 0,
    idleInTransaction: JOBS_IDLE_TIMEOUT_MS,
    onConnectionError,
  });
  const kysely = new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
  return { kysely, pool, close: once(() => pool.end()) };
}

async function openPglite(options: OpenOptions): Promise<PgliteDb> {
  const opened = options.dataDir ? await openLocked(resolve(options.dataDir)) : await openUnlocked(options.memory);
  const kysely = new Kysely<Database>({ dialect: new PGliteDialect({ pglite: forKysely(opened.pglite) }) });
  const close = once(async () => {
    // when the one connection is free: the engine may hang when it is closed under a statement
    if (!opened.pglite.closed) await kysely.connection().execute(() => opened.pglite.close());
    opened.unlock();
  });
  return { engine: 'pglite', kysely, pglite: opened.pglite, close };
}

async function openLocked(dataDir: string) {
  mkdirSync(dirname(dataDir), { recursive: true });
  const unlock = lockDataDir(dataDir);
  try {
    return { pglite: await openDataDir(dataDir), unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openUnlocked(memory: Filesystem | undefined) {
  return { pglite: await openInMemory(memory), unlock: () => undefined };
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= work();
    return running;
  };
}

function withoutPassword(url: string): string {
  const parsed = new URL(url);
  parsed.password = '';
  return parsed.href;
}
