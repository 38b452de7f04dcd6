import { sql } from 'kysely';
import type { Executor } from './types.ts';

/** The database is asked so often: after a jump of its clock this is how long the old time is believed. */
const ASK_MS = 10_000;
/** How far two clocks may move apart between two questions, in milliseconds. */
const DRIFT = 1;

/** Time by the database: the one clock that all processes share. */
export async function databaseTime(db: Executor): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select job_now() as now`.execute(db);
  if (!rows[0]) throw new Error('The database does not tell the time.');
  return rows[0].now;
}

export interface DatabaseClock {
  now: () => Date;
  /** Ends the asking. */
  close: () => Promise<void>;
}

/** What the database's clock shows at the beginning of this process, in milliseconds: at most `latest`, at least `width` less. */
interface Reading {
  latest: number;
  width: number;
}

async function readStart(db: Executor): Promise<Reading> {
  const asked = performance.now();
  const time = (await databaseTime(db)).getTime();
  return { latest: time + 1 - asked, width: performance.now() - asked + 1 };
}

/** The narrower of two readings, unless they contradict each other: then the clock was set, and the new one holds. */
const better = (old: Reading, found: Reading): Reading => {
  const wasSet = found.latest < old.latest - old.width || old.latest < found.latest - found.width;
  return wasSet || found.width <= old.width ? found : old;
};

/**
 * The database's clock without a question each time: it goes on by the seconds that really pass, whatever the clock of this
 * machine shows, and is never behind what the database has written.
 */
export async function followDatabaseTime(db: Executor): Promise<DatabaseClock> {
  let reading = better(await readStart(db), await readStart(db));
  let asking = Promise.resolve();
  const timer = setInterval(() => {
    asking = readStart(db).then(
      (found) => {
        reading = better({ ...reading, width: reading.width + DRIFT }, found);
      },
      // a database that does not answer is told of elsewhere
      () => undefined,
    );
  }, ASK_MS).unref();
  return {
    now: () => new Date(Math.floor(reading.latest + performance.now())),
    async close() {
      clearInterval(timer);
      await asking;
    },
  };
}
