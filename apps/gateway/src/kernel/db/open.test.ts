import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeDataFolder } from '../../../test/data-folder.ts';
import { isDiskFull } from './embedded.ts';
import { DatabaseUnavailable, DataDirBroken, DataDirLocked } from './errors.ts';
import { openDb } from './open.ts';

const home = mkdtempSync(join(tmpdir(), 'mekong-open-'));
const sound = join(home, 'sound');
const dataDir = join(home, 'data');

beforeAll(async () => {
  makeDataFolder(sound);
  const db = await openDb({ dataDir: sound });
  await sql`create table kept as select 9007199254740993 as n`.execute(db.kysely);
  await db.close();
}, 60_000);
afterAll(() => rmSync(home, { recursive: true, force: true }));
beforeEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Hundreds of files: a test that needs none of them does without. */
const copySound = () => cpSync(sound, dataDir, { recursive: true });

describe('embedded database', () => {
  test('keeps what it was given', async () => {
    copySound();
    const db = await openDb({ dataDir });
    expect((await sql`select n from kept`.execute(db.kysely)).rows).toEqual([{ n: '9007199254740993' }]);
    await db.close();
    expect(existsSync(`${dataDir}.lock`)).toBe(false);
  });

  test('is opened once', async () => {
    copySound();
    const db = await openDb({ dataDir });
    await expect(openDb({ dataDir })).rejects.toThrow(DataDirLocked);
    await db.close();
    await (await openDb({ dataDir })).close();
  });

  test('lets what has begun end before it is closed, and refuses what begins later', async () => {
    copySound();
    const db = await openDb({ dataDir });
    const { promise: isGoingOn, resolve: goOn } = Promise.withResolvers<void>();
    const { promise: hasBegun, resolve: begun } = Promise.withResolvers<void>();
    const before = db.kysely.transaction().execute(async (trx) => {
      await sql`update kept set n = n - 1`.execute(trx);
      begun();
      await isGoingOn;
      await sql`update kept set n = n - 1`.execute(trx);
    });
    await hasBegun;
    const closing = db.close();
    const after = db.kysely.transaction().execute((trx) => sql`delete from kept`.execute(trx));
    const refused = expect(after).rejects.toThrow('closed');
    goOn();
    await Promise.all([before, closing, refused]);
    await expect(sql`select 1`.execute(db.kysely)).rejects.toThrow('closed');
    const again = await openDb({ dataDir });
    expect((await sql`select n from kept`.execute(again.kysely)).rows).toEqual([{ n: '9007199254740991' }]);
    await again.close();
  });

  test('that cannot be opened gives its lock back', async () => {
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'PG_VERSION'), '15\n');
    await expect(openDb({ dataDir })).rejects.toThrow('it was made by version 15');
    expect(existsSync(`${dataDir}.lock`)).toBe(false);
  });

  const harms: [string, () => void][] = [
    ['with a damaged control file', () => writeFileSync(join(dataDir, 'global/pg_control'), 'garbage')],
    ['without its tables', () => rmSync(join(dataDir, 'base'), { recursive: true })],
    ['without its log', () => rmSync(join(dataDir, 'pg_wal'), { recursive: true })],
    ['without its version', () => rmSync(join(dataDir, 'PG_VERSION'))],
  ];
  test.each(harms)('%s is refused with one sentence and left as it is', async (_, harm) => {
    copySound();
    harm();
    const refused = await openDb({ dataDir }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DataDirBroken);
    expect(String(refused)).toMatch(/cannot be opened \(.+\): restore it from a copy, or move it away/);
    expect(existsSync(join(dataDir, 'global'))).toBe(true);
  });

  test('never takes a directory of other files for its own', async () => {
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'letter.txt'), 'dear');
    await expect(openDb({ dataDir })).rejects.toThrow('it holds other files but no database');
    const file = join(dataDir, 'letter.txt');
    await expect(openDb({ dataDir: file })).rejects.toThrow('it is a file');
  });

  test('whose first start was interrupted is made again', async () => {
    mkdirSync(join(dataDir, 'global'), { recursive: true });
    writeFileSync(join(dataDir, 'PG_VERSION'), '18\n');
    writeFileSync(`${dataDir}.incomplete`, '');
    const db = await openDb({ dataDir });
    expect((await sql`select 1 as n`.execute(db.kysely)).rows).toEqual([{ n: 1 }]);
    expect(existsSync(`${dataDir}.incomplete`)).toBe(false);
    await db.close();
  }, 300_000);

  test('knows a full disk by every sign of it', () => {
    expect([{ code: 'ENOSPC' }, { code: '53100' }, { errno: 51 }].map(isDiskFull)).toEqual([true, true, true]);
    expect([undefined, null, 'ENOSPC', { code: '53200' }, { errno: 2 }].some(isDiskFull)).toBe(false);
  });
});

describe('PostgreSQL', () => {
  test('that does not answer is told in one sentence, without the password', async () => {
    const refused = await openDb({ url: 'postgres://me:secret@127.0.0.1:1/x' }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DatabaseUnavailable);
    expect(String(refused)).toMatch(/PostgreSQL at postgres:\/\/me@127\.0\.0\.1:1\/x cannot be reached \(.+\)\.$/);
  });
});
