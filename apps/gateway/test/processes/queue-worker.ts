/**
 * A process that works off the queue of messages until it is killed: each job is one call of the provider at the given
 * address, under the number of its message. Started by the kill test of the queue.
 */
import fastify from 'fastify';
import { openDb, openJobsDb } from '../../src/kernel/db/open.ts';
import { createQueue } from '../../src/kernel/jobs/queue/queue.ts';
import { startQueueWorkers } from '../../src/kernel/jobs/queue/workers.ts';

const [, , url = '', provider = ''] = process.argv;
const db = await openDb({ url });
await startQueueWorkers({
  db,
  jobsDb: openJobsDb(db),
  queue: createQueue(),
  workers: [
    {
      queue: 'messages',
      atOnce: 3,
      pollSeconds: 0.2,
      async work({ message }, { signal }) {
        const headers = { 'idempotency-key': message };
        const answer = await fetch(provider, { method: 'POST', signal, headers, body: '{}' });
        await answer.body?.cancel();
      },
    },
  ],
  log: fastify().log,
});
