import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, expect, inject } from 'vitest';
import { type Notifier, openNotifier } from '../src/kernel/db/notify.ts';
import { type Db, openDb } from '../src/kernel/db/open.ts';
import { MigratedMemory } from './data-folder.ts';
import { refuseSecondConnection } from './one-connection.ts';

/** A migrated database of one test file, on the engine of the running project. */
export interface TestDb {
  readonly db: Db;
  readonly notifier: Notifier;
  readonly engine: 'pglite' | 'postgres';
  /** Address of the database on PostgreSQL, for tests that open it a second time; `undefined` on the other engine. */
  readonly url: string | undefined;
}

/**
 * Makes the database of a test file; call it once, at the top: `const t = await testDb();`. It is empty but for what
 * the migrations put in, and without the house's games (`addHouse`): a test lists its own. Nobody else uses it, and it is gone after the file.
 */
export async function testDb(): Promise<TestDb> {
  if (!expect.getState().testPath?.endsWith('.db.test.ts'))
    throw new Error('A test that uses testDb() must be named x.db.test.ts: only those can run on both engines.');
  const engine = inject('engine');
  const opened = engine === 'pglite' ? await embedded() : await onServer();
  refuseSecondConnection(opened.db.kysely);
  const notifier = openNotifier(opened.db, (error) => {
    throw error;
  });
  afterAll(async () => {
    await notifier.close();
    await opened.db.close();
    await opened.drop();
  });
  return { db: opened.db, notifier, engine, url: opened.url };
}

async function embedded() {
  return { db: await openDb({ memory: new MigratedMemory() }), url: undefined, drop: async () => undefined };
}

async function onServer() {
  // file by file: page by page through the log, which others could read meanwhile, costs twice as much
  const { url, drop } = await makeDatabase(`template ${inject('postgresTemplate')} strategy file_copy`);
  return { db: await openDb({ url }), url, drop };
}

/** Makes an empty database on the server, for what migrates or starts by itself; it is gone after the file. @returns its address */
export async function emptyDatabase(): Promise<string> {
  const { url, drop } = await makeDatabase('');
  afterAll(drop);
  return url;
}

async function makeDatabase(how: string) {
  const server = inject('postgresUrl');
  const name = `mekong_test_${randomUUID().replaceAll('-', '')}`;
  // One copy at a time: a template cannot be copied while another copy is being made from it.
  await administer(server, ['select pg_advisory_lock(7420)', `create database ${name} ${how}`]);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(server, [`drop database if exists ${name} with (force)`]) };
}

async function administer(url: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
