import { randomUUID } from 'node:crypto';
import { PGlite, types } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, inject } from 'vitest';

/** An empty database of a test file, on the engine of the running project. It is gone after the file. */
export async function emptyDatabase(): Promise<Kysely<unknown>> {
  const { kysely, drop } = await (inject('postgresUrl') ? onServer(inject('postgresUrl')) : embedded());
  afterAll(async () => {
    await kysely.destroy();
    await drop();
  });
  return kysely;
}

async function embedded() {
  const pglite = await PGlite.create({ parsers: { [types.INT8]: (value: string) => value } });
  return { kysely: new Kysely<unknown>({ dialect: new PGliteDialect({ pglite }) }), drop: async () => undefined };
}

async function onServer(server: string) {
  const name = `arcade_test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, sql`create database ${sql.id(name)}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const kysely = connect(url.href);
  return { kysely, drop: () => administer(server, sql`drop database ${sql.id(name)} with (force)`) };
}

function connect(connectionString: string): Kysely<unknown> {
  const pool = new pg.Pool({ connectionString, max: 10 });
  // a connection that is still closing hears that its database is dropped: without a listener that would fail the run
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
}

async function administer(url: string, statement: ReturnType<typeof sql>): Promise<void> {
  const kysely = connect(url);
  await statement.execute(kysely);
  await kysely.destroy();
}
