import type { ApprovalRules, SomeAdminHandlers } from '../../../contract/admin/handlers.ts';
import type { Evidence } from './evidence.service.ts';
import type { Review } from './review.ts';

type WithdrawalAdminOperation =
  | 'listWithdrawalQueue'
  | 'getWithdrawalReview'
  | 'approveWithdrawal'
  | 'rejectWithdrawal'
  | 'holdWithdrawal'
  | 'listPayoutAccountReviews'
  | 'decidePayoutAccount';

export const withdrawalsAdmin = (review: Review, evidence: Evidence): SomeAdminHandlers<WithdrawalAdminOperation> => ({
  listWithdrawalQueue: ({ operator, query: { cursor, pageSize = 20, ...filter } = {} }) =>
    review.queue(operator, { cursor, pageSize }, filter),
  getWithdrawalReview: ({ operator, path }) => evidence.review(path.id, operator),
  approveWithdrawal: ({ trx, path, body, by }) => review.approve(trx, path.id, by, body.reason),
  rejectWithdrawal: ({ path, body, by }) => review.reject(path.id, body.reason, body.note, by),
  holdWithdrawal: ({ path, body, by }) => review.hold(path.id, body, by),
  listPayoutAccountReviews: ({ operator, query: { cursor, pageSize = 20 } = {} }) =>
    review.accounts(operator, { cursor, pageSize }),
  decidePayoutAccount: ({ path, body, by }) => review.decideAccount(path.id, body.accept, body.reason, by),
});

export const withdrawalsRules = (review: Review): Pick<ApprovalRules, 'approveWithdrawal'> => ({
  approveWithdrawal: ({ path }) => review.needsSecond(path.id),
});
