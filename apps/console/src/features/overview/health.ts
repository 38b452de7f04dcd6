import type { Overview } from '@mekong/api-client/admin/types';

type Tone = 'good' | 'warning' | 'bad';

/** Seconds after which work that waits is late. */
const lateSeconds = 60;

/** How each part of the site is doing. */
export function healthOf({
  site,
  health: { database, jobs, queues, payments },
  attention,
}: Pick<Overview, 'site' | 'health' | 'attention'>): Record<
  'site' | 'database' | 'jobs' | 'queues' | 'payments' | 'codes',
  Tone
> {
  return {
    site: site.open ? 'good' : 'warning',
    database: database.writable ? 'good' : 'bad',
    jobs: jobs.clockHeld || jobs.failing > 0 ? 'bad' : jobs.late > 0 ? 'warning' : 'good',
    queues: queues.some(({ failed, waitsSeconds }) => failed > 0 || waitsSeconds > lateSeconds) ? 'warning' : 'good',
    payments: payments.some(({ reachable }) => !reachable)
      ? 'bad'
      : payments.some(({ failures, shut }) => failures > 0 || shut.length > 0)
        ? 'warning'
        : 'good',
    codes: attention.codes.alarming ? 'bad' : 'good',
  };
}
