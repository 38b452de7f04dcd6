import type { ApprovalRules, SomeAdminHandlers } from '../../contract/admin/handlers.ts';
import type { Corrections } from './corrections.service.ts';

export const correctionsAdmin = (
  corrections: Corrections,
): SomeAdminHandlers<'listWalletCorrections' | 'correctWallet'> => ({
  listWalletCorrections: ({ operator, query: { cursor, pageSize = 20, ...filter } = {} }) =>
    corrections.list(operator, { cursor, pageSize }, filter),
  correctWallet: ({ trx, body, by, approval }) => corrections.correct(trx, body, by, approval),
});

/** Money that is moved by hand is moved by two people, whatever its amount. What could not be made is refused before it waits. */
export const correctionsRules = (corrections: Corrections): Pick<ApprovalRules, 'correctWallet'> => ({
  async correctWallet({ body }) {
    await corrections.assertPossible(body);
    return true;
  },
});
