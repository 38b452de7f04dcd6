import type { ModuleContext } from '../../contract/module.ts';
import { createPlayGate } from '../safer-play/play-gate.port.ts';
import { waitingTransfers } from './review.repository.ts';
import { createTransferReview } from './review.service.ts';
import { transfersAdmin } from './transfers.admin.ts';
import { transfersRoutes } from './transfers.routes.ts';
import { createTransfers, type TransferPorts } from './transfers.service.ts';

export type TransfersNeeds = Pick<
  TransferPorts,
  'settings' | 'ownWallets' | 'requireProof' | 'heldUntil' | 'readUnplayed'
>;

/** Money that members pass on to their upline, and agents to a downline. */
export function createTransfersModule({ db, cursors, now }: ModuleContext, needs: TransfersNeeds) {
  const gate = createPlayGate(async () => (await needs.settings.current()).merchant.timeZone, now);
  const ports = { db, cursors, gate, now };
  return {
    handlers: transfersRoutes(createTransfers({ ...ports, ...needs })),
    admin: transfersAdmin(createTransferReview(ports)),
    waiting: () => waitingTransfers(db),
  };
}
