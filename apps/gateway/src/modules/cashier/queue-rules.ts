import type { JobRules } from '../../kernel/jobs/queue/queue.ts';

const MINUTE = 60;
const rules: JobRules = { retryLimit: 5, retryDelay: 2, retryBackoff: true, retryDelayMax: MINUTE };

/** How workers try what a provider is asked for. What they give up is looked at again by the jobs of the clock. */
export const sendRules = { ...rules, expireInSeconds: MINUTE, deleteAfterSeconds: 60 * MINUTE };
