import type { ModuleContext } from '../../../contract/module.ts';
import { unmatchedAdmin, unmatchedRules } from './unmatched.admin.ts';
import { waitingUnmatched } from './unmatched.repository.ts';
import { createUnmatched, type UnmatchedPorts } from './unmatched.service.ts';

/** Payments that fit no order, and what members owe. */
export function createUnmatchedModule(
  { db, cursors, now }: ModuleContext,
  { gate, payouts }: Pick<UnmatchedPorts, 'gate' | 'payouts'>,
) {
  return {
    admin: unmatchedAdmin(createUnmatched({ db, cursors, gate, payouts, now })),
    approvalRules: unmatchedRules,
    waiting: () => waitingUnmatched(db),
  };
}
