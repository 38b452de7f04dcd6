import { randomBytes } from 'node:crypto';
import { startPostgres } from '@mekong/test-postgres/postgres';
import { sql } from 'kysely';
import { migrate } from '../../../src/kernel/db/migrate.ts';
import { type Db, openDb } from '../../../src/kernel/db/open.ts';
import { SETTINGS } from '../../../src/modules/system/settings.ts';
import { type RunningGateway, runGateway } from '../../processes/running-gateway.ts';

/** A database and two gateways on it, by a clock that the soak moves. */
export interface Site {
  /** Where the database server comes from, for the log. */
  readonly origin: string;
  readonly db: Db;
  /** Has the database's clock go on from a moment; a jump is confirmed as an operator would. */
  setClock(at: number): Promise<void>;
  /** Kills one of the gateways and starts it again. */
  kill(which: number): Promise<void>;
  complaints(): string;
  close(): Promise<void>;
}

/** Bills of dividends are paid after an hour, and what an upline does not pay is given up after a day. */
async function decide({ kysely }: Db): Promise<void> {
  const contracts = SETTINGS.contracts.parse({ reviewHours: 1, unpaidDays: 1 });
  await kysely
    .insertInto('setting')
    .values({ key: 'contracts', value: JSON.stringify(contracts) })
    .execute();
}

/** Has results numbered by the clock that is moved, as windows are closed by it: both are one clock everywhere else. */
async function numberByJobClock({ kysely }: Db): Promise<void> {
  await sql`
    do $$ begin
      execute replace(pg_get_functiondef('sequence_results(text, int)'::regprocedure), 'clock_timestamp()', 'job_now()');
    end $$`.execute(kysely);
  await sql`update result_counter set booked_at = job_now()`.execute(kysely);
}

/** @param start of the first day, before which nothing is settled */
export async function openSite(start: number): Promise<Site> {
  const server = await startPostgres();
  const url = new URL(server.url);
  url.pathname = `/mekong_histories_${process.pid}`;
  const maintenance = await openDb({ url: server.url });
  await sql`create database ${sql.id(url.pathname.slice(1))}`.execute(maintenance.kysely);
  await maintenance.close();
  const db = await openDb({ url: url.href, statementTimeout: 0 });
  await migrate(db);
  await decide(db);
  const setClock = async (at: number): Promise<void> => {
    const [to, now] = [new Date(at).toISOString(), new Date().toISOString()];
    await sql
      .raw(
        `create or replace function job_now() returns timestamptz language sql volatile as $$ select timestamptz '${to}' + (clock_timestamp() - timestamptz '${now}') $$`,
      )
      .execute(db.kysely);
  };
  await setClock(start);
  await numberByJobClock(db);
  const env = { DATABASE_URL: url.href, SECRET_KEY: randomBytes(32).toString('base64'), ARCADE: 'off' };
  // on a busy machine one that finds no connection in time ends before it serves: whoever looks after it starts it again
  const launch = async (tries = 5): Promise<RunningGateway> =>
    runGateway(env).catch((error: unknown) => {
      if (tries === 1) throw error;
      return launch(tries - 1);
    });
  const gateways: RunningGateway[] = [await launch(), await launch()];
  return {
    ...{ origin: server.origin, db, setClock },
    async kill(which) {
      await gateways[which]?.kill();
      gateways[which] = await launch();
    },
    complaints: () => gateways.map((gateway) => gateway.complaints()).join('\n'),
    async close() {
      await Promise.all(gateways.map((gateway) => gateway.kill()));
      await db.close();
      await server.stop();
    },
  };
}
