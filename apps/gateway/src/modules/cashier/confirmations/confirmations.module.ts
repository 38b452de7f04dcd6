import type { ModuleContext } from '../../../contract/module.ts';
import type { Files } from '../../files/files.service.ts';
import { waitingDisputes } from './confirmation.repository.ts';
import { confirmationRoutes } from './confirmations.routes.ts';
import type { Confirmations } from './confirmations.service.ts';
import { disputesAdmin, disputesRules } from './disputes.admin.ts';
import { createDisputes, type DisputePorts } from './disputes.service.ts';

export interface ConfirmationsNeeds extends Pick<DisputePorts, 'payouts'> {
  files: Files;
  confirmations: Confirmations;
}

/** Whether payouts have arrived, as members say, and disputes about those that have not. */
export function createConfirmationsModule(
  { db, cursors, now }: ModuleContext,
  { files, payouts, confirmations }: ConfirmationsNeeds,
) {
  return {
    handlers: confirmationRoutes(confirmations),
    admin: disputesAdmin(createDisputes({ db, cursors, files, payouts, now })),
    approvalRules: disputesRules,
    waiting: () => waitingDisputes(db),
  };
}
