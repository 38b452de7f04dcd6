import type { ApprovalRules, SomeAdminHandlers } from '../../contract/admin/handlers.ts';
import type { CreditLines } from './lines.service.ts';

export const creditAdmin = (
  lines: CreditLines,
): SomeAdminHandlers<'listCreditLines' | 'getCreditLine' | 'setCreditLine'> => ({
  listCreditLines: ({ operator, query: { cursor, pageSize = 20, ...filter } = {} }) =>
    lines.list(operator, filter, { cursor, pageSize }),
  getCreditLine: ({ path }) => lines.detail(path.id),
  setCreditLine: ({ trx, body, by, unchanged }) => lines.set(trx, body, by, unchanged),
});

/** The house lends its money by it, so two people decide. */
export const creditRules: Pick<ApprovalRules, 'setCreditLine'> = { setCreditLine: async () => true };
