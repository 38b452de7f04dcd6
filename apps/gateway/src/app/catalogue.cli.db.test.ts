import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { emptyDatabase, testDb } from '../../test/harness.ts';

const program = fileURLToPath(new URL('./catalogue.cli.ts', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'mekong-catalogue-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const t = await testDb();
const empty = await emptyDatabase();

const run = (url: string | undefined, args: readonly string[]) => {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return spawnSync(process.execPath, [program, ...args], {
    env: { PATH, NODE_COMPILE_CACHE, DATABASE_URL: url },
    encoding: 'utf8',
  });
};
const catalogue = (...args: string[]) => run(t.url, args);

test('npm run catalogue prints what it changes, writes nothing in a dry run, and exits 1 when it refuses a file', {
  timeout: 120_000,
}, async () => {
  const file = join(home, 'catalogue.json');
  expect(catalogue('import', file)).toMatchObject({ status: 1, stderr: `There is no file ${file}.\n` });
  writeFileSync(
    file,
    JSON.stringify({ vendors: [{ code: 'ACME', names: { EN: 'Acme' }, category: 'RNG', accountTypeId: 7, place: 1 }] }),
  );
  const dry = catalogue('import', file, '--dry-run');
  expect(dry).toMatchObject({
    status: 0,
    stdout: '+ vendor ACME\n1 new, 0 changed, 0 as they were. Nothing was written.\n',
  });
  expect(run(empty, ['import', file, '--dry-run'])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('behind'),
  });
  const client = new pg.Client({ connectionString: empty });
  await client.connect();
  expect((await client.query("select 1 from pg_tables where schemaname = 'public'")).rowCount).toBe(0);
  await client.end();
  expect(catalogue('import', file)).toMatchObject({
    status: 0,
    stdout: '+ vendor ACME\n1 new, 0 changed, 0 as they were.\n',
  });
  expect(catalogue('import', file)).toMatchObject({ status: 0, stdout: '0 new, 0 changed, 1 as they were.\n' });
  writeFileSync(file, '{"vendors": 1}');
  expect(catalogue('import', file)).toMatchObject({ status: 1, stderr: expect.stringMatching(/^vendors: /) });
  expect(catalogue('export')).toMatchObject({ status: 1, stderr: expect.stringContaining('Usage: ') });
});
