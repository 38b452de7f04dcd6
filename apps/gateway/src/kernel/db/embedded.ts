import { existsSync, readdirSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import type { Filesystem } from '@electric-sql/pglite/basefs';
import type { PGliteDialectConfig } from 'kysely';
import { DataDirBroken, DataDirFull } from './errors.ts';

/** Major version of the PostgreSQL inside PGlite; a directory of another one cannot be opened. */
const MAJOR = '18';
const MIB = 1024 * 1024;
/** A new directory takes about 40 MiB, the first migrations and the demo data about as much again. */
const ROOM_FOR_NEW = 128 * MIB;
const ROOM_FOR_EXISTING = 16 * MIB;
/** ENOSPC in the numbering of the WASM file system. */
const WASM_ENOSPC = 51;

/** node-postgres gives int8 as string; the embedded engine has to do the same. */
const parsers = { [types.INT8]: (value: string) => value };

/** Opens a database in memory, empty or with what the memory holds already. */
export function openInMemory(memory?: Filesystem): Promise<PGlite> {
  return PGlite.create({ parsers, ...(memory ? { fs: memory } : {}) });
}

/**
 * Opens the data directory, or makes a new one. The caller holds its lock.
 *
 * A first start that was interrupted leaves a marker beside the directory: nothing was acknowledged from it, so it is
 * made again. Any other directory that is not a database is refused and left as it is; PGlite itself would create
 * a new, empty database right over it.
 *
 * @throws DataDirBroken, DataDirFull
 */
export async function openDataDir(dataDir: string): Promise<PGlite> {
  const marker = `${dataDir}.incomplete`;
  if (existsSync(marker)) rmSync(dataDir, { recursive: true, force: true });
  const isNew = isEmpty(dataDir);
  if (!isNew) assertDatabase(dataDir);
  if (freeBytes(dirname(dataDir)) < (isNew ? ROOM_FOR_NEW : ROOM_FOR_EXISTING)) throw new DataDirFull(dataDir);
  try {
    if (isNew) writeFileSync(marker, '');
    const pglite = await PGlite.create({ dataDir, parsers });
    await pglite.query('select 1');
    rmSync(marker, { force: true });
    return pglite;
  } catch (error) {
    if (isDiskFull(error) || freeBytes(dirname(dataDir)) < MIB) throw new DataDirFull(dataDir, { cause: error });
    throw new DataDirBroken(dataDir, 'the database in it is damaged', { cause: error });
  }
}

/** The engine as Kysely's dialect wants it. */
type DialectEngine = Exclude<PGliteDialectConfig['pglite'], (...args: never[]) => unknown>;

/**
 * The engine as Kysely sees it. Where a transaction cannot begin because the engine is closing or closed, its first
 * statement fails: Kysely's dialect itself waits for ever then, and with it whoever wants the one connection.
 */
export function forKysely(pglite: PGlite): DialectEngine {
  return {
    get closed() {
      return pglite.closed;
    },
    get ready() {
      return pglite.ready;
    },
    waitReady: pglite.waitReady,
    close: () => pglite.close(),
    query: (text, params, options) => pglite.query(text, params, options),
    async transaction(work) {
      let hasBegun = false;
      try {
        return (await pglite.transaction((trx) => {
          hasBegun = true;
          return work(trx);
        })) as Awaited<ReturnType<typeof work>>;
      } catch (error) {
        if (hasBegun) throw error;
        const fail = () => Promise.reject(error);
        return work({ query: fail, rollback: fail });
      }
    },
  };
}

function isEmpty(dataDir: string): boolean {
  const found = statSync(dataDir, { throwIfNoEntry: false });
  if (!found) return true;
  if (!found.isDirectory()) throw new DataDirBroken(dataDir, 'it is a file');
  return readdirSync(dataDir).length === 0;
}

function assertDatabase(dataDir: string): void {
  const file = `${dataDir}/PG_VERSION`;
  if (!existsSync(file)) throw new DataDirBroken(dataDir, 'it holds other files but no database');
  const version = readFileSync(file, 'utf8').trim();
  if (version !== MAJOR)
    throw new DataDirBroken(dataDir, `it was made by version ${version || '?'}, this one needs ${MAJOR}`);
}

function freeBytes(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}

/** Whether an error means that the disk is full: Node's ENOSPC, the WASM file system's, or PostgreSQL's 53100. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && (error.code === 'ENOSPC' || error.code === '53100')) return true;
  return 'errno' in error && error.errno === WASM_ENOSPC;
}
