import type { ApprovalRules, SomeAdminHandlers } from '../../../contract/admin/handlers.ts';
import type { Review } from './review.ts';

type WithdrawalAdminOperation =
  | 'listWithdrawalQueue'
  | 'approveWithdrawal'
  | 'rejectWithdrawal'
  | 'listPayoutAccountReviews'
  | 'decidePayoutAccount';

export const withdrawalsAdmin = (review: Review): SomeAdminHandlers<WithdrawalAdminOperation> => ({
  listWithdrawalQueue: ({ operator, query: { state, cursor, pageSize = 20 } = {} }) =>
    review.queue(operator, { cursor, pageSize }, state),
  approveWithdrawal: ({ trx, path, body, by }) => review.approve(trx, path.id, by, body.reason),
  rejectWithdrawal: ({ path, body, by }) => review.reject(path.id, body.reason, body.note, by),
  listPayoutAccountReviews: ({ operator, query: { cursor, pageSize = 20 } = {} }) =>
    review.accounts(operator, { cursor, pageSize }),
  decidePayoutAccount: ({ path, body, by }) => review.decideAccount(path.id, body.accept, body.reason, by),
});

export const withdrawalsRules = (review: Review): Pick<ApprovalRules, 'approveWithdrawal'> => ({
  approveWithdrawal: ({ path }) => review.needsSecond(path.id),
});
