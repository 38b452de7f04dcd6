import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { MIGRATIONS_DIR, migrate } from '../src/db/migrate.ts';
import { openDb } from '../src/db/open.ts';
import { startPostgres } from './postgres.ts';

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
  const server = await startPostgres();
  console.log(`Tests on ${server.origin}`);
  const template = `mekong_template_${project.name.replace(' ', '_')}_${process.pid}`;
  await administer(server.url, `create database ${template}`);
  await administer(
    server.url,
    'do $$ begin create role mekong_app nologin; exception when duplicate_object then end $$',
  );
  const db = await openDb({ url: databaseUrl(server.url, template) });
  await migrate(db);
  await db.close();
  project.provide('pgliteTemplate', '');
  project.provide('postgresUrl', server.url);
  project.provide('postgresTemplate', template);
  return async () => {
    await administer(server.url, `drop database if exists ${template} with (force)`);
    await server.stop();
  };
}

/** initdb in WebAssembly costs seconds: once per state of the migrations, kept beside the installed packages. */
async function pgliteTemplate(): Promise<string> {
  const hash = createHash('sha256').update(readFileSync(new URL('../package.json', import.meta.url)));
  for (const file of readdirSync(MIGRATIONS_DIR).sort())
    hash.update(file).update(readFileSync(`${MIGRATIONS_DIR}/${file}`));
  const cache = new URL('../node_modules/.cache/', import.meta.url);
  const file = new URL(`pglite-${hash.digest('hex').slice(0, 16)}.tar`, cache);
  if (existsSync(file)) return file.href;
  const db = await openDb({});
  if (db.engine !== 'pglite') throw new Error('The template of the embedded engine needs the embedded engine.');
  await migrate(db);
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
