import type { ModuleContext } from '../../../contract/module.ts';
import type { Refunds } from './refunds.service.ts';
import { unmatchedAdmin, unmatchedRules } from './unmatched.admin.ts';
import { waitingUnmatched } from './unmatched.repository.ts';
import { createUnmatched, type UnmatchedPorts } from './unmatched.service.ts';

/** Payments that fit no order, and what members owe. */
export function createUnmatchedModule(
  { db, cursors, now }: ModuleContext,
  { gate, payouts, refunds }: Pick<UnmatchedPorts, 'gate' | 'payouts'> & { refunds: Pick<Refunds, 'decide'> },
) {
  return {
    admin: unmatchedAdmin(createUnmatched({ db, cursors, gate, payouts, now }), refunds),
    approvalRules: unmatchedRules,
    waiting: () => waitingUnmatched(db),
  };
}
