import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { DatabaseUnavailable } from './errors.ts';
import { lockFolder } from './lock.ts';

const home = mkdtempSync(join(tmpdir(), 'arcade-lock-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('a folder is locked by one at a time, and free again when the lock is given back', () => {
  const path = join(home, 'own');
  const unlock = lockFolder(path);
  expect(() => lockFolder(path)).toThrow(DatabaseUnavailable);
  unlock();
  lockFolder(path)();
});

test('the lock of a process goes with the process, also when it is killed', async () => {
  const path = join(home, 'other');
  const module = fileURLToPath(new URL('./lock.ts', import.meta.url));
  const source = `import(${JSON.stringify(module)}).then(({ lockFolder }) => {
    lockFolder(${JSON.stringify(path)}); console.log('held'); setInterval(() => {}, 1000) })`;
  const child = spawn(process.execPath, ['-e', source], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  expect(() => lockFolder(path)).toThrow(/ARCADE_DATA_DIR/);
  child.kill('SIGKILL');
  await once(child, 'exit');
  lockFolder(path)();
});
