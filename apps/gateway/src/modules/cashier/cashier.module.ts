import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../contract/module.ts';
import type { IntervalJob } from '../../kernel/jobs/job.ts';
import type { Queue } from '../../kernel/jobs/queue/queue.ts';
import type { QueueWorker } from '../../kernel/jobs/queue/workers.ts';
import { cashierRoutes, registerWebhooks } from './cashier.routes.ts';
import { createDeposits } from './deposits.service.ts';
import { openProviders, type ProvidersConfig } from './providers/open.ts';
import { purgeEvents } from './webhook.repository.ts';

/** What one process does side by side. */
const AT_ONCE = 3;

/** Where members pay in. */
export function createCashierModule(
  { db, cursors, log }: ModuleContext,
  { queue, providers }: { queue: Queue; providers: ProvidersConfig },
) {
  const deposits = createDeposits({ db, queue, cursors, providers: openProviders(providers), log });
  return {
    handlers: cashierRoutes(deposits),
    register: (app: FastifyInstance) => registerWebhooks(app, deposits),
    jobs: [
      { name: 'deposits.poll', everySeconds: 5, run: ({ signal }) => deposits.lookAtDue(signal) },
      { name: 'webhooks.retry', everySeconds: 600, run: () => deposits.takeGivenUpEvents() },
      { name: 'webhooks.purge', everySeconds: 3_600, run: ({ db }) => purgeEvents(db) },
    ] satisfies IntervalJob[],
    workers: [
      { queue: 'deposits', atOnce: AT_ONCE, pollSeconds: 5, work: ({ order }) => deposits.look(order) },
      { queue: 'webhooks', atOnce: AT_ONCE, pollSeconds: 5, work: ({ event }) => deposits.takeEvent(event) },
    ] satisfies QueueWorker[],
  };
}
