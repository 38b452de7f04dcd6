import type { ModuleContext } from '../../contract/module.ts';
import type { IntervalJob } from '../../kernel/jobs/job.ts';
import type { Settings } from '../system/settings.service.ts';
import { openBeacon } from './beacon.ts';
import { createDrawRecords } from './draw-records.service.ts';
import { drawsAdmin } from './draws.admin.ts';
import { drawsRoutes } from './draws.routes.ts';
import { createDraws } from './draws.service.ts';
import { createDrawScheduler, drawsChanged } from './scheduler.ts';

export interface DrawsNeeds {
  settings: Settings;
  /** Public beacon whose values are mixed into draws; none are without it. */
  beaconUrl: string | undefined;
}

/** Lotteries on a clock. */
export async function createDrawsModule(
  { db, notifier, cipher, cursors }: ModuleContext,
  { settings, beaconUrl }: DrawsNeeds,
) {
  const beacon = beaconUrl === undefined ? undefined : openBeacon(beaconUrl);
  const draws = await createDraws({ db, notifier, settings, beaconUrl: beacon?.url });
  const scheduler = createDrawScheduler({
    db,
    cipher,
    timeZone: async () => (await settings.current()).merchant.timeZone,
    announce: (drawn) => notifier.publish(drawsChanged, { drawn }),
    beacon,
  });
  return {
    handlers: drawsRoutes(draws),
    jobs: [
      { name: 'draws.tick', everySeconds: 2, run: ({ db }) => scheduler.tick(db) },
      { name: 'draws.purge', everySeconds: 3_600, run: ({ db }) => scheduler.purge(db) },
    ] satisfies IntervalJob[],
    admin: drawsAdmin(createDrawRecords(db, cursors)),
    draws,
    scheduler,
    close: () => draws.close(),
  };
}
