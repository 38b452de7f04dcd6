import type { ModuleContext } from '../../contract/module.ts';
import type { Executor } from '../../kernel/db/types.ts';
import type { IntervalJob } from '../../kernel/jobs/job.ts';
import type { Settings } from '../system/settings.service.ts';
import { createPlayGate } from './play-gate.port.ts';
import { recountPlay } from './recount.ts';
import { saferPlayAdmin } from './safer-play.admin.ts';
import { saferPlayRoutes } from './safer-play.routes.ts';
import { createSaferPlay, type SaferPlayPorts } from './safer-play.service.ts';

export interface SaferPlayNeeds extends Pick<SaferPlayPorts, 'endPlay' | 'fitDeposits' | 'withdrawMarketing'> {
  settings: Settings;
}

/** Limits that members set for themselves, breaks from playing, and what they are told of their play. */
export function createSaferPlayModule({ db, cursors, log, now }: ModuleContext, needs: SaferPlayNeeds) {
  const { settings } = needs;
  const gate = createPlayGate(async () => (await settings.current()).merchant.timeZone, now);
  const on = (executor: Executor) => createSaferPlay({ db: executor, cursors, gate, now, ...needs });
  const saferPlay = on(db);
  return {
    assertNoBreak: gate.assertNoBreak,
    handlers: saferPlayRoutes(saferPlay),
    admin: saferPlayAdmin(db, saferPlay),
    jobs: [
      { name: 'play-limits.forget', everySeconds: 600, run: ({ db: own }) => on(own).followRequests() },
      {
        name: 'play.recount',
        everySeconds: 86_400,
        run: ({ db, signal }) => recountPlay(db, { log, signal, now: now() }),
      },
    ] satisfies IntervalJob[],
  };
}
