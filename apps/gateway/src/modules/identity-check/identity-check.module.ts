import type { ModuleContext } from '../../contract/module.ts';
import type { IntervalJob } from '../../kernel/jobs/job.ts';
import type { Files } from '../files/files.service.ts';
import type { Settings } from '../system/settings.service.ts';
import { createExpiry } from './expiry.ts';
import { identityCheckAdmin, identityCheckRules } from './identity-check.admin.ts';
import { waitingInReview } from './identity-check.repository.ts';
import { identityCheckRoutes } from './identity-check.routes.ts';
import { createIdentityChecks, type IdentityCheckPorts } from './identity-check.service.ts';
import { createRetention } from './retention.ts';
import { createIdentityReviews, type IdentityReviewPorts } from './review.service.ts';

export interface IdentityCheckNeeds
  extends Pick<IdentityCheckPorts, 'requireStrong' | 'holdWithdrawals'>,
    Pick<IdentityReviewPorts, 'compareAccounts'> {
  settings: Settings;
  files: Files;
}

/** Who members are: what they say, what operators decide, and what runs out. */
export function createIdentityCheckModule({ db, cipher, cursors, now }: ModuleContext, needs: IdentityCheckNeeds) {
  const { settings, files, compareAccounts } = needs;
  const reviews = createIdentityReviews({ db, cipher, cursors, settings, files, compareAccounts, now });
  const expire = createExpiry({ cipher, settings, now });
  const purge = createRetention({ cipher, settings, files, now });
  return {
    handlers: identityCheckRoutes(createIdentityChecks({ ...needs, db, cipher, now })),
    admin: identityCheckAdmin(reviews),
    approvalRules: identityCheckRules(reviews),
    /** How many checks wait for operators. */
    waiting: () => waitingInReview(db),
    jobs: [
      { name: 'identity.expiry', everySeconds: 3_600, run: ({ db, signal }) => expire(db, signal) },
      { name: 'identity.purge', everySeconds: 3_600, run: ({ db, signal }) => purge(db, signal) },
    ] satisfies IntervalJob[],
  };
}
