import type { SomeHandlers } from '../../../contract/handlers.ts';
import type { PayoutAccounts } from '../accounts/accounts.service.ts';
import type { Withdrawals } from './withdrawals.service.ts';

type WithdrawalOperation =
  | 'getPayoutMethods'
  | 'listPayoutAccounts'
  | 'addPayoutAccount'
  | 'removePayoutAccount'
  | 'chooseDefaultAccount'
  | 'getWithdrawable'
  | 'createWithdrawal'
  | 'listWithdrawals'
  | 'getWithdrawal';

export const withdrawalRoutes = (
  withdrawals: Withdrawals,
  accounts: PayoutAccounts,
): SomeHandlers<WithdrawalOperation> => ({
  getPayoutMethods: ({ actor }) => withdrawals.methods(actor),
  listPayoutAccounts: ({ actor }) => accounts.list(actor),
  addPayoutAccount: ({ actor, body, ip }) => accounts.add(actor, body, ip),
  removePayoutAccount: ({ actor, path, ip }) => accounts.remove(actor, path.accountId, ip),
  chooseDefaultAccount: ({ actor, path }) => accounts.choose(actor, path.accountId),
  getWithdrawable: ({ actor }) => withdrawals.withdrawable(actor),
  createWithdrawal: ({ trx, actor, body, ip }) => withdrawals.create(trx, actor, body, ip),
  listWithdrawals: ({ actor, query: { cursor, pageSize = 20 } = {} }) => withdrawals.list(actor, { cursor, pageSize }),
  getWithdrawal: ({ actor, path }) => withdrawals.detail(actor, path.orderNo),
});
