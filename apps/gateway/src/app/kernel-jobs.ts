import { purgeAttempts } from '../kernel/attempts.ts';
import { linkAudit } from '../kernel/audit/audit.repository.ts';
import { purgeChallenges } from '../kernel/challenges.ts';
import { purgeJobRuns } from '../kernel/jobs/job.repository.ts';
import type { IntervalJob } from '../kernel/jobs/job.ts';

/** What keeps the tables of the kernel tidy. Modules bring jobs of their own. */
export const kernelJobs: readonly IntervalJob[] = [
  { name: 'audit.link', everySeconds: 1, run: ({ db }) => linkAudit(db) },
  { name: 'challenges.purge', everySeconds: 300, run: ({ db }) => purgeChallenges(db) },
  { name: 'jobs.purge', everySeconds: 3_600, run: ({ db }) => purgeJobRuns(db) },
  { name: 'attempts.purge', everySeconds: 600, run: ({ db }) => purgeAttempts(db) },
];
