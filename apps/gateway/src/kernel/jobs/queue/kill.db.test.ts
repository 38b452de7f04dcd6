import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { testDb } from '../../../../test/harness.ts';
import { countJobs, skipPauses, startTestWorkers } from '../../../../test/queue.ts';
import { startSmsProvider } from '../../../../test/sms-provider.ts';
import { inTransaction } from '../../db/transaction.ts';
import { createQueue } from './queue.ts';

const t = await testDb();
const program = fileURLToPath(new URL('../../../../test/processes/queue-worker.ts', import.meta.url));
const provider = await startSmsProvider();
afterAll(() => provider.close());

// Several processes share a server; the embedded database has one.
test.runIf(t.engine === 'postgres')(
  'every job is done when two processes are killed again and again, and repeated only where one was killed',
  { timeout: 180_000 },
  async () => {
    const KILLS = 8;
    const queue = createQueue();
    const rules = { retryLimit: 100, retryDelay: 1, expireInSeconds: 4, deleteAfterSeconds: 3_600 };
    const send = (message: number) =>
      inTransaction(t.db.kysely, (trx) =>
        queue.send(trx, 'messages', randomUUID(), { message: String(message) }, rules),
      );
    const { supervisor } = await startTestWorkers(t, { queue, workers: [] });
    /** What a gateway that lives does every half minute. */
    const supervise = async () => {
      await sql`update pgboss.queue set monitor_claim_on = to_timestamp(0)`.execute(t.db.kysely);
      await supervisor.run({ db: t.db.kysely, signal: new AbortController().signal });
      await skipPauses(t);
    };
    const start = () =>
      spawn(process.execPath, [program, t.url ?? '', provider.url], { stdio: ['ignore', 'ignore', 'inherit'] });
    const workers: ChildProcess[] = [start(), start()];
    // a test that fails leaves none behind
    onTestFinished(() => {
      for (const worker of workers) worker.kill('SIGKILL');
    });
    let sent = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const before = provider.requests.length;
      for (const end = sent + 20; sent < end; sent++) await send(sent);
      await expect.poll(() => provider.requests.length).toBeGreaterThan(before);
      const victim = workers[kill % 2];
      const gone = victim && once(victim, 'exit');
      victim?.kill('SIGKILL');
      await gone;
      workers[kill % 2] = start();
    }
    await expect
      .poll(
        async () => {
          await supervise();
          return countJobs(t);
        },
        { timeout: 90_000 },
      )
      .toEqual({ 'messages completed': sent });
    const ends = workers.map((worker) => once(worker, 'exit'));
    for (const worker of workers) worker.kill('SIGKILL');
    await Promise.all(ends);
    const keys = provider.requests.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(sent);
    expect(keys.length - sent).toBeLessThanOrEqual(KILLS * 3);
  },
);
