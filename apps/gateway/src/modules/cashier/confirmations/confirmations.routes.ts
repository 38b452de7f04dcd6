import type { SomeHandlers } from '../../../contract/handlers.ts';
import type { Confirmations } from './confirmations.service.ts';

type ConfirmationOperation =
  | 'listConfirmations'
  | 'countConfirmations'
  | 'getConfirmation'
  | 'confirmReceived'
  | 'openDispute'
  | 'sendEvidence';

export const confirmationRoutes = (confirmations: Confirmations): SomeHandlers<ConfirmationOperation> => ({
  listConfirmations: ({ actor, query: { cursor, pageSize = 20 } = {} }) =>
    confirmations.list(actor, { cursor, pageSize }),
  countConfirmations: ({ actor }) => confirmations.count(actor),
  getConfirmation: ({ actor, path }) => confirmations.get(actor, path.partNo),
  confirmReceived: ({ actor, path, body, ip }) => confirmations.received({ actor, ip }, path.partNo, body.whole),
  openDispute: ({ actor, path, body, ip }) => confirmations.dispute({ actor, ip }, path.partNo, body),
  sendEvidence: ({ actor, path, body, ip }) => confirmations.evidence({ actor, ip }, path.partNo, body),
});
