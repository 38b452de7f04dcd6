import type { ModuleContext } from '../../contract/module.ts';
import { transfersRoutes } from './transfers.routes.ts';
import { createTransfers, type TransferPorts } from './transfers.service.ts';

export type TransfersNeeds = Pick<TransferPorts, 'settings' | 'requireProof' | 'heldUntil' | 'readFree'>;

/** Money that members pass on to their upline, and agents to a downline. */
export const createTransfersModule = ({ db, cursors }: ModuleContext, needs: TransfersNeeds) => ({
  handlers: transfersRoutes(createTransfers({ db, cursors, ...needs, now: () => new Date() })),
});
