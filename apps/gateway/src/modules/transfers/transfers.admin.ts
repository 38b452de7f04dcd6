import type { SomeAdminHandlers } from '../../contract/admin/handlers.ts';
import type { TransferReview } from './review.service.ts';

type TransferAdminOperation = 'listAllTransfers' | 'approveTransfer' | 'rejectTransfer';

export const transfersAdmin = (review: TransferReview): SomeAdminHandlers<TransferAdminOperation> => ({
  listAllTransfers: ({ operator, query: { cursor, pageSize = 20, ...filter } = {} }) =>
    review.list(operator, { cursor, pageSize }, filter),
  approveTransfer: ({ path, by }) => review.approve(path.id, by),
  rejectTransfer: ({ path, body, by }) => review.reject(path.id, body.reason, body.note, by),
});
