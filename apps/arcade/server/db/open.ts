/** The arcade's own database: a schema on a server, an embedded one in a folder, or a connection that it is lent. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable } from './errors.ts';
import { lockFolder } from './lock.ts';
import { migrate, schema } from './migrate.ts';
import type { Executor } from './types.ts';

/** Connections of a process; most of a round is spent waiting for the wallet, without one. */
const poolSize = 10;
const statementTimeoutMs = 5_000;
const lockTimeoutMs = 2_000;
/** How long a request may wait for a connection before it is answered 503. */
const connectionWaitMs = 3_000;

/** A connection, whatever tables its owner knows in the database. */
export type LentConnection = Pick<Kysely<unknown>, 'getExecutor'>;

/** Where the arcade keeps its rounds. */
export type DatabasePlace =
  | { readonly kind: 'server'; readonly url: string }
  /** Folder of an embedded database, which belongs to one process. Created when missing. */
  | { readonly kind: 'folder'; readonly path: string }
  /** A connection to a database that somebody else has opened and closes; nothing but the schema is touched. */
  | { readonly kind: 'lent'; readonly kysely: LentConnection };

export interface ArcadeDb {
  readonly kysely: Executor;
  close(): Promise<void>;
}

/**
 * Opens the database and brings its schema to the newest version.
 *
 * @param onConnectionError told when a connection breaks; the pool replaces it by itself
 * @throws DatabaseUnavailable
 */
export async function openDatabase(
  place: DatabasePlace,
  onConnectionError: (error: Error) => void = () => undefined,
): Promise<ArcadeDb> {
  switch (place.kind) {
    case 'server':
      return openServer(place.url, onConnectionError);
    case 'folder':
      return openFolder(resolve(place.path));
    case 'lent':
      return { kysely: await prepare(place.kysely as Kysely<unknown>), close: async () => undefined };
  }
}

async function prepare(kysely: Kysely<unknown>): Promise<Executor> {
  await migrate(kysely);
  return ownTables(kysely);
}

/** The arcade's tables of a database whose schema is up to date. */
const ownTables = (kysely: Kysely<unknown>): Executor => (kysely as Executor).withSchema(schema);

async function openServer(url: string, onConnectionError: (error: Error) => void): Promise<ArcadeDb> {
  // another process may be migrating, and that may take its time
  const patient = new pg.Pool({ connectionString: url, max: 1, application_name: 'mekong-arcade' });
  patient.on('error', onConnectionError);
  try {
    await patient.query('select 1');
  } catch (error) {
    await patient.end();
    const { host } = new URL(url);
    const reason = error instanceof Error && error.message ? error.message : 'no answer';
    throw new DatabaseUnavailable(`PostgreSQL at ${host} cannot be reached (${reason}).`, { cause: error });
  }
  // ends its connection too
  const migrating = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: patient }) });
  await migrate(migrating).finally(() => migrating.destroy());
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'mekong-arcade',
    connectionTimeoutMillis: connectionWaitMs,
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: 2 * statementTimeoutMs,
  });
  // without a listener a broken connection would end the process
  pool.on('connect', (client) => client.on('error', onConnectionError));
  pool.on('error', onConnectionError);
  const kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  return { kysely: ownTables(kysely), close: () => kysely.destroy() };
}

async function openFolder(path: string): Promise<ArcadeDb> {
  mkdirSync(dirname(path), { recursive: true });
  const unlock = lockFolder(path);
  try {
    const incomplete = `${path}.incomplete`;
    // a first start that was interrupted: nothing was played on it
    if (existsSync(incomplete)) rmSync(path, { recursive: true, force: true });
    if (!existsSync(path)) writeFileSync(incomplete, '');
    const pglite = await PGlite.create({ dataDir: path, parsers: { [types.INT8]: (value: string) => value } });
    rmSync(incomplete, { force: true });
    const connection = new Kysely<unknown>({ dialect: new PGliteDialect({ pglite }) });
    return {
      kysely: await prepare(connection),
      close: async () => {
        // when the one connection is free: the engine may hang when it is closed under a statement
        await connection.connection().execute(() => pglite.close());
        unlock();
      },
    };
  } catch (error) {
    unlock();
    if (error instanceof DatabaseUnavailable) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseUnavailable(`The data folder ${path} cannot be opened (${reason}).`, { cause: error });
  }
}
