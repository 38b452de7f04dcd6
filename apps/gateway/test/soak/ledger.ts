/**
 * The ledger under random operations and kills:
 *
 *     node apps/gateway/test/soak/ledger.ts [--operations=1000000] [--seeds=3] [--kills=20]
 *
 * Bets, settlements, refunds, rollbacks, transfers, holds, groups of them in one transaction, repetitions and forged keys
 * go to a PostgreSQL and, one in 25, to the embedded database. The writing process is killed again and again in the
 * middle of its work and continued by another. After each kill and at the end the books must be found sound, everything
 * that was acknowledged must be there, and at the end every balance must be what the operations add up to.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '@mekong/test-postgres/postgres';
import { sql } from 'kysely';
import { migrate } from '../../src/kernel/db/migrate.ts';
import { openDb } from '../../src/kernel/db/open.ts';
import { type Place, soak } from './run.ts';

const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '1000000' },
    seeds: { type: 'string', default: '3' },
    kills: { type: 'string', default: '20' },
  },
});
const operations = Math.ceil(Number(values.operations) / Number(values.seeds));
const kills = Math.ceil(Number(values.kills) / Number(values.seeds));
/** The embedded database is one process with one connection, and slower: it gets this part of the work. */
const EMBEDDED_SHARE = 1 / 25;
const embedded = {
  operations: Math.ceil(operations * EMBEDDED_SHARE),
  kills: Math.min(kills, Math.ceil(kills / 4)),
};

async function prepared(place: Place): Promise<Place> {
  const db = await openDb({ url: place.DATABASE_URL, dataDir: place.DATA_DIR });
  await migrate(db);
  await db.close();
  return place;
}

const home = mkdtempSync(join(tmpdir(), 'mekong-soak-'));
const server = await startPostgres();

async function createDatabase(name: string): Promise<string> {
  const db = await openDb({ url: server.url });
  await sql`create database ${sql.id(name)}`.execute(db.kysely);
  await db.close();
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return url.href;
}

console.log(`${server.origin} and PGlite, ${values.seeds} seeds`);
try {
  for (let seed = 1; seed <= Number(values.seeds); seed++) {
    const url = await createDatabase(`mekong_soak_${process.pid}_${seed}`);
    await soak({
      name: `seed ${seed} on PostgreSQL`,
      place: await prepared({ DATABASE_URL: url }),
      seed,
      operations: operations - embedded.operations,
      kills: kills - embedded.kills,
    });
    await soak({
      name: `seed ${seed} on PGlite`,
      place: await prepared({ DATA_DIR: join(home, `seed-${seed}`) }),
      seed,
      ...embedded,
    });
  }
} finally {
  await server.stop();
  rmSync(home, { recursive: true, force: true });
}
