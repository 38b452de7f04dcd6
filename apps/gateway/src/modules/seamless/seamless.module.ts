import type { ModuleContext } from '../../contract/module.ts';
import type { IntervalJob } from '../../kernel/jobs/job.ts';
import type { Settings } from '../system/settings.service.ts';
import { createVendorGate } from './credentials.ts';
import { purgeGameSessions } from './game-session.repository.ts';
import { createGameSessions } from './game-sessions.port.ts';
import { seamlessAdmin } from './seamless.admin.ts';
import { seamlessHandlers } from './seamless.routes.ts';
import { createSeamlessService } from './seamless.service.ts';

/** The wallet that vendors of games call. */
export function createSeamlessModule(
  { db, cipher, now, rateLimitScale: scale }: ModuleContext,
  { settings }: { settings: Settings },
) {
  return {
    handlers: seamlessHandlers(createSeamlessService({ db, settings, now })),
    jobs: [
      { name: 'game-sessions.purge', everySeconds: 3_600, run: ({ db }) => purgeGameSessions(db) },
    ] satisfies IntervalJob[],
    admin: seamlessAdmin(db),
    /** Proves who a vendor's call comes from. */
    resolveVendor: createVendorGate({ db, cipher, now, scale }),
    gameSessions: createGameSessions(db),
  };
}
