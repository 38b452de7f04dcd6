import type { ModuleContext } from '../../contract/module.ts';
import type { IntervalJob } from '../../kernel/jobs/job.ts';
import { bonusOffersAdmin, bonusOffersRules } from './bonuses.admin.ts';
import { bonusRoutes } from './bonuses.routes.ts';
import { createBonuses } from './bonuses.service.ts';
import { createBonusOffers } from './offers.service.ts';

/** Bonuses that come with deposits. */
export function createBonusesModule({ db, cursors, log }: ModuleContext) {
  const bonuses = createBonuses({ db, cursors, log });
  return {
    handlers: bonusRoutes(bonuses),
    admin: bonusOffersAdmin(createBonusOffers({ db, cursors })),
    approvalRules: bonusOffersRules,
    jobs: [
      {
        name: 'bonuses.clock',
        everySeconds: 5,
        run: ({ db: own, signal }) => createBonuses({ db: own, cursors, log }).lookAtDue(signal),
      },
    ] satisfies IntervalJob[],
  };
}
