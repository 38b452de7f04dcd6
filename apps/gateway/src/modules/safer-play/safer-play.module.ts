import type { ModuleContext } from '../../contract/module.ts';
import type { IntervalJob } from '../../kernel/jobs/job.ts';
import type { Settings } from '../system/settings.service.ts';
import { createPlayGate } from './play-gate.port.ts';
import { saferPlayAdmin } from './safer-play.admin.ts';
import { saferPlayRoutes } from './safer-play.routes.ts';
import { createSaferPlay, type SaferPlayPorts } from './safer-play.service.ts';

export interface SaferPlayNeeds extends Pick<SaferPlayPorts, 'endPlay'> {
  settings: Settings;
}

/** Limits that members set for themselves, breaks from playing, and what they are told of their play. */
export function createSaferPlayModule({ db, cursors }: ModuleContext, { settings, endPlay }: SaferPlayNeeds) {
  const gate = createPlayGate(async () => (await settings.current()).merchant.timeZone);
  const saferPlay = createSaferPlay({ db, settings, cursors, gate, endPlay });
  return {
    handlers: saferPlayRoutes(saferPlay),
    admin: saferPlayAdmin(db, saferPlay),
    jobs: [
      { name: 'play-limits.forget', everySeconds: 3_600, run: () => saferPlay.forgetStale() },
    ] satisfies IntervalJob[],
  };
}
