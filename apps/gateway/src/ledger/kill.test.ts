import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { DataDirLocked } from '../kernel/db/errors.ts';
import { openDb } from '../kernel/db/open.ts';
import { verifyLedger } from './verify.ts';

const program = fileURLToPath(new URL('../../test/processes/posting-loop.ts', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'mekong-kill-'));
const dataDir = join(home, 'pglite');
afterAll(() => rmSync(home, { recursive: true, force: true }));

/**
 * Lets a process move money, kills it without warning in the middle of its work, and gives what it had acknowledged.
 *
 * @param meanwhile runs while the process is at work
 */
async function killAfter(count: number, run: string, meanwhile?: () => Promise<void>): Promise<string[]> {
  const child = spawn(process.execPath, [program, dataDir, run], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  const acknowledged: string[] = [];
  for await (const key of createInterface({ input: child.stdout })) {
    acknowledged.push(key);
    if (acknowledged.length === 1) await meanwhile?.();
    if (acknowledged.length === count) child.kill('SIGKILL');
  }
  expect(await exit).toEqual([null, 'SIGKILL']);
  return acknowledged;
}

describe('a process that is killed', () => {
  test('has lost nothing that it acknowledged, and the books are sound', { timeout: 300_000 }, async () => {
    const acknowledged = new Set<string>();
    for (const run of ['a', 'b', 'c', 'd', 'e']) {
      const refuseSecondStart = () => expect(openDb({ dataDir })).rejects.toThrow(DataDirLocked);
      const keys = await killAfter(randomInt(8, 120), run, run === 'a' ? refuseSecondStart : undefined);
      for (const key of keys) acknowledged.add(key);
      const db = await openDb({ dataDir });
      const stored = await db.kysely.selectFrom('posting').select('key').execute();
      const verification = await verifyLedger(db.kysely);
      await db.close();
      const known = new Set(stored.map((posting) => posting.key));
      expect([...acknowledged].filter((key) => !known.has(key))).toEqual([]);
      expect(verification).toMatchObject({ ok: true });
    }
    expect(acknowledged.size).toBeGreaterThan(40);
  });
});
