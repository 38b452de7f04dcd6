import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { makeDataFolder } from '../../../../test/data-folder.ts';
import { listAudit } from '../../../kernel/audit/audit.repository.ts';
import { openDb } from '../../../kernel/db/open.ts';

const program = fileURLToPath(new URL('./settings.cli.ts', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'mekong-settings-'));
const dataDir = join(home, 'pglite');
afterAll(() => rmSync(home, { recursive: true, force: true }));

const settings = (...args: string[]) => {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return spawnSync(process.execPath, [program, ...args], {
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
};

test('npm run settings exits 0 when it is done, 1 when it is refused, 2 while the database is away or in use', {
  timeout: 120_000,
}, async () => {
  expect(settings('list')).toMatchObject({ status: 2, stderr: expect.stringMatching(/^There is no database .+\.\n$/) });
  makeDataFolder(dataDir);
  let db = await openDb({ dataDir });
  expect(settings('list')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining(`in use by process ${process.pid}`),
  });
  await db.close();
  expect(settings('set', 'maintenance.active', 'true')).toMatchObject({
    status: 0,
    stdout: 'maintenance.active is true now.\n',
  });
  expect(settings('set', 'session.idleSeconds', '5')).toMatchObject({
    status: 1,
    stderr: 'session.idleSeconds: It must be 60 or more.\n',
  });
  db = await openDb({ dataDir });
  const [row] = await listAudit(db.kysely, { limit: 1 });
  await db.close();
  expect(row).toMatchObject({
    ...{ actorRole: 'command', actorId: userInfo().username, object: 'maintenance' },
    detail: { before: { active: false }, after: { active: true } },
  });
});
