import type { ModuleContext } from '../../contract/module.ts';
import type { Span } from '../../kernel/days.ts';
import type { IntervalJob } from '../../kernel/jobs/job.ts';
import type { Settings } from '../system/settings.service.ts';
import { readBetHours, sumPlay } from './figures.repository.ts';
import { sequenceDueResults } from './sequencer.ts';

/** What settlements changed, numbered in the order of commits. */
export function createResultsModule({ db }: ModuleContext, { settings }: { settings: Settings }) {
  const zone = async () => (await settings.current()).merchant.timeZone;
  return {
    jobs: [
      { name: 'results.sequence', everySeconds: 1, run: async ({ db }) => sequenceDueResults(db, await zone()) },
    ] satisfies IntervalJob[],
    /** Settled bets of a span, by the sums of hours: a second behind at most. */
    playIn: (span: Span, currency: string) => sumPlay(db, span, currency),
    /** Stakes and payouts of the 24 hours up to a moment, by the clocks of a zone. */
    betHours: (until: Date, zone: string, currency: string) => readBetHours(db, until, zone, currency),
  };
}
