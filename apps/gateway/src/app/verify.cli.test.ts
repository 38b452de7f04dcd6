import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { makeDataFolder } from '../../test/data-folder.ts';
import { openDb } from '../kernel/db/open.ts';
import { grantPlayMoney } from '../ledger/flows.ts';
import { post } from '../ledger/ledger.ts';

const program = fileURLToPath(new URL('./verify.cli.ts', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'mekong-verify-'));
const dataDir = join(home, 'pglite');
afterAll(() => rmSync(home, { recursive: true, force: true }));

function verify(dir: string) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return spawnSync(process.execPath, [program], { env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dir }, encoding: 'utf8' });
}

describe('npm run ledger:verify', () => {
  test('says in one sentence that there is nothing to look at', () => {
    const { status, stderr } = verify(join(home, 'nowhere'));
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^There is no database in \S+: .+\.\n$/)]);
  });

  test('exits 0 on sound books, 1 on changed ones, 2 while they are in use', { timeout: 180_000 }, async () => {
    makeDataFolder(dataDir);
    let db = await openDb({ dataDir });
    await post(db.kysely, grantPlayMoney({ member: '1', currency: 'KHR', amount: 10_000n }));
    expect(verify(dataDir)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(`in use by process ${process.pid}`),
    });
    await db.close();
    expect(verify(dataDir)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/KHR +2 +2 +0\.0000[\s\S]*sound/),
    });
    db = await openDb({ dataDir });
    await sql`alter table ledger_account disable trigger user`.execute(db.kysely);
    await sql`update ledger_account set balance = balance + 1 where kind = 'MAIN'`.execute(db.kysely);
    await db.close();
    expect(verify(dataDir)).toMatchObject({ status: 1, stdout: expect.stringContaining('holds 10001 after 1') });
  });
});
