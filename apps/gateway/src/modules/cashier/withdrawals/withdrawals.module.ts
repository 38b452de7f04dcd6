import type { SignedIn } from '../../../contract/actor.ts';
import type { ModuleContext } from '../../../contract/module.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import type { Purse } from './checks.repository.ts';
import { createEvidence } from './evidence.service.ts';
import { waitingReviews } from './queue.repository.ts';
import { createReview, type ReviewPorts } from './review.ts';
import { readFree, readUnplayed } from './withdrawable.ts';
import { withdrawalsAdmin, withdrawalsRules } from './withdrawals.admin.ts';
import { withdrawalRoutes } from './withdrawals.routes.ts';
import { createWithdrawals, type WithdrawalPorts } from './withdrawals.service.ts';

export type WithdrawalsNeeds = Pick<WithdrawalPorts, 'methods' | 'requireProof' | 'heldUntil'> &
  Pick<ReviewPorts, 'queue' | 'settings' | 'accounts' | 'payouts'>;

/** Withdrawals: how members request them, and operators decide them. */
export function createWithdrawalsModule({ db, cursors, now }: ModuleContext, needs: WithdrawalsNeeds) {
  const { queue, settings, accounts, payouts, methods, requireProof, heldUntil } = needs;
  const withdrawals = createWithdrawals({
    ...{ db, queue, cursors, settings, accounts, methods, requireProof, heldUntil, now },
  });
  const review = createReview({ db, queue, cursors, settings, accounts, payouts, now });
  return {
    handlers: withdrawalRoutes(withdrawals, accounts),
    admin: withdrawalsAdmin(review, createEvidence({ db, settings, accounts, now })),
    approvalRules: withdrawalsRules(review),
    waiting: () => waitingReviews(db),
    /** The cash of a member, and what of it has to be played first. */
    readUnplayed: async (executor: Executor, actor: SignedIn) =>
      readUnplayed(executor, actor, (await settings.current()).withdrawals.turnoverPercent),
    /** What of the cash of a member may be withdrawn. */
    readFree: async (executor: Executor, purse: Purse) =>
      readFree(executor, purse, (await settings.current()).withdrawals.turnoverPercent),
  };
}
