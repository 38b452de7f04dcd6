import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { DatabaseUnavailable } from './errors.ts';
import { openDatabase } from './open.ts';

const home = mkdtempSync(join(tmpdir(), 'arcade-folder-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('a folder belongs to one process at a time, and keeps what is in it', async () => {
  const path = join(home, 'deep', 'arcade');
  const first = await openDatabase({ kind: 'folder', path });
  await first.kysely.insertInto('player').values({ id: 'p_1', client_seed: 'mine' }).execute();
  await expect(openDatabase({ kind: 'folder', path })).rejects.toThrow(DatabaseUnavailable);
  await first.close();
  const second = await openDatabase({ kind: 'folder', path });
  expect(await second.kysely.selectFrom('player').select('id').execute()).toEqual([{ id: 'p_1' }]);
  await second.close();
});
