import type { IntervalJob } from '../../kernel/jobs/job.ts';
import type { Settings } from '../system/settings.service.ts';
import { sequenceDueResults } from './sequencer.ts';

/** What settlements changed, numbered in the order of commits. */
export function createResultsModule({ settings }: { settings: Settings }) {
  const zone = async () => (await settings.current()).merchant.timeZone;
  return {
    jobs: [
      { name: 'results.sequence', everySeconds: 1, run: async ({ db }) => sequenceDueResults(db, await zone()) },
    ] satisfies IntervalJob[],
  };
}
