import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DataDirLocked } from './errors.ts';
import { lockDataDir } from './lock.ts';

let home: string;
let dataDir: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'mekong-lock-'));
  dataDir = join(home, 'data');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Another process that holds the lock until it is told to end. */
async function holder() {
  const module = fileURLToPath(new URL('./lock.ts', import.meta.url));
  const source = `import(${JSON.stringify(module)}).then(({ lockDataDir }) => {
    lockDataDir(${JSON.stringify(dataDir)}); console.log('held'); setInterval(() => {}, 1000) })`;
  const child = spawn(process.execPath, ['-e', source], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return {
    pid: child.pid,
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

const write = (content: object | string) =>
  writeFileSync(`${dataDir}.lock`, typeof content === 'string' ? content : JSON.stringify(content));

describe('lock of a data directory', () => {
  test('is held by one at a time and leaves nothing behind', () => {
    const unlock = lockDataDir(dataDir);
    expect(() => lockDataDir(dataDir)).toThrow(DataDirLocked);
    unlock();
    unlock();
    expect(readdirSync(home)).toEqual([]);
    lockDataDir(dataDir)();
  });

  test('of a living process is refused with a sentence that names it', async () => {
    const other = await holder();
    try {
      expect(() => lockDataDir(dataDir)).toThrow(
        `The data directory ${dataDir} is in use by process ${other.pid}: stop it first, or start on another one with DATA_DIR=<path>.`,
      );
    } finally {
      await other.kill();
    }
  });

  test('of a killed process is taken over', async () => {
    const other = await holder();
    await other.kill();
    expect(existsSync(`${dataDir}.lock`)).toBe(true);
    const unlock = lockDataDir(dataDir);
    expect(JSON.parse(readFileSync(`${dataDir}.lock`, 'utf8'))).toMatchObject({ pid: process.pid });
    unlock();
  });

  test('with our own pid is one of an earlier life', () => {
    write({ pid: process.pid, id: 'earlier' });
    lockDataDir(dataDir)();
  });

  test.runIf(existsSync('/proc/1/stat'))('with a pid that was given to another process since is taken over', () => {
    write({ pid: 1, startedAt: '1', id: 'before the restart' });
    lockDataDir(dataDir)();
  });

  test.runIf(existsSync('/proc/1/stat'))(
    'of a process that has ended and waits for its parent is taken over',
    async () => {
      // the shell starts a child that ends soon, and becomes a program that never asks for its children
      const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 600'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      try {
        const [line] = await once(parent.stdout, 'data');
        const pid = Number(String(line).trim());
        const stat = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
        await expect.poll(() => stat()[2]).toBe('Z');
        write({ pid, startedAt: stat()[21], id: 'ended' });
        lockDataDir(dataDir)();
      } finally {
        parent.kill('SIGKILL');
        await once(parent, 'exit');
      }
    },
  );

  test('that cannot be read counts as being written, until it is old', () => {
    write('{"pid":');
    expect(() => lockDataDir(dataDir)).toThrow(DataDirLocked);
    utimesSync(`${dataDir}.lock`, 0, 0);
    lockDataDir(dataDir)();
  });

  test('is not given back by somebody who has lost it', () => {
    const unlock = lockDataDir(dataDir);
    write({ pid: 1, id: 'somebody else' });
    unlock();
    expect(existsSync(`${dataDir}.lock`)).toBe(true);
  });
});
