import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { run, TIMED_OUT } from '../lib/run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'mekong-run-'));
afterAll(() => rmSync(folder, { recursive: true }));

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test('a command that ends in its time gives its exit code', async () => {
  expect(await run('node', ['-e', 'process.exit(3)'], {}, { isQuiet: true, limit: new AbortController().signal })).toBe(
    3,
  );
});

test('a command whose time is over is ended with what it has started', async () => {
  const file = join(folder, 'child');
  const forever = 'setInterval(() => undefined, 1000)';
  // it starts another that outlives it, and ends when that is gone
  const starter = `
    const child = require('node:child_process').spawn('node', ['-e', '${forever}'], { detached: true });
    require('node:fs').writeFileSync(${JSON.stringify(file)}, String(child.pid));
    child.on('exit', () => process.exit(0));
    ${forever}`;
  const time = new AbortController();
  const ended = run('node', ['-e', starter], {}, { isQuiet: true, limit: time.signal });
  const child = await vi.waitUntil(() => existsSync(file) && Number(readFileSync(file, 'utf8')), { timeout: 30_000 });
  time.abort();
  expect(await ended).toBe(TIMED_OUT);
  await vi.waitUntil(() => !isAlive(child), { timeout: 30_000 });
});
