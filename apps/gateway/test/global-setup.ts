import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '@mekong/test-postgres/postgres';
import { sql } from 'kysely';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { MIGRATIONS_DIR, migrate } from '../src/kernel/db/migrate.ts';
import { type Db, openDb } from '../src/kernel/db/open.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Which engine the test files of this project run on. */
    engine: 'pglite' | 'postgres';
    /** File URL of a dump of the migrated embedded database. */
    pgliteTemplate: string;
    /** Address of the PostgreSQL server, empty on the other engine. */
    postgresUrl: string;
    /** Name of the migrated template database on that server. */
    postgresTemplate: string;
  }
}

interface Template {
  /** Address of the server. */
  readonly url: string;
  /** Name of the migrated database on it. */
  readonly name: string;
  /** Projects that use it. */
  users: number;
  close(): Promise<void>;
}

/** Every project loads this file for itself; the server is one for all of them. */
const shared: typeof globalThis & { mekongTemplate?: Promise<Template> | undefined } = globalThis;

/** Prepares the engine of one vitest project: a migrated template, from which each test file gets its own database. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const engine = project.name.startsWith('postgres') ? 'postgres' : 'pglite';
  project.provide('engine', engine);
  if (engine === 'pglite') {
    project.provide('pgliteTemplate', await pgliteTemplate());
    project.provide('postgresUrl', '');
    project.provide('postgresTemplate', '');
    return undefined;
  }
  shared.mekongTemplate ??= postgresTemplate();
  const template = await shared.mekongTemplate;
  template.users += 1;
  project.provide('pgliteTemplate', '');
  project.provide('postgresUrl', template.url);
  project.provide('postgresTemplate', template.name);
  return async () => {
    template.users -= 1;
    if (template.users > 0) return;
    shared.mekongTemplate = undefined;
    await template.close();
  };
}

/** A test lists the games that it is about: the house's own would only stand between them. */
async function prepare(db: Db): Promise<void> {
  await migrate(db);
  await db.kysely.deleteFrom('game').execute();
  await db.kysely.deleteFrom('vendor').execute();
}

async function postgresTemplate(): Promise<Template> {
  const server = await startPostgres();
  console.log(`Tests on ${server.origin}`);
  const name = `mekong_template_${process.pid}`;
  await administer(server.url, `create database ${name}`);
  await administer(
    server.url,
    'do $$ begin create role mekong_app nologin; exception when duplicate_object then end $$',
  );
  const db = await openDb({ url: databaseUrl(server.url, name) });
  await prepare(db);
  await db.close();
  const close = async () => {
    await administer(server.url, `drop database if exists ${name} with (force)`);
    await server.stop();
  };
  return { url: server.url, name, users: 0, close };
}

/** initdb in WebAssembly costs seconds: once per state of the migrations, kept beside the installed packages. */
async function pgliteTemplate(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of ['../package.json', './global-setup.ts'])
    hash.update(readFileSync(new URL(name, import.meta.url)));
  for (const file of readdirSync(MIGRATIONS_DIR).sort())
    hash.update(file).update(readFileSync(`${MIGRATIONS_DIR}/${file}`));
  const cache = new URL('../node_modules/.cache/', import.meta.url);
  const file = new URL(`pglite-${hash.digest('hex').slice(0, 16)}.tar`, cache);
  if (existsSync(file)) return file.href;
  const db = await openDb({});
  if (db.engine !== 'pglite') throw new Error('The template of the embedded engine needs the embedded engine.');
  await prepare(db);
  // a third of the files, which every copy would have to unpack and nobody opens
  await sql`update pg_database set datistemplate = false`.execute(db.kysely);
  for (const unused of ['template0', 'template1']) await sql`drop database ${sql.id(unused)}`.execute(db.kysely);
  // every copy fills its buffers with zeros at its start: those of a server are 128 MB, a test opens 13
  await sql`alter system set shared_buffers = '16MB'`.execute(db.kysely);
  // else every copy would recover from the log of the migrations at its start
  await sql`checkpoint`.execute(db.kysely);
  const dump = await db.pglite.dumpDataDir('none');
  await db.close();
  mkdirSync(cache, { recursive: true });
  const draft = `${fileURLToPath(file)}.${process.pid}`;
  writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
  renameSync(draft, file);
  return file.href;
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
