import type { ApprovalRules, SomeAdminHandlers } from '../../../contract/admin/handlers.ts';
import { readerOf } from '../../files/reader.port.ts';
import type { Disputes } from './disputes.service.ts';

type DisputeOperation = 'listDisputes' | 'moveDispute' | 'resolveDispute' | 'showEvidence';

export const disputesAdmin = (disputes: Disputes): SomeAdminHandlers<DisputeOperation> => ({
  listDisputes: ({ operator, query: { cursor, pageSize = 20, ...filter } = {} }) =>
    disputes.queue(operator, { cursor, pageSize }, filter),
  moveDispute: ({ path, body, by }) => disputes.move(path.id, body.step, body.reason, by),
  resolveDispute: ({ trx, path, body, by }) => disputes.resolve(trx, path.id, body, by),
  showEvidence: ({ path, by, request }) => disputes.show(path.id, path.fileId, by, readerOf(request)),
});

/** Money that goes back before its provider has sent it needs two operators. */
export const disputesRules: Pick<ApprovalRules, 'resolveDispute'> = {
  resolveDispute: async ({ body }) => body.outcome === 'RETURNED',
};
