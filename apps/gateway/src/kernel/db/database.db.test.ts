import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { testDb } from '../../../test/harness.ts';
import { databaseTime, followDatabaseTime } from './clock.ts';
import { migrate } from './migrate.ts';
import { defineChannel, openNotifier } from './notify.ts';
import { openDb } from './open.ts';
import { inTransaction, serializable } from './transaction.ts';

const t = await testDb();
const db = t.db.kysely;
await sql`create table note (id bigint generated always as identity primary key, text text unique)`.execute(db);
const notes = async () =>
  (await sql<{ text: string }>`select text from note order by id`.execute(db)).rows.map((row) => row.text);

describe('types are the same on both engines', () => {
  test('whole numbers of 64 bits are strings, times are dates, JSON is parsed, arrays are arrays', async () => {
    const { rows } = await sql`
      select 9007199254740993::bigint as big, 1::int as small, 1.50::numeric as exact, true as yes,
             timestamptz '2026-11-21 10:00:00+00' as at, '{"a": [1]}'::jsonb as json, array['x', 'y'] as list,
             null::text as nothing`.execute(db);
    expect(rows).toEqual([
      {
        big: '9007199254740993',
        small: 1,
        exact: '1.50',
        yes: true,
        at: new Date('2026-11-21T10:00:00Z'),
        json: { a: [1] },
        list: ['x', 'y'],
        nothing: null,
      },
    ]);
  });

  test('bytes come back as they were', async () => {
    const bytes = new Uint8Array([0, 1, 254, 255]);
    const { rows } = await sql<{ b: Uint8Array }>`select ${Buffer.from(bytes)}::bytea as b`.execute(db);
    expect(new Uint8Array(rows[0]?.b ?? [])).toEqual(bytes);
  });
});

describe('the clock', () => {
  const setAhead = (hours: number) =>
    sql`create or replace function job_now() returns timestamptz language sql volatile
        as $$ select clock_timestamp() + make_interval(hours => ${sql.lit(hours)}) $$`.execute(db);

  test('is that of the database, whatever the machine shows', async () => {
    await setAhead(3);
    const before = await databaseTime(db);
    const clock = await followDatabaseTime(db);
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    const followed = clock.now();
    vi.useRealTimers();
    await clock.close();
    const after = await databaseTime(db);
    await setAhead(0);
    expect(followed >= before && followed.getTime() < after.getTime() + 60_000).toBe(true);
  });
});

describe('transaction', () => {
  test('is all or nothing', async () => {
    const failing = inTransaction(db, async (trx) => {
      await sql`insert into note (text) values ('lost')`.execute(trx);
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await notes()).not.toContain('lost');
  });

  test.each(['40001', '40P01'])('runs again after %s and no more than 5 times', async (state) => {
    let attempts = 0;
    const unlucky = (failures: number) => {
      attempts = 0;
      return inTransaction(db, async (trx) => {
        attempts++;
        if (attempts <= failures)
          await sql.raw(`do $$ begin raise exception 'again' using errcode = '${state}'; end $$`).execute(trx);
        return attempts;
      });
    };
    expect(await unlucky(4)).toBe(5);
    await expect(unlucky(5)).rejects.toMatchObject({ code: state });
    expect(attempts).toBe(5);
  });

  test('runs again after a unique violation only where that was asked for', async () => {
    const insert = (retryOnUniqueViolation: boolean) => {
      let attempts = 0;
      return inTransaction(
        db,
        async (trx) => {
          attempts++;
          await sql`insert into note (text) values (${attempts === 1 ? 'twin' : 'twin again'})`.execute(trx);
          return attempts;
        },
        { retryOnUniqueViolation },
      );
    };
    expect(await insert(false)).toBe(1);
    await expect(insert(false)).rejects.toMatchObject({ code: '23505' });
    expect(await insert(true)).toBe(2);
  });

  test('is serializable on request', async () => {
    const level = await serializable(
      db,
      async (trx) =>
        (await sql<{ l: string }>`select current_setting('transaction_isolation') as l`.execute(trx)).rows[0]?.l,
    );
    expect(level).toBe('serializable');
  });

  test.runIf(t.engine === 'postgres')('never waits for ever: statements and locks have limits', async () => {
    const { rows } =
      await sql`select current_setting('statement_timeout') as s, current_setting('lock_timeout') as l`.execute(db);
    expect(rows).toEqual([{ s: '5s', l: '2s' }]);
  });

  test.runIf(t.engine === 'postgres')('compiles no statement: that takes longer than running it', async () => {
    const { rows } = await sql`select current_setting('jit') as jit`.execute(db);
    expect(rows).toEqual([{ jit: 'off' }]);
  });
});

describe('events', () => {
  const channel = defineChannel<{ n: number }>('test_events');

  test('reach every listener of the channel, in order, until it leaves', async () => {
    const heard: number[] = [];
    const all = Promise.withResolvers<void>();
    const stop = await t.notifier.subscribe(channel, ({ n }) => {
      heard.push(n);
      if (n === 99) all.resolve();
    });
    const other: number[] = [];
    const leave = await t.notifier.subscribe(channel, ({ n }) => other.push(n));
    await leave();
    await Promise.all(Array.from({ length: 100 }, (_, n) => t.notifier.publish(channel, { n })));
    await all.promise;
    expect(heard).toEqual(Array.from({ length: 100 }, (_, n) => n));
    expect(other).toEqual([]);
    await stop();
  });

  test('stay in their channel, whatever is in them', async () => {
    const text = defineChannel<string>('test_text');
    const heard = Promise.withResolvers<string>();
    const stop = await t.notifier.subscribe(text, heard.resolve);
    await t.notifier.publish(channel, { n: 1 });
    await t.notifier.publish(text, `it's "quoted" ភាសាខ្មែរ; drop table note`);
    expect(await heard.promise).toBe(`it's "quoted" ភាសាខ្មែរ; drop table note`);
    await stop();
  });

  test('that cannot be sent are reported and fail nobody', async () => {
    const errors: unknown[] = [];
    const notifier = openNotifier(t.db, (error) => errors.push(error));
    await notifier.publish(defineChannel<string>('test_text'), 'x'.repeat(9_000));
    expect(errors).toHaveLength(1);
    await notifier.close();
  });

  test.runIf(t.engine === 'postgres')('of another process arrive, and a lost connection is told as a gap', async () => {
    const gaps = defineChannel<{ n: number }>('test_gap');
    const other = await openDb({ url: t.url });
    const sender = openNotifier(other);
    const errors: unknown[] = [];
    const listener = openNotifier(t.db, (error) => errors.push(error));
    let heard = Promise.withResolvers<number>();
    const gap = Promise.withResolvers<void>();
    await listener.subscribe(gaps, ({ n }) => heard.resolve(n), gap.resolve);
    await sender.publish(gaps, { n: 1 });
    expect(await heard.promise).toBe(1);
    await terminate('mekong-gateway-events', 'listen test_gap');
    await gap.promise;
    heard = Promise.withResolvers();
    await sender.publish(gaps, { n: 2 });
    expect(await heard.promise).toBe(2);
    expect(errors.length).toBeGreaterThan(0);
    await listener.close();
    await sender.close();
    await other.close();
  });

  test('have plain names', () => {
    expect(() => defineChannel('Drop Table')).toThrow('lower-case');
  });
});

describe('connections', () => {
  test.runIf(t.engine === 'postgres')('that break end neither the process nor the pool', async () => {
    const errors: Error[] = [];
    const other = await openDb({ url: t.url, onConnectionError: (error) => errors.push(error) });
    await other.kysely
      .transaction()
      .execute(async (trx) => {
        await sql`select 1`.execute(trx);
        await terminate('mekong-gateway');
        await expect(sql`select 1`.execute(trx)).rejects.toThrow();
      })
      .catch(() => undefined);
    expect((await sql`select 2 as n`.execute(other.kysely)).rows).toEqual([{ n: 2 }]);
    expect(errors.length).toBeGreaterThan(0);
    await other.close();
  });
});

describe('prepared statements', () => {
  test('keep working when a migration changes the table of a running process', async () => {
    await sql`create table growing (a int)`.execute(db);
    await sql`insert into growing values (1)`.execute(db);
    const read = () =>
      inTransaction(db, async (trx) => (await sql`select * from growing where a = ${1}`.execute(trx)).rows);
    for (let n = 0; n < 30; n++) expect(await read()).toEqual([{ a: 1 }]);
    await sql`alter table growing add column b int`.execute(db);
    for (let n = 0; n < 30; n++) expect(await read()).toEqual([{ a: 1, b: null }]);
  });

  test('of one text with other values give other rows', async () => {
    const read = async (n: number) => (await sql`select ${n}::int as n, ${`t${n}`}::text as t`.execute(db)).rows;
    for (let n = 0; n < 12; n++) expect(await read(n)).toEqual([{ n, t: `t${n}` }]);
  });
});

describe('migrations', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mekong-migrations-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const add = (name: string, body = 'export async function up() {}') => writeFileSync(join(folder, name), body);
  const remove = (name: string) => rmSync(join(folder, name));

  test('have all run already and run once', async () => {
    expect(await migrate(t.db)).toEqual([]);
  });

  test('must be named and numbered so that their order is plain', async () => {
    for (const name of ['1-short.ts', '0900_underscore.ts', '0900-Upper.ts']) {
      add(name);
      await expect(migrate(t.db, folder)).rejects.toThrow('must look like');
      remove(name);
    }
    add('0900-one.ts');
    add('0900-two.ts');
    await expect(migrate(t.db, folder)).rejects.toThrow('have the same number');
    remove('0900-two.ts');
    add('0901-empty.ts', 'export const x = 1;');
    await expect(migrate(t.db, folder)).rejects.toThrow('must export async function up');
  });
});

/** Ends connections to this test's database, as a restart of the server would: those of one name, or of one last query. */
async function terminate(name: string, query = '%'): Promise<void> {
  const client = new pg.Client({ connectionString: t.url, application_name: 'terminator' });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = $1 and query like $2`,
    [name, query],
  );
  await client.end();
}
